/**
 * What the property tests draw from: turns that are mostly directives over a small pool of items, so that conflicts,
 * questions and their answers are frequent, and near misses, odd spellings and junk between them. Nothing here
 * uses the code under test, save what the grammar says of how a directive is written.
 */
import fc from "fast-check";
import { written } from "./forms.js";

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));

/** The white space of chapter 2, character by character. */
export const WHITE_SPACE: readonly string[] = [
  ...range(0x09, 0x0d),
  ...range(0x1c, 0x20),
  ..."\u0085\u00a0\u1680",
  ...range(0x2000, 0x200a),
  ..."\u2028\u2029\u202f\u205f\u3000",
];

/** Items that are normalized already, among them names that an object has of its own and keys that order badly. */
export const ITEMS: readonly string[] = ["docker", "podman", "tea", "don't panic", "café", "x instead of y", "to"];
export const ODD_ITEMS: readonly string[] = [
  ...["__proto__", "constructor", "tostring", "10", "9", "\u{1f600}", "\ufffd", "\ue000", "x\0y", "\ud83d x", "\udc00"],
  ...["ß", "ǰ", "i̇", "a/b testing", 'say "hi" \\', "\u007f", "instead of", "{new_item} $&", "$1 {item}"],
];
/** Premises that are normalized already. */
export const PREMISES: readonly string[] = [
  "concise replies",
  "Formal tone",
  "to be brief",
  "to",
  "to-do lists",
  "The A",
];

