/** A turn through a session: decided once, answered the same at every retry, and never taken for another one. */
import { describe, expect, it } from "vitest";
import { faultyStore } from "../../src/sessions/contract/index.js";
import { memoryStore } from "../../src/sessions/index.js";
import { fresh, KEY, of, openOn, racing, stepAll } from "./make.js";

const PODMAN = "use podman instead of docker";

describe("a step", () => {
  it("is of the request as it was when the call began", async () => {
    const { session } = await fresh();
    const request = { turn: "t1", text: "use tea", actor: "ada" };
    const asked = session.step(request);
    Object.assign(request, { turn: "t2", text: "use ale", actor: "bob" });
    of("stepped", await asked);
    expect(await session.find("t1")).toMatchObject({ record: { said: "use tea", actor: "ada" } });
    of("duplicate", await session.step({ turn: "t1", text: "use tea" }));
  });

  it("answers what the engine decides, and what has changed", async () => {
    const { session } = await fresh();
    const answer = await session.step({ turn: "t1", text: "prohibit peanuts" });
    expect(answer).toMatchObject({
      kind: "stepped",
      decision: { kind: "update", state: { premise: null, policies: { peanuts: "prohibit" }, version: 2 } },
      outcome: { kind: "transition", rule: "prohibit.prohibits" },
      changes: { policies: [["peanuts", "prohibit"]] },
      repairs: [],
      recorded: true,
      head: { sequence: 2 },
    });
  });

  it("answers the repairs of a clarification", async () => {
    const { session } = await fresh();
    const [, answer] = await stepAll(session, "prohibit docker", "use docker");
    expect(answer).toMatchObject({
      decision: {
        kind: "clarify",
        prompt_to_user: '"docker" is currently prohibited.\nRemove or replace it before using it.',
      },
      repairs: ["remove policy docker", "use docker"],
      changes: {},
    });
  });

  it("that passes through is recorded by its digest, or not at all, or in its words", async () => {
    for (const [record, recorded, said] of [
      ["turns", true, undefined],
      ["changes", false, "nothing"],
      ["texts", true, "hello"],
    ] as const) {
      const { session } = await fresh({ record });
      await session.step({ turn: "t0", text: "use vim" });
      const answer = of("stepped", await session.step({ turn: "t1", text: "hello" }));
      expect([answer.decision.kind, answer.recorded]).toEqual(["passthrough", recorded]);
      const last = (await session.history({ reverse: true, limit: 1 }))[0]?.record;
      if (said === "nothing") expect(last).toMatchObject({ kind: "turn", said: "use vim" });
      else expect(last).toMatchObject({ kind: "turn", ...(said === undefined ? { steps: [] } : { said }) });
      expect(JSON.stringify(last).includes("hello")).toBe(said === "hello");
    }
  });

  it("goes on in another session on the same store, the open question too", async () => {
    const { session, store } = await fresh();
    await stepAll(session, "prohibit flights", "use trains instead of flights");
    const other = await openOn(store);
    expect((await other.view()).question).toMatchObject({
      sequence: 3,
      text: "use trains instead of flights",
      answers: null,
    });
    const answer = of("stepped", await other.step({ turn: "t3", text: "yes" }));
    expect(answer.decision.state?.policies).toEqual({ trains: "use" });
    expect((await session.view()).state.policies).toEqual({ trains: "use" });
  });

  it("begins with the state that is given, where the conversation has no entry yet", async () => {
    const store = memoryStore();
    const state = { premise: "Be brief", policies: { Docker: "use" }, version: 2 };
    const { sessions } = { sessions: (await import("./make.js")).sessionsOn(store) };
    const session = await sessions.open({ ...KEY, state });
    expect((await session.view()).state).toEqual({ premise: "Be brief", policies: { docker: "use" }, version: 2 });
    expect(await store.list("acme")).toEqual([]);
    await session.step({ turn: "t1", text: "use vim" });
    const later = await sessions.open({ ...KEY, state: { premise: null, policies: {}, version: 2 } });
    expect((await later.view()).state).toEqual({
      premise: "Be brief",
      policies: { docker: "use", vim: "use" },
      version: 2,
    });
  });
});

