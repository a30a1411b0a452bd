/** The parsers of the phrasings answer what Peggy's own parser of the grammar answers, and no word of it is dead. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as generated from "../../src/generated/phrasings/parser.js";
import { kindOf, loadGrammar, productionsOf } from "../../src/toolkit/index.js";
import { peggyParser } from "./peggy-parser.js";

const PATH = "grammar/phrasings.peggy";
const GRAMMAR = loadGrammar(readFileSync(PATH, "utf8"));

/** What no message of the sets says. */
const MORE = [
  "pnpm not npm",
  "out with polyester, in with linen",
  "the garlic ban is lifted",
  "functional components only",
  "speak in french",
  "i adore jasmine tea, so always go with it",
  "gluten makes me ill; avoid it",
  "never commit secrets",
  "respond in english",
  "never pip, always poetry",
  "tabs: never",
  "open questions",
  "how are you?",
  "could you please drop the rule about tables?",
  "you can stop replying in spanish now",
  "you can put running back in my plans",
  "you can go back to suggesting pork",
  "please no raw fish",
  "in french always",
  "keep a formal tone at all times",
  "i'd rather you gave me kilometers than miles",
  "from now on call me captain",
  "call me captain from now on",
  "never use emojis. actually no.",
  "never use emojis. scratch that.",
  "reset my rules, my boss insists.",
  "never use adverbs. \u2014 Stephen King",
];

const texts = ["tuned", "tuned-chat", "tuned-rules", "tuned-pairs"]
  .flatMap((name) => readFileSync(`tests/phrasings/${name}.jsonl`, "utf8").split("\n"))
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line))
  .map(({ message, line }) => (message ?? line.replace(/^[-*+] /, "")).replaceAll("**", "").toLowerCase())
  .concat(MORE);

/** Peggy's parser of so large a grammar is slow. */
const sample = texts.filter((_, index) => index % 100 === 0).concat(MORE);

const STARTS: readonly [start: string, parse: (s: string) => { readonly kind: string } | null][] = [
  ["sweep", generated.parseSweep],
  ["note", generated.parseNote],
  ["lift", generated.parseLift],
  ["release", generated.parseRelease],
  ["swap", generated.parseSwap],
  ["exchange", generated.parseExchange],
  ["contrast", generated.parseContrast],
  ["rivals", generated.parseRivals],
  ["ban", generated.parseBan],
  ["refusal", generated.parseRefusal],
  ["verdicts", generated.parseVerdicts],
  ["use", generated.parseUse],
  ["chosen", generated.parseChosen],
  ["custom", generated.parseCustom],
  ["choice", generated.parseChoice],
  ["banning", generated.parseBanning],
  ["usage", generated.parseUsage],
  ["remark", generated.parseRemark],
  ["firmness", generated.parseFirmness],
  ["doubt", generated.parseDoubt],
  ["signature", generated.parseSignature],
  ["foreign", generated.parseForeign],
  ["familiar", generated.parseFamiliar],
  ["retreat", generated.parseRetreat],
  ["asked", generated.parseAsked],
  ["heading", generated.parseHeading],
];

it.each(STARTS)("the generated parser agrees with Peggy's on the rule %s", (start, parse) => {
  const theirs = peggyParser(PATH, start);
  for (const text of sample) expect([text, parse(text)]).toEqual([text, theirs(text)]);
});

// Held against each other by their languages, as the directives are, the productions of a start rule take hours.
it.each(STARTS)("no production of the rule %s is hidden by those before it", (start, parse) => {
  const found = new Set(texts.map((text) => parse(text)?.kind));
  const kinds = productionsOf(GRAMMAR, start).map(({ name }) => kindOf(name));
  expect(kinds.filter((kind) => !found.has(kind))).toEqual([]);
});
