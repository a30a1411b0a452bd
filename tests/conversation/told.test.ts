/** What a tool has the model told in the place of what it gave, as tools of the AI SDK say it by `toModelOutput`. */
import { tool } from "ai";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { byteMeter } from "../../src/context/index.js";
import { readable } from "../../src/conversation/compaction/readable.js";
import {
  type AssistantPart,
  type ConversationEvent,
  type ConversationOptions,
  type Generated,
  imageMeter,
  type Message,
  openConversation,
  type ResultOutput,
  readPast,
  shorterOutput,
  type Tools,
  textOfOutput,
} from "../../src/conversation/index.js";
import { createGate } from "../../src/gate/index.js";
import { createEngine } from "../../src/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { scripted, USAGE } from "./models.js";
import { resultsOf } from "./well-formed.js";

const KEY = { tenant: "acme", conversation: "c" };
const inputSchema = { type: "object" };
const IMAGE = { type: "image-data", data: "AAAA", mediaType: "image/png" } as const;

/** One turn in which each of the tools is called once. */
async function calling(tools: Tools, options: Partial<ConversationOptions> = {}) {
  const store = memoryStore();
  const open = () => createSessions({ store, record: "texts" }).open(KEY);
  const { model, requests } = scripted([{ calls: Object.keys(tools).map((name) => [name, { n: 1 }]) }, "Done."]);
  const events: ConversationEvent[] = [];
  const on = (event: ConversationEvent) => events.push(event);
  const conversation = await openConversation({ model, session: await open(), tools, on, ...options });
  await conversation.talk("Go.");
  const results = events.flatMap((event) => (event.type === "result" ? [event] : []));
  const outputs = resultsOf(requests[1]?.prompt.at(-1)).map(({ output }) => output);
  return { conversation, results, outputs, events, open };
}

/** A tool that gives rows, and has the model told this. */
function telling(told: unknown): Tools {
  return { rows: { inputSchema, execute: () => ({ rows: [1, 2] }), toModelOutput: () => told } };
}

