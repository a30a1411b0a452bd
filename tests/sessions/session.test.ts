/** What a session does beside stepping: questions, origins, undo and redo, forks, records of layers. */
import { describe, expect, it } from "vitest";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { fresh, of, openOn, racing, sessionsOn, stepAll } from "./make.js";

const FIX = { prompt: "Did you mean to prohibit docker?", yes: ["remove policy docker", "prohibit docker"] };

describe("a question of a layer above", () => {
  it("is the same one where its answers do the same, and no other has its id", async () => {
    const { session } = await fresh();
    of("asked", await session.ask({ turn: "q1", question: FIX }));
    expect((await session.ask({ turn: "q1", question: FIX })).kind).toBe("duplicate");
    const others = { ...FIX, yes: ["prohibit docker"] };
    expect(await session.ask({ turn: "q1", question: others })).toMatchObject({ reason: "turn_reused" });
    expect((await session.view()).question?.answers?.yes).toEqual(FIX.yes);
  });

  it("is part of what holds, and a yes steps its texts, all as one turn", async () => {
    const { session, store } = await fresh();
    await session.step({ turn: "t1", text: "use docker" });
    const asked = of("asked", await session.ask({ turn: "q1", question: FIX }));
    expect(asked.question).toEqual({ sequence: 3, prompt: FIX.prompt, text: null, answers: { yes: FIX.yes, no: [] } });
    const other = await openOn(store);
    expect((await other.view()).question).toEqual(asked.question);
    const answer = of("stepped", await other.step({ turn: "t2", text: "Yes please!", actor: "ada" }));
    expect([answer.decision.state?.policies, answer.changes]).toEqual([
      { docker: "prohibit" },
      { policies: [["docker", "prohibit"]] },
    ]);
    expect(await session.origin("docker")).toMatchObject({
      turn: "t2",
      said: "Yes please!",
      text: "prohibit docker",
      actor: "ada",
    });
    expect((await session.view()).question).toBeNull();
    expect((await session.verify()).kind).toBe("verified");
  });

  it("has the words that it is about in its record, where the words of turns are kept and a record takes them", async () => {
    const text = "docker, please never, ".repeat(50);
    for (const [options, said] of [
      [{ record: "texts" }, text],
      [{ record: "texts", limits: { body: 1_000 } }, undefined],
      [{ record: "turns" }, undefined],
      [{}, undefined],
    ] as const) {
      const { session } = await fresh(options);
      of("asked", await session.ask({ turn: "q1", question: FIX, text }));
      const [asked] = await session.history({ reverse: true, limit: 1 });
      expect(asked?.record).toMatchObject({ kind: "question", prompt: FIX.prompt });
      expect(Object(asked?.record).said).toBe(said);
      expect((await session.ask({ turn: "q1", question: FIX, text })).kind).toBe("duplicate");
      expect((await session.verify()).kind).toBe("verified");
    }
  });

  it("is closed by a no, which may step texts of its own", async () => {
    for (const [no, policies] of [
      [undefined, { docker: "use" }],
      [["use podman"], { docker: "use", podman: "use" }],
    ] as const) {
      const { session } = await fresh();
      await session.step({ turn: "t1", text: "use docker" });
      await session.ask({ turn: "q1", question: { ...FIX, no } });
      expect(of("stepped", await session.step({ turn: "t2", text: "nope" })).decision.kind).toBe("update");
      expect([(await session.view()).question, (await session.view()).state.policies]).toEqual([null, policies]);
      expect((await session.verify()).kind).toBe("verified");
    }
  });

  it.each([[["yes", "use trains"]], [["no", "use trains"]], [["use trains", "yes"]]])(
    "is asked again where the turn has the steps %j, all of which the log has",
    async (steps) => {
      const { session } = await fresh();
      await session.ask({ turn: "q1", question: FIX });
      const answer = of("stepped", await session.step({ turn: "t1", text: "yes, and use trains", steps }));
      expect(answer.outcome.rule).toBe("pending.ask-again");
      const [last] = await session.history({ reverse: true, limit: 1 });
      const written = [
        { text: steps[0], outcome: answer.outcome },
        { text: steps[1], outcome: null },
      ];
      expect(last?.record).toMatchObject({ steps: written });
      expect((await session.view()).question?.prompt).toBe(FIX.prompt);
      expect((await session.verify()).kind).toBe("verified");
    },
  );

  it("is asked again where the answer is neither, and stands", async () => {
    const { session } = await fresh();
    const asked = of("asked", await session.ask({ turn: "q1", question: FIX }));
    const answer = of("stepped", await session.step({ turn: "t1", text: "use vim" }));
    expect([answer.decision.prompt_to_user, answer.repairs]).toEqual([FIX.prompt, []]);
    expect(await session.view()).toMatchObject({
      question: asked.question,
      state: { policies: {} },
      rules: asked.head,
    });
    expect((await session.verify()).kind).toBe("verified");
  });

  it("whose texts do not hold is closed, and the engine's answer is shown", async () => {
    const { session } = await fresh();
    await session.ask({ turn: "q1", question: { prompt: "Both?", yes: ["use docker", "prohibit docker"] } });
    const answer = of("stepped", await session.step({ turn: "t1", text: "yes" }));
    expect(answer.decision.prompt_to_user).toContain("currently in use");
    expect(await session.view()).toMatchObject({ question: null, state: { policies: {} } });
  });

  it("is not opened over another one, nor where the user has seen something else; a retry is a duplicate", async () => {
    const { session } = await fresh();
    const { rules } = await session.view();
    await session.ask({ turn: "q1", question: FIX });
    expect((await session.ask({ turn: "q1", question: FIX })).kind).toBe("duplicate");
    expect(await session.ask({ turn: "q1", question: { ...FIX, prompt: "Other?" } })).toEqual({
      kind: "refused",
      reason: "turn_reused",
    });
    expect(await session.ask({ turn: "q2", question: FIX })).toMatchObject({
      kind: "stale",
      question: { sequence: 2 },
    });
    await session.cancel({ turn: "c1" });
    expect((await session.ask({ turn: "q3", question: FIX, seen: rules })).kind).toBe("stale");
  });
});