describe("a retry", () => {
  it("gets the first decision again, whatever has come since", async () => {
    const { session, store } = await fresh();
    const [first, asked, hello] = await stepAll(session, "use vim", PODMAN, "no");
    await session.step({ turn: "t4", text: "remove policy vim" });
    for (const each of [session, await openOn(store)]) {
      const again = of("duplicate", await each.step({ turn: "t1", text: "use vim" }));
      expect(again.decision).toEqual(of("stepped", first ?? again).decision);
      expect([again.sequence, again.head.sequence]).toEqual([2, 5]);
      const question = of("duplicate", await each.step({ turn: "t2", text: PODMAN }));
      expect(question.decision).toEqual(of("stepped", asked ?? question).decision);
      expect(of("duplicate", await each.step({ turn: "t3", text: "no" })).decision).toEqual(
        of("stepped", hello ?? question).decision,
      );
    }
    expect((await session.history()).length).toBe(5);
  });

  it("of a turn that passed through never answers a question that came after it", async () => {
    const { session } = await fresh();
    await stepAll(session, "yes", PODMAN);
    expect(of("duplicate", await session.step({ turn: "t1", text: "yes" })).decision?.kind).toBe("passthrough");
    expect((await session.view()).state.policies).toEqual({});
  });

  it("of a yes that was applied is no yes to the next question, where passing turns are not recorded", async () => {
    const { session } = await fresh({ record: "changes" });
    await stepAll(session, PODMAN, "yes");
    expect(of("duplicate", await session.step({ turn: "t2", text: "yes" })).decision?.kind).toBe("update");
  });

  it("with another text is refused, of a text and of a digest", async () => {
    const { session } = await fresh();
    await stepAll(session, "use vim", "hello");
    const refusal = { kind: "refused", reason: "turn_reused" };
    expect(await session.step({ turn: "t1", text: "use emacs" })).toEqual(refusal);
    expect(await session.step({ turn: "t2", text: "goodbye" })).toEqual(refusal);
    expect(await session.cancel({ turn: "t1" })).toEqual(refusal);
    expect(of("duplicate", await session.step({ turn: "t2", text: "hello" })).decision?.kind).toBe("passthrough");
  });

  it("is a retry before it is stale, and before it is too long", async () => {
    const { session } = await fresh({ limits: { turn: 20 } });
    const { rules } = await session.view();
    await session.step({ turn: "t1", text: "use vim", seen: rules });
    expect((await session.step({ turn: "t1", text: "use vim", seen: rules })).kind).toBe("duplicate");
    expect((await session.step({ turn: "t2", text: "use emacs", seen: rules })).kind).toBe("stale");
  });

  it("after a lost answer, and after a lost request, ends with the turn stored once", async () => {
    for (const loss of ["answer", "request"] as const) {
      const store = memoryStore();
      const session = await openOn(faultyStore(store, (append) => (append === 1 ? loss : null)));
      await expect(session.step({ turn: "t1", text: "use vim" })).rejects.toThrow("was lost");
      expect((await session.step({ turn: "t1", text: "use vim" })).kind).toBe(
        loss === "answer" ? "duplicate" : "stepped",
      );
      expect((await store.read(KEY, {})).map(({ turn }) => turn)).toEqual(["#origin", "t1"]);
    }
  });

  it("of an id that a store could not keep as it is finds its own turn", async () => {
    const { session, store } = await fresh();
    const turns = ["\0", "\ud800", "\\u0000", "é", "e\u0301", "'", " "];
    for (const turn of turns) expect((await session.step({ turn, text: "use vim" })).kind).toBe("stepped");
    for (const turn of turns) expect((await session.step({ turn, text: "use vim" })).kind).toBe("duplicate");
    for (const { turn, body } of await store.read(KEY, {})) expect(turn + body).toMatch(/^[ -~]+$/);
    expect((await session.origin("vim"))?.turn).toBe("\0");
  });
});

