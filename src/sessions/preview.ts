/** What a turn would come to; nothing is written. */
import { requireString } from "../base/index.js";
import type { Cursor } from "./cursor.js";
import { decide } from "./decide.js";
import type { Preview } from "./results.js";

/** Decides a text against what holds now. @throws {TypeError} when it is none. */
export async function preview(cursor: Cursor, text: string): Promise<Preview> {
  requireString(text, "A turn");
  const fold = await cursor.fresh();
  const { decision, outcome, changes, ...decided } = decide(fold, [text]);
  return { decision, outcome, repairs: decided.repairs(), changes, head: fold.head };
}
