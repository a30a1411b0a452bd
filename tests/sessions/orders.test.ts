/** Calls of several processes to one log, in every order of their calls to the store. */
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createSessions, LogError, memoryStore, type Session, type Store } from "../../src/sessions/index.js";
import { copied } from "../support/copied-store.js";
import { inOrders } from "../support/interleaved.js";

const KEY = { tenant: "t", conversation: "c" };

/** The most orders of a case that are run one after the other, and as many again at random. */
const MOST = 6;

/** Without the ways of WebCrypto through other threads, whose order nobody knows. */
const sha256 = async (text: string): Promise<string> => createHash("sha256").update(text).digest("hex");

function opened(store: Store): Promise<Session> {
  return createSessions({ store, sha256, now: () => "2026-01-01T00:00:00Z" }).open(KEY);
}

/** What a call came to: its kind, or the error that it threw. */
function act(call: (session: Session) => Promise<object>) {
  return async (store: Store): Promise<unknown> => {
    try {
      const answer = await call(await opened(store));
      return "kind" in answer ? answer.kind : "read";
    } catch (error) {
      return error instanceof LogError ? error.code : String(error);
    }
  };
}

const SAYS = {
  rule: act((session) => session.step({ turn: "rule", text: "use tea" })),
  yes: act((session) => session.step({ turn: "yes", text: "yes" })),
  ask: act((session) => session.ask({ turn: "ask", question: { prompt: "Jam?", yes: ["use jam"] } })),
  undo: act((session) => session.restore({ turn: "undo" })),
  view: act((session) => session.view()),
} as const;
/** What each is answered. Of an undo the place may be gone. */
const ANSWERS: Readonly<Record<string, string>> = {
  rule: "stepped",
  yes: "stepped",
  ask: "asked",
  undo: "refused",
  view: "read",
};
const ERASE = (turn: string) => act((session) => session.erase(turn));
const PRUNE = act((session) => session.prune({ before: 1000 }));
const FIRST = (turn: string) =>
  act((session) => session.append({ turn, kind: "a.b", data: turn, after: { sequence: 0, hash: "" } }));

/** A log of which no entry near its end says all by itself. */
async function long(): Promise<Store> {
  const store = memoryStore();
  // The longer a state, the rarer it is kept whole.
  const policies = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`item ${index}`, "use"]));
  const sessions = createSessions({ store, sha256, limits: { checkpointEvery: 1000 } });
  const session = await sessions.open({ ...KEY, state: { premise: null, policies, version: 2 } });
  await session.step({ turn: "m", text: "use salt" });
  for (let count = 0; count < 20; count += 1) await session.step({ turn: `m${count}`, text: `hello ${count}` });
  return store;
}

async function requireSound(store: Store): Promise<void> {
  expect(await (await opened(store)).verify()).toMatchObject({ kind: "verified" });
}

// What a session loads when it is called first would take its time in the middle of an order.
beforeAll(async () => {
  const store = await long();
  for (const each of [...Object.values(SAYS), PRUNE, ERASE("e")]) await each(store);
});

describe.each(Object.entries(SAYS))("%s", (name, say) => {
  it("reads a log that is pruned between two of its pages", async () => {
    const store = await long();
    let isPruned = false;
    const pruning: Store = {
      ...{ append: store.append.bind(store), purge: store.purge.bind(store), list: store.list.bind(store) },
      read: async (key, range) => {
        const page = await store.read(key, range);
        if (!isPruned) await PRUNE(store);
        isPruned = true;
        return page;
      },
    };
    expect(await say(pruning)).toBe(ANSWERS[name]);
    await requireSound(store);
  });

  it("is refused by a log that is erased meanwhile, or goes with it", async () => {
    const before = await long();
    await inOrders(
      MOST,
      () => copied(before, KEY),
      [say, ERASE("e1"), ERASE("e2")],
      async (store, results) => {
        expect(["refused", "stepped", "asked", "restored", "read"]).toContain(results[0]);
        expect(results.slice(1)).toEqual(["erased", "erased"]);
        expect(await store.read(KEY, {})).toHaveLength(1);
        await requireSound(store);
      },
    );
  });
});

it("of records that are to be the first, one is", async () => {
  await inOrders(
    MOST,
    async () => memoryStore(),
    [FIRST("a"), FIRST("b"), FIRST("c")],
    async (store, results) => {
      expect(results.filter((kind) => kind === "appended")).toHaveLength(1);
      expect((await store.read(KEY, {})).length).toBe(2);
      await requireSound(store);
    },
  );
});