describe("two writers", () => {
  it("are decided one after the other: what loses the race is decided anew", async () => {
    const { session, store } = await fresh();
    const other = await openOn(store);
    await session.step({ turn: "t1", text: "use vim" });
    await other.view();
    await session.step({ turn: "t2", text: "prohibit docker" });
    const answer = of("stepped", await other.step({ turn: "u1", text: "use docker" }));
    expect(answer.decision.kind).toBe("clarify");
    expect((await session.view()).state.policies).toEqual({ vim: "use", docker: "prohibit" });
  });

  it("a yes without a question in mind is none to a question that a race has put there", async () => {
    const store = memoryStore();
    const [session, other] = [await openOn(store), await openOn(store)];
    await session.step({ turn: "t0", text: "use vim" });
    const racer = await openOn(racing(store, "yes", () => other.step({ turn: "q1", text: PODMAN })));
    const answer = await racer.step({ turn: "yes", text: "yes" });
    expect(answer).toMatchObject({ kind: "stale", question: { sequence: 3, text: PODMAN } });
    expect((await session.view()).state.policies).toEqual({ vim: "use" });
    expect((await session.view()).question?.sequence).toBe(3);
  });

  it("a yes to a question that another one has answered is stale, not the model's", async () => {
    const store = memoryStore();
    const [session, other] = [await openOn(store), await openOn(store)];
    await session.step({ turn: "q1", text: PODMAN });
    const racer = await openOn(racing(store, "yes", () => other.step({ turn: "no", text: "no" })));
    expect(await racer.step({ turn: "yes", text: "yes" })).toMatchObject({ kind: "stale", question: null });
    expect((await session.view()).state.policies).toEqual({});
  });

  it("a yes in a session that has not looked for a while answers what is open now", async () => {
    const store = memoryStore();
    const [session, other] = [await openOn(store), await openOn(store)];
    await session.step({ turn: "t0", text: "use vim" });
    await other.step({ turn: "q1", text: PODMAN });
    const answer = of("stepped", await session.step({ turn: "y1", text: "yes" }));
    expect(answer.decision.state?.policies).toEqual({ vim: "use", podman: "use" });
  });

  it("gives up after sixteen lost races, and says where the log ends", async () => {
    const store = memoryStore();
    const other = await openOn(store);
    let appends = 0;
    const racer = await openOn(racing(store, "t1", () => other.step({ turn: `other ${++appends}`, text: "hello" })));
    await other.step({ turn: "t0", text: "use vim" });
    const answer = of("conflict", await racer.step({ turn: "t1", text: "use emacs" }));
    expect([appends, answer.head.sequence]).toEqual([16, 18]);
    expect((await other.view()).state.policies).toEqual({ vim: "use" });
  });

  it("is none of them where nobody else writes, and one attempt is enough", async () => {
    for (const record of ["turns", "changes"] as const) {
      const { session } = await fresh({ record, limits: { attempts: 1 } });
      const kinds = [];
      for (const text of ["use vim", "hello", "use podman instead of docker", "yes"])
        kinds.push((await session.step({ turn: `${kinds.length}`, text })).kind);
      expect(kinds).toEqual(Array(4).fill("stepped"));
      expect((await session.step({ turn: "last", text: "yes", answering: 1 })).kind).toBe("stale");
    }
  });
});

