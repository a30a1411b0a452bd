/** Contracts: what each kind of page must keep when it is shortened. */
import type { Page, PageKind } from "./page.js";

/** The least that a shorter page of a kind must keep. */
export interface PageContract {
  readonly kind: PageKind;
  /** Counted up when what it asks changes; audit lines name it. */
  readonly version: number;
  /** What a candidate for a page's body lacks, or has too much: none where it may stand in its place. Pure. */
  violations(page: Page, candidate: string): readonly string[];
}

/** The kinds that nothing shortens, and whose contract no host replaces. */
export const SEALED: readonly PageKind[] = ["system_context", "directive_state"];
