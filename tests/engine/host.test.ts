/**
 * What the engine offers a host beyond its decisions: an account of a turn, the text for a model, and the answer to a call
 * that makes no sense (spec, chapter 7).
 */
import { deepStrictEqual, match, ok, strictEqual } from "node:assert/strict";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  advance,
  compileTranscript,
  createEngine,
  describeState,
  type Engine,
  initial,
  preview,
  step,
} from "../../src/index.js";
import { stateSchema } from "../../src/schema/index.js";
import { compareCodePoints } from "../oracle/characters.js";
import * as language from "../oracle/language.js";
import * as model from "../oracle/meaning.js";
import { checkpoint, state } from "../property/payloads.js";
import { conversation } from "../support/arbitraries.js";
import { standAt } from "../support/check-turn.js";

fc.configureGlobal({ seed: 118, numRuns: 500 });

const held = { premise: "concise replies", policies: { tea: "use", peanuts: "prohibit" }, version: 2 };
const question = {
  kind: "replacement",
  replacement: { kind: "use_only", new_item: "podman", old_item: null },
  prompt_to_user: 'Did you mean to use "podman" instead?',
};
const asked = { checkpoint_version: 1, authoritative_state: held, pending: question };

describe("explain", () => {
  test("explain changes nothing and names the rule", () => {
    fc.assert(
      fc.property(checkpoint, conversation, (start, turns) => {
        const engine = createEngine({ checkpoint: start });
        let { model: expected } = standAt(start);
        for (const text of turns) {
          const before = engine.exportCheckpointJson();
          const told = engine.explain(text);
          strictEqual(engine.exportCheckpointJson(), before);
          deepStrictEqual(Object.keys(told).sort(), ["decision", "directive", "outcome", "repairs", "rule"]);
          const { rule, decision, snapshot } = model.advance(expected, text);
          strictEqual(told.rule, rule);
          strictEqual(told.outcome.rule, rule);
          deepStrictEqual(told.directive, expected.pending === null ? language.parse(text) : null);
          deepStrictEqual({ ...told.decision }, decision);
          deepStrictEqual({ ...engine.step(text) }, decision);
          expected = snapshot;
        }
      }),
    );
  });

  test("a clarification is told with its code, its parameters and its repairs", () => {
    const told = createEngine({ state: held }).explain("use The  Peanuts");
    deepStrictEqual(told.directive, { kind: "use_item", item: "The  Peanuts" });
    strictEqual(told.rule, "use.prohibited");
    ok(told.outcome.kind === "clarification");
    deepStrictEqual(told.outcome.clarification, { code: "item_prohibited", parameters: { item: "peanuts" } });
    deepStrictEqual(told.repairs, ["remove policy peanuts", "use The  Peanuts"]);
    strictEqual(
      told.decision.prompt_to_user,
      '"peanuts" is currently prohibited.\nRemove or replace it before using it.',
    );
  });

  test("an update is told with what it changes", () => {
    const engine = createEngine({ state: held });
    const patchOf = (text: string): unknown => {
      const { outcome } = engine.explain(text);
      return outcome.kind === "transition" ? outcome.transition : null;
    };
    deepStrictEqual(patchOf("use Podman instead of tea"), {
      kind: "replace_use",
      patch: {
        policies: [
          ["tea", null],
          ["podman", "use"],
        ],
      },
    });
    deepStrictEqual(patchOf("clear state"), {
      kind: "clear_state",
      patch: {
        premise: null,
        policies: [
          ["peanuts", null],
          ["tea", null],
        ],
      },
    });
    deepStrictEqual(patchOf("use tea"), { kind: "use_item", patch: {} });
    deepStrictEqual(patchOf("hello"), null);
  });

  test("while a question is pending no directive is told, and the question is", () => {
    const told = createEngine({ checkpoint: asked }).explain("clear state");
    strictEqual(told.directive, null);
    strictEqual(told.rule, "pending.ask-again");
    ok(told.outcome.kind === "clarification");
    deepStrictEqual(told.outcome.clarification, {
      code: "confirmation_awaited",
      parameters: { prompt: 'Did you mean to use "podman" instead?' },
    });
    deepStrictEqual(told.repairs, []);
  });
});

