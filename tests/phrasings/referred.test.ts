/** A thing that is named in front of a wish about "it" or "them": alone, whole, and as what the wish is about. */
import { expect, test } from "vitest";
import { inChat, inList } from "./proposed.js";

/** A wish, what is proposed of it, and the same with a small change, of which nothing is. */
const PAIRS: readonly (readonly [wish: string, directive: string, ...near: string[]])[] = [
  [
    "I'm allergic to peanuts, so never suggest them.",
    "prohibit peanuts",
    "I'm allergic to peanuts and cashews, so never suggest them.",
    "I'm allergic to peanuts or cashews, so never suggest them.",
    "I'm allergic to peanuts, cashews and pecans, so never suggest them.",
    "I'm allergic to peanuts for now, so never suggest them.",
    "I'm allergic to peanuts, so never put them in cookies.",
  ],
  [
    "I hate mushrooms. Never suggest them.",
    "prohibit mushrooms",
    "I hate mushrooms and onions. Never suggest them.",
    "I hate mushrooms unless they are fried. Never suggest them.",
    "I hate mushrooms except on pizza. Never suggest them.",
    "I hate mushrooms maybe. Never suggest them.",
    "I hate mushrooms this week. Never suggest them.",
    "I hate mushrooms, and onions. Never suggest them.",
    "I hate mushrooms. I love onions. Never suggest them.",
    "I love mushrooms. I hate onions. Never suggest them.",
    "We use mushrooms. We hate onions. Never suggest them.",
  ],
  [
    "I hate mushrooms, they make me gag. Leave them out.",
    "prohibit mushrooms",
    "I hate mushrooms, they are fine in soup. Leave them out.",
    "I hate mushrooms, onions make me gag. Leave them out.",
  ],
  [
    "My son is allergic to eggs, it's serious, so never use them.",
    "prohibit eggs",
    "My son is allergic to eggs and milk, it's serious, so never use them.",
  ],
  [
    "We don't eat veal at home, so leave it out.",
    "prohibit veal",
    "We don't eat veal on Fridays, so leave it out.",
    "We don't eat veal at lunch, so leave it out.",
  ],
  ["I don't like emojis, so never use them.", "prohibit emojis", "I don't like emojis in titles, so never use them."],
  [
    "Peanuts give me hives, so never suggest them.",
    "prohibit peanuts",
    "Peanuts give me hives and cashews make me ill, so never suggest them.",
    "Peanuts give me hives at times, so never suggest them.",
    "Peanuts give me hives when raw, so never suggest them.",
  ],
  [
    "Nuts are forbidden in this house, dont put them in anything",
    "prohibit nuts",
    "Nuts are forbidden in this recipe, dont put them in anything",
    "Nuts are forbidden in this house, dont put them in salads",
  ],
  [
    "We switched to pnpm last week, so always use it.",
    "use pnpm",
    "We switched to pnpm and vitest, so always use them.",
    "We switched to pnpm for the docs, so always use it.",
    "We hate pnpm, so always use it.",
    "We switched to pnpm. I prefer tea. Always use it.",
  ],
  [
    "I've changed my mind about peanuts. You can suggest them again.",
    "remove policy peanuts",
    "I've changed my mind about peanuts and cashews. You can suggest them again.",
    "I've changed my mind about peanuts for Christmas. You can suggest them again.",
  ],
  [
    "As for peanuts, never suggest them.",
    "prohibit peanuts",
    "As for peanuts and cashews, never suggest them.",
    "As for peanuts in salads, never suggest them.",
  ],
];

test.each(PAIRS)("%j is %j", (wish, directive, ...near) => {
  for (const proposed of [inChat, inList]) {
    // A rule file lifts nothing.
    expect.soft(proposed(wish), wish).toEqual(proposed === inList && directive.startsWith("remove") ? [] : [directive]);
    for (const message of near) expect.soft(proposed(message), message).toEqual([]);
  }
});
