/** Providers on loopback that say what was written down, and keep what they were sent. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A response: JSON, or events of a stream. */
export type Canned =
  | { readonly json: object }
  | { readonly events: readonly (readonly [event: string, data: object])[] };

/** Starts a provider. Of each request it keeps path and body, to the byte. */
export async function provider(responses: readonly Canned[]) {
  const requests: { path: string; body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const canned = responses[requests.length];
      requests.push({ path: request.url ?? "", body: Buffer.concat(chunks).toString() });
      if (canned === undefined) response.writeHead(418).end("{}");
      else if ("json" in canned)
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(canned.json));
      else response.writeHead(200, { "content-type": "text/event-stream" }).end(eventsOf(canned.events));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = addressOf(server.address());
  return { url: `http://127.0.0.1:${port}`, requests, [Symbol.asyncDispose]: () => closed(server) };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address;
}

function closed(server: ReturnType<typeof createServer>): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function eventsOf(events: readonly (readonly [event: string, data: object])[]): string {
  return events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join("");
}

const ANTHROPIC_USAGE = {
  input_tokens: 30,
  output_tokens: 20,
  cache_read_input_tokens: 60,
  cache_creation_input_tokens: 10,
};

/** What each provider says: a call of a tool with its reasoning, then an answer, then another. */
export const SCRIPTS = {
  openai: [
    openaiReply([
      { type: "reasoning", id: "rs_1", encrypted_content: "SIGNED", summary: [{ type: "summary_text", text: "Hm." }] },
      {
        type: "function_call",
        id: "fc_1",
        call_id: "call_1",
        name: "look",
        arguments: '{"at":"x"}',
        status: "completed",
      },
    ]),
    openaiReply([openaiText("Nothing.")]),
    openaiReply([openaiText("Still nothing.")]),
  ],
  /** Some models make two calls of tools as one of a tool that nobody has declared. */
  openaiParallel: [
    openaiReply([
      {
        type: "function_call",
        id: "fc_1",
        call_id: "call_1",
        name: "parallel",
        arguments: JSON.stringify({
          tool_uses: ["x", "y"].map((at) => ({ recipient_name: "functions.look", parameters: { at } })),
        }),
        status: "completed",
      },
    ]),
    openaiReply([openaiText("Nothing.")]),
  ],
  anthropic: [
    anthropicReply(
      [
        { type: "thinking", thinking: "Hm.", signature: "SIGNED" },
        { type: "tool_use", id: "toolu_1", name: "look", input: { at: "x" } },
      ],
      "tool_use",
    ),
    anthropicReply([{ type: "text", text: "Nothing." }], "end_turn"),
    anthropicReply([{ type: "text", text: "Still nothing." }], "end_turn"),
  ],
  google: [
    googleReply([
      { text: "Hm.", thought: true },
      { functionCall: { name: "look", args: { at: "x" } }, thoughtSignature: "SIGNED" },
    ]),
    googleReply([{ text: "Nothing." }]),
    googleReply([{ text: "Still nothing." }]),
  ],
  compatible: [
    compatibleReply({
      content: null,
      reasoning_content: "SIGNED",
      tool_calls: [{ id: "call_1", type: "function", function: { name: "look", arguments: '{"at":"x"}' } }],
    }),
    compatibleReply({ content: "Nothing." }),
    compatibleReply({ content: "Still nothing." }),
  ],
  anthropicStream: [
    anthropicStream(
      [
        [
          { type: "thinking", thinking: "", signature: "" },
          { type: "thinking_delta", thinking: "Hm." },
          { type: "signature_delta", signature: "SIGNED" },
        ],
        [
          { type: "tool_use", id: "toolu_1", name: "look", input: {} },
          { type: "input_json_delta", partial_json: '{"at":"x"}' },
        ],
      ],
      "tool_use",
    ),
    anthropicStream(
      [
        [
          { type: "text", text: "" },
          { type: "text_delta", text: "Nothing." },
        ],
      ],
      "end_turn",
    ),
    anthropicStream(
      [
        [
          { type: "text", text: "" },
          { type: "text_delta", text: "Still nothing." },
        ],
      ],
      "end_turn",
    ),
  ],
} satisfies Record<string, readonly Canned[]>;

function openaiReply(output: readonly object[]): Canned {
  const usage = {
    ...{ input_tokens: 100, output_tokens: 20, total_tokens: 120 },
    ...{ input_tokens_details: { cached_tokens: 60 }, output_tokens_details: { reasoning_tokens: 5 } },
  };
  return {
    json: {
      id: "r",
      object: "response",
      created_at: 1,
      model: "gpt-5",
      output,
      usage,
      error: null,
      incomplete_details: null,
    },
  };
}

function openaiText(text: string): object {
  return {
    type: "message",
    role: "assistant",
    id: "m",
    status: "completed",
    content: [{ type: "output_text", text, annotations: [] }],
  };
}

function anthropicReply(content: readonly object[], stop_reason: string): Canned {
  const head = { type: "message", id: "m", role: "assistant", model: "claude" };
  return { json: { ...head, content, stop_reason, stop_sequence: null, usage: ANTHROPIC_USAGE } };
}

/** Blocks, each with its start and its deltas. */
function anthropicStream(blocks: readonly (readonly object[])[], stop_reason: string): Canned {
  const message = {
    type: "message",
    id: "m",
    role: "assistant",
    model: "claude",
    content: [],
    stop_reason: null,
    stop_sequence: null,
  };
  const parts = blocks.flatMap(([content_block, ...deltas], index) => [
    ["content_block_start", { type: "content_block_start", index, content_block }] as const,
    ...deltas.map((delta) => ["content_block_delta", { type: "content_block_delta", index, delta }] as const),
    ["content_block_stop", { type: "content_block_stop", index }] as const,
  ]);
  return {
    events: [
      ["message_start", { type: "message_start", message: { ...message, usage: ANTHROPIC_USAGE } }],
      ...parts,
      [
        "message_delta",
        { type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 20 } },
      ],
      ["message_stop", { type: "message_stop" }],
    ],
  };
}

function googleReply(parts: readonly object[]): Canned {
  const usageMetadata = {
    ...{ promptTokenCount: 100, candidatesTokenCount: 15, thoughtsTokenCount: 5, totalTokenCount: 120 },
    cachedContentTokenCount: 60,
  };
  return {
    json: { candidates: [{ content: { role: "model", parts }, finishReason: "STOP", index: 0 }], usageMetadata },
  };
}

function compatibleReply(message: object): Canned {
  const usage = {
    ...{ prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    ...{ prompt_tokens_details: { cached_tokens: 60 }, completion_tokens_details: { reasoning_tokens: 5 } },
  };
  const finish_reason = "tool_calls" in message ? "tool_calls" : "stop";
  const choices = [{ index: 0, message: { role: "assistant", ...message }, finish_reason }];
  return { json: { id: "c", object: "chat.completion", created: 1, model: "local", choices, usage } };
}
