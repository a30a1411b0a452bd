/** What was recorded of requests: of a session's log, or of a file. */
import { fieldOf } from "../../base/index.js";
import type { AuditLine } from "../../context/index.js";
import type { Session } from "../../sessions/index.js";
import { Refusal } from "../io/refusal.js";
import { wholeHistory } from "../kept/look.js";
import { auditLines, isAuditLine, saysLine } from "./lines.js";

/** The lines of a request, and where they stand: the entry of a log, or the line of a file. */
export interface Audited {
  readonly at: number;
  readonly lines: readonly AuditLine[];
}

const KIND = "context.audit";

/** What a session's log has. @throws {Refusal} for a record that is not of this version. */
export async function auditedOf(session: Session): Promise<Audited[]> {
  const entries = await wholeHistory(session);
  return entries.flatMap(({ sequence, record }) =>
    record.kind === "layer" && record.name === KIND ? [{ at: sequence, lines: readLines(record.data, sequence) }] : [],
  );
}

/**
 * What a file has: an export of a session, or what a host wrote, each line of it an audit line, the data of a record, or a
 * record. Lines of other records are none of its business.
 *
 * @throws {Refusal} for a line that is no JSON, or an audit record that cannot be read.
 */
export function auditedIn(text: string, name: string): Audited[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const at = index + 1;
    const value = parsed(line, () => new Refusal(`'${name}' has no JSON in line ${at}. Give a JSON value a line.`));
    const data = dataOf(value, at, name);
    if (data === null) return [];
    return [{ at, lines: isAuditLine(data) ? [data] : readLines(data, at) }];
  });
}

/** The audit line of a value, whole or damaged, or the data of its record; null where it is something else. */
function dataOf(value: unknown, at: number, name: string): unknown {
  if (saysLine(value) || auditLines(value) !== null) return value;
  const body = fieldOf(value, "body");
  const sealed = (): Refusal =>
    new Refusal(
      `'${name}' is sealed: the body in line ${at} is no JSON. Give a plain export ('sessions export --plain').`,
    );
  const record = typeof body === "string" ? parsed(body, sealed) : value;
  const isAudit = fieldOf(record, "kind") === KIND || fieldOf(record, "name") === KIND;
  return isAudit ? fieldOf(record, "data") : null;
}

function readLines(data: unknown, at: number): readonly AuditLine[] {
  const lines = auditLines(data);
  if (lines === null)
    throw new Refusal(`The audit record at ${at} is of another version, or damaged. Nothing of it is shown.`);
  return lines;
}

function parsed(text: string, wrong: () => Refusal): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw wrong();
  }
}
