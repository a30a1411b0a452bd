/** Makes a message ready for the grammar of phrasings: one line, single spaces, straight quotes, no end marks. */
import { dropTrailing } from "../base/index.js";

/** Text beside its copy in lower case. Both have the same length, so that a place in one is a place in the other. */
export interface Prepared {
  readonly text: string;
  readonly lower: string;
}

/** A longer message says more than one thing. The bound also keeps every step's cost small. */
const LONGEST = 400;

/** A message that is ready to be read. */
export interface Message extends Prepared {
  /** Whether it asks. */
  readonly asks: boolean;
  /** The same with its own spelling and with the quotation marks round single words, which a premise keeps. */
  readonly quoted: Prepared;
}

/** A message ready to be read; null where it cannot be one plain English instruction. */
export function prepare(message: string): Message | null {
  if (message.length > 4 * LONGEST || MOCKING.test(message)) return null;
  const trimmed = message.replace(PICTURES, "").trim();
  if (trimmed.length > LONGEST || NO_PROSE.test(trimmed)) return null;
  const quoted = trimmed
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, " ")
    .replace(/(?:\.\.\.|\u2026)(?=\p{L})/gu, ". ")
    .replace(/ w\/ ?(?=\p{L})/gu, " with ")
    .replace(THANKS, "?");
  const line = unquoted(spelledOut(quoted));
  if (line === null) return null;
  const [text, quotedText] = [withoutMarks(line), withoutMarks(quoted)];
  if (text === "" || /[?\u2026]|\.\.\./.test(text)) return null;
  return { ...withLower(text), asks: ASKS.test(line), quoted: withLower(quotedText) };
}

/** Without end marks; a question with a statement behind it is told from one without by `ASKS`. */
function withoutMarks(line: string): string {
  return dropTrailing(line, /[.!?\u2026 ]/).replace(/\?(?= [^?]+$)/, ".");
}

/** A question, or one with a statement behind it. */
const ASKS = /\?[.! ]*$|\? [^?]+$/;

const PICTURE = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d\ufe0f\s]`;

/** Pictures that say the opposite of the words. */
const MOCKING = /[\u{1f644}\u{1f643}\u{1f921}\u{1f612}]/u;

/** Pictures at either end, the end marks apart. A search begins only where a run of them does, or it would be quadratic in the run. */
const PICTURES = new RegExp(`^${PICTURE}+|(?<!${PICTURE})${PICTURE}+(?=[.!?]*$)`, "gu");

/** Spellings of chats, in full. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    u: "you",
    ya: "you",
    ur: "your",
    youre: "you're",
    hes: "he's",
    shes: "she's",
    id: "I'd",
    weve: "we've",
    havent: "haven't",
    hasnt: "hasn't",
    wasnt: "wasn't",
    shouldnt: "shouldn't",
    wouldnt: "wouldn't",
    neednt: "needn't",
    mustnt: "mustn't",
    dont: "don't",
    doesnt: "doesn't",
    didnt: "didn't",
    cant: "can't",
    wont: "won't",
    isnt: "isn't",
    arent: "aren't",
    im: "I'm",
    ive: "I've",
    lets: "let's",
    thats: "that's",
    theres: "there's",
    plz: "please",
    pls: "please",
    gonna: "going to",
  }),
);

function spelledOut(text: string): string {
  return text.replace(/(?<=^|[ ,;.!])[\p{L}]+(?=$|[ ,;.!?])/gu, (word) => {
    const full = SPELLINGS.get(word.toLowerCase());
    return full === undefined || /\p{Lu}/u.test(word.slice(1))
      ? word
      : /^\p{Lu}/u.test(word)
        ? capitalized(full)
        : full;
  });
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
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
    .replace(/(?<![.:])[.:]+(?= |$)/g, "")
    .trim()} `;
}

/** Line feeds, code, lists, labels and quotations: a message that shows something rather than says it. */
const NO_PROSE =
  /[\n\r`<>{}[\]|\\=*_~^$]|^[-+/#>(@&%]|^\W*$|^\d+[.)]|\(|\)|;\s*$|^(?:subject|re|fwd|error|warning|todo|note to self|title|q|a|option|step|example|rules|chapter|fixme|info|debug)\b[^,]{0,12}:/i;

/** Thanks behind a question. */
const THANKS = /\? (?:thanks|thank you|please|cheers)(?: a lot| so much| in advance)?[ .!]*$/i;

/** Without the quotation marks round single words; null where something else is quoted. */
function unquoted(line: string): string | null {
  const plain = line
    .replace(/(?<= )["\u201c]([\p{L}\p{N}'-]+)([.,!]?)["\u201d]/gu, "$1$2")
    .replace(/(?<= )'([\p{L}\p{N}-]+)([.,!]?)'(?=$|[ .,!?;])/gu, "$1$2");
  return /["\u201c\u201d\u00ab\u00bb]|(?:^| )'/.test(plain) ? null : plain;
}
