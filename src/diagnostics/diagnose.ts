/** The diagnostics of a turn. They only look: no decision and no state is changed. */
import { requireFields, requireString, TextMap } from "../base/index.js";
import { isCanonical } from "../generated/directives/canonical.js";
import { parseDirective } from "../generated/directives/parser.js";
import { type DiagnosticParameters, MESSAGES, SEVERITIES } from "../generated/spec/diagnostics.js";
import { type Advance, advance, initial, type Snapshot } from "../index.js";
import { almostDirective } from "./almost.js";
import { directiveFindings } from "./directive.js";
import { type DiagnosticCode, type Finding, type Fix, MOST_STEPS } from "./finding.js";
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
 * and linear in the turn, the state and what is known. For turn after turn of a conversation there is {@link createDiagnostician}.
 *
 * @throws {TypeError} when the snapshot is none, or the turn or a known name is no string.
 */
export function diagnose(snapshot: Snapshot, text: string, options?: DiagnoseOptions): readonly Diagnostic[] {
  return createDiagnostician(snapshot, options).diagnose(text);
}

/**
 * The diagnostics of a conversation, turn after turn. Each answer is that of `diagnose`; what is known of the rules is kept from
 * one turn to the next, so that a turn costs what it changes, or what its fix would change, however many other rules stand.
 */
export interface Diagnostician {
  /** What holds now. */
  readonly snapshot: Snapshot;
  /** What is to be said of a turn before it is stepped. @throws {TypeError} when the turn is no string. */
  diagnose(text: string): readonly Diagnostic[];
  /** Steps a turn, as `advance` does. @throws {TypeError} when the turn is no string. */
  step(text: string): Advance;
}

/**
 * Begins with a snapshot, by default that of a fresh engine.
 *
 * @throws {TypeError} when the snapshot is none, an option is none, or a known name is no string.
 */
export function createDiagnostician(snapshot: Snapshot = initial(), options: DiagnoseOptions = {}): Diagnostician {
  const { known = [] } = options;
  requireFields(options, "diagnose", [], ["known"]);
  // It refuses what is no snapshot.
  advance(snapshot, "");
  if (!Array.isArray(known)) throw new TypeError("`known` is a list of names.");
  for (const name of known) requireString(name, "A known name");
  const host = new Host(snapshot, known);
  return {
    get snapshot() {
      Object.freeze(host.snapshot);
      return host.snapshot;
    },
    diagnose: (text) => diagnosed(text, host),
    step: (text) => host.step(text),
  };
}

function diagnosed(text: string, host: Host): readonly Diagnostic[] {
  requireString(text, "A turn");
  const found = [...findings(text, host)].sort(inOrder);
  // Faults share their fixes, and a fix is tried once.
  const tried = new TextMap<boolean>();
  return found.map((finding) => toDiagnostic(finding, (fix) => leadsOut(fix, host, tried)));
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

function toDiagnostic(finding: Finding, isOffered: (fix: Fix) => boolean): Diagnostic {
  const { code, range, parameters } = finding;
  const fixes = unique(finding.fixes).filter(isOffered);
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

/**
 * Whether a fix is no longer than fixes may be, and each text of it may be written on a user's behalf, updates, and is warned about no more.
 * That nothing is called what it names is no reason against it: most rules concern no tool, and no other spelling would.
 */
function leadsOut(fix: Fix, host: Host, tried: TextMap<boolean>): boolean {
  if (fix.length > MOST_STEPS) return false;
  const key = JSON.stringify(fix);
  const before = tried.get(key);
  if (before !== null) return before;
  const leads = host.trial(fix, (text) => {
    const isWritten = host.snapshot.pending !== null || isCanonical(text);
    return isWritten && findings(text, host).every(({ code }) => code === "item_unknown");
  });
  tried.set(key, leads);
  return leads;
}
