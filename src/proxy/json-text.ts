/** JSON as text with places, so that a document is changed where it must be and stays to the byte elsewhere. */

/** A stretch of the text, in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A stretch that is to be another text. */
export interface Edit extends Span {
  readonly text: string;
}

/** A field of an object: from its name to the end of its value. */
export interface Member extends Span {
  readonly name: string;
  readonly value: Span;
}

/** The fields of the object that begins at a place, in order, repeated names too. The text must be JSON. */
export function membersAt(text: string, place: number): readonly Member[] {
  const members: Member[] = [];
  let at = skipBlanks(text, place + 1);
  while (text[at] === '"') {
    const nameEnd = skipString(text, at);
    // The platform keeps short texts that it parses in one table, which names of digits could be made to collide in.
    const name: unknown = JSON.parse(`"#${text.slice(at + 1, nameEnd)}`);
    const start = skipBlanks(text, skipBlanks(text, nameEnd) + 1);
    const end = skipValue(text, start);
    members.push({ name: String(name).slice(1), start: at, end, value: { start, end } });
    at = next(text, end);
  }
  return members;
}

/** The elements of the array that begins at a place. The text must be JSON. */
export function elementsAt(text: string, place: number): readonly Span[] {
  const elements: Span[] = [];
  let at = skipBlanks(text, place + 1);
  while (at < text.length && text[at] !== "]") {
    const end = skipValue(text, at);
    elements.push({ start: at, end });
    at = next(text, end);
  }
  return elements;
}

/** Where the document's one value begins. */
export function beginningOf(text: string): number {
  return skipBlanks(text, 0);
}

/** The edits that take some of the fields or elements away, with the commas that they leave. */
export function cuts(spans: readonly Span[], isCut: (index: number) => boolean): readonly Edit[] {
  const edits: Edit[] = [];
  for (let first = 0; first < spans.length; first++) {
    if (!isCut(first)) continue;
    let last = first;
    while (last + 1 < spans.length && isCut(last + 1)) last++;
    const following = spans[last + 1];
    const start = following === undefined ? (spans[first - 1]?.end ?? spans[first]?.start) : spans[first]?.start;
    edits.push({ start: start ?? 0, end: following?.start ?? spans[last]?.end ?? 0, text: "" });
    first = last;
  }
  return edits;
}

/** The text with all edits made. They must not overlap. */
export function edited(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return parts.join("") + text.slice(at);
}

function next(text: string, end: number): number {
  const at = skipBlanks(text, end);
  return text[at] === "," ? skipBlanks(text, at + 1) : at;
}

function skipBlanks(text: string, place: number): number {
  let at = place;
  while (text[at] === " " || text[at] === "\n" || text[at] === "\r" || text[at] === "\t") at++;
  return at;
}

function skipString(text: string, place: number): number {
  let at = place + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

/** Without recursion, since a document of a client may nest deep. */
function skipValue(text: string, place: number): number {
  let depth = 0;
  for (let at = place; at < text.length; ) {
    const unit = text[at] ?? "";
    if (unit === '"') at = skipString(text, at);
    else if (depth === 0 && ",]} \n\r\t".includes(unit)) return at;
    else {
      if (unit === "{" || unit === "[") depth++;
      if (unit === "}" || unit === "]") depth--;
      at++;
    }
    if (depth === 0 && (unit === '"' || unit === "}" || unit === "]")) return at;
  }
  return text.length;
}
