/** What `compact` goes on from: a transcript is taken where nothing that was kept can be lost, and refused elsewhere. */
import { doesNotThrow, throws } from "node:assert/strict";
import { describe, test } from "vitest";
import { previousOf, requireContinued } from "../../src/cli/io/previous-artifact.js";
import { Refusal } from "../../src/cli/io/refusal.js";
import { harvest } from "../../src/compaction/harvest/index.js";
import { createCompactor } from "../../src/compaction/index.js";
import { createEngine } from "../../src/index.js";

const CONVERSATION = [
  { role: "user", content: "prohibit peanuts" },
  { role: "assistant", content: "We decided on peanuts." },
  { role: "user", content: "We decided on the old brewery. Benny takes care of deliveries." },
];
const rule = { role: "user", content: "prohibit almonds" };
const numbered = { id: 3, ...rule };
const made = createCompactor(harvest).compact(CONVERSATION);
const bare: object = Object(made.methodMetadata.artifact);
const alone = createCompactor(harvest).compact([rule]);
const second = createCompactor(harvest).compact([{ id: 1, ...rule }]);

/** A conversation with a system message, in which one word was exchanged. */
const renamed = (role: string, word: string) =>
  [{ role: "system", content: "Write briefly." }, ...CONVERSATION].map((turn) => ({
    ...turn,
    content: turn.role === role ? turn.content.replace(/Write|brewery/, word) : turn.content,
  }));
const system = createCompactor(harvest).compact(renamed("", ""));

function withMetadata(more: object): object {
  return { ...made, methodMetadata: { ...made.methodMetadata, ...more } };
}

describe("a transcript is taken", () => {
  test.each([
    ["numbered messages behind the artifact", [numbered], made],
    ["numbered messages farther behind", [{ ...numbered, id: 9 }], made],
    ["no message", [], made],
    ["the whole conversation", [...CONVERSATION, rule], made],
    ["the whole conversation, numbered", [...CONVERSATION.map((turn, id) => ({ id, ...turn })), numbered], made],
    ["the whole conversation, and an artifact of format json", [...CONVERSATION, rule], bare],
    ["the whole conversation, of which another version kept less", CONVERSATION, { ...bare, names: [] }],
    ["one with other words of the same length where nothing is quoted", renamed("system", "Speak"), system],
    ["any, behind an artifact of nothing", [rule], createCompactor(harvest).compact([])],
  ])("%s", (_, transcript, previous) => {
    doesNotThrow(() => requireContinued(transcript, previousOf(previous, "kept.json")));
  });
});

describe("a transcript is refused", () => {
  const [strayed, ruleless] = [
    /^'kept.json' stands for turns .* neither begins with them nor goes on behind them/,
    /^'kept.json' has not the rules/,
  ];
  test.each([
    ["new messages without a number", [rule], made, strayed],
    ["as many of them", CONVERSATION.map(() => rule), made, strayed],
    ["one as long as the one before", [{ ...rule, content: "prohibit walnuts" }], alone, / 0 to 0, .* from 1 on\.$/],
    ["messages numbered from 1", [{ id: 1, ...rule }], made, strayed],
    ["an old number behind greater ones", [numbered, { id: 2, ...rule }], made, strayed],
    ["a turn before the range", [rule, { id: 1, ...rule }], second, / 1 to 1, .* from 2 on\.$/],
    ["a system message of another length", renamed("system", "Talk"), system, strayed],
    ["other words of the same length that are quoted", renamed("user", "brewers"), system, strayed],
    ["a conversation cut short", CONVERSATION.slice(0, 2), made, strayed],
    ["another turn among the old ones", CONVERSATION.with(1, { role: "assistant", content: "" }), made, strayed],
    [
      "a conversation in which no quote stands",
      CONVERSATION,
      JSON.parse(JSON.stringify(bare).replace("old", "new")),
      strayed,
    ],
    ["messages behind an artifact of format json", [numbered], bare, ruleless],
    ["no message behind one", [], bare, ruleless],
    ["messages behind a checkpoint that is none", [numbered], withMetadata({ checkpoint: {} }), ruleless],
    [
      "messages behind another checkpoint",
      [numbered],
      withMetadata({ checkpoint: createEngine().exportCheckpoint() }),
      ruleless,
    ],
  ])("%s", (_, transcript, previous, message) => {
    throws(
      () => requireContinued(transcript, previousOf(previous, "kept.json")),
      (error) => error instanceof Refusal && message.test(error.message),
    );
  });
});
