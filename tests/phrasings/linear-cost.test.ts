/**
 * What a message costs grows with its length and no faster. The parsers look at a text through `charCodeAt` and `startsWith`
 * alone, so that counting those calls says how often they look, whatever the machine does meanwhile.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as parsers from "../../src/generated/phrasings/parser.js";
import { bareWords } from "../../src/phrasings/prepare.js";
import { proposePhrasing } from "../../src/phrasings/propose.js";

const { charCodeAt, startsWith } = String.prototype;

/** How often a run looks at a text. */
function looks(run: () => unknown): number {
  let count = 0;
  Object.assign(String.prototype, {
    charCodeAt(this: string, at: number) {
      count += 1;
      return charCodeAt.call(this, at);
    },
    startsWith(this: string, word: string, at?: number) {
      count += 1;
      return startsWith.call(this, word, at);
    },
  });
  try {
    run();
  } finally {
    Object.assign(String.prototype, { charCodeAt, startsWith });
  }
  return count;
}

const GRAMMAR = readFileSync(new URL("../../grammar/phrasings.peggy", import.meta.url), "utf8");
/** Every fortieth word of the grammar, and what a search comes to again and again. */
const WORDS = [...new Set([...GRAMMAR.matchAll(/"([^"\n]+)"/g)].map(([, word = ""]) => word.trim()))]
  .filter((word, index) => word !== "" && index % 40 === 0)
  .concat("-", "!", "a", "they", "it's", "so", "no", "ed", "s", "because", "use", "rule");

const PARSERS = Object.entries(parsers).map(([name, parse]) => ({ name, parse }));

test.each(PARSERS)("$name looks at most twice as often at a text of twice the length", ({ parse }) => {
  for (const unit of WORDS.flatMap((word) => [`${word} `, `${word} - `])) {
    const [short, long] = [400, 800].map((length) => `x ${unit.repeat(length / unit.length)}because x`);
    const growth = looks(() => parse(long ?? "")) / (looks(() => parse(short ?? "")) + 200);
    expect.soft(growth, unit).toBeLessThan(2.1);
  }
});

test.each([
  ["a run of dashes", `x ${"- ".repeat(199)}`],
  ["a run of end marks before a reason", `hi, ${"! ".repeat(190)}because x`],
])("%s of 400 characters is looked at a bounded number of times a character", (_what, message) => {
  expect(looks(() => proposePhrasing(message))).toBeLessThan(800 * message.length);
});

test("marks in a row are read in one go", () => {
  const start = process.cpuUsage();
  expect(bareWords(`${".".repeat(500_000)}x`)).toHaveLength(500_003);
  const { user, system } = process.cpuUsage(start);
  expect(user + system).toBeLessThan(2_000_000);
});
