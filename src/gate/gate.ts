/** The gate: what the state allows, for tools, schemas, documents, commands: anything with a name. */
import { compareCodePoints, fieldsOf } from "../base/index.js";
import type { PolicyValue } from "../index.js";
import { guardTools } from "./guard.js";
import { type Cover, listingOf, type Subject, subjectOf } from "./listing.js";
import { keysOf, policiesOf, rulesOf } from "./rules.js";
import {
  about,
  allowed,
  banOn,
  isAsked,
  lackOf,
  type Question,
  type Refused,
  refused,
  useOf,
  type Verdict,
} from "./verdict.js";
import type { View } from "./view.js";

/** A name, or a thing that has one: a tool, a schema, a source of documents. */
export type Named = string | { readonly name: string };

/** A rule of a state. */
export interface Rule {
  readonly item: string;
  readonly policy: PolicyValue;
}

/** What a gate knows of the host's names. */
export interface GateOptions {
  /** The names, each with its aliases and what it needs. */
  readonly covers?: { readonly [name: string]: Cover };
  /** What becomes of a name that is not among them: `allow` without, save where it is prohibited. */
  readonly unlisted?: "allow" | "refuse";
}

/** Answers from a view, at once, without changing or keeping anything (spec, chapter 12). */
export interface Gate {
  /** Whether a name may be run now, with this input. Ask at execution. @throws {TypeError} for a view without a state. */
  allows(view: View, name: string, input?: unknown): Verdict;
  /** The things that may be shown, as the saved state has it: an open question hides nothing. Hiding alone blocks nothing. */
  filter<T extends Named>(view: View, things: readonly T[]): T[];
  /** The same of a record of things, by its own enumerable names. */
  filter<T extends object>(view: View, things: T): Partial<T>;
  /**
   * The same tools, each of which asks the gate when it runs, and returns a {@link Refused} where the gate says no: a record by
   * name, or a list of tools that have names. They are functions, or objects that run by `execute`, `invoke` or `_call`.
   */
  guard<T extends object>(tools: T, view: () => View): T;
  /** The first choice that is in use and not prohibited, or null. */
  select<T extends Named>(view: View, choices: readonly T[]): T | null;
  /** The labels whose documents may be searched: each that is in use and not prohibited. */
  eligible<T extends Named>(view: View, labels: readonly T[]): T[];
  /** The rules that cover none of the names in `covers`, by item. */
  unmatched(view: View): Rule[];
  /** The names in `covers` and their aliases, for a diagnosis. */
  readonly known: readonly string[];
}

/** @throws {TypeError} for options that are none, and for names that no rule can tell apart. */
export function createGate(options: GateOptions = {}): Gate {
  const fields = fieldsOf(options, [], ["covers", "unlisted"]);
  const unlisted = fields?.get("unlisted") ?? "allow";
  if (fields === null || (unlisted !== "allow" && unlisted !== "refuse"))
    throw new TypeError("createGate takes { covers?, unlisted?: allow | refuse }.");
  return new ListingGate(listingOf(fields.get("covers") ?? {}), unlisted === "refuse");
}

class ListingGate implements Gate {
  readonly known: readonly string[];
  readonly #listing: ReadonlyMap<string, Subject>;
  readonly #refusesUnlisted: boolean;

  constructor(listing: ReadonlyMap<string, Subject>, refusesUnlisted: boolean) {
    this.#listing = listing;
    this.#refusesUnlisted = refusesUnlisted;
    this.known = [...new Set([...listing.values()].flatMap(({ names }) => names))];
  }

  allows(view: View, name: string, input?: unknown): Verdict {
    const question = { view, rules: rulesOf(view), name };
    const subject = this.#subject(name);
    const refusal = this.#refusal(question, subject) ?? this.#refusalOfInput(question, subject, input);
    return refusal ?? allowed(question.rules, subject);
  }

  filter<T extends Named>(view: View, things: readonly T[]): T[];
  filter<T extends object>(view: View, things: T): Partial<T>;
  filter(view: View, things: object): unknown {
    const rules = rulesOf(view);
    const isShown = (name: string) => this.#refusal({ view, rules, name }, this.#subject(name), "state") === null;
    if (Array.isArray(things)) return things.filter((thing: Named) => isShown(nameOf(thing)));
    return Object.fromEntries(Object.entries(things).filter(([name]) => isShown(name)));
  }

  guard<T extends object>(tools: T, view: () => View): T {
    return guardTools(tools, (name, input) => this.allows(view(), name, input));
  }

  select<T extends Named>(view: View, choices: readonly T[]): T | null {
    return this.eligible(view, choices)[0] ?? null;
  }

  eligible<T extends Named>(view: View, labels: readonly T[]): T[] {
    const rules = rulesOf(view);
    return labels.filter((label) => {
      const subject = this.#subject(nameOf(label));
      const isOpen = useOf(rules, subject) !== null && !isAsked(rules, subject);
      return isOpen && banOn({ view, rules, name: subject.name }, subject) === null;
    });
  }

  unmatched(view: View): Rule[] {
    const subjects = [...this.#listing.values()];
    const keys = new Set(subjects.flatMap((subject) => subject.keys));
    const exact = new Set(subjects.flatMap((subject) => subject.exact));
    const found: Rule[] = [];
    for (const [item, policy] of policiesOf(view)) {
      if (policy === "prohibit" && !keysOf(item).some((key) => keys.has(key))) found.push({ item, policy });
      if (policy === "use" && !exact.has(item)) found.push({ item, policy });
    }
    return found.sort((a, b) => compareCodePoints(a.item, b.item));
  }

  #subject(name: string): Subject {
    return subjectOf(this.#listing, name);
  }

  #refusal(question: Question, subject: Subject, counting: "question" | "state" = "question"): Refused | null {
    const ban = banOn(question, subject);
    if (ban !== null) return ban;
    if (!subject.isListed && this.#refusesUnlisted)
      return refused(subject.name, "unlisted", `${about(subject.name, subject)}: this host has no such name.`);
    return lackOf(question, subject, counting);
  }

  /** What a call is about is held to bans, and to what its own listing needs; nobody can list all that may stand in an input. */
  #refusalOfInput(question: Question, subject: Subject, input: unknown): Refused | null {
    if (subject.items === undefined) return null;
    const items = itemsIn(subject, input);
    if (items === null)
      return refused(
        subject.name,
        "unreadable_input",
        `${about(subject.name, subject)}: its input does not say what it is about.`,
      );
    for (const item of items) {
      const part = this.#subject(item);
      const refusal = banOn(question, part) ?? lackOf(question, part, "question");
      if (refusal !== null) return refusal;
    }
    return null;
  }
}

/** The items that a call is about, or null where its input, which a model has written, does not give them. */
function itemsIn(subject: Subject, input: unknown): readonly string[] | null {
  let items: unknown;
  try {
    items = subject.items?.(input);
  } catch {
    return null;
  }
  return Array.isArray(items) && items.every((item) => typeof item === "string") ? items : null;
}

function nameOf(thing: Named): string {
  return typeof thing === "string" ? thing : thing.name;
}
