/** Audit lines as sentences: what was shortened, left out or refused, and why. */
import type { AuditLine } from "../../context/index.js";
import { oneLine } from "../io/render-diagnostics.js";
import type { Style } from "../io/style.js";
import type { Audited } from "./audited.js";

/** Each line behind the place where it stands. */
export function renderAudit(audited: readonly Audited[], { show }: Style): string {
  const lines = audited.flatMap(({ at, lines: told }) =>
    told.map((line) => `${at}  ${show(oneLine(sentence(line)))}\n`),
  );
  return lines.join("") || "(nothing was shortened, left out or refused)\n";
}

function sentence(line: AuditLine): string {
  switch (line.line) {
    case "shorten":
      return shortened(line);
    case "source":
      return source(line);
    case "refused":
      return `${REFUSED[line.by]} ${line.needed} tokens of ${line.limit}`;
    case "cap":
      return `cut before it was sent: ${line.origin}, from ${line.before} bytes to ${line.after}`;
    case "exchange":
      return `exchange ${line.id} ${line.fate}, from ${line.before} tokens to ${line.after}: ${line.reason}`;
    case "summary":
      return summary(line);
  }
}

/** What was refused, and what of it needs more than there is. */
const REFUSED = {
  pages: "request refused: the pages need",
  history: "request refused: the history needs",
  epoch: "epoch not kept: what would stand for the past needs",
} as const satisfies Record<Extract<AuditLine, { line: "refused" }>["by"], string>;

function shortened({ kind, origin, id, turn, ...line }: Extract<AuditLine, { line: "shorten" }>): string {
  const which = turn === undefined ? id : `turn ${turn}`;
  const what = `${kind} of ${origin} (${which}), from ${line.before} tokens to ${line.after}`;
  const by = `contract ${line.contract.kind} ${line.contract.version}`;
  const why = line.violations.length === 0 ? "" : `: ${line.violations.join("; ")}`;
  const came = line.accepted ? "shortened" : "not shortened";
  return `${came}: ${what}, by ${by}${line.mode === "observe" ? ", observed only" : ""}${why}`;
}

function summary({ accepted, tokens, faults }: Extract<AuditLine, { line: "summary" }>): string {
  const why = faults.length === 0 ? "" : `: ${faults.map(({ message }) => message).join("; ")}`;
  return `summary of ${tokens} tokens ${accepted ? "taken" : "refused"}${why}`;
}

function source({
  name,
  outcome,
  budget,
  tokens,
  taken,
  left,
  reason,
}: Extract<AuditLine, { line: "source" }>): string {
  const slot = `${taken} taken and ${left} left out, ${tokens} tokens of ${budget}`;
  return `source ${name} ${outcome}${reason === null ? "" : ` (${reason})`}: ${slot}`;
}
