/** What makes a plain wish another one, or none: a bound, a doubt, a word that takes it back. Each row stands beside a near wish that is proposed. */
import { expect, test } from "vitest";
import { inChat, inFile } from "./proposed.js";

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
  [
    "what is done with a thing is not the thing",
    [
      "Always cook with butter, never margarine.",
      "Always pay by card, never cash.",
      "Always write with pencils, never pens.",
      "Always fry in oil, never butter.",
      "Always bake bread, never cake.",
      "Always test with Vitest, never Jest.",
      "Never use cash, always pay by card.",
      "Deploy with Docker, never bare metal, please.",
    ],
    [
      ["Always butter, never margarine.", "use butter instead of margarine"],
      ["Always go with oat milk, never milk.", "use oat milk instead of milk"],
      ["Always red wine in winter, never white.", "use red wine in winter instead of white"],
      ["Tempeh in place of bacon, always.", "use tempeh instead of bacon"],
      ["Always write pencils, never pens.", "use pencils instead of pens"],
    ],
  ],
  [
    "a rule for another hearer is none for all",
    [
      "Whenever you talk to my kids, use simple words.",
      "When you talk to my mother, use French.",
      "Whenever you answer Tom, use German.",
    ],
    [
      ["When you talk to me, use French.", "use French"],
      ["Whenever you answer, use German.", "use German"],
    ],
  ],
  [
    "what stands behind 'not' is an old item where it names a thing",
    [
      "Use podman, never mind.",
      "Use podman, not sure",
      "Use pnpm, not joking",
      "Use podman, not optional",
      "Use podman not optional",
      "Use tabs (not optional).",
      "tabs not optional",
      "Use podman, not a suggestion",
      "Use podman, not an option",
      "Use podman, not a big deal",
      "Use podman, not a fan of docker",
      "Use podman, not necessarily",
      "Use podman, never fails",
      "Use podman, never worked better",
      "Always use metric units, never approximate",
      "Use `fetch`, but not for uploads.",
      "Use podman, but not in CI.",
      "Use podman, not on Windows",
      "Use podman, not during tests",
      "Use podman, not today",
      "Use podman, not only docker",
      "Prefer podman, not mandatory",
    ],
    [
      ["Use podman, not docker.", "use podman instead of docker"],
      ["Use pnpm, never npm.", "use pnpm instead of npm"],
      ["Use pnpm, but not yarn", "use pnpm instead of yarn"],
      ["Use yarn (not npm).", "use yarn instead of npm"],
      ["pnpm not npm", "use pnpm instead of npm"],
      ["Use a sans font, not a serif font", "use sans font instead of serif font"],
      ["Use the active voice, not the passive.", "use active voice instead of passive"],
      ["Use named exports, not default exports.", "use named exports instead of default exports"],
      ["Use podman, not negotiable", "use podman"],
    ],
  ],
  [
    "what is hoped or doubted, and a ban of a ban, is no item",
    [
      "Never use emojis probably",
      "Never use emojis hopefully",
      "Never use emojis ideally",
      "Never use emojis nvm",
      "Never use emojis said nobody ever",
      "No more restrictions on emojis",
      "No more ban on emojis.",
      "no ban on emojis from now on",
      "No problem",
      "No way",
      "No results",
      "No changes, please.",
      "No errors, please",
    ],
    [
      ["Never use right joins", "prohibit right joins"],
      ["Never discuss `bans`.", "prohibit bans"],
      ["No more puns.", "prohibit puns"],
      ["No magic numbers", "prohibit magic numbers"],
    ],
  ],
  [
    "what takes a wish back or doubts it makes it none",
    [
      "Never use emojis. Actually no.",
      "Never use emojis. Scratch that.",
      "Never use emojis - nvm.",
      "Never use emojis. jk",
      "Never use emojis. Ignore my last message.",
      "Never use emojis. Hmm, not sure.",
      "Never use emojis. Oops, wrong chat.",
      "Never use emojis. My bad, wrong person.",
      "Never use emojis - maybe",
      "Use tabs. Actually don't.",
      "Never use emojis (maybe)",
      "No more emojis... undo that",
      "Never use emojis, I guess",
      "Never use emojis. I take that back.",
      "Never use emojis. That was a joke.",
      "Never use emojis. Kidding :)",
      "Never use emojis. Nope.",
      "Use pnpm instead of npm. Actually, no.",
    ],
    [
      ["No, never use emojis.", "prohibit emojis"],
      ["Actually, never use emojis.", "prohibit emojis"],
      ["Never use emojis. No exceptions.", "prohibit emojis"],
      ["No more puns. Sorry, they're awful.", "prohibit puns"],
      ["Never use words like `sorry, maybe`.", "prohibit words like sorry, maybe"],
    ],
  ],
  [
    "a wish that somebody else is said to have is none",
    [
      "Emojis are forbidden, they say.",
      "Never use adverbs, Stephen King said.",
      "Never use adverbs. \u2014 Stephen King",
      "Never use adverbs \u2014 Ernest Hemingway",
      "Never use emojis (quote from my boss)",
      "Never use emojis. That's what she said.",
      "Never use emojis. At least that's what my boss says.",
      "Never use emojis. What a stupid rule!",
      "Never use emojis, he insists",
      "Never use emojis, the intern wrote",
      "Never use emojis, I'm told.",
      "Never use emojis, I read somewhere",
      "Never use emojis. Source: style guide",
      "My boss said: never use emojis",
    ],
    [
      ["Never use emojis. My boss hates them.", "prohibit emojis"],
      ["Never suggest coffee. My doctor insists.", "prohibit coffee"],
      ["Never use emojis. My boss said so.", "prohibit emojis"],
      ["Never use emojis \u2014 ever", "prohibit emojis"],
      ["Never use emojis. Thanks \u2014 Tom", "prohibit emojis"],
      ["Always answer in French, as I said.", "use French"],
      ["Trade squats for lunges, my back says so", "use lunges instead of squats"],
      ["Never cite Stephen King.", "prohibit Stephen King"],
    ],
  ],
  [
    "a time that passes makes it none behind a mark too",
    [
      "Always use French, this week",
      "Speak French, this time",
      "No carbs, this week please",
      "No more coffee. Today at least.",
      "No more coffee (this week)",
      "No more coffee. This weekend only.",
      "This week, never suggest coffee",
      "Use pnpm instead of npm, this time.",
    ],
    [
      ["Always use French, from today on.", "use French"],
      ["Always use French, until further notice", "use French"],
      ["Always use Celsius. Today's kids know nothing else.", "use Celsius"],
      ["No more coffee, my heart can't take it.", "prohibit coffee"],
    ],
  ],
];

