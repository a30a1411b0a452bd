/** Applies what is new in rule files to a session: a turn for each line, which is taken once however often it is sent. */
import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Head, Session } from "../../sessions/index.js";
import { Refusal } from "../io/refusal.js";
import { undone } from "../kept/action.js";
import { readable } from "../kept/open.js";
import type { FileLine, PlannedLine } from "./plan.js";

/** What came of a line: its turn was taken now, or by an earlier run. */
export type Applied = "applied" | "before";

/**
 * Steps the new directives of a line, all or none, unless the session is no longer as it was seen.
 * @throws {Refusal} when it is not done; the lines before it are, and are not done again.
 */
export async function applyLine(
  session: Session,
  { line, planned }: PlannedLine,
  seen: Head,
): Promise<{ applied: Applied; rules: Head } | null> {
  const steps = planned.filter(({ status }) => status === "new").map(({ step }) => step);
  if (steps.length === 0) return null;
  const text = line.text.replace(/\s+/g, " ");
  const answered = await readable(session.step({ turn: turnOf(line), text, steps, seen }));
  switch (answered.kind) {
    case "stepped":
      if (answered.decision.kind !== "update")
        throw new Refusal(`${line.file}:${line.line} was not applied: ${answered.decision.prompt_to_user}`);
      return { applied: "applied", rules: answered.head };
    case "duplicate":
      return { applied: "before", rules: seen };
    case "stale":
    case "conflict":
      return undone(answered.kind);
    case "refused":
      return undone(answered.reason);
  }
}

/** The id of the turn of a line: of the name of its file, its number and its text. */
function turnOf({ file, line, text }: FileLine): string {
  const digest = createHash("sha256").update(JSON.stringify([basename(file), line, text]));
  return `rules-${digest.digest("hex")}`;
}
