/** A payload may run code of the host while it is read: nothing is half imported, and no field is read twice. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { expect, test } from "vitest";
import { createEngine, ImportError } from "../../src/index.js";

const EMPTY = { premise: null, policies: {}, version: 2 };
const whole = (state: unknown, pending: unknown = null): object => ({
  checkpoint_version: 1,
  authoritative_state: state,
  pending,
});
const question = {
  kind: "replacement",
  replacement: { kind: "use_only", new_item: "tea", old_item: null },
  prompt_to_user: 'Did you mean to use "tea" instead?',
};

/** The fields, and one more that is a getter. */
const withGetter = (fields: object, name: string, get: () => unknown): object =>
  Object.defineProperty({ ...fields }, name, { enumerable: true, get });

/** The fields, and one that gives another answer at each read. */
function turning(fields: object, name: string, ...answers: readonly unknown[]): object {
  let reads = 0;
  return withGetter(fields, name, () => answers[Math.min(reads++, answers.length - 1)]);
}

test("what a getter throws leaves the engine as it was", () => {
  const bomb = (fields: object, name: string): object =>
    withGetter(fields, name, () => {
      throw new Error("boom");
    });
  const payloads = [
    ...[bomb({}, "checkpoint_version"), bomb(whole(EMPTY), "authoritative_state"), bomb(whole(EMPTY), "pending")],
    ...["premise", "policies", "version"].map((name) => whole(bomb(EMPTY, name))),
    whole({ ...EMPTY, policies: bomb({ coffee: "use" }, "tea") }),
    whole({ ...EMPTY, version: bomb({}, "major") }),
    ...["kind", "replacement", "prompt_to_user"].map((name) => whole(EMPTY, bomb(question, name))),
    whole(EMPTY, { ...question, replacement: bomb(question.replacement, "new_item") }),
  ];
  for (const payload of payloads) {
    const engine = createEngine({ checkpoint: whole({ ...EMPTY, policies: { docker: "use" } }, question) });
    const before = engine.exportCheckpointJson();
    expect(() => engine.importCheckpoint(payload)).toThrow();
    strictEqual(engine.exportCheckpointJson(), before);
    deepStrictEqual(engine.step("yes").state?.policies, { docker: "use", tea: "use" });
  }
});

test("a field is read once: a getter that changes its mind cannot smuggle anything in", () => {
  strictEqual(
    createEngine({ state: turning(EMPTY, "premise", "concise replies", 5) }).state.premise,
    "concise replies",
  );
  const policies = turning({}, "tea", "use", "nonsense");
  deepStrictEqual(createEngine({ state: { ...EMPTY, policies } }).state.policies, { tea: "use" });
  const engine = createEngine({
    checkpoint: whole(EMPTY, turning(question, "prompt_to_user", question.prompt_to_user, "")),
  });
  strictEqual(engine.step("hm").prompt_to_user, question.prompt_to_user);
  for (const state of [
    turning(EMPTY, "premise", 5, "x"),
    turning(EMPTY, "version", 3, 2),
    turning(EMPTY, "policies", 5, {}),
  ]) {
    expect(() => createEngine({ state })).toThrow(ImportError);
  }
});
