/**
 * Random conversations with servers that refuse what the providers' own refuse, through the providers' packages: whatever a model says and
 * wherever it is cut off, each later request is one that its server takes.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { epochCompactor } from "../../src/conversation/compaction/index.js";
import { type Conversation, type Model, openConversation } from "../../src/conversation/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { anthropic } from "../conversation/strict/anthropic.js";
import { chat } from "../conversation/strict/chat.js";
import { google } from "../conversation/strict/google.js";
import { responses } from "../conversation/strict/responses.js";
import type { Block, Reply, StrictServer } from "../conversation/strict/server.js";

// A half of a surrogate pair is what is left of a character that was cut through.
const HALF = "\ud83d";
const text = fc.constantFrom("Well.", "So be it. ", HALF, "", " ", "\n\n");
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ type: fc.constantFrom("text" as const, "thinking" as const), text }),
  fc.record({
    type: fc.constant("call" as const),
    name: fc.constantFrom(
      "look",
      "fails",
      "redacted",
      "shown",
      "silent",
      "wordless",
      "empty",
      "halved",
      "other",
      "functions.look",
    ),
    input: fc.constantFrom("{}", '{"at":"x"}', `{"at":"${HALF}"}`),
  }),
  fc.record({ type: fc.constant("search" as const), isFound: fc.boolean() }),
);
/** A reply, and behind which of its events the user interrupts it: most are not. */
const reply = fc.record({
  blocks: fc.array(block, { maxLength: 5 }),
  isCut: fc.nat(4).map((of) => of === 0),
  stop: fc.oneof({ weight: 4, arbitrary: fc.constant(Number.POSITIVE_INFINITY) }, fc.nat(12)),
});
const turn = fc.record({
  said: fc.constantFrom(
    "Hello.",
    { text: " ", files: [{ mediaType: "image/png", data: "AAAA" }] },
    "Go on.",
    `Go on ${HALF}`,
    "prohibit look",
    "remove policy look",
    "yes",
  ),
  /** Which of two models is asked. */
  model: fc.constantFrom(0 as const, 0 as const, 0 as const, 1 as const),
  isCompacted: fc.boolean(),
  replies: fc.array(reply, { minLength: 1, maxLength: 4 }),
});
type Turn = typeof turn extends fc.Arbitrary<infer Of> ? Of : never;

const inputSchema = { type: "object" };
const image = { type: "image-data", data: "AAAA", mediaType: "image/png" };
const blank = { type: "text", text: "" };
const tools = {
  look: { inputSchema, execute: () => ({ found: [] }) },
  shown: { inputSchema, execute: () => null, toModelOutput: () => ({ type: "content", value: [image] }) },
  silent: { inputSchema, execute: () => "" },
  // As a server of the Model Context Protocol has it.
  wordless: { inputSchema, execute: () => null, toModelOutput: () => ({ type: "content", value: [blank] }) },
  empty: { inputSchema, execute: () => null, toModelOutput: () => ({ type: "content", value: [] }) },
  halved: { inputSchema, execute: () => ({ [HALF]: `Cut ${HALF}` }) },
  fails: {
    inputSchema,
    execute(): string {
      throw new Error("No luck.");
    },
  },
  redacted: {
    inputSchema,
    redact: () => "",
    execute(): string {
      throw new Error("No luck.");
    },
  },
};

/** What all refuse: the escape of a half of a pair, which is all that `JSON.stringify` escapes of surrogates. One in a text is a text. */
function refusals(body: string): readonly string[] {
  return /(?<!\\)(?:\\\\)*\\ud[89a-f]/i.test(body) ? ["no low surrogate in string"] : [];
}

/** A server that says these replies, and then that it is done; it says of each request why it would refuse it. */
class Saying {
  readonly refused: string[] = [];
  interrupt = () => {};
  #replies: (Reply & { readonly stop: number })[] = [];
  #count = 0;
  readonly #server: StrictServer;

  constructor(server: StrictServer) {
    this.#server = server;
  }

  says(replies: readonly (Reply & { readonly stop: number })[]): void {
    this.#replies = [...replies];
  }

  model(modelId: string): Model {
    return this.#server.model(modelId, async (_url, init) => {
      const body = String(init?.body);
      for (const why of [...refusals(body), ...this.#server.refusals(JSON.parse(body), modelId)]) {
        this.refused.push(`${why}\n${body}`);
      }
      this.#count += 1;
      const done = { blocks: [{ type: "text", text: "Done." } as const], isCut: false, stop: Number.POSITIVE_INFINITY };
      const { stop, ...reply } = this.#replies.shift() ?? done;
      return this.#stream(this.#server.events(reply, modelId, this.#count), stop);
    });
  }

  #stream(events: readonly object[], stop: number): Response {
    const encoder = new TextEncoder();
    const chunks = events.slice(0, stop).map((event) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
    let at = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const chunk = chunks[at++];
        if (chunk !== undefined) controller.enqueue(chunk);
        else if (chunks.length === events.length) controller.close();
        // The user stops it: nothing more comes.
        else this.interrupt();
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  }
}

async function converse(server: StrictServer, turns: readonly Turn[]): Promise<readonly string[]> {
  const [store, saying] = [memoryStore(), new Saying(server)];
  for (const { said, model, isCompacted, replies } of turns) {
    saying.says(replies);
    const session = await createSessions({ store, record: "texts" }).open({ tenant: "acme", conversation: "c" });
    const conversation: Conversation = await openConversation({
      ...{
        model: saying.model(server.models[model]),
        session,
        tools,
        instructions: "Be brief.",
        steps: 6,
        on: () => {},
      },
      ...{ prepare: server.prepare, compact: epochCompactor, wait: async () => {} },
    });
    saying.interrupt = () => conversation.interrupt();
    if (isCompacted) await conversation.compact();
    await conversation.talk(said);
  }
  return saying.refused;
}

test.each([anthropic, google, responses, chat])("$name takes each request", async (server) => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 2, maxLength: 5 }), async (turns) => {
      expect(await converse(server, turns)).toEqual([]);
    }),
    { numRuns: Number(process.env.RUNS ?? 50) },
  );
});
