/** What a turn would come to, before it is taken. */
import { describe, expect, it } from "vitest";
import type { HostOptions } from "../../src/host/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { hostOver, KEY, talk } from "./talk.js";

const policies = (items: Record<string, "use" | "prohibit">) => ({ premise: null, policies: items, version: 2 });

describe("a preview", () => {
  it.each([
    ["prohibit ale", "update", null, { docker: "use", ale: "prohibit" }],
    ["hello", "passthrough", null, { docker: "use" }],
    ["prohibit docker", "clarify", null, { docker: "use" }],
    ["use podman instead of gin", "clarify", 'Did you mean to use "podman" instead?', { docker: "use", podman: "use" }],
    ["undo", "passthrough", null, { docker: "use" }],
  ] as const)("of %j says what is decided, asked, and would hold", async (text, kind, prompt, after) => {
    const host = hostOver();
    await talk(host, "use docker");
    const preview = await host.preview({ ...KEY, text });
    expect(preview).toMatchObject({ kind: "turn", decision: { kind }, prompt, after: policies(after) });
    expect(preview.view.state).toEqual(policies({ docker: "use" }));
  });

  it("writes nothing, and tells what `seen` takes", async () => {
    const store = memoryStore();
    const host = hostOver({}, store);
    const preview = await host.preview({ ...KEY, text: "prohibit ale" });
    expect(await store.list(KEY.tenant, {})).toEqual([]);
    const turn = { ...KEY, turn: "m1", text: "prohibit ale", seen: preview.view.rules };
    expect(await host.turn(turn)).toMatchObject({ kind: "reply", text: 'Now prohibited: "ale".' });
    expect(await host.turn({ ...turn, turn: "m2", text: "prohibit gin" })).toMatchObject({ decision: null });
    expect((await host.view(KEY)).state).toEqual(preview.after);
  });

  it("has the warnings", async () => {
    const { diagnostics } = { diagnostics: [], ...(await hostOver().preview({ ...KEY, text: "prohibit peanuts." })) };
    expect(diagnostics).toMatchObject([{ code: "operand_end_punctuation" }]);
  });

  it("is one of the engine's question, which is in the way of any other turn, and of its yes", async () => {
    const host = hostOver();
    await talk(host, "prohibit docker", "use podman instead of docker");
    const preview = await host.preview({ ...KEY, text: "prohibit ale" });
    expect(preview).toMatchObject({ kind: "question", question: { sequence: 3 }, after: policies({ podman: "use" }) });
  });

  it("is one of another layer's question as well", async () => {
    const store = memoryStore();
    const session = await createSessions({ store }).open(KEY);
    await session.ask({ turn: "q", question: { prompt: "?", yes: ["use gin", "prohibit ale"] } });
    expect(await hostOver({}, store).preview({ ...KEY, text: "sounds good" })).toMatchObject({
      kind: "question",
      after: policies({ gin: "use", ale: "prohibit" }),
    });
  });

  it.each<[string, string, string, Omit<HostOptions, "sessions">]>([
    ["Use docker", "prohibit ale", "ale", {}],
    ["please never suggest peanuts", "prohibit ale", "ale", { draft: {} }],
    ["use podman instead of docker", "prohibit ale", "ale", { onUnrelated: "set_aside" }],
    // A host with commands takes what is no command as any other does, and one without them knows none.
    ["Use docker", "prohibit ale", "ale", { commands: true }],
    ["use podman instead of docker", "prohibit ale", "ale", { onUnrelated: "set_aside", commands: true }],
    ["Use docker", "show state", "", {}],
    ["use podman instead of docker", "yes", "podman", {}],
    ["Use docker", "yes", "docker", {}],
    ["use podman instead of docker", "no", "", {}],
    ["Use docker", "no", "", {}],
    ["prohibit peanuts.", "no", "peanuts.", {}],
    ["prohibit peanuts.", "yes", "peanuts", {}],
    ["use podman instead of docker", "never mind", "", {}],
  ])("after %j is what %j does, taken with `seen`", async (first, text, item, options) => {
    const host = hostOver(options);
    await host.turn({ ...KEY, turn: "m1", text: first });
    const { view, after } = await host.preview({ ...KEY, text });
    expect(view.question).not.toBeNull();
    await host.turn({ ...KEY, turn: "m2", text, seen: view.rules });
    expect(after).toEqual((await host.view(KEY)).state);
    expect(Object.keys(after.policies)).toEqual(item === "" ? [] : [item]);
  });

  it.each<[string, Record<string, "use" | "prohibit">, Omit<HostOptions, "sessions">]>([
    ["prohibit peanuts please", { peanuts: "prohibit" }, {}],
    ["prohibit peanuts, thanks", { peanuts: "prohibit" }, {}],
    ["Prohibit peanuts", { peanuts: "prohibit" }, {}],
    ["use docker.", { docker: "use" }, {}],
    ["use python to sort this list", { "python to sort this list": "use" }, {}],
    ["please never suggest peanuts", { peanuts: "prohibit" }, { draft: {} }],
    ["please never suggest peanuts", {}, {}],
    ["use docker.", { "docker.": "use" }, { onWarning: "report" }],
    ["Prohibit peanuts", {}, { onWarning: "apply" }],
    ["prohibit peanuts", { peanuts: "prohibit" }, { draft: {} }],
  ])(
    "of %j is with the question that the host asks first, and what holds after a yes",
    async (text, items, options) => {
      const host = hostOver(options);
      const { prompt, after, view } = { prompt: null, ...(await host.preview({ ...KEY, text })) };
      expect(after).toEqual(policies(items));
      const answer = await host.turn({ ...KEY, turn: "m1", text, seen: view.rules });
      expect(prompt).toBe(answer.kind === "reply" ? (answer.question?.prompt ?? null) : null);
      if (prompt !== null) await host.turn({ ...KEY, turn: "m2", text: "yes" });
      expect((await host.view(KEY)).state).toEqual(after);
    },
  );

  it("asks no model, and reads what has a known phrasing without one", async () => {
    const asked: string[] = [];
    const propose = (prompt: string) => {
      asked.push(prompt);
      return "";
    };
    const host = hostOver({ draft: { propose } });
    const preview = (text: string) => host.preview({ ...KEY, text });
    expect(await preview("I would like something quite different")).toMatchObject({
      prompt: null,
      after: policies({}),
    });
    expect(await preview("please never suggest peanuts")).toMatchObject({ after: policies({ peanuts: "prohibit" }) });
    expect(asked).toEqual([]);
  });

  it("of an undo is what the undo does, however often", async () => {
    const host = hostOver({ commands: true });
    await talk(host, "use docker", "prohibit ale", "use tea");
    for (const [turn, items] of [
      ["u1", { docker: "use", ale: "prohibit" }],
      ["u2", { docker: "use" }],
      ["u3", {}],
      ["u4", {}],
    ] as const) {
      const preview = await host.preview({ ...KEY, text: "undo" });
      expect(preview).toMatchObject({ kind: "undo", after: policies(items) });
      await host.turn({ ...KEY, turn, text: "undo", seen: preview.view.rules });
      expect((await host.view(KEY)).state).toEqual(preview.after);
    }
  });

  it("of a command that only looks leaves an open question as it is", async () => {
    const host = hostOver({ commands: true });
    await talk(host, "use oak", "prohibit peanuts please");
    for (const text of ["show state", "why oak"])
      expect(await host.preview({ ...KEY, text })).toMatchObject({
        kind: "question",
        question: { prompt: expect.stringContaining("prohibit peanuts") },
        after: policies({ oak: "use", peanuts: "prohibit" }),
      });
  });

  it("of no text is misuse", async () => {
    await expect(hostOver().preview({ ...KEY, text: JSON.parse("1") })).rejects.toThrow(TypeError);
    await expect(hostOver().preview({ ...KEY, tenant: "../x", text: "" })).rejects.toThrow(TypeError);
  });
});

