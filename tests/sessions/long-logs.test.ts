/** Logs of more entries than one read of a store gives: nothing behind the first thousand is lost, wherever a log is read whole. */
import { beforeAll, expect, it } from "vitest";
import { memoryStore, PAGE, type Session, type Store } from "../../src/sessions/index.js";
import { KEY, of, openOn, sessionsOn } from "./make.js";

const TURNS = PAGE + 500;

let store: Store;
let session: Session;
/** One that has seen the first turn, and nothing since. */
let idle: Session;

beforeAll(async () => {
  store = memoryStore();
  session = await openOn(store);
  await session.step({ turn: "first", text: "set premise be brief" });
  idle = await openOn(store);
  await idle.view();
  for (let at = 1; at <= TURNS; at++) of("stepped", await session.step({ turn: `t${at}`, text: `use x${at}` }));
});

const policiesOf = async (each: Session) => {
  const { state } = await each.view();
  return { premise: state.premise, count: Object.keys(state.policies).length, last: state.policies[`x${TURNS}`] };
};
const WHOLE = { premise: "be brief", count: TURNS, last: "use" };

it("a session that was idle for all of them sees what holds", async () => {
  expect(await policiesOf(idle)).toEqual(WHOLE);
});

it("an export has all of them, and an import too", async () => {
  const lines: string[] = [];
  for await (const line of session.export()) lines.push(line);
  const other = sessionsOn(memoryStore());
  expect(await other.import(KEY, lines)).toMatchObject({ kind: "imported" });
  const copy = await other.open(KEY);
  expect(await policiesOf(copy)).toEqual(WHOLE);
  expect((await copy.view()).head).toEqual((await session.view()).head);
});

it("a fault behind the first thousand is found", async () => {
  expect(await session.verify()).toMatchObject({ kind: "verified" });
  const damaged: Store = {
    append: (...given) => store.append(...given),
    purge: (...given) => store.purge(...given),
    list: (...given) => store.list(...given),
    read: async (key, range) =>
      (await store.read(key, range)).map((entry) =>
        entry.sequence === TURNS ? { ...entry, body: entry.body.replace("use x", "use y") } : entry,
      ),
  };
  expect(await (await openOn(damaged)).verify()).toMatchObject({ kind: "faulty", sequence: TURNS });
});
