/** Turns that a host takes: what it settles by itself is not the model's. */
import { describe, expect, test } from "vitest";
import { type Message, openConversation } from "../../src/conversation/index.js";
import { createHost, type Host, type HostOptions } from "../../src/host/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { said as mcpSaid, NO, serving, talking } from "../mcp/stage.js";
import { type Line, scripted } from "./models.js";

const KEY = { tenant: "acme", conversation: "c" };

async function hosted(
  lines: readonly Line[],
  options: Omit<HostOptions, "sessions"> = {},
  store: Store = memoryStore(),
) {
  const sessions = createSessions({ store, record: "texts" });
  const { model, requests } = scripted(lines);
  const host = createHost({ sessions, ...options });
  const conversation = await openConversation({ model, host, session: await sessions.open(KEY) });
  return { conversation, requests, store };
}

/** Who said what, without the page. */
function said(prompt: readonly Message[] = []): string[] {
  return prompt.flatMap((message) =>
    message.role === "system" || message.role === "tool"
      ? []
      : message.content.map((part) => `${message.role}: ${part.type === "text" ? part.text : part.type}`),
  );
}

describe("a conversation with a host", () => {
  test("an update is acknowledged by the host, and the model neither asked nor told", async () => {
    const { conversation, requests } = await hosted(["Hello."]);
    expect(await conversation.talk("prohibit peanuts")).toEqual({
      ...{ kind: "answer", by: "host", finish: "stop" },
      text: 'Now prohibited: "peanuts".',
    });
    expect(await conversation.resume()).toMatchObject({ by: "host", text: 'Now prohibited: "peanuts".' });
    await conversation.talk("Hi.");
    expect(requests.map(({ prompt }) => said(prompt))).toEqual([["user: Hi."]]);
    expect(requests[0]?.prompt[0]).toMatchObject({ role: "system", content: expect.stringContaining("peanuts") });
  });

  test("has what was said once, whatever was edited, by a client that numbers its messages", async () => {
    const options = { onEdit: "rewind", onUnrelated: "set_aside" } as const;
    const { conversation, requests } = await hosted(Array(6).fill("Well."), options);
    const say = (place: number, text: string) => conversation.talk(text, { id: `m${place}` });
    await say(0, "use oats instead of milk");
    await say(1, "Tell me about oats.");
    await say(1, "Tell me about milk.");
    const asked = ["user: use oats instead of milk", 'assistant: Did you mean to use "oats" instead?'];
    expect(said(requests.at(-1)?.prompt)).toEqual([...asked, "user: Tell me about milk."]);
    await say(0, "What shall I bake?");
    await say(1, "And for dinner?");
    expect(said(requests.at(-1)?.prompt)).toEqual([
      "user: What shall I bake?",
      "assistant: Well.",
      "user: And for dinner?",
    ]);
  });

  test.each<[string, Omit<HostOptions, "sessions">, readonly string[], string]>([
    ["what a no keeps from being a rule", { onWarning: "ask" }, ["set premise to be brief", "no"], "prohibit peanuts"],
    ["a wish that a no leaves to it", { draft: {} }, ["Always answer in French.", "no"], "prohibit peanuts"],
    ["what a host forwards", { onUpdate: "forward", commands: true }, ["use oats"], "show state"],
  ])(
    "the model is asked when it can be, whatever the host answers meanwhile: %s",
    async (_what, options, words, meanwhile) => {
      const { conversation, requests } = await hosted([new Error("busy"), "Well.", "Yes."], options);
      for (const text of words.slice(0, -1)) expect(await conversation.talk(text)).toMatchObject({ kind: "clarify" });
      await expect(conversation.talk(words.at(-1) ?? "", { id: "m1" })).rejects.toThrow("busy");
      expect(await conversation.talk(meanwhile)).toMatchObject({ kind: "answer", by: "host" });
      expect(await conversation.talk(words.at(-1) ?? "", { id: "m1" })).toMatchObject({ by: "model", text: "Well." });
      await conversation.talk("So?");
      const sent = said(requests.at(-1)?.prompt).filter((each) => each.startsWith("user: "));
      expect(sent).toEqual([...words, "So?"].map((text) => `user: ${text}`));
    },
  );

  test("the model is asked about files alone, whatever the host answers meanwhile", async () => {
    const { conversation } = await hosted([new Error("busy"), "A cat."]);
    const files = [{ mediaType: "image/png", data: "AAAA" }];
    await expect(conversation.talk({ text: "", files })).rejects.toThrow("busy");
    expect(await conversation.talk("prohibit peanuts")).toMatchObject({ by: "host" });
    expect(await conversation.resume()).toMatchObject({ by: "model", text: "A cat." });
  });

  test("goes on from the state that its session begins with", async () => {
    const sessions = createSessions({ store: memoryStore(), record: "texts" });
    const state = { premise: "terse", policies: { pay: "prohibit" as const }, version: 2 as const };
    const session = await sessions.open({ ...KEY, state });
    const { model, requests } = scripted([{ calls: [["pay", {}]] }, "As you wish."]);
    const run: unknown[] = [];
    const tools = { pay: { inputSchema: { type: "object" }, execute: () => run.push("paid") } };
    const host = createHost({ sessions, commands: true });
    const conversation = await openConversation({ model, host, session, tools });
    await conversation.talk("Pay.");
    expect(run).toEqual([]);
    expect(requests[0]?.prompt[0]).toMatchObject({
      role: "system",
      content: expect.stringContaining("- Do not use: pay"),
    });
    expect(await conversation.talk("show state")).toMatchObject({ text: expect.stringContaining("terse") });
  });

  describe("what was acknowledged, and does not hold any more, says so", () => {
    const SINCE = "That was done when you said it first, and does not hold any more. Nothing was changed now.";

    test.each([
      ["a rule that was taken back", ["prohibit peanuts"], 1, 'Now prohibited: "peanuts".'],
      ["an undo that was taken back", ["prohibit peanuts", "undo"], 2, 'Lifted: "peanuts".'],
    ])("%s", async (_what, turns, before, text) => {
      const { conversation, store } = await hosted([], { commands: true });
      for (const turn of turns) await conversation.talk(turn, { id: turn });
      const session = await createSessions({ store, record: "texts" }).open(KEY);
      const hostless = await openConversation({ model: scripted([]).model, session });
      for (const each of [conversation, hostless]) expect(await each.resume()).toMatchObject({ by: "host", text });
      await session.restore({ turn: "elsewhere" }, before);
      const last = turns.at(-1) ?? "";
      const again = [await hostless.resume(), await conversation.resume(), await conversation.talk(last, { id: last })];
      for (const each of again) expect(each).toMatchObject({ by: "host", text: `${text}\n${SINCE}` });
    });

    test("to a conversation without a host that is sent it again", async () => {
      const { conversation, store } = await hosted(["Hi."]);
      await conversation.talk("prohibit peanuts", { id: "m1" });
      await conversation.talk("Hello.");
      const session = await createSessions({ store, record: "texts" }).open(KEY);
      const hostless = await openConversation({ model: scripted([]).model, session });
      await session.restore({ turn: "elsewhere" }, 1);
      const text = `Now prohibited: "peanuts".\n${SINCE}`;
      expect(await hostless.talk("prohibit peanuts", { id: "m1" })).toMatchObject({ by: "host", text });
    });

    test("once, though it was kept so", async () => {
      const { conversation, store } = await hosted([]);
      const sessions = createSessions({ store, record: "texts" });
      // Another host of the conversation has taken it, and kept no answer here.
      await createHost({ sessions }).turn({ ...KEY, turn: "m1", text: "prohibit peanuts" });
      await (await sessions.open(KEY)).restore({ turn: "elsewhere" }, 1);
      for (const _ of ["put to the host again", "as it was kept"])
        expect(await conversation.resume()).toMatchObject({ text: `Now prohibited: "peanuts".\n${SINCE}` });
      await (await sessions.open(KEY)).restore({ turn: "and back" }, 2);
      expect(await conversation.resume()).toMatchObject({ text: 'Now prohibited: "peanuts".' });
    });

    test("of a message that was edited into an undo", async () => {
      const { conversation, store } = await hosted([], { commands: true, onEdit: "rewind" });
      await conversation.talk("prohibit peanuts", { id: "m1" });
      await conversation.talk("prohibit milk", { id: "m2" });
      expect(await conversation.talk("undo", { id: "m2" })).toMatchObject({ text: 'Lifted: "peanuts".' });
      await (await createSessions({ store, record: "texts" }).open(KEY)).restore({ turn: "elsewhere" }, 2);
      expect(await conversation.resume()).toMatchObject({ text: `Lifted: "peanuts".\n${SINCE}` });
    });

    test("the same before and after a restart where its record was pruned", async () => {
      const { conversation, store } = await hosted([]);
      const sessions = createSessions({ store, record: "texts" });
      await conversation.talk("prohibit peanuts", { id: "m1" });
      await (await sessions.open(KEY)).restore({ turn: "elsewhere" }, 1);
      await (await sessions.open(KEY)).prune({ before: 3 });
      const again = await openConversation({ model: scripted([]).model, session: await sessions.open(KEY) });
      expect(await conversation.resume()).toEqual(await again.resume());
    });
  });

  describe("what was told of the rules, and they have changed since, says so", () => {
    const SINCE = "That was told when you said it first: the rules have changed since.";

    test.each(["show state", "why peanuts"])("%s", async (look) => {
      const { conversation, store } = await hosted([], { commands: true });
      await conversation.talk("prohibit peanuts");
      const told = await conversation.talk(look);
      const text = told.kind === "answer" ? told.text : "";
      expect(text).toContain("peanuts");
      const session = await createSessions({ store, record: "texts" }).open(KEY);
      const hostless = await openConversation({ model: scripted([]).model, session });
      for (const each of [conversation, hostless]) expect(await each.resume()).toEqual(told);
      await session.restore({ turn: "elsewhere" }, 1);
      const since = { ...told, text: `${text}\n${SINCE}` };
      for (const each of [conversation, hostless]) expect(await each.resume()).toEqual(since);
    });

    test.each([
      ["prohibit milk", `\n${SINCE}`],
      ["use oats instead of milk", ""],
      ["Hello.", ""],
    ])("to a message that changed nothing and is sent again behind %j", async (elsewhere, since) => {
      const { conversation, store } = await hosted([]);
      await conversation.talk("prohibit peanuts");
      const first = await conversation.talk("prohibit peanuts", { id: "again" });
      const text = first.kind === "answer" ? first.text + since : "";
      const session = await createSessions({ store, record: "texts" }).open(KEY);
      const hostless = await openConversation({ model: scripted([]).model, session });
      await session.step({ turn: "elsewhere", text: elsewhere });
      const again = await hostless.talk("prohibit peanuts", { id: "again" });
      expect(again).toMatchObject({ by: "host", text });
    });
  });

  test("an update goes to the model where the host forwards it", async () => {
    const { conversation, requests } = await hosted(["Noted."], { onUpdate: "forward" });
    expect(await conversation.talk("prohibit peanuts")).toMatchObject({ by: "model" });
    expect(said(requests[0]?.prompt)).toEqual(["user: prohibit peanuts"]);
  });

  test("a question of the engine is put to the user, and a wide yes answers it", async () => {
    const { conversation } = await hosted(["Done."]);
    const asked = await conversation.talk("use podman instead of docker");
    expect(asked.kind).toBe("clarify");
    expect(await conversation.resume()).toEqual(asked);
    expect(await conversation.talk("Yup!")).toMatchObject({ by: "host" });
    expect(conversation.state.policies).toEqual({ podman: "use" });
  });

  test("an answer is to the question that the user had before them, and to no other", async () => {
    const store = memoryStore();
    const { conversation } = await hosted([], {}, store);
    await conversation.talk("use podman instead of docker");
    const { question } = conversation;
    expect(question?.prompt).toContain("podman");
    const elsewhere = await hosted([], {}, store);
    await elsewhere.conversation.talk("no");
    await elsewhere.conversation.talk("use oats instead of milk");
    const late = await conversation.talk("yes", { answering: question?.sequence ?? -1 });
    expect(late).toMatchObject({ kind: "clarify", prompt: expect.stringContaining("oats") });
    expect(conversation.state.policies).toEqual({});
    expect(await conversation.talk("yes", { answering: conversation.question?.sequence ?? -1 })).toMatchObject({
      text: 'Now in use: "oats".',
    });
  });

  test("a turn that was said under other rules changes nothing, and says so", async () => {
    const store = memoryStore();
    const { conversation } = await hosted([], { commands: true }, store);
    await conversation.talk("prohibit peanuts");
    const seen = conversation.rules;
    await (await hosted([], {}, store)).conversation.talk("prohibit almonds");
    expect(await conversation.talk("undo", { seen })).toMatchObject({
      kind: "answer",
      text: expect.stringMatching(/^The rules have changed since you saw them/),
    });
    expect(conversation.state.policies).toEqual({ almonds: "prohibit", peanuts: "prohibit" });
    expect(await conversation.talk("undo", { seen: conversation.rules })).toMatchObject({ text: 'Lifted: "almonds".' });
  });

  test("a wish that the user declines to have as a rule goes to the model, with what was asked", async () => {
    const draft = { propose: async () => "prohibit peanuts" };
    const { conversation, requests, store } = await hosted(["No peanuts, then."], { draft });
    const wish = "I would rather not have any peanuts in it.";
    const asked = await conversation.talk(wish);
    expect(asked.kind).toBe("clarify");
    expect(await conversation.talk("no")).toMatchObject({ by: "model", text: "No peanuts, then." });
    const prompt = asked.kind === "clarify" ? asked.prompt : "";
    expect(said(requests[0]?.prompt)).toEqual([`user: ${wish}`, `assistant: ${prompt}`, "user: no"]);
    const again = await hosted([], { draft }, store);
    expect(said((await again.conversation.request()).prompt)).toEqual([
      ...said(requests[0]?.prompt),
      "assistant: No peanuts, then.",
    ]);
  });

  test("a turn that failed stays in what is sent, whatever the host has settled since", async () => {
    const { conversation, requests } = await hosted([new Error("500"), "Hello."]);
    await expect(conversation.talk("Hi.")).rejects.toThrow("500");
    await conversation.talk("prohibit peanuts");
    await conversation.talk("Are you there?");
    expect(said(requests[1]?.prompt)).toEqual(["user: Hi.", "user: Are you there?"]);
  });

  test.each(["sent again", "resumed"])(
    "a turn that failed is answered when it is %s, whatever the host has settled since",
    async (how) => {
      const { conversation, requests } = await hosted([new Error("500"), "Hello."]);
      await expect(conversation.talk("Hi.", { id: "m1" })).rejects.toThrow("500");
      await conversation.talk("prohibit peanuts");
      const answer = { kind: "answer", text: "Hello.", by: "model" };
      const again = how === "resumed" ? conversation.resume() : conversation.talk("Hi.", { id: "m1" });
      expect(await again).toMatchObject(answer);
      expect(said(requests[1]?.prompt)).toEqual(["user: Hi."]);
      expect(await conversation.resume()).toMatchObject(answer);
      expect(requests.length).toBe(2);
    },
  );

  test("a directive that another host takes meanwhile is none that the conversation goes on with", async () => {
    const store = memoryStore();
    const { model, requests } = scripted(["Almonds.", "Almonds."]);
    const sessions = createSessions({ store, record: "texts" });
    const doGenerate: typeof model.doGenerate = async (options) => {
      if (requests.length === 0) await createHost({ sessions }).turn({ ...KEY, turn: "x", text: "prohibit peanuts" });
      return model.doGenerate(options);
    };
    const session = await sessions.open(KEY);
    const host = createHost({ sessions });
    const conversation = await openConversation({ model: { ...model, doGenerate }, host, session });
    expect(await conversation.talk("A snack?")).toMatchObject({ kind: "conflict" });
    expect(await conversation.resume()).toMatchObject({ by: "model", text: "Almonds." });
    expect(said(requests[1]?.prompt)).toEqual(["user: A snack?"]);
  });

  test("of directives that others have stepped, none is the model's when the conversation is resumed, however often", async () => {
    const { conversation, requests } = await hosted([]);
    for (const [turn, item] of [
      ["one", "peanuts"],
      ["two~", "milk"],
      ["three", "oats"],
    ] as const)
      await conversation.log.step({ turn, text: `prohibit ${item}` });
    for (const _ of ["at first", "and later", "and again"])
      expect(await conversation.resume()).toMatchObject({ by: "host", text: 'Now prohibited: "oats".' });
    expect([
      requests,
      (await conversation.log.history()).filter(({ record }) => record.kind === "turn").length,
    ]).toEqual([[], 3]);
  });

  test("of directives that others have stepped, none is the model's in the next turn either, nor once it was taken back", async () => {
    const { conversation, requests } = await hosted(["Hello.", "Well."], { commands: true });
    for (const [turn, text] of Object.entries({ one: "prohibit peanuts", two: "use oats", talk: "A snack?" }))
      await conversation.log.step({ turn, text });
    await conversation.log.step({ turn: "three", text: "use almonds instead of oats" });
    await conversation.talk("Hi.");
    for (const _ of ["three", "two", "one"]) await conversation.talk("undo");
    await conversation.talk("And now?");
    expect(requests.map(({ prompt }) => said(prompt))).toEqual([
      ["user: A snack?", "user: Hi."],
      ["user: A snack?", "user: Hi.", "assistant: Hello.", "user: And now?"],
    ]);
    expect(JSON.stringify(requests[1]?.prompt)).not.toContain("oats");
    const records = (await conversation.log.history()).map(({ record }) => record);
    expect(records.filter(({ kind }) => kind === "turn").length).toBe(6);
    // One for the last of them, however many there are, and one for each undo.
    expect(records.filter((each) => each.kind === "layer" && each.name === "conversation.settled").length).toBe(4);
  });

  test.each(["texts", "turns"] as const)(
    "a no in a dialog of the MCP server, which records %s, is no word to the model",
    async (record) => {
      const store = memoryStore();
      const sessions = createSessions({ store, record: "texts" });
      const session = await sessions.open(KEY);
      const { model, requests } = scripted(["Hello."]);
      const host = createHost({ sessions });
      const conversation = await openConversation({ model, session, host });
      const client = await talking(
        await serving(store, { ...KEY, sessions: createSessions({ store, record }) }),
        "newer",
        NO,
      );
      expect(await mcpSaid(client, "apply", { text: "use rice" })).toBe("The user said no. Nothing was changed.");
      expect(await conversation.resume()).toBeNull();
      await conversation.talk("Hi.");
      expect(requests.map(({ prompt }) => said(prompt))).toEqual([["user: Hi."]]);
    },
  );

  test("where the host leaves directives to the model, those that others have stepped are its own", async () => {
    const { conversation, requests } = await hosted(["Noted.", "Hello."], { onUpdate: "forward" });
    await conversation.log.step({ turn: "one", text: "prohibit peanuts" });
    expect(await conversation.resume()).toMatchObject({ by: "model", text: "Noted." });
    await conversation.log.step({ turn: "two", text: "use oats" });
    await conversation.talk("Hi.");
    const first = ["user: prohibit peanuts"];
    expect(requests.map(({ prompt }) => said(prompt))).toEqual([
      first,
      [...first, "assistant: Noted.", "user: use oats", "user: Hi."],
    ]);
  });

  test("a turn that is sent again comes to the same, and the log holds it once", async () => {
    const { conversation, requests } = await hosted(["Hello."]);
    const first = await conversation.talk("prohibit peanuts", { id: "m1" });
    const length = (await conversation.log.history()).length;
    expect(await conversation.talk("prohibit peanuts", { id: "m1" })).toEqual(first);
    expect((await conversation.log.history()).length).toBe(length);
    const answer = await conversation.talk("Hi.", { id: "m2" });
    expect(await conversation.talk("Hi.", { id: "m2" })).toEqual(answer);
    expect(requests.length).toBe(1);
  });

  test("an edited message takes back what came of it and after it", async () => {
    const { conversation, requests } = await hosted(["One.", "Two.", "Three."], { onEdit: "rewind" });
    await conversation.talk("prohibit peanuts", { id: "m1" });
    await conversation.talk("First.", { id: "m2" });
    await conversation.talk("Second.", { id: "m3" });
    expect(await conversation.talk("Other.", { id: "m2" })).toMatchObject({ text: "Three." });
    expect(said(requests[2]?.prompt)).toEqual(["user: Other."]);
    expect(conversation.state.policies).toEqual({ peanuts: "prohibit" });
  });

  test("what was beside an edited message is what its last version has beside it, nothing among that", async () => {
    const long = "long ".repeat(10_000);
    const [a, b] = ["AAAA", "BBBB"].map((data) => [{ mediaType: "text/plain", data }]);
    const versions = [
      { text: "What is in it?", files: a },
      { text: "What does it say?", files: b },
      { text: "Sum it up.", files: a },
      { text: "What is a passport?" },
      { text: long },
      { text: "And in short?" },
      { text: long, files: b },
      { text: "Never mind.", files: [] },
    ];
    const { conversation, requests, store } = await hosted(
      versions.map(() => "So."),
      { onEdit: "rewind" },
    );
    // Another process has looked at the log before any of it.
    const other = await hosted(["So."], { onEdit: "rewind" }, store);
    for (const version of versions) {
      const said = { text: version.text, files: version.files ?? [] };
      for (const _ of ["said", "and sent again"]) await conversation.talk(said, { id: "m1" });
      expect(requests.at(-1)?.prompt).toEqual([
        {
          role: "user",
          content: [{ type: "text", text: said.text }, ...said.files.map((file) => ({ type: "file", ...file }))],
        },
      ]);
    }
    expect(requests.length).toBe(versions.length);
    const beside = (await conversation.log.history()).filter(({ turn }) => turn.includes("conversation.said"));
    expect(beside.length).toBe(versions.length);
    await other.conversation.talk({ text: "What is this?", files: a ?? [] }, { id: "m1" });
    expect(other.requests.at(-1)?.prompt.at(-1)?.content).toMatchObject([{ text: "What is this?" }, { data: "AAAA" }]);
  });

  test("a message that an edit of an earlier one takes back is a conflict, as it is taken and when it is sent again", async () => {
    const { conversation, store } = await hosted(["One.", "Two."], { onEdit: "rewind" });
    await conversation.talk("First.", { id: "m1" });
    const sessions = createSessions({ store, record: "texts" });
    const host = createHost({ sessions, onEdit: "rewind" });
    const edited: Host = {
      ...{ view: host.view.bind(host), preview: host.preview.bind(host) },
      turn: async (turn) => {
        const answer = await host.turn(turn);
        if (turn.turn === "m2") await host.turn({ ...KEY, turn: "m1", text: "Other." });
        return answer;
      },
    };
    const { model, requests } = scripted(["Three."]);
    const beside = await openConversation({ model, host: edited, session: await sessions.open(KEY) });
    expect(await beside.talk("Second.", { id: "m2" })).toMatchObject({ kind: "conflict" });
    expect(await beside.resume()).toMatchObject({ text: "Three." });
    expect(said(requests[0]?.prompt)).toEqual(["user: Other."]);
    expect(await conversation.talk("Second.", { id: "m2" })).toMatchObject({ kind: "conflict" });
  });

  test("a message that was sent before with another text is refused", async () => {
    const { conversation } = await hosted(["One."]);
    await conversation.talk("First.", { id: "m1" });
    expect(await conversation.talk("Other.", { id: "m1" })).toEqual({ kind: "refused", reason: "turn_reused" });
  });

  test("what the host had no time to keep is asked of it again", async () => {
    const store = memoryStore();
    const failing: Store = {
      ...{ read: store.read.bind(store), purge: store.purge.bind(store), list: store.list.bind(store) },
      append: (key, expected, entry) => {
        if (entry.turn.includes("conversation.settled")) throw new Error("crash");
        return store.append(key, expected, entry);
      },
    };
    const crashed = await hosted([], {}, failing);
    await expect(crashed.conversation.talk("prohibit peanuts")).rejects.toThrow("crash");
    const { conversation, requests } = await hosted([], {}, store);
    expect(await conversation.resume()).toMatchObject({ by: "host", text: 'Now prohibited: "peanuts".' });
    expect(requests).toEqual([]);
  });

  test("commands of the host are its own", async () => {
    const { conversation, requests } = await hosted(["Hello."], { commands: true });
    await conversation.talk("prohibit peanuts");
    expect(await conversation.talk("show state")).toMatchObject({
      by: "host",
      text: expect.stringContaining("peanuts"),
    });
    await conversation.talk("undo");
    expect(conversation.state.policies).toEqual({});
    await conversation.talk("Hi.");
    expect(requests.map(({ prompt }) => said(prompt))).toEqual([["user: Hi."]]);
  });

  test.each(["show state", "why ale"])(
    "%j between a question and its answer takes no message from the model",
    async (command) => {
      const { conversation, requests } = await hosted(["Sorted."], { commands: true });
      const talk = ["use ale", "use python to sort this list", command, "no"];
      for (const text of talk) await conversation.talk(text);
      expect(said(requests[0]?.prompt).filter((line) => line.startsWith("user: "))).toEqual(
        talk.slice(1).map((text) => `user: ${text}`),
      );
    },
  );

  test("a host of another store is found out, and so are sessions that do not keep what is said", async () => {
    const { model } = scripted([]);
    const sessions = createSessions({ store: memoryStore(), record: "texts" });
    const host = createHost({ sessions: createSessions({ store: memoryStore(), record: "texts" }) });
    await expect(openConversation({ model, host })).rejects.toThrow("give the session");
    const conversation = await openConversation({ model, host, session: await sessions.open(KEY) });
    await expect(conversation.talk("Hi.")).rejects.toThrow('record: "texts"');
    const digests = await createSessions({ store: memoryStore() }).open(KEY);
    await expect((await openConversation({ model, session: digests })).talk("Hi.")).rejects.toThrow('record: "texts"');
  });
});
