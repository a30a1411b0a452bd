/** Models that do what a test needs, as the SDK's own mocks, and a place where side effects are counted. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { APICallError, tool } from "ai";
import { convertArrayToReadableStream, MockLanguageModelV3 } from "ai/test";
import { z } from "zod";

type Options = Parameters<MockLanguageModelV3["doGenerate"]>[0];
type Content = Awaited<ReturnType<MockLanguageModelV3["doGenerate"]>>["content"][number];
/** What a stub does with a call: it says a text, calls a tool, or fails as an overloaded provider does. */
export type Act = "fail" | { readonly says: string } | { readonly calls: string };

const tokens = { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined };
const usage = { inputTokens: tokens, outputTokens: { total: 1, text: 1, reasoning: undefined } };

/** The failure that the SDK takes back by asking again at once. */
function overloaded(): APICallError {
  return new APICallError({
    message: "overloaded",
    url: "",
    requestBodyValues: {},
    statusCode: 529,
    responseHeaders: { "retry-after-ms": "1" },
    isRetryable: true,
  });
}

/** A model that plays these acts, a call each, and the last one for ever. `prompts` has what each call was given. */
export function acting(...acts: readonly Act[]) {
  const calls: Options[] = [];
  const next = (options: Options): Exclude<Act, "fail"> => {
    calls.push(options);
    const act = acts[Math.min(calls.length, acts.length) - 1] ?? { says: "Hello." };
    if (act === "fail") throw overloaded();
    return act;
  };
  const model = new MockLanguageModelV3({
    doGenerate: async (options) => {
      const act = next(options);
      return { content: [contentOf(act)], finishReason: finishOf(act), usage, warnings: [] };
    },
    doStream: async (options) => {
      const act = next(options);
      const parts = "says" in act ? textParts(act.says) : [callOf(act)];
      const finish = { type: "finish" as const, finishReason: finishOf(act), usage };
      return { stream: convertArrayToReadableStream([{ type: "stream-start", warnings: [] }, ...parts, finish]) };
    },
  });
  return { model, calls };
}

function contentOf(act: Exclude<Act, "fail">): Content {
  return "says" in act ? { type: "text", text: act.says } : callOf(act);
}

function callOf({ calls }: { readonly calls: string }) {
  return { type: "tool-call" as const, toolCallId: "call-1", toolName: calls, input: '{"to":"ada"}' };
}

function textParts(delta: string) {
  return [
    { type: "text-start" as const, id: "1" },
    { type: "text-delta" as const, id: "1", delta },
    { type: "text-end" as const, id: "1" },
  ];
}

function finishOf(act: Exclude<Act, "fail">) {
  return { unified: "says" in act ? ("stop" as const) : ("tool-calls" as const), raw: undefined };
}

/** A file in which a tool's side effects are lines, and the tool. */
export function mailbox() {
  const folder = mkdtempSync(join(tmpdir(), "context-compiler-ai-sdk-"));
  const file = join(folder, "sent");
  writeFileSync(file, "");
  const send = ({ to }: { readonly to: string }): string => {
    appendFileSync(file, `${to}\n`);
    return `sent to ${to}`;
  };
  return {
    send,
    tools: () => ({ send_email: tool({ inputSchema: z.object({ to: z.string() }), execute: send }) }),
    sent: () => readFileSync(file, "utf8").split("\n").length - 1,
    empty: () => writeFileSync(file, ""),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The system messages that each call was given. */
export function pagesOf(calls: readonly Options[]): string[][] {
  return calls.map(({ prompt }) => prompt.flatMap(({ role, content }) => (role === "system" ? [content] : [])));
}
