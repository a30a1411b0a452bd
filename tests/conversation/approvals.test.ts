/** Calls that wait for the user. */
import { describe, expect, test } from "vitest";
import { type ConversationOptions, openConversation } from "../../src/conversation/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { type Line, scripted } from "./models.js";

const KEY = { tenant: "acme", conversation: "c" };
const PAY: Line = {
  calls: [
    ["pay", { to: "ada", amount: 3 }],
    ["look", {}],
    ["pay", { to: "bob", amount: 4 }],
  ],
};

function sessionOn(store: Store) {
  return createSessions({ store, record: "texts" }).open(KEY);
}

/** A conversation with a tool that asks before it pays, on a store. */
async function paying(lines: readonly Line[], store = memoryStore(), options: Partial<ConversationOptions> = {}) {
  const paid: unknown[] = [];
  const { model, requests } = scripted(lines);
  const execute = (input: unknown) => paid.push(input);
  const tools = {
    pay: { inputSchema: { type: "object" }, confirm: true, execute },
    look: { inputSchema: { type: "object" }, execute: () => "nothing new" },
  };
  const conversation = await openConversation({ model, session: await sessionOn(store), tools, ...options });
  return { conversation, paid, requests, store };
}

const FIRST = { call: "c1-0", name: "pay", input: '{"to":"ada","amount":3}' };
const SECOND = { call: "c1-2", name: "pay", input: '{"to":"bob","amount":4}' };

