/**
 * What fuzzed turns are made of: operands that often meet, and characters that implementations get wrong. All of them are
 * assigned in Unicode 14, so that any current language knows them.
 */
import { FORMS } from "../generated/directives/words.js";

/** The words that part two operands of a directive, from the grammar: what is parted wrongly shows where they stand in an operand. */
export const SEPARATORS: readonly string[] = Object.values(FORMS).flatMap((form) =>
  (form ?? "")
    .split(/<[a-z_]+>/)
    .slice(1, -1)
    .map((words) => words.trim()),
);

/** Operands: few, so that turns conflict and confirmations are asked for. */
export const OPERANDS: readonly string[] = [
  "peanuts",
  "The  Peanuts",
  "docker",
  "a Docker",
  "podman",
  "npm",
  "to",
  "to be brief",
  "tofu",
  "concise replies",
  ...SEPARATORS.flatMap((words) => [words, `${words} npm`, `x ${words}`, `x ${words} y`, `x\t${words}\ty`]),
  "__proto__",
  "constructor",
  "toString",
  "dont",
  "_dont",
  "dont\u0301",
  "Don\u2019t",
  "don`t",
  "the",
  "An A",
  "A/B testing",
  "\uff24\uff4f\uff43\uff4b\uff45\uff52",
  "\ufb01le",
  "J\u030c",
  "DONT\u0308",
  "\u039f\u0394\u039f\u03a3",
  "\u0130\u1e9e",
  "caf\u00e9",
  "cafe\u0301",
  "x\u0301\u0316\u0327y",
  "\uff76\uff9e",
  "\u1100\u1161\u11a8",
  "\u00b4x",
  "\u{1d538}\u{1f600}",
  "\ud800",
  "x\udc00",
  "\0",
  "line\nfeed",
  "carriage\rreturn",
  "\u0085\u3000",
  "\ufeffx\u200b",
  " ",
  "",
];

/** Code units: white space, its neighbors, punctuation, letters, marks, surrogates. */
export const ALPHABET: readonly string[] = [
  ..." \t\n\v\f\r\u001c\u001d\u001e\u001f\u0085\u00a0\u1680\u2000\u2009\u200a\u2028\u2029\u202f\u205f\u3000",
  ..."\0\b\u001b\u007f\u180e\u200b\u200d\u2060\ufeff",
  ..."abehinostuxyz_AIJ09.,!?'\"\\`$&{}<>/-\u2018\u2019",
  ..."\u00b2\u00df\u00e9\u0130\u017f\u01c5\u0301\u0308\u030c\u0316\u0327\u0345\u03a3\u03c2\u0903\u212a\u2160\u3007\uff21\uff40\uff9e\ufb01",
  "\ud83d",
  "\ude00",
  "\ud800",
  "\udfff",
];
