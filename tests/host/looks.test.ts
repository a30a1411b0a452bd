/** Another window's turn that comes between what a message has looked at and what it writes: nothing that its user has not seen is taken back. */
import { expect, it } from "vitest";
import type { HostOptions } from "../../src/host/index.js";
import { memoryStore, type Store, type View } from "../../src/sessions/index.js";
import { hostOver, KEY } from "./talk.js";

type Window = ReturnType<typeof hostOver>;

/** A store behind one of whose reads something else is done, the first being 0. */
function behindRead(store: Store, at: number, act: () => Promise<unknown>): Store {
  let reads = 0;
  return {
    append: store.append.bind(store),
    purge: store.purge.bind(store),
    list: store.list.bind(store),
    async read(...place) {
      const found = await store.read(...place);
      if (reads++ === at) await act();
      return found;
    },
  };
}

interface Case {
  readonly options: Omit<HostOptions, "sessions">;
  readonly texts: readonly string[];
  readonly message: (view: View) => { readonly turn: string; readonly text: string };
  readonly others: readonly string[];
  /** What the other window has done, and what stays. */
  readonly stays: (view: View) => unknown;
  readonly expected: unknown;
}

const BANNED: Pick<Case, "others" | "stays" | "expected"> = {
  others: ["prohibit shellfish"],
  stays: ({ state }) => state.policies.shellfish,
  expected: "prohibit",
};

const CASES: readonly (readonly [string, Case])[] = [
  [
    "an undo",
    {
      ...{ ...BANNED, options: { commands: true }, texts: ["prohibit peanuts", "use oats"] },
      message: ({ rules }) => ({ turn: "last", text: "undo", seen: rules }),
    },
  ],
  [
    "an edit",
    {
      ...{ ...BANNED, options: { onEdit: "rewind" }, texts: ["prohibit peanuts", "use oats"] },
      message: ({ rules }) => ({ turn: "m1", text: "use rice", seen: rules }),
    },
  ],
  [
    "an edit of an answer, whose question is asked again",
    {
      ...{
        ...BANNED,
        options: { onEdit: "rewind", onUnrelated: "set_aside" },
        texts: ["use oats instead of milk", "yes"],
      },
      message: ({ rules }) => ({ turn: "m1", text: "hm", seen: rules }),
    },
  ],
  [
    "an answer that takes a question back",
    {
      options: { commands: true },
      texts: ["use oats instead of milk"],
      message: ({ question }) => ({ turn: "last", text: "never mind", answering: question?.sequence ?? null }),
      others: ["yes", "use rice instead of pasta"],
      stays: ({ question }) => question?.prompt,
      expected: 'Did you mean to use "rice" instead?',
    },
  ],
];

async function say(window: Window, texts: readonly string[], name: string): Promise<void> {
  for (const [at, text] of texts.entries()) await window.turn({ ...KEY, turn: `${name}${at}`, text });
}

it.each(CASES)("%s takes nothing back that came behind one of its looks", async (_what, made) => {
  let looks = 0;
  for (let isBehind = true; isBehind; looks += 1) {
    isBehind = false;
    const store = memoryStore();
    const other = hostOver(made.options, store);
    await say(other, made.texts, "m");
    const racing = behindRead(store, looks, async () => {
      isBehind = true;
      await say(other, made.others, "other");
    });
    await hostOver(made.options, racing).turn({ ...KEY, ...made.message(await other.view(KEY)) });
    if (isBehind) expect([looks, made.stays(await other.view(KEY))]).toEqual([looks, made.expected]);
  }
  expect(looks).toBeGreaterThan(3);
});
