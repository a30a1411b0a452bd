/** Edited messages, two tabs, restarts, and what users ask of the host itself. */
import { describe, expect, it } from "vitest";
import { createHost, historyFor } from "../../src/host/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { hostOver, KEY, said, talk } from "./talk.js";

describe("an edited message", () => {
  it("is refused by name", async () => {
    const host = hostOver();
    await talk(host, "use docker");
    expect(await host.turn({ ...KEY, turn: "m1", text: "use podman" })).toMatchObject({ reason: "turn_reused" });
  });

  it("undoes what came since, where the host says so, and once", async () => {
    const host = hostOver({ onEdit: "rewind" });
    await talk(host, "prohibit ale", "use docker", "set premise terse");
    const edited = { ...KEY, turn: "m2", text: "use podman" };
    expect(said(await host.turn(edited))).toBe('Now in use: "podman".');
    expect(said(await host.turn(edited))).toBe('Now in use: "podman".');
    expect((await host.view(KEY)).state).toEqual({
      premise: null,
      policies: { ale: "prohibit", podman: "use" },
      version: 2,
    });
  });

  it("undoes nothing where it is too long to be taken", async () => {
    const host = hostOver({ onEdit: "rewind" });
    await talk(host, "prohibit ale", "use docker");
    const before = await host.view(KEY);
    for (const turn of ["m1", "m2"]) {
      const text = `use ${"x".repeat(16_384)}`;
      expect(await host.turn({ ...KEY, turn, text })).toMatchObject({ kind: "refused", reason: "too_long" });
    }
    expect((await host.view(KEY)).head).toEqual(before.head);
    // What only passes through may be of any length, and is taken.
    expect(await host.turn({ ...KEY, turn: "m2", text: "x".repeat(20_000) })).toMatchObject({ kind: "forward" });
    expect((await host.view(KEY)).state.policies).toEqual({ ale: "prohibit" });
  });

  it("is taken where it says what was seen, and undoes nothing where that is no more", async () => {
    const host = hostOver({ onEdit: "rewind" });
    await talk(host, "prohibit ale", "use docker");
    const edited = { ...KEY, turn: "m2", text: "use podman" };
    const before = await host.view(KEY);
    await host.turn({ ...KEY, turn: "other", text: "use tea" });
    expect(said(await host.turn({ ...edited, seen: before.rules }))).toContain(
      "The rules have changed since you saw them",
    );
    const { state, rules } = await host.view(KEY);
    expect(state.policies).toMatchObject({ docker: "use" });
    expect(said(await host.turn({ ...edited, seen: rules }))).toBe('Now in use: "podman".');
    expect((await host.view(KEY)).state.policies).toEqual({ ale: "prohibit", podman: "use" });
  });

  it("may answer another way the question whose number it names", async () => {
    const host = hostOver({ onEdit: "rewind" });
    await talk(host, "use oats instead of milk");
    const answering = (await host.view(KEY)).question?.sequence ?? 0;
    const answer = { ...KEY, turn: "a1", answering };
    await host.turn({ ...answer, text: "no" });
    expect((await host.view(KEY)).state.policies).toEqual({});
    await host.turn({ ...answer, text: "yes" });
    expect((await host.view(KEY)).state.policies).toEqual({ oats: "use" });
    await host.turn({ ...answer, text: "no" });
    expect((await host.view(KEY)).state.policies).toEqual({});
  });

  it("brings back the question that was set aside for it, so that it can be its answer", async () => {
    const host = hostOver({ onEdit: "rewind" });
    await talk(host, "prohibit peanuts.", "yez");
    expect((await host.view(KEY)).question).toBeNull();
    const edited = { ...KEY, turn: "m2", text: "yes" };
    expect(said(await host.turn(edited))).toBe('Now prohibited: "peanuts".');
    expect(said(await host.turn(edited))).toBe('Now prohibited: "peanuts".');
    // Another message that does not answer it sets it aside once more.
    expect(await host.turn({ ...edited, text: "hello" })).toMatchObject({ kind: "forward" });
    expect(await host.view(KEY)).toMatchObject({ question: null, state: { policies: {} } });
  });

  it("may be the first one", async () => {
    const host = hostOver({ onEdit: "rewind" });
    await talk(host, "use docker");
    await host.turn({ ...KEY, turn: "m1", text: "hello" });
    expect((await host.view(KEY)).state.policies).toEqual({});
  });
});

