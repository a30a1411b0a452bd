/** What a gate is told about names: their aliases, and what each needs. */
import { entriesOf, fieldsOf, requireString, TextMap } from "../base/index.js";
import { looseItem, looseName } from "../coverage/index.js";
import { normalizeItem } from "../index.js";

/** What a name needs: no ban, or a `use` of its own as well. */
export type When = "unless_prohibited" | "only_if_used";

/** What a gate is told about one name. */
export interface Cover {
  /** Other names of the same thing, as users say them. */
  readonly also?: readonly string[];
  /** `unless_prohibited` without. */
  readonly when?: When;
  /**
   * What a call is about besides the name: the items in its input, which the user's rules are asked about, too. It is given all
   * arguments of the call, as the tool's function or method is.
   */
  items?(input: unknown, ...rest: unknown[]): readonly string[];
}

/** A name with all that is known of it. */
export interface Subject {
  readonly name: string;
  readonly isListed: boolean;
  readonly when: When;
  /** The keys by which a ban finds it. */
  readonly keys: readonly string[];
  /** The items whose `use` permits it. */
  readonly exact: readonly string[];
  /** The names as the host wrote them. */
  readonly names: readonly string[];
  items?(...call: readonly unknown[]): unknown;
}

/** The subjects of `covers`. */
export interface Listing {
  readonly subjects: readonly Subject[];
  /** By the loose names of their names and aliases. */
  readonly byName: Pick<TextMap<Subject>, "get">;
}

/** The subjects of `covers`, by the loose names of their names and aliases. @throws {TypeError} for anything that is no cover. */
export function listingOf(covers: unknown): Listing {
  const entries = entriesOf(covers);
  if (entries === null) throw new TypeError("`covers` is an object with a field for each name.");
  const byName = new TextMap<Subject>();
  const subjects = entries.map(([name, cover]) => listed(name, cover));
  for (const subject of subjects) {
    for (const each of subject.names) addName(byName, each, subject);
  }
  return { subjects, byName };
}

/** A call by an alias is a call of what it names, so that one alias cannot stand for two. */
function addName(byName: TextMap<Subject>, name: string, subject: Subject): void {
  const key = looseName(name);
  const other = byName.get(key);
  if (other !== null && other !== subject) {
    const read = other.names.find((each) => looseName(each) === key) ?? other.name;
    throw new TypeError(
      `${nameIn(other, read)} and ${nameIn(subject, name)} in \`covers\` read alike: a call by it could be either.`,
    );
  }
  byName.set(key, subject);
}

function nameIn({ name }: Subject, each: string): string {
  return each === name ? quote(name) : `the alias ${quote(each)} of ${quote(name)}`;
}

/** The subject of a name or an alias, in whatever spelling. */
export function subjectOf({ byName }: Listing, name: string): Subject {
  const alone = subject(name, [], "unless_prohibited");
  const known = byName.get(alone.keys.at(-1) ?? "");
  if (known?.name === name) return known;
  if (known === null) return { ...alone, isListed: false };
  return { ...known, name, keys: [...alone.keys, ...known.keys] };
}

function listed(name: string, cover: unknown): Subject {
  const fields = fieldsOf(cover, [], ["also", "when", "items"]);
  const [also = [], when = "unless_prohibited", items] = ["also", "when", "items"].map((field) => fields?.get(field));
  if (fields === null || !isNames(also) || !isWhen(when) || (items !== undefined && typeof items !== "function"))
    throw new TypeError(
      `The cover of ${quote(name)} is { also?: names, when?: ${WHENS.join(" | ")}, items?: function }.`,
    );
  const unnamable = [name, ...also].find((each) => normalizeItem(each) === "");
  if (unnamable !== undefined) throw new TypeError(`No rule can name ${quote(unnamable)} in \`covers\`.`);
  const plain = subject(name, also, when);
  return items === undefined ? plain : { ...plain, items: (...call) => Reflect.apply(items, cover, call) };
}

function subject(name: string, also: readonly string[], when: When): Subject {
  requireString(name, "A name");
  const names = [name, ...also];
  const exact = names.map(normalizeItem);
  // No ban has an empty key, so that a name of signs alone is found as it stands and not otherwise.
  return { name, isListed: true, when, keys: [...exact, ...exact.map(looseItem)], exact, names };
}

const WHENS: readonly unknown[] = ["unless_prohibited", "only_if_used"] satisfies readonly When[];

function isWhen(value: unknown): value is When {
  return WHENS.includes(value);
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function quote(name: string): string {
  return JSON.stringify(name);
}
