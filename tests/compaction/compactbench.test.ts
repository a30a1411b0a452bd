/** The artifact for CompactBench 0.1.0: within its limits, whatever a conversation holds, and told apart from what it refuses. */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "vitest";
import { harvest } from "../../src/compaction/harvest/index.js";
import {
  compactTranscript,
  createCompactor,
  EMPTY,
  extend,
  readTranscript,
  toCompactBench,
} from "../../src/compaction/index.js";
import { compactBenchSchema } from "../../src/schema/index.js";
import { dice } from "../context/measures.js";
import { isValid } from "../schema/json-schema.js";
import { drawnTurns, NO_RULES, said, stateOf } from "./turns.js";

const published: unknown = JSON.parse(readFileSync("schema/compactbench-artifact.json", "utf8"));

/** What both schemas say. */
function accepts(value: unknown): boolean {
  const { success } = compactBenchSchema.safeParse(value);
  strictEqual(isValid(value, published), success);
  return success;
}

const artifact = extend(EMPTY, NO_RULES, drawnTurns(60, dice(2)), harvest);
const made = toCompactBench(artifact, stateOf("prohibit peanuts", "use docker"));
const { structured_state } = made;

test("what a compactor returns is accepted", () => {
  ok(accepts(made));
  ok(accepts(toCompactBench(EMPTY, NO_RULES)));
});

test("a question that the turns leave open is the first of what is not settled", () => {
  const turns = said("We decided on peanuts.", "prohibit peanuts", "use almonds instead of walnuts");
  const { structured_state } = createCompactor(harvest).compact({ turns });
  deepStrictEqual(structured_state.unresolved_items, [
    'Did you mean to use "almonds" instead?',
    "We decided on peanuts",
  ]);
});

test("long quotes, many quotes and long premises stay within the limits, with warnings", () => {
  const many = said(
    ...Array.from(
      { length: 260 },
      (_, n) => `No item${n} in this kitchen, ever. ${"We decided on x".padEnd(700, "x")}${n}.`,
    ),
  );
  const state = { premise: "\u{1f600}".repeat(400), policies: {}, version: 2 } as const;
  const large = toCompactBench(extend(EMPTY, state, many, harvest), state);
  ok(accepts(large));
  strictEqual(large.structured_state.forbidden_behaviors.length, 200);
  ok(large.structured_state.forbidden_behaviors.at(-1)?.startsWith("No item259"));
  ok(large.warnings.length >= 3);
});

test("what the summary has no room for is told, and the rest of it stays", () => {
  const rules = Array.from({ length: 200 }, (_, n) => `prohibit shelf number ${n}`);
  const quotes = Array.from({ length: 200 }, (_, n) => `We decided on shelf number ${n} for the whole of the library.`);
  const state = stateOf(...rules);
  const all = extend(EMPTY, state, said("We decided on Oslo.", ...quotes), harvest);
  const { summaryText, warnings } = toCompactBench(all, state);
  ok(summaryText.includes("We decided on Oslo") && !summaryText.includes("shelf number"));
  deepStrictEqual(warnings, ["summaryText: what is open is left out, all 200."]);
  const long = toCompactBench(extend(EMPTY, NO_RULES, said(...quotes), harvest), NO_RULES);
  const left = / (\d+) lines are left out/.exec(long.summaryText)?.[1];
  deepStrictEqual(long.warnings, [`summaryText: lines left out: ${left}.`]);
});

test("what is cut of what somebody has to do is told", () => {
  const owners = said(...Array.from({ length: 40 }, (_, n) => `Ada owns module ${n}.`));
  const { structured_state, warnings } = toCompactBench(extend(EMPTY, NO_RULES, owners, harvest), NO_RULES);
  strictEqual(structured_state.entity_map.Ada?.length, 500);
  deepStrictEqual(warnings, ["entity_map: texts of more than 500 characters are cut."]);
});