describe("several texts of one turn", () => {
  it("have no repairs where another than the first asks, since those would not lead out from there", async () => {
    const { session } = await fresh();
    await stepAll(session, "prohibit docker");
    const turn = { turn: "t2", text: "vim and docker", steps: ["use vim", "use docker"] };
    const answer = of("stepped", await session.step(turn));
    expect([answer.decision.kind, answer.repairs]).toEqual(["clarify", []]);
  });

  it("are those that were there when the call began", async () => {
    const { session } = await fresh();
    const steps = ["use vim"];
    const answer = session.step({ turn: "t1", text: "vim", steps });
    steps[0] = "use emacs";
    await answer;
    expect((await session.view()).state.policies).toEqual({ vim: "use" });
  });
});

describe("a cancel", () => {
  it("takes the engine's question back, so that the next turn is read as any other", async () => {
    const { session, store } = await fresh();
    await stepAll(session, "use podman instead of docker");
    expect((await session.cancel({ turn: "c1", answering: 2 })).kind).toBe("cancelled");
    expect((await session.cancel({ turn: "c1", answering: 2 })).kind).toBe("duplicate");
    for (const each of [session, await openOn(store)]) expect((await each.view()).question).toBeNull();
    expect(of("stepped", await session.step({ turn: "t2", text: "yes" })).decision.kind).toBe("passthrough");
    expect(of("stepped", await session.step({ turn: "t3", text: "use vim" })).decision.kind).toBe("update");
  });

  it("is stale where no question is open, or another one", async () => {
    const { session } = await fresh();
    expect(await session.cancel({ turn: "c1" })).toMatchObject({ kind: "stale", question: null });
    await stepAll(session, "use podman instead of docker");
    expect(await session.cancel({ turn: "c2", answering: 9 })).toMatchObject({
      kind: "stale",
      question: { sequence: 2 },
    });
  });

  it("means the question that was open when it began, where it names none", async () => {
    const store = memoryStore();
    const other = await openOn(store);
    await stepAll(other, "use podman instead of docker");
    const session = await openOn(
      racing(store, "c1", async () => {
        await other.step({ turn: "t2", text: "no" });
        await other.ask({ turn: "q1", question: FIX });
      }),
    );
    expect(await session.cancel({ turn: "c1" })).toMatchObject({ kind: "stale", question: { prompt: FIX.prompt } });
    expect((await other.view()).question?.prompt).toBe(FIX.prompt);
  });
});

