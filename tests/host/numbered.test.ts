/** Messages with the ids of their places: behind an edit, the ids of what it took back come again. */
import { describe, expect, it } from "vitest";
import { createSessions, memoryStore, PAGE } from "../../src/sessions/index.js";
import { hostOver, KEY, said } from "./talk.js";

/** A client that numbers its messages; `say` sends one at a place, and what was behind that place is gone. */
function numbering(options: Parameters<typeof hostOver>[0] = {}, names: "answering" | "seen" | null = null) {
  const store = memoryStore();
  const host = () => hostOver({ onEdit: "rewind", ...options }, store);
  let open: number | null = null;
  const say = async (place: number, text: string) => {
    const { rules } = await host().view(KEY);
    const named = names === "answering" ? { answering: open } : names === "seen" ? { seen: rules } : {};
    const answer = await host().turn({ ...KEY, turn: `m${place}`, text, ...named });
    open = answer.kind === "reply" ? (answer.question?.sequence ?? null) : null;
    return said(answer);
  };
  const policies = async () => (await host().view(KEY)).state.policies;
  return { say, policies, store };
}

describe.each([null, "answering", "seen"] as const)("of a client that says %s", (names) => {
  it("a message goes on from the edit, and does not take it back", async () => {
    const { say, policies } = numbering({}, names);
    await say(0, "prohibit peanuts");
    await say(1, "What shall I bake?");
    await say(0, "prohibit walnuts");
    expect(await say(1, "And for dinner?")).toMatch(/^forward .*walnuts/s);
    expect(await policies()).toEqual({ walnuts: "prohibit" });
    // It is sent once more, and edited.
    expect(await say(1, "And for dinner?")).toMatch(/^forward .*walnuts/s);
    await say(2, "use oil");
    await say(1, "And for lunch?");
    expect(await policies()).toEqual({ walnuts: "prohibit" });
  });

  it("an answer is one to the question that the edit has asked", async () => {
    const { say, policies } = numbering({ draft: {} }, names);
    await say(0, "Please never suggest peanuts.");
    await say(1, "no");
    expect(await say(0, "Please never suggest walnuts.")).toBe("Did you mean `prohibit walnuts`?");
    expect(await say(1, "yes")).toBe('Now prohibited: "walnuts".');
    expect(await policies()).toEqual({ walnuts: "prohibit" });
  });
});

it("a message goes on from an edit that came more entries later than one read of a store gives", async () => {
  const { say, policies, store } = numbering();
  await say(0, "prohibit peanuts");
  await say(1, "use ale");
  const session = await createSessions({ store }).open(KEY);
  for (let at = 0; at <= PAGE; at++) await session.step({ turn: `other-${at}`, text: "use tea" });
  await say(0, "prohibit walnuts");
  expect(await policies()).toEqual({ walnuts: "prohibit" });
  await say(1, "use cider");
  expect(await policies()).toEqual({ walnuts: "prohibit", cider: "use" });
});

it.each(["answering", "seen"] as const)("the same answer as before counts where the client says %s", async (names) => {
  const { say, policies } = numbering({}, names);
  for (const item of ["oats", "rye", "soy"]) {
    await say(0, `use ${item} instead of milk`);
    expect(await say(1, "yes")).toBe(`Now in use: "${item}".`);
    expect(await policies()).toEqual({ [item]: "use" });
    expect(await say(1, "yes")).toMatch(/^Now in use/);
  }
});

it.each(["answering", "seen"] as const)(
  "the same message as before sets the question of another aside where the client says %s",
  async (names) => {
    for (const asked of ["Please never suggest ale.", "set premise to brief"]) {
      const { say, policies } = numbering({ draft: {} }, names);
      for (const [place, text] of [
        [0, "hello"],
        [1, "What can I eat?"],
        [2, "prohibit peanuts"],
        [3, "What else?"],
        [0, "hi there"],
      ] as const)
        await say(place, text);
      expect(await say(1, asked)).toContain("Did you mean");
      expect(await say(2, "prohibit peanuts")).toBe('Now prohibited: "peanuts".');
      expect(await policies()).toEqual({ peanuts: "prohibit" });
    }
  },
);

it("the same answer as before is a retry where the client says nothing, and changes nothing", async () => {
  const { say, policies } = numbering();
  await say(0, "use oats instead of milk");
  await say(1, "yes");
  await say(0, "use rye instead of milk");
  expect(await say(1, "yes")).toContain("does not hold any more");
  expect(await policies()).toEqual({});
});

it("the log has each version once, and undoes nothing for the new ones", async () => {
  const { say, store } = numbering();
  for (const [place, text] of [
    [0, "use a"],
    [1, "use b"],
    [0, "use c"],
    [1, "use d"],
    [0, "use e"],
    [1, "use f"],
  ] as const)
    await say(place, text);
  const entries = await (await createSessions({ store }).open(KEY)).history();
  expect(entries.map(({ turn }) => turn)).toEqual([
    ...["#origin", "m0", "m1", "m0~undone-1", "m0~edit-1", "m1~edit-1"],
    ...["m0~undone-2", "m0~edit-2", "m1~edit-2"],
  ]);
});

it("an edit that was cut short, and taken back by another one, is taken for a new message too", async () => {
  const { say, policies, store } = numbering();
  for (const [place, text] of [
    [0, "use ink"],
    [1, "use jam"],
    [2, "use kit"],
  ] as const)
    await say(place, text);
  // Its undo is in the log, and its words are not.
  const session = await createSessions({ store }).open(KEY);
  await session.restore({ turn: "m2~undone-1", message: "sha256:other", seen: (await session.view()).rules }, 3);
  await say(1, "use lye");
  await say(2, "use oil");
  expect(await policies()).toEqual({ ink: "use", lye: "use", oil: "use" });
});
