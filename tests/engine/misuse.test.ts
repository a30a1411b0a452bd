/** What a host may get wrong at first is refused with words that help, and nothing that it holds can be written to. */
import { describe, expect, it } from "vitest";
import { isConfirmationText, preprocessHeuristic } from "../../src/acquisition/index.js";
import { createDiagnostician } from "../../src/diagnostics/index.js";
import { advance, applyOutcome, applyPatch, createEngine, initial, toCheckpoint } from "../../src/index.js";
import { proposePhrasing, proposePhrasings, proposeRule } from "../../src/phrasings/index.js";

const STATE = { premise: "concise replies", policies: { tea: "use" }, version: 2 };

describe("createEngine", () => {
  it.each([[STATE], [null], [[]], [{ states: STATE }]])("refuses %j instead of starting empty", (options) => {
    // As a caller in plain JavaScript would: without types.
    expect(() => createEngine(JSON.parse(JSON.stringify(options)))).toThrow(
      new TypeError("createEngine takes { state } or { checkpoint }."),
    );
  });
});

describe("a snapshot", () => {
  it.each([[{}], [STATE], [structuredClone(initial())]])("is not %j", (wrong) => {
    const refusal = new TypeError("A snapshot comes from initial() or advance().");
    expect(() => advance(JSON.parse(JSON.stringify(wrong)), "use tea")).toThrow(refusal);
    expect(() => toCheckpoint(JSON.parse(JSON.stringify(wrong)))).toThrow(refusal);
    expect(() => applyPatch(JSON.parse(JSON.stringify(wrong)), {})).toThrow(refusal);
    expect(() => applyOutcome(JSON.parse(JSON.stringify(wrong)), advance(initial(), "hello").outcome)).toThrow(refusal);
  });

  it("cannot be written to", () => {
    const snapshot = initial();
    expect(Reflect.set(snapshot, "premise", "another")).toBe(false);
    expect(Reflect.set(snapshot, "pending", {})).toBe(false);
    expect(snapshot.toState().premise).toBeNull();
  });

  it("that is handed out takes no methods of a host: a ban would fall", () => {
    const engine = createEngine({ state: { ...STATE, policies: { peanuts: "prohibit" } } });
    const diagnostician = createDiagnostician(engine.snapshot);
    for (const { snapshot } of [engine, diagnostician])
      expect(Reflect.set(snapshot, "getPolicy", () => null)).toBe(false);
    expect(engine.step("use peanuts").kind).toBe("clarify");
    expect(diagnostician.step("use peanuts").decision.kind).toBe("clarify");
  });
});

describe("a message that is no string", () => {
  // As `message.content` of some clients is: parts.
  const parts = JSON.parse('[{"type":"text","text":"use tea"}]');

  it.each([
    [() => preprocessHeuristic(parts), "A message must be a string, not an array."],
    [() => proposePhrasing(parts), "A message must be a string, not an array."],
    [() => proposePhrasings(parts), "A message must be a string, not an array."],
    [() => proposeRule(parts), "A line must be a string, not an array."],
    [() => isConfirmationText(parts), "An answer must be a string, not an array."],
  ])("is refused by each function that takes one: %s", (call, message) => {
    expect(call).toThrow(new TypeError(message));
  });
});
