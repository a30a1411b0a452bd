/** Wishes that are no proposals because of what stands in brackets, behind a mark or beside them, in chats and in rule files, and wishes near them that are. */
import { expect, test } from "vitest";
import { inChat, inFile } from "./proposed.js";

/** What stands behind "Never use tabs" and bounds it. */
const BOUNDED = [
  " (tests are exempt).",
  " (tests may).",
  " (in tests it is fine).",
  " (in this answer).",
  " (while on main).",
  " (where possible).",
  " (as far as possible).",
  " (mostly).",
  " (please, in tests).",
  " (with a few exceptions).",
  " (other than pages).",
  " (pages excepted).",
  " (but not in tests).",
  " (frontend only).",
  " (backend).",
  " (TypeScript).",
  " (or spaces).",
  " (and spaces).",
  " (spaces too).",
  " (use spaces).",
  " (it depends).",
  " (they are fine in docs).",
  " (I allow them at work).",
  " (my wife uses them).",
  " (CI needs them).",
  " (they're ugly; tests may).",
  " - mostly.",
  " \u2014 tests excepted",
  " - frontend only.",
  " - Makefiles need them.",
  ": frontend only.",
  "; mostly.",
  "; tests may.",
  ", tests excepted.",
  ". Mostly.",
  ". Well, usually.",
  ". Where possible.",
  ". Frontend only.",
  ". Tests may.",
  ". Sometimes they are needed.",
  ". Other than in tests.",
  ". It depends.",
  ". You may use tabs.",
];

/** What stands behind it and does not. */
const BESIDE = [
  " (they break my editor).",
  " (I really hate them)",
  " (because they annoy everyone).",
  " (my son is allergic).",
  " (doctor's orders).",
  " (bundle size).",
  " (team policy).",
  " (too slow!)",
  " (deprecated).",
  " (no exceptions).",
  " (from now on).",
  " (please).",
  " (`\\t`, `\\v`)",
  " (hardTabs, softTabs).",
  ". They never work for me.",
  ". We don't use them.",
  ". Actually, they break my editor.",
  ". Emily hates them.",
  " - doctor's orders.",
];

test.each(BOUNDED)("behind a wish %j bounds it", (behind) => {
  expect(inChat(`Never use tabs${behind}`)).toEqual([]);
  expect(inFile(`- Never use tabs${behind}`)).toEqual([]);
});

test.each(BESIDE)("behind a wish %j does not bound it", (behind) => {
  expect(inChat(`Never use tabs${behind}`)).toEqual(["prohibit tabs"]);
  expect(inFile(`- Never use tabs${behind}`)).toEqual(["prohibit tabs"]);
});

test.each([
  ["Always use pnpm (npm in CI)", "Always use pnpm (it's faster)", "use pnpm"],
  ["Always use pnpm (locally)", "Always use pnpm (`pnpm`)", "use pnpm"],
  ["Always use pnpm (CI uses npm)", "Always use kebab-case (e.g. my-file.ts)", "use kebab-case"],
  ["Always use pnpm. npm in CI.", "Always use pnpm. npm is slow.", "use pnpm"],
  ["Always use French (or German)", "Always use French (I'm learning it)", "use French"],
  ["Tabs (mostly) are banned.", "Tabs (`\\t`) are banned.", "prohibit tabs"],
  ["Use pnpm instead of npm (in CI).", "Use pnpm instead of npm (please).", "use pnpm instead of npm"],
])("in a use, a verdict or a swap %j has none, and %j has %j", (none, near, directive) => {
  expect(inChat(none)).toEqual([]);
  expect(inFile(`- ${none}`)).toEqual([]);
  expect(inChat(near)).toEqual([directive]);
  expect(inFile(`- ${near}`)).toEqual([directive]);
});

test.each([
  ["You can use tabs again (in tests).", "You can use tabs again (finally).", "remove policy tabs"],
  ["You can use tabs again, mostly.", "You can use tabs again (I fixed my editor).", "remove policy tabs"],
  ["Lift the ban on tabs (frontend only).", "Lift the ban on tabs (thanks).", "remove policy tabs"],
  ["Peanuts are fine again. In cakes only.", "Peanuts are fine again. The test was wrong.", "remove policy peanuts"],
  ["Reset all my rules (just for this chat).", "Reset all my rules (please).", "reset policies"],
  ["Clear the premise (when we're done).", "Clear the premise (it's outdated).", "clear premise"],
  ["Bob thinks tabs are fine again.", "Tabs are fine again.", "remove policy tabs"],
  ["The FDA says peanuts are okay again.", "Peanuts are okay again.", "remove policy peanuts"],
  ["Tabs are fine again, I hope.", "Tabs are fine again, thanks.", "remove policy tabs"],
])("a lifting %j is none, and %j is %j", (none, near, directive) => {
  expect(inChat(none)).toEqual([]);
  expect(inChat(near)).toEqual([directive]);
});

test("a premise may say where it holds", () => {
  expect(inChat("Remember that I work in a regulated industry (mostly devices).")).toEqual([
    "set premise I work in a regulated industry (mostly devices)",
  ]);
});

test.each([
  "Never use tabs. Now write a poem.",
  "Never use tabs. Now sort this list for me.",
  "Never use tabs. Next, sort this list.",
  "Never use tabs. Quickly write a poem.",
  "Never use tabs. Now I need a poem.",
  "Never use tabs. Just write a poem.",
  "Never use tabs. Actually use tabs.",
  "Never use tabs. Sometimes use tabs.",
  "Never use tabs. Really use tabs.",
  "Never use tabs. Alternatively use spaces.",
  "Never use tabs. Use tabs.",
  "Never use tabs. No, use tabs.",
  "Never use tabs. No wait, use tabs.",
  "No wait, use tabs.",
  "Always use Tabs. Never use tabs.",
  "Use tabs instead of tabs.",
  "e.g. never use tabs",
  "Bob thinks tabs are banned.",
  "Never use tabs & spaces.",
  "Never use tabs& spaces.",
  "Never use tabs &spaces.",
  "Never use tabs + spaces.",
  "Never use tabs n spaces.",
  "Always use French & German.",
  "Use tabs & spaces instead of mocks.",
  "Never use emojis except in titles.",
  "Never use emojis besides smileys.",
  "Always use French apart from names.",
  "Never use emojis save for hearts.",
  "Use pnpm instead of npm except in CI.",
])("%j has none", (message) => {
  expect(inChat(message)).toEqual([]);
  expect(inFile(`- ${message}`)).toEqual([]);
});

test.each([
  ["Never use R&D.", "prohibit R&D"],
  ["Never mention AT&T.", "prohibit AT&T"],
  ["Always use Q&A format.", "use Q&A format"],
  ["Never use `a & b`.", "prohibit a & b"],
  ["Never use C++ code.", "prohibit C++ code"],
  ["Never suggest mac & cheese.", "prohibit mac & cheese"],
  ["Never use bare except clauses.", "prohibit bare except clauses"],
  ["Never use tabs. Use spaces.", "use spaces instead of tabs"],
])("%j has %j", (message, directive) => {
  expect(inChat(message)).toEqual([directive]);
  expect(inFile(`- ${message}`)).toEqual([directive]);
});

test("a number in front of a wish is the mark of a list", () => {
  expect(inChat("1. Never use tabs")).toEqual([]);
});
