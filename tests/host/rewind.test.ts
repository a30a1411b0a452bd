/** Edited messages where the host goes back to them: however often, and whatever came of the message first. */
import { describe, expect, it } from "vitest";
import { createHost, type HostOptions } from "../../src/host/index.js";
import { faultyStore } from "../../src/sessions/contract/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { hostOver, KEY, said, talk } from "./talk.js";

const REWIND = { onEdit: "rewind" } as const;
const ENGINE = "use podman instead of docker";

/** What holds, and what the last of some edits of the second message was answered; each is sent twice. */
async function edited(first: readonly string[], edits: readonly string[], options: Omit<HostOptions, "sessions"> = {}) {
  const host = hostOver({ ...REWIND, ...options });
  await talk(host, ...first);
  const answers: string[] = [];
  for (const text of edits) {
    const answer = await host.turn({ ...KEY, turn: "m2", text });
    expect(said(await host.turn({ ...KEY, turn: "m2", text }))).toBe(said(answer));
    answers.push(said(answer));
  }
  const { state, question } = await host.view(KEY);
  return { answers, policies: { ...state.policies }, question: question?.prompt ?? null };
}

describe("a message that is edited", () => {
  it("twice, and back to what it was, holds as it stands now", async () => {
    const { answers, policies } = await edited(
      ["prohibit ale", "use ink", "use zip"],
      ["use jam", "use kit", "use jam", "use ink"],
    );
    expect(answers).toEqual(["jam", "kit", "jam", "ink"].map((item) => `Now in use: "${item}".`));
    expect(policies).toEqual({ ale: "prohibit", ink: "use" });
  });

  it("to something that is asked about is asked about once", async () => {
    const { answers, question } = await edited(["prohibit ale", "use ink"], ["Use jam"]);
    expect(answers).toEqual(["Did you mean `use jam`?"]);
    expect(question).toBe(answers[0]);
  });

  it("after it was asked about, and confirmed, is undone with what came of it", async () => {
    const { policies } = await edited(["prohibit ale", "Use docker", "yes", "use zip"], ["use podman"]);
    expect(policies).toEqual({ ale: "prohibit", podman: "use" });
  });

  it.each([
    ["the engine's", ENGINE, "no", "Nothing was changed.", {}],
    ["the host's", "prohibit peanuts.", "no", 'Now prohibited: "peanuts.".', { "peanuts.": "prohibit" }],
    ["a wish's", "Use docker", "no", "forward without a page", {}],
  ])("from a yes to a no answers %s question", async (_, asked, text, answer, policies) => {
    expect(await edited([asked, "yes", "use zip"], [text])).toEqual({ answers: [answer], policies, question: null });
  });

  it("from a cancel to a yes answers the question", async () => {
    expect((await edited([ENGINE, "cancel", "use zip"], ["yes"])).policies).toEqual({ podman: "use" });
  });

  it("to a cancel takes the question back", async () => {
    const { answers, policies, question } = await edited([ENGINE, "yes"], ["never mind"]);
    expect([answers, policies, question]).toEqual([["Nothing was changed."], {}, null]);
  });

  it("is open again for the message that it is about, too", async () => {
    const host = hostOver({ ...REWIND, draft: {} });
    const [asked] = await talk(host, "Please never suggest eggs.", "yes");
    expect(said(await host.turn({ ...KEY, turn: "m2", text: "what did you ask?" }))).toBe(said(asked));
    const again = await host.turn({ ...KEY, turn: "m1", text: "Please never suggest eggs." });
    expect(again).toMatchObject({ text: said(asked), question: { prompt: said(asked) } });
    const { question } = await host.view(KEY);
    expect(again).toMatchObject({ question: { sequence: question?.sequence } });
  });

  it("from and to an undo does the one thing and not the other", async () => {
    const commands = { commands: true };
    expect((await edited(["use ink", "undo"], ["use jam"], commands)).policies).toEqual({ ink: "use", jam: "use" });
    expect((await edited(["use ink", "use jam"], ["undo"], commands)).policies).toEqual({});
  });

  it("and undone keeps its older text away, too", async () => {
    const host = hostOver({ ...REWIND, commands: true });
    await talk(host, "use ink", "use jam");
    await host.turn({ ...KEY, turn: "m2", text: "use kit" });
    for (const [turn, left] of [
      ["u1", { ink: "use" }],
      ["u2", {}],
      ["u3", {}],
    ] as const) {
      await host.turn({ ...KEY, turn, text: "undo" });
      expect((await host.view(KEY)).state.policies).toEqual(left);
    }
  });

  it("by two at once is one text or the other, whole", async () => {
    const store = memoryStore();
    await talk(hostOver(REWIND, store), "use ink", "use jam");
    const texts = ["use kit", "use lye"];
    await Promise.all(texts.map((text) => hostOver(REWIND, store).turn({ ...KEY, turn: "m2", text })));
    const items = Object.keys((await hostOver(REWIND, store).view(KEY)).state.policies);
    expect([
      ["ink", "kit"],
      ["ink", "lye"],
    ]).toContainEqual(items);
  });

  it("by a process that dies at any write ends as by one that does not", async () => {
    for (const text of ["no", "use jam", "Use jam", "cancel"]) {
      for (const loss of ["request", "answer"] as const) {
        for (let at = 0; at < 4; at += 1) {
          const store = memoryStore();
          await talk(hostOver(REWIND, store), "use ink", ENGINE, "yes");
          const edit = { ...KEY, turn: "m3", text };
          await hostOver(
            REWIND,
            faultyStore(store, (append) => (append === at ? loss : null)),
          )
            .turn(edit)
            .catch(() => null);
          const answer = said(await hostOver(REWIND, store).turn(edit));
          const sound = hostOver(REWIND);
          await talk(sound, "use ink", ENGINE, "yes");
          expect([text, loss, at, answer]).toEqual([text, loss, at, said(await sound.turn(edit))]);
          const [now, then] = await Promise.all([hostOver(REWIND, store).view(KEY), sound.view(KEY)]);
          expect([now.state, now.question?.prompt]).toEqual([then.state, then.question?.prompt]);
        }
      }
    }
  });
});

