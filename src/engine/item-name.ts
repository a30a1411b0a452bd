/** The name of an item for hosts, who may give anything. */

import { requireString } from "../base/index.js";
import { normalizeItem as normalize } from "../semantics/index.js";

/**
 * The name under which the state knows an item, in whatever spelling (spec, `item.*`). It may be empty.
 *
 * @throws {TypeError} when the item is not a string.
 */
export function normalizeItem(item: string): string {
  requireString(item, "An item");
  return normalize(item);
}
