/** Makes a message ready for the grammar of phrasings: one line, single spaces, straight quotes, no end marks. */

/** Text beside its copy in lower case. Both have the same length, so that a place in one is a place in the other. */
export interface Prepared {
  readonly text: string;
  readonly lower: string;
}

/** A longer message says more than one thing. The bound also keeps every step's cost small. */
const LONGEST = 400;

/** A message ready to be read, and whether it asks; null where it cannot be one plain English instruction. */
export function prepare(message: string): (Prepared & { readonly asks: boolean }) | null {
  if (message.length > 4 * LONGEST) return null;
  const trimmed = message.trim();
  if (trimmed.length > LONGEST || NO_PROSE.test(trimmed)) return null;
  const line = unquoted(
    trimmed
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/\s+/g, " ")
      .replace(THANKS, "?"),
  );
  if (line === null) return null;
  const text = line.replace(/[.!?\u2026 ]+$/, "");
  if (text === "" || /[?\u2026]|\.\.\./.test(text)) return null;
  return { ...withLower(text), asks: /\?[.! ]*$/.test(line) };
}

/** A text beside its lower case, kept unit by unit where a letter's lower case has another length. */
export function withLower(text: string): Prepared {
  const lower = text.toLowerCase();
  return { text, lower: lower.length === text.length ? lower : text };
}

/** The words of a text in lower case, a space on either side of each: what the rules about single words read. */
export function bareWords(lower: string): string {
  return ` ${lower
    .replace(/[^\p{L}\p{N}'%:/#+.-]+/gu, " ")
    .replace(/[.:]+(?= |$)/g, "")
    .trim()} `;
}

/** Line feeds, code, lists, labels and quotations: a message that shows something rather than says it. */
const NO_PROSE =
  /[\n\r`<>{}[\]|\\=*_~^$]|^[-+/#>(@&%]|^\W*$|^\d+[.)]|\(|\)|;\s*$|^(?:subject|re|fwd|error|warning|todo|note to self|title|q|a|option|step|example|rules|chapter|fixme|info|debug)\b[^,]{0,12}:/i;

/** Thanks behind a question. */
const THANKS = /\? (?:thanks|thank you|please|cheers)(?: a lot| so much| in advance)?[ .!]*$/i;

/** Without the quotation marks round a single word; null where something else is quoted. */
function unquoted(line: string): string | null {
  const plain = line.replace(/(?<= )["\u201c]([\p{L}\p{N}'-]+)(?:[.,!]?["\u201d])/gu, "$1");
  return /["\u201c\u201d\u00ab\u00bb]|(?:^| )'/.test(plain) ? null : plain;
}
