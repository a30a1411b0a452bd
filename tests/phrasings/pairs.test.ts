/** Small changes that make a wish none, by the classes of English that they belong to, beside near wishes that stay. */
import { expect, test } from "vitest";
import { inChat, inList } from "./proposed.js";

/** What ends no item, in chats and in rule files: how often, how far, in what order, when, with what besides. */
const ENDS = [
  ...[
    "occasionally",
    "initially",
    "moderately",
    "temporarily",
    "daily",
    "often",
    "sometimes",
    "seldom",
    "twice",
    "yet",
  ],
  ...["still", "enough", "even", "maybe", "afterwards", "otherwise", "sparingly in titles", "in moderation"],
  ...["on occasion", "at least", "from time to time", "as needed", "as a last resort", "for starters", "in case"],
  ...["for five minutes", "for two more hours", "for a second", "by noon", "during lunch"],
  ...["at minute 12", "on page 3", "in part two", "in the last paragraph", "in solve()", "depending on mood"],
  ...["as well as spaces", "along with spaces", "together with spaces", "without sign-off", "without my permission"],
  ...["tonite", "tmrw", "2day", "rn", "for tmrws talk"],
];

test.each(ENDS)("%j ends no item", (end) => {
  for (const begin of ["Never use quoted tabs", "Use quoted tabs", "Use spaces instead of quoted tabs"]) {
    expect.soft(inChat(`${begin} ${end}.`), begin).toEqual([]);
    expect.soft(inList(`${begin} ${end}.`), begin).toEqual([]);
  }
});

/** Near wishes in both. */
const KEPT: readonly (readonly [wish: string, directive: string])[] = [
  ["Never suggest jelly.", "prohibit jelly"],
  ["Use the term assembly.", "use assembly"],
  ["Never mention my family.", "prohibit my family"],
  ["Use freshly ground pepper.", "use freshly ground pepper"],
  ["Never use automatically generated docs.", "prohibit automatically generated docs"],
  ["Never suggest twice baked potatoes.", "prohibit twice baked potatoes"],
  ["Never use still life pictures.", "prohibit still life pictures"],
  ["Never suggest even numbers.", "prohibit even numbers"],
  ["Never use the word literally.", "prohibit literally"],
  ["Never use tabs completely.", "prohibit tabs"],
  ["Use read-only replicas.", "use read-only replicas"],
  ["Never use line breaks.", "prohibit line breaks"],
  ["Always use first names.", "use first names"],
  ["No meetings on Fridays, please.", "prohibit meetings on Fridays"],
  ["Always use snake_case for database columns.", "use snake_case for database columns"],
  ["Never suggest hotels without elevators.", "prohibit hotels without elevators"],
  ["Never give me code without error handling.", "prohibit code without error handling"],
  ["No known allergens, please.", "prohibit known allergens"],
  ["No left turns.", "prohibit left turns"],
  ["Use locally sourced food.", "use locally sourced food"],
  ["Avoid saffron, because it costs a lot, and my wife hates it.", "prohibit saffron"],
  ["No code comments.", "prohibit code comments"],
  ["Always replace vinegar with lemon juice.", "use lemon juice instead of vinegar"],
];

test.each(KEPT)("%j has %j", (wish, directive) => {
  expect(inChat(wish)).toEqual([directive]);
  expect(inList(wish)).toEqual([directive]);
});

/** A hedge in front of an item, a report, a reason that goes on with an order, and a "that" of degree. */
test.each([
  "Use mostly tabs.",
  "Never use often tabs.",
  "Use primarily Python.",
  "No tables found in the draft.",
  "No syntax errors detected.",
  "No `foo` calls found.",
  "No parking spaces left",
  "No files missing so far",
  "Never use tabs that often.",
  "Use tabs that much.",
  "Never use tabs because they jump, and sign off with my name.",
])("%j has none", (message) => {
  expect(inChat(message)).toEqual([]);
  expect(inList(message)).toEqual([]);
});

/** A rule that is lifted for one time or place holds elsewhere. */
test.each([
  ["Lift the ban on pork for Christmas dinner.", "Lift the ban on pork.", "remove policy pork"],
  ["Drop the rule about emojis in titles.", "Drop the rule about emojis.", "remove policy emojis"],
  ["Stop avoiding salt on weekends.", "Stop avoiding salt.", "remove policy salt"],
  ["You can use emojis in titles again.", "You can use emojis again.", "remove policy emojis"],
  ["Puns at work are fine again.", "Puns are fine again.", "remove policy puns"],
  ["The ban on puns during lunch is lifted.", "The ban on puns is lifted.", "remove policy puns"],
  ["Lift the ban on tofu until Easter.", "Lift the ban on dishes with tofu.", "remove policy dishes with tofu"],
  ["Forget all your rules.", "Remove all your rules.", "reset policies"],
])("a lifting %j is none, and %j is %j", (none, near, directive) => {
  expect(inChat(none)).toEqual([]);
  expect(inChat(near)).toEqual([directive]);
});

test.each([
  "Assume for a second the reader is a beginner.",
  "Assume the reader is a beginner for a moment.",
  "Remember that my kitchen is closed for two days.",
  "Assume for an hour that the shop is empty.",
])("a premise for a while, %j, is none", (message) => {
  expect(inChat(message)).toEqual([]);
});

test.each([
  ["Remember that I work for a bank.", "set premise I work for a bank"],
  ["Assume that the team uses tabs occasionally.", "set premise the team uses tabs occasionally"],
])("a premise %j is %j", (message, directive) => {
  expect(inChat(message)).toEqual([directive]);
});

/** In rule files: deeds on what is there, and one text or day. */
test.each([
  ["Never commit `local.json`.", "Never use `local.json`.", "prohibit local.json"],
  ["You must never rebase shared branches.", "Never show stack traces.", "prohibit stack traces"],
  ["Do not edit files under `dist/`.", "Do not add new dependencies.", "prohibit new dependencies"],
  ["Don't touch the lockfile.", "Don't import `lodash`.", "prohibit lodash"],
  ["Never push directly to `main`.", "Never leave TODOs in code.", "prohibit TODOs in code"],
  ["Use the metric system for this recipe.", "Use the metric system.", "use metric system"],
  ["Use tabs by Friday.", "Use tabs in source files.", "use tabs in source files"],
  ["Avoid tabs for now.", "Avoid tabs for indentation.", "prohibit tabs for indentation"],
])("in a rule file %j has none, and %j has %j", (none, near, directive) => {
  expect(inList(none)).toEqual([]);
  expect(inList(near)).toEqual([directive]);
});
