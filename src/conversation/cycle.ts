/** When compaction is due, and when to ask again would be in vain: read off the log, so that a restart asks nothing anew. */
import { type Attempt, type DueInput, due } from "../context/index.js";
import { callsOf } from "./entries.js";
import type { Item } from "./items.js";
import type { Journal } from "./journal.js";

/** Whether the past is to be made smaller before the next request, for which there are so many tokens. Once for the same past, rules and limit. */
export function isDue({ transcript: { items }, view }: Journal, used: number, limit: number): boolean {
  const question = questionOf(items, view.rules.sequence);
  return due({ ...question, used, limit: Math.max(0, limit) }).kind === "yes";
}

/** What the items make of the question, under the rules as they are since a sequence (`fold.epoch`). */
export function questionOf(items: readonly Item[], rules: number): Omit<DueInput, "used" | "limit" | "marks"> {
  return { head: headOf(items), rules: String(rules), turn: stepsIn(items), last: lastAttempt(items, rules) };
}

/** The last attempt, whatever came of it. Rules that have changed behind it are others than it was made under. */
function lastAttempt(items: readonly Item[], rules: number): Attempt | null {
  const at = items.findLastIndex((item) => limitIn(item) !== undefined);
  const attempt = items[at];
  const limit = limitIn(attempt);
  if (attempt === undefined || limit === undefined) return null;
  const before = items.slice(0, at);
  const under = rules < attempt.sequence ? String(rules) : "";
  return { head: headOf(before), rules: under, limit, turn: stepsIn(before) };
}

function limitIn(item: Item | undefined): number | undefined {
  if (item?.kind === "attempt") return item.limit;
  return item?.kind === "epoch" ? item.entry.limit : undefined;
}

/** The newest of what was said or has changed. */
function headOf(items: readonly Item[]): string {
  return String(items.findLast(({ kind }) => kind !== "epoch" && kind !== "attempt")?.sequence ?? 0);
}

/** Turns of the user, and the steps of each: in a long turn it is they that fill the window, and to wait for its end would be too long. */
function stepsIn(items: readonly Item[]): number {
  return items.filter((item) => item.kind === "user" || (item.kind === "reply" && callsOf(item.entry).length > 0))
    .length;
}