describe("what the benchmark refuses is refused", () => {
  const cases: readonly (readonly [string, unknown])[] = [
    ["a key too many", { ...made, extra: 1 }],
    ["summary_text", { ...made, summary_text: "", summaryText: undefined }],
    ["structuredState", { ...made, structuredState: structured_state, structured_state: undefined }],
    ["8,001 characters", { ...made, summaryText: "x".repeat(8001) }],
    ["an empty item", { ...made, structured_state: { ...structured_state, locked_decisions: [""] } }],
    [
      "an item of 501 characters",
      { ...made, structured_state: { ...structured_state, locked_decisions: ["x".repeat(501)] } },
    ],
    ["201 items", { ...made, structured_state: { ...structured_state, locked_decisions: Array(201).fill("x") } }],
    ["a section that is null", { ...made, structured_state: { ...structured_state, deferred_items: null } }],
    ["a long entity", { ...made, structured_state: { ...structured_state, entity_map: { a: "x".repeat(501) } } }],
    ["51 warnings", { ...made, warnings: Array(51).fill("x") }],
    ["a negative turn", { ...made, selectedSourceTurnIds: [-1] }],
  ];
  test.each(cases)("%s", (_, value) => ok(!accepts(value)));
  test("and the limits themselves are accepted", () => {
    ok(accepts({ ...made, summaryText: "x".repeat(8000), warnings: Array(50).fill("x") }));
    ok(
      accepts({
        ...made,
        structured_state: { ...structured_state, locked_decisions: Array(200).fill("x".repeat(500)) },
      }),
    );
  });
});

test("cycles that hand on an artifact end where one transcript does", () => {
  const turns = drawnTurns(40, dice(9)).map(({ id, role, content }) => ({ id, role, content, tags: ["answer"] }));
  turns.push({ id: 40, role: "user", content: "prohibit peanuts", tags: [] });
  const whole = createCompactor(harvest).compact({ turns });
  const first = createCompactor(harvest).compact({ turns: turns.slice(0, 17) });
  const second = createCompactor(harvest).compact({ turns: turns.slice(17) }, null, JSON.parse(JSON.stringify(first)));
  deepStrictEqual(second, whole);
  deepStrictEqual(createCompactor(harvest).compact({ turns }, null, first), whole);
  deepStrictEqual(second.structured_state.forbidden_behaviors.at(0), "peanuts");
});

describe("the whole conversation behind its artifact keeps the rules and the quotes", () => {
  const before = said("prohibit peanuts", "use oak", "We decided on the old brewery.");
  const turns = said(...before.map(({ content }) => content), "prohibit glitter", "We decided on forty casks.");
  const whole = compactTranscript(turns, harvest);
  test.each<[string, unknown]>([
    ["json", compactTranscript(before, harvest).artifact],
    ["compactbench", createCompactor(harvest).compact(before)],
  ])("of format %s", (_format, previous) => {
    const { artifact, engine } = compactTranscript(turns, harvest, JSON.parse(JSON.stringify(previous)));
    deepStrictEqual(engine.state.policies, { peanuts: "prohibit", oak: "use", glitter: "prohibit" });
    deepStrictEqual(
      artifact.quotes.map(({ text }) => text),
      ["We decided on the old brewery", "We decided on forty casks"],
    );
    deepStrictEqual([artifact, engine.state], [whole.artifact, whole.engine.state]);
  });
});

test("an artifact as JSON goes on with the new turns alone, which may take its quotes back", () => {
  const before = said("We decided on the old brewery.");
  const turns = said("We decided on the old brewery.", "Scratch the brewery.");
  const previous = JSON.parse(JSON.stringify(compactTranscript(before, harvest).artifact));
  const { quotes } = compactTranscript(turns.slice(1), harvest, previous).artifact;
  deepStrictEqual(quotes, compactTranscript(turns, harvest).artifact.quotes);
  deepStrictEqual(
    quotes.map(({ text, kind }) => [kind, text]),
    [
      ["decision", "We decided on the old brewery"],
      ["reversal", "Scratch the brewery"],
    ],
  );
});

test("tags have no part in the answer, and messages of LangChain and OpenAI are read", () => {
  const content = "We decided on Hetzner.";
  const expected = said(content);
  deepStrictEqual(readTranscript({ turns: [{ id: 0, role: "user", content, tags: ["locked_decision"] }] }), expected);
  deepStrictEqual(readTranscript([{ type: "human", content }]), expected);
  deepStrictEqual(readTranscript([{ type: "human", data: { content } }]), expected);
  for (const name of ["HumanMessage", "HumanMessageChunk"])
    deepStrictEqual(
      readTranscript([{ lc: 1, type: "constructor", id: ["langchain_core", "messages", name], kwargs: { content } }]),
      expected,
    );
  deepStrictEqual(readTranscript([{ role: "user", content: [{ type: "text", text: content }] }]), expected);
});

test("a name that is no text is none", () => {
  const name: unknown = JSON.parse('{"toString":1,"valueOf":1}');
  const content = "never use x";
  deepStrictEqual(readTranscript([{ role: "tool", name, content }]), [
    { id: 0, role: "tool", content, tool: { name: "tool" } },
  ]);
  deepStrictEqual(readTranscript([{ id: [name], content }]), [{ id: 0, role: "system", content }]);
});
