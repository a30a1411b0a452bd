/** A session of the terminal while others go on with it: what its user was not shown they have not seen. */
import { describe, expect, it } from "vitest";
import { visible } from "../../src/base/index.js";
import { PLAIN } from "../../src/cli/io/style.js";
import { Past } from "../../src/cli/kept/look.js";
import { renderQuestion, renderReply } from "../../src/cli/kept/render.js";
import { keptTalk } from "../../src/cli/kept/talk.js";
import { complete } from "../../src/cli/session/completion.js";
import { wayToFix } from "../../src/cli/session/diagnostics.js";
import { createHost } from "../../src/host/index.js";
import { createSessions, memoryStore, PAGE, type Store } from "../../src/sessions/index.js";

const KEY = { tenant: "local", conversation: "trip" };
const QUESTION = "use podman instead of docker";

/** A session on a store of which each append may be preceded or followed by what somebody else does. */
async function talking(hook: {
  before?: () => Promise<unknown>;
  after?: () => Promise<unknown>;
  read?: () => Promise<unknown>;
}) {
  const store = memoryStore();
  const other = await createSessions({ store }).open(KEY);
  const hooked: Store = {
    ...{ purge: store.purge.bind(store), list: store.list.bind(store) },
    read: async (...args) => {
      await hook.read?.();
      return store.read(...args);
    },
    append: async (...args) => {
      await hook.before?.();
      const answer = await store.append(...args);
      const { after } = hook;
      delete hook.after;
      if (args[2].sequence > 1) await after?.();
      return answer;
    },
  };
  const talk = await keptTalk(await createSessions({ store: hooked }).open(KEY), (_, text) => text, false);
  return { talk, other };
}

describe("a question that a host has asked", () => {
  it("is answered with a yes or a no, and a reply that is none is told so, as with a question of the engine's", async () => {
    const store = memoryStore();
    const sessions = createSessions({ store });
    await createHost({ sessions }).turn({ ...KEY, turn: "1", text: "set premise to x" });
    const talk = await keptTalk(await sessions.open(KEY), (_, text) => text, true);
    expect(talk.question).toBe("Did you mean 'set premise x'?");
    expect(complete("y", talk.engine, null)).toEqual([["yes"], "y"]);
    const near = await talk.answer("yup");
    expect(near?.diagnostics).toMatchObject([{ code: "pending_reply", fixes: [["yes"]] }]);
    expect(near === null ? null : wayToFix(near, talk.engine)).toEqual(["yes"]);
    expect((await talk.answer("Use oats."))?.diagnostics).toEqual([]);
    await talk.answer("yes");
    expect(talk.engine.state.premise).toBe("x");
    expect(talk.engine.hasPendingClarification()).toBe(false);
  });

  it("leads who would have none of it to no answer, since a no may set a rule", async () => {
    const sessions = createSessions({ store: memoryStore() });
    await createHost({ sessions }).turn({ ...KEY, turn: "1", text: "prohibit peanuts and cashews" });
    const talk = await keptTalk(await sessions.open(KEY), (_, text) => text, true);
    expect(talk.question).toContain("With a no I take it as you typed it.");
    for (const line of ["never mind", "cancel", "preview never mind"])
      expect((await talk.answer(line))?.diagnostics).toEqual([]);
    expect((await talk.answer("no way"))?.diagnostics).toMatchObject([{ code: "pending_reply", fixes: [["no"]] }]);
    const engines = await keptTalk(await sessions.open({ ...KEY, conversation: "other" }), (_, text) => text, true);
    await engines.answer(QUESTION);
    expect((await engines.answer("never mind"))?.diagnostics).toMatchObject([{ fixes: [["no"]] }]);
  });

  it("is headed as a question, with what it says of a no", async () => {
    const sessions = createSessions({ store: memoryStore() });
    await createHost({ sessions }).turn({ ...KEY, turn: "1", text: "prohibit peanuts and cashews" });
    const talk = await keptTalk(await sessions.open(KEY), (_, text) => text, false);
    expect(renderQuestion(talk.question, PLAIN)).toMatch(
      /^confirm: Did you mean .* With a no I take it as you typed it\.\n$/,
    );
    const answered = await talk.answer("use oats");
    expect(answered === null ? "" : renderReply(answered, PLAIN)).toMatch(/^confirm: Did you mean /);
  });
});