describe("approval", () => {
  test("a call that is to be confirmed waits, and the others run", async () => {
    const { conversation, paid, requests } = await paying([PAY]);
    expect(await conversation.talk("Pay them.")).toEqual({ kind: "approve", calls: [FIRST, SECOND] });
    expect(conversation.pending()).toEqual([FIRST, SECOND]);
    expect([paid, requests.length]).toEqual([[], 1]);
    expect(await conversation.resume()).toEqual({ kind: "approve", calls: [FIRST, SECOND] });
  });

  test("a tool that needs approval, as one of the AI SDK says it, waits as well", async () => {
    const inputSchema = { type: "object" };
    const paid: unknown[] = [];
    const pay = { inputSchema, needsApproval: true, execute: (input: unknown) => paid.push(input) };
    const { conversation } = await paying([PAY], memoryStore(), { tools: { pay } });
    expect(await conversation.talk("Pay them.")).toEqual({ kind: "approve", calls: [FIRST, SECOND] });
    expect(paid).toEqual([]);
    const sometimes = paying([], memoryStore(), { tools: { pay: { ...pay, needsApproval: () => true } } });
    await expect(sometimes).rejects.toThrow('The tool "pay" has a needsApproval that is neither true nor false.');
  });

  test("a yes runs it, a no does not, and the model is asked when all are decided", async () => {
    const { conversation, paid, requests } = await paying([PAY, "Paid ada."]);
    await conversation.talk("Pay them.");
    expect(await conversation.decide("c1-0", true)).toEqual({ kind: "decided" });
    expect(await conversation.resume()).toEqual({ kind: "approve", calls: [SECOND] });
    expect([paid, requests.length]).toEqual([[{ to: "ada", amount: 3 }], 1]);
    await conversation.decide("c1-2", false, "Not bob.");
    expect(await conversation.resume()).toMatchObject({ kind: "answer", text: "Paid ada." });
    expect(paid).toEqual([{ to: "ada", amount: 3 }]);
    expect(requests[1]?.prompt.at(-1)).toMatchObject({
      content: [
        { toolCallId: "c1-0", output: { type: "json", value: 1 } },
        { toolCallId: "c1-1", output: { type: "text", value: "nothing new" } },
        { toolCallId: "c1-2", output: { type: "execution-denied", reason: "Not bob." } },
      ],
    });
  });

  test("a verdict of another process is kept, and the arguments are those of the log", async () => {
    const { conversation, store } = await paying([PAY]);
    await conversation.talk("Pay them.");
    const other = await paying([], store);
    await other.conversation.decide("c1-0", true);
    const third = await paying(["Done."], store);
    expect(await third.conversation.resume()).toEqual({ kind: "approve", calls: [SECOND] });
    expect(third.paid).toEqual([{ to: "ada", amount: 3 }]);
    expect([conversation.pending().length, other.paid]).toEqual([2, []]);
  });

  test("any other turn declines what waits", async () => {
    const { conversation, paid, requests } = await paying([PAY, "As you wish."]);
    await conversation.talk("Pay them.");
    expect(await conversation.talk("What is the time?")).toMatchObject({ kind: "answer" });
    expect(conversation.pending()).toEqual([]);
    await expect(conversation.decide("c1-0", true)).rejects.toThrow(TypeError);
    expect(paid).toEqual([]);
    const results = requests[1]?.prompt.at(-2);
    expect(results).toMatchObject({ role: "tool" });
    expect(JSON.stringify(results).match(/execution-denied/g)).toHaveLength(2);
    expect(requests[1]?.prompt.at(-1)).toMatchObject({ role: "user" });
  });

  test.each([
    [true, "The user said something else instead."],
    [false, "Not her."],
  ])("any other turn declines what was decided and not run, too: %s", async (yes, reason) => {
    const { conversation, paid, requests, store } = await paying([PAY, "As you wish."]);
    await conversation.talk("Pay them.");
    await conversation.decide("c1-0", yes, "Not her.");
    expect(await conversation.talk("What is the time?")).toMatchObject({ kind: "answer" });
    expect(requests[1]?.prompt.at(-2)).toMatchObject({
      content: [
        { toolCallId: "c1-0", output: { type: "execution-denied", reason } },
        { toolCallId: "c1-1" },
        {
          toolCallId: "c1-2",
          output: { type: "execution-denied", reason: "The user said something else instead." },
        },
      ],
    });
    const again = await paying(["Indeed."], store);
    await again.conversation.talk("Thanks.");
    expect([paid, again.paid]).toEqual([[], []]);
    expect(again.requests[0]?.prompt.slice(0, -2)).toEqual(requests[1]?.prompt);
  });

  test("any other turn declines no call that has begun elsewhere", async () => {
    const { store, conversation } = await paying([PAY, "It is late."]);
    await conversation.talk("Pay them.");
    await conversation.decide("c1-0", true);
    const execute = async () => {
      await conversation.talk("What is the time?");
      return "Paid.";
    };
    const tools = { pay: { inputSchema: { type: "object" }, confirm: true, execute } };
    const { conversation: elsewhere } = await paying([], store, { tools });
    await elsewhere.resume();
    expect(conversation.results(["c1-0", "c1-2"])).toMatchObject([{ call: "c1-2", why: "declined" }]);
    expect(elsewhere.results(["c1-0"])).toMatchObject([{ why: "done", value: "Paid." }]);
  });

  test("a change of the rules elsewhere, while another call runs, declines what waits beside it", async () => {
    const store = memoryStore();
    const execute = async () => {
      await (await sessionOn(store)).step({ turn: "elsewhere", text: "use tea" });
      return "nothing new";
    };
    const look = { inputSchema: { type: "object" }, execute };
    const pay = { inputSchema: { type: "object" }, confirm: true, execute: () => "Paid." };
    const { conversation, requests } = await paying([PAY, "As you wish."], store, { tools: { look, pay } });
    expect(await conversation.talk("Pay them.")).toMatchObject({ kind: "answer" });
    const reasons = conversation.results(["c1-0", "c1-1", "c1-2"]).map(({ call, why }) => [call, why]);
    expect(Object.fromEntries(reasons)).toEqual({ "c1-0": "declined", "c1-1": "done", "c1-2": "declined" });
    expect(JSON.stringify(requests[1]?.prompt)).not.toContain("interrupted");
    expect(conversation.pending()).toEqual([]);
  });

  test("a reason of the user's that is longer than a result may be is cut, whatever comes after it", async () => {
    for (const others of [false, true]) {
      const { conversation } = await paying([PAY, "As you wish."]);
      await conversation.talk("Pay them.");
      await conversation.decide("c1-0", false, "No. ".repeat(1e6));
      if (others) await conversation.talk("What is the time?");
      else await conversation.resume();
      expect(conversation.results(["c1-0"])).toMatchObject([{ why: "declined", cut: { line: "cap", origin: "pay" } }]);
    }
  });

  test.each(["answering", "seen"])("a late answer that is not taken declines nothing: %s", async (by) => {
    const store = memoryStore();
    const host = createHost({ sessions: createSessions({ store, record: "texts" }) });
    const { conversation } = await paying([PAY], store, { host });
    await conversation.talk("use oats instead of milk");
    const asked = { answering: conversation.question?.sequence ?? null, seen: conversation.rules };
    const other = await paying([], store, { host });
    await conversation.talk("no", { answering: asked.answering });
    await conversation.talk("use tea");
    expect(await conversation.talk("Pay them.")).toMatchObject({ kind: "approve" });
    const { seen, answering } = asked;
    const [text, shown] = by === "seen" ? ["use rum", { seen }] : ["yes", { answering }];
    const before = (await conversation.log.history({})).length;
    expect(await other.conversation.talk(text, shown)).toMatchObject({
      by: "host",
      text: expect.stringContaining("not taken"),
    });
    expect([conversation.pending(), await conversation.resume()]).toMatchObject([[FIRST, SECOND], { kind: "approve" }]);
    expect(await conversation.log.history({})).toHaveLength(before);
  });

  test("a turn that is sent again declines nothing", async () => {
    const { conversation, store } = await paying([PAY]);
    const approve = { kind: "approve", calls: [FIRST, SECOND] };
    expect(await conversation.talk("Pay them.", { id: "m1" })).toEqual(approve);
    expect(await conversation.talk("Pay them.", { id: "m1" })).toEqual(approve);
    const { conversation: restored } = await paying([], store);
    expect(await restored.talk("Pay them.", { id: "m1" })).toEqual(approve);
  });

  test("a turn that declines what waits in a process that knows no such tool declines it as well", async () => {
    const { conversation, store } = await paying([PAY]);
    await conversation.talk("Pay them.");
    const { model, requests } = scripted(["Hello."]);
    const plain = await openConversation({ model, session: await sessionOn(store) });
    await plain.talk("Hi.");
    expect(requests[0]?.prompt.filter(({ role }) => role === "tool")).toMatchObject([{ content: [{}, {}, {}] }]);
    expect(await plain.resume()).toMatchObject({ kind: "answer", text: "Hello." });
  });

  test("a call that is prohibited is refused, and nobody is asked", async () => {
    const { conversation, paid } = await paying(["Noted.", PAY, "I may not."], memoryStore(), { hide: false });
    await conversation.talk("prohibit pay");
    expect(await conversation.talk("Pay them.")).toMatchObject({ kind: "answer", text: "I may not." });
    expect(paid).toEqual([]);
  });

  test("a call that is prohibited after the yes is refused", async () => {
    const { conversation, paid, requests } = await paying([PAY, "I may not."]);
    await conversation.talk("Pay them.");
    await conversation.decide("c1-0", true);
    await conversation.decide("c1-2", true);
    await conversation.log.restore({ turn: "undo" });
    await conversation.log.ask({ turn: "q", question: { prompt: "Prohibit pay?", yes: ["prohibit pay"] } });
    // A surface that settles a question is none of the conversation's turns.
    await conversation.log.cancel({ turn: "cancel" });
    await conversation.log.step({ turn: "elsewhere", text: "prohibit pay" });
    expect(await conversation.resume()).toMatchObject({ kind: "answer" });
    expect([paid, requests.length]).toEqual([[], 2]);
  });

  test("a confirmed call that was begun is not run again after a crash", async () => {
    const store = memoryStore();
    const { conversation } = await paying([PAY], store);
    await conversation.talk("Pay them.");
    await conversation.decide("c1-0", true);
    await conversation.decide("c1-2", false);
    const crashing: Store = {
      ...{ read: store.read.bind(store), purge: store.purge.bind(store), list: store.list.bind(store) },
      append: (key, expected, entry) => {
        // The result of the payment is not kept any more: that it was begun is.
        if (entry.turn.includes("conversation.result:") && entry.body.includes('"call":"c1-0"'))
          throw new Error("crash");
        return store.append(key, expected, entry);
      },
    };
    const crashed = await paying([], crashing);
    await expect(crashed.conversation.resume()).rejects.toThrow("crash");
    expect(crashed.paid.length).toBe(1);
    const after = await paying(["It may have been paid."], store);
    expect(await after.conversation.resume()).toMatchObject({ kind: "answer" });
    expect(after.paid).toEqual([]);
    expect(JSON.stringify(after.requests[0]?.prompt.at(-1))).toContain("Whether it has taken effect is not known.");
  });

  test("a confirmed call is run by one of two that go on with it at once", async () => {
    const { conversation, store } = await paying([PAY]);
    await conversation.talk("Pay them.");
    await conversation.decide("c1-0", true);
    const both = [await paying([], store), await paying([], store)];
    const outcomes = await Promise.all(both.map(({ conversation }) => conversation.resume()));
    expect(outcomes.map((outcome) => outcome?.kind).sort()).toEqual(["approve", "conflict"]);
    expect(both.flatMap(({ paid }) => paid)).toEqual([{ to: "ada", amount: 3 }]);
  });

  test("to decide about a call that does not wait is misuse", async () => {
    const { conversation } = await paying([PAY]);
    await expect(conversation.decide("c1-0", true)).rejects.toThrow("waits for the user");
    await conversation.talk("Pay them.");
    await expect(conversation.decide("c1-1", true)).rejects.toThrow(TypeError);
    await conversation.decide("c1-0", true);
    await expect(conversation.decide("c1-0", false)).rejects.toThrow(TypeError);
  });
});
