/** Models for tests: each reply is written down before, and every request is kept as it was sent. */
import type { CallOptions, Generated, Model, Reported, StreamPart } from "../../src/conversation/index.js";

/** A reply as a test says it: texts, and calls of tools. */
export type Line =
  | string
  | { readonly text?: string; readonly calls?: readonly Call[]; readonly finish?: Generated["finishReason"]["unified"] }
  | Error
  | Generated;

/** A call: the tool, its arguments, the id. */
type Call = readonly [name: string, input: unknown, id?: string];

export const USAGE: Reported = {
  inputTokens: { total: 10, noCache: 7, cacheRead: 2, cacheWrite: 1 },
  outputTokens: { total: 5, text: 4, reasoning: 1 },
};

/** A model that says these lines, one a request, and the requests that it was sent, as JSON. */
export function scripted(lines: readonly Line[], name: Partial<Pick<Model, "provider" | "modelId">> = {}) {
  const requests: CallOptions[] = [];
  let at = 0;
  const next = (options: CallOptions): Generated => {
    const { abortSignal: _signal, ...request } = options;
    requests.push(structuredClone(request));
    const line = lines[at++];
    if (line === undefined) throw new Error("The script has no line for this request.");
    if (line instanceof Error) throw line;
    return generatedOf(line, at);
  };
  const model: Model = {
    specificationVersion: "v3",
    provider: name.provider ?? "test",
    modelId: name.modelId ?? "scripted",
    doGenerate: async (options) => next(options),
    doStream: async (options) => ({ stream: streamOf(next(options)) }),
  };
  return { model, requests, said: () => at };
}

/** A reply of which the provider reports no tokens. */
export function unreported(line: Exclude<Line, Error>, at = 1): Generated {
  const none = undefined;
  return {
    ...generatedOf(line, at),
    usage: {
      inputTokens: { total: none, noCache: none, cacheRead: none, cacheWrite: none },
      outputTokens: { total: none, text: none, reasoning: none },
    },
  };
}

/** A reply at once. */
export function generatedOf(line: Exclude<Line, Error>, at: number): Generated {
  if (typeof line === "string") return generatedOf({ text: line }, at);
  if ("content" in line) return line;
  const { text = "", calls = [], finish = calls.length > 0 ? "tool-calls" : "stop" } = line;
  const content: Generated["content"] = [
    ...(text === "" ? [] : [{ type: "text" as const, text }]),
    ...calls.map(([toolName, input, id], index) => ({
      type: "tool-call" as const,
      toolCallId: id ?? `c${at}-${index}`,
      toolName,
      input: typeof input === "string" ? input : JSON.stringify(input),
    })),
  ];
  return { content, finishReason: { unified: finish }, usage: USAGE };
}

/** The same bit by bit. */
export function streamOf({ content, finishReason, usage }: Generated): ReadableStream<StreamPart> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue({ type: "stream-start", warnings: [] });
      for (const [index, part] of content.entries())
        for (const each of partsOf(part, String(index))) controller.enqueue(each);
      controller.enqueue({ type: "finish", finishReason, usage });
      controller.close();
    },
  });
}

function partsOf(part: Generated["content"][number], id: string): readonly StreamPart[] {
  if (part.type === "text" || part.type === "reasoning") {
    if (!("text" in part)) return [];
    const [kind, told] = [
      part.type,
      part.providerMetadata === undefined ? {} : { providerMetadata: part.providerMetadata },
    ];
    // What is sealed has no words, and says what it is with its start.
    if (part.text === "")
      return [
        { type: `${kind}-start`, id, ...told },
        { type: `${kind}-end`, id },
      ];
    const half = Math.ceil(part.text.length / 2);
    return [
      { type: `${kind}-start`, id },
      { type: `${kind}-delta`, id, delta: part.text.slice(0, half) },
      { type: `${kind}-delta`, id, delta: part.text.slice(half) },
      { type: `${kind}-end`, id, ...told },
    ];
  }
  return "text" in part ? [] : [part];
}