describe("the edit of a message that left nothing in the log", () => {
  it.each<[string, readonly string[], object]>([
    ["a command that only looks", ["show state"], {}],
    ["a question about who set a rule", ["use tea", "why tea"], {}],
    ["a question about the question", ["use oats instead of milk", "what did you ask?"], {}],
    ["a reply to a question that is gone", ["use tea", "yes"], { answering: 99 }],
    ["one that its user said of older rules", ["use tea", "use rum"], { seen: { sequence: 0, hash: "" } }],
  ])("is a new message, as is documented: %s", async (_what, texts, more) => {
    for (const onEdit of ["refuse", "rewind"] as const) {
      const host = hostOver({ onEdit, commands: true });
      await talk(host, ...texts.slice(0, -1));
      const turn = { ...KEY, turn: "edited", text: texts.at(-1) ?? "" };
      expect((await host.turn({ ...turn, ...more })).kind).toBe("reply");
      await host.turn({ ...KEY, turn: "no", text: "cancel" });
      await host.turn({ ...KEY, turn: "since", text: "prohibit peanuts" });
      expect((await host.turn({ ...turn, text: "prohibit ale" })).kind).toBe("reply");
      expect((await host.view(KEY)).state.policies).toMatchObject({ peanuts: "prohibit", ale: "prohibit" });
    }
  });

  it("is one where a message that went to the model is kept, and none where it is not", async () => {
    const edited = async (record?: "changes") => {
      const sessions = createSessions({ store: memoryStore(), ...(record ? { record } : {}) });
      const host = createHost({ sessions, onEdit: "rewind" });
      await talk(host, "hello", "prohibit peanuts");
      await host.turn({ ...KEY, turn: "m1", text: "prohibit ale" });
      return (await host.view(KEY)).state.policies;
    };
    expect(await edited()).toEqual({ ale: "prohibit" });
    expect(await edited("changes")).toEqual({ peanuts: "prohibit", ale: "prohibit" });
  });
});

describe("a turn without an id", () => {
  it("is known by all that was said so far", async () => {
    const host = hostOver();
    const first = { ...KEY, text: "use podman instead of docker", history: [] };
    const yes = { ...KEY, text: "yes", history: [first.text] };
    await host.turn(first);
    await host.turn(first);
    expect(said(await host.turn(yes))).toBe('Now in use: "podman".');
    expect(said(await host.turn(yes))).toBe('Now in use: "podman".');
  });

  it.each([{}, { turn: "" }])("needs the history, also as %j", async (id) => {
    await expect(hostOver().turn({ ...KEY, ...id, text: "use tea" })).rejects.toThrow(/history/);
    const host = hostOver();
    for (const history of [[], ["hello"]]) await host.turn({ ...KEY, ...id, text: `use ${history.length}`, history });
    expect((await host.view(KEY)).state.policies).toEqual({ 0: "use", 1: "use" });
  });

  it("may have an id of any length", async () => {
    const host = hostOver();
    await host.turn({ ...KEY, turn: "#".repeat(5000), text: "use tea" });
    expect((await host.view(KEY)).state.policies).toEqual({ tea: "use" });
  });
});

