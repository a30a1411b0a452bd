/** The gate as chapter 12 has it, naively: each rule where it is used, by its id. */
import { compareCodePoints, item as normalized } from "./characters.js";
import { coveredBy, looseName } from "./coverage.js";
import { ALL_RULES, type Rules } from "./rules.js";
import type { State } from "./values.js";

interface Cover {
  readonly also?: readonly string[] | undefined;
  readonly when?: string | undefined;
}

export interface GateCase {
  readonly covers: { readonly [name: string]: Cover };
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

function thingOf({ covers }: GateCase, name: string, rules: Rules): Thing {
  const key = looseName(name, rules);
  const isNamed = ([own, { also = [] }]: [string, Cover]): boolean =>
    [own, ...also].some((each) => looseName(each, rules) === key);
  const [own, cover] = Object.entries(covers).find(isNamed) ?? [];
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
  const { kind, replacement } = question as {
    kind?: unknown;
    replacement?: { new_item?: unknown; old_item?: unknown };
  };
  if (kind !== "replacement") return true;
  const items = [replacement?.new_item, replacement?.old_item].filter((item) => item !== null);
  return (
    items.length === 0 ||
    items.some((item) => typeof item !== "string" || isCovered(thing, coveredBy(item, rules), rules))
  );
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
