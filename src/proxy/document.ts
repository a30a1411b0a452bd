/** A request's JSON document: what it says, and where its fields stand in the text. */
import { isPlainObject, TextSet } from "../base/index.js";
import { isWritable, parsed } from "./json.js";
import { beginningOf, cuts, type Edit, elementsAt, type Member, membersAt, type Span } from "./json-text.js";

/** A JSON object as it was sent. */
export interface Document {
  readonly text: string;
  readonly value: object;
  /** Its fields, in order; no two have one name. */
  readonly members: readonly Member[];
}

/** The document of a text; null where it is no JSON object, is nested too deep to be written in part, or says a field twice, so that two readers could differ about it. */
export function documentOf(text: string): Document | null {
  const value = parsed(text);
  if (!isPlainObject(value) || !isWritable(value)) return null;
  const members = membersAt(text, beginningOf(text));
  const names = new TextSet();
  return members.every(({ name }) => names.add(name)) ? { text, value, members } : null;
}

/** The field of a name. */
export function memberOf({ members }: Document, name: string): Member | undefined {
  return members.find((member) => member.name === name);
}

/** The elements of a field that is an array. */
export function elementsOf(document: Document, name: string): readonly Span[] {
  const value = memberOf(document, name)?.value;
  return value !== undefined && document.text[value.start] === "[" ? elementsAt(document.text, value.start) : [];
}

/** Sets a field's value; a field that is not there yet becomes the first one. */
export function set(document: Document, name: string, value: unknown): Edit {
  const span = memberOf(document, name)?.value;
  if (span !== undefined) return { ...span, text: JSON.stringify(value) };
  const at = beginningOf(document.text) + 1;
  const comma = document.members.length === 0 ? "" : ",";
  return { start: at, end: at, text: `${JSON.stringify(name)}:${JSON.stringify(value)}${comma}` };
}

/** Takes fields away. */
export function without({ members }: Document, names: ReadonlySet<string>): readonly Edit[] {
  return cuts(members, (index) => names.has(members[index]?.name ?? ""));
}
