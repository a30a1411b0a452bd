/** What a turn costs the store. */
import { expect, it } from "vitest";
import { memoryStore, type Store } from "../../src/sessions/index.js";
import { hostOver, KEY, talk } from "./talk.js";

/** The store, and how often each call was made. */
function counting(store: Store): { readonly store: Store; readonly calls: { reads: number; appends: number } } {
  const calls = { reads: 0, appends: 0 };
  const counted: Store = {
    append(...args) {
      calls.appends += 1;
      return store.append(...args);
    },
    read(...args) {
      calls.reads += 1;
      return store.read(...args);
    },
    purge: (...args) => store.purge(...args),
    list: (...args) => store.list(...args),
  };
  return { store: counted, calls };
}

/** A conversation of some turns, and then one that is counted. */
async function cost(earlier: readonly string[], text: string, turn = "last") {
  const inner = memoryStore();
  await talk(hostOver({}, inner), ...earlier);
  const { store, calls } = counting(inner);
  await hostOver({}, store).turn({ ...KEY, turn, text });
  return calls;
}

const LONG = Array.from({ length: 200 }, (_, i) => `use tool${i}`);

it.each([
  ["a message for the model", ["use tea"], "hello", 2, 1],
  ["the same after two hundred rules", LONG, "hello", 2, 1],
  ["an update", ["use tea"], "prohibit ale", 2, 1],
  ["a clarification", ["prohibit ale"], "use ale", 2, 1],
  ["a question of the engine", ["use tea"], "use podman instead of docker", 2, 1],
  ["a question of the host", ["use tea"], "Use docker", 2, 1],
  ["its answer", ["Use docker"], "yup", 2, 1],
  ["a yes to nothing", ["use tea"], "yes", 3, 1],
  ["a message beside a question", ["Use docker"], "hello", 5, 2],
  ["the first message of all", [], "hello", 3, 2],
])("%s", async (_, earlier, text, reads, appends) => {
  expect(await cost(earlier, text)).toEqual({ reads, appends });
});

it("a message for the model, sent again", async () => {
  expect(await cost(["use tea", "hello"], "hello", "m2")).toEqual({ reads: 6, appends: 0 });
});

it("an undo behind many rules that were undone reads no entry again and again", async () => {
  const inner = memoryStore();
  const undone = Array.from({ length: 160 }, (_, at) => [`use tool${at}`, "undo"]);
  await talk(hostOver({ commands: true }, inner), "use tea", ...undone.flat());
  const { store, calls } = counting(inner);
  const answer = await hostOver({ commands: true }, store).turn({ ...KEY, turn: "last", text: "undo" });
  expect(answer).toMatchObject({ kind: "reply", changes: { policies: [["tea", null]] } });
  expect(calls.reads).toBeLessThan(20);
});
