/** A turn that is sent again is not taken again, and gets its first answer. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HostAnswer, HostOptions } from "../../src/host/index.js";
import { faultyStore } from "../../src/sessions/contract/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { hostOver, KEY, said, talk } from "./talk.js";

const TEXTS = [
  "use docker",
  "use podman instead of docker",
  "prohibit ale",
  "use ale",
  "prohibit peanuts.",
  "Use docker",
  "use python to sort this list: [3]",
  "please never use semicolons",
  "yes",
  "no",
  "yup",
  "cancel",
  "what?",
  "hello",
  "undo",
  "clear state",
] as const;

const OPTIONS: readonly Omit<HostOptions, "sessions">[] = [
  {},
  { draft: {}, commands: true },
  { onUpdate: "forward", onWarning: "apply", onUnrelated: "set_aside" },
];

const talks = fc.record({
  options: fc.constantFrom(...OPTIONS),
  texts: fc.array(fc.constantFrom(...TEXTS), { minLength: 1, maxLength: 10 }),
});

const losses = fc.array(fc.constantFrom("request", "answer", null), { maxLength: 40 });

/** What a client shows of an answer; a question that is answered by now is open no more. */
function shown(answer: HostAnswer): unknown {
  const changes = answer.kind === "refused" ? null : new Map(answer.changes.policies);
  return [answer.kind, said(answer), changes];
}

describe("a turn sent again", () => {
  it("that was asked about shows its question, and as an open one only while that is open", async () => {
    const host = hostOver();
    const again = () => host.turn({ ...KEY, turn: "m1", text: "Use docker" });
    const question = { sequence: 1, prompt: "Did you mean `use docker`?" };
    const [first] = await talk(host, "Use docker");
    expect(first).toMatchObject({ text: question.prompt });
    expect(await again()).toEqual(first);
    await host.turn({ ...KEY, turn: "m2", text: "no" });
    const closed = { text: `${question.prompt}\nThat question is no longer open.`, question: null };
    expect(await again()).toMatchObject(closed);
    await host.turn({ ...KEY, turn: "m3", text: "Use podman" });
    expect(await again()).toMatchObject(closed);
  });

  it("at which the engine waited says that it waits no more, and one that the engine only refused says what it said", async () => {
    const host = hostOver();
    const again = async (turn: string, text: string) => said(await host.turn({ ...KEY, turn, text }));
    const [, refused, asked] = await talk(host, "prohibit ale", "use ale", "use oats instead of milk");
    expect(await again("m3", "use oats instead of milk")).toBe(said(asked));
    await again("m4", "yes");
    expect(await again("m3", "use oats instead of milk")).toBe(`${said(asked)}\nThat question is no longer open.`);
    expect(await again("m2", "use ale")).toBe(said(refused));
  });

  it("has the same warnings, those about the names of tools too", async () => {
    const host = hostOver({ gate: { known: ["send_email"] }, onWarning: "report" });
    const turn = { ...KEY, turn: "m1", text: "prohibit send_emial" };
    const first = await host.turn(turn);
    expect(first).toMatchObject({ diagnostics: [{ code: expect.any(String) }] });
    expect(await host.turn(turn)).toEqual(first);
  });

  it("whose yes the engine refused says why once more", async () => {
    const store = memoryStore();
    const session = await createSessions({ store }).open(KEY);
    const host = hostOver({}, store);
    await talk(host, "prohibit peanuts");
    await session.ask({ turn: "q", question: { prompt: "A lunch?", yes: ["use peanuts", "use tea"] } });
    const yes = { ...KEY, turn: "m2", text: "yes" };
    const first = await host.turn(yes);
    expect(said(first)).toContain('"peanuts" is currently prohibited.');
    expect(await host.turn(yes)).toEqual(first);
  });

  it("says so where a part of what it has changed holds no more", async () => {
    const host = hostOver();
    await talk(host, "prohibit milk", "use oats instead of milk", "yes", "prohibit milk");
    const answer = await host.turn({ ...KEY, turn: "m3", text: "yes" });
    expect(said(answer)).toBe(
      'Lifted: "milk".\nNow in use: "oats".\nThat was done when you said it first, and does not hold any more. Nothing was changed now.',
    );
  });

  it("at once is answered the same, and the log stays as it is", async () => {
    await fc.assert(
      fc.asyncProperty(talks, async ({ options, texts }) => {
        const [once, twice] = [memoryStore(), memoryStore()];
        const plain = await talk(hostOver(options, once), ...texts);
        const host = hostOver(options, twice);
        for (const [index, text] of texts.entries()) {
          const turn = { ...KEY, turn: `m${index + 1}`, text };
          const first = await host.turn(turn);
          expect(shown(await host.turn(turn))).toEqual(shown(first));
          expect(shown(first)).toEqual(shown(plain[index] ?? first));
        }
        expect(await twice.read(KEY, {})).toEqual(await once.read(KEY, {}));
      }),
      { numRuns: 300 },
    );
  });

  it("where the store failed before or after its write ends as if it had not", async () => {
    await fc.assert(
      fc.asyncProperty(talks, losses, async ({ options, texts }, lost) => {
        const [sound, inner] = [memoryStore(), memoryStore()];
        await talk(hostOver(options, sound), ...texts);
        const store = faultyStore(inner, (append) => lost[append] ?? null);
        for (const [index, text] of texts.entries()) {
          for (let isTaken = false; !isTaken; ) {
            // Another process each time.
            isTaken = await hostOver(options, store)
              .turn({ ...KEY, turn: `m${index + 1}`, text })
              .then(
                () => true,
                () => false,
              );
          }
        }
        const [then, now] = await Promise.all(
          [sound, inner].map(async (s) => (await createSessions({ store: s }).open(KEY)).view()),
        );
        expect([now?.state, now?.question?.prompt]).toEqual([then?.state, then?.question?.prompt]);
      }),
      { numRuns: 200 },
    );
  });

  it("after what it did was taken back is not told as if it held", async () => {
    const host = hostOver({ commands: true }, memoryStore());
    // A client without ids that cuts its history: the digest is that of the first message.
    const say = async (text: string) => said(await host.turn({ ...KEY, history: [], text }));
    const since = "That was done when you said it first, and does not hold any more. Nothing was changed now.";
    expect(await say("prohibit peanuts")).toBe('Now prohibited: "peanuts".');
    expect(await say("prohibit peanuts")).toBe('Now prohibited: "peanuts".');
    expect(await say("undo")).toBe('Lifted: "peanuts".');
    expect(await say("prohibit peanuts")).toBe(`Now prohibited: "peanuts".\n${since}`);
    await host.turn({ ...KEY, turn: "m1", text: "prohibit peanuts" });
    expect(await say("prohibit peanuts")).toBe('Now prohibited: "peanuts".');
    expect(await say("undo")).toBe(`Lifted: "peanuts".\n${since}`);
    expect(await say("set premise vegan meals")).toBe("The premise is now: vegan meals");
    await host.turn({ ...KEY, turn: "m2", text: "clear premise" });
    expect(await say("set premise vegan meals")).toBe(`The premise is now: vegan meals\n${since}`);
  });
});
