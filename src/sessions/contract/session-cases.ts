/** Sessions on the store: messages that are lost, and an erasure under a writer that is at work. */
import type { Session } from "../session.js";
import { createSessions } from "../sessions.js";
import type { Store } from "../store.js";
import type { StoreCase } from "./case.js";
import { keyOf, same, turnsUpTo } from "./check.js";
import { faultyStore, type Loss } from "./faulty-store.js";

const KEY = keyOf("session");

function openOn(store: Store): Promise<Session> {
  return createSessions({ store }).open(KEY);
}

/** Steps a turn again and again with the same id until somebody says what came of it. */
async function insist(session: Session, turn: string, text: string): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      const { kind } = await session.step({ turn, text });
      if (kind !== "conflict") return kind;
    } catch {
      // Nobody knows what became of it: it is asked again.
    }
  }
  return "no answer";
}

const IN_TURN: readonly Loss[] = [null, "request", "answer"];

const PLANS: readonly (readonly [string, (append: number) => Loss])[] = [
  ["every other answer is lost", (append) => (append % 2 === 0 ? "answer" : null)],
  ["every other request is lost", (append) => (append % 2 === 0 ? "request" : null)],
  ["requests and answers are lost in turn", (append) => IN_TURN[append % 3] ?? null],
];

export const SESSION_CASES: readonly StoreCase[] = [
  ...PLANS.map(
    ([name, plan]): StoreCase => ({
      name: `a session loses and doubles nothing where ${name}`,
      async run(fresh) {
        const place = await fresh();
        const session = await openOn(faultyStore(await place.open(), plan));
        for (const turn of turnsUpTo(12)) {
          const kind = await insist(session, turn, `use ${turn}`);
          same(["stepped", "duplicate"].includes(kind), true, `What was said of ${turn}: ${kind}.`);
        }
        const store = await place.open();
        const other = await openOn(store);
        const { state } = await other.view();
        same(Object.keys(state.policies).sort(), turnsUpTo(12).sort(), "What holds.");
        const turns = (await store.read(KEY, {})).map(({ turn }) => turn);
        same(turns, ["#origin", ...turnsUpTo(12)], "The turns of the log.");
        same((await other.verify()).kind, "verified", "The log, verified.");
      },
    }),
  ),
  {
    name: "an erasure leaves nothing of a writer that is at work",
    async run(fresh) {
      const place = await fresh();
      for (let round = 0; round < 5; round += 1) {
        const key = keyOf(`erased-${round}`);
        const open = async () => createSessions({ store: await place.open() }).open(key);
        const [writer, eraser] = [await open(), await open()];
        await writer.step({ turn: "first", text: "use first" });
        const write = async () => {
          for (const turn of turnsUpTo(12)) {
            const { kind } = await writer.step({ turn, text: `use ${turn}` });
            if (kind === "refused") return;
          }
        };
        const [, erased] = await Promise.all([write(), erase(eraser)]);
        same(erased, "erased", "What the erasure answers.");
        const late = await writer.step({ turn: "late", text: "use late" });
        same(late, { kind: "refused", reason: "erased" }, "A turn after the erasure.");
        const left = await (await place.open()).read(key, {});
        same(
          left.map(({ turn }) => turn),
          ["erase"],
          "What is left.",
        );
      }
    },
  },
];

async function erase(session: Session): Promise<string> {
  for (;;) {
    const { kind } = await session.erase("erase");
    if (kind !== "conflict") return kind;
  }
}
