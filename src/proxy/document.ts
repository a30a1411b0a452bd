/** A request's JSON document: what it says, and where its fields stand in the text. */
import { isPlainObject } from "../base/index.js";
import { parsed } from "./json.js";
import { beginningOf, cuts, type Edit, elementsAt, type Member, membersAt, type Span } from "./json-text.js";

/** A JSON object as it was sent. */
export interface Document {
  readonly text: string;
  readonly value: object;
  /** Its fields, by name. */
  readonly members: ReadonlyMap<string, Member>;
}

/** The document of a text; null where it is no JSON object, or says a field twice, so that two readers could differ about it. */
export function documentOf(text: string): Document | null {
  const value = parsed(text);
  if (!isPlainObject(value)) return null;
  const list = membersAt(text, beginningOf(text));
  const members = new Map(list.map((member) => [member.name, member]));
  return members.size === list.length ? { text, value, members } : null;
}

/** The elements of a field that is an array. */
export function elementsOf({ text, members }: Document, name: string): readonly Span[] {
  const value = members.get(name)?.value;
  return value !== undefined && text[value.start] === "[" ? elementsAt(text, value.start) : [];
}

/** Sets a field's value; a field that is not there yet becomes the first one. */
export function set({ text, members }: Document, name: string, value: unknown): Edit {
  const span = members.get(name)?.value;
  if (span !== undefined) return { ...span, text: JSON.stringify(value) };
  const at = beginningOf(text) + 1;
  const comma = members.size === 0 ? "" : ",";
  return { start: at, end: at, text: `${JSON.stringify(name)}:${JSON.stringify(value)}${comma}` };
}

/** Takes fields away. */
export function without({ members }: Document, names: ReadonlySet<string>): readonly Edit[] {
  const list = [...members.values()];
  return cuts(list, (index) => names.has(list[index]?.name ?? ""));
}
