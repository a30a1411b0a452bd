/** The API of OpenAI with responses that it does not keep. */
import { createOpenAI } from "@ai-sdk/openai";
import { type Block, type Body, NAME, type Reply, repeated, type StrictServer } from "./server.js";

export const responses: StrictServer = {
  name: "@ai-sdk/openai",
  models: ["gpt-5", "gpt-5-mini"],
  model: (modelId, fetch) => createOpenAI({ apiKey: "none", fetch })(modelId),
  prepare: (request) => ({
    ...request,
    providerOptions: { openai: { store: false, include: ["reasoning.encrypted_content"] } },
  }),
  events,
  refusals({ input }, modelId) {
    const ids = input.flatMap(({ type, id }: Body) => (type === "reasoning" || id === undefined ? [] : id));
    return [
      ...(input.at(-1)?.role === "user" || input.at(-1)?.type === "function_call_output"
        ? []
        : ["a request ends with a user or an output"]),
      ...ofCalls(input),
      ...repeated(ids).map((id) => `duplicate item ${id}`),
      ...input.flatMap((_: Body, at: number) => ofItem(input, at, modelId)),
    ];
  },
};

function ofCalls(input: readonly Body[]): readonly string[] {
  const [calls, outputs] = ["function_call", "function_call_output"].map((kind) =>
    input.filter(({ type }) => type === kind).map((item) => item.call_id),
  );
  return [
    ...(calls?.join() === outputs?.join() ? [] : [`outputs ${outputs} for calls ${calls}`]),
    ...repeated(calls ?? []).map((id) => `two calls ${id}`),
  ];
}

function ofItem(input: readonly Body[], at: number, modelId: string): readonly string[] {
  const { type, role, id, name, call_id, content, encrypted_content } = input[at];
  switch (type) {
    case "item_reference":
      return [`item ${id} not found: items are not persisted when store is false`];
    case "reasoning": {
      const next = input[at + 1];
      const isLed = next?.type === "reasoning" || next?.role === "assistant" || /_call$/.test(next?.type);
      return [
        ...(isLed ? [] : [`reasoning ${id} was provided without its required following item`]),
        ...(String(encrypted_content).startsWith(`${modelId} `) ? [] : ["the encrypted content could not be verified"]),
      ];
    }
    case "function_call":
      return [
        ...(NAME.test(name) ? [] : [`a function's name ${name}`]),
        ...(NAME.test(call_id) ? [] : [`a call's id ${call_id}`]),
      ];
    default:
      return content?.length === 0 ? [`an empty message of ${role}`] : [];
  }
}

function events(reply: Reply, modelId: string, at: number): readonly object[] {
  const response = { id: `r${at}`, created_at: 1, model: modelId };
  const usage = { input_tokens: 30, output_tokens: 20, total_tokens: 50 };
  const [type, incomplete_details] = reply.isCut
    ? ["response.incomplete", { reason: "max_output_tokens" }]
    : ["response.completed", null];
  return [
    { type: "response.created", response },
    ...reply.blocks.flatMap((block, index) => itemEvents(block, index, `${modelId} ${at} ${index}`)),
    { type, response: { ...response, incomplete_details, usage } },
  ];
}

function itemEvents(block: Block, output_index: number, seal: string): readonly object[] {
  const id = seal.replaceAll(" ", "_");
  const within = (item: object, begun: object, ...between: readonly object[]) => [
    { type: "response.output_item.added", output_index, item: { id, ...item, ...begun } },
    ...between.map((event) => ({ item_id: id, output_index, ...event })),
    { type: "response.output_item.done", output_index, item: { id, ...item } },
  ];
  switch (block.type) {
    case "text": {
      const content = [{ type: "output_text", text: block.text, annotations: [] }];
      const said = { type: "response.output_text.delta", content_index: 0, delta: block.text };
      return within({ type: "message", role: "assistant", status: "completed", content }, { content: [] }, said);
    }
    case "thinking": {
      const summary = [{ type: "summary_text", text: block.text }];
      const item = { type: "reasoning", summary, encrypted_content: seal };
      return within(
        item,
        { summary: [], encrypted_content: null },
        { type: "response.reasoning_summary_part.added", summary_index: 0 },
        { type: "response.reasoning_summary_text.delta", summary_index: 0, delta: block.text },
      );
    }
    case "call": {
      const item = { type: "function_call", call_id: id, name: block.name, arguments: block.input };
      const written = { type: "response.function_call_arguments.delta", delta: block.input };
      return within({ ...item, status: "completed" }, { arguments: "" }, written);
    }
    case "search":
      return within(
        { type: "web_search_call", status: "completed", action: { type: "search", query: "q" } },
        { status: "in_progress", action: undefined },
      );
  }
}
