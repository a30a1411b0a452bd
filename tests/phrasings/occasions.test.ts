/** What is to hold once, for a part, to a degree or not at all, by the classes of English that say so, beside near wishes that stay. */
import { expect, test } from "vitest";
import { inChat, inList } from "./proposed.js";

/** None, neither as a message nor as a line of a rule file. */
const NONE: readonly [fact: string, none: readonly string[]][] = [
  [
    "what is not to be assumed is no premise",
    [
      "Never assume that my clients are in Japan.",
      "Never ever assume that I have a garden.",
      "Never remember that I'm divorced.",
      "Never keep in mind that I have a dog.",
      "Never note that we are a small shop.",
      "Never take into account that I'm 70.",
      "Avoid assuming that I'm rich.",
      "Don't assume the user speaks French.",
    ],
  ],
  [
    "one text, event or time",
    [
      "Never use exclamation marks in this letter.",
      "Keep metaphors out of this answer.",
      "Leave jokes out of this email.",
      "No jazz at our wedding.",
      "Don't mention politics at my birthday party.",
      "Avoid red meat for ten days.",
      "Avoid dairy for a couple of weeks.",
      "No cheese for the time being.",
      "Avoid tabs in today's patch.",
      "No puns in tonight's speech.",
      "Avoid jargon during the next meeting.",
      "Use British spelling in my cover letter.",
      "Use metric units in exercise 7.",
      "Avoid loanwords in clause 4.",
    ],
  ],
  [
    "a ban of the main or only thing of its kind",
    [
      "Never use BMI as the main argument.",
      "Don't use test scores as the sole criterion.",
      "Never use color as the only cue.",
      "Don't use Wikipedia as my primary source.",
      "Never cite GDP as the single measure.",
      "Never use tabs as our one and only indentation.",
    ],
  ],
  [
    "how much of a thing",
    [
      "Use fewer adjectives.",
      "Use less salt.",
      "Use some humor.",
      "Use several colors.",
      "Use enough detail.",
      "Use a few emojis.",
      "Use a bit of humor.",
      "Use plenty of whitespace.",
      "Use lots of examples.",
      "Always use shorter sentences.",
      "Don't use too many comments.",
    ],
  ],
  [
    "what is no rule yet, or a title",
    [
      "FIXME: never use magic numbers.",
      "XXX: always use UTC.",
      "HACK: never use sleeps.",
      "WIP: always use pnpm.",
      "Part 3: Never Use Magic",
      "Step 2: use pnpm.",
      "Title: Never Use Adverbs",
      "Headline: Never use plastic bags",
      "Exercise: avoid passive voice.",
    ],
  ],
  [
    "a place for a name",
    [
      "Always use ____.",
      "Use TBD.",
      "Use tba for logging.",
      "Always use xyz.",
      "Always use ....",
      "Never use <item>.",
      "Always use <your formatter>.",
      "Always use `<name of the tool>`.",
    ],
  ],
  [
    "a story, and words about rules",
    [
      "And then the queen whispered, never use magic!",
      "Then the captain shouted, always use ropes.",
      "The wizard replied, never use wands.",
      "The queen ordered, no more salt!",
      "She answered, always use butter.",
      "So the dwarf begged the king, never use gold.",
      "A silly rule: never use tabs.",
      "Typical rules are e.g. never use tabs.",
      "A common guideline says, never use tabs.",
    ],
  ],
  [
    "what was said to somebody else, and one thing alone",
    [
      "Never use tabs, I told my brother.",
      "No more salt, I said to my aunt.",
      "Never mention sales, we told the interns.",
      "Stop using slang, I begged my son.",
      "Never use tabs - I warned my colleagues.",
      "Never use tabs, he yelled.",
      "Use Kotlin - this exercise only.",
      "Never use tabs - this file only.",
      "Always use tabs, first chapter only.",
    ],
  ],
  [
    "a ban of what nobody gave leave for",
    [
      "Never use photos without a permit.",
      "Never use lyrics without a license.",
      "Don't use quotes without any permission.",
      "Never use names without prior consent.",
      "Never use samples without asking.",
    ],
  ],
  [
    "an exception, a doubt or a beginning behind a mark, and what is pointed to",
    [
      "Never use emojis, smileys excluded.",
      "Never use emojis, smileys aside.",
      "Never use emojis, I believe.",
      "Never use emojis, I wonder.",
      "Never use emojis. Starting Monday.",
      "Use tabs in the code above.",
      "Use tabs in the snippet below.",
      "Avoid commas in the following text.",
      "Avoid bacon these days.",
    ],
  ],
  [
    "an order behind a reason",
    [
      "Avoid tabs, they jump around, and thank the reader.",
      "Avoid puns, he hates them, and sign as Kim.",
      "Never use salt, it hurts me, and close with a joke.",
      "Avoid puns, everybody hates them, and greet the reader.",
      "Avoid puns, house policy, and greet the reader.",
      "Avoid salt, my heart is weak, and double the garlic.",
    ],
  ],
];