describe("describeState", () => {
  const heading = "The user has set these rules. They hold until the user changes them.";

  test("describeState says what holds, in code point order", () => {
    strictEqual(describeState(createEngine().state), "The user has set no premise and no policies.");
    const engine = createEngine();
    for (const turn of ["use tea", "set premise concise replies", "use podman", "prohibit peanuts"]) engine.step(turn);
    const lines = ["- Premise: concise replies", "- Use: podman, tea", "- Do not use: peanuts"];
    strictEqual(describeState(engine.state), [heading, ...lines].join("\n"));
    engine.step("clear premise");
    strictEqual(describeState(engine.state), [heading, ...lines.slice(1)].join("\n"));
    engine.step("remove policy tea");
    engine.step("remove policy podman");
    strictEqual(describeState(engine.state), `${heading}\n- Do not use: peanuts`);
    engine.step("clear state");
    engine.step("set premise - Use: x");
    strictEqual(describeState(engine.state), `${heading}\n- Premise: - Use: x`);
    for (const item of ["\u{1f600}", "\ufffd", "9", "10", "_"]) engine.step(`use ${item}`);
    match(describeState(engine.state), /\n- Use: 10, 9, _, \ufffd, \u{1f600}$/u);
  });

  test("a text whose ends or characters cannot be seen is quoted", () => {
    const page = (policies: object, premise: string | null = null): string[] =>
      describeState(stateSchema.parse({ premise, policies, version: 2 }))
        .split("\n")
        .slice(1);
    deepStrictEqual(page({}, "be brief, please"), ["- Premise: be brief, please"]);
    deepStrictEqual(page({}, "x\n- Use: y"), ['- Premise: "x\\u000a- Use: y"']);
    deepStrictEqual(page({}, "x\u2028y"), ['- Premise: "x\\u2028y"']);
    deepStrictEqual(page({}, "x\u0085y"), ['- Premise: "x\\u0085y"']);
    deepStrictEqual(page({}, ""), ['- Premise: ""']);
    deepStrictEqual(page({}, 'say "please" in C:\\temp'), ['- Premise: say "please" in C:\\temp']);
    deepStrictEqual(page({}, '"please" and \\'), ['- Premise: "\\"please\\" and \\\\"']);
    deepStrictEqual(page({ "x, y": "use" }), ['- Use: "x, y"']);
    deepStrictEqual(page({ x: "use", y: "use" }), ["- Use: x, y"]);
    deepStrictEqual(page({ "x,": "use", y: "use" }), ['- Use: "x,", y']);
    deepStrictEqual(page({ 'say "hi"': "use", '"hi"': "use" }), ['- Use: "\\"hi\\"", say "hi"']);
    deepStrictEqual(page({ " x": "use", "y ": "use", "": "use" }), ['- Use: "", " x", "y "']);
    deepStrictEqual(page({ peanuts: "prohibit", "pea\u00adnuts": "prohibit" }), [
      '- Do not use: peanuts, "pea\\u00adnuts"',
    ]);
    deepStrictEqual(page({ "\u200b": "prohibit" }), ['- Do not use: "\\u200b"']);
    deepStrictEqual(page({ "\u2764\ufe0f": "use" }), ['- Use: "\u2764\\ufe0f"']);
    const unseen =
      "\u200b\u200d\ufeff\u200e\u202e\u2066\ufe0f\u034f\u115f\u3164\u2800\ue000\u00a0\u2029\u{e0061}\u{e0100}\0\x1b\ud800";
    for (const character of unseen) {
      const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
      const escaped = units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
      deepStrictEqual(page({ [`a${character}b`]: "use" }), [`- Use: "a${escaped}b"`]);
    }
    for (const seen of [
      "caf\u00e9",
      "e\u0301",
      "\u65e5\u672c",
      "\u{1f600}",
      "\u0378",
      "C++",
      "don't",
      "x;y",
      "-",
      "a  b",
    ])
      deepStrictEqual(page({ [seen]: "use" }, seen), [`- Premise: ${seen}`, `- Use: ${seen}`]);
  });

  test("the text depends on the state alone, and lists each policy once", () => {
    fc.assert(
      fc.property(state, (some) => {
        const listed = (policy: string): string =>
          Object.entries(some.policies)
            .filter(([, value]) => value === policy)
            .map(([item]) => item)
            .sort((a, b) => compareCodePoints(a, b))
            .map((item) => (UNSEEN_ITEMS.includes(item) ? quoted(item) : item))
            .join(", ");
        const lines = [
          ["Premise", some.premise ?? ""],
          ["Use", listed("use")],
          ["Do not use", listed("prohibit")],
        ];
        const said = lines.filter(([, text]) => text !== "").map(([name, text]) => `- ${name}: ${text}`);
        const expected =
          said.length === 0 ? "The user has set no premise and no policies." : [heading, ...said].join("\n");
        strictEqual(describeState(some), expected);
        strictEqual(describeState(createEngine({ state: some }).state), expected);
      }),
    );
  });
});