describe("a question of another terminal", () => {
  it("that comes behind the user's turn is not answered by a yes before it was shown", async () => {
    const hook: { after?: () => Promise<unknown> } = {};
    const { talk, other } = await talking(hook);
    await talk.answer("use salt");
    hook.after = () => other.step({ turn: "x", text: QUESTION });
    await talk.answer("use tea");
    expect(talk.question).toBeNull();
    const answered = await talk.answer("yes");
    expect(answered?.news?.question).toContain("podman");
    expect(answered?.envelope).toMatchObject({ mode: "error" });
    expect((await other.view()).state.policies).toEqual({ salt: "use", tea: "use" });
    await talk.answer("yes");
    expect((await other.view()).state.policies).toEqual({ salt: "use", tea: "use", podman: "use" });
  });

  it("that was looked at for a turn that failed is not answered by a yes before it was shown", async () => {
    const hook: { before?: () => Promise<unknown> } = {};
    const { talk, other } = await talking(hook);
    await talk.answer("use salt");
    await other.step({ turn: "x", text: QUESTION });
    hook.before = () => Promise.reject(new Error("The disk is full."));
    expect((await talk.answer("hm"))?.envelope).toMatchObject({ mode: "error" });
    expect(talk.question).toBeNull();
    delete hook.before;
    expect((await talk.answer("yes"))?.news?.question).toContain("podman");
    expect((await other.view()).state.policies).toEqual({ salt: "use" });
  });
});

/** A session whose store takes the next turn, and whose word that it did is lost. */
async function unsure(line: string) {
  const hook: { after?: () => Promise<unknown> } = {};
  const { talk, other } = await talking(hook);
  await talk.answer("use tea");
  hook.after = () => Promise.reject(new Error("The connection is lost."));
  expect((await talk.answer(line))?.envelope).toMatchObject({ mode: "error", error: { code: "unknown" } });
  return { talk, other };
}

/** What a reply says that holds, by its state and by its decision. */
async function held(talk: Awaited<ReturnType<typeof unsure>>["talk"], line: string) {
  const envelope = (await talk.answer(line))?.envelope;
  if (envelope?.mode !== "step" || envelope.decision.kind !== "update") throw new Error("The turn was not taken.");
  return { policies: envelope.decision.state.policies, text: renderReply({ envelope, news: null }, PLAIN) };
}

const BOTH = { tea: "use", peanuts: "prohibit" };

describe("a turn of which nobody knows whether it was kept", () => {
  it("is the same one when it is entered again", async () => {
    const { talk, other } = await unsure("prohibit peanuts");
    expect((await held(talk, "prohibit peanuts")).policies).toEqual(BOTH);
    expect((await other.view()).head.sequence).toBe(3);
  });

  it("is said anew behind its undo and its redo", async () => {
    const { talk, other } = await unsure("prohibit peanuts");
    await talk.answer("state");
    await talk.answer("undo");
    expect((await held(talk, "prohibit peanuts")).policies).toEqual(BOTH);
    expect((await other.view()).state.policies).toEqual(BOTH);
  });

  it("is said anew where the history has shown that it was kept, and others have taken it back since", async () => {
    const { talk, other } = await unsure("prohibit peanuts");
    await talk.answer("history");
    await other.restore({ turn: "back" });
    expect((await held(talk, "prohibit peanuts")).policies).toEqual(BOTH);
    expect((await other.view()).state.policies).toEqual(BOTH);
  });

  it("shows what holds when it is entered again, not what held then", async () => {
    const { talk, other } = await unsure("prohibit peanuts");
    await other.restore({ turn: "back" });
    const { policies, text } = await held(talk, "prohibit peanuts");
    expect(policies).toEqual({ tea: "use" });
    expect(text).toBe("updated\npremise: (none)\npolicies:\n- use tea\n");
  });
});

/** A session whose store has taken a line, and then cannot be read for so many times. */
async function untold(lines: readonly string[], line: string, reads: number) {
  const hook: Parameters<typeof talking>[0] = {};
  const { talk, other } = await talking(hook);
  for (const each of lines) await talk.answer(each);
  let left = reads;
  hook.after = async () => {
    hook.read = async () => {
      left -= 1;
      if (left > 0) return;
      delete hook.read;
      throw new Error("The server is gone.");
    };
  };
  expect((await talk.answer(line))?.envelope).toMatchObject({ mode: "error", error: { code: "unknown" } });
  return { talk, other };
}