describe("what a tool has the model told", () => {
  test("is in the request and in the log, and what the tool gave is there for the host", async () => {
    const asked: unknown[] = [];
    const tools = {
      rows: tool({
        inputSchema: z.object({ n: z.number() }),
        execute: async ({ n }) => new Map([["rows", n]]),
        toModelOutput(given) {
          asked.push(given);
          return { type: "text", value: `${given.output.get("rows")} row.`, providerOptions: { test: { n: 1 } } };
        },
      }),
    };
    const { conversation, outputs, results, events, open } = await calling(tools);
    const output = { type: "text", value: "1 row.", providerOptions: { test: { n: 1 } } };
    expect(outputs).toEqual([output]);
    expect(asked).toEqual([{ toolCallId: "c1-0", input: { n: 1 }, output: new Map([["rows", 1]]) }]);
    expect(results).toMatchObject([{ why: "done", value: { rows: 1 }, output }]);
    expect(results[0]).not.toHaveProperty("cut");
    expect(events).toContainEqual(expect.objectContaining({ type: "tool", phase: "end", value: { rows: 1 } }));
    expect(conversation.results(["c1-0"])).toMatchObject([{ value: { rows: 1 }, output }]);
    const restored = await openConversation({ model: scripted([]).model, session: await open(), tools });
    expect((await restored.request()).prompt).toEqual((await conversation.request()).prompt);
    expect(asked).toHaveLength(1);
  });

  test.each<[string, unknown, ResultOutput]>([
    ["JSON", { type: "json", value: { count: 2n } }, { type: "json", value: { count: "2" } }],
    ["a failure", { type: "error-text", value: "No rows." }, { type: "error-text", value: "No rows." }],
    ["files", { type: "content", value: [IMAGE] }, { type: "content", value: [IMAGE] }],
    ["a promise", Promise.resolve({ type: "text", value: "2" }), { type: "text", value: "2" }],
    [
      "files as they were said before",
      {
        type: "content",
        value: [
          { type: "text", text: "Look." },
          { ...IMAGE, type: "media" },
          { type: "media", data: "AAAA", mediaType: "application/pdf" },
        ],
      },
      {
        type: "content",
        value: [
          { type: "text", text: "Look." },
          IMAGE,
          { type: "file-data", data: "AAAA", mediaType: "application/pdf" },
        ],
      },
    ],
  ])("may be %s", async (_what, told, output) => {
    const { outputs, results } = await calling(telling(told));
    expect(outputs).toEqual([output]);
    expect(results).toMatchObject([{ why: "done", value: { rows: [1, 2] } }]);
  });

  test("is asked of the object that the tool is", async () => {
    class Own {
      readonly inputSchema = inputSchema;
      readonly unit = "rows";
      execute = () => 2;
      toModelOutput({ output }: { readonly output: unknown }) {
        return { type: "text", value: `${output} ${this.unit}` };
      }
    }
    expect((await calling({ rows: new Own() })).outputs).toEqual([{ type: "text", value: "2 rows" }]);
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["a text", "Two rows."],
    ["an output of a type that there is not", { type: "words", value: "Two rows." }],
    ["a file without its bytes", { type: "content", value: [{ type: "image-data", mediaType: "image/png" }] }],
    ["content that is no list", { type: "content", value: "Two rows." }],
    ["content of what is no part", { type: "content", value: [null, "Two rows."] }],
  ])("fails the call where it is %s", async (_what, told) => {
    const { outputs, results } = await calling(telling(told));
    const value =
      'The toModelOutput of the tool "rows" gave no output of a result. Give one as { type: "text", value }.';
    expect(results).toMatchObject([{ why: "failed", value }]);
    expect(outputs).toEqual([{ type: "error-text", value }]);
  });

  test.each<[string, string]>([
    ["a data: URL", "data:image/png;base64,iVBORw0KGgo="],
    ["a link", "https://example.com/a.png"],
    ["no base64", "not base64!"],
    ["base64 without its padding", "QUJDRA"],
    ["nothing", ""],
  ])("fails the call where a file is %s, which each later request would be refused for", async (_what, data) => {
    const value =
      'The toModelOutput of the tool "rows" gave a file whose data is no base64, or is empty. A link is of the type image-url or file-url.';
    for (const type of ["image-data", "file-data", "media"]) {
      const { outputs, results } = await calling(
        telling({ type: "content", value: [IMAGE, { type, data, mediaType: "image/png" }] }),
      );
      expect(results).toMatchObject([{ why: "failed", value }]);
      expect(outputs).toEqual([{ type: "error-text", value }]);
    }
  });

  test("fails the call where it throws, in the words that are for the model", async () => {
    const execute = () => "secret";
    const toModelOutput = () => {
      throw new Error("Not today.");
    };
    const { results } = await calling({
      plain: { inputSchema, execute, toModelOutput },
      hidden: { inputSchema, execute, toModelOutput, redact: () => "It failed." },
    });
    expect(results.map(({ why, value }) => [why, value])).toEqual([
      ["failed", "Not today."],
      ["failed", "It failed."],
    ]);
    expect(results[0]).not.toHaveProperty("output");
  });

  test("is not waited for where the conversation is interrupted", async () => {
    const deaf = {
      rows: { inputSchema, execute: () => 1, toModelOutput: () => new Promise(() => conversation.interrupt()) },
    };
    const { model } = scripted([{ calls: [["rows", {}]] }]);
    const conversation = await openConversation({ model, tools: deaf });
    expect(await conversation.talk("Go.")).toMatchObject({ kind: "interrupted" });
    const [{ output } = {}] = resultsOf((await conversation.request()).prompt.at(-1));
    expect(output).toMatchObject({ type: "error-text", value: expect.stringContaining("interrupted") });
  });

  test("is the reason where the tool is guarded and refuses", async () => {
    const engine = createEngine();
    engine.step("prohibit peanuts");
    const order = tool({
      inputSchema: z.object({ n: z.number() }),
      execute: async () => ({ ordered: true }),
      toModelOutput: ({ output }) => ({ type: "text", value: output.ordered ? "Ordered." : "Not ordered." }),
    });
    const { peanuts } = createGate().guard({ peanuts: order }, () => ({ state: engine.state }));
    const { outputs } = await calling({ order: peanuts });
    expect(outputs).toEqual([{ type: "error-text", value: expect.stringContaining("peanuts") }]);
  });
});

