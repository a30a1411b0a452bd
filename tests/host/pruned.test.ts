/** A turn that is sent again while its entry is pruned is not taken anew behind the back of whoever looks at it. */
import { expect, it } from "vitest";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { KEY } from "./talk.js";

it("what was taken back since is not in force again, and is not told to be refused though it is", async () => {
  const store = memoryStore();
  const sessions = createSessions({ store });
  const host = createHost({ sessions });
  await host.turn({ ...KEY, turn: "m1", text: "use tea" });
  await host.turn({ ...KEY, turn: "m2", text: "remove policy tea" });
  let isPruned = false;
  const pruning: Store = {
    ...{ append: store.append.bind(store), purge: store.purge.bind(store), list: store.list.bind(store) },
    read: async (key, range) => {
      const found = await store.read(key, range);
      if ("turn" in range && !isPruned) {
        isPruned = true;
        await (await sessions.open(KEY)).prune({ before: 4 });
      }
      return found;
    },
  };
  const other = createHost({ sessions: createSessions({ store: pruning }) });
  expect(await other.turn({ ...KEY, turn: "m1", text: "use tea" })).toMatchObject({
    kind: "refused",
    reason: "conflict",
  });
  expect((await host.view(KEY)).state.policies).toEqual({});
});

it("an undo of which the place before is kept no more is foreseen as what it comes to: nothing", async () => {
  const sessions = createSessions({ store: memoryStore() });
  const host = createHost({ sessions, commands: true });
  await host.turn({ ...KEY, turn: "m1", text: "use oak" });
  await host.turn({ ...KEY, turn: "m2", text: "prohibit ale" });
  const session = await sessions.open(KEY);
  await session.prune({ before: (await session.view()).head.sequence });
  const preview = await host.preview({ ...KEY, text: "undo" });
  expect(preview).toMatchObject({ kind: "undo", after: preview.view.state });
  expect(await host.turn({ ...KEY, turn: "m3", text: "undo" })).toMatchObject({ kind: "refused" });
  expect((await host.view(KEY)).state).toEqual(preview.after);
});
