/**
 * However often messages are edited, sent again, sent by what is no longer so, or cut short by a store that fails, a conversation stands as one in which the messages
 * that are left were sent one after the other, and none ever edited.
 */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Host, HostOptions, HostTurn } from "../../src/host/index.js";
import { faultyStore, type Loss } from "../../src/sessions/contract/index.js";
import { memoryStore, type Store, type View } from "../../src/sessions/index.js";
import { hostOver, KEY, said } from "./talk.js";

const TEXTS = [
  ...["use ink", "use jam", "Use jam", "use podman", "use docker", "use podman instead of docker"],
  ...["prohibit ink", "prohibit peanuts.", "remove policy ink", "reset policies"],
  ...["set premise concise", "change premise to long", "clear state"],
  ...["yes", "no", "cancel", "maybe", "hello", "undo", "show state", "why ink"],
];

/** What leaves nothing in the log: an edit of it is a new message. */
const LOOKS = ["maybe", "show state", "why ink"];

const CHOICES = fc.record({
  onUpdate: fc.constantFrom("acknowledge" as const, "forward" as const),
  onWarning: fc.constantFrom("ask" as const, "apply" as const, "report" as const),
  onUnrelated: fc.constantFrom("ask_again" as const, "set_aside" as const),
  onEdit: fc.constant("rewind" as const),
  commands: fc.boolean(),
});

const OPTIONS: fc.Arbitrary<Options> = fc
  .tuple(CHOICES, fc.boolean())
  .map(([choices, isDrafting]) => (isDrafting ? { ...choices, draft: {} } : choices));

const STEPS = fc.array(
  fc.record({
    kind: fc.constantFrom("say" as const, "say" as const, "edit" as const, "retry" as const, "stale" as const),
    at: fc.nat(8),
    text: fc.constantFrom(...TEXTS),
    /** Which guards the client gives along. */
    seen: fc.boolean(),
    answering: fc.boolean(),
    /** At which write of its first try the store fails, and whether it has taken effect then. */
    failsAt: fc.constantFrom(null, null, 0, 1, 2, 3),
    loss: fc.constantFrom("request" as const, "answer" as const),
  }),
  { maxLength: 12 },
);

type Options = Omit<HostOptions, "sessions">;

interface Failure {
  readonly failsAt: number | null;
  readonly loss: Loss;
}

interface Message {
  readonly turn: string;
  readonly text: string;
}

/** What holds, and what is asked. */
async function standing(host: Host) {
  const { state, question } = await host.view(KEY);
  return { state, prompt: question?.prompt ?? null };
}

/** What the messages come to, one after the other, and the answer to the last. */
async function spoken(options: Options, messages: readonly Message[]) {
  const host = hostOver(options);
  let answer = "";
  for (const { text, turn } of messages) answer = said(await host.turn({ ...KEY, turn, text }));
  return { answer, ...(await standing(host)) };
}

/** Sends a turn, over a store that fails at a write, and again over one that does not. */
async function sent(options: Options, store: Store, turn: HostTurn, { failsAt, loss }: Failure): Promise<string> {
  const failing = faultyStore(store, (append) => (append === failsAt ? loss : null));
  if (failsAt !== null)
    await hostOver(options, failing)
      .turn(turn)
      .catch(() => null);
  return said(await hostOver(options, store).turn(turn));
}

function guards({ rules, question }: View, { seen, answering }: { seen: boolean; answering: boolean }) {
  return { ...(seen ? { seen: rules } : {}), ...(answering ? { answering: question?.sequence ?? null } : {}) };
}

it("stands as one in which no message was edited", async () => {
  await fc.assert(
    fc.asyncProperty(OPTIONS, STEPS, async (options, steps) => {
      const store = memoryStore();
      const host = hostOver(options, store);
      let messages: readonly Message[] = [];
      for (const [index, { kind, at, text, ...given }] of steps.entries()) {
        const view = await host.view(KEY);
        const before = await standing(host);
        const old = kind === "say" ? undefined : messages[at % messages.length];
        const isSame = kind === "retry" || old?.text === text;
        if (old === undefined) {
          const message = { turn: `m${index}`, text };
          messages = [...messages, message];
          const answer = await sent(options, store, { ...KEY, ...message, ...guards(view, given) }, given);
          expect({ answer, ...(await standing(host)) }).toEqual(await spoken(options, messages));
        } else if (isSame) {
          await host.turn({ ...KEY, ...old, ...guards(view, given) });
          expect(await standing(host)).toEqual(before);
        } else if (kind === "stale") {
          const seen = { sequence: view.rules.sequence + 1, hash: "another" };
          await host.turn({ ...KEY, turn: old.turn, text, seen });
          expect(await standing(host)).toEqual(before);
        } else if (!LOOKS.includes(old.text)) {
          const edited = { turn: old.turn, text };
          messages = [...messages.slice(0, messages.indexOf(old)), edited];
          const answer = await sent(options, store, { ...KEY, ...edited, ...guards(view, given) }, given);
          expect({ answer, ...(await standing(host)) }).toEqual(await spoken(options, messages));
        }
      }
    }),
    { seed: 41, numRuns: 250 },
  );
});
