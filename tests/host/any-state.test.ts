/** What holds wherever a conversation has come to, and however often the store fails on the way. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalJson } from "../../src/base/index.js";
import type { HostAnswer, HostOptions } from "../../src/host/index.js";
import { acknowledgement } from "../../src/host/words.js";
import { createEngine, describeState } from "../../src/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { hostOver, KEY, said, talk } from "./talk.js";

const TEXTS = fc.oneof(
  fc.constantFrom(
    "use docker",
    "use the  Docker.",
    "use podman instead of docker",
    "use vim instead of docker",
    "prohibit ale",
    "use ale",
    "remove policy ale",
    "set premise terse",
    "change premise to long",
    "set premise to terse",
    "prohibit peanuts.",
    "Use docker",
    "please never use semicolons",
    "use python to sort this list: [3]",
    "clear state",
    "reset policies",
    "yes",
    "nah",
    "cancel",
    "what?",
    "hello",
    "undo",
    "show state",
    "why docker",
    "use __proto__",
    "prohibit constructor",
    'use x", "y',
    "use \ud800",
    "use a\u0000b\u202ec",
  ),
  fc.string({ unit: "binary", maxLength: 8 }),
);

const OPTIONS = fc.record({
  onUpdate: fc.constantFrom("acknowledge", "forward"),
  onWarning: fc.constantFrom("ask", "apply", "report"),
  onUnrelated: fc.constantFrom("ask_again", "set_aside"),
  onEdit: fc.constantFrom("refuse", "rewind"),
  commands: fc.boolean(),
  draft: fc.constantFrom({}, { propose: () => "prohibit vim" }),
});

const TURNS = fc.array(fc.record({ id: fc.integer({ min: 0, max: 12 }), text: TEXTS }), { maxLength: 12 });

/** A conversation in which ids come again, with the same text and with others. */
async function reach(
  options: Omit<HostOptions, "sessions">,
  turns: readonly { readonly id: number; readonly text: string }[],
  each: (answer: HostAnswer, store: Store) => Promise<void> = async () => {},
): Promise<Store> {
  const store = memoryStore();
  for (const { id, text } of turns)
    await each(await hostOver(options, store).turn({ ...KEY, turn: `m${id}`, text }), store);
  return store;
}

it("two turns lead from anywhere to the model", async () => {
  await fc.assert(
    fc.asyncProperty(OPTIONS, TURNS, async (options, turns) => {
      const host = hostOver(options, await reach(options, turns));
      const answers = [
        await host.turn({ ...KEY, turn: "out1", text: "cancel" }),
        await host.turn({ ...KEY, turn: "out2", text: "Tell me about the weather there" }),
      ];
      expect(answers.map(({ kind }) => kind)[1]).toBe("forward");
    }),
    { numRuns: 300 },
  );
});

it("a page is that of the state after the turn, and what is told is what differs from before", async () => {
  await fc.assert(
    fc.asyncProperty(OPTIONS, TURNS, async (options, turns) => {
      let before = createEngine().state;
      await reach({ ...options, onEdit: "refuse" }, turns, async (answer, store) => {
        const { state, question } = await (await createSessions({ store }).open(KEY)).view();
        const isEmpty = describeState(state) === describeState(createEngine().state);
        if (answer.kind === "forward") {
          expect(answer.system).toBe(isEmpty ? null : describeState(state));
          expect(answer.state).toEqual(state);
        }
        // A retry tells what was changed then.
        const isNew = canonicalJson(before) !== canonicalJson(state);
        if (isNew && answer.kind === "reply") {
          const told = said(answer).split("\n");
          for (const item of Object.keys(before.policies))
            if (!Object.hasOwn(state.policies, item)) expect(answer.changes.policies).toContainEqual([item, null]);
          for (const [item, policy] of Object.entries(state.policies))
            if (!Object.hasOwn(before.policies, item) || before.policies[item] !== policy)
              expect(answer.changes.policies).toContainEqual([item, policy]);
          if (state.premise !== before.premise) expect(answer.changes.premise).toBe(state.premise);
          expect(told.slice(0, acknowledgement(answer.changes).split("\n").length).join("\n")).toBe(
            acknowledgement(answer.changes),
          );
        }
        if (answer.kind === "reply" && answer.question !== null) {
          expect(answer.question.sequence).toBe(question?.sequence);
          expect(answer.text).toContain(answer.question.prompt);
        }
        before = state;
      });
    }),
    { numRuns: 300 },
  );
});

/** A store of which the call of that number fails, before or after it has taken effect. */
function failing(store: Store, at: number, isAfter: boolean): Store {
  let calls = 0;
  const faulty = async <T>(call: () => Promise<T>): Promise<T> => {
    const isFaulty = ++calls === at;
    if (isFaulty && !isAfter) throw new Error("The store is away.");
    const result = await call();
    if (isFaulty) throw new Error("The store is away.");
    return result;
  };
  return {
    append: (...args) => faulty(() => store.append(...args)),
    read: (...args) => faulty(() => store.read(...args)),
    purge: (...args) => store.purge(...args),
    list: (...args) => store.list(...args),
  };
}

const TALK = [
  "use docker",
  "Use podman",
  "hello",
  "prohibit ale.",
  "what?",
  "no",
  "use a instead of b",
  "stop",
  "undo",
];

it.each([false, true])(
  "a store that fails at any call, after it took effect: %s, changes nothing in the end",
  async (isAfter) => {
    const options = { commands: true, onEdit: "rewind" } as const;
    const sound = memoryStore();
    const plain = (await talk(hostOver(options, sound), ...TALK)).map(said);
    for (let at = 1; at < 50; at += 1) {
      const inner = memoryStore();
      const store = failing(inner, at, isAfter);
      const answers: string[] = [];
      for (const [index, text] of TALK.entries()) {
        const send = () => hostOver(options, store).turn({ ...KEY, turn: `m${index + 1}`, text });
        answers.push(said(await send().catch(send)));
      }
      expect([at, answers]).toEqual([at, plain]);
      expect((await inner.read(KEY, {})).map(({ turn, body }) => [turn, body])).toEqual(
        (await sound.read(KEY, {})).map(({ turn, body }) => [turn, body]),
      );
    }
  },
);
