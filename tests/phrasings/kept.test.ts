/** Wishes that look like what is bounded, doubted or no thing, and are plain wishes all the same. */
import { expect, test } from "vitest";
import { proposePhrasings, proposeRule } from "../../src/phrasings/index.js";

const inChat = (message: string): string[] => proposePhrasings(message).map(({ directive }) => directive);
const inFile = (line: string): string[] => {
  const found = proposeRule(`- ${line}`);
  return found.kind === "proposed" ? found.proposals.map(({ directive }) => directive) : [];
};

/** In chats and in rule files. */
const BOTH: readonly (readonly [wish: string, directive: string])[] = [
  // A word that may bound what follows is a name where nothing follows.
  ["Use const, not let.", "use const instead of let"],
  ["Always use const not let", "use const instead of let"],
  ["Use const (not let).", "use const instead of let"],
  ["Use `const` not let.", "use const instead of let"],
  ["Use const and not let.", "use const instead of let"],
  ["Use match, not switch.", "use match instead of switch"],
  ["Use forEach, not for.", "use forEach instead of for"],
  ["Use Promise.all, not for.", "use Promise.all instead of for"],
  ["Use merge, not change", "use merge instead of change"],
  ["Use promises, not a call.", "use promises instead of call"],
  ["Use statements, not a question.", "use statements instead of question"],
  // A ban or a restriction is a thing, unless it is one on something.
  ["Never mention the travel ban again.", "prohibit travel ban"],
  ["Never mention the smoking ban.", "prohibit smoking ban"],
  ["Never discuss gun restrictions.", "prohibit gun restrictions"],
  ["Never suggest calorie restriction", "prohibit calorie restriction"],
  ["Never suggest bans.", "prohibit bans"],
  ["Never use ban lists.", "prohibit ban lists"],
  ["Use ban lists", "use ban lists"],
];

/** In rule files alone. */
const FILES: readonly (readonly [wish: string, directive: string])[] = [
  ["Use const, never let.", "use const instead of let"],
  ["Use unknown, not any.", "use unknown instead of any"],
  ["Use some, not every.", "use some instead of every"],
  ["Use self, not this", "use self instead of this"],
  ["Use checkout, not switch.", "use checkout instead of switch"],
  ["Use which, not that.", "use which instead of that"],
  // Where a rival is named, "to" names none.
  ["Prefer links to the docs over pasted text.", "use links to the docs instead of pasted text"],
  ["Prefer text to speech over recordings", "use text to speech instead of recordings"],
  ["Prefer environment variables to configure services", "use environment variables to configure services"],
  ["Prefer dataclasses to hold state", "use dataclasses to hold state"],
];

/** In chats alone. */
const CHATS: readonly (readonly [wish: string, directive: string])[] = [];

test.each([...BOTH, ...CHATS])("in a chat %j has %j", (wish, directive) => {
  expect(inChat(wish)).toEqual([directive]);
});

test.each([...BOTH, ...FILES])("in a rule file %j has %j", (wish, directive) => {
  expect(inFile(wish)).toEqual([directive]);
});
