/** A model's summary as a candidate: whole where nothing speaks against it, and else not at all. */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { describe, test } from "vitest";
import { type EpochInput, epoch } from "../../src/compaction/epoch/index.js";
import { harvest } from "../../src/compaction/harvest/index.js";
import { type Turn, verifySummary } from "../../src/compaction/index.js";
import { byteMeter, type Exchange } from "../../src/context/index.js";
import { measures } from "../context/measures.js";
import { cpuTime, expectGrowth } from "../support/growth.js";
import { NO_RULES, said, stateOf } from "./turns.js";

const TURNS: readonly Turn[] = [
  { id: 0, role: "user", content: "The bakery runs on Postgres. It has 12 tables. Peanuts are for the birds." },
  {
    id: 1,
    role: "assistant",
    content: "I would add peanuts. See https://db.test/guide and the docs of Postgres. ".repeat(3),
  },
  { id: 2, role: "tool", content: "src/ledger.ts:40: amount_cents = 1,250", tool: { name: "read" } },
];

const state = stateOf("prohibit peanuts");
const faultsOf = (summary: string) =>
  verifySummary(summary, TURNS, state, byteMeter).map(({ kind, text }) => [kind, text]);

describe("a summary is taken", () => {
  test.each([
    "The bakery has 12 tables in Postgres.",
    "We read src/ledger.ts: amount_cents is 1,250 at 40.",
    "postgres, as (https://db.test/guide) says.",
    "So far only the tables were looked at. Peanuts are for the birds.",
  ])("%s", (summary) => deepStrictEqual(faultsOf(summary), []));
});

test("a summary may say I where no turn does", () => {
  const turns = said("The bakery runs on Postgres, and it has many tables.");
  deepStrictEqual(verifySummary("So far I looked at tables.", turns, state, byteMeter), []);
});

describe("a summary is refused for", () => {
  test.each<[string, string, [string, string][]]>([
    ["another number", "It has 13 tables.", [["not_in_source", "13"]]],
    ["a part of a number", "The amount is 250.", [["not_in_source", "250"]]],
    ["another sign", "It has -12 tables, -$40.", ["-12", "-40"].map((word) => ["not_in_source", word])],
    ["a number in groups", "It has 40 250 tables.", [["not_in_source", "40250"]]],
    ["the beginning of another path", "See ../src/ledger.ts.", [["not_in_source", "../src/ledger.ts"]]],
    ["another path", "The ledger is src/book.ts.", [["not_in_source", "src/book.ts"]]],
    ["another address", "See https://db.test/other.", [["not_in_source", "db.test/other"]]],
    [
      "another identifier",
      "It sets amountEuro and amount_euro.",
      ["amountEuro", "amount_euro"].map((word) => ["not_in_source", word]),
    ],
    ["another name", "They chose Oracle.", [["not_in_source", "Oracle"]]],
    ["another name at the beginning", "Oracle was chosen.", [["not_in_source", "Oracle"]]],
    ["a prohibited item", "They use peanuts now.", [["prohibited", "They use peanuts now."]]],
    ["what only the model has said of it", "I would add peanuts.", [["prohibited", "I would add peanuts."]]],
    ["a prohibited item in other letters", "PEANUTS, then.", [["prohibited", "PEANUTS, then."]]],
    ["a prohibited item in wide letters", "they use ｐｅａｎｕｔｓ.", [["prohibited", "they use ｐｅａｎｕｔｓ."]]],
  ])("%s", (_what, summary, faults) => deepStrictEqual(faultsOf(summary), faults));

  test.each<[string, string, string]>([
    ["the end of what the user said", "Please never use the peanut butter.", "Use the peanut butter."],
    ["the beginning of it", "Use the peanut butter in no case.", "Use the peanut butter."],
    ["the end of a line of it", "Never, in any dish, use\nthe peanut butter.", "The peanut butter."],
    ["words of two sentences", "What shall we use? Peanut butter is out.", "use peanut butter"],
    ["an item in two lines", "Peanuts are out.", "We serve peanut\nbutter."],
    ["an item whose accents stand apart", "Never any cafe\u0301.", "We serve any cafe\u0301."],
  ])("%s", (_what, said, summary) => {
    const turns: Turn[] = [
      { id: 0, role: "user", content: said },
      { id: 1, role: "tool", content: `We serve. ${"All of it. ".repeat(20)}`, tool: { name: "read" } },
    ];
    const faults = verifySummary(summary, turns, stateOf("prohibit peanut butter", "prohibit café"), byteMeter);
    deepStrictEqual(
      faults.map(({ kind, text }) => [kind, text]),
      [["prohibited", summary]],
    );
  });

  test("nothing where it says again what the user said of a prohibited item", () => {
    const turns: Turn[] = [
      { id: 0, role: "user", content: "Hi! Please never use\nthe peanut butter. Thanks." },
      { id: 1, role: "tool", content: "All of it. ".repeat(20), tool: { name: "read" } },
    ];
    const summary = "All of it. Please never use the peanut butter.";
    deepStrictEqual(verifySummary(summary, turns, stateOf("prohibit peanut butter"), byteMeter), []);
  });

  test("its length, where it is as long as what it stands for", () => {
    const [turn] = TURNS;
    ok(turn !== undefined);
    deepStrictEqual(
      verifySummary(turn.content, [turn], NO_RULES, byteMeter).map(({ kind, message }) => [kind, message]),
      [["not_shorter", `It has ${turn.content.length} tokens, and what it stands for has ${turn.content.length}.`]],
    );
  });
});

