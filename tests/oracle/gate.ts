/** The gate as chapter 12 has it, naively: each rule where it is used, by its id. */
import { compareCodePoints, item as normalized, trim } from "./characters.js";
import { ALL_RULES, type Rules } from "./rules.js";
import type { State } from "./values.js";

export interface GateCase {
  readonly covers: {
    readonly [name: string]: { readonly also?: readonly string[] | undefined; readonly when?: string | undefined };
  };
  readonly unlisted: string;
  readonly state: State;
  readonly question: unknown;
}

export interface Call {
  readonly fn: string;
  readonly name?: string | undefined;
  readonly names?: readonly string[] | undefined;
  readonly about?: unknown;
}

interface Thing {
  /** As it was asked about, as it is listed, its aliases. */
  readonly names: readonly string[];
  /** Those of which one in use permits it. */
  readonly permitting: readonly string[];
  readonly when: string;
  readonly listed: boolean;
}

const THANKS =
  /(?:[\s,;:.!?\u3001\u3002](?:(?:pretty )?please|please and thank you|if you please|pls|plz|(?:(?:many )?thanks|thank you|thx)(?: a lot| so much| very much| again| in advance)?)|,\s*(?:ok|okay))$/i;
const OK_ASKED = /[\s,;:.!?\u3001\u3002](?:ok|okay)[.,;:!?\u3001\u3002]*\?[.,;:!?\u3001\u3002]*$/i;
const PLEASE = /^(?:please|pls|plz)[,:]?\s+/i;
const MARKS = ".,;:!?\u3001\u3002";
const PAIRS = [
  '""',
  "''",
  "``",
  "**",
  "\u2018\u2019",
  "\u2018'",
  "\u201c\u201d",
  '\u201c"',
  "\u201e\u201c",
  "\u201e\u201d",
  '\u201e"',
  "\u00ab\u00bb",
  "'\u2019",
  '"\u201d',
];

function looseName(text: string, rules: Rules): string {
  const name = normalized(text);
  return rules("gate.loose-name") ? name.replace(/[ _\u002d\u2010-\u2014]+/g, " ").replace(/^ | $/g, "") : name;
}

/** One of the four taken off, or the text as it is. */
function barer(text: string): string {
  const thanks = text.replace(OK_ASKED, "").replace(THANKS, "");
  if (thanks !== text) return withoutMarks(thanks, true);
  const please = text.replace(PLEASE, "");
  if (please !== text) return please;
  if (!/(?<![\p{L}\p{N}_])(?:\p{L}\.){2,}$/u.test(text) && withoutMarks(text, false) !== text)
    return withoutMarks(text, false);
  return PAIRS.map((pair) => withoutQuotes(text, pair.charAt(0), pair.charAt(1))).find((each) => each !== text) ?? text;
}

function withoutMarks(text: string, spacesToo: boolean): string {
  let left = text;
  while (left !== "" && (MARKS.includes(left.slice(-1)) || (spacesToo && trim(left) !== left)))
    left = left.slice(0, -1);
  return left;
}

