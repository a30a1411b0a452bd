/** Whatever a host does to the values that a session hands out, what is written and what holds are as without it. */
import { expect, test } from "vitest";
import { memoryStore, type Session } from "../../src/sessions/index.js";
import { KEY, openOn } from "./make.js";

/** Writes to every field of every object of a value, and gives each a field more. */
function overwrite(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  for (const key of Object.keys(value)) {
    overwrite(Reflect.get(value, key), seen);
    Reflect.set(value, key, "overwritten");
  }
  for (const name of ["more", "getPolicy"]) Reflect.set(value, name, "overwritten");
}

/** A conversation in which every kind of answer is handed out, each of them to `see`. */
async function talk(session: Session, see: (answer: unknown) => void): Promise<void> {
  const step = async (turn: string, text: string, more = {}) => see(await session.step({ turn, text, ...more }));
  const look = async () => {
    see(await session.view());
    see([await session.origin("peanuts"), await session.origin(null), await session.history()]);
  };
  await step("t1", "prohibit peanuts", { actor: "ada" });
  await look();
  see(await session.ask({ turn: "q1", question: { prompt: "Use tea?", yes: ["use tea"], no: ["prohibit tea"] } }));
  await look();
  see(await session.step({ turn: "t2", text: "yes", answering: 99 }));
  await step("t3", "yes");
  await step("t4", "use rice instead of beans");
  await look();
  see(await session.cancel({ turn: "c1" }));
  await step("t5", "set premise concise replies");
  await step("t5", "set premise concise replies");
  see(await session.restore({ turn: "r1" }));
  const { head } = await session.view();
  see(await session.append({ turn: "l1", kind: "app.note", data: { text: "kept" }, after: head }));
  see(await session.append({ turn: "l2", kind: "app.note", data: {}, after: head }));
  await look();
  for (const at of [6, 7, 8, 9]) await step(`t${at}`, `use item ${at}`);
  await look();
}

test("what is handed out may be written to, and nothing of it comes into the log or the state", async () => {
  const [plain, written] = [memoryStore(), memoryStore()];
  const limits = { checkpointEvery: 2 };
  await talk(await openOn(plain, { limits }), () => {});
  const session = await openOn(written, { limits });
  await talk(session, (answer) => overwrite(answer));
  expect(await written.read(KEY, {})).toEqual(await plain.read(KEY, {}));
  expect(await session.verify()).toMatchObject({ kind: "verified" });
  const { state } = await (await openOn(written)).view();
  expect(state.policies).toMatchObject({ peanuts: "prohibit", tea: "use", "item 9": "use" });
});
