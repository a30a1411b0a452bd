/**
 * A model that always calls the banned tool, behind every kind of tool that can be guarded: what a tool does is a line in a
 * file, and the file stays empty.
 */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Runnable, RunnableLambda } from "@langchain/core/runnables";
import { DynamicStructuredTool, DynamicTool, tool as langChainTool, StructuredTool } from "@langchain/core/tools";
import { generateText, stepCountIs, streamText, tool } from "ai";
import { convertArrayToReadableStream, MockLanguageModelV3 } from "ai/test";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createGate, viewOf } from "../../src/gate/index.js";
import { createEngine } from "../../src/index.js";

const folder = mkdtempSync(join(tmpdir(), "context-compiler-gate-"));
const sent = join(folder, "sent");
const schema = z.object({ to: z.string() });
const INPUT = { to: "ada" };

beforeEach(() => writeFileSync(sent, ""));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The side effect that is counted. */
function send({ to }: { readonly to: string }): string {
  appendFileSync(sent, `${to}\n`);
  return `sent to ${to}`;
}

function timesSent(): number {
  return readFileSync(sent, "utf8").split("\n").length - 1;
}

/** A class as a toolkit may have it: its client is private. */
class Mailer extends StructuredTool {
  name = "send_email";
  description = "Sends.";
  schema = schema;
  readonly #client = { send };
  protected async _call(input: { to: string }): Promise<string> {
    return this.#client.send(input);
  }
}

const stop = { unified: "tool-calls" as const, raw: undefined };
const tokens = { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined };
const usage = { inputTokens: tokens, outputTokens: { total: 1, text: 1, reasoning: undefined } };
const call = {
  type: "tool-call" as const,
  toolCallId: "1",
  toolName: "send_email",
  input: JSON.stringify(INPUT),
};

/** It calls the tool whatever it is told and offered. */
const stubborn = () =>
  new MockLanguageModelV3({
    doGenerate: async () => ({ content: [call], finishReason: stop, usage, warnings: [] }),
    doStream: async () => ({
      stream: convertArrayToReadableStream([
        { type: "stream-start", warnings: [] },
        call,
        { type: "finish", finishReason: stop, usage },
      ]),
    }),
  });

/** Tools as LangChain has them: made from a function, given as one, and a class. */
function structuredTools(): StructuredTool[] {
  const fields = { name: "send_email", description: "Sends.", schema };
  const func = async (input: typeof INPUT) => send(input);
  return [langChainTool(func, fields), new DynamicStructuredTool({ ...fields, func }), new Mailer()];
}

/** What a model reads of each way to run a tool of LangChain. */
async function runsOf(each: Runnable<typeof INPUT, unknown>): Promise<unknown[]> {
  const read = [await each.invoke(INPUT), ...(await each.batch([INPUT, INPUT]))];
  for await (const chunk of await each.stream(INPUT)) read.push(chunk);
  const around = [each.withConfig({ tags: ["x"] }), each.pipe((output: unknown) => output)];
  for (const runnable of around) read.push(await runnable.invoke(INPUT));
  return read;
}

type Guard = <T extends object>(tools: T) => T;

const sdkTools = {
  plain: () => ({ send_email: tool({ inputSchema: schema, execute: send }) }),
  async: () => ({ send_email: tool({ inputSchema: schema, execute: async (input) => send(input) }) }),
  streaming: () => ({
    send_email: tool({
      inputSchema: schema,
      async *execute(input) {
        yield "sending";
        yield send(input);
      },
    }),
  }),
};

