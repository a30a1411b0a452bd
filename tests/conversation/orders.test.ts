/** What a conversation does while others use it, in every order of the calls to the store. */
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type Conversation, type ConversationOptions, openConversation } from "../../src/conversation/index.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore, type Session, type Store } from "../../src/sessions/index.js";
import { copied } from "../support/copied-store.js";
import { inOrders } from "../support/interleaved.js";
import { type Line, scripted } from "./models.js";

const KEY = { tenant: "acme", conversation: "c" };
const PAY: Line = { calls: [["pay", {}, "a"]] };

/** The most orders of a case that are run one after the other, and as many again at random. */
const MOST = 24;

/** Without the ways of WebCrypto through other threads, whose order nobody knows. */
const sha256 = async (text: string): Promise<string> => createHash("sha256").update(text).digest("hex");

function sessionsOn(store: Store) {
  return createSessions({ store, sha256, now: () => "2026-01-01T00:00:00Z", record: "texts" });
}

function sessionOn(store: Store): Promise<Session> {
  return sessionsOn(store).open(KEY);
}

/** A conversation of a process of its own. Its tool asks before it runs, and tells `paid`. */
async function opened(
  store: Store,
  lines: readonly Line[],
  paid: unknown[] = [],
  options: Partial<ConversationOptions> = {},
) {
  const { model, requests } = scripted(lines);
  const pay = { inputSchema: { type: "object" }, confirm: true, execute: () => paid.push("paid") };
  const conversation = await openConversation({ model, session: await sessionOn(store), tools: { pay }, ...options });
  return { conversation, requests };
}

/** A log in which a call waits for the user. */
async function waiting(): Promise<Store> {
  const store = memoryStore();
  await (await opened(store, [PAY])).conversation.talk("Pay.", { id: "m1" });
  return store;
}

/** What came of an act: the kind of its outcome, or the error that it threw. */
async function kindOf(act: Promise<{ readonly kind: string } | null>): Promise<string> {
  try {
    return (await act)?.kind ?? "nothing";
  } catch (error) {
    return error instanceof TypeError ? "misuse" : String(error);
  }
}

async function requireSound(store: Store): Promise<Conversation> {
  expect(await (await sessionOn(store)).verify()).toMatchObject({ kind: "verified" });
  return (await opened(store, [])).conversation;
}

// What a session loads when it is called first would take its time in the middle of an order.
beforeAll(async () => {
  const { conversation } = await opened(await waiting(), ["Done."]);
  await conversation.decide("a", true);
  await conversation.resume();
  await conversation.log.restore({ turn: "undo" });
  await conversation.log.prune({ before: 2 });
});

describe("a request", () => {
  test("goes by the rules that hold where its past ends", async () => {
    const before = memoryStore();
    await (await opened(before, ["Hi."])).conversation.talk("Hello.");
    const asks = async (store: Store) => {
      const { conversation } = await opened(store, ["One."]);
      return JSON.stringify(await conversation.request());
    };
    const rules = async (store: Store) =>
      kindOf((await sessionOn(store)).step({ turn: "m2", text: "prohibit peanuts" }));
    await inOrders(
      MOST,
      () => copied(before, KEY),
      [asks, rules],
      async (_, [sent = ""]) => {
        expect(sent.includes("Do not use: peanuts")).toBe(sent.includes("prohibit peanuts"));
      },
    );
  });
});