describe("what is too long of it", () => {
  const card = { window: 8_000 };
  const long = `begin ${"x".repeat(20_000)} end`;
  const shorter = expect.stringMatching(/^begin x+\[… \d+ bytes left out …\]x+ end$/);
  const cut = { line: "cap", origin: "rows", before: 20_010, after: expect.any(Number) };

  test.each<[ResultOutput, ResultOutput]>([
    [
      { type: "text", value: long },
      { type: "text", value: shorter },
    ],
    [
      { type: "error-text", value: long },
      { type: "error-text", value: shorter },
    ],
    [
      { type: "execution-denied", reason: long },
      { type: "execution-denied", reason: shorter },
    ],
  ])("is cut, and what the tool gave stays whole: %#", async (told, kept) => {
    const { outputs, results } = await calling(telling(told), { card });
    expect(outputs).toEqual([kept]);
    expect(results).toMatchObject([{ value: { rows: [1, 2] }, output: kept, cut }]);
    expect(results[0]?.cut?.after).toBeLessThan(4_000);
  });

  test("of files their kinds are left, and a file that fits stays", async () => {
    const big = { ...IMAGE, data: "A".repeat(20_000) };
    const value = [{ type: "text", text: "Two images." }, big, { type: "file-url", url: "https://a.example/a" }];
    const { outputs, results } = await calling(telling({ type: "content", value }), { card });
    const text = "Two images.\n[image/png]\n[file-url]";
    expect(outputs).toEqual([{ type: "text", value: text }]);
    const [before, after] = [JSON.stringify(value).length, text.length];
    expect(results).toMatchObject([{ cut: { line: "cap", origin: "rows", before, after } }]);
    const small = { type: "content", value: [IMAGE] };
    expect((await calling(telling(small), { card })).outputs).toEqual([small]);
  });

  test("where nobody knows the window, of files beyond 256 KiB their kinds are left", async () => {
    const image = (size: number) => ({ type: "content", value: [{ ...IMAGE, data: "A".repeat(size) }] });
    expect((await calling(telling(image(250_000)))).outputs).toEqual([image(250_000)]);
    expect((await calling(telling(image(270_000)))).outputs).toEqual([{ type: "text", value: "[image/png]" }]);
  });

  test("an image is whole where the meter counts images", async () => {
    const image = { type: "content", value: [{ ...IMAGE, data: "A".repeat(600_000) }] };
    const counting = { card: { window: 20_000 }, meter: imageMeter(byteMeter, 1_600) };
    expect((await calling(telling(image), counting)).outputs).toEqual([image]);
    const { outputs } = await calling(telling({ type: "json", value: { data: "A".repeat(600_000) } }), counting);
    expect(outputs).toMatchObject([{ type: "text", value: expect.stringContaining("bytes left out") }]);
  });

  test("what the tool gave is of any length where the model is told something shorter", async () => {
    const tools = { rows: { inputSchema, execute: () => long, toModelOutput: () => ({ type: "text", value: "x" }) } };
    const { outputs, results } = await calling(tools, { card });
    expect(outputs).toEqual([{ type: "text", value: "x" }]);
    expect(results[0]?.value).toBe(long);
    expect(results[0]).not.toHaveProperty("cut");
  });
});

