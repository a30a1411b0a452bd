/** A message that is delivered twice at once comes to what it comes to when it is delivered once, whatever the order of the calls to the store. */
import { beforeAll, expect, it } from "vitest";
import type { HostAnswer, HostOptions } from "../../src/host/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { copied } from "../support/copied-store.js";
import { inOrders } from "../support/interleaved.js";
import { KEY, said } from "./talk.js";
import { process, sha256 } from "./world.js";

/** The most orders of a case that are run one after the other, and as many again at random. */
const MOST = 40;

type Options = Omit<HostOptions, "sessions">;

const REWIND: Options = { onEdit: "rewind", commands: true };
const ENGINE = "use podman instead of docker";

/** The options, the earlier messages, and the one that is delivered twice: a new one, or the last of the earlier ones edited. */
const CASES: readonly (readonly [Options, readonly string[], string, "new" | "edited"])[] = [
  [{}, ["use salt"], "use tea", "new"],
  [{}, ["use salt"], "Prohibit peanuts", "new"],
  [{}, ["use salt"], "prohibit peanuts.", "new"],
  [{ draft: {} }, ["use salt"], "please never use peanuts", "new"],
  [{}, ["use salt"], ENGINE, "new"],
  [{}, ["use salt"], "hello", "new"],
  [{}, [], "Use tea", "new"],
  [{}, ["Use tea"], "yes", "new"],
  [{}, [ENGINE], "no", "new"],
  [{}, [ENGINE], "cancel", "new"],
  [{}, ["Use tea"], "Use docker", "new"],
  [{ onUnrelated: "set_aside" }, [ENGINE], "Use docker", "new"],
  [{ commands: true }, ["use salt", "use tea"], "undo", "new"],
  [REWIND, ["use salt", "use tea"], "use jam", "edited"],
  [REWIND, ["use salt", "use tea"], "Use jam", "edited"],
  [REWIND, ["use salt", "use tea"], "undo", "edited"],
  [REWIND, ["use salt", "Use tea"], "Use jam", "edited"],
  [REWIND, [ENGINE, "yes"], "no", "edited"],
  [REWIND, ["Use tea", "no"], "yes", "edited"],
];

interface Came {
  /** What each delivery was answered. */
  readonly answers: readonly unknown[];
  readonly log: readonly unknown[];
}

async function cameOf(store: Store, answers: readonly HostAnswer[]): Promise<Came> {
  const history = await (await createSessions({ store, sha256 }).open(KEY)).history();
  return { answers: answers.map(shown), log: history.map(({ turn, record }) => [turn, record.kind]) };
}

function shown(answer: HostAnswer): unknown {
  return [said(answer), answer.kind === "reply" ? answer.question : null];
}

async function talked(options: Options, texts: readonly string[]): Promise<Store> {
  const store = memoryStore();
  for (const [index, text] of texts.entries()) await process(store, options)({ ...KEY, turn: `m${index}`, text });
  return store;
}

// What a session loads when it is called first would take its time in the middle of an order.
beforeAll(async () => {
  await talked(REWIND, ["Use tea", "cancel", "use jam", "undo", "use jam"]);
});

it.each(CASES)("%j %j %j, %s", async (options, earlier, text, kind) => {
  const turn = { ...KEY, turn: `m${kind === "new" ? earlier.length : earlier.length - 1}`, text };
  const deliver = (store: Store) => process(store, options)(turn);
  const before = await talked(options, earlier);
  const alone = await copied(before, KEY);
  const once = await cameOf(alone, [await deliver(alone)]);
  const isWhole = await inOrders(
    MOST,
    () => copied(before, KEY),
    [deliver, deliver],
    async (store, answers) => {
      const came = await cameOf(store, answers);
      expect(came).toEqual({ ...once, answers: [once.answers[0], once.answers[0]] });
    },
  );
  // Of an edit, and of a question that is set aside, there are more orders than anybody can wait for.
  if (!text.startsWith("Use docker") && kind === "new") expect(isWhole).toBe(true);
});
