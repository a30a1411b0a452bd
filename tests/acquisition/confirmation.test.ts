/** Confirmations are recognized and summed up as the spec says (`answer.*`). */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  CONFIRMATION_TOKENS,
  isConfirmationText,
  summarizeConfirmationUpdate,
  summarizeConfirmationUpdateFromCheckpoint,
  summarizeConfirmationUpdateFromEngine,
} from "../../src/acquisition/index.js";
import { createEngine } from "../../src/index.js";
import { readRows, shown } from "./rows.js";

describe("a text is a confirmation or not", () => {
  for (const { text, confirms } of readRows("confirmation", z.object({ text: z.string(), confirms: z.boolean() }))) {
    it(`${shown(text)}: ${confirms}`, () => expect(isConfirmationText(text)).toBe(confirms));
  }

  it("by ten tokens", () => {
    expect([...CONFIRMATION_TOKENS].filter(isConfirmationText)).toHaveLength(10);
  });
});

describe("a summary", () => {
  const row = z.object({ user_input: z.string(), pending: z.unknown(), result: z.string() });
  for (const { user_input, pending, result } of readRows("summaries", row)) {
    it(`of ${shown(user_input)} to ${shown(pending)}`, () => {
      expect(summarizeConfirmationUpdate(user_input, pending)).toBe(result);
      expect(summarizeConfirmationUpdateFromCheckpoint(user_input, { pending })).toBe(result);
      expect(summarizeConfirmationUpdateFromEngine(user_input, { exportCheckpoint: () => ({ pending }) })).toBe(result);
    });
  }

  it.each([
    ["no replacement", {}],
    ["another kind", { replacement: { kind: "other", new_item: "a", old_item: "b" } }],
    ["a blank new item", { replacement: { kind: "use_only", new_item: " \u3000", old_item: null } }],
    ["a blank old item", { replacement: { kind: "replace_use", new_item: "a", old_item: "" } }],
    ["an old item that is not a text", { replacement: { kind: "replace_use", new_item: "a", old_item: null } }],
    ["a new item that is not a text", { replacement: { kind: "use_only", new_item: 5, old_item: null } }],
    ["an array", [{ kind: "use_only", new_item: "a" }]],
  ])("of a yes to %s names nothing", (_what, pending) => {
    expect(summarizeConfirmationUpdate("yes", pending)).toBe("State updated.");
    expect(summarizeConfirmationUpdate("no", pending)).toBe("State unchanged.");
  });

  it.each([
    [[], "use tea instead of ale", "State updated: Use tea."],
    [["prohibit ale"], "use  Tea instead of  ale", "State updated: Removed prohibition on ale; use Tea."],
    [["use ale", "prohibit tea"], "use tea instead of ale", "State updated: Replaced ale with tea."],
  ])("after %j, then %s, is of what the engine has pending", (prelude, turn, summary) => {
    const engine = createEngine();
    for (const each of [...prelude, turn]) engine.step(each);
    const before = engine.exportCheckpointJson();
    expect(summarizeConfirmationUpdateFromEngine("yes please", engine)).toBe(summary);
    expect(summarizeConfirmationUpdateFromCheckpoint("OK!", engine.exportCheckpoint())).toBe(summary);
    expect(engine.exportCheckpointJson()).toBe(before);
  });

  it("of an engine that has no checkpoint to give names nothing", () => {
    const failing = {
      exportCheckpoint: () => {
        throw new Error("no");
      },
    };
    for (const engine of [{}, failing]) {
      expect(summarizeConfirmationUpdateFromEngine("yes", engine)).toBe("State updated.");
    }
  });
});
