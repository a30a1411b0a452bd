/** What the property tests of the diagnostics draw from: directives over a few items, with every fault that a diagnostic names. */
import fc from "fast-check";
import { any } from "./any-text.js";

const NAMES = [
  "docker",
  "dokcer",
  "podman",
  "peanuts",
  "peanut",
  "send_email",
  "send-email",
  "search",
  "serach",
  "d\u043ecker",
  "it",
  "that one",
  "caf\u00e9",
  "\u{1f600}",
  "don't",
  "D.C.",
  "a.b",
  "mac and cheese",
  "scope",
  "\u0455\u0441\u043e\u0440\u0435",
  "python to sort this list",
  "\u043co\u043b\u043e\u043a\u043e",
  "instead of",
  "x instead of",
  "to",
  "modern",
  "modem",
  "\u2060",
  "\u0430",
];
const name = fc.constantFrom(...NAMES);
const OPENINGS = [
  "",
  "",
  "",
  "",
  " ",
  "the ",
  '"',
  "*",
  "`",
  "please ",
  "\uff02",
  "\u300c",
  "\u200b",
  "\u202e",
  "\u{e0100}",
];
const ENDINGS = [
  "",
  "",
  "",
  "",
  ".",
  "!",
  " please",
  ", thanks",
  '"',
  "*",
  "`",
  "\uff02",
  "\u300d",
  "\uff0c \uff50lease",
  "\u200b",
  " tool",
  "\u2026",
  "\ufe0f",
  " ",
  "\n",
  ": x",
  " to be",
];
const LINKS = [" and ", ", ", "; ", " & ", " \uff06 ", "\ufe50", "\uff0c", " or ", "\n", " ", "\u200d", "_", "-"];

const dressed = fc
  .tuple(fc.constantFrom(...OPENINGS), name, fc.constantFrom(...ENDINGS))
  .map((parts) => parts.join(""));
const item = fc.oneof(
  { weight: 3, arbitrary: name },
  { weight: 4, arbitrary: dressed },
  { weight: 2, arbitrary: fc.tuple(dressed, fc.constantFrom(...LINKS), dressed).map((parts) => parts.join("")) },
);
const INTRODUCERS = [
  "use ",
  "prohibit ",
  "remove policy ",
  "set premise ",
  "change premise to ",
  "Use ",
  "please use ",
  "prohibt ",
  "use: ",
  " prohibit ",
  "Remove policy ",
];
const directive = fc.tuple(fc.constantFrom(...INTRODUCERS), item).map((parts) => parts.join(""));
const replacement = fc.tuple(item, item).map(([to, from]) => `use ${to} instead of ${from}`);
const whole = fc.constantFrom(
  "clear premise",
  "clear premises",
  "reset policy",
  "Clear state.",
  "reset policies",
  "yes",
  "no",
  "y",
  "yes, please",
  "nah",
  "cancel",
  "",
);

/** Turns, mostly directives. */
export const turns: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: directive },
  { weight: 2, arbitrary: replacement },
  { weight: 1, arbitrary: whole },
);

/** Directives over any characters, lone surrogates too. */
export const spells: fc.Arbitrary<string> = fc.oneof(
  turns,
  fc.tuple(fc.constantFrom(...INTRODUCERS), any).map((parts) => parts.join("")),
  any,
);
