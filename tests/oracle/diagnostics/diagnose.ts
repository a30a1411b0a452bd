/**
 * The diagnostics as chapter 11 has them, naively: what is told, where, and with which parameters. The oracle does not decide
 * `operand_look_alike`, which rests on Unicode's table of look-alikes, nor the fixes, which a property test steps. It knows the words
 * that the rules list: of a text with other pointers, requests or replies it says nothing.
 */
import { isBlank, item, trim } from "../characters.js";
import { operandsOf, parse } from "../language.js";
import { ALL_RULES, type Rules } from "../rules.js";
import type { State } from "../values.js";
import { isCovered, itemsOf, nearOf, oppositeOf, partsOf } from "./beside.js";
import { invisibleIn, named } from "./invisible.js";
import { keep, type Marked, marked, type Range, rangeOf } from "./marked.js";
import { isPointer, isRequest, lineBreakIn } from "./no-name.js";
import { undressed } from "./spelling.js";
import { almostDirective, replyOf } from "./turns.js";

/** What the oracle says of a turn. */
export interface Told {
  readonly code: string;
  readonly range: Range;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The turn, and what it meets. */
export interface Asked {
  readonly state: State;
  readonly isPending: boolean;
  readonly known?: readonly string[] | undefined;
  readonly text: string;
}

/** The codes that the oracle decides, in the order of the catalog. */
export const DECIDED: readonly string[] = [
  "operand_end_punctuation",
  "operand_politeness",
  "operand_quoted",
  "operand_invisible",
  "operand_lines",
  "operand_long",
  "operand_pointer",
  "operand_request",
  "operand_list",
  "item_near",
  "item_unknown",
  "removes_nothing",
  "opposite_elsewhere",
  "almost_directive",
  "pending_reply",
];

type Role = "use" | "prohibit" | "remove" | "new" | "old" | "premise";

interface Operand {
  readonly role: Role;
  readonly raw: Marked;
}

/** What the rules say of a turn, in the order of the ranges and of the catalog (diagnostics.answer). */
export function diagnose(asked: Asked, rules: Rules = ALL_RULES): Told[] {
  return aboutTurn(asked, rules).sort(
    (one, other) => one.range[0] - other.range[0] || DECIDED.indexOf(one.code) - DECIDED.indexOf(other.code),
  );
}

function aboutTurn(asked: Asked, rules: Rules): Told[] {
  const { text, isPending } = asked;
  const start = text.length - trim(`${text}x`).length + 1;
  const range: Range = [start, start + trim(text).length];
  if (isPending) {
    const answer = rules("diagnostics.reply") ? replyOf(text) : null;
    return answer === null ? [] : [{ code: "pending_reply", range, parameters: { answer } }];
  }
  if (parse(text) !== null) return operandsIn(text).flatMap((operand) => aboutOperand(operand, asked, rules));
  const directive = rules("diagnostics.almost") ? almostDirective(text) : null;
  if (directive === null) return [];
  const faults = operandsIn(directive).flatMap((operand) => aboutOperand(operand, asked, ALL_RULES));
  const isMeant = faults.every(({ code }) => !/^operand_(?:request|pointer|long|lines)$/.test(code));
  return isMeant ? [{ code: "almost_directive", range, parameters: { directive } }] : [];
}

function operandsIn(text: string): Operand[] {
  const directive = parse(text);
  if (directive === null) return [];
  const [first = "", second = ""] = operandsOf(directive);
  const last = (operand: string): Marked => marked(operand, text.length - operand.length);
  const { kind } = directive;
  if (kind === "use_item") return [{ role: "use", raw: last(first) }];
  if (kind === "prohibit_item") return [{ role: "prohibit", raw: last(first) }];
  if (kind === "remove_policy") return [{ role: "remove", raw: last(first) }];
  if (kind === "set_premise" || kind === "change_premise") return [{ role: "premise", raw: last(first) }];
  if (kind !== "replace_use") return [];
  return [
    { role: "new", raw: marked(first, "use ".length) },
    { role: "old", raw: last(second) },
  ];
}

function aboutOperand(operand: Operand, asked: Asked, rules: Rules): Told[] {
  const { role, raw } = operand;
  const name = item(raw.text);
  const isPolicy = Object.hasOwn(asked.state.policies, name);
  if (isBlank(raw.text) || ((role === "remove" || role === "old") && isPolicy && rules("diagnostics.once"))) return [];
  const known = role === "premise" ? false : isPolicy || isKnown(name, asked);
  const invisible = known ? [] : aboutInvisible(raw, rules);
  const whole = aboutWhole(operand, rules);
  if (whole.length > 0 || role === "premise") return [...invisible, ...whole];
  const faulty = new Set(
    invisibleIn(raw.text).flatMap(({ character, index }) => [index, index + character.length - 1]),
  );
  const seen = invisible.length === 0 ? raw : keep(raw, (index) => !faulty.has(index));
  return aboutSeen({ role, raw: seen }, raw.text, invisible, asked, rules);
}

function isKnown(name: string, { known = [] }: Asked): boolean {
  return known.some((each) => item(each) === name);
}

function aboutInvisible(raw: Marked, rules: Rules): Told[] {
  const found = rules("diagnostics.invisible") ? invisibleIn(raw.text) : [];
  const [first] = found;
  if (first === undefined) return [];
  const start = raw.at[first.index] ?? 0;
  const characters = [...new Set(found.map(({ character }) => named(character)))].slice(0, 8).join(", ");
  return [{ code: "operand_invisible", range: [start, start + first.character.length], parameters: { characters } }];
}

function aboutWhole({ role, raw }: Operand, rules: Rules): Told[] {
  const told: Told[] = [];
  const lines = rules("diagnostics.lines") ? lineBreakIn(raw.text) : null;
  if (lines !== null) {
    const start = raw.at[lines[0]] ?? 0;
    told.push({ code: "operand_lines", range: [start, start + lines[1] - lines[0]], parameters: {} });
  }
  const { length } = trim(raw.text);
  const limit = role === "premise" ? 1000 : 120;
  if (rules("diagnostics.long") && length > limit) {
    const start = raw.at[raw.text.indexOf(trim(raw.text))] ?? 0;
    told.push({ code: "operand_long", range: [start, start + length], parameters: { limit: String(limit) } });
  }
  return told;
}

function aboutSeen({ role, raw }: Operand, typed: string, invisible: Told[], asked: Asked, rules: Rules): Told[] {
  const stands = (text: string): boolean =>
    Object.hasOwn(asked.state.policies, item(text)) || isKnown(item(text), asked);
  const { bare, faults } = undressed(raw, stands, rules);
  if (isBlank(bare.text)) return invisible;
  const range = rangeOf(bare);
  const parameters = { item: bare.text };
  const standing = stands(bare.text) && rules("diagnostics.once");
  if (!standing && rules("diagnostics.pointer") && isPointer(bare.text))
    return [{ code: "operand_pointer", range, parameters }];
  if (!standing && rules("diagnostics.request") && isRequest(bare.text, role === "use" || role === "new"))
    return [{ code: "operand_request", range, parameters }];
  const spelled = faults.map((fault) => ({ ...fault, parameters: { item: trim(typed), bare: bare.text } }));
  return [...invisible, ...spelled, ...aboutBare({ role, raw: bare }, typed, asked, rules, standing)];
}

function aboutBare({ role, raw }: Operand, typed: string, asked: Asked, rules: Rules, stands: boolean): Told[] {
  const range = rangeOf(raw);
  const told = (code: string, more: Readonly<Record<string, string>> = {}): Told => ({
    code,
    range,
    parameters: { item: raw.text, ...more },
  });
  const opposite = rules("diagnostics.opposite") ? oppositeTo(role, typed, raw.text, asked, rules) : null;
  const beside = opposite === null ? [] : [told("opposite_elsewhere", opposite)];
  if (!stands && rules("diagnostics.list") && isList(role, raw.text, asked, rules))
    return [told("operand_list"), ...beside];
  const near =
    stands || opposite !== null || !rules("diagnostics.near") ? null : firstNear(raw.text, others(role, asked));
  if (near !== null) return [told("item_near", { near })];
  return [...beside, ...aboutNothing(role, raw.text, asked, rules).map((code) => told(code))];
}

function oppositeTo(role: Role, typed: string, bare: string, { state }: Asked, rules: Rules) {
  if (role !== "use" && role !== "new" && role !== "prohibit") return null;
  const other = oppositeOf(typed, bare, role === "prohibit" ? "prohibit" : "use", state, rules);
  return other === null ? null : { other, policy: role === "prohibit" ? "use" : "prohibit" };
}

function isList(role: Role, text: string, { state }: Asked, rules: Rules): boolean {
  const parts = partsOf(text);
  const stands = (part: string): boolean => Object.hasOwn(state.policies, item(part));
  const isOfRule = (part: string): boolean => stands(undressed(marked(part, 0), stands, rules).bare.text);
  return parts.length > 0 && (role !== "remove" || parts.some(isOfRule));
}

/** The items that may have been meant, as they are written. */
function others(role: Role, { state, known = [] }: Asked): string[] {
  return role === "remove" || role === "old" ? itemsOf(state) : [...itemsOf(state), ...known];
}

function firstNear(text: string, written: readonly string[]): string | null {
  const near = nearOf(
    item(text),
    written.map((each) => item(each)),
  );
  return near === null ? null : (written.find((each) => item(each) === near) ?? null);
}

function aboutNothing(role: Role, text: string, { state, known = [] }: Asked, rules: Rules): string[] {
  const isNothing = role === "remove" && !Object.hasOwn(state.policies, item(text));
  if (isNothing) return rules("diagnostics.removes-nothing") ? ["removes_nothing"] : [];
  if ((role !== "use" && role !== "prohibit") || known.length === 0 || !rules("diagnostics.unknown")) return [];
  return known.some((name) => isCovered(name, text, rules)) ? [] : ["item_unknown"];
}
