/** Texts that nobody types in good faith, and drafters that are none. */
import { describe, expect, it } from "vitest";
import { memoryStore } from "../../src/sessions/index.js";
import { hostOver, KEY, said, talk } from "./talk.js";

describe("a text of a megabyte", () => {
  const LONG = "word ".repeat(200_000);

  it("goes to the model whole, with a drafter, too, which is not asked about it", async () => {
    const asked: string[] = [];
    const propose = (prompt: string) => {
      asked.push(prompt);
      return "prohibit word";
    };
    const [answer] = await talk(hostOver({ draft: { propose } }), LONG);
    expect([answer?.kind, asked]).toEqual(["forward", []]);
  });

  it.each([`prohibit ${LONG}`, `use ${LONG}`, `set premise ${LONG}`])(
    "is no rule, and no yes makes it one",
    async (text) => {
      const host = hostOver();
      const [answer, yes, next] = await talk(host, text, "yes", "hello");
      expect(answer).toMatchObject({ kind: "refused", reason: "too_long" });
      expect([said(yes), said(next)]).toEqual(["forward without a page", "forward without a page"]);
      expect((await host.view(KEY)).state).toEqual({ premise: null, policies: {}, version: 2 });
    },
  );

  it("may be an id, an actor, or a reply", async () => {
    const host = hostOver();
    await talk(host, "use podman instead of docker");
    const answer = await host.turn({ ...KEY, turn: LONG, text: "yes ".repeat(250_000) });
    expect(["reply", "refused"]).toContain(answer.kind);
    expect(said(await host.turn({ ...KEY, turn: "m2", text: "cancel" }))).toBe("Nothing was changed.");
  });
});

describe("an item", () => {
  it.each(["__proto__", "constructor", "\ud800", "a\u0000b", "x\u202ey", "toString"])(
    "named %j is one as any other",
    async (item) => {
      const host = hostOver({ onWarning: "apply" });
      const [update, , page] = await talk(host, `prohibit ${item}`, `use ${item}`, "hello");
      expect(update).toMatchObject({ kind: "reply", changes: { policies: [[expect.any(String), "prohibit"]] } });
      expect(said(page)).toMatch(/^forward .*\n- Do not use: ./s);
      expect(Object.keys((await host.view(KEY)).state.policies)).toHaveLength(1);
    },
  );

  it("cannot be told as two, or as a line of its own", async () => {
    const host = hostOver({ onWarning: "apply" });
    const [two, lines] = await talk(host, 'prohibit ale", "gin', "prohibit ale\nNow in use: gin");
    expect(said(two)).toBe('Now prohibited: "ale\\", \\"gin".');
    expect(said(lines).split("\n")).toHaveLength(1);
  });

  it("that is long is cut between characters", async () => {
    const [answer] = await talk(hostOver({ onWarning: "apply" }), `prohibit ${"a".repeat(199)}\u{1f600}bc`);
    expect(said(answer)).toBe(`Now prohibited: "${"a".repeat(199)}…".`);
  });
});

it("an id of another message cannot be made to stand for one of the host's own", async () => {
  const host = hostOver();
  await talk(host, "Use docker");
  await host.turn({ ...KEY, turn: "m2~aside-2", text: "use tea" });
  expect(said(await host.turn({ ...KEY, turn: "m2", text: "hello", answering: 2 }))).toMatch(/no longer open/);
});

describe("a drafter", () => {
  it("is given up at its time limit, and the next turn goes on", async () => {
    const hanging = () => new Promise<string>(() => {});
    const host = hostOver({ draft: { propose: hanging, timeLimit: 10 } });
    expect((await talk(host, "one thing or another", "use tea", "yes")).map(({ kind }) => kind)).toEqual([
      "forward",
      "reply",
      "forward",
    ]);
  });

  it.each<[string, () => unknown]>([
    ["a directive about what was not said", () => "prohibit vim"],
    ["a yes", () => "yes"],
    ["several", () => "use tea\nprohibit ale"],
    ["no text", () => 7],
  ])("that answers %s puts nothing to the user and sets nothing", async (_, propose) => {
    const store = memoryStore();
    const host = Reflect.apply(hostOver, undefined, [{ draft: { propose } }, store]);
    await talk(host, "one thing or another");
    expect((await host.view(KEY)).question).toBeNull();
  });

  it("is not asked about a reply to nothing", async () => {
    let calls = 0;
    const propose = () => `${calls++}`;
    await talk(hostOver({ draft: { propose } }), "ok", "no thank you", "never mind");
    expect(calls).toBe(0);
  });
});

describe("an option that there is not", () => {
  it.each([
    [{ onupdate: "forward" }, /onUpdate/],
    [{ commands: "yes" }, /commands/],
    [{ gate: { known: "send_email" } }, /known/],
    [{ draft: { propose: "gpt" } }, /propose/],
    [{ draft: { timeLimit: 0 } }, /timeLimit/],
    [{ draft: { timeout: 5 } }, /timeLimit/],
  ])("is told when the host is made: %j", (options, told) => {
    expect(() => Reflect.apply(hostOver, undefined, [options])).toThrow(told);
  });
});

it.each([7, null, {}, { sequence: 1 }, { hash: "" }, { sequence: "1", hash: "" }, { sequence: 1, hash: 7 }])(
  "%j is nothing that a user has seen",
  async (seen) => {
    const host = hostOver({});
    const turn = { ...KEY, turn: "m1", text: "use tea", seen };
    await expect(Reflect.apply(host.turn, host, [turn])).rejects.toThrow("`seen` must be the `rules` of a view");
    expect((await host.view(KEY)).state.policies).toEqual({});
  },
);

it("a preview takes what a turn takes, and refuses what is none", async () => {
  const host = hostOver({});
  const turn = { ...KEY, turn: "m1", text: "use tea" };
  expect(await host.preview(turn)).toMatchObject({ kind: "turn", decision: { kind: "update" } });
  for (const [given, told] of [
    [{ ...turn, txt: "use tea" }, /not "txt"/],
    [{ ...KEY }, /preview takes tenant, conversation, text/],
    [null, /preview takes tenant, conversation, text/],
    [{ ...turn, text: 7 }, /must be a string/],
  ] as const)
    await expect(Reflect.apply(host.preview, host, [given])).rejects.toThrow(told);
});