describe("what the user has seen", () => {
  it("is stale once rules or question have changed, and not by what changes neither", async () => {
    const { session } = await fresh();
    await session.step({ turn: "t1", text: "use vim" });
    const { rules } = await session.view();
    expect(rules.sequence).toBe(2);
    await stepAllOf(session, ["u1", "hello"], ["u2", "use vim"], ["u3", "use nothing instead of nothing"]);
    const { head } = await session.view();
    await session.append({ turn: "r1", kind: "myapp.reply", data: {}, after: head });
    expect((await session.view()).rules).toEqual(rules);
    expect((await session.step({ turn: "t2", text: "use emacs", seen: rules })).kind).toBe("stepped");
    expect((await session.step({ turn: "t3", text: "use nano", seen: rules })).kind).toBe("stale");
  });

  it("is stale by a question that was opened, answered, or taken back", async () => {
    const { session } = await fresh();
    const seen = (await session.view()).rules;
    await session.step({ turn: "t1", text: PODMAN });
    const asked = (await session.view()).rules;
    expect(await session.step({ turn: "t2", text: "yes", seen })).toMatchObject({
      kind: "stale",
      question: { sequence: 2 },
    });
    await session.step({ turn: "t3", text: "what?" });
    expect((await session.view()).rules).toEqual(asked);
    await session.cancel({ turn: "t4" });
    expect(await session.step({ turn: "t5", text: "yes", seen: asked })).toMatchObject({
      kind: "stale",
      question: null,
    });
  });

  it("in another log with the same number of entries is stale", async () => {
    const [one, two] = [await fresh(), await fresh()];
    await one.session.step({ turn: "t1", text: "use vim" });
    await two.session.step({ turn: "t1", text: "use emacs" });
    const { rules } = await one.session.view();
    expect((await two.session.step({ turn: "t2", text: "use nano", seen: rules })).kind).toBe("stale");
  });

  it("names the question that an answer is for", async () => {
    const { session } = await fresh();
    await stepAll(session, PODMAN, "no", "use tea instead of coffee");
    expect(await session.step({ turn: "t9", text: "yes", answering: 2 })).toMatchObject({
      kind: "stale",
      question: { sequence: 4 },
    });
    expect((await session.step({ turn: "t10", text: "yes", answering: 4 })).kind).toBe("stepped");
    expect(await session.step({ turn: "t11", text: "yes", answering: 4 })).toMatchObject({
      kind: "stale",
      question: null,
    });
    expect((await session.view()).state.policies).toEqual({ tea: "use" });
  });
});

async function stepAllOf(session: Awaited<ReturnType<typeof openOn>>, ...turns: [string, string][]): Promise<void> {
  for (const [turn, text] of turns) of("stepped", await session.step({ turn, text }));
}

describe("several texts in one turn", () => {
  it("are applied all, as one entry", async () => {
    const { session } = await fresh();
    await session.step({ turn: "t1", text: "prohibit docker" });
    const answer = of(
      "stepped",
      await session.step({ turn: "t2", text: "yup", steps: ["remove policy docker", "use docker"] }),
    );
    expect(answer.changes).toEqual({ policies: [["docker", "use"]] });
    expect(answer.decision.state?.policies).toEqual({ docker: "use" });
    expect((await session.history()).length).toBe(3);
    expect(await session.origin("docker")).toMatchObject({ turn: "t2", text: "use docker", said: "yup", sequence: 3 });
  });

  it("are applied none where one of them is no update, and leave no question", async () => {
    for (const [last, kind] of [
      ["use docker", "clarify"],
      ["use tea instead of coffee", "clarify"],
      ["hello", "passthrough"],
    ] as const) {
      const { session, store } = await fresh();
      await session.step({ turn: "t1", text: "prohibit docker" });
      const steps = ["use vim", last, "use emacs"];
      const answer = of("stepped", await session.step({ turn: "t2", text: "do it", steps }));
      expect([answer.decision.kind, answer.changes]).toEqual([kind, {}]);
      for (const each of [session, await openOn(store)]) {
        const { state, question } = await each.view();
        expect([state.policies, question]).toEqual([{ docker: "prohibit" }, null]);
        expect(of("duplicate", await each.step({ turn: "t2", text: "do it", steps })).decision).toEqual(
          answer.decision,
        );
      }
      expect((await session.verify()).kind).toBe("verified");
    }
  });

  it("are applied none where the first answers the engine's question, which still waits", async () => {
    for (const answer of ["yes", "no"]) {
      const { session, store } = await fresh();
      await stepAllOf(session, ["t1", "prohibit x"], ["t2", PODMAN]);
      const asked = (await session.view()).question;
      of("stepped", await session.step({ turn: "t3", text: "ok and x", steps: [answer, "use x"] }));
      for (const each of [session, await openOn(store)]) {
        expect(asked).not.toBeNull();
        expect((await each.view()).question).toEqual(asked);
      }
      expect((await session.verify()).kind).toBe("verified");
      expect((await session.cancel({ turn: "c1" })).kind).toBe("cancelled");
      expect(of("stepped", await session.step({ turn: "t4", text: "yes" })).decision.kind).toBe("passthrough");
    }
  });

  it("one text alone is a turn as any other: it may leave a question", async () => {
    const { session } = await fresh();
    await session.step({ turn: "t1", text: "podman please", steps: [PODMAN] });
    expect((await session.view()).question).toMatchObject({ sequence: 2, text: PODMAN });
    const answer = of("stepped", await session.step({ turn: "t2", text: "yup", steps: ["yes"] }));
    expect(answer.decision.state?.policies).toEqual({ podman: "use" });
    expect(await session.origin("podman")).toMatchObject({ turn: "t2", text: PODMAN, said: "yup" });
  });
});