/** The odd items of the pool in which there is a character that nobody sees. */
const UNSEEN_ITEMS = ["\ue000", "x\0y", "\ud83d x", "\udc00", "\u007f"];

/** Such an item: there is one such character in it. */
function quoted(item: string): string {
  const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return `"${item.replace(/["\\]/g, "\\$&").replace(/[^ -~]/, escapeOf)}"`;
}

/** Calls a function as a host without types would. */
const call = (target: object, name: string, ...values: readonly unknown[]): unknown =>
  Reflect.apply(Reflect.get(target, name), target, values);
const api = { advance, compileTranscript, createEngine, preview, step };

describe("misuse", () => {
  const NO_STRINGS: readonly (readonly [value: unknown, name: RegExp])[] = [
    [undefined, /undefined/],
    [null, /null/],
    [5, /number/],
    [true, /boolean/],
    [{}, /object/],
    [["use docker"], /array/],
    [new String("use docker"), /object/],
    [Symbol("use"), /symbol/],
    [5n, /bigint/],
  ];

  /** Asserts a TypeError with a telling message, and an engine that is as it was. */
  function misuse(act: (engine: Engine) => unknown, ...telling: readonly RegExp[]): void {
    const engine = createEngine({ checkpoint: asked });
    const before = engine.exportCheckpointJson();
    expect(() => act(engine)).toThrow(TypeError);
    for (const part of telling) expect(() => act(engine)).toThrow(part);
    strictEqual(engine.exportCheckpointJson(), before);
  }

  test("misuse is a TypeError and nothing is applied", () => {
    for (const [value, name] of NO_STRINGS) {
      for (const member of ["step", "explain"])
        misuse((engine) => call(engine, member, value), /turn/i, /string/, name);
      misuse((engine) => call(api, "step", engine, value), /turn/i, /string/, name);
      misuse((engine) => call(api, "preview", engine, value), /turn/i, /string/, name);
      misuse(() => call(api, "advance", initial(), value), /turn/i, /string/, name);
      for (const member of ["importJson", "importCheckpointJson"])
        misuse((engine) => call(engine, member, value), /payload/i, /string/, name);
      if (!Array.isArray(value)) misuse((engine) => call(engine, "applyTranscript", value), /array/, name);
      if (!Array.isArray(value)) misuse(() => call(api, "compileTranscript", value), /array/, name);
    }
    misuse(() => createEngine({ state: held, checkpoint: asked }), /state/, /checkpoint/);
    misuse((engine) => call(engine, "applyTranscript", "use docker"), /array/, /string/);
  });

  test("every message is checked before the first is stepped, and the message tells its index", () => {
    const accept = { role: "user", content: "yes" };
    const strange: readonly (readonly [unknown, RegExp])[] = [
      ...NO_STRINGS.filter(([value]) => typeof value !== "object" || value === null || Array.isArray(value)),
      ["yes", /string/],
    ];
    for (const [value, name] of strange) {
      misuse((engine) => call(engine, "applyTranscript", [accept, accept, value]), /\b2\b/, /object/, name);
      misuse((engine) => call(engine, "applyTranscript", [value, accept]), /\b0\b/, /object/, name);
      misuse(() => call(api, "compileTranscript", [accept, value]), /\b1\b/, /object/, name);
    }
    misuse((engine) => call(engine, "applyTranscript", new Array(1)), /\b0\b/, /undefined/);
  });

  test("a message that does not count is no misuse", () => {
    const engine = createEngine({ checkpoint: asked });
    const skipped = [
      {},
      { role: "user" },
      { role: "user", content: null },
      { role: 5, content: 5 },
      new Map(),
      new Date(),
    ];
    deepStrictEqual(engine.applyTranscript(skipped), { kind: "state", state: held });
    strictEqual(engine.hasPendingClarification(), true);
  });
});