describe("a restore", () => {
  it("is the same one where it leads to the same entry, and no other has its id", async () => {
    const { session } = await fresh();
    await stepAll(session, "use tea", "use milk");
    of("restored", await session.restore({ turn: "u1" }, 2));
    expect((await session.restore({ turn: "u1" }, 2)).kind).toBe("duplicate");
    expect(await session.restore({ turn: "u1" }, 1)).toMatchObject({ kind: "refused", reason: "turn_reused" });
    expect((await session.view()).state.policies).toEqual({ tea: "use" });
  });

  it("lifts and brings back items with the names of what objects inherit", async () => {
    const { session } = await fresh();
    await stepAll(session, "use constructor", "prohibit __proto__");
    const lifted = of("restored", await session.restore({ turn: "u1" }, 1));
    const policies = [
      ["__proto__", null],
      ["constructor", null],
    ];
    expect(lifted.changes).toEqual({ policies });
    const back = of("restored", await session.restore({ turn: "u2" }, 3));
    expect(back.changes.policies).toEqual([
      ["__proto__", "prohibit"],
      ["constructor", "use"],
    ]);
    expect((await session.verify()).kind).toBe("verified");
  });

  it("brings back what held before the last change, and once more what it took away", async () => {
    const { session, store } = await fresh();
    await stepAll(session, "use vim", "set premise be brief", "hello");
    const undone = of("restored", await session.restore({ turn: "u1" }));
    expect([undone.to, undone.changes]).toEqual([2, { premise: null }]);
    for (const each of [session, await openOn(store)])
      expect((await each.view()).state).toEqual({ premise: null, policies: { vim: "use" }, version: 2 });
    const redone = of("restored", await session.restore({ turn: "u2" }));
    expect([redone.to, redone.changes]).toEqual([4, { premise: "be brief" }]);
    expect(await session.origin(null)).toMatchObject({ turn: "t2", text: "set premise be brief", sequence: 3 });
    expect((await session.verify()).kind).toBe("verified");
  });

  it("brings back what held anywhere, with the words of then", async () => {
    const { session } = await fresh();
    await stepAll(
      session,
      "use vim",
      "prohibit docker",
      "remove policy vim",
      "remove policy docker",
      "use docker",
      "use emacs",
    );
    const restored = of("restored", await session.restore({ turn: "u1", actor: "ada" }, 3));
    expect(restored.changes).toEqual({
      policies: [
        ["docker", "prohibit"],
        ["emacs", null],
        ["vim", "use"],
      ],
    });
    const view = await session.view();
    expect(view.state.policies).toEqual({ vim: "use", docker: "prohibit" });
    expect([view.words("VIM"), view.words("docker"), view.words("emacs"), view.words(null)]).toEqual([
      "use vim",
      "prohibit docker",
      null,
      null,
    ]);
    expect(await session.origin("docker")).toMatchObject({ turn: "t2", sequence: 3 });
  });

  it("closes a question, and changes nothing where nothing has changed", async () => {
    const { session } = await fresh();
    await stepAll(session, "use podman instead of docker");
    expect(of("restored", await session.restore({ turn: "u1" })).changes).toEqual({});
    expect((await session.view()).question).toBeNull();
  });

  it.each([undefined, 1])("never takes back what another one has changed in between, to %s", async (to) => {
    const store = memoryStore();
    const [session, other] = [await openOn(store), await openOn(store)];
    await stepAll(session, "use ed", "use vim");
    const racer = await openOn(racing(store, "u1", () => other.step({ turn: "o1", text: "use emacs" })));
    expect((await racer.restore({ turn: "u1" }, to)).kind).toBe("stale");
    expect((await session.view()).state.policies).toEqual({ ed: "use", vim: "use", emacs: "use" });
    expect((await session.restore({ turn: "u2", seen: { sequence: 2, hash: "" } }, to)).kind).toBe("stale");
  });

  it("is a duplicate when it is sent again, and a mistake where there is no such place", async () => {
    const { session } = await fresh();
    await stepAll(session, "use vim");
    await session.restore({ turn: "u1" });
    expect((await session.restore({ turn: "u1" })).kind).toBe("duplicate");
    expect((await session.view()).state.policies).toEqual({});
    for (const place of [0, -1, 1.5, 99])
      await expect(session.restore({ turn: "u2" }, place)).rejects.toThrow(RangeError);
    await expect(session.view(99)).rejects.toMatchObject({ code: "not_kept" });
  });
});

