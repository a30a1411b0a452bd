/** What stands around a wish and makes it none, by kinds, each beside the wish without it or with something harmless in its place. */
import { expect, test } from "vitest";
import { inChat, inFile } from "./proposed.js";

const proposed = (text: string) => (text.startsWith("- ") ? inFile(text) : inChat(text));

/** A kind, a wish with what is proposed of it, and near ones of which nothing is. */
const KINDS: readonly (readonly [kind: string, wish: string, directive: string, ...near: string[]])[] = [
  [
    "what is asked for now",
    "Sorry to nag, but never suggest beef.",
    "prohibit beef",
    "Lasagna recipe, no beef please.",
    "Dinner for four, no nuts please.",
    "I need a dinner idea, no meat please.",
    "Which hotel in Rome, no hostels please.",
    "SQL query for duplicates, don't use CTEs.",
    "Essay on Rome. Don't use bullet points.",
    "I need three dinner ideas. Remember I'm vegan.",
    "Here's my code. Don't use lodash.",
    "Plain text only, no markdown.",
  ],
  [
    "what the user has none of, in answer to a question",
    "No mushrooms.",
    "prohibit mushrooms",
    "No, no allergies.",
    "No known allergies.",
    "No, no siblings.",
    "No dependents, thanks.",
    "No dietary restrictions.",
    "No recent surgeries.",
    "No side effects so far.",
    "No objections from me.",
    "No, no preferences!",
    "No updates yet.",
  ],
  [
    'a verb behind "never"',
    "Never `var`, use const.",
    "use const instead of var",
    "Never mind, use docker.",
    "Never mind. Use podman.",
    "Ok never mind, just use tabs.",
    "Never guess, use sources.",
    "Never assume, use data.",
    "- Never mutate, use immer",
    "- Never mock, use fakes",
  ],
  [
    'what is no thing behind "no"',
    "No docker, use podman.",
    "use podman instead of docker",
    "No hurry at all.",
    "No pressure please.",
    "No biggie, thanks!",
    "No hurry, use podman.",
    "No pressure, use podman.",
    "No dice, use tabs.",
  ],
  [
    "a task behind a fact",
    "Remember that I'm vegan.",
    "set premise I'm vegan",
    "Remember that I'm vegan. Book a table for two.",
    "Remember I'm vegan, then build a shopping list.",
    "Keep in mind I'm vegan and explain recursion.",
    "Remember I'm vegan - draft a menu.",
    "Remember I'm vegan: compare these menus.",
  ],
  [
    "a word that is put right",
    "Never suggest pork, I mean it.",
    "prohibit pork",
    "Never suggest pork, I mean beef.",
    "Never suggest pork. I meant beef.",
    "Never suggest pork. Correction: beef.",
    "Use oats instead of milk, I mean cream.",
    "Lift the ban on pork, I mean beef.",
    "Forget all my rules, I mean the food ones.",
    "- Never use `any`, I mean `unknown`.",
  ],
  [
    "what stays",
    "Forget all my rules. There are too many to keep straight.",
    "reset policies",
    "Forget all my rules. Peanuts stay banned.",
    "Forget all my rules, the peanut one stays.",
    "Forget all my rules, my allergies still apply.",
    "Forget all my rules, I'd like to keep one.",
    "Lift the ban on nuts, my son still can't have peanuts.",
  ],
  [
    "whom a wish leaves out",
    "Never use emojis. They look childish.",
    "prohibit emojis",
    "Never use emojis. Slack messages can have them.",
    "Never use emojis. Smileys don't count.",
    "Never use emojis. Error pages need them.",
    "No dairy please, I can have butter.",
    "Always answer in German. Code stays in English.",
  ],
  [
    "where alone it is so",
    "Never use mocks, they lie.",
    "prohibit mocks",
    "Never use mocks, unit tests only.",
    "Never use mocks. Fridays only.",
    "- Never use mocks, components only.",
  ],
  [
    "not everywhere",
    "Don't use tables.",
    "prohibit tables",
    "Don't use tables for everything.",
    "Avoid tables for everything.",
    "- Don't add tables to everything.",
  ],
  [
    "a second thing beside the first",
    "Tabs are good, always use them.",
    "use tabs",
    "Jest is slower than Vitest, so always use it.",
    "Docker isn't as good as podman, so always use it.",
    "Onions are awful raw, never suggest them.",
    "Emojis are annoying inside titles, never use them.",
  ],
];

test.each(KINDS)("%s: %j is %j", (_kind, wish, directive, ...near) => {
  expect(proposed(wish)).toEqual([directive]);
  for (const message of near) expect.soft(proposed(message), message).toEqual([]);
});

test.each([
  ["Never suggest vitamin K.", "prohibit vitamin K"],
  ["Never mention Iron Man.", "prohibit Iron Man"],
  ["Never suggest hotels in Nice.", "prohibit hotels in Nice"],
  ["Remember that I live in Nice.", "set premise I live in Nice"],
  ["Never suggest hotels, man.", "prohibit hotels"],
  ["Never use emojis. Period.", "prohibit emojis"],
  ["Never put sugar in my coffee.", "prohibit sugar in my coffee"],
  ["Never put sugar in my recipes.", "prohibit sugar"],
])("what may be of a name or says where is of the item: %j is %j", (message, directive) => {
  expect(inChat(message)).toEqual([directive]);
});