test.each(NONE)("%s: none", (_fact, none) => {
  for (const message of none) {
    expect.soft(inChat(message), message).toEqual([]);
    expect.soft(inList(message), message).toEqual([]);
  }
});

/** What ends no item. */
test.each([
  ...["asap", "meanwhile", "overnight", "beforehand", "nowadays", "regardless", "somewhat", "of course", "in theory"],
  ...["right away", "wherever possible", "alongside spaces", "vs spaces", "on top of spaces", "in a pinch", "etc"],
  ...["in the meantime", "a bit", "in advance", "at first", "in practice", "on request", "prior to launch", "per se"],
])("%j ends no item", (end) => {
  for (const begin of ["Never use quoted tabs", "Use quoted tabs"]) {
    expect.soft(inChat(`${begin} ${end}.`), begin).toEqual([]);
    expect.soft(inList(`${begin} ${end}.`), begin).toEqual([]);
  }
});

test.each([
  "Keep in mind that we close in ten minutes.",
  "Remember that I'm on a train till noon.",
  "Assume all names in that list are fake.",
  "Keep in mind the guests at this dinner are vegan.",
  "Keep in mind that my flight is on Tuesday.",
  "Remember that we move next month.",
  "Remember that this recipe is for six.",
])("a premise that passes, %j, is none", (message) => {
  expect(inChat(message)).toEqual([]);
});

/** A ban of a deed names no thing. */
test.each([
  "Don't rename public methods.",
  "Never hardcode colors.",
  "Do not reorder imports.",
  "You must not guess prices.",
  "Never share phone numbers.",
  "Don't abbreviate months.",
  "Never drive on the right.",
])("in a rule file %j has none", (line) => {
  expect(inList(line)).toEqual([]);
});

/** Near wishes. */
test.each([
  ["Never forget that our office is in Peru.", "set premise our office is in Peru"],
  ["Remember that I work in the evening.", "set premise I work in the evening"],
  ["Keep in mind that we have tests on Tuesdays.", "set premise we have tests on Tuesdays"],
  ["Assume magic costs blood in this world.", "set premise magic costs blood in this world"],
  ["Never use exclamation marks in my letters.", "prohibit exclamation marks in my letters"],
  ["Use TypeScript for this project.", "use TypeScript"],
  ["Leave jokes out of the answers.", "prohibit jokes"],
  ["Never suggest wine as a present.", "prohibit wine as a present"],
  ["Never use BMI, as my doctor disapproves.", "prohibit BMI"],
  ["Never suggest nuts, as the whole family is allergic.", "prohibit nuts"],
  ["My doctor insists, so never suggest salt.", "prohibit salt"],
  ["New rule: never use tabs.", "prohibit tabs"],
  ["Never recommend phones without a headphone jack.", "prohibit phones without a headphone jack"],
  ["Use Postgres as the primary database.", "use Postgres"],
  ["Use euros as the currency.", "use euros"],
  ["Remember that I have been vegan for two years.", "set premise I have been vegan for two years"],
  ["Never use tabs, I told you.", "prohibit tabs"],
  ["Never use tabs, they only cause trouble.", "prohibit tabs"],
  ["Always suggest recipes without an oven.", "use recipes without an oven"],
  ["Never suggest temperatures below 5 degrees.", "prohibit temperatures below 5 degrees"],
  ["Never suggest overnight trains.", "prohibit overnight trains"],
  ["Never use course codes.", "prohibit course codes"],
  ["Avoid tabs, they jump around, and my editor hates them.", "prohibit tabs"],
  ["Never suggest veal, I hate it, and so does my wife.", "prohibit veal"],
])("%j has %j", (message, directive) => {
  expect(inChat(message)).toEqual([directive]);
});

test.each([
  ["Never `eval`.", "prohibit eval"],
  ["Never give legal advice.", "prohibit legal advice"],
  ["Don't show stack traces.", "prohibit stack traces"],
  ["Never install `lodash`.", "prohibit lodash"],
  ["Use little endian.", "use little endian"],
  ["Use `zod` for the API layer.", "use zod for the API layer"],
  ["**Font:** use Arial.", "use Arial"],
  ["Rule 3: never use tabs.", "prohibit tabs"],
])("in a rule file %j has %j", (line, directive) => {
  expect(inList(line)).toEqual([directive]);
});
