/** The API that many servers have taken over from OpenAI: what any of them refuses. */
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
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

export const chat: StrictServer = {
  name: "@ai-sdk/openai-compatible",
  models: ["local", "other"],
  model: (modelId, fetch) => createOpenAICompatible({ name: "local", baseURL: "http://local", fetch })(modelId),
  prepare: (request) => request,
  events,
  refusals({ messages }) {
    const calls = messages.flatMap(({ tool_calls = [] }: Body) => tool_calls.map(({ id }: Body) => id));
    const last = messages.at(-1)?.role;
    return [
      ...(last === "user" || last === "tool" ? [] : [`expected last role user or tool, got ${last}`]),
      ...repeated(calls).map((id) => `two calls ${id}`),
      ...messages.flatMap((_: Body, at: number) => ofMessage(messages, at)),
    ];
  },
};

function ofMessage(messages: readonly Body[], at: number): readonly string[] {
  const { role, content, tool_calls, reasoning_content } = messages[at];
  const ids = (tool_calls ?? []).map(({ id }: Body) => id);
  const behind = messages.slice(at + 1, at + 1 + ids.length).map((message: Body) => message.tool_call_id);
  const isFollowed = behind.join() === ids.join() && messages[at + 1 + ids.length]?.role !== "tool";
  if (role === "system")
    return messages.slice(0, at).every((message: Body) => message.role === "system")
      ? []
      : ["a system message behind the head"];
  if (role !== "assistant") return content.length === 0 ? [`an empty message of ${role}`] : [];
  return [
    ...(ids.some((id: string) => id.endsWith("thought")) && !reasoning_content
      ? ["reasoning_content must be passed back"]
      : []),
    ...(isFollowed ? [] : [`results ${behind} behind calls ${ids}`]),
    ...(content?.trim() || ids.length > 0 ? [] : ["an assistant message must have either content or tool_calls"]),
    ...(tool_calls?.length === 0 ? ["tool_calls is an empty list"] : []),
    ...(tool_calls ?? []).flatMap(ofCall),
  ];
}

function ofCall({ id, function: { name, arguments: input } }: Body): readonly string[] {
  const isObject = Object.prototype.toString.call(JSON.parse(input)) === "[object Object]";
  return [
    ...(NAME.test(name) ? [] : [`a function's name ${name}`]),
    ...(NAME.test(id) ? [] : [`a call's id ${id}`]),
    ...(isObject ? [] : [`arguments that are no object: ${input}`]),
  ];
}

function events(reply: Reply, model: string, at: number): readonly object[] {
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    ...{ id: `c${at}`, object: "chat.completion.chunk", created: 1, model },
    choices: [{ index: 0, delta, finish_reason }],
  });
  const thought = isThoughtOut(reply) ? "_thought" : "";
  const deltas = reply.blocks.map((block, index) => deltaOf(block, index, `${model}_${at}_${index}${thought}`));
  const finish = reply.isCut ? "length" : isCalling(reply) ? "tool_calls" : "stop";
  return [...deltas.map((delta) => chunk(delta)), chunk({}, finish)];
}

function deltaOf(block: Block, index: number, id: string): object {
  switch (block.type) {
    case "text":
      return { content: block.text };
    case "thinking":
      return { reasoning_content: block.text };
    case "call": {
      const { name, input } = block;
      return { tool_calls: [{ index, id, type: "function", function: { name, arguments: input } }] };
    }
    case "search":
      return {};
  }
}
