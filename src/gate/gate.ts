/** The gate: what the state allows, for tools, schemas, documents, commands: anything with a name. */
import { distinct, fieldsOf, TextSet } from "../base/index.js";
import type { PolicyValue } from "../index.js";
import { guardTools, namesOf } from "./guard.js";
import { type Cover, type Listing, listingOf, type Subject, subjectOf } from "./listing.js";
import { keysOf, rulesOf } from "./rules.js";
import {
  about,
  allowed,
  banOn,
  type Counting,
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

/** Answers from a view, at once, without changing anything (spec, chapter 12). */
export interface Gate {
  /** Whether a name may be run now, with these arguments. Ask at execution. @throws {TypeError} for a view without a state. */
  allows(view: View, name: string, ...call: readonly unknown[]): Verdict;
  /** The things that may be shown, as the saved state has it: an open question hides nothing. Hiding alone blocks nothing. */
  filter<T extends Named>(view: View, things: readonly T[]): T[];
  /** The same of a record of things, by its own enumerable names, and by the name that a thing itself has. */
  filter<T extends object>(view: View, things: T): Partial<T>;
  /**
   * The same tools, each of which asks the gate when it runs, and returns a {@link Refused} where the gate says no: a record by
   * name, or a list of tools that have names. They are functions, or objects that run by `execute`, `invoke`, `_call` and the
   * like. In a record the key is asked about, and the name that the tool itself has.
   *
   * @throws {TypeError} for what cannot be guarded, such as a Map, a list in a record, or a tool that has no function here.
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
  /** Whether a rule about none of these names forbids none of them: not where a call is about more than its name, by `items`. */
  readonly knowsAll: boolean;
}

/** Makes a gate, which asks the rules of a view each time. @throws {TypeError} for options that are none, and for names that no rule can tell apart. */
export function createGate(options: GateOptions = {}): Gate {
  const fields = fieldsOf(options, [], ["covers", "unlisted"]);
  const unlisted = fields?.get("unlisted") ?? "allow";
  if (fields === null || (unlisted !== "allow" && unlisted !== "refuse"))
    throw new TypeError("createGate takes { covers?, unlisted?: allow | refuse }.");
  return new ListingGate(listingOf(fields.get("covers") ?? {}), unlisted === "refuse");
}

type Asked = Omit<Question, "name">;

class ListingGate implements Gate {
  readonly known: readonly string[];
  readonly knowsAll: boolean;
  readonly #listing: Listing;
  readonly #refusesUnlisted: boolean;

  constructor(listing: Listing, refusesUnlisted: boolean) {
    this.#listing = listing;
    this.#refusesUnlisted = refusesUnlisted;
    this.known = Object.freeze(distinct(listing.subjects.flatMap(({ names }) => names)));
    this.knowsAll = listing.subjects.every(({ items }) => items === undefined);
  }

  allows(view: View, name: string, ...call: readonly unknown[]): Verdict {
    const [rules, subject] = [rulesOf(view), this.#subject(name)];
    return this.#refusalOfCall({ view, rules }, [subject], call) ?? allowed(rules, subject);
  }

  filter<T extends Named>(view: View, things: readonly T[]): T[];
  filter<T extends object>(view: View, things: T): Partial<T>;
  filter(view: View, things: object): unknown {
    const rules = rulesOf(view);
    const isShown = (names: readonly string[]) =>
      this.#refusalOf({ view, rules }, this.#subjects(names), "state") === null;
    if (Array.isArray(things)) return things.filter((thing: Named) => isShown([nameOf(thing)]));
    return Object.fromEntries(Object.entries(things).filter(([key, thing]) => isShown(namesOf(key, thing))));
  }

  guard<T extends object>(tools: T, view: () => View): T {
    return guardTools(tools, (names, call) => {
      const seen = view();
      return this.#refusalOfCall({ view: seen, rules: rulesOf(seen) }, this.#subjects(names), call);
    });
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
    const { subjects } = this.#listing;
    const keys = new TextSet(subjects.flatMap((subject) => subject.keys));
    const exact = new TextSet(subjects.flatMap((subject) => subject.exact));
    const found: Rule[] = [];
    for (const [item, policy] of rulesOf(view).policies) {
      if (policy === "prohibit" && !keysOf(item).some((key) => keys.has(key))) found.push({ item, policy });
      if (policy === "use" && !exact.has(item)) found.push({ item, policy });
    }
    return found;
  }

  #subject(name: string): Subject {
    return subjectOf(this.#listing, name);
  }

  #subjects(names: readonly string[]): readonly Subject[] {
    return names.map((name) => this.#subject(name));
  }

  #refusalOfCall(asked: Asked, subjects: readonly Subject[], call: readonly unknown[]): Refused | null {
    return this.#refusalOf(asked, subjects, "question") ?? this.#refusalOfInputs(asked, subjects, call);
  }

  /** By the first name a thing is listed or not; it may have others that only its maker knows. */
  #refusalOf(asked: Asked, subjects: readonly Subject[], counting: Counting): Refused | null {
    return firstOf(subjects, (subject, at) => {
      const question = { ...asked, name: subject.name };
      return (
        banOn(question, subject) ?? (at === 0 ? this.#unlisted(subject) : null) ?? lackOf(question, subject, counting)
      );
    });
  }

  #unlisted(subject: Subject): Refused | null {
    if (subject.isListed || !this.#refusesUnlisted) return null;
    return refused(subject.name, "unlisted", `${about(subject.name, subject)}: this host has no such name.`);
  }

  #refusalOfInputs(asked: Asked, subjects: readonly Subject[], call: readonly unknown[]): Refused | null {
    return firstOf(subjects, (subject) => this.#refusalOfInput({ ...asked, name: subject.name }, subject, call));
  }

  /** What a call is about is held to bans, and to what its own listing needs; nobody can list all that may stand in an input. */
  #refusalOfInput(question: Question, subject: Subject, call: readonly unknown[]): Refused | null {
    if (subject.items === undefined) return null;
    const items = itemsIn(subject, call);
    if (items === null)
      return refused(
        subject.name,
        "unreadable_input",
        `${about(subject.name, subject)}: its input does not say what it is about.`,
      );
    return firstOf(items, (item) => {
      const part = this.#subject(item);
      return banOn(question, part) ?? lackOf(question, part, "question");
    });
  }
}

function firstOf<T>(parts: readonly T[], refusalOf: (part: T, at: number) => Refused | null): Refused | null {
  for (const [at, part] of parts.entries()) {
    const refusal = refusalOf(part, at);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** The items that a call is about, or null where its input, which a model has written, does not give them. */
function itemsIn(subject: Subject, call: readonly unknown[]): readonly string[] | null {
  try {
    const items: unknown = subject.items?.(...call);
    return Array.isArray(items) ? textsIn(items) : null;
  } catch {
    return null;
  }
}

/** A copy of a list of texts, by its places alone: it may have holes, and methods of its own. Null where one is no text. */
function textsIn(list: readonly unknown[]): readonly string[] | null {
  const places = Array.from({ length: list.length }, (_, at) => list[at]);
  const texts = places.filter((each) => typeof each === "string");
  return texts.length === places.length ? texts : null;
}

function nameOf(thing: Named): string {
  return typeof thing === "string" ? thing : thing.name;
}
