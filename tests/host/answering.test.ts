/** A question is answered by the turn that is an answer to it, and by no other; no message is swallowed on its account. */
import { describe, expect, it } from "vitest";
import type { Host, HostAnswer, HostOptions } from "../../src/host/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { hostOver, KEY, said, talk } from "./talk.js";

const ENGINE = "use podman instead of docker";

/** The sequence of the question that an answer shows. */
function sequenceOf(answer: HostAnswer | undefined): number {
  if (answer?.kind !== "reply" || answer.question === null) throw new Error("No question is shown.");
  return answer.question.sequence;
}

const send = (host: Host, turn: string, text: string, more: object = {}) => host.turn({ ...KEY, turn, text, ...more });

describe("a client that says which question is on its screen", () => {
  it.each<[string, Omit<HostOptions, "sessions">, string]>([
    ["of the host", {}, "Use docker"],
    ["of the engine, which may be set aside", { onUnrelated: "set_aside" }, ENGINE],
  ])("may send something else: a question %s goes, and the message is taken", async (_, options, text) => {
    const host = hostOver(options);
    const [asked] = await talk(host, text);
    expect(said(await send(host, "m2", "hello", { answering: sequenceOf(asked) }))).toBe("forward without a page");
    expect((await host.view(KEY)).question).toBeNull();
  });

  it("and what it has seen may send something else, too, and once more", async () => {
    const host = hostOver();
    const [asked] = await talk(host, "Use docker");
    const { rules: seen } = await host.view(KEY);
    const turn = { answering: sequenceOf(asked), seen };
    expect(said(await send(host, "m2", "use tea", turn))).toBe('Now in use: "tea".');
    expect(said(await send(host, "m2", "use tea", turn))).toBe('Now in use: "tea".');
  });

  it("takes back no other one with a cancel, or with something else", async () => {
    const host = hostOver();
    const old = sequenceOf((await talk(host, "Use docker"))[0]);
    await send(host, "o1", "no");
    const open = await send(host, "o2", "Use podman");
    for (const text of ["cancel", "hello", "no", "yes"]) {
      expect(said(await send(host, `m-${text}`, text, { answering: old }))).toBe(said(open));
      expect((await host.view(KEY)).question?.sequence).toBe(sequenceOf(open));
    }
  });

  it("is told where the question is gone", async () => {
    const host = hostOver();
    const answering = sequenceOf((await talk(host, ENGINE))[0]);
    await send(host, "o1", "no");
    expect(said(await send(host, "m2", "yes", { answering }))).toBe(
      "That question is no longer open, so this was not taken.",
    );
  });

  it.each([999, 0, -1])("is told so of a sequence that there is not: %i", async (answering) => {
    const host = hostOver();
    expect(said(await send(host, "m1", "yes", { answering }))).toMatch(/no longer open/);
    const [asked] = await talk(host, ENGINE);
    expect(said(await send(host, "m2", "yes", { answering }))).toBe(said(asked));
    expect((await host.view(KEY)).state.policies).toEqual({});
  });

  it.each([{ answering: "5" }, { answering: 1.5 }, { seen: 3 }, { seen: { sequence: 1 } }, { actor: 7 }, { text: 1 }])(
    "and says nonsense is misuse, whatever would become of the turn: %j",
    async (more) => {
      const turn = { ...KEY, turn: "m1", text: "Use docker", ...more };
      await expect(Reflect.apply(hostOver().turn, undefined, [turn])).rejects.toThrow(TypeError);
    },
  );
});

/** A store before whose next append, or whose read of that number, somebody else is quicker. */
function overtaken(store: Store, call: "append" | "read", at: number, first: () => Promise<unknown>): Store {
  let calls = 0;
  const before = async (name: typeof call) => {
    if (name === call && ++calls === at) await first();
  };
  return {
    append: (...args) => before("append").then(() => store.append(...args)),
    read: (...args) => before("read").then(() => store.read(...args)),
    purge: (...args) => store.purge(...args),
    list: (...args) => store.list(...args),
  };
}

describe("a question that comes up while a turn is on its way", () => {
  it.each([ENGINE, "Use docker"])("is not answered by it: %s", async (question) => {
    // Read 1 looks for the turn, read 2 looks at the rules: at 3 it is decided already, and stepped.
    for (const text of ["yes", "ok", "no"]) {
      for (const [call, at] of [
        ["read", 3],
        ["append", 1],
      ] as const) {
        const store = memoryStore();
        await send(hostOver({}, store), "o1", "use vim");
        const other = () => send(hostOver({}, store), "o2", question);
        const answer = await send(hostOver({}, overtaken(store, call, at, other)), "m1", text);
        const { state, question: open } = await hostOver({}, store).view(KEY);
        expect([text, call, answer.kind, said(answer)]).toEqual([text, call, "reply", open?.prompt]);
        expect(state.policies).toEqual({ vim: "use" });
      }
    }
  });

  it("does not swallow it", async () => {
    const store = memoryStore();
    await send(hostOver({}, store), "o1", "use vim");
    const other = () => send(hostOver({}, store), "o2", "Use docker");
    const answer = await send(hostOver({}, overtaken(store, "append", 1, other)), "m1", "hello");
    expect(said(answer)).toMatch(/^forward/);
  });

  it("again, where a first one was set aside, does not wedge it", async () => {
    const store = memoryStore();
    await send(hostOver({}, store), "o1", "Use docker");
    // The first append takes the question back; another one is open before the second.
    const other = () => send(hostOver({}, store), "o2", "Use podman");
    const answer = await send(hostOver({}, overtaken(store, "append", 2, other)), "m1", "Use vim");
    expect(said(answer)).toBe("Did you mean `use vim`?");
    expect(said(await send(hostOver({}, store), "m2", "yes"))).toBe('Now in use: "vim".');
  });
});

describe("a reply without a question of its own", () => {
  it("does not come with one that is open by then", async () => {
    const host = hostOver();
    await talk(host, "prohibit ale", "use ale");
    await send(host, "o1", ENGINE);
    const again = await send(host, "m2", "use ale");
    expect(again).toMatchObject({ kind: "reply", question: null });
  });

  it("comes with its own at a retry while that is open, and without it afterwards", async () => {
    const host = hostOver();
    const [asked] = await talk(host, ENGINE);
    expect(await send(host, "m1", ENGINE)).toMatchObject({ question: { sequence: sequenceOf(asked) } });
    await send(host, "m2", "no");
    const text = `${said(asked)}\nThat question is no longer open.`;
    expect(await send(host, "m1", ENGINE)).toMatchObject({ text, question: null });
  });
});

it("two processes that read one message differently do one thing with it", async () => {
  const store = memoryStore();
  await send(hostOver({}, store), "o1", "use vim");
  const text = "please never use semicolons";
  // One has a drafter and asks; the other one has none, and its word to the model is first.
  const other = () => send(hostOver({}, store), "m1", text);
  const answer = await send(hostOver({ draft: {} }, overtaken(store, "append", 1, other)), "m1", text);
  expect(answer.kind).toBe("forward");
  const history = await (await createSessions({ store }).open(KEY)).history();
  expect(history.map(({ record: { kind } }) => kind)).toEqual(["origin", "turn", "turn"]);
});
