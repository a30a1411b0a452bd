/** Audit lines as they come out of a log or a file: each is looked at before it is told. */
import { fieldOf, fieldsOf } from "../../base/index.js";
import type { AuditLine } from "../../context/index.js";

/** The fields of each line, and what each must be. `text?` and `count?` may be null. */
const FIELDS = {
  shorten: {
    kind: "text",
    id: "text",
    origin: "text",
    before: "count",
    after: "count",
    contract: "contract",
    mode: "text",
    accepted: "boolean",
    violations: "texts",
    sequence: "count?",
    turn: "count or absent",
  },
  source: {
    name: "text",
    outcome: "text",
    budget: "count",
    tokens: "count",
    taken: "count",
    left: "count",
    reason: "text?",
  },
  refused: { by: "by", needed: "count", limit: "integer" },
  cap: { origin: "text", before: "count", after: "count" },
  exchange: { id: "text", fate: "text", before: "count", after: "count", reason: "text" },
  summary: { accepted: "boolean", tokens: "count", faults: "faults" },
} as const satisfies Record<AuditLine["line"], Record<string, string>>;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isInteger: Check = (value) => Number.isSafeInteger(value);
const isCount: Check = (value) => isInteger(value) && Number(value) >= 0;

const isFault: Check = (value) => {
  const fields = fieldsOf(value, ["kind", "text", "message"]);
  return ["kind", "text", "message"].every((name) => isText(fields?.get(name)));
};

const CHECKS = {
  text: isText,
  "text?": (value) => value === null || isText(value),
  texts: (value) => Array.isArray(value) && value.every(isText),
  by: (value) => value === "pages" || value === "history" || value === "epoch",
  integer: isInteger,
  count: isCount,
  "count or absent": (value) => value === undefined || isCount(value),
  "count?": (value) => value === null || isCount(value),
  boolean: (value) => typeof value === "boolean",
  faults(value) {
    return Array.isArray(value) && value.every(isFault);
  },
  contract(value) {
    const fields = fieldsOf(value, ["kind", "version"]);
    return isText(fields?.get("kind")) && isInteger(fields?.get("version"));
  },
} as const satisfies Record<string, Check>;

/** Whether a value is an audit line. */
export function isAuditLine(value: unknown): value is AuditLine {
  if (typeof value !== "object" || value === null) return false;
  const line: unknown = Reflect.get(value, "line");
  if (typeof line !== "string" || !isKnown(line)) return false;
  return Object.entries(FIELDS[line]).every(([name, check]) => CHECKS[check](Reflect.get(value, name)));
}

/** Whether a value says of itself that it is an audit line, be it a damaged one. */
export function saysLine(value: unknown): boolean {
  const line = fieldOf(value, "line");
  return typeof line === "string" && isKnown(line);
}

function isKnown(line: string): line is AuditLine["line"] {
  return Object.hasOwn(FIELDS, line);
}

/** The lines of a record's data; null where it is of another version, or no such data. */
export function auditLines(data: unknown): readonly AuditLine[] | null {
  if (typeof data !== "object" || data === null) return null;
  const [version, lines]: unknown[] = [Reflect.get(data, "version"), Reflect.get(data, "lines")];
  return version === 1 && Array.isArray(lines) && lines.every(isAuditLine) ? lines : null;
}