describe("two tabs", () => {
  it("a yes to a question that is gone changes nothing, and the other's question is shown", async () => {
    const host = hostOver();
    const [asked] = await talk(host, "use podman instead of docker");
    const answering = asked?.kind === "reply" ? asked.question?.sequence : undefined;
    await host.turn({ ...KEY, turn: "other1", text: "no" });
    const [other] = [await host.turn({ ...KEY, turn: "other2", text: "use vim instead of emacs" })];
    const stale = await host.turn({ ...KEY, turn: "m2", text: "yes", answering });
    expect(said(stale)).toBe(said(other));
    expect((await host.view(KEY)).state.policies).toEqual({});
  });

  it("what was typed under older rules is not applied where the client says what it saw", async () => {
    const host = hostOver();
    const { rules } = await host.view(KEY);
    await talk(host, "prohibit ale");
    const late = await host.turn({ ...KEY, turn: "late", text: "clear state", seen: rules });
    expect(said(late)).toMatch(/changed since you saw them/);
    expect((await host.view(KEY)).state.policies).toEqual({ ale: "prohibit" });
  });

  it("at once lose and double nothing", async () => {
    const store = memoryStore();
    const texts = Array.from({ length: 12 }, (_, i) => `use tool${i}`);
    await Promise.all(texts.map((text, i) => hostOver({}, store).turn({ ...KEY, turn: `x${i}`, text })));
    expect(Object.keys((await hostOver({}, store).view(KEY)).state.policies)).toHaveLength(12);
  });
});

describe("a restart", () => {
  it.each([
    ["of the engine", "use podman instead of docker"],
    ["about a warning", "use podman."],
    ["about a wish", "Use podman"],
  ])("keeps the question %s", async (_, text) => {
    const store = memoryStore();
    await talk(hostOver({ draft: {} }, store), text);
    const answer = await hostOver({ draft: {} }, store).turn({ ...KEY, turn: "m2", text: "yes, please" });
    expect(said(answer)).toBe('Now in use: "podman".');
  });
});

describe("a log that cannot be read", () => {
  it("is answered by name, and left as it is", async () => {
    const store = memoryStore();
    await talk(hostOver({}, store), "use tea");
    const entries = await store.read(KEY, {});
    const broken = { ...store, read: async () => entries.map((entry) => ({ ...entry, body: "{}" })) };
    const answer = await hostOver({}, {
      ...broken,
      append: () => Promise.reject(new Error("written")),
    } as typeof store).turn({
      ...KEY,
      turn: "m2",
      text: "use ale",
    });
    expect(answer).toMatchObject({ kind: "refused", reason: "unreadable" });
  });
});

describe("commands", () => {
  it("are answered by the host where it allows them, and are turns like others where not", async () => {
    const host = hostOver({ commands: true });
    const answers = (await talk(host, "prohibit ale", "show state", "why ale", "undo", "show state")).map(said);
    expect(answers[1]).toMatch(/- Do not use: ale$/);
    expect(answers[2]).toBe('It was set with `prohibit ale` at "2026-01-01T00:00:00Z".');
    expect(answers[3]).toBe('Lifted: "ale".');
    expect(answers[4]).toBe("The user has set no premise and no policies.");
    const plain = hostOver();
    const [, ...others] = (await talk(plain, "use ale", "show state", "why ale", "undo")).map(said);
    for (const other of others) expect(other).toMatch(/^forward The user .*\n- Use: ale$/s);
    expect((await plain.view(KEY)).state.policies).toEqual({ ale: "use" });
  });

  it("are not all that begins with why: what no rule is about is the model's to answer", async () => {
    const host = hostOver({ commands: true });
    const questions = ["why is the sky blue?", "why gin", "why premise", "why ", "why not ale", "why\nale"];
    const answers = await talk(host, "prohibit ale", ...questions, "set premise cooking", "why premise", "why Ale");
    expect(answers.slice(1, 7).map(({ kind }) => kind)).toEqual(questions.map(() => "forward"));
    expect(said(answers[8])).toContain("`set premise cooking`");
    expect(said(answers[9])).toContain("`prohibit ale`");
    for (const turn of ["u1", "u2"]) await host.turn({ ...KEY, turn, text: "undo" });
    expect((await host.turn({ ...KEY, turn: "late", text: "why ale" })).kind).toBe("forward");
  });

  it("show the open question, and tell who set a rule with which words", async () => {
    const host = hostOver({ commands: true });
    await host.turn({ ...KEY, turn: "a", text: "use podman instead of docker", actor: "ada" });
    expect(said(await host.turn({ ...KEY, turn: "b", text: "show state" }))).toMatch(/\n\n.*podman/s);
    await host.turn({ ...KEY, turn: "c", text: "yup", actor: "bob" });
    expect(said(await host.turn({ ...KEY, turn: "d", text: "why podman" }))).toBe(
      'It was set by "bob" with `yup`, read as `use podman instead of docker` at "2026-01-01T00:00:00Z".',
    );
  });

  it("tell that a rule is of the state that the conversation began with", async () => {
    const store = memoryStore();
    const state = {
      premise: "two children",
      policies: { peanuts: "prohibit" as const, premise: "use" as const },
      version: 2 as const,
    };
    await (await createSessions({ store }).open({ ...KEY, state })).begin();
    const say = async (turn: string, text: string) =>
      said(await hostOver({ commands: true }, store).turn({ ...KEY, turn, text }));
    const begun = "It is of the state that the conversation began with.";
    expect([await say("a", "why Peanuts"), await say("b", "why premise")]).toEqual([begun, begun]);
    await say("c", "change premise to three children");
    expect(await say("d", "why premise")).toContain("`change premise to three children`");
    await say("e", "clear premise");
    expect(await say("f", "why premise")).toBe(begun);
    expect(await say("g", "why walnuts")).toMatch(/^forward/);
  });
});

