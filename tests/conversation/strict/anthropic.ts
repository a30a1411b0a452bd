/** The API of Anthropic. */
import { createAnthropic } from "@ai-sdk/anthropic";
import {
  type Block,
  type Body,
  isCalling,
  isThoughtOut,
  NAME,
  type Reply,
  repeated,
  type StrictServer,
} from "./server.js";

export const anthropic: StrictServer = {
  name: "@ai-sdk/anthropic",
  models: ["claude-sonnet-4-5", "claude-opus-4-5"],
  model: (modelId, fetch) => createAnthropic({ apiKey: "none", fetch })(modelId),
  prepare: (request) => ({
    ...request,
    providerOptions: { anthropic: { thinking: { type: "enabled", budgetTokens: 1024 } } },
  }),
  events,
  refusals({ system = [], messages }, modelId) {
    const blocks: Body[] = messages.flatMap(({ content }: Body) => content);
    return [
      ...(system.every(isSaid) ? [] : ["system: text content blocks must contain non-whitespace text"]),
      ...(messages[0]?.role === "user" ? [] : ["the first message must use the user role"]),
      ...(messages.at(-1)?.role === "user" ? [] : ["the conversation must end with a user message"]),
      ...blocks.flatMap((block) => ofBlock(block, modelId)),
      ...repeated(blocks.filter(({ type }) => type === "tool_use").map(({ id }) => id)).map((id) => `two calls ${id}`),
      ...ofLoop(messages, modelId),
      ...messages.flatMap((_: Body, at: number) => ofMessage(messages, at)),
    ];
  },
};

/** Some servers of these models refuse a result without words, and all do where it is an error. */
function isWordless({ content }: Body): boolean {
  const texts = typeof content === "string" ? [content] : content.flatMap(({ text = "image" }: Body) => text);
  return texts.length === 0 || texts.some((text: string) => text.trim() === "");
}

function isSaid({ text }: Body): boolean {
  return text.trim() !== "";
}

function ofBlock(block: Body, modelId: string): readonly string[] {
  switch (block.type) {
    case "text":
      return isSaid(block) ? [] : ["text content blocks must contain non-whitespace text"];
    case "thinking":
      return block.signature?.startsWith(`${modelId} `) ? [] : [`invalid signature ${block.signature} in thinking`];
    case "tool_result":
      return isWordless(block) ? ["tool_result: content cannot be empty"] : [];
    case "tool_use":
      return [
        ...(NAME.test(block.name) ? [] : [`tool_use.name ${block.name}`]),
        ...(NAME.test(block.id) ? [] : [`tool_use.id ${block.id}`]),
        ...(Object.prototype.toString.call(block.input) === "[object Object]" ? [] : ["tool_use.input is no object"]),
      ];
    default:
      return [];
  }
}

function ofMessage(messages: readonly Body[], at: number): readonly string[] {
  const { role, content } = messages[at];
  if (content.length === 0) return ["messages must have non-empty content"];
  const before: readonly Body[] = at === 0 ? [] : messages[at - 1].content;
  const calls = before.filter(({ type }) => type === "tool_use").map(({ id }) => id);
  const results = content.filter(({ type }: Body) => type === "tool_result").map((block: Body) => block.tool_use_id);
  const first = content.slice(0, results.length).every(({ type }: Body) => type === "tool_result");
  return [
    ...(results.join() === calls.join() ? [] : [`tool_result ${results} behind tool_use ${calls}`]),
    ...(first ? [] : ["tool_result blocks must come first"]),
    ...(role === "assistant" ? ofAssistant(content, messages.slice(at + 1)) : []),
  ];
}

function ofAssistant(content: readonly Body[], behind: readonly Body[]): readonly string[] {
  const found = content.filter(({ type }) => type === "web_search_tool_result").map((block) => block.tool_use_id);
  const searches = content.filter(({ type }) => type === "server_tool_use").map(({ id }) => id);
  const last = content.at(-1);
  // While the user says nothing behind it, the server goes on with what it has not ended.
  const said = behind.flatMap((message) => (message.role === "user" ? message.content : []));
  const isGoingOn = said.every(({ type }) => type === "tool_result");
  return [
    ...(last.type === "thinking" ? ["the final block in an assistant message cannot be thinking"] : []),
    ...(isGoingOn || found.join() === searches.join()
      ? []
      : [`web_search_tool_result ${found} for server_tool_use ${searches}`]),
  ];
}

/** While results alone stand behind a call, what led to it is asked for. */
function ofLoop(messages: readonly Body[], modelId: string): readonly string[] {
  const [said, results] = messages.slice(-2).map(({ content }) => content);
  const isLoop = results?.every(({ type }: Body) => type === "tool_result");
  const isThought = said?.some(({ id = "" }: Body) => id.startsWith(modelId) && id.endsWith("thought"));
  const isSent = said?.some(({ type }: Body) => type === "thinking");
  return isLoop && isThought && !isSent ? ["expected thinking, but found tool_use"] : [];
}

function events(reply: Reply, modelId: string, at: number): readonly object[] {
  const usage = { input_tokens: 30, output_tokens: 20 };
  const message = { type: "message", id: `m${at}`, role: "assistant", model: modelId, content: [], usage };
  const isPaused = reply.blocks.some((block) => block.type === "search" && !block.isFound);
  const stop_reason = reply.isCut ? "max_tokens" : isCalling(reply) ? "tool_use" : isPaused ? "pause_turn" : "end_turn";
  const thought = isThoughtOut(reply) ? " thought" : "";
  const blocks = reply.blocks.flatMap((block, index) => blocksOf(block, `${modelId} ${at} ${index}${thought}`));
  return [
    { type: "message_start", message: { ...message, stop_reason: null, stop_sequence: null } },
    ...blocks.flatMap(([content_block, ...deltas], index) => [
      { type: "content_block_start", index, content_block },
      ...deltas.map((delta) => ({ type: "content_block_delta", index, delta })),
      { type: "content_block_stop", index },
    ]),
    { type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 20 } },
    { type: "message_stop" },
  ];
}

/** The blocks of a part, each with its start and its deltas. */
function blocksOf(block: Block, seal: string): readonly (readonly object[])[] {
  const id = seal.replaceAll(" ", "_");
  switch (block.type) {
    case "text":
      return [
        [
          { type: "text", text: "" },
          { type: "text_delta", text: block.text },
        ],
      ];
    case "thinking": {
      const start = { type: "thinking", thinking: "", signature: "" };
      const said = { type: "thinking_delta", thinking: block.text };
      return [[start, said, { type: "signature_delta", signature: seal }]];
    }
    case "call": {
      const { name, input } = block;
      return [
        [
          { type: "tool_use", id, name, input: {} },
          { type: "input_json_delta", partial_json: input },
        ],
      ];
    }
    case "search": {
      const call = { type: "server_tool_use", id, name: "web_search", input: {} };
      const item = { type: "web_search_result", url: "https://example.com", title: "T", encrypted_content: seal };
      const found = { type: "web_search_tool_result", tool_use_id: id, content: [{ ...item, page_age: null }] };
      return [[call, { type: "input_json_delta", partial_json: '{"query":"q"}' }], ...(block.isFound ? [[found]] : [])];
    }
  }
}