it("a view of any place is what held then", async () => {
  const { session } = await fresh({ limits: { checkpointEvery: 4 } });
  const texts = [
    "use a1",
    "use a2",
    "prohibit a3",
    "hello",
    "use b1 instead of a1",
    "clear state",
    "use x1 instead of y1",
    "yes",
  ];
  await stepAll(session, ...texts);
  const held = [];
  for (let at = 1; at <= texts.length + 1; at += 1) held.push((await session.view(at)).state.policies);
  expect(held).toEqual([
    {},
    { a1: "use" },
    { a1: "use", a2: "use" },
    { a1: "use", a2: "use", a3: "prohibit" },
    { a1: "use", a2: "use", a3: "prohibit" },
    { a2: "use", a3: "prohibit", b1: "use" },
    {},
    {},
    { x1: "use" },
  ]);
  expect((await session.view(8)).question?.prompt).toBe('Did you mean to use "x1" instead?');
});

describe("a fork", () => {
  it("begins with what held at a place, its words and its question too, and goes its own way", async () => {
    const { session, store } = await fresh();
    await stepAll(session, "use vim", "use podman instead of docker", "yes", "use emacs");
    const { session: child } = of("forked", await session.fork("c2", 3));
    expect(await child.view()).toMatchObject({
      state: { policies: { vim: "use" } },
      question: { sequence: 1 },
      head: { sequence: 1 },
    });
    expect(await child.origin("vim")).toMatchObject({ turn: "t1", text: "use vim", sequence: 2 });
    await child.step({ turn: "t1", text: "yes", answering: 1 });
    expect((await child.view()).state.policies).toEqual({ vim: "use", podman: "use" });
    expect((await child.origin("podman"))?.text).toBe("use podman instead of docker");
    expect((await session.view()).state.policies).toEqual({ vim: "use", podman: "use", emacs: "use" });
    expect((await child.verify()).kind).toBe("verified");
    expect(await store.list("acme")).toEqual(["c1", "c2"]);
  });

  it("has changed nothing yet that could be undone", async () => {
    const { session } = await fresh();
    await stepAll(session, "use vim", "use nano");
    const { session: child } = of("forked", await session.fork("c2"));
    expect(of("restored", await child.restore({ turn: "u1" })).changes).toEqual({});
    expect((await child.view()).state.policies).toEqual({ vim: "use", nano: "use" });
  });

  it("made again is the same one, and is none over another conversation", async () => {
    const { session } = await fresh();
    await stepAll(session, "use vim");
    const { session: child } = of("forked", await session.fork("c2"));
    await child.step({ turn: "t1", text: "use nano" });
    const again = of("forked", await session.fork("c2"));
    expect((await again.session.view()).state.policies).toEqual({ vim: "use", nano: "use" });
    expect((await session.fork("c1")).kind).toBe("exists");
    await session.step({ turn: "t2", text: "use emacs" });
    expect((await session.fork("c2")).kind).toBe("exists");
  });
});

describe("a record of another layer", () => {
  it("stands exactly where it says, or not at all", async () => {
    const { session } = await fresh();
    const begin = await session.view();
    const first = of(
      "appended",
      await session.append({ turn: "r1", kind: "myapp.reply", data: { text: "é" }, after: begin.head }),
    );
    expect(first.head.sequence).toBe(2);
    const again = { turn: "r1", kind: "myapp.reply", data: { text: "é" }, after: begin.head };
    expect((await session.append(again)).kind).toBe("duplicate");
    expect(await session.append({ ...again, data: { text: "e" } })).toEqual({ kind: "refused", reason: "turn_reused" });
    await session.step({ turn: "r1", text: "use vim" });
    expect(await session.append({ turn: "r2", kind: "myapp.reply", data: 1, after: first.head })).toMatchObject({
      kind: "conflict",
      head: { sequence: 3 },
    });
    expect((await session.history()).map(({ turn, record }) => [turn, record.kind])).toEqual([
      ["#origin", "origin"],
      ["#layer:myapp.reply:r1", "layer"],
      ["r1", "turn"],
    ]);
    expect((await session.history({ from: 2, limit: 1 }))[0]?.record).toMatchObject({
      name: "myapp.reply",
      data: { text: "é" },
    });
  });

  it("of a kind that could be a session's own is refused", async () => {
    const { session } = await fresh();
    const { head } = await session.view();
    for (const kind of ["turn", "a.b.c", "A.b", ".b", ""])
      await expect(session.append({ turn: "r", kind, data: 1, after: head })).rejects.toThrow(TypeError);
  });
});

