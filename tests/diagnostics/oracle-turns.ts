/**
 * Turns about which the chapter leaves no doubt, for the test that holds the diagnostics against the oracle: pointers, requests and
 * replies are those that the rules list, and nothing looks like something else.
 */
import fc from "fast-check";

const NAMES = [
  "docker",
  "dokcer",
  "podman",
  "peanuts",
  "peanut",
  "strawberry",
  "Strawberries",
  "send_email",
  "send email",
  "search",
  "serach",
  "caf\u00e9",
  "don't",
  "D.C.",
  "Yahoo!",
  "mac and cheese",
  "the docker",
  "python2",
  "python3",
];
const NO_NAMES = [
  "it",
  "that one",
  "them all",
  "the first one",
  "python to sort this list: [3,1,2]",
  "SQL to count the rows",
  "tabs for now",
  "tabs in this repo",
  "many to many tables",
  "links to competitors",
  "meat. I went vegan",
  "any recipe that takes more than half an hour",
];
const OPENINGS = ["", "", "", "", "the ", '"', "*", "`", "please ", "pls, ", "both ", "\u200b", '"*'];
const ENDINGS = [
  "",
  "",
  "",
  "",
  ".",
  "!",
  "?!\u2026",
  "\u203c",
  " please",
  ", thanks",
  ". Thanks again!",
  ", pretty please",
  " please and thank you.",
  " ok?",
  ", ok",
  '"',
  '".',
  "*",
  "`",
  '*"',
  " tool",
  "\u200b",
  "\ufeff",
  " ",
  "\n",
  "\nand more",
];
const LINKS = [" and ", ", ", "; ", " & ", " or ", ", and "];
const INTRODUCERS = ["use ", "prohibit ", "remove policy "];
const ALMOST = [
  "Use ",
  "please use ",
  "pls, prohibit ",
  "prohibt ",
  "use: ",
  " prohibit ",
  "\ufeffuse ",
  "Remove polciy ",
];
const WHOLE = [
  "clear premise",
  "clear premises",
  "reset policy",
  "Clear state.",
  "reset policies please",
  "clear state, thanks!",
  "clear polices",
  "set premise be brief\nand kind",
  "set premise concise\u200b replies",
  "set premise be brief!",
];
const REPLIES = [
  "y",
  "yup",
  "Yes, please!",
  "absolutely",
  "go ahead",
  "please do",
  "works for me.",
  "\u{1f44d}\u{1f3fd}",
  "n",
  "nah",
  "never mind",
  "cancel",
  "stop, please",
  "rather not",
  "yes",
  "no thanks",
  "yes. no.",
  "what?",
];

const name = fc.constantFrom(...NAMES);
const quoted = fc
  .tuple(fc.constantFrom('""', "**", "``", "''"), fc.constantFrom("", ".", " please"), name)
  .map(([marks, ending, text]) => `${marks.charAt(0)}${text}${ending}${marks.charAt(1)}`);
const core = fc.oneof(name, name, quoted, fc.constantFrom(...NO_NAMES));
const dressed = fc
  .tuple(fc.constantFrom(...OPENINGS), core, fc.constantFrom(...ENDINGS))
  .map((parts) => parts.join(""));
const list = fc
  .tuple(name, fc.constantFrom(...LINKS), name, fc.constantFrom(...ENDINGS))
  .map((parts) => parts.join(""));
const item = fc.oneof(
  name,
  fc.constant("\u201cmetric units\u201d"),
  dressed,
  dressed,
  list,
  fc.constant("x".repeat(121)),
  fc.constant("\u200b"),
);
const begun = (introducers: readonly string[]) =>
  fc.tuple(fc.constantFrom(...introducers), item).map((parts) => parts.join(""));

/** A turn of which the oracle says what is to be said. */
export const plainTurns: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: begun(INTRODUCERS) },
  { weight: 2, arbitrary: fc.tuple(item, item).map(([to, from]) => `use ${to} instead of ${from}`) },
  { weight: 2, arbitrary: begun(ALMOST) },
  { weight: 1, arbitrary: fc.constantFrom(...WHOLE) },
  { weight: 1, arbitrary: fc.constantFrom(...REPLIES) },
);

/** Turns that lead to a state with nothing in it that cannot be seen. */
export const plainBefore: fc.Arbitrary<readonly string[]> = fc
  .array(
    fc.oneof(
      begun(["use ", "prohibit "]),
      begun(["use ", "prohibit "]),
      fc.tuple(name, name).map(([to, from]) => `use ${to} instead of ${from}`),
    ),
    { maxLength: 5 },
  )
  .map((texts) => texts.filter((text) => !/[\u200b\ufeff]/.test(text)));
