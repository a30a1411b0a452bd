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

it("an export ends in an error where the log is pruned beyond what it has given: it would have a gap", async () => {
  const lines: string[] = [];
  for await (const line of session.export()) lines.push(line);
  const sessions = sessionsOn(memoryStore());
  of("imported", await sessions.import(KEY, lines));
  const [exporting, pruning] = [await sessions.open(KEY), await sessions.open(KEY)];
  let given = 0;
  const all = async () => {
    for await (const _line of exporting.export())
      if (++given === 10) of("pruned", await pruning.prune({ before: PAGE + 50 }));
  };
  await expect(all()).rejects.toMatchObject({ code: "not_kept", sequence: PAGE + 1 });
  expect(given).toBe(1 + PAGE);
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

it("what was pruned is known by a record that stands behind more than a thousand entries", async () => {
  const lines: string[] = [];
  for await (const line of session.export()) lines.push(line);
  const sessions = sessionsOn(memoryStore());
  of("imported", await sessions.import(KEY, lines));
  const pruned = await sessions.open(KEY);
  of("pruned", await pruned.prune({ before: 100 }));
  expect(await pruned.history({ limit: 1 })).toMatchObject([{ sequence: 100 }]);
  expect(await pruned.verify()).toMatchObject({ kind: "verified" });
});

it("an import in plain that a crash cut off behind the first thousand goes on under a codec that seals each time anew", async () => {
  const lines: string[] = [];
  for await (const line of session.export({ plain: true })) lines.push(line);
  const [kept, salts] = [memoryStore(), { count: 0 }];
  const codec = {
    seal: async (body: string) => `${salts.count++}:${btoa(body)}`,
    open: async (sealed: string) => atob(sealed.slice(sealed.indexOf(":") + 1)),
  };
  const crashing: Store = {
    read: (...given) => kept.read(...given),
    purge: (...given) => kept.purge(...given),
    list: (...given) => kept.list(...given),
    append: async (key, expected, entry) => {
      if (entry.sequence > PAGE + 100) throw new Error("The process has ended.");
      return kept.append(key, expected, entry);
    },
  };
  await expect(sessionsOn(crashing, { codec }).import(KEY, lines)).rejects.toThrow("The process has ended.");
  expect(await sessionsOn(kept, { codec }).import(KEY, lines)).toMatchObject({ kind: "imported" });
  expect(await policiesOf(await sessionsOn(kept, { codec }).open(KEY))).toEqual(WHOLE);
});