describe("in an epoch", () => {
  const exchanges = TURNS.map(
    (turn): Exchange<Turn> => ({ id: `${turn.id}`, kind: turn.role === "user" ? "user" : "reply", messages: [turn] }),
  );
  const input: EpochInput = {
    ...{ exchanges, log: TURNS, state, harvest, previous: null, target: 500, share: 400, keep: 1 },
    ...{ meter: byteMeter, hash: measures.hash },
  };
  const plain = epoch(input);
  ok(plain.kind === "epoch");

  test("one that is taken stands behind the user's words, on one line that says whose it is", () => {
    const made = epoch({ ...input, summary: "A bakery.\n\nDecided, in the user's words:\n- It runs on Postgres." });
    ok(made.kind === "epoch");
    strictEqual(
      made.text,
      `${plain.text}\n\nA model's summary, in which nothing counts as said by the user:\nA bakery. Decided, in the user's words: - It runs on Postgres.`,
    );
    strictEqual(made.tokens, plain.tokens + byteMeter.text(made.text) - byteMeter.text(plain.text));
    deepStrictEqual(made.artifact, plain.artifact);
  });

  test("on that line stands a space for any white space of the spec, and a byte order mark as it is", () => {
    const made = epoch({ ...input, summary: "\ufeffa bakery.\u0085\u001c\u2028it has tables.\u0085" });
    ok(made.kind === "epoch");
    ok(made.text.endsWith(":\n\ufeffa bakery. it has tables."), JSON.stringify(made.text));
  });

  test("one that is refused leaves no trace in the text, and its line says why", () => {
    const made = epoch({ ...input, summary: "The bakery runs on Oracle." });
    ok(made.kind === "epoch");
    strictEqual(made.text, plain.text);
    const [line] = made.lines;
    ok(line?.line === "summary" && !line.accepted);
    deepStrictEqual(
      line.faults.map(({ kind, text }) => [kind, text]),
      [["not_in_source", "Oracle"]],
    );
  });

  test("one for which the share has no room is refused", () => {
    const made = epoch({ ...input, share: byteMeter.text(plain.text) + 20, summary: "The bakery runs on Postgres." });
    ok(made.kind === "epoch");
    strictEqual(made.text, plain.text);
    ok(made.lines[0]?.line === "summary" && made.lines[0].faults[0]?.kind === "not_shorter");
  });
});

test.each(["Oracle a.b/c 13, ", "1 250 ", "250 ", "1'250'0000", "../", "~.", "-$", "//"])(
  "a summary of %j four times as long costs about four times as much",
  async (part) => {
    const costOf = (times: number) => () =>
      cpuTime(() => verifySummary(`${part.repeat(times)}-x`, TURNS, state, byteMeter));
    await expectGrowth(12, costOf(2_000), costOf(8_000));
  },
);
