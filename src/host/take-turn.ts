/** The way of a turn through the host: what was answered before is answered again, and else it is taken. */
import type { View } from "../sessions/index.js";
import { type HostAnswer, refused } from "./answer.js";
import { isAlone, isTakenBack, latestOf, reasked, rewound, type Version } from "./edits.js";
import { fresh, hasSeen, isSame, stale } from "./fresh.js";
import { again } from "./replay.js";
import { editId } from "./request.js";
import type { Anew, Attempt, Taking } from "./taking.js";

/** How often a turn is looked at anew when others are quicker. */
const ATTEMPTS = 16;

/** Takes a turn. Whatever is written of it stands under its own id: it is written once, by whichever process is first. */
export async function takeTurn(taking: Taking): Promise<HostAnswer> {
  let before: Anew | null = null;
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    const attempt: Attempt = await attempted(taking, before);
    if (attempt.kind !== "anew") return attempt;
    before = attempt;
  }
  return refused("conflict");
}

async function attempted(taking: Taking, before: Anew | null): Promise<Attempt> {
  const meant = before?.meant;
  // Before the log is asked for the turn: what is written of it after this look, such as a question, is never taken for another turn's.
  const view = await taking.session.view();
  const version = await latestOf(taking);
  const { entry, undone, turn } = version;
  const present = { ...taking, ids: { ...taking.ids, turn } };
  // What it has done on its way, such as to set a question aside, is nothing that it has not seen.
  if (before?.edit !== undefined && version.edit < before.edit) return sentAnew(taking, version, view, meant);
  if (isAsSeenNow(taking, view) && (await isTakenBack(taking, version))) return sentAnew(taking, version, view, meant);
  const answer = entry === null ? null : await again(present, entry, view);
  if (answer !== null) return answer;
  const isEdited = entry !== null || (undone !== null && undone.record.message !== taking.ids.mark);
  if (isEdited && taking.settings.onEdit === "refuse") return refused("turn_reused");
  if (isEdited && (await isTakenBack(taking, version))) return sentAnew(taking, version, view, meant);
  if (isEdited) return hasSeen(taking, view) ? rewound(taking, version, view) : stale(taking, view);
  if (undone === null) return fresh(present, view, meant);
  if (await reasked(taking, version, undone, view)) return { kind: "anew", meant: undefined };
  // What was seen was held to before the way back: what holds since, and the number of the question, is of this turn's own making.
  const isOwn = await isAlone(taking, version, undone, view);
  return fresh(isOwn ? { ...present, seen: undefined, answering: undefined } : present, view, meant);
}

/** Whether the turn names what holds now, which no retry of a message that was taken back before can do. */
function isAsSeenNow({ settings, seen, answering }: Taking, { rules, question }: View): boolean {
  if (settings.onEdit === "refuse") return false;
  const answersNow = question !== null && answering === question.sequence;
  return answersNow || (seen !== undefined && isSame(seen, rules));
}

/** A message by the id of one that was taken back with an edit of another. */
async function sentAnew(taking: Taking, version: Version, view: View, meant: Anew["meant"]): Promise<Attempt> {
  const edit = version.edit + 1;
  const attempt = await fresh({ ...taking, ids: { ...taking.ids, turn: editId(taking.ids, edit) } }, view, meant);
  return attempt.kind === "anew" ? { ...attempt, edit } : attempt;
}
