/** The user's reply to a proposal: yes steps it, no drops it, anything else asks again, and a state that moved ends it. */
import { describe, expect, it } from "vitest";
import { confirm, draft, isStale, type Proposal } from "../../src/drafter/index.js";
import { createEngine, type Engine } from "../../src/index.js";
import { engineAfter, proposed, says } from "./stubs.js";

describe("a reply", () => {
  it.each(["yes", "Yes please!", " OK.", "sure", "\uff59es"])("that accepts steps the directive: %j", async (reply) => {
    const engine = createEngine();
    const confirmed = confirm(engine, await proposed(engine, "no peanuts", "prohibit peanuts"), reply);
    expect(confirmed).toMatchObject({ kind: "applied", decision: { kind: "update" } });
    expect(engine.getPolicy("peanuts")).toBe("prohibit");
  });

  it.each(["no", "No thanks.", "nope"])("that declines drops the proposal: %j", async (reply) => {
    const engine = createEngine();
    expect(confirm(engine, await proposed(engine, "no peanuts", "prohibit peanuts"), reply)).toEqual({
      kind: "dropped",
    });
    expect(engine.getPolicy("peanuts")).toBeNull();
  });

  it.each(["", "perhaps", "use tea", "yes and no"])(
    "that says neither has the question put again: %j",
    async (reply) => {
      const engine = createEngine();
      const proposal = await proposed(engine, "no peanuts", "prohibit peanuts");
      const question = "Did you mean `prohibit peanuts`?";
      expect(confirm(engine, proposal, reply)).toEqual({ kind: "asked_again", question });
      expect(engine.exportCheckpointJson()).toBe(proposal.checkpoint);
      expect(confirm(engine, proposal, "yes").kind).toBe("applied");
    },
  );
});

describe("a yes", () => {
  it("comes with the clarification that the directive meets, which then is the engine's", async () => {
    const engine = engineAfter("prohibit docker");
    const proposal = await proposed(engine, "let us move from docker to podman", "use podman instead of docker");
    expect(confirm(engine, proposal, "yes")).toMatchObject({ kind: "asked", decision: { kind: "clarify" } });
    expect(engine.hasPendingClarification()).toBe(true);
  });

  it("to a directive that the state rules out is asked, not applied, and the state stays", async () => {
    const engine = engineAfter("prohibit tea");
    const before = engine.exportCheckpointJson();
    const confirmed = confirm(engine, await proposed(engine, "Tea from now on!", "use tea"), "yes");
    const prompt_to_user = '"tea" is currently prohibited.\nRemove or replace it before using it.';
    expect(confirmed).toEqual({ kind: "asked", decision: { kind: "clarify", state: null, prompt_to_user } });
    expect(engine.exportCheckpointJson()).toBe(before);
  });

  it("to a proposal that was stored and read again is the same", async () => {
    const engine = createEngine();
    const stored: Proposal = JSON.parse(JSON.stringify(await proposed(engine, "no peanuts", "prohibit peanuts")));
    expect(confirm(engine, stored, "yes").kind).toBe("applied");
  });

  it("to a proposal drafted from a state steps an engine with that state", async () => {
    const engine = engineAfter("use docker");
    const proposal = await draft("no peanuts", { state: engine.state, propose: says("prohibit peanuts") });
    if (proposal.kind === "no_proposal") return expect.fail(proposal.reason);
    expect(confirm(engine, proposal, "yes").kind).toBe("applied");
    expect(engine.exportJson()).toBe('{"policies":{"docker":"use","peanuts":"prohibit"},"premise":null,"version":2}');
  });
});

describe("a stale proposal", () => {
  const STALE = { kind: "stale", reason: "The state has changed since the proposal was made." };

  it.each(["use tea", "use podman instead of docker"])(
    "is one whose engine has stepped %j, and says so",
    async (turn) => {
      const engine = createEngine();
      const proposal = await proposed(engine, "no peanuts", "prohibit peanuts");
      expect(isStale(engine, proposal)).toBe(false);
      engine.step(turn);
      const before = engine.exportCheckpointJson();
      expect(isStale(engine, proposal)).toBe(true);
      for (const reply of ["yes", "no", "perhaps"]) expect(confirm(engine, proposal, reply)).toEqual(STALE);
      expect(engine.exportCheckpointJson()).toBe(before);
    },
  );

  it("is one that was accepted", async () => {
    const engine = createEngine();
    const proposal = await proposed(engine, "no peanuts", "prohibit peanuts");
    confirm(engine, proposal, "yes");
    expect(confirm(engine, proposal, "yes")).toEqual(STALE);
  });
});

it("a proposal's fields are read once: a getter cannot show one directive and have another stepped", async () => {
  const engine = createEngine();
  const honest = await proposed(engine, "no peanuts", "prohibit peanuts");
  const reads: string[] = [];
  const changing = (name: "directive" | "question" | "checkpoint", later: string) => () => {
    reads.push(name);
    return reads.filter((each) => each === name).length === 1 ? honest[name] : later;
  };
  const sly = Object.defineProperties(
    { ...honest },
    {
      directive: { get: changing("directive", "clear state") },
      question: { get: changing("question", "Did you mean `clear state`?") },
      checkpoint: { get: changing("checkpoint", "") },
    },
  );
  expect(confirm(engine, sly, "perhaps")).toEqual({
    kind: "asked_again",
    question: "Did you mean `prohibit peanuts`?",
  });
  reads.length = 0;
  expect(confirm(engine, sly, "yes").kind).toBe("applied");
  expect(reads.sort()).toEqual(["checkpoint", "directive", "question"]);
  expect(engine.exportJson()).toBe('{"policies":{"peanuts":"prohibit"},"premise":null,"version":2}');
});

it("an engine that passes the directive through is refused as one of another language", async () => {
  const engine = createEngine();
  const proposal = await proposed(engine, "no peanuts", "prohibit peanuts");
  const deaf: Engine = { ...engine, exportCheckpointJson: () => proposal.checkpoint, step: () => engine.step("hello") };
  expect(() => confirm(deaf, proposal, "yes")).toThrow("does not know the proposal's directive");
});

it("a proposal that was tampered with, and a reply that is not a string, are TypeErrors and nothing is applied", async () => {
  const engine = createEngine();
  const proposal = await proposed(engine, "no peanuts", "prohibit peanuts");
  expect(() => confirm(engine, { ...proposal, directive: "clear state" }, "yes")).toThrow(
    "does not show its directive",
  );
  expect(() => confirm(engine, { ...proposal, directive: "clear all" }, "yes")).toThrow("not canonical");
  expect(() => confirm(engine, JSON.parse("{}"), "yes")).toThrow(TypeError);
  expect(() => confirm(engine, proposal, JSON.parse("5"))).toThrow(TypeError);
  expect(engine.exportCheckpointJson()).toBe(proposal.checkpoint);
});
