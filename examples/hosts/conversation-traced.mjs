/** A conversation whose requests and tools are spans of OpenTelemetry, named as its conventions for generative models have them. */
import { SpanStatusCode } from "@opentelemetry/api";
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { openConversation } from "context-compiler/conversation";
import { stubModel } from "./support/stub-model.mjs";

const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
const tracer = provider.getTracer("chat");

/** Each event that starts something is followed by one that ends it; tools run beside each other, so that a call has a span of its own. */
function spans() {
  const open = new Map();
  const begin = (key, name, attributes) => open.set(key, tracer.startSpan(name, { attributes }));
  const end = (key, attributes, error) => {
    const span = open.get(key);
    if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: String(error) });
    span.setAttributes(attributes).end();
  };
  return (event) => {
    const { type, phase } = event;
    const key = `${type} ${event.call ?? ""}`;
    if (phase === "error") end(key, {}, event.error);
    else if (type === "request" && phase === "start")
      begin(key, `chat ${event.model}`, { "gen_ai.request.model": event.model });
    else if (type === "request" && phase === "end")
      end(key, { "gen_ai.response.finish_reasons": [event.finish], ...(event.tokens && usageOf(event.tokens)) });
    else if (type === "tool" && phase === "start")
      begin(key, `execute_tool ${event.name}`, { "gen_ai.tool.name": event.name, "gen_ai.tool.call.id": event.call });
    else if (phase === "start") begin(key, type);
    else if (phase === "end") end(key, {});
  };
}

const usageOf = ({ input, output }) => ({ "gen_ai.usage.input_tokens": input, "gen_ai.usage.output_tokens": output });

const model = stubModel({ tool: "search", input: { what: "flights" } }, "There is one at noon.");
const search = { inputSchema: { type: "object" }, execute: () => "one at noon" };
const conversation = await openConversation({ model, tools: { search }, on: spans() });
const outcome = await conversation.talk("When can I fly?");

console.log(outcome.text);
for (const { name, attributes } of exporter.getFinishedSpans()) console.log(name, Object.values(attributes).join(" "));

// Prints:
// There is one at noon.
// chat mock-model-id mock-model-id tool-calls 1 1
// execute_tool search search 1
// chat mock-model-id mock-model-id stop 1 1
