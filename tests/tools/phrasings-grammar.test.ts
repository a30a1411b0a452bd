/** The parsers of the phrasings answer what Peggy's own parser of the grammar answers, and no word of it is dead. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as generated from "../../src/generated/phrasings/parser.js";
import { bareWords } from "../../src/phrasings/prepare.js";
import { kindOf, loadGrammar, productionsOf, refuseShadowedWords } from "../../src/toolkit/index.js";
import { peggyParser } from "./peggy-parser.js";

const PATH = "grammar/phrasings.peggy";
const GRAMMAR = loadGrammar(readFileSync(PATH, "utf8"));

/** What is left of a message before and behind any of its words: no message is only read from end to end. */
function parts(message: string): string[] {
  const words = message.toLowerCase().split(" ");
  return words.flatMap((_word, at) => [words.slice(at).join(" "), words.slice(0, at).join(" ")]);
}

/** What no message of the set says. */
const MORE = [
  "no more cow's milk; oat milk instead",
  "i'd rather you used svelte than react",
  "lift the garlic ban",
  "the garlic ban is lifted",
  "prefer spaces to tabs",
  "my oven is on",
  "x is prime",
  "anna's idea",
  "you don't have to leave my boss out any more",
];

const texts = readFileSync("tests/phrasings/tuned.jsonl", "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .flatMap((line) => parts(JSON.parse(line).message.replace(/[.!?]+$/, "")))
  .map((text) => text.replace(/[,.!?]+$/, ""))
  .concat(MORE);

type Parse = (s: string) => { readonly kind: string } | null;

const WHOLE: readonly [start: string, parse: Parse][] = [
  ["opening", generated.parseOpening],
  ["closing", generated.parseClosing],
  ["premise", generated.parsePremise],
  ["request", generated.parseRequest],
];

/** These search for a word between spaces, and need not read to the end. */
const SEARCHING: readonly [start: string, parse: Parse][] = [
  ["veto", generated.parseVeto],
  ["passing", generated.parsePassing],
  ["unfit", generated.parseUnfit],
  ["lasting", generated.parseLasting],
  ["role", generated.parseRole],
  ["verbal", generated.parseVerbal],
];

it.each(WHOLE)("the generated parser agrees with Peggy's on the rule %s", (start, parse) => {
  const theirs = peggyParser(PATH, start);
  for (const text of texts.filter((_text, index) => index % 8 === 0))
    expect([text, parse(text)]).toEqual([text, theirs(text)]);
});

// Held against each other by their languages, as the directives are, the productions of a start rule take hours.
it.each([...WHOLE, ...SEARCHING])("no production of the rule %s is hidden by those before it", (start, parse) => {
  const read = WHOLE.some(([name]) => name === start) ? texts : texts.map(bareWords);
  const found = new Set(read.map((text) => parse(text)?.kind));
  const hidden = productionsOf(GRAMMAR, start).map(({ name }) => name);
  expect(hidden.filter((name) => !found.has(kindOf(name)))).toEqual([]);
});

it("no alternative without repetitions is hidden by those before it", { timeout: 60_000 }, () => {
  expect(() => refuseShadowedWords(GRAMMAR)).not.toThrow();
  const hiding = readFileSync(PATH, "utf8").replace('"stop with the "', '"stop with " / "stop with the "');
  expect(() => refuseShadowedWords(loadGrammar(hiding))).toThrow("can never match");
});
