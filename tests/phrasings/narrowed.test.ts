/** What makes a plain wish another one, or none: a bound, a doubt, a word that takes it back. Each row stands beside a near wish that is proposed. */
import { expect, test } from "vitest";
import { proposePhrasings, proposeRule } from "../../src/phrasings/index.js";

const inChat = (message: string): string[] => proposePhrasings(message).map(({ directive }) => directive);
const inFile = (line: string): string[] => {
  const found = proposeRule(line);
  return found.kind === "proposed" ? found.proposals.map(({ directive }) => directive) : [];
};

/** For chats and for lines of rule files: what is none, and a near wish with what it is. */
const EVERYWHERE: readonly [fact: string, none: readonly string[], wishes: readonly (readonly [string, string])[]][] = [
  [
    "a ban of a thing alone is no ban of it",
    [
      "Never rely on mocks alone.",
      "Never use only unit tests.",
      "Do not use default exports only.",
      "Avoid relying on mocks alone.",
      "Never use mocks exclusively.",
      "Never use mocks (only).",
      "Never use mocks and nothing else.",
      "Mocks alone are forbidden.",
      "Don't just use mocks.",
      "Never rely solely on mocks.",
      "Never use merely mocks.",
      "Never use mocks by themselves.",
      "No mocks alone, please.",
    ],
    [
      ["Use tabs only.", "use tabs"],
      ["Use only tabs.", "use tabs"],
      ["Always use tabs exclusively.", "use tabs"],
      ["Use tabs and nothing else.", "use tabs"],
      ["Never use npm, use only pnpm.", "use pnpm instead of npm"],
      ["Please just never use emojis.", "prohibit emojis"],
      ["Never use read-only replicas.", "prohibit read-only replicas"],
    ],
  ],
];

test.each(EVERYWHERE)("%s", (_fact, none, wishes) => {
  for (const message of none) {
    expect.soft(inChat(message), message).toEqual([]);
    expect.soft(inFile(`- ${message}`), `- ${message}`).toEqual([]);
  }
  for (const [message, directive] of wishes) {
    expect.soft(inChat(message), message).toEqual([directive]);
    expect.soft(inFile(`- ${message}`), `- ${message}`).toEqual([directive]);
  }
});