describe("an edit that others come in between of", () => {
  /** Once the way back has begun, at a place of the log: the other's turn, and where given the loss of the answer. */
  function between(store: Store, other: () => Promise<unknown>, when: "before" | "after", isLost = false): Store {
    let isDone = false;
    return {
      read: store.read.bind(store),
      purge: store.purge.bind(store),
      list: store.list.bind(store),
      async append(key, expected, entry) {
        const isNow = !isDone && entry.turn.includes("~undone-");
        isDone ||= isNow;
        if (isNow && when === "before") await other();
        const result = await store.append(key, expected, entry);
        if (isNow && isLost) throw new Error("The answer was lost.");
        if (isNow && when === "after") await other();
        return result;
      },
    };
  }

  const SWAP = "use almonds instead of peanuts";

  it("undoes nothing that was not seen", async () => {
    const store = memoryStore();
    const host = hostOver(REWIND, store);
    await talk(host, "use tea", "use sugar");
    const { rules: seen } = await host.view(KEY);
    const ban = () => host.turn({ ...KEY, turn: "o1", text: "prohibit peanuts" });
    const racing = hostOver(REWIND, between(store, ban, "before"));
    const answer = await racing.turn({ ...KEY, turn: "m2", text: "use honey", seen });
    expect(said(answer)).toContain("The rules have changed since you saw them");
    expect((await host.view(KEY)).state.policies).toEqual({ tea: "use", sugar: "use", peanuts: "prohibit" });
  });

  it("and that says nothing of what was seen undoes all since", async () => {
    const store = memoryStore();
    const host = hostOver(REWIND, store);
    await talk(host, "use tea", "use sugar");
    const ban = () => host.turn({ ...KEY, turn: "o1", text: "prohibit peanuts" });
    await hostOver(REWIND, between(store, ban, "before")).turn({ ...KEY, turn: "m2", text: "use honey" });
    expect((await host.view(KEY)).state.policies).toEqual({ tea: "use", honey: "use" });
  });

  it.each([false, true])("answers no question of theirs, the store's answer lost: %s", async (isLost) => {
    const store = memoryStore();
    const host = hostOver(REWIND, store);
    await talk(host, "prohibit peanuts", "use oats instead of milk");
    const answering = (await host.view(KEY)).question?.sequence;
    await host.turn({ ...KEY, turn: "m3", text: "no", answering });
    const ask = () => host.turn({ ...KEY, turn: "o1", text: SWAP });
    const racing = hostOver(REWIND, between(store, ask, "after", isLost));
    const edit = { ...KEY, turn: "m3", text: "yes", answering };
    if (isLost) {
      await expect(racing.turn(edit)).rejects.toThrow("lost");
      await ask();
    }
    expect(said(await racing.turn(edit))).toContain('"peanuts" is currently prohibited');
    expect((await host.view(KEY)).state.policies).toEqual({ peanuts: "prohibit" });
  });

  it("and that went to the model, where such turns are not kept, answers no later question when it is sent again", async () => {
    const sessions = createSessions({ store: memoryStore(), record: "changes" });
    const host = createHost({ ...REWIND, sessions });
    const say = (turn: string, text: string) => host.turn({ ...KEY, turn, text, answering: null });
    await say("m1", "prohibit peanuts");
    await say("m2", "use cat");
    expect((await say("m2", "sure")).kind).toBe("forward");
    await say("m3", SWAP);
    expect(said(await say("m2", "sure"))).toContain('"peanuts" is currently prohibited');
    expect((await host.view(KEY)).state.policies).toEqual({ peanuts: "prohibit" });
  });
});

describe("where edits are refused", () => {
  it.each([
    ["was asked about", ["Use docker"], {}],
    ["was cancelled with", [ENGINE, "cancel"], {}],
    ["was undone with", ["use ink", "undo"], { commands: true }],
    ["went to the model", ["hello"], {}],
  ])("a message that %s is known by its id, too", async (_, texts, options) => {
    const host = hostOver(options);
    await talk(host, ...texts);
    const answer = await host.turn({ ...KEY, turn: `m${texts.length}`, text: "use vim" });
    expect(answer).toMatchObject({ kind: "refused", reason: "turn_reused" });
    expect((await host.view(KEY)).state.policies).not.toHaveProperty("vim");
  });
});

it("an answer is told again where what held before it is no longer kept", async () => {
  const store = memoryStore();
  const host = hostOver({}, store);
  await talk(host, "use ink", "use jam");
  const session = await createSessions({ store }).open(KEY);
  const { sequence = 0 } = (await session.find("m2")) ?? {};
  await session.prune({ before: sequence });
  expect(said(await host.turn({ ...KEY, turn: "m2", text: "use jam" }))).toBe('Now in use: "jam".');
});
