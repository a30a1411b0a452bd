/** Applies what is new in rule files to a session: a turn for each line, which is taken once however often it is sent. */
import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Head, LogRecord, Session, StepRequest } from "../../sessions/index.js";
import { Refusal } from "../io/refusal.js";
import { undone } from "../kept/action.js";
import { readable } from "../kept/open.js";
import type { FileLine, Planned, PlannedLine } from "./plan.js";

/** The line as it is once the log is asked: what an earlier turn of it has stepped is new no more. */
export async function foreseen(session: Session, planned: PlannedLine): Promise<PlannedLine> {
  return stepsIn(planned).length === 0 ? planned : (await nextTurn(session, planned)).planned;
}

/**
 * Steps the new directives of a line that no earlier turn of it has stepped, all or none, unless the session is no longer as it
 * was seen. Gives the line with what came of them, and the rules as they are seen then.
 *
 * @throws {Refusal} when it is not done; the lines before it are, and are not done again.
 */
export async function applyLine(
  session: Session,
  line: PlannedLine,
  seen: Head,
): Promise<{ line: PlannedLine; rules: Head }> {
  for (let left = line; ; ) {
    const { planned, turn } = await nextTurn(session, left);
    const steps = stepsIn(planned);
    if (steps.length === 0) return { line: planned, rules: seen };
    const text = line.line.text.replace(/\s+/g, " ");
    const rules = await stepped(session, { turn, text, steps, seen }, line.line);
    if (rules !== null) return { line: became(planned, steps, "applied"), rules };
    left = planned;
  }
}

function stepsIn({ planned }: PlannedLine): readonly string[] {
  return planned.filter(({ status }) => status === "new").map(({ step }) => step);
}

/** The first turn of a line that there is not yet, and the line without what those before it have stepped. */
async function nextTurn(session: Session, line: PlannedLine): Promise<{ planned: PlannedLine; turn: string }> {
  let planned = line;
  for (let earlier = 0; ; earlier += 1) {
    const turn = turnOf(line.line, earlier);
    const entry = await readable(session.find(turn));
    if (entry === null) return { planned, turn };
    planned = became(planned, entry.record.kind === "turn" ? textsIn(entry.record) : null, "before");
  }
}

function textsIn({ steps }: Extract<LogRecord, { kind: "turn" }>): readonly string[] {
  return steps.map(({ text }) => text);
}

/** The line with what has become of some of its new steps; of all of them, where nobody knows which (null). */
function became({ line, planned }: PlannedLine, steps: readonly string[] | null, status: "applied" | "before") {
  const isIn = ({ step }: Planned) => steps === null || steps.includes(step);
  const told = planned.map((each): Planned => (each.status === "new" && isIn(each) ? { ...each, status } : each));
  return { line, planned: told };
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
      throw new Refusal(
        `This session has gone on elsewhere: from ${file}:${line} on nothing was applied. Run it again: what was applied is not applied twice.`,
      );
    case "refused":
      return undone(answered.reason);
  }
}

/** The id of a turn of a line, wherever it stands now: of the name of its file and its text, and of how many turns of it were before. */
function turnOf({ file, text }: FileLine, earlier: number): string {
  const parts = [basename(file), text, ...(earlier === 0 ? [] : [earlier])];
  return `rules-${createHash("sha256").update(JSON.stringify(parts)).digest("hex")}`;
}