export const weighted = <T>(...choices: readonly (readonly [number, fc.Arbitrary<T>])[]): fc.Arbitrary<T> =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })));
export const oneOf = (...texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

/** Any UTF-16 unit: lone surrogates and NUL are characters like others. */
export const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
const telling = oneOf(
  ...WHITE_SPACE,
  ...[
    "\0",
    "\u180e",
    "\u200b",
    "\ufeff",
    "\u2019",
    "`",
    "\uff40",
    "'",
    "\u2018",
    "_",
    ".",
    "!",
    "?",
    "\ud800",
    "\udc00",
  ],
  ...["\u0301", "\u0316", "\u0344", "\u0903", "\u034f", "\uff9e", "\u30c6", "\u1100", "\u1161", "\u00b4", "\u{1f600}"],
  ...["Σ", "İ", "ß", "J\u030c", "DONT\u0308", "dont", "Dont", "ﬁ", "²", "é", "\u{10400}", "\u{10428}", "the", "A", "x"],
  ...[" ", "$&", "{premise}", " instead of ", "use ", "to ", "set premise "],
);

/** Anything at all, mostly of the characters and words that a rule is about. */
export const junk: fc.Arbitrary<string> = weighted(
  [4, fc.array(telling, { maxLength: 8 }).map((parts) => parts.join(""))],
  [1, fc.string({ unit: codeUnit, maxLength: 12 })],
  [1, fc.string({ unit: "binary", maxLength: 12 })],
);

const space = oneOf(...WHITE_SPACE);
const margin = weighted([10, fc.constant("")], [1, oneOf(" ", "  ", "\n")], [1, space]);
const fullwidth = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const quoted = (text: string): string => text.replaceAll("'", "\u2019");
const dressing = fc.constantFrom(String, String, String, capital, fullwidth, quoted, (text: string) =>
  text.normalize("NFD"),
);
const spaced = (text: string): fc.Arbitrary<string> =>
  weighted([5, fc.constant(text)], [1, space.map((w) => text.replaceAll(" ", w + w))]);
export const dressed = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(margin, dressing, text.chain(spaced), margin)
    .map(([before, dress, words, after]) => before + dress(words) + after);

export const name = weighted([6, oneOf("docker", "podman")], [3, oneOf(...ITEMS)], [1, oneOf(...ODD_ITEMS)]);
const article = oneOf("", "", "", "", "", "the ", "A ", "an  ", "The a\u3000");

/** The raw text of an item: a name of the pool in some spelling, at times nothing or junk. */
export const item: fc.Arbitrary<string> = weighted(
  [14, fc.tuple(article, dressed(name)).map((parts) => parts.join(""))],
  [1, oneOf("", "the", "An a ", " ", "\u3000", "\u0085\n")],
  [1, junk],
);

/** The raw text of a premise. */
export const premise: fc.Arbitrary<string> = weighted(
  [8, dressed(oneOf(...PREMISES))],
  [1, oneOf("", " ", "\u2003\t")],
  [1, junk],
);

/** A question to the user, as often as not. */
export const replacement: fc.Arbitrary<string> = fc
  .tuple(item, item)
  .map(([newItem, oldItem]) => `use ${newItem} instead of ${oldItem}`);

const incomplete = fc
  .tuple(
    item,
    oneOf(
      "use # instead of",
      "use # instead of ",
      "use instead of #",
      "use  instead of #",
      "use instead of # instead of",
    ),
  )
  .map(([text, frame]) => frame.replace("#", () => text));
const bare = oneOf(
  "use",
  "use ",
  "prohibit",
  "remove policy",
  "set premise",
  "set premise ",
  "set premise to",
  "set premise to ",
);
const bareChange = oneOf(
  "change premise",
  "change premise ",
  "change premise to",
  "change premise to \u00a0",
  "use instead of",
);
const after = (words: string, operand: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  operand.map((text) => words + text);

/** Directives of every kind, near misses and incomplete ones too. */
export const directive: fc.Arbitrary<string> = weighted(
  [3, written(item, premise)],
  [8, after("use ", item)],
  [8, after("prohibit ", item)],
  [5, after("remove policy ", item)],
  [10, replacement],
  [5, after("set premise ", premise)],
  [5, after("change premise to ", premise)],
  [2, oneOf("clear premise", "reset policies", "clear state")],
  [2, after("set premise to ", premise)],
  [2, after("change premise ", premise)],
  [2, incomplete],
  [1, bare],
  [1, bareChange],
);

/** A directive with one slip: mostly no directive any more. */
export const almost: fc.Arbitrary<string> = fc
  .tuple(
    directive,
    fc.constantFrom(
      (text: string) => ` ${text}`,
      (text: string) => text.replace(" ", "\t"),
      (text: string) => text.replace(" ", "  "),
      (text: string) => `${text}\n`,
      (text: string) => `\ufeff${text}`,
      capital,
    ),
  )
  .map(([text, slip]) => slip(text));

const word = oneOf("yes", "yes please", "yep", "yeah", "sure", "ok", "okay", "no", "nope", "no thanks");
/** An answer to a question, which mostly accepts or declines. */
export const answer: fc.Arbitrary<string> = fc
  .tuple(
    weighted([9, dressed(word)], [1, oneOf("yup", "no no", "y")]),
    oneOf("", "", "", "!", "?!.", " .", "! !", "\uff01", "\u2026", ";", "! "),
  )
  .map((parts) => parts.join(""));

/** One turn. */
export const turn: fc.Arbitrary<string> = weighted([14, directive], [2, answer], [1, almost], [2, junk]);

/** Turns that end in a conflict over two items: used and prohibited, prohibited and used, replaced while prohibited. */
const conflict = fc
  .tuple(
    fc.tuple(dressed(name), dressed(name), answer),
    fc.constantFrom(
      (a: string) => [`prohibit ${a}`, `use The ${a}`],
      (a: string) => [`use ${a}`, `prohibit a ${a}`, `use ${a}`],
      (a: string, b: string, yes: string) => [`use ${a}`, `prohibit ${b}`, `use ${b} instead of ${a}`, yes],
      (a: string, b: string, yes: string) => [`prohibit ${a}`, `use ${b} instead of ${a}`, yes],
      (a: string, b: string) => [`use ${a}`, `use ${b} instead of ${a}`],
    ),
  )
  .map(([texts, plot]) => plot(...texts));

const episode = weighted<readonly string[]>(
  [8, fc.tuple(turn)],
  [2, fc.tuple(replacement, answer)],
  [1, fc.tuple(replacement, turn, answer)],
  [1, conflict],
);

/** Turns of one conversation, questions and their answers near each other. */
export const conversation: fc.Arbitrary<string[]> = fc
  .array(episode, { maxLength: 12, size: "max" })
  .map((parts) => parts.flat());

/** A message of a transcript: most count, the others must not. */
export const message: fc.Arbitrary<object> = weighted<object>(
  [8, fc.record({ role: fc.constant("user"), content: turn })],
  [1, fc.record({ role: oneOf("assistant", "system", "User", "tool"), content: turn })],
  [
    1,
    fc.record({ role: fc.constant("user"), content: fc.constantFrom(null, 5, ["use docker"], { text: "use docker" }) }),
  ],
  [1, fc.constantFrom({}, { role: "user" }, { content: "use docker" })],
);
