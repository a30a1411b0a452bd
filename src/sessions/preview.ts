/** What a turn would come to; nothing is written. */
import { requireString } from "../base/index.js";
import type { Snapshot } from "../index.js";
import type { Cursor } from "./cursor.js";
import { decide, isTooLong } from "./decide.js";
import type { Preview } from "./results.js";

/** Decides a text against what holds now, or against a snapshot. @throws {TypeError} when the text is none. */
export async function preview(cursor: Cursor, text: string, on?: Snapshot): Promise<Preview> {
  requireString(text, "A turn");
  // What the log says now makes no difference to what a text does to a snapshot.
  const fold = on === undefined ? await cursor.fresh() : { ...cursor.known, snapshot: on, question: null };
  const decided = decide(fold, [text]);
  const { decision, outcome, changes } = decided;
  const tooLong = isTooLong(decided, text.length, cursor.log.setup.limits) ? "too_long" : null;
  const refused = fold.erased ? "erased" : tooLong;
  return { decision, outcome, repairs: decided.repairs(), changes, refused, head: fold.head };
}
