/** What is found at an item: whether it names anything, how it is spelled, and how it stands to the rules and to known names. */
import { trim } from "../base/index.js";
import type { Span } from "../coverage/index.js";
import type { PolicyValue } from "../index.js";
import { type Finding, type Fix, MOST_STEPS } from "./finding.js";
import type { Host } from "./host.js";
import { barePartsOf } from "./lists.js";
import type { Operand, Role } from "./operands.js";
import { removalsOf } from "./opposites.js";
import { isPointer, isRequest } from "./requests.js";
import { type Spelling, spellingOf } from "./spelling.js";

/** An operand with what is found at it. */
export interface Analysis {
  readonly findings: readonly Finding[];
  /** What to write instead: null where nothing can be. */
  readonly mended: string | null;
  /** The parts of a list, which become directives of their own; empty where it is none. */
  readonly parts: readonly string[];
  /** What is to be stepped first: it takes away an item that looks the same. */
  readonly twins: Fix;
  /** What is to be stepped before that, where the rules of the opposite are to go. */
  readonly removals: Fix;
}

/** What a rule with an operand of this role says of it; null where it is no rule about it. */
const POLICY_OF: { readonly [R in Role]: PolicyValue | null } = {
  use: "use",
  new: "use",
  prohibit: "prohibit",
  remove: null,
  old: null,
  premise: null,
  other: null,
};

/** Looks at an item that is one line and not long. */
export function analyzeItem(operand: Operand, host: Host): Analysis {
  if (host.stands(operand.text)) return analyzeName(operand, host, asItStands(operand));
  const spelling = spellingOf(operand, host);
  // There is nothing but what cannot be seen.
  if (spelling.mended === "") return noName(spelling.findings);
  const code = host.stands(spelling.mended) ? null : noNameCode(spelling.mended, operand);
  if (code === null) return analyzeName(operand, host, spelling);
  const { range, mended } = spelling;
  return noName([{ code, range, parameters: { item: mended }, fixes: [] }]);
}

function noNameCode(item: string, operand: Operand): "operand_pointer" | "operand_request" | null {
  if (isPointer(item)) return "operand_pointer";
  return isRequest(item, isUse(operand)) ? "operand_request" : null;
}

function noName(findings: readonly Finding[]): Analysis {
  return { findings, mended: null, parts: [], twins: [], removals: [] };
}

/** An item that stands in the state or is known is spelled as it was meant to be. */
function asItStands({ text, range: [start] }: Operand): Spelling {
  const mended = trim(text);
  const at = start + text.indexOf(mended);
  return { mended, range: [at, at + mended.length], findings: [], removals: [] };
}

function isUse({ role }: Operand): boolean {
  return POLICY_OF[role] === "use";
}

/** Whether a list, and how the item stands to the rules and to what is known. */
function analyzeName(
  { role, text }: Operand,
  host: Host,
  { mended: item, range, findings, removals: twins }: Spelling,
): Analysis {
  const parts = listOf(item, role, host);
  const policy = POLICY_OF[role];
  const opposites = policy === null ? [] : host.rulesAbout(item, text, otherThan(policy), MOST_STEPS);
  const near = parts.length > 0 || opposites.length > 0 || host.stands(item) ? null : host.nearTo(item, role);
  const about =
    parts.length > 0 ? listFault(item, range) : (nearFault(item, near, range) ?? emptyFault(item, role, range, host));
  return {
    findings: [...findings, ...(about === null ? [] : [about]), ...oppositeFaults(item, opposites, policy, range)],
    mended: near ?? item,
    parts,
    twins,
    removals: removalsOf(opposites, item, otherThan(policy), (text) => host.stands(text)),
  };
}

function otherThan(policy: PolicyValue | null): PolicyValue {
  return policy === "use" ? "prohibit" : "use";
}

/** The parts of a list, bare. A removal is of one where any part of it can be removed. */
function listOf(item: string, role: Role, host: Host): readonly string[] {
  const parts = barePartsOf(item, (text) => host.stands(text));
  if (parts.length < 2 || host.stands(item)) return [];
  return role === "remove" && !parts.some((part) => host.hasPolicy(part)) ? [] : parts;
}

function listFault(item: string, range: Span): Finding {
  return { code: "operand_list", range, parameters: { item }, fixes: [] };
}

function nearFault(item: string, near: string | null, range: Span): Finding | null {
  return near === null ? null : { code: "item_near", range, parameters: { item, near }, fixes: [] };
}

/** The fault of a rule, or a removal, that is about nothing. */
function emptyFault(item: string, role: Role, range: Span, host: Host): Finding | null {
  if (role === "remove" && !host.hasPolicy(item))
    return { code: "removes_nothing", range, parameters: { item }, fixes: [] };
  const isRule = role === "use" || role === "prohibit";
  return isRule && host.isUnknown(item) ? { code: "item_unknown", range, parameters: { item }, fixes: [] } : null;
}

function oppositeFaults(
  item: string,
  opposites: readonly string[],
  policy: PolicyValue | null,
  range: Span,
): Finding[] {
  const [other] = opposites;
  if (other === undefined) return [];
  const parameters = { item, other, policy: otherThan(policy) };
  return [{ code: "opposite_elsewhere", range, parameters, fixes: [] }];
}
