/** Applies what is new in rule files to a session: a turn for each line, which is taken once however often it is sent. */
import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Head, Session, StepRequest } from "../../sessions/index.js";
import { Refusal } from "../io/refusal.js";
import { undone } from "../kept/action.js";
import { readable } from "../kept/open.js";
import type { FileLine, Planned, PlannedLine } from "./plan.js";

/**
 * Steps the new directives of a line that no earlier turn of it has stepped, all or none, unless the session is no longer as it
 * was seen. Gives the line with what came of them, and the rules as they are seen then.
 *
 * @throws {Refusal} when it is not done; the lines before it are, and are not done again.
 */
export async function applyLine(
  session: Session,
  { line, planned }: PlannedLine,
  seen: Head,
): Promise<{ line: PlannedLine; rules: Head }> {
  let left: readonly string[] = planned.filter(({ status }) => status === "new").map(({ step }) => step);
  let rules = seen;
  for (let earlier = 0; left.length > 0; earlier += 1) {
    const turn = turnOf(line, earlier);
    const head = await stepped(session, { turn, text: line.text.replace(/\s+/g, " "), steps: left, seen }, line);
    if (head !== null) {
      rules = head;
      break;
    }
    const before = await stepsOf(session, turn);
    left = left.filter((step) => before !== null && !before.includes(step));
  }
  const told = planned.map((each): Planned => {
    if (each.status !== "new") return each;
    return { ...each, status: left.includes(each.step) ? "applied" : "before" };
  });
  return { line: { line, planned: told }, rules };
}

/** The rules after a turn; null where it was taken before. */
async function stepped(session: Session, request: StepRequest, { file, line }: FileLine): Promise<Head | null> {
  const answered = await readable(session.step(request));
  switch (answered.kind) {
    case "stepped":
      if (answered.decision.kind !== "update")
        throw new Refusal(`${file}:${line} was not applied: ${answered.decision.prompt_to_user}`);
      return answered.head;
    case "duplicate":
      return null;
    case "stale":
    case "conflict":
      return undone(answered.kind);
    case "refused":
      return undone(answered.reason);
  }
}

/** What a turn has stepped; null where the log no longer says it. */
async function stepsOf(session: Session, turn: string): Promise<readonly string[] | null> {
  const entry = await readable(session.find(turn));
  return entry?.record.kind === "turn" ? entry.record.steps.map(({ text }) => text) : null;
}

/** The id of a turn of a line: of the name of its file, its number and its text, and of how many turns of it were before. */
function turnOf({ file, line, text }: FileLine, earlier: number): string {
  const parts = [basename(file), line, text, ...(earlier === 0 ? [] : [earlier])];
  return `rules-${createHash("sha256").update(JSON.stringify(parts)).digest("hex")}`;
}