describe("a limit", () => {
  it("holds for a turn that changes something, and for no other one", async () => {
    const { session } = await fresh();
    const long = "x".repeat(16_384);
    const tooLong = { kind: "refused", reason: "too_long" };
    expect(await session.step({ turn: "t1", text: `use ${long}` })).toEqual(tooLong);
    expect(await session.step({ turn: "t2", text: `use ${long} instead of y` })).toEqual(tooLong);
    expect(await session.step({ turn: "t3", text: "short", steps: ["use vim", `use ${long}`] })).toEqual(tooLong);
    expect((await session.step({ turn: "t4", text: `hello ${"x".repeat(1_000_000)}` })).kind).toBe("stepped");
    expect((await session.step({ turn: "t5", text: `use ${long.slice(4)}` })).kind).toBe("stepped");
    expect((await session.history()).map(({ turn }) => turn)).toEqual(["#origin", "t4", "t5"]);
  });

  it("of a body holds for what would be stored; the words of a passing turn then give way to their digest", async () => {
    const { session } = await fresh({ record: "texts", limits: { body: 1000 } });
    await stepAll(session, `hello ${"x".repeat(1000)}`, "hello");
    const records = (await session.history({ from: 2 })).map(({ record }) => record);
    expect(records).toMatchObject([
      { kind: "turn", steps: [] },
      { kind: "turn", said: "hello" },
    ]);
    expect(await session.step({ turn: "t9", text: `use ${"é".repeat(300)}` })).toEqual({
      kind: "refused",
      reason: "too_long",
    });
  });
});

describe("misuse is a TypeError, and nothing is written", () => {
  it.each([
    ["a turn that is reserved", { turn: "#origin", text: "use vim" }],
    ["a turn that is empty", { turn: "", text: "use vim" }],
    ["a turn that is too long", { turn: "x".repeat(201), text: "use vim" }],
    ["a text that is none", { turn: "t1", text: 1 }],
    ["no steps", { turn: "t1", text: "use vim", steps: [] }],
    ["a step that is none", { turn: "t1", text: "use vim", steps: [1] }],
    ["an option that is not known", { turn: "t1", text: "use vim", sen: { sequence: 0, hash: "" } }],
    ["a head that is none", { turn: "t1", text: "use vim", seen: 3 }],
    ["an actor that is none", { turn: "t1", text: "use vim", actor: 7 }],
    ["a sequence that is none", { turn: "t1", text: "use vim", answering: "2" }],
  ])("%s", async (_what, request) => {
    const { session, store } = await fresh();
    const step: (request: never) => Promise<unknown> = (given) => session.step(given);
    await expect(Reflect.apply(step, null, [request])).rejects.toThrow(TypeError);
    expect(await store.read(KEY, {})).toEqual([]);
  });

  it.each(["", ".a", "a b", "a/b", "é", "x".repeat(201), "a\n", 3])("a conversation named %j", async (conversation) => {
    const { sessionsOn } = await import("./make.js");
    const sessions = sessionsOn(memoryStore());
    const open: (request: never) => Promise<unknown> = (request) => sessions.open(request);
    await expect(Reflect.apply(open, null, [{ tenant: "acme", conversation }])).rejects.toThrow(/1 to 200/);
    await expect(Reflect.apply(open, null, [{ tenant: conversation, conversation: "c1" }])).rejects.toThrow(/1 to 200/);
  });
});
