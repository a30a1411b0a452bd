/** What a host may get wrong at first is refused with words that help, and nothing that it holds can be written to. */
import { describe, expect, it } from "vitest";
import { createDiagnostician } from "../../src/diagnostics/index.js";
import { advance, createEngine, initial, toCheckpoint } from "../../src/index.js";

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
