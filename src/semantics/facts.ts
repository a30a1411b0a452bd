/** What a check may ask of a snapshot. The engine's snapshot answers; no check sees how it is held, or makes another one. */
import type { PolicyValue } from "../values.js";

/** What holds before a turn. */
export interface Facts {
  readonly premise: string | null;
  /** The policy of an item that is normalized already, or null. */
  getPolicy(item: string): PolicyValue | null;
  /** The items that have a policy, in the order of listings. The caller's own. */
  items(): string[];
}