describe.each([1, 2])("a line that was kept, and whose answer was lost at read %d behind it", (reads) => {
  it("is the same one when it is entered again, and nobody is told that others have gone on", async () => {
    const { talk, other } = await untold(["use peanuts"], "use almonds instead of peanuts", reads);
    const again = await talk.answer("use almonds instead of peanuts");
    expect(again).toMatchObject({ news: null, envelope: { mode: "step", decision: { kind: "update" } } });
    expect((await other.view()).state.policies).toEqual({ almonds: "use" });
    expect((await other.view()).question).toBeNull();
  });

  it("takes back one change, where it is an undo", async () => {
    const { talk, other } = await untold(["use tea", "use oats"], "undo", reads);
    expect(await talk.answer("undo")).toMatchObject({
      news: null,
      envelope: {
        mode: "restore",
        state_before: { policies: { tea: "use", oats: "use" } },
        state: { policies: { tea: "use" } },
      },
    });
    expect((await other.view()).state.policies).toEqual({ tea: "use" });
    await talk.answer("undo");
    expect((await other.view()).state.policies).toEqual({});
  });

  it("brings one change back, where it is a redo", async () => {
    const { talk, other } = await untold(["use tea", "use oats", "undo", "undo"], "redo", reads);
    await talk.answer("redo");
    expect((await other.view()).state.policies).toEqual({ tea: "use" });
  });
});

it("a history that was not shown keeps a line from being said anew", async () => {
  const hook: Parameters<typeof talking>[0] = {};
  const { talk, other } = await talking(hook);
  await talk.answer("use tea");
  hook.after = () => Promise.reject(new Error("The connection is lost."));
  await talk.answer("prohibit peanuts");
  let reads = 0;
  hook.read = async () => {
    reads += 1;
    if (reads > 2) throw new Error("The server is gone.");
  };
  expect((await talk.answer("history"))?.envelope).toMatchObject({ mode: "error", error: { code: "unknown" } });
  expect(reads).toBe(3);
  delete hook.read;
  await talk.answer("prohibit peanuts");
  expect((await other.view()).head.sequence).toBe(3);
});

it("an undo of which nothing came leaves a line that may have been kept the same one", async () => {
  const { talk, other } = await unsure("prohibit peanuts");
  await other.step({ turn: "x", text: "use salt" });
  expect((await talk.answer("undo"))?.envelope).toMatchObject({ mode: "error", error: { code: "stale" } });
  await talk.answer("prohibit peanuts");
  expect((await other.view()).head.sequence).toBe(4);
});

it("the reason of a store is shown without what a terminal would obey", async () => {
  const hook = { before: () => Promise.reject(new Error("The connection\u001b[2J is lost.")) };
  const { talk } = await talking(hook);
  const reply = await talk.answer("use tea");
  if (reply === null) throw new Error("The session has ended.");
  expect(renderReply(reply, { paint: (_tone, words) => words, show: visible })).toMatch(
    /^error: The store failed, .*\n.*\n\(The connection\\u001b\[2J is lost\.\)\n$/,
  );
});

describe("a session with more entries than are read at once", () => {
  it("has them all in its history, and its undo takes the last change back, again and again", async () => {
    const { talk, other } = await talking({});
    const turns = PAGE + 5;
    for (let at = 1; at <= turns; at += 1) await other.step({ turn: `t${at}`, text: `use i${at}` });
    for (let undone = 1; undone <= 3; undone += 1) {
      // What others have done is looked at first.
      await talk.answer("state");
      expect((await talk.answer("undo"))?.envelope).toMatchObject({ mode: "restore", to: 1 + turns - undone });
    }
    const { envelope } = (await talk.answer("history")) ?? {};
    expect(envelope).toMatchObject({ mode: "history" });
    expect(Object(envelope).entries.length).toBe(1 + turns + 3);
  });

  it("reads no more what its undo has read", async () => {
    let read = 0;
    const count = async () => {
      read += 1;
    };
    const { talk, other } = await talking({ read: count });
    for (let at = 1; at <= 2 * PAGE; at += 1) await other.step({ turn: `t${at}`, text: `use i${at}` });
    await talk.answer("state");
    const cost = async (): Promise<number> => {
      const before = read;
      await talk.answer("undo");
      return read - before;
    };
    const [first, second] = [await cost(), await cost()];
    expect(first - second).toBeGreaterThanOrEqual(2);
  });

  it("reads all anew where another log stands in its place", async () => {
    const past = new Past();
    for (const texts of [
      ["use tea", "use ale"],
      ["use ale", "use tea", "use gin"],
    ]) {
      const session = await createSessions({ store: memoryStore() }).open(KEY);
      for (const [at, text] of texts.entries()) await session.step({ turn: `t${at}`, text });
      expect(await past.of(session)).toEqual(await session.history());
    }
  });
});
