/** What is told of a thing is no verdict on it; an amount, or what is named elsewhere, is no item. Each class beside near wishes. */
import { expect, test } from "vitest";
import { inChat, inList } from "./proposed.js";

const NONE = [
  "Pretend gluten is banned.",
  "Imagine jazz is forbidden.",
  "Explain gambling is banned.",
  "Sounds like vaping is banned.",
  "Ensure fur is banned.",
  "Hence gluten is banned.",
  "Given gluten is banned.",
  "Whenever vaping is off limits.",
  "Turns out vaping is banned.",
  "Uber got banned.",
  "Uber gets banned.",
  "Uber probably is banned.",
  "Mark goto off limits.",
  "Call gluten banned.",
  "Keep the cat off the table.",
  "Suppose yarn is deprecated, use pnpm instead.",
  "Pretend feet is our default.",
  "Mention feet always.",
  "Never use a pinch of sugar.",
  "Always use a handful of hashtags.",
  "Never use a whole lot of commas.",
  "Always use an enormous amount of detail.",
  "Avoid tons of commas.",
  "Always use a maximum of nine words.",
  "Use a pinch of salt instead of sugar.",
  "Use pepper instead of a lot of salt.",
  "A lot of sugar is off limits.",
  "Always use yours.",
  "Always use theirs.",
  "Never use neither.",
  "Never use the former.",
  "Never use the above.",
  "Never use the following words.",
  "If possible, avoid yarn.",
  "If possible avoid yarn.",
  "By and large, avoid yarn.",
  "As much as possible, never use yarn.",
  "As often as you can, use tabs.",
  "More often than not, never use yarn.",
  "Always use 'drum 'n' bass'.",
  "Never say 'cats' toys'.",
];

const WISHES: readonly (readonly [wish: string, directive: string])[] = [
  ["Keep religion off the table.", "prohibit religion"],
  ["Please leave gossip off the table.", "prohibit gossip"],
  ["Keep gluten off limits.", "prohibit gluten"],
  ["Declare gluten banned from now on.", "prohibit gluten"],
  ["Treat Oracle as off limits.", "prohibit Oracle"],
  ["Consider airport hotels ruled out.", "prohibit airport hotels"],
  ["Peanuts off limits.", "prohibit peanuts"],
  ["Horror movies off limits.", "prohibit horror movies"],
  ["Red wine is strictly forbidden.", "prohibit red wine"],
  ["Mark Twain is off limits.", "prohibit Mark Twain"],
  ["Call centers are off limits.", "prohibit call centers"],
  ["Print statements are forbidden.", "prohibit print statements"],
  ["Check constraints are forbidden.", "prohibit check constraints"],
  ["Human remains are off limits.", "prohibit human remains"],
  ["Overly long names are forbidden.", "prohibit overly long names"],
  ["Never suggest recipes with a lot of sugar.", "prohibit recipes with a lot of sugar"],
  ["Never suggest recipes with lots of sugar.", "prohibit recipes with lots of sugar"],
  ["Never mention the number of calories.", "prohibit number of calories"],
  ["Never use a dash in titles.", "prohibit dash in titles"],
  ["Never use a load balancer.", "prohibit load balancer"],
  ["Use mine shafts from now on.", "use mine shafts"],
  ["Use Either instead of exceptions.", "use Either instead of exceptions"],
  ["Never mention the former mayor.", "prohibit former mayor"],
  ["As much as I like it, never use yarn.", "prohibit yarn"],
  ["Never say 'good day' again.", "prohibit good day"],
  ["Always use 'drum 'n bass'.", "use drum 'n bass"],
  ["Always use \"drum 'n' bass\".", "use drum 'n' bass"],
];

test.each(NONE)("%j has none", (message) => {
  expect([inChat(message), inList(message)]).toEqual([[], []]);
});

test.each(WISHES)("%j has %j", (wish, directive) => {
  expect([inChat(wish), inList(wish)]).toEqual([[directive], [directive]]);
});

test.each([
  "Swearing not tolerated.",
  "Pets not welcome.",
  "Ads not wanted.",
  "I want swearing stopped from now on.",
  "I'd like cilantro banned from now on.",
])("what is said to be unwanted is not to be used: %j", (message) => {
  expect([...inChat(message), ...inList(message)].filter((directive) => directive.startsWith("use "))).toEqual([]);
});

test("a rule is not lifted by what is said of it", () => {
  const none = ["Say yarn is allowed again.", "Pretend yarn's allowed again.", "Suppose pork is no longer banned."];
  expect(none.flatMap(inChat)).toEqual([]);
  expect(inChat("Yarn is allowed again.")).toEqual(["remove policy yarn"]);
});

test.each([
  "Use podman never use docker",
  "Don't use docker use podman",
  "Use TypeScript prefer functional components",
  "Use TypeScript never use any",
])("a line of a file that goes on with another rule has no item: %j", (line) => {
  expect(inList(line)).toEqual([]);
});

test.each([
  ["Avoid memory use above 1 GB", "prohibit memory use above 1 GB"],
  ["Prefer functions that have no side effects", "use functions that have no side effects"],
  ["Prefer APIs that never throw", "use APIs that never throw"],
  ["Use up to date packages", "use up to date packages"],
  ["Weekly planning is banned", "prohibit weekly planning"],
  ["Prefer functions with no side effects", "use functions with no side effects"],
  ["Use must-have checks", "use must-have checks"],
])("and one with such a word in its item has it: %j", (line, directive) => {
  expect(inList(line)).toEqual([directive]);
});
