/**
 * Another's turn that comes in the middle of an edit, or of any message: what holds then is what would hold had they come one after the other, and
 * nothing is undone or answered that a guarded message has not seen.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { HostAnswer, HostOptions } from "../../src/host/index.js";
import { memoryStore, type Store, type View } from "../../src/sessions/index.js";
import { hostOver, KEY } from "./talk.js";

const TEXT = fc.constantFrom(
  ...["use ink", "use jam", "Use jam", "use podman", "use docker", "use podman instead of docker"],
  ...["prohibit ink", "prohibit peanuts.", "remove policy ink", "reset policies"],
  ...["set premise concise", "change premise to long", "clear state", "yes", "no", "cancel", "hello", "undo"],
);

const CHOICES = fc.record({
  onUpdate: fc.constantFrom("acknowledge" as const, "forward" as const),
  onWarning: fc.constantFrom("ask" as const, "apply" as const),
  onUnrelated: fc.constantFrom("ask_again" as const, "set_aside" as const),
  onEdit: fc.constant("rewind" as const),
  commands: fc.boolean(),
});

type Options = Omit<HostOptions, "sessions">;

const OPTIONS: fc.Arbitrary<Options> = fc
  .tuple(CHOICES, fc.boolean())
  .map(([choices, isDrafting]) => (isDrafting ? { ...choices, draft: {} } : choices));

const RACES = fc.record({
  texts: fc.array(TEXT, { minLength: 1, maxLength: 5 }),
  text: TEXT,
  other: TEXT,
  /** Which message is edited; a new one where there is none of that number. */
  at: fc.nat(6),
  /** Next to which write of the message the other comes. */
  write: fc.nat(3),
  isBefore: fc.boolean(),
  isSeen: fc.boolean(),
  isAnswering: fc.boolean(),
});

function standing({ state, question }: View): string {
  return JSON.stringify([Object.entries(state.policies).sort(), state.premise, question?.prompt ?? null]);
}

/** What messages come to, one after the other. */
async function spoken(options: Options, texts: readonly string[]): Promise<string> {
  const host = hostOver(options);
  for (const [at, text] of texts.entries()) await host.turn({ ...KEY, turn: `m${at}`, text });
  return standing(await host.view(KEY));
}

/** A store next to one of whose writes something else is done. */
function between(store: Store, write: number, isBefore: boolean, act: () => Promise<void>): Store {
  let writes = 0;
  return {
    read: store.read.bind(store),
    purge: store.purge.bind(store),
    list: store.list.bind(store),
    async append(key, expected, entry) {
      const isNow = writes === write;
      writes += 1;
      if (isNow && isBefore) await act();
      const result = await store.append(key, expected, entry);
      if (isNow && !isBefore) await act();
      return result;
    },
  };
}

function isIdle(answer: HostAnswer): boolean {
  if (answer.kind === "refused") return true;
  return Object.keys(answer.changes).length === 0 && (answer.kind === "forward" || answer.question === null);
}

it("comes to what one order of the turns comes to", async () => {
  await fc.assert(
    fc.asyncProperty(OPTIONS, RACES, async (options, { texts, text, other, ...race }) => {
      const store = memoryStore();
      const host = hostOver(options, store);
      for (const [at, said] of texts.entries()) await host.turn({ ...KEY, turn: `m${at}`, text: said });
      const at = Math.min(race.at, texts.length);
      fc.pre(texts[at] !== text);
      const { rules, question } = await host.view(KEY);
      let answer: HostAnswer | null = null;
      const racing = between(store, race.write, race.isBefore, async () => {
        answer = await hostOver(options, store).turn({ ...KEY, turn: "other", text: other });
      });
      await hostOver(options, racing).turn({
        ...{ ...KEY, turn: `m${at}`, text },
        ...(race.isSeen ? { seen: rules } : {}),
        ...(race.isAnswering ? { answering: question?.sequence ?? null } : {}),
      });
      if (answer === null) return;
      const before = texts.slice(0, at);
      // The message is not taken, or first, or its way back alone is first: before the question that was open there is asked again, or behind it.
      const orders = [
        [...texts, other],
        [...before, text, other],
        [...before, other],
        [...before, "cancel", other],
      ];
      const isUnseen = isIdle(answer) || (await spoken(options, [...texts, other])) === (await spoken(options, texts));
      if (isUnseen || !race.isSeen) orders.push([...before, text]);
      if (!race.isSeen) orders.push([...before, other, text], [...before, "cancel", other, text]);
      const ends = await Promise.all(orders.map((order) => spoken(options, order)));
      expect(ends).toContain(standing(await host.view(KEY)));
    }),
    { seed: 17, numRuns: 150 },
  );
});
