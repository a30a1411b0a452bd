/**
 * Every outcome, every event and every reason of a result, by its name: the tables have a row for each that the types have, and
 * each row comes to it.
 */
import { expect, test } from "vitest";
import {
  type Conversation,
  type ConversationEvent,
  type ConversationOptions,
  type Model,
  type Outcome,
  openConversation,
  type Why,
} from "../../src/conversation/index.js";
import { keeping } from "./compactors.js";
import { type Line, scripted } from "./models.js";

type OutcomeName<O = Outcome> = O extends { readonly kind: infer K extends string }
  ? O extends { readonly why: infer W extends string }
    ? `${K} ${W}`
    : K
  : never;

type EventName<E = ConversationEvent> = E extends { readonly type: infer T extends string }
  ? E extends { readonly phase: infer P extends string }
    ? `${T} ${P}`
    : T
  : never;

/** What is said, to a model that says these lines, and how the conversation is opened. */
interface Scene {
  readonly lines?: readonly Line[];
  readonly options?: Partial<ConversationOptions>;
  /** Without it, one turn of no directive. */
  readonly play?: (conversation: Conversation) => Promise<unknown>;
}

const inputSchema = { type: "object" };
const tools = {
  look: { inputSchema, execute: () => "nothing" },
  fail: { inputSchema, execute: () => Promise.reject(new Error("no")) },
  pay: { inputSchema, confirm: true, execute: () => "paid" },
  hang: { inputSchema, execute: () => new Promise<never>(() => {}) },
};

function calling(name: string): Line {
  return { calls: [[name, {}]] };
}

/** All that a scene comes to, by name. */
async function seenIn({ lines = [], options = {}, play = (conversation) => conversation.talk("Hi.") }: Scene) {
  const seen = { events: new Set<string>(), reasons: new Set<string>() };
  const on = (event: ConversationEvent) => {
    seen.events.add("phase" in event ? `${event.type} ${event.phase}` : event.type);
    if (event.type === "result") seen.reasons.add(event.why);
    if (event.type === "tool" && event.name === "hang") conversation.interrupt();
  };
  const conversation = await openConversation({ model: scripted(lines).model, tools, on, ...options });
  const last = await play(conversation).catch(() => null);
  const { kind, why } = Object(last);
  return { ...seen, outcome: why === undefined ? kind : `${kind} ${why}` };
}

const circle: Scene = { lines: Array.from({ length: 5 }, () => calling("look")) };
const declining = async (conversation: Conversation) => {
  await conversation.talk("Pay.");
  return conversation.talk("Wait.");
};
const compacting = (options: Partial<ConversationOptions>): Scene => ({
  ...{ lines: ["One.", "Two."], options },
  play: async (conversation) => {
    for (const text of ["word ".repeat(40), "Hi."]) await conversation.talk(text);
    return conversation.compact();
  },
});

const OUTCOMES: { readonly [N in OutcomeName]: Scene } = {
  answer: { lines: ["Hello."] },
  clarify: { play: (conversation) => conversation.talk("use podman instead of docker") },
  approve: { lines: [calling("pay")] },
  interrupted: { lines: [calling("hang")] },
  conflict: {
    play: async ({ log: session }) => {
      const { model } = scripted(["Too late."]);
      const doGenerate: Model["doGenerate"] = async (request) => {
        await session.step({ turn: "elsewhere", text: "Hello?" });
        return model.doGenerate(request);
      };
      return (await openConversation({ model: { ...model, doGenerate }, session })).talk("Hi.");
    },
  },
  refused: {
    lines: ["Hello."],
    play: async (conversation) => {
      await conversation.talk("Hi.", { id: "m1" });
      return conversation.talk("Ho.", { id: "m1" });
    },
  },
  "stopped steps": { lines: [calling("look")], options: { steps: 1 } },
  "stopped loop": circle,
  "stopped window": { options: { card: { window: 10 } } },
};

const EVENTS: { readonly [N in EventName]: Scene } = {
  part: { lines: ["Hello."] },
  asked: OUTCOMES.clarify,
  refused: { lines: [calling("none"), "Done."] },
  result: { lines: [calling("look"), "Done."] },
  "request start": { lines: ["Hello."] },
  "request end": { lines: ["Hello."] },
  "request error": { lines: [new Error("500")] },
  "tool start": { lines: [calling("look"), "Done."] },
  "tool end": { lines: [calling("look"), "Done."] },
  "tool error": { lines: [calling("fail"), "Done."] },
  "compaction start": compacting({ compact: keeping(1) }),
  "compaction end": compacting({ compact: keeping(1) }),
  "compaction error": compacting({ compact: () => Promise.reject(new Error("no")) }),
};

const REASONS: { readonly [W in Why]: Scene } = {
  done: { lines: [calling("look"), "Done."] },
  failed: { lines: [calling("fail"), "Done."] },
  "unknown-tool": { lines: [calling("none"), "Done."] },
  prohibited: {
    lines: ["Noted.", calling("look"), "Done."],
    play: async (conversation) => {
      await conversation.talk("prohibit look");
      return conversation.talk("Look.");
    },
  },
  repeated: circle,
  declined: { lines: [calling("pay"), "As you wish."], play: declining },
  interrupted: { lines: [calling("hang")] },
  "cut-off": { lines: [{ calls: [["look", {}]], finish: "length" }, "Done."] },
};

test.each(Object.entries(OUTCOMES))("outcome: %s", async (name, scene) => {
  expect((await seenIn(scene)).outcome).toBe(name);
});

test.each(Object.entries(EVENTS))("event: %s", async (name, scene) => {
  expect([...(await seenIn(scene)).events]).toContain(name);
});

test.each(Object.entries(REASONS))("reason: %s", async (name, scene) => {
  expect([...(await seenIn(scene)).reasons]).toContain(name);
});
