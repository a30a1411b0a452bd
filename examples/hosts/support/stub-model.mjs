/** A model without a network: it plays the given acts, one a call, and the last one for ever. */
import { convertArrayToReadableStream, MockLanguageModelV3 } from "ai/test";

const tokens = { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined };
const usage = { inputTokens: tokens, outputTokens: { total: 1, text: 1, reasoning: undefined } };

/**
 * An act is a text that the model says, a call of a tool, `{ tool, input }`, or an error. `model.pages` has the system
 * messages of each call.
 */
export function stubModel(...acts) {
  const pages = [];
  const act = ({ prompt }) => {
    pages.push(prompt.filter(({ role }) => role === "system").map(({ content }) => content));
    const next = acts[Math.min(pages.length, acts.length) - 1];
    if (next instanceof Error) throw next;
    return next;
  };
  const model = new MockLanguageModelV3({
    doGenerate: async (call) => {
      const next = act(call);
      return { content: [contentOf(next)], finishReason: finishOf(next), usage, warnings: [] };
    },
    doStream: async (call) => {
      const next = act(call);
      const finish = { type: "finish", finishReason: finishOf(next), usage };
      return {
        stream: convertArrayToReadableStream([{ type: "stream-start", warnings: [] }, ...partsOf(next), finish]),
      };
    },
  });
  return Object.assign(model, { pages });
}

function contentOf(act) {
  if (typeof act === "string") return { type: "text", text: act };
  return { type: "tool-call", toolCallId: "1", toolName: act.tool, input: JSON.stringify(act.input) };
}

function partsOf(act) {
  if (typeof act !== "string") return [contentOf(act)];
  const words = act.split(/(?<= )/).map((delta) => ({ type: "text-delta", id: "1", delta }));
  return [{ type: "text-start", id: "1" }, ...words, { type: "text-end", id: "1" }];
}

function finishOf(act) {
  return { unified: typeof act === "string" ? "stop" : "tool-calls", raw: undefined };
}
