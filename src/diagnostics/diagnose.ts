/** The diagnostics of a turn. They only look: no decision and no state is changed. */
import { requireString } from "../base/index.js";
import { isCanonical } from "../generated/directives/canonical.js";
import { parseDirective } from "../generated/directives/parser.js";
import { type DiagnosticParameters, MESSAGES, SEVERITIES } from "../generated/spec/diagnostics.js";
import { advance, type Snapshot } from "../index.js";
import { almostDirective } from "./almost.js";
import { directiveFindings } from "./directive.js";
import type { DiagnosticCode, Finding, Fix } from "./finding.js";
import { Host } from "./host.js";
import { pendingReply } from "./reply.js";

/** How grave: the turn would be applied, and probably not as meant; or it would not be, and probably was meant to be. */
export type Severity = "warning" | "hint";

/** Something about a turn that its author should be told (spec, chapter 11). Plain data. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  /** From and to, in UTF-16 units of the turn. */
  readonly range: readonly [start: number, end: number];
  /** What the message names. */
  readonly parameters: Readonly<Record<string, string>>;
  /** One sentence or two, from the catalog. It holds the author's words as typed, and has to be escaped for a terminal. */
  readonly message: string;
  /** Fixes: each a list of texts to step in order, instead of the turn. Each of them updates from here and is warned about no more. */
  readonly fixes: readonly (readonly string[])[];
}

/** What a host can say of itself. */
export interface DiagnoseOptions {
  /** The names that the host can act on, such as those of its tools. Without them no rule is about nothing. */
  readonly known?: readonly string[] | undefined;
}

/**
 * What is to be said of a turn before it is stepped: faults with ranges, messages and fixes, in the order of the ranges. Pure,
 * and linear in the turn, the state and what is known.
 *
 * @throws {TypeError} when the snapshot is none, or the turn or a known name is no string.
 */
export function diagnose(
  snapshot: Snapshot,
  text: string,
  { known = [] }: DiagnoseOptions = {},
): readonly Diagnostic[] {
  // It refuses what is no snapshot and no turn.
  advance(snapshot, text);
  if (!Array.isArray(known)) throw new TypeError("`known` is a list of names.");
  for (const name of known) requireString(name, "A known name");
  const host = new Host(snapshot, known);
  return [...findings(text, host)].sort(inOrder).map((finding) => toDiagnostic(finding, host));
}

const CODES = Object.keys(SEVERITIES);

/** By where the ranges begin, then as the catalog lists the codes. */
function inOrder(a: Finding, b: Finding): number {
  return a.range[0] - b.range[0] || CODES.indexOf(a.code) - CODES.indexOf(b.code);
}

function findings(text: string, host: Host): readonly Finding[] {
  if (host.snapshot.pending !== null) return pendingReply(text);
  const directive = parseDirective(text);
  return directive === null ? almostDirective(text, host) : directiveFindings(directive, text, host);
}

function toDiagnostic(finding: Finding, host: Host): Diagnostic {
  const { code, range, parameters } = finding;
  const fixes = unique(finding.fixes).filter((fix) => leadsOut(fix, host));
  return { code, severity: SEVERITIES[code], range, parameters, message: messageOf(finding), fixes };
}

function messageOf<C extends DiagnosticCode>(finding: {
  readonly code: C;
  readonly parameters: DiagnosticParameters[C];
}): string {
  return MESSAGES[finding.code](finding.parameters);
}

function unique(fixes: readonly Fix[]): readonly Fix[] {
  return [...new Map(fixes.map((fix) => [JSON.stringify(fix), fix])).values()];
}

/** Whether each text of a fix is one that may be written on a user's behalf, updates, and is warned about no more. */
function leadsOut(fix: Fix, from: Host): boolean {
  let host = from;
  return fix.every((text) => {
    if (host.snapshot.pending === null && !isCanonical(text)) return false;
    if (findings(text, host).length > 0) return false;
    const { snapshot, decision } = advance(host.snapshot, text);
    host = host.at(snapshot);
    return decision.kind === "update";
  });
}