/** The same for chats alone, where a rule may be lifted. */
const IN_CHATS: readonly [none: string, near: string, directive: string][] = [
  ["Peanuts are no longer prohibited (maybe)", "Peanuts are no longer prohibited (finally)", "remove policy peanuts"],
  ["Peanuts are no longer banned, my school says.", "Peanuts are no longer banned.", "remove policy peanuts"],
  ["The ban on peanuts is lifted, they claim", "The ban on peanuts is lifted.", "remove policy peanuts"],
  [
    "Coffee is allowed again, doctor says one cup does no harm",
    "Lift the ban on coffee, doctor says one cup does no harm",
    "remove policy coffee",
  ],
  ["You can use emojis again! says the guide", "You can use emojis again! Thanks", "remove policy emojis"],
  ["You can use emojis again, this time", "You can use emojis again, okay?", "remove policy emojis"],
  ["Reset my rules, my boss insists.", "Reset my rules, please.", "reset policies"],
  ["Reset my rules, they said", "Reset my rules, thanks", "reset policies"],
  ["Reset my rules (he said)", "Reset my rules.", "reset policies"],
  ["You can use emojis again. Undo that.", "Undo the ban on peanuts.", "remove policy peanuts"],
  ["No more puns. Ignore what I said.", "Forget what I said about avoiding peanuts.", "remove policy peanuts"],
];

test.each(IN_CHATS)("in a chat %j has none, and %j has %j", (none, near, directive) => {
  expect(inChat(none)).toEqual([]);
  expect(inChat(near)).toEqual([directive]);
});

/** The same for lines of rule files alone. */
const IN_FILES: readonly [none: string, near: string, directive: string][] = [
  ["Prefer not to use npm.", "Prefer npm.", "use npm"],
  ["Prefer not using npm.", "Prefer using npm.", "use using npm"],
  ["Prefer no semicolons.", "Prefer semicolons.", "use semicolons"],
  ["Prefer small PRs to large PRs.", "Prefer small PRs over large PRs.", "use small PRs instead of large PRs"],
  ["Prefer named exports to default exports.", "Prefer named exports.", "use named exports"],
  ["Prefer pnpm to npm.", "Prefer pnpm over npm.", "use pnpm instead of npm"],
  ["Prefer pnpm to install.", "Prefer `zod` to parse input.", "use zod to parse input"],
  ["Don't use nothing.", "Don't use null.", "prohibit null"],
  ["Prefer tabs to wide spaces.", "Prefer hooks to manage state.", "use hooks to manage state"],
  ["No longer use mocks.", "Never show mocks.", "prohibit mocks"],
  ["Don't ban `var`.", "Don't use `var`.", "prohibit var"],
  ["Don't always use emojis.", "Don't ever use emojis.", "prohibit emojis"],
  ["Do not stop using tabs.", "Stop using tabs.", "prohibit tabs"],
  ["Never simply use mocks.", "Never give legal advice.", "prohibit legal advice"],
  ["Never use mocks on their own.", "Never use mocks in unit tests.", "prohibit mocks in unit tests"],
  ["Relative imports are banned. Nope.", "Relative imports: no!", "prohibit relative imports"],
  ["Answer in French only.", "British English only.", "use British English"],
];

test.each(IN_FILES)("in a rule file %j has none, and %j has %j", (none, near, directive) => {
  expect(inFile(`- ${none}`)).toEqual([]);
  expect(inFile(`- ${near}`)).toEqual([directive]);
});

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