describe("what is too long for the log", () => {
  const log = { limits: { layerBody: 2_000 } };
  const huge = "x".repeat(20_000);
  const NOT_KEPT = "The call has come to its end. What it gave is too long to be kept.";
  const giving = async (tool: Partial<Tools[string]>) => {
    const session = await createSessions({ store: memoryStore(), record: "texts", ...log }).open(KEY);
    return calling({ rows: { inputSchema, execute: () => huge, ...tool } }, { session });
  };

  test("is not kept, and the model is told what it was to be told", async () => {
    const told = { type: "text", value: "2 rows." };
    const { outputs, results } = await giving({ toModelOutput: () => told });
    expect(outputs).toEqual([told]);
    expect(results).toMatchObject([{ why: "done", value: NOT_KEPT, output: told }]);
    expect(results[0]).not.toHaveProperty("cut");
  });

  test("is of files their kinds, with the texts beside them and what the tool gave", async () => {
    const value = [
      { type: "text", text: "Page 1." },
      { ...IMAGE, data: "A".repeat(9_000) },
    ];
    const told = { execute: () => 2, toModelOutput: () => ({ type: "content", value }) };
    const { outputs, results } = await giving(told);
    const output = { type: "text", value: "Page 1.\n[image/png]" };
    expect(outputs).toEqual([output]);
    const both = await giving({ ...told, execute: () => value });
    expect(both.outputs).toEqual([output]);
    expect(both.results).toMatchObject([{ value: NOT_KEPT, output }]);
    const cut = { line: "cap", origin: "rows", before: JSON.stringify(value).length, after: output.value.length };
    expect(results).toMatchObject([{ why: "done", value: 2, output, cut }]);
  });

  test.each([{}, { toModelOutput: () => ({ type: "text", value: huge }) }])("is told to be so: %j", async (tool) => {
    const { outputs, results } = await giving(tool);
    expect(outputs).toEqual([{ type: "text", value: NOT_KEPT }]);
    const cut = { line: "cap", origin: "rows", before: 20_000, after: NOT_KEPT.length };
    expect(results).toMatchObject([{ why: "done", value: NOT_KEPT, cut }]);
    expect(results[0]).not.toHaveProperty("output");
  });

  test("is the result of a tool all the same: what else the log refuses is thrown", async () => {
    const session = await createSessions({ store: memoryStore(), record: "texts" }).open(KEY);
    const erasing = { rows: { inputSchema, execute: () => session.erase("gone") } };
    const { model } = scripted([{ calls: [["rows", {}]] }]);
    const conversation = await openConversation({ model, session, tools: erasing });
    expect(await conversation.talk("Go.")).toEqual({ kind: "refused", reason: "erased" });
  });

  test("of sixteen million characters by default", async () => {
    const whole = "x".repeat(17_000_000);
    const told = { type: "text", value: "2 rows." };
    const { outputs } = await calling({ rows: { inputSchema, execute: () => whole, toModelOutput: () => told } });
    expect(outputs).toEqual([told]);
  });
});

test("an image has the tokens that a provider says, wherever it is, and all else those of another meter", () => {
  const meter = imageMeter(byteMeter, 1_000);
  const data = "A".repeat(50_000);
  const result = (output: ResultOutput) =>
    ({ role: "tool", content: [{ type: "tool-result", toolCallId: "a", toolName: "look", output }] }) as const;
  const image = { type: "file", mediaType: "image/png", data } as const;
  const images: Message[] = [
    { role: "user", content: [{ type: "text", text: "Look." }, image] },
    { role: "assistant", content: [image] },
    result({ type: "content", value: [{ ...IMAGE, data }] }),
    result({ type: "content", value: [{ type: "file-data", mediaType: "image/png", data }] }),
    result({ type: "content", value: [{ type: "image-url", url: "https://a.example/a" }] }),
    result({ type: "content", value: [{ type: "image-file-id", fileId: "f1" }] }),
    result({ type: "content", value: [{ type: "image-url", url: `data:image/png;base64,${data}` }] }),
    result({ type: "content", value: [{ type: "file-url", url: `data:image/png;base64,${data}` }] }),
  ];
  for (const message of images) {
    const tokens = meter.message(message);
    expect(tokens).toBeGreaterThan(1_000);
    expect(tokens).toBeLessThan(1_250);
  }
  const two = { role: "user", content: [image, { ...image, mediaType: "image/jpeg" }] } as const;
  const bare = { role: "user", content: two.content.map((part) => ({ ...part, data: "" })) } as const;
  expect(meter.message(two)).toBe(byteMeter.message(bare) + 2_000);
  const shots = result({ type: "content", value: [IMAGE, IMAGE, IMAGE] });
  expect(Math.floor(meter.message(shots) / 1_000)).toBe(3);
  const others: Message[] = [
    { role: "system", content: data },
    { role: "user", content: [{ type: "file", mediaType: "application/pdf", data }] },
    { role: "assistant", content: [{ type: "tool-call", toolCallId: "a", toolName: "look", input: { data } }] },
    result({ type: "json", value: { type: "image-data", data, mediaType: "image/png" } }),
    result({ type: "content", value: [{ type: "file-data", mediaType: "text/csv", data }] }),
    result({ type: "content", value: [{ type: "file-url", url: "https://a.example/a" }] }),
  ];
  for (const message of others) expect(meter.message(message)).toBe(byteMeter.message(message));
  expect([meter.text(data), meter.request]).toEqual([byteMeter.text(data), byteMeter.request]);
  for (const tokens of [0, 1.5, Number.NaN]) expect(() => imageMeter(byteMeter, tokens)).toThrow(TypeError);
});

