/** The proposer without a model: what it proposes, and what it must not. */
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCanonical, printDirective } from "../../src/generated/directives/canonical.js";
import { parseDirective } from "../../src/generated/directives/parser.js";
import { proposePhrasing } from "../../src/phrasings/propose.js";
import { countsOf, precisionOf, readLabeled, recallOf } from "./report.js";

/** For each family: a message, what is proposed for it, and a near message for which nothing is. */
const PAIRS: readonly [family: string, message: string, directive: string, near: string][] = [
  ["prohibit", "Please never mention horoscopes again, thanks!", "prohibit horoscopes", "Nobody mentions horoscopes."],
  ["prohibit", "Cruises are off limits.", "prohibit cruises", "Cruises are off limits for my aunt."],
  ["use", "From now on, answer in Welsh.", "use Welsh", "Answer in Welsh."],
  ["use", "I'd like you to stick to the metric system.", "use metric system", "I stick to the metric system."],
  ["replace", "Swap out butter for olive oil.", "use olive oil instead of butter", "Swap butter and olive oil."],
  ["replace", "Replace Jest with Vitest.", "use Vitest instead of Jest", "Should we replace Jest with Vitest?"],
  ["remove", "You can suggest walnuts again.", "remove policy walnuts", "You can suggest walnuts."],
  ["remove", "Could you please lift the ban on puns?", "remove policy puns", "Could you lift the ban on puns?"],
  [
    "set-premise",
    "Keep in mind that I live in Oslo.",
    "set premise I live in Oslo",
    "Keep in mind that I'm late today.",
  ],
  ["change-premise", "Update the premise to say that I teach.", "change premise to I teach", "Update the premises."],
  ["clear-premise", "Drop the premise, please.", "clear premise", "The premise of the film is odd."],
  ["reset-policies", "Scrap all the rules.", "reset policies", "Scrap all the rules in the stylesheet."],
  ["clear-state", "Forget the premise and all the rules.", "clear state", "Forget everything."],
  ["use", "Use the metric system.", "use metric system", "Use the blue pen."],
  ["use", "We're in Canada, so stick to metric units.", "use metric units", "We're camping, so stick to the plan."],
  ["use", "Title case it is.", "use title case", "Title case is odd."],
  ["prohibit", "Skip the disclaimers.", "prohibit disclaimers", "Skip the intro."],
  ["prohibit", "Peanuts give me hives, so avoid them.", "prohibit peanuts", "Peanuts give me hives."],
  ["prohibit", "Never mention my weight.", "prohibit my weight", "Never use my laptop."],
  ["prohibit", "Avoid salt and vinegar crisps.", "prohibit salt and vinegar crisps", "Avoid salt and sugar."],
  ["prohibit", "pls dont use emojis anymore", "prohibit emojis", "u dont have to use emojis"],
  ["replace", "No miles, use kilometers.", "use kilometers instead of miles", "No puns, use kilometers."],
  ["replace", "I can't eat wheat, so use oats instead.", "use oats instead of wheat", "Use oats instead."],
  ["remove", "Lift the garlic ban.", "remove policy garlic", "Delete the firewall rule."],
  [
    "remove",
    "My test was clear, so nuts are okay again.",
    "remove policy nuts",
    "My test was clear, so nuts are okay.",
  ],
  ["set-premise", "Bear in mind that I was born deaf.", "set premise I was born deaf", "Bear in mind that I was late."],
];

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc
    .array(fc.constantFrom("use", "never", "please", "the premise", "to", "instead of", ",", ".", "Tofu", "no", "rule"))
    .map((words) => words.join(" ")),
  fc.constantFrom(...PAIRS.map(([, message]) => message)).chain((message) =>
    fc.tuple(fc.nat(message.length), fc.string({ maxLength: 4 })).map(([at, more]) => {
      return message.slice(0, at) + more + message.slice(at);
    }),
  ),
);

describe("each family", () => {
  test.each(PAIRS)("%s: %s", (family, message, directive, near) => {
    expect(proposePhrasing(message)).toEqual({ directive, family });
    expect(proposePhrasing(near)).toBeNull();
  });
});

test("what is proposed for any string is canonical and is printed as it is parsed", () => {
  fc.assert(
    fc.property(text, (message) => {
      const proposal = proposePhrasing(message);
      if (proposal === null) return;
      expect(isCanonical(proposal.directive)).toBe(true);
      const parsed = parseDirective(proposal.directive);
      expect(parsed !== null && printDirective(parsed as never)).toBe(proposal.directive);
    }),
    { numRuns: 2000 },
  );
});

test("a directive that the message itself writes is left as it is, or nothing is proposed", () => {
  for (const directive of ["use tabs", "prohibit peanuts", "use tabs instead of spaces", "clear premise"])
    expect([directive, undefined]).toContain(proposePhrasing(directive)?.directive);
});

test("a long message costs little, whatever it repeats", () => {
  const parts = [
    "please ",
    "from now on ",
    "so ",
    "use a instead of ",
    ", because ",
    "premise ",
    " ",
    "\u0130",
    "no ",
    "? ",
  ];
  const started = performance.now();
  for (const part of parts) {
    expect(proposePhrasing(part.repeat(200_000))).toBeNull();
    proposePhrasing(part.repeat(Math.floor(390 / part.length)));
  }
  expect(performance.now() - started).toBeLessThan(5000);
});

test("the tuned set: hardly a proposal is wrong, and recall stays what it was", () => {
  const all = countsOf(readLabeled(fileURLToPath(new URL("tuned.jsonl", import.meta.url)))).get("all");
  expect(all).toBeDefined();
  if (all === undefined) return;
  expect(precisionOf(all)).toBeGreaterThanOrEqual(0.995);
  expect(recallOf(all)).toBeGreaterThanOrEqual(0.98);
});
