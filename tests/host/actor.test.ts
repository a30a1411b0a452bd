/** Who said a turn is kept with each entry that the turn has made. */
import { expect, it } from "vitest";
import type { HostOptions } from "../../src/host/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { hostOver, KEY } from "./talk.js";

/** Ada says the first message, Ben all that follow. */
async function actorsOf(options: Omit<HostOptions, "sessions">, ...texts: readonly (readonly [string, string])[]) {
  const store = memoryStore();
  const host = hostOver(options, store);
  for (const [at, [turn, text]] of texts.entries())
    await host.turn({ ...KEY, turn, text, actor: at === 0 ? "ada" : "ben" });
  const session = await createSessions({ store }).open(KEY);
  return (await session.history()).slice(1).map(({ record }) => [record.kind, "actor" in record ? record.actor : null]);
}

it("with a rule, and with the undo of it", async () => {
  expect(await actorsOf({ commands: true }, ["m1", "prohibit peanuts"], ["m2", "undo"])).toEqual([
    ["turn", "ada"],
    ["restore", "ben"],
  ]);
});

it("with a question, and with what sets it aside", async () => {
  expect(await actorsOf({}, ["m1", "Use tea"], ["m2", "prohibit ale"])).toEqual([
    ["question", "ada"],
    ["cancel", "ben"],
    ["turn", "ben"],
  ]);
});

it("with what an edit takes back, asks again and says", async () => {
  expect(await actorsOf({ onEdit: "rewind" }, ["m1", "Use tea"], ["m2", "yes"], ["m2", "no"])).toEqual([
    ["question", "ada"],
    ["turn", "ben"],
    ["restore", "ben"],
    ["question", "ben"],
    ["turn", "ben"],
  ]);
});