function withoutQuotes(text: string, open: string, close: string): string {
  for (let length = Math.floor((text.length - 1) / 2); length > 0; length -= 1) {
    if (!text.startsWith(open.repeat(length)) || !text.endsWith(close.repeat(length))) continue;
    const between = text.slice(length, -length);
    const marks = between.replace(/(?<=[\p{L}\p{N}])['\u2019](?=[\p{L}\p{N}])/gu, "");
    const family = PAIRS.filter((pair) => pair.startsWith(open)).join("");
    return [...family].some((mark) => marks.includes(mark)) ? text : between;
  }
  return text;
}

function bare(text: string, rules: Rules): string {
  return stripped(normalized(stripped(normalized(text), rules)), rules);
}

function stripped(text: string, rules: Rules): string {
  const before = trim(text);
  const after = rules("gate.bare") ? trim(barer(before)) : before;
  return after === before || after === "" ? before : stripped(after, rules);
}

function partsOf(text: string): string[] {
  const divided = text
    .replace(/(?<=\d),(?=\d)/g, "\0")
    .split(/[,\uff0c;\uff1b\u3001](?:\s*(?:and|or|&)(?=\s))?|(?<=\s)(?:and|or|&)(?=\s)/i);
  const parts = divided.map((part) => part.replaceAll("\0", ",")).filter((part) => trim(part) !== "");
  return parts.length > 1 ? parts : [];
}

/** The answers under all rules, kept: the same items are asked about again and again. */
const KNOWN = new Map<string, Set<string>>();

/** The loose names that a text covers, and the text itself. */
function coveredBy(item: string, rules: Rules): Set<string> {
  const known = rules === ALL_RULES ? KNOWN.get(item) : undefined;
  if (known !== undefined) return known;
  const covered = readingsOf(item, rules);
  if (rules === ALL_RULES) KNOWN.set(item, covered);
  return covered;
}

/** Whether an item covers a name, read loosely. */
export function covers(item: string, name: string): boolean {
  return coveredBy(item, ALL_RULES).has(looseName(name, ALL_RULES));
}

function readingsOf(item: string, rules: Rules): Set<string> {
  const text = normalized(item);
  const lists = rules("gate.list") ? [text, bare(text, rules)].flatMap(partsOf) : [];
  const loose = [text, ...[text, ...lists].flatMap((part) => namesOf(part, rules))].map((name) =>
    looseName(name, rules),
  );
  return new Set([text, ...loose].filter((name) => name !== ""));
}

function namesOf(text: string, rules: Rules): string[] {
  const name = bare(text, rules);
  const isTool = rules("gate.tool") && /[ _\u002d\u2010-\u2014]tool$/.test(name);
  return isTool ? [name, bare(name.slice(0, -4), rules)] : [name];
}

function thingOf({ covers }: GateCase, name: string, rules: Rules): Thing {
  const key = looseName(name, rules);
  const [own, cover] = Object.entries(covers).find(([each]) => looseName(each, rules) === key) ?? [];
  if (own === undefined) return { names: [name], permitting: [name], when: "unless_prohibited", listed: false };
  const told = [own, ...(cover?.also ?? [])];
  return { names: [name, ...told], permitting: told, when: cover?.when ?? "unless_prohibited", listed: true };
}

function isCovered(thing: Thing, covered: ReadonlySet<string>, rules: Rules): boolean {
  return thing.names.some((name) => covered.has(normalized(name)) || covered.has(looseName(name, rules)));
}

function banOf({ state }: GateCase, thing: Thing, rules: Rules): string | null {
  const bans = Object.keys(state.policies).filter((item) => state.policies[item] === "prohibit");
  const covering = bans.filter((item) => isCovered(thing, coveredBy(item, rules), rules)).sort(compareCodePoints);
  const found = covering[0] ?? null;
  if (!rules("gate.ban") || (!rules("gate.both") && useOf(thing, state, rules) !== null)) return null;
  return found;
}

function useOf(thing: Thing, state: State, rules: Rules): string | null {
  const uses = Object.keys(state.policies).filter((item) => state.policies[item] === "use");
  if (!rules("gate.permission")) return uses.find((item) => isCovered(thing, coveredBy(item, rules), rules)) ?? null;
  return thing.permitting.map((name) => normalized(name)).find((name) => uses.includes(name)) ?? null;
}

function isAsked({ question }: GateCase, thing: Thing, rules: Rules): boolean {
  if (question === null || !rules("gate.asked")) return false;
  const { replacement } = question as { replacement?: { new_item?: unknown; old_item?: unknown } };
  const items = [replacement?.new_item, replacement?.old_item].filter((item) => item !== null);
  return items.some((item) => typeof item !== "string" || isCovered(thing, coveredBy(item, rules), rules));
}

interface Refusal {
  readonly code: string;
  readonly item: string | null;
}

/** What stands against a thing; one in an input may be unlisted. */
function against(
  asked: GateCase,
  thing: Thing,
  rules: Rules,
  counts: { name: boolean; question: boolean },
): Refusal | null {
  const item = banOf(asked, thing, rules);
  if (item !== null) return { code: "prohibited", item };
  if (counts.name && !thing.listed && asked.unlisted === "refuse" && rules("gate.unlisted"))
    return { code: "unlisted", item };
  if (thing.when !== "only_if_used" || !rules("gate.when")) return null;
  if (counts.question && isAsked(asked, thing, rules)) return { code: "asked", item };
  return useOf(thing, asked.state, rules) === null ? { code: "not_used", item } : null;
}

function allows(asked: GateCase, { name = "", about }: Call, rules: Rules): object {
  const thing = thingOf(asked, name, rules);
  const refusal =
    against(asked, thing, rules, { name: true, question: true }) ??
    againstInput(asked, thing.listed ? about : undefined, rules);
  if (refusal !== null) {
    return {
      allowed: false,
      name,
      item: refusal.item,
      policy: refusal.item === null ? null : "prohibit",
      code: refusal.code,
    };
  }
  const item = useOf(thing, asked.state, rules);
  return { allowed: true, name, item, policy: item === null ? null : "use", code: null };
}

function againstInput(asked: GateCase, about: unknown, rules: Rules): Refusal | null {
  if (about === undefined || !rules("gate.items")) return null;
  if (!Array.isArray(about) || about.some((each) => typeof each !== "string"))
    return { code: "unreadable_input", item: null };
  const found = about.map((each) =>
    against(asked, thingOf(asked, String(each), rules), rules, { name: false, question: true }),
  );
  return found.find((refusal) => refusal !== null) ?? null;
}

/** What the rules make of a question to a gate. */
export function answer(asked: GateCase, call: Call, rules: Rules = ALL_RULES): unknown {
  const { fn, names = [] } = call;
  const thing = (name: string): Thing => thingOf(asked, name, rules);
  const listed = { name: true, question: !rules("gate.listing") };
  const isOpen = (name: string): boolean =>
    banOf(asked, thing(name), rules) === null &&
    (useOf(thing(name), asked.state, rules) !== null || !rules("gate.eligible")) &&
    !isAsked(asked, thing(name), rules);
  if (fn === "allows") return allows(asked, call, rules);
  if (fn === "filter") return names.filter((name) => against(asked, thing(name), rules, listed) === null);
  if (fn === "eligible") return names.filter(isOpen);
  if (fn === "select") return names.find(isOpen) ?? (rules("gate.select") ? null : (names[0] ?? null));
  const things = Object.keys(asked.covers).map(thing);
  const matched = (item: string): boolean =>
    asked.state.policies[item] === "use"
      ? things.some((each) => each.names.some((name) => normalized(name) === item))
      : things.some((each) => isCovered(each, coveredBy(item, rules), rules));
  const unmatched = Object.keys(asked.state.policies).filter((item) => rules("gate.unmatched") !== matched(item));
  return unmatched.sort(compareCodePoints).map((item) => ({ item, policy: asked.state.policies[item] }));
}