it("a preview is of what holds now, also in a session that has read nothing yet", async () => {
  const { session, store } = await fresh();
  await stepAll(session, "prohibit docker");
  const other = await createSessions({ store }).open({ tenant: "acme", conversation: "c1" });
  expect(await other.preview("use docker")).toMatchObject({ decision: { kind: "clarify" }, head: { sequence: 2 } });
  await session.step({ turn: "later", text: "remove policy docker" });
  expect(await other.preview("use docker")).toMatchObject({ decision: { kind: "update" }, head: { sequence: 3 } });
});

it("a preview says what a step would, and writes nothing", async () => {
  const { session, store } = await fresh();
  await stepAll(session, "prohibit docker");
  const preview = await session.preview("use docker");
  const step = of("stepped", await session.step({ turn: "t2", text: "use docker" }));
  expect(preview).toMatchObject({
    decision: step.decision,
    outcome: step.outcome,
    repairs: step.repairs,
    changes: {},
    head: { sequence: 2 },
  });
  expect((await store.read({ tenant: "acme", conversation: "c1" }, {})).length).toBe(3);
});

it("tenants see nothing of one another", async () => {
  const sessions = sessionsOn(memoryStore());
  const [one, two] = [
    await sessions.open({ tenant: "a", conversation: "c" }),
    await sessions.open({ tenant: "b", conversation: "c" }),
  ];
  await one.step({ turn: "t1", text: "use vim" });
  expect((await two.view()).state.policies).toEqual({});
  expect((await two.step({ turn: "t1", text: "use emacs" })).kind).toBe("stepped");
  expect([await sessions.list("a"), await sessions.list("c")]).toEqual([["c"], []]);
});

it("limits are numbers, not negative; what is undefined is as it is", async () => {
  for (const limit of [Number.NaN, -1, "5", null])
    expect(() => createSessions({ store: memoryStore(), limits: Object({ turn: limit }) })).toThrow(
      new TypeError("turn must be a number, not negative."),
    );
  const limits = Object({ turn: undefined, attempts: undefined });
  const { session } = await fresh({ limits });
  of("stepped", await session.step({ turn: "m1", text: "use tea" }));
  expect(await session.step({ turn: "m2", text: `use ${"x".repeat(16_384)}` })).toEqual({
    kind: "refused",
    reason: "too_long",
  });
});

it("what reads takes only places, numbers and heads", async () => {
  const { session } = await fresh();
  const sessions = sessionsOn(memoryStore());
  const misuses: [call: () => Promise<unknown>, message: string][] = [
    [() => session.view(Object("x")), "at must be a whole number from 0, not of type object."],
    [() => session.view(-1), "at must be a whole number from 0."],
    [() => session.fork("other", 1.5), "at must be a whole number from 0."],
    [() => session.history({ limit: -1 }), "limit must be a whole number from 0."],
    [() => session.history(Object({ reverse: 1 })), "reverse must be true or false."],
    [() => sessions.list("t", Object({ limit: "5" })), "limit must be a whole number from 0, not of type string."],
    [() => sessions.list("t", Object({ after: 5 })), "after must be a string, not of type number."],
    [() => session.verify(Object("x")), "The anchor must be a head: { sequence, hash }."],
  ];
  for (const [call, message] of misuses) await expect(call()).rejects.toThrow(new TypeError(message));
});

describe("a conversation that is begun", () => {
  const state = { premise: "terse", policies: { ale: "prohibit" as const }, version: 2 as const };

  it("has the state that its session was opened with, for whoever opens it by its name", async () => {
    const store = memoryStore();
    const [key, sessions] = [{ tenant: "t", conversation: "c" }, createSessions({ store })];
    const session = await sessions.open({ ...key, state });
    expect(await (await sessions.open(key)).view()).toMatchObject({ state: { policies: {} }, head: { sequence: 0 } });
    const head = await session.begin();
    expect([head.sequence, (await session.view()).head]).toEqual([1, head]);
    expect((await (await createSessions({ store }).open(key)).view()).state).toEqual(state);
    expect((await session.verify()).kind).toBe("verified");
  });

  it("is begun once, and goes on with what its entries say", async () => {
    const store = memoryStore();
    const [key, sessions] = [{ tenant: "t", conversation: "c" }, createSessions({ store })];
    await (await sessions.open(key)).step({ turn: "t1", text: "use tea" });
    const session = await sessions.open({ ...key, state });
    expect((await session.begin()).sequence).toBe(2);
    expect((await session.view()).state.policies).toEqual({ tea: "use" });
    expect(await (await sessions.open(key)).begin()).toEqual(await session.begin());
  });
});
