/** Wishes that look like what is bounded, doubted or no thing, and are plain wishes all the same. */
import { expect, test } from "vitest";
import { inChat, inList } from "./proposed.js";

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
  // A word of doubt that is all of an item is a name.
  ["Never use the word probably.", "prohibit probably"],
  ["Never say hopefully", "prohibit hopefully"],
  ["Never say idk.", "prohibit idk"],
  ["Never discuss the far right.", "prohibit far right"],
  // A name.
  ["Never quote Edward Said.", "prohibit Edward Said"],
  ["Never mention Port Said.", "prohibit Port Said"],
  ["Never use the word said.", "prohibit said"],
  // A time that somebody acts in.
  ["Never use emojis again. This time I mean it.", "prohibit emojis"],
  ["This time I mean it. Never use emojis again.", "prohibit emojis"],
  ['Never say "guys" again. This term is outdated.', "prohibit guys"],
  ["Today I learned I'm allergic to nuts. Never suggest nuts again.", "prohibit nuts"],
  ["This week I went vegan. Never suggest meat again.", "prohibit meat"],
  ["Right now I'm in Spain. Never use dollars again.", "prohibit dollars"],
  // What stands in front takes nothing back.
  ["Oh, hold on, never use emojis again.", "prohibit emojis"],
  ["Never use emojis, just don't.", "prohibit emojis"],
  ["Never use emojis. Just don't.", "prohibit emojis"],
  // No signature.
  ["Never use emojis - Seriously.", "prohibit emojis"],
  ["Never use emojis - Period.", "prohibit emojis"],
  ["Never use emojis \u2014 Full Stop.", "prohibit emojis"],
  ["Never suggest peanuts \u2014 Allergies.", "prohibit peanuts"],
  ["Never suggest peanuts \u2014 Shellfish Allergy", "prohibit peanuts"],
  ["Always use tabs - Python.", "use tabs"],
  ["Never use emojis. Regards, - Mike", "prohibit emojis"],
  // A reason.
  ["Never suggest peanuts, my doctor insists.", "prohibit peanuts"],
  ["Use British spelling from now on, the client insists.", "use British spelling"],
  ["No caffeine ever again, my cardiologist said so.", "prohibit caffeine"],
  // A word of doubt that leads on, or that is an example.
  ["Avoid global state. Ideally, pass dependencies.", "prohibit global state"],
  ["Avoid weasel words (probably, possibly, apparently).", "prohibit weasel words"],
  ["Never use hedging words (maybe, perhaps).", "prohibit hedging words"],
  // Brackets that bound nothing.
  ["Never use emojis (just saying).", "prohibit emojis"],
  ["Use tabs from now on (just a habit).", "use tabs"],
  ["Never suggest sugar (just in case).", "prohibit sugar"],
  // Something to do without, where more follows.
  ["No point releases.", "prohibit point releases"],
  ["Never use emojis, just don't.", "prohibit emojis"],
  ["Never use emojis. Just don't.", "prohibit emojis"],
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
  ["Never show ads on the right", "prohibit ads on the right"],
  ["Never run `reboot`. This instance is shared.", "prohibit reboot"],
  // Something to do without, where more follows.
  ["No changes to generated files.", "prohibit changes to generated files"],
  ["No changes to the public API.", "prohibit changes to the public API"],
  ["No errors in the console.", "prohibit errors in the console"],
];

/** In chats alone. */
const CHATS: readonly (readonly [wish: string, directive: string])[] = [
  ["Hi. Ignore my last message. From now on, use tabs.", "use tabs"],
  ["Sorry, scratch that. Never use emojis.", "prohibit emojis"],
  ["Sorry, my bad. Always use tabs from now on.", "use tabs"],
  ["Hi, let me rephrase. Never use emojis.", "prohibit emojis"],
];

test.each([...BOTH, ...CHATS])("in a chat %j has %j", (wish, directive) => {
  expect(inChat(wish)).toEqual([directive]);
});

test.each([...BOTH, ...FILES])("in a rule file %j has %j", (wish, directive) => {
  expect(inList(wish)).toEqual([directive]);
});
