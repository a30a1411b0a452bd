/** What was recorded of requests: of a session's log, or of a file. */
import { fieldOf, isPlainObject, isShallow } from "../../base/index.js";
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

/** A conversation keeps with a result what was cut of it. */
const RESULT = "conversation.result";

/** What a session's log has. @throws {Refusal} for a record that is not of this version. */
export async function auditedOf(session: Session): Promise<Audited[]> {
  const entries = await wholeHistory(session);
  return entries.flatMap(({ sequence, record }) => {
    if (record.kind !== "layer") return [];
    if (record.name === KIND) return [{ at: sequence, lines: readLines(record.data, sequence) }];
    return record.name === RESULT ? cutIn(record.data, sequence) : [];
  });
}

/** What was cut of a result, if anything. @throws {Refusal} */
function cutIn(data: unknown, at: number): Audited[] {
  const cut = fieldOf(data, "cut");
  if (cut === undefined) return [];
  return [{ at, lines: isAuditLine(cut) ? [cut] : readLines(cut, at) }];
}

/**
 * What a file has: an export of a session, what `audit --json` wrote, or what a host wrote, each line of it an audit line, the data of a
 * record, or a record. Lines of other records are none of its business.
 *
 * @throws {Refusal} for a line that is no object, a file without any record, or an audit record that cannot be read.
 */
export function auditedIn(text: string, name: string): Audited[] {
  const found = text
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [{ at: index + 1, record: recordIn(line, index + 1, name) }]));
  if (found.length > 0 && !found.some(({ record }) => isRecord(record)))
    throw new Refusal(`'${name}' has no record in any line. Give ${RECORDS}.`);
  return found.flatMap(({ at, record }) => auditedAt(at, record));
}

function recordIn(line: string, at: number, name: string): unknown {
  const value = parsed(line, () => new Refusal(`'${name}' has no JSON in line ${at}. Give a JSON value a line.`));
  if (!isPlainObject(value) || !isShallow(value, DEEPEST))
    throw new Refusal(`'${name}' has no record in line ${at}. Give ${RECORDS}.`);
  return recordOf(value, at, name);
}

/** Whether a line is one of an export or of `audit --json`, or says what it is. A message of a conversation has a role alone. */
function isRecord(record: unknown): boolean {
  const says = (field: string) => typeof fieldOf(record, field) === "string";
  return (
    dataOf(record) !== null || says("format") || says("kind") || (says("name") && fieldOf(record, "data") !== undefined)
  );
}

function auditedAt(at: number, record: unknown): Audited[] {
  if (isOf(record, RESULT)) return cutIn(fieldOf(record, "data"), at);
  const data = dataOf(record);
  if (data === null) return [];
  return [{ at, lines: isAuditLine(data) ? [data] : readLines(data, at) }];
}

/** Deeper than the data of any record. */
const DEEPEST = 1_100;

const RECORDS = "an export of a session, or its records, a line each";

/** The record of an export's line, or the value itself. @throws {Refusal} */
function recordOf(value: unknown, at: number, name: string): unknown {
  const body = fieldOf(value, "body");
  const sealed = (): Refusal =>
    new Refusal(
      `'${name}' is sealed: the body in line ${at} is no JSON. Give a plain export ('sessions export --plain').`,
    );
  return typeof body === "string" ? parsed(body, sealed) : value;
}

/** The audit line of a value, whole or damaged, or the data of its record; null where it is something else. */
function dataOf(record: unknown): unknown {
  if (fieldOf(record, "mode") === "audit") return { version: 1, lines: fieldOf(record, "lines") };
  if (saysLine(record) || auditLines(record) !== null) return record;
  return isOf(record, KIND) ? fieldOf(record, "data") : null;
}

/** Whether a record is of a kind, be it one of a log or one that a host has made. */
function isOf(record: unknown, kind: string): boolean {
  return fieldOf(record, "kind") === kind || fieldOf(record, "name") === kind;
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
