/** What an engine begins with: nothing, a state or a checkpoint, each read by the rules of an import. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { expect, test } from "vitest";
import { createEngine, ImportError } from "../../src/index.js";

const held = { premise: "concise replies", policies: { tea: "use", peanuts: "prohibit" }, version: 2 };
const pending = {
  kind: "replacement",
  replacement: { kind: "use_only", new_item: "podman", old_item: null },
  prompt_to_user: 'Did you mean to use "podman" instead?',
};
const asked = { checkpoint_version: 1, authoritative_state: held, pending };

test("an engine begins empty, with a state, or with a checkpoint", () => {
  const empty = { premise: null, policies: {}, version: 2 };
  for (const engine of [createEngine(), createEngine({}), createEngine({ state: undefined, checkpoint: undefined })]) {
    deepStrictEqual([engine.state, engine.hasPendingClarification()], [empty, false]);
  }
  const given = createEngine({
    state: { premise: " Concise\u00a0replies", policies: { "The Tea": "use" }, version: 2 },
  });
  deepStrictEqual(given.state, { premise: "Concise replies", policies: { tea: "use" }, version: 2 });
  strictEqual(given.hasPendingClarification(), false);
  const restored = createEngine({ checkpoint: asked });
  deepStrictEqual(restored.exportCheckpoint(), asked);
  strictEqual(restored.step("yes").state?.policies.podman, "use");
});

test("a state or a checkpoint that cannot be imported is refused, with its code", () => {
  const codes: readonly (readonly [options: object, code: string])[] = [
    [{ state: null }, "invalid_state"],
    [{ state: asked }, "invalid_state"],
    [{ state: { ...held, version: "2" } }, "unsupported_state_version"],
    [{ checkpoint: null }, "invalid_checkpoint"],
    [{ checkpoint: held }, "invalid_checkpoint"],
    [{ checkpoint: { ...asked, pending: [] } }, "invalid_checkpoint"],
    [{ checkpoint: { ...asked, checkpoint_version: true } }, "unsupported_checkpoint_version"],
    [{ checkpoint: { ...asked, authoritative_state: { ...held, version: 3 } } }, "unsupported_state_version"],
  ];
  for (const [options, code] of codes) {
    expect(() => createEngine(options)).toThrow(expect.objectContaining({ name: "ImportError", code }));
    expect(() => createEngine(options)).toThrow(ImportError);
  }
  expect(() => createEngine().importJson("{")).toThrow(expect.objectContaining({ code: "invalid_json" }));
});
