/**
 * A process that crashes at each write of a turn in turn, before the write or after it, and another one that goes on where the log is.
 * What each place comes to is written down: which tools ran, and what the model was told of their calls.
 */
import { describe, expect, test } from "vitest";
import {
  type CallOptions,
  type Conversation,
  type ConversationOptions,
  openConversation,
} from "../../src/conversation/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { keeping } from "./compactors.js";
import { type Line, scripted } from "./models.js";
import { faultsOf, resultsOf } from "./well-formed.js";

const KEY = { tenant: "acme", conversation: "c" };
type When = "before" | "after";

/** A store that crashes at the write of so many from now on, and what was written. */
function crashing(store: Store, at: number, when: When) {
  const written: string[] = [];
  let left = at;
  const append: Store["append"] = async (key, expected, entry) => {
    left -= 1;
    if (left === 0 && when === "before") throw new Error("crash");
    const answer = await store.append(key, expected, entry);
    written.push(entry.turn.replace(/^#layer:conversation\.(\w+):.*/, "$1"));
    if (left === 0) throw new Error("crash");
    return answer;
  };
  return {
    ...{ read: store.read.bind(store), purge: store.purge.bind(store), list: store.list.bind(store) },
    ...{ append, written },
  };
}

/** Processes on one store: each has a model of its own, and all count the same runs of tools. */
function processesOn(options: (store: Store) => Partial<ConversationOptions> = () => ({})) {
  const ran: string[] = [];
  const requests: CallOptions[] = [];
  const inputSchema = { type: "object" };
  const tools = {
    look: { inputSchema, execute: () => `looked ${ran.push("look")}` },
    pay: { inputSchema, confirm: true, execute: () => `paid ${ran.push("pay")}` },
  };
  const open = async (store: Store, lines: readonly Line[]) => {
    const { model, requests: sent } = scripted(lines);
    const session = await createSessions({ store, record: "texts" }).open(KEY);
    const on = () => requests.push(...sent.splice(0));
    return openConversation({ model, session, tools, on, ...options(store) });
  };
  return { ran, requests, open };
}

const SAID = { text: "Pay them.", files: [{ mediaType: "text/plain", data: "aGk=" }] };
const CALLS: Line = {
  calls: [
    ["look", {}, "a"],
    ["pay", {}, "b"],
  ],
};

/** What a client does that sends its message again until it has an answer, and whose user says yes. */
async function pay(conversation: Conversation): Promise<string> {
  let outcome = await conversation.talk(SAID, { id: "m1" });
  while (outcome.kind === "approve") {
    for (const { call } of outcome.calls) await conversation.decide(call, true);
    outcome = (await conversation.resume()) ?? outcome;
  }
  return outcome.kind === "answer" ? outcome.text : outcome.kind;
}

const WRITES = ["#origin", "said", "m1", "reply", "result", "verdict", "run", "result", "reply"];

test("a turn with all that it may write writes this", async () => {
  const store = crashing(memoryStore(), 0, "before");
  const { open, ran, requests } = processesOn();
  expect(await pay(await open(store, [CALLS, "Done."]))).toBe("Done.");
  expect([store.written, ran, requests.length]).toEqual([WRITES, ["look", "pay"], 2]);
});

const [LOOKED, PAID] = ["looked 1", "paid 2"];
/** Run by a process that could not keep what came of it, or never run: the model is told that nobody knows. */
const UNKNOWN = "This call was interrupted. Whether it has taken effect is not known.";

/** For each write: what ran in all, what the model is told of both calls, and how often it was asked. */
const PLACES: readonly (readonly [at: number, when: When, ran: string, told: readonly string[], asked: number])[] = [
  [1, "before", "look pay", [LOOKED, PAID], 2],
  [1, "after", "look pay", [LOOKED, PAID], 2],
  [2, "before", "look pay", [LOOKED, PAID], 2],
  [2, "after", "look pay", [LOOKED, PAID], 2],
  [3, "before", "look pay", [LOOKED, PAID], 2],
  [3, "after", "look pay", [LOOKED, PAID], 2],
  // The reply is asked for again.
  [4, "before", "look pay", [LOOKED, PAID], 3],
  // Nobody knows whether a process that had the reply ran what is not confirmed.
  [4, "after", "pay", [UNKNOWN, "paid 1"], 2],
  [5, "before", "look pay", [UNKNOWN, PAID], 2],
  [5, "after", "look pay", [LOOKED, PAID], 2],
  [6, "before", "look pay", [LOOKED, PAID], 2],
  [6, "after", "look pay", [LOOKED, PAID], 2],
  [7, "before", "look pay", [LOOKED, PAID], 2],
  // It was about to be run, or has been: it is not run again.
  [7, "after", "look", [LOOKED, UNKNOWN], 2],
  [8, "before", "look pay", [LOOKED, UNKNOWN], 2],
  [8, "after", "look pay", [LOOKED, PAID], 2],
  [9, "before", "look pay", [LOOKED, PAID], 3],
  [9, "after", "look pay", [LOOKED, PAID], 2],
];

describe("a turn with files, tools and a confirmation", () => {
  test.each(PLACES)("crashed at write %i, %s it was kept", async (at, when, did, told, asked) => {
    const { open, ran, requests } = processesOn();
    const inner = memoryStore();
    const store = crashing(inner, at, when);
    const crashed = await open(store, [CALLS, "Done."]);
    await expect(pay(crashed)).rejects.toThrow("crash");
    const hasReply = at > 4 || (at === 4 && when === "after");
    const after = await open(inner, hasReply ? ["Done."] : [CALLS, "Done."]);
    expect(await pay(after)).toBe("Done.");
    const { prompt } = await after.request();
    expect(faultsOf(prompt)).toEqual([]);
    const outputs = prompt.flatMap(resultsOf).map(({ output }) => ("value" in output ? output.value : output.type));
    expect([ran.join(" "), outputs, requests.length]).toEqual([did, told, asked]);
    expect((await after.log.history()).filter(({ turn }) => turn === "m1")).toHaveLength(1);
    expect(await after.log.verify()).toMatchObject({ kind: "verified" });
    // The process that was thought to be dead comes to the same.
    expect(await crashed.resume()).toMatchObject({ kind: "answer", text: "Done." });
    expect(await crashed.request()).toEqual(await after.request());
  });

  test("every place is tried", () => {
    expect(PLACES.map(([at, when]) => `${at} ${when}`)).toEqual(
      WRITES.flatMap((_, at) => [`${at + 1} before`, `${at + 1} after`]),
    );
  });
});

const EACH = [1, 2, 3].flatMap((at) => [[at, "before"] as const, [at, "after"] as const]);

describe("a turn that the host answers", () => {
  test.each(EACH)("crashed at write %i, %s it was kept, it is answered by the host all the same", async (at, when) => {
    const hosted = (store: Store) => ({ host: createHost({ sessions: createSessions({ store, record: "texts" }) }) });
    const { open, requests } = processesOn(hosted);
    const inner = memoryStore();
    const crashed = await open(crashing(inner, at, when), []);
    await expect(crashed.talk("prohibit peanuts", { id: "m1" })).rejects.toThrow("crash");
    const after = await open(inner, []);
    const answer = { kind: "answer", by: "host", text: 'Now prohibited: "peanuts".' };
    expect(await after.talk("prohibit peanuts", { id: "m1" })).toMatchObject(answer);
    expect(await after.resume()).toMatchObject(answer);
    const turns = (await after.log.history()).map(({ turn }) => turn.replace(/^(#layer:[a-z.]+):.*/, "$1"));
    expect(turns).toEqual(["#origin", "m1", "#layer:conversation.settled"]);
    expect([requests, after.state.policies]).toEqual([[], { peanuts: "prohibit" }]);
  });
});

describe("a turn that declines what waits", () => {
  test.each(EACH)("crashed at write %i, %s it was kept, the model is told that it was declined", async (at, when) => {
    const { open, ran } = processesOn();
    const inner = memoryStore();
    await (await open(inner, [{ calls: [["pay", {}, "b"]] }])).talk("Pay them.", { id: "m1" });
    const crashed = await open(crashing(inner, at, when), ["As you wish."]);
    await expect(crashed.talk("Wait.", { id: "m2" })).rejects.toThrow("crash");
    const after = await open(inner, ["As you wish."]);
    const isLost = at === 1 && when === "before";
    expect(after.pending()).toHaveLength(isLost ? 1 : 0);
    if (isLost) await after.talk("Wait.", { id: "m2" });
    expect(await after.resume()).toMatchObject({ kind: "answer", text: "As you wish." });
    const { prompt } = await after.request();
    expect(prompt.flatMap(resultsOf).map(({ output }) => output)).toEqual([
      { type: "execution-denied", reason: "The user said something else instead." },
    ]);
    expect([faultsOf(prompt), ran]).toEqual([[], []]);
  });
});

test.each(["before", "after"] as const)("crashed %s an epoch was kept, the past is whole or replaced", async (when) => {
  const { open } = processesOn(() => ({ compact: keeping(1) }));
  const inner = memoryStore();
  const talking = await open(inner, ["One.", "Two."]);
  for (const text of ["word ".repeat(40), "Second."]) await talking.talk(text);
  const whole = await talking.request();
  const crashed = await open(crashing(inner, 1, when), []);
  await expect(crashed.compact()).rejects.toThrow("crash");
  const after = await open(inner, []);
  const { prompt } = await after.request();
  if (when === "before") expect(prompt).toEqual(whole.prompt);
  else expect(prompt[0]).toEqual({ role: "user", content: [{ type: "text", text: "3 gone." }] });
  expect(await after.compact()).toMatchObject({ kind: when === "before" ? "compacted" : "unchanged" });
  expect(await crashed.request()).toEqual(await after.request());
});

describe("a process that was overtaken", () => {
  test("decides nothing that another process has decided, and comes to what that came to", async () => {
    const { open, ran } = processesOn();
    const store = memoryStore();
    const old = await open(store, [CALLS]);
    expect(await old.talk("Pay them.")).toMatchObject({ kind: "approve" });
    const other = await open(store, ["Not paid."]);
    await other.decide("b", false);
    await other.resume();
    expect(old.pending()).toHaveLength(1);
    await expect(old.decide("b", true)).rejects.toThrow(TypeError);
    expect(await old.resume()).toMatchObject({ kind: "answer", text: "Not paid." });
    expect([ran, old.usage()]).toEqual([["look"], other.usage()]);
  });

  test("goes on with what is left of a log that was pruned", async () => {
    const { open, requests } = processesOn();
    const store = memoryStore();
    const old = await open(store, ["One.", { calls: [["look", {}, "a"]] }, "Two.", "Three."]);
    await old.talk("First.");
    await old.talk("Second.");
    // The reply with the call is gone, its result is still there.
    expect((await old.log.history()).map(({ turn }) => turn)[5]).toBe("#layer:conversation.result:5:0");
    await (await createSessions({ store, record: "texts" }).open(KEY)).prune({ before: 6 });
    expect(await old.talk("Third.")).toMatchObject({ kind: "answer", text: "Three." });
    const text = (words: string) => [{ type: "text", text: words }];
    expect(requests.at(-1)?.prompt).toEqual([
      { role: "assistant", content: text("Two.") },
      { role: "user", content: text("Third.") },
    ]);
    expect((await (await open(store, [])).request()).prompt).toEqual((await old.request()).prompt);
  });
});

test("a log from before there were conversations goes on as one", async () => {
  const store = memoryStore();
  for (const [record, text] of [
    ["texts", "prohibit pay"],
    ["turns", "And you?"],
    ["texts", "Hello."],
  ] as const)
    await (await createSessions({ store, record }).open(KEY)).step({ turn: `old ${text}`, text });
  const { open, requests } = processesOn();
  const conversation = await open(store, ["Hi."]);
  expect(await conversation.resume()).toMatchObject({ kind: "answer", text: "Hi." });
  const words = requests[0]?.prompt.flatMap(({ role, content }) => (role === "user" ? content : []));
  expect(words).toEqual([
    { type: "text", text: "prohibit pay" },
    { type: "text", text: "Hello." },
  ]);
  expect(requests[0]?.tools?.map(({ name }) => name)).toEqual(["look"]);
});