describe("a call that waits", () => {
  test("is run once by those who confirm it at once", async () => {
    const before = await waiting();
    let paid: unknown[] = [];
    const confirm = async (store: Store) => {
      const { conversation } = await opened(store, ["Paid."], paid);
      const decided = await kindOf(conversation.decide("a", true));
      return [decided, await kindOf(conversation.resume())];
    };
    await inOrders(
      MOST,
      () => {
        paid = [];
        return copied(before, KEY);
      },
      [confirm, confirm, confirm],
      async (store, results) => {
        expect(paid).toEqual(["paid"]);
        for (const [decided, resumed] of results) {
          expect(["decided", "misuse", "conflict"]).toContain(decided);
          expect(["answer", "conflict"]).toContain(resumed);
        }
        await requireSound(store);
      },
    );
  });

  test("is run where the user was told that it is decided, and nothing else was said", async () => {
    const before = await waiting();
    let paid: unknown[] = [];
    const confirm = async (store: Store) => {
      const { conversation } = await opened(store, ["Paid."], paid);
      const decided = await kindOf(conversation.decide("a", true));
      if (decided === "decided") await kindOf(conversation.resume());
      return decided;
    };
    const deny = async (store: Store) => kindOf((await opened(store, [])).conversation.decide("a", false));
    await inOrders(
      MOST,
      () => {
        paid = [];
        return copied(before, KEY);
      },
      [confirm, deny],
      async (store, [yes, no]) => {
        expect([yes, no].filter((kind) => kind === "decided")).toHaveLength(1);
        expect(paid).toHaveLength(yes === "decided" ? 1 : 0);
        await requireSound(store);
      },
    );
  });

  test("is not told to be decided behind a turn that the same conversation is taking", async () => {
    const store = await waiting();
    let decided: Promise<string> | null = null;
    let isTaken = false;
    const hooked: Store = {
      ...{ purge: store.purge.bind(store), list: store.list.bind(store) },
      append: async (...args) => {
        const answer = await store.append(...args);
        isTaken ||= args[2].turn === "m2";
        return answer;
      },
      read: (...args) => {
        // The turn is in the log, and the conversation is about to read it.
        if (isTaken) decided ??= kindOf(conversation.decide("a", true));
        return store.read(...args);
      },
    };
    const paid: unknown[] = [];
    const { conversation, requests } = await opened(hooked, ["As you wish."], paid);
    expect(await conversation.talk("Never mind.", { id: "m2" })).toMatchObject({ kind: "answer" });
    expect([await decided, paid]).toEqual(["conflict", []]);
    expect(JSON.stringify(requests[0]?.prompt)).toContain("The user said something else instead.");
  });

  test("that is decided in vain hides nothing from the turn at work", async () => {
    const store = memoryStore();
    const paid: unknown[] = [];
    const pay = { inputSchema: { type: "object" }, confirm: true, execute: () => paid.push("paid") };
    const look = async () => {
      await (await sessionOn(store)).step({ turn: "x", text: "Never mind." });
      // Of the two calls, one waits and one is confirmed already.
      return kindOf(conversation.decide("b", true));
    };
    const tools = { pay, look: { inputSchema: { type: "object" }, confirm: true, execute: look } };
    const calls: Line = {
      calls: [
        ["look", {}, "l"],
        ["pay", {}, "a"],
        ["pay", {}, "b"],
      ],
    };
    const { conversation } = await opened(store, [calls, "As you wish."], paid, { tools, parallel: 1 });
    await conversation.talk("Look, and pay.");
    await conversation.decide("l", true);
    await conversation.decide("a", true);
    await kindOf(conversation.resume());
    expect(paid).toEqual([]);
  });
});

describe("an edit takes back what comes of the message meanwhile:", () => {
  const rewinding = (store: Store) => createHost({ sessions: sessionsOn(store), onEdit: "rewind" });
  const edit = async (store: Store) =>
    kindOf(rewinding(store).turn({ ...KEY, turn: "m1", text: "Where to, in June?" }));

  test("a reply", async () => {
    const store = memoryStore();
    const { model } = scripted(["To Rome."]);
    const doGenerate: typeof model.doGenerate = async (options) => {
      // The way back of an edit whose process has not come further yet.
      await (await sessionOn(store)).restore({ turn: "m1~undone-1" }, 1);
      return model.doGenerate(options);
    };
    const { conversation } = await opened(store, [], [], { model: { ...model, doGenerate } });
    expect(await conversation.talk("Where to, in May?", { id: "m1" })).toMatchObject({ kind: "conflict" });
    expect(await edit(store)).toBe("forward");
    expect((await conversation.request()).prompt.map(({ role }) => role)).toEqual(["user"]);
  });

  test("an epoch", async () => {
    const store = memoryStore();
    const { conversation: before } = await opened(store, ["To Rome.", "By train."]);
    await before.talk(`Where to, in May? ${"Rather far. ".repeat(99)}`, { id: "m1" });
    await before.talk("And how?", { id: "m2" });
    const compact: ConversationOptions["compact"] = async ({ exchanges }) => {
      await (await sessionOn(store)).restore({ turn: "m1~undone-1" }, 1);
      const messages = [{ role: "user", content: [{ type: "text", text: "They go to Rome." }] }] as const;
      return { through: exchanges[0]?.sequence ?? 0, messages };
    };
    const { conversation } = await opened(store, [], [], { compact });
    expect(await conversation.compact()).toMatchObject({ kind: "conflict" });
    expect(await edit(store)).toBe("forward");
    expect(JSON.stringify((await conversation.request()).prompt)).not.toContain("Rome");
  });
});
