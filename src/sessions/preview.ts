/** What a turn would come to; nothing is written. */
import { requireString } from "../base/index.js";
import type { Cursor } from "./cursor.js";
import { decide } from "./decide.js";
import type { Preview } from "./results.js";

/** Decides a text against what holds now. @throws {TypeError} when it is none. */
export async function preview(cursor: Cursor, text: string): Promise<Preview> {
  requireString(text, "A turn");
  const fold = await cursor.fresh();
  const { decision, outcome, repairs, changes } = decide(fold, [text]);
  return { decision, outcome, repairs, changes, head: fold.head };
}