/** Each calls the tool in every way that its kind has, and gives what its model reads. */
const ADAPTERS: readonly (readonly [string, (guard: Guard) => Promise<unknown[]>])[] = [
  [
    "a record of functions",
    async (guard) => {
      const tools = guard({ send_email: send });
      const { send_email } = tools;
      return [tools.send_email(INPUT), send_email(INPUT), send_email.call(null, INPUT), { ...tools }.send_email(INPUT)];
    },
  ],
  [
    "a list of functions",
    async (guard) => {
      const send_email = (input: typeof INPUT) => send(input);
      return guard([send_email]).map((each) => each(INPUT));
    },
  ],
  ...Object.entries(sdkTools).flatMap(([kind, make]): (readonly [string, (guard: Guard) => Promise<unknown[]>])[] => [
    [
      `generateText of the AI SDK with a tool that is ${kind}`,
      async (guard) => {
        const settings = { tools: guard(make()), stopWhen: stepCountIs(3), prompt: "Go." };
        const { steps } = await generateText({ model: stubborn(), ...settings });
        return steps.flatMap(({ toolResults }) => toolResults.map(({ output }) => output));
      },
    ],
    [
      `streamText of the AI SDK with a tool that is ${kind}`,
      async (guard) => {
        const settings = { tools: guard(make()), stopWhen: stepCountIs(3), prompt: "Go." };
        const steps = await streamText({ model: stubborn(), ...settings }).steps;
        return steps.flatMap(({ toolResults }) => toolResults.map(({ output }) => output));
      },
    ],
  ]),
  ["tools of LangChain", async (guard) => (await Promise.all(guard(structuredTools()).map(runsOf))).flat()],
  [
    "a tool of LangChain that takes a text",
    async (guard) => {
      const func = async (to: string) => send({ to });
      const [each] = guard([new DynamicTool({ name: "send_email", description: "Sends.", func })]);
      return [await each?.invoke("ada"), await each?.func("ada")];
    },
  ],
  [
    "a runnable of LangChain as a tool",
    async (guard) => {
      const lambda = RunnableLambda.from((input: typeof INPUT) => send(input));
      const tools = guard([lambda.asTool({ name: "send_email", description: "Sends.", schema })]);
      return (await Promise.all(tools.map(runsOf))).flat();
    },
  ],
  [
    "runnables of LangChain as they are, and what they are piped into",
    async (guard) => {
      const one = RunnableLambda.from((input: typeof INPUT) => send(input));
      const chain = RunnableLambda.from((input: typeof INPUT) => input)
        .pipe((input) => send(input))
        .pipe((said) => said);
      const read = [];
      for (const each of [one, chain, chain.withRetry(), chain.withConfig({ tags: ["x"] })])
        read.push(...(await runsOf(guard({ send_email: each }).send_email)));
      const { send_email } = guard({ send_email: chain });
      const same = RunnableLambda.from((value: unknown) => value).pipe((value) => value);
      const before = RunnableLambda.from((input: typeof INPUT) => input).pipe((input) => input);
      const around = [send_email.pipe(same), before.pipe(send_email), before.pipe(send_email).pipe(same)];
      for (const runnable of around) read.push(await runnable.invoke(INPUT));
      return read;
    },
  ],
];

it("a tool of LangChain whose output has an artifact gives the reason as the content, and the refusal as the artifact", async () => {
  const fields = { name: "send_email", description: "Sends.", schema, responseFormat: "content_and_artifact" };
  const engine = createEngine();
  const mailer = langChainTool(async (input: typeof INPUT) => [send(input), { to: input.to }], fields);
  const [guarded] = createGate().guard([mailer], () => viewOf(engine));
  const asked = { type: "tool_call" as const, id: "1", name: "send_email", args: INPUT };
  expect(await guarded?.invoke(asked)).toMatchObject({ content: "sent to ada", artifact: { to: "ada" } });
  engine.step("prohibit send_email");
  const reason = expect.stringContaining("is refused: the rule is");
  expect(await guarded?.invoke(asked)).toMatchObject({ content: reason, artifact: { allowed: false, reason } });
  expect(timesSent()).toBe(1);
});

/** Each ends with the turn after which the tool must not run; the four texts first. */
const BANS = [
  "prohibit send_email.",
  "prohibit send_email please",
  "prohibit the send_email tool",
  "prohibit send_email and search",
  "prohibit send_email",
  "prohibit Send-Email",
  "prohibit search, send email; or crawl",
  "prohibit e-mail",
  "prohibit web search and the email tool, please.",
];

describe.each(ADAPTERS)("%s", (_name, run) => {
  const gate = createGate({ covers: { send_email: { also: ["email", "e-mail"] } } });

  it.each(BANS)("does nothing after `%s`, whatever the model calls", async (turn) => {
    const engine = createEngine();
    engine.step(turn);
    const read = await run((tools) => gate.guard(tools, () => viewOf(engine)));
    expect(timesSent()).toBe(0);
    expect(read.length).toBeGreaterThan(0);
    for (const output of read) expect(JSON.stringify(output)).toContain("is refused: the rule is");
  });

  it("runs without a ban, and stops in the middle of a conversation with one", async () => {
    const engine = createEngine();
    const guard: Guard = (tools) => gate.guard(tools, () => viewOf(engine));
    const read = await run(guard);
    const times = timesSent();
    expect(times).toBe(read.length);
    for (const output of read) expect(output).toBe("sent to ada");
    engine.step("prohibit email");
    await run(guard);
    expect(timesSent()).toBe(times);
  });
});