it("a turn in a conversation that was erased is foreseen as refused", async () => {
  const store = memoryStore();
  const host = hostOver({}, store);
  await talk(host, "use tea");
  const session = await createSessions({ store }).open(KEY);
  await session.erase("e1");
  expect((await session.preview("use ale")).refused).toBe("erased");
  expect(await host.preview({ ...KEY, text: "use ale" })).toMatchObject({ refused: "erased", after: policies({}) });
});

it("a turn that is too long to be taken is foreseen as refused, and takes no question back", async () => {
  const text = `use ${"x".repeat(16_384)}`;
  // The last question is the host's own, which is no part of a snapshot: whatever is unrelated goes by it.
  for (const [asking, options, isInTheWay] of [
    ["use tea instead of milk", {}, true],
    ["use tea instead of milk", { onUnrelated: "set_aside" }, false],
    ["please never suggest milk", { draft: {} }, false],
  ] as const) {
    const host = hostOver(options);
    expect(await host.preview({ ...KEY, text })).toMatchObject({ refused: "too_long", after: policies({}) });
    expect(await host.preview({ ...KEY, text: "use tea" })).toMatchObject({
      refused: null,
      after: policies({ tea: "use" }),
    });
    await talk(host, asking);
    const { question } = await host.view(KEY);
    expect(question).not.toBeNull();
    if (!isInTheWay) {
      expect(await host.preview({ ...KEY, text })).toMatchObject({ refused: "too_long", after: policies({}) });
      expect(await host.turn({ ...KEY, turn: "long", text })).toMatchObject({ kind: "refused", reason: "too_long" });
    }
    expect((await host.view(KEY)).question).toEqual(question);
  }
});

it("a yes that leads to a second question is foreseen with a yes to that", async () => {
  const host = hostOver({ draft: {} });
  await talk(host, "switch from coffee to tea from now on");
  expect(await host.preview({ ...KEY, text: "yes" })).toMatchObject({
    kind: "question",
    after: policies({ tea: "use" }),
  });
  await host.turn({ ...KEY, turn: "y1", text: "yes" });
  expect((await host.view(KEY)).state).toEqual(policies({}));
  await host.turn({ ...KEY, turn: "y2", text: "yes" });
  expect((await host.view(KEY)).state).toEqual(policies({ tea: "use" }));
});

it("a question that stays is foreseen with a yes to it, and not to the one that the yes would open", async () => {
  const host = hostOver({ draft: {}, commands: true });
  await host.turn({ ...KEY, turn: "m1", text: "From now on use docker instead of ruff format." });
  const foreseen = async (text: string) => (await host.preview({ ...KEY, text })).after.policies;
  expect((await host.view(KEY)).question?.answers).not.toBeNull();
  expect(await foreseen("what did you ask?")).toEqual({});
  expect(await foreseen("show state")).toEqual({});
  expect(await foreseen("yes")).toEqual({ docker: "use" });
});