test("a compaction keeps the reasoning that led to a call, where nobody has signed it", async () => {
  const metadata = { providerMetadata: { test: { signature: "s" } } };
  const said: Generated["content"] = [
    { type: "reasoning", text: "Signed.", ...metadata },
    { type: "reasoning", text: "So I look." },
    { type: "tool-call", toolCallId: "c1", toolName: "rows", input: "{}" },
    { type: "reasoning", text: "And wait." },
    { type: "text", text: "One moment." },
  ];
  const { model } = scripted([{ content: said, finishReason: { unified: "tool-calls" }, usage: USAGE }, "Done."]);
  const session = await createSessions({ store: memoryStore(), record: "texts" }).open(KEY);
  await (await openConversation({ model, session, tools: telling({ type: "text", value: "2" }) })).talk("Go.");
  const history = readable(await readPast(session));
  const [reply] = history.exchanges.flatMap(({ messages }) => messages).filter(({ role }) => role === "assistant");
  expect(reply && history.messageOf(reply).content).toEqual([
    { type: "reasoning", text: "So I look." },
    { type: "tool-call", toolCallId: "c1", toolName: "rows", input: {} },
    { type: "text", text: "One moment." },
  ]);
});

test("a compaction keeps no reasoning that is signed, for a model of whatever name", () => {
  const called = (toolCallId: string) => ({ type: "tool-call", toolCallId, toolName: "rows", input: {} }) as const;
  const content: AssistantPart[] = [
    { type: "reasoning", text: "Signed.", providerOptions: { test: { signature: "s" } } },
    // It was sent for what it was signed with.
    { type: "text", text: " ", providerOptions: { test: { itemId: "i" } } },
    called("a"),
    { type: "reasoning", text: "Plain." },
    called("b"),
  ];
  const messages: Message[] = [{ role: "assistant", content }];
  const history = readable([{ id: "reply-2", kind: "reply", sequence: 2, messages }]);
  const [reply] = history.exchanges.flatMap((exchange) => exchange.messages);
  expect(reply && history.messageOf(reply).content).toEqual([
    called("a"),
    { type: "reasoning", text: "Plain." },
    called("b"),
  ]);
});

test("who reads the past finds the names of tools as a model is sent them", async () => {
  const { model, requests } = scripted([{ calls: [["functions.rows", {}]] }, "Done."]);
  const session = await createSessions({ store: memoryStore(), record: "texts" }).open(KEY);
  await (await openConversation({ model, session })).talk("Go.");
  const past = (await readPast(session)).flatMap(({ messages }) => messages);
  expect(past.slice(0, -1)).toEqual(requests[1]?.prompt);
  expect(JSON.stringify(past)).toContain('"toolName":"functions_rows"');
});

test("a compaction reads what the model was told, files by their kinds", async () => {
  const told = { type: "content", value: [{ type: "text", text: "A chart." }, IMAGE] } as const;
  const { open } = await calling(telling(told));
  const history = readable(await readPast(await open()));
  const turns = history.exchanges.flatMap(({ messages }) => messages);
  const result = turns.find(({ role }) => role === "tool");
  expect(result).toMatchObject({ content: "A chart.\n[image/png]", tool: { name: "rows" } });
  if (result === undefined) return;
  expect(resultsOf(history.messageOf(result))[0]?.output).toEqual(told);
  expect(resultsOf(history.messageOf({ ...result, content: "A." }))[0]?.output).toEqual({
    type: "text",
    value: `A.\n[${result.id}]`,
  });
});

test.each<[ResultOutput, string, ResultOutput]>([
  [{ type: "text", value: "a" }, "a", { type: "text", value: "b" }],
  [{ type: "json", value: { n: 1 } }, '{"n":1}', { type: "text", value: "b" }],
  [{ type: "json", value: "a" }, "a", { type: "text", value: "b" }],
  [{ type: "error-text", value: "a" }, "a", { type: "error-text", value: "b" }],
  [{ type: "error-json", value: [1] }, "[1]", { type: "error-text", value: "b" }],
  [{ type: "execution-denied", reason: "a" }, "a", { type: "execution-denied", reason: "b" }],
  [{ type: "execution-denied" }, "", { type: "execution-denied", reason: "b" }],
  [{ type: "content", value: [{ type: "custom" }] }, "[custom]", { type: "text", value: "b" }],
])("an output has a text, and a shorter one is of its kind: %j", (output, text, shorter) => {
  expect(textOfOutput(output)).toBe(text);
  expect(shorterOutput(output, "b")).toEqual(shorter);
});
