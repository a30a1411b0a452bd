/** The zod schemas accept what the engine hands out and refuse every other shape; their JSON Schema says the same. */
import { describe, expect, it } from "vitest";
import { createEngine } from "../../src/index.js";
import { checkpointSchema, decisionSchema, stateSchema, transcriptSchema } from "../../src/schema/index.js";

const STATE = { premise: null, policies: { peanuts: "prohibit" }, version: 2 };

describe("the schemas", () => {
  it("accept every value that an engine hands out", () => {
    const engine = createEngine();
    const turns = [
      "hello",
      "set premise x",
      "prohibit __proto__",
      "use a b instead of c",
      "maybe",
      "yes",
      "use __proto__",
    ];
    for (const turn of turns) {
      expect(decisionSchema.parse(engine.step(turn))).toBeDefined();
      expect(stateSchema.parse(engine.state)).toEqual(engine.state);
      expect(checkpointSchema.parse(engine.exportCheckpoint())).toEqual(engine.exportCheckpoint());
    }
  });

  it("keep an item named __proto__ and check its policy", () => {
    const policies = JSON.parse('{"__proto__":"use"}');
    expect(Object.keys(stateSchema.parse({ ...STATE, policies }).policies)).toEqual(["__proto__"]);
    expect(stateSchema.safeParse({ ...STATE, policies: JSON.parse('{"__proto__":"allow"}') }).success).toBe(false);
  });

  it.each([
    { ...STATE, extra: 1 },
    { ...STATE, version: 3 },
    { ...STATE, premise: 1 },
    { ...STATE, policies: [] },
    { ...STATE, policies: null },
    { ...STATE, policies: { tea: "allow" } },
    { premise: null, version: 2 },
    null,
  ])("refuse %j as a state", (value) => {
    expect(stateSchema.safeParse(value).success).toBe(false);
  });

  it.each([
    { kind: "clarify", state: null, prompt_to_user: "" },
    { kind: "update", state: null, prompt_to_user: null },
    { kind: "update", state: STATE, prompt_to_user: "What?" },
    { kind: "passthrough", state: null, prompt_to_user: "What?" },
    { kind: "passthrough", state: STATE, prompt_to_user: null },
    { kind: "other", state: null, prompt_to_user: null },
  ])("refuse %j as a decision", (value) => {
    expect(decisionSchema.safeParse(value).success).toBe(false);
  });

  it.each([
    { checkpoint_version: 2, authoritative_state: STATE, pending: null },
    { checkpoint_version: 1, authoritative_state: STATE },
    { checkpoint_version: 1, authoritative_state: STATE, pending: {} },
  ])("refuse %j as a checkpoint", (value) => {
    expect(checkpointSchema.safeParse(value).success).toBe(false);
  });

  it("take any list of objects as a transcript, and nothing else", () => {
    expect(transcriptSchema.safeParse([{ role: "user", content: [{ type: "text" }] }, {}]).success).toBe(true);
    expect(transcriptSchema.safeParse([null]).success).toBe(false);
    expect(transcriptSchema.safeParse({}).success).toBe(false);
  });
});