it.each(["why ale", "show state"])("%j shows an open question again, which the next message answers", async (text) => {
  const host = hostOver({ commands: true });
  const [, asked] = await talk(host, "prohibit ale", "use python to sort this list");
  const { question } = { question: null, ...asked };
  const shown = await host.turn({ ...KEY, turn: "m3", text });
  expect(shown).toMatchObject({ kind: "reply", question });
  expect(said(shown)).toMatch(new RegExp(`ale.*\\n\\n${said(asked).replaceAll("?", "\\?")}$`, "s"));
});

describe("what the model is given of the past", () => {
  type Message = { role: string; content: string; by?: "reply" | "question" };
  const history = (messages: Message[]) => historyFor(messages, ({ by }) => by ?? null).map(({ content }) => content);

  it("is without what the host settled", () => {
    expect(
      history([
        { role: "system", content: "s" },
        { role: "user", content: "hello" },
        { role: "assistant", content: "hi" },
        { role: "user", content: "use tea" },
        { role: "assistant", content: "Now in use.", by: "reply" },
        { role: "user", content: "which one?" },
      ]),
    ).toEqual(["s", "hello", "hi", "which one?"]);
  });

  it("is with a question whose answer sent the message to the model, and without others", () => {
    const asked: Message[] = [
      { role: "user", content: "Use python to sort" },
      { role: "assistant", content: "A rule?", by: "question" },
      { role: "user", content: "no" },
    ];
    expect(history(asked)).toEqual(["Use python to sort", "A rule?", "no"]);
    const applied: Message[] = [
      ...asked.slice(0, 2),
      { role: "user", content: "yes" },
      { role: "assistant", content: "Done.", by: "reply" },
    ];
    expect(history([...applied, { role: "user", content: "go" }])).toEqual(["go"]);
  });

  it("is without a question that no message of the user follows", () => {
    const asked: Message[] = [
      { role: "user", content: "Use docker" },
      { role: "assistant", content: "A rule?", by: "question" },
    ];
    expect(history(asked)).toEqual([]);
    expect(history([...asked, { role: "assistant", content: "hi" }])).toEqual(["hi"]);
  });

  it("is with a message that nobody has answered, whatever was settled after it", () => {
    const unanswered: Message[] = [
      { role: "user", content: "Sort this." },
      { role: "user", content: "use tea" },
    ];
    const settled: Message = { role: "assistant", content: "Now in use.", by: "reply" };
    expect(history([...unanswered, settled])).toEqual(["Sort this."]);
    const question: Message = { role: "assistant", content: "A rule?", by: "question" };
    expect(history([...unanswered, question, { role: "user", content: "use ale" }, settled])).toEqual(["Sort this."]);
  });
});

it("the host keeps no state of its own: another host over the same store goes on", async () => {
  const store = memoryStore();
  await talk(hostOver({}, store), "prohibit ale");
  const session = await createSessions({ store }).open(KEY);
  expect((await session.verify()).kind).toBe("verified");
});
