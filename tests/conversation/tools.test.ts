/** Tools: what each call comes to, and what the model is told of it. */
import { dynamicTool, tool } from "ai";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  type ConversationEvent,
  type ConversationOptions,
  type Generated,
  openConversation,
  type Tools,
  type Why,
} from "../../src/conversation/index.js";
import { createGate } from "../../src/gate/index.js";
import { createSessions, memoryStore, type Store } from "../../src/sessions/index.js";
import { type Line, scripted, USAGE } from "./models.js";
import { resultsOf } from "./well-formed.js";

const inputSchema = { type: "object" };

/** Talks once with a model that makes these calls, and gives what each came to and what the model was then sent. */
async function called(tools: Tools, line: Line, options: Partial<ConversationOptions> = {}) {
  const { model, requests } = scripted([line, "Done."]);
  const results: { name: string; why: Why; value: unknown }[] = [];
  const on = (event: ConversationEvent) => {
    if (event.type === "result") results.push({ name: event.name, why: event.why, value: event.value });
  };
  const conversation = await openConversation({ model, tools, on, ...options });
  const outcome = await conversation.talk("Go.");
  const outputs = resultsOf(requests[1]?.prompt.at(-1)).map(({ output }) => output);
  return { outcome, results, outputs, conversation };
}

describe("why a result is what it is", () => {
  test("done: what the tool gives, a text as text and all else as JSON", async () => {
    const tools = { a: { inputSchema, execute: () => "text" }, b: { inputSchema, execute: async () => ({ n: 1 }) } };
    const { results, outputs } = await called(tools, {
      calls: [
        ["a", {}],
        ["b", {}],
      ],
    });
    expect(results.map(({ why }) => why)).toEqual(["done", "done"]);
    expect(outputs).toEqual([
      { type: "text", value: "text" },
      { type: "json", value: { n: 1 } },
    ]);
  });

  test("done: what the tool yields last", async () => {
    const tools = {
      a: {
        inputSchema,
        async *execute() {
          yield "some";
          yield "all";
        },
      },
    };
    expect((await called(tools, { calls: [["a", {}]] })).outputs).toEqual([{ type: "text", value: "all" }]);
  });

  test("a call that the provider runs has the result that it came to, and none of those on the way", async () => {
    const id = { toolCallId: "w", toolName: "web" } as const;
    const results = ["some", "more"].map(
      (result) => ({ type: "tool-result", ...id, result, preliminary: true }) as const,
    );
    const content: Generated["content"] = [
      { type: "tool-call", ...id, input: "{}", providerExecuted: true },
      ...results,
      { type: "tool-result", ...id, result: "all" },
      { type: "text", text: "Found." },
    ];
    for (const streamed of [{}, { on: () => {} }]) {
      const { model, requests } = scripted([{ content, finishReason: { unified: "stop" }, usage: USAGE }, "Done."]);
      const conversation = await openConversation({ model, ...streamed });
      await conversation.talk("Search.");
      await conversation.talk("Go on.");
      expect(requests[1]?.prompt[1]?.content).toEqual([
        { type: "tool-call", ...id, input: {}, providerExecuted: true },
        { type: "tool-result", ...id, output: { type: "json", value: "all" } },
        { type: "text", text: "Found." },
      ]);
    }
  });

  test.each([{}, { on: () => {} }])(
    "what a provider has not ended is no part of the past once the user has gone on",
    async (on) => {
      const content: Generated["content"] = [
        { type: "text", text: "Let me see." },
        { type: "tool-call", toolCallId: "w", toolName: "web", input: "{}", providerExecuted: true },
      ];
      const { model, requests } = scripted([{ content, finishReason: { unified: "stop" }, usage: USAGE }, "Done."]);
      const conversation = await openConversation({ model, ...on });
      expect(await conversation.talk("Search.")).toMatchObject({ text: "Let me see." });
      expect(await conversation.talk("And?")).toMatchObject({ text: "Done." });
      expect(requests[1]?.prompt[1]?.content).toEqual([{ type: "text", text: "Let me see." }]);
    },
  );

  test("failed: the message of the error, or what the tool's hook makes of it", async () => {
    const execute = () => {
      throw new Error("password hunter2");
    };
    const broken = () => {
      throw new Error("no");
    };
    class Own {
      readonly inputSchema = inputSchema;
      readonly #mask = "***";
      execute = execute;
      redact(error: unknown) {
        return String(error).replace(/^Error: (\w+).*$/, `$1 ${this.#mask}`);
      }
    }
    const tools = {
      plain: { inputSchema, execute },
      hidden: { inputSchema, execute, redact: () => "It failed." },
      twice: { inputSchema, execute, redact: broken },
      own: new Own(),
    };
    const { results, outputs } = await called(tools, {
      calls: [
        ["plain", {}],
        ["hidden", {}],
        ["twice", {}],
        ["own", {}],
      ],
    });
    expect(results.map(({ why }) => why)).toEqual(["failed", "failed", "failed", "failed"]);
    expect(outputs).toEqual([
      { type: "error-text", value: "password hunter2" },
      { type: "error-text", value: "It failed." },
      { type: "error-text", value: "The tool failed." },
      { type: "error-text", value: "password ***" },
    ]);
  });

  test("failed: arguments that are no object of JSON, or do not fit a schema that can tell", async () => {
    let ran = 0;
    const execute = () => ++ran;
    const tools = {
      zod: { inputSchema: z.object({ to: z.string(), at: z.object({ n: z.number() }) }), execute },
      sdk: tool({ description: "d", inputSchema: z.object({ n: z.number() }), execute: async ({ n }) => ++ran + n }),
      own: {
        inputSchema: { jsonSchema: inputSchema, validate: () => ({ success: false, error: new Error("not so") }) },
        execute,
      },
      any: { inputSchema, execute },
    };
    const { results } = await called(
      tools,
      {
        calls: [
          ["zod", { to: 1, at: { n: "x" } }],
          ["sdk", { n: "1" }],
          ["own", {}],
          ["any", "[1]"],
          ["any", '{"a":'],
        ],
      },
      { parallel: 1 },
    );
    expect(results.map(({ why }) => why)).toEqual(Array(5).fill("failed"));
    expect(results.map(({ value }) => String(value).slice(0, 40))).toEqual([
      expect.stringContaining("to: "),
      expect.stringContaining("n: "),
      "The arguments do not fit. not so",
      "The arguments are not one object of JSON",
      "The arguments are not one object of JSON",
    ]);
    expect(ran).toBe(0);
  });

  test("unknown-tool: there is no such tool", async () => {
    const { results } = await called(
      {},
      {
        calls: [
          ["constructor", {}],
          ["__proto__", {}],
        ],
      },
    );
    expect(results.map(({ why }) => why)).toEqual(["unknown-tool", "unknown-tool"]);
  });

  test("prohibited: the user's own words are the reason", async () => {
    const { model, requests } = scripted(["Noted.", { calls: [["send_email", { to: "ada" }]] }, "I may not."]);
    let ran = 0;
    const tools = { send_email: { inputSchema, execute: () => ++ran } };
    const gate = createGate({ covers: { send_email: { also: ["mail"] } } });
    const conversation = await openConversation({ model, tools, gate });
    await conversation.talk("prohibit mail");
    await conversation.talk("Write to ada.");
    expect(ran).toBe(0);
    expect(requests[2]?.prompt.at(-1)).toEqual({
      role: "tool",
      content: [
        {
          type: "tool-result",
          toolCallId: "c2-0",
          toolName: "send_email",
          output: { type: "execution-denied", reason: expect.stringContaining('the user said "prohibit mail"') },
        },
      ],
    });
  });

  test("prohibited: by what the rules are when the call runs, and not when it was made", async () => {
    const { model } = scripted([
      {
        calls: [
          ["first", {}],
          ["second", {}],
        ],
      },
      "Done.",
    ]);
    let ran = 0;
    const results: unknown[] = [];
    const conversation = await openConversation({
      model,
      parallel: 1,
      on: (event) => event.type === "result" && results.push(event.why),
      tools: {
        first: {
          inputSchema,
          // Another surface changes the rules in the middle of the turn.
          execute: () => conversation.log.step({ turn: "elsewhere", text: "prohibit second" }).then(() => "ok"),
        },
        second: { inputSchema, execute: () => ++ran },
      },
    });
    await conversation.talk("Go.");
    expect([ran, results]).toEqual([0, ["done", "prohibited"]]);
  });

  test("prohibited: right before the call runs, after all else was looked at", async () => {
    let ran = 0;
    const { model } = scripted([{ calls: [["slow", {}]] }, "Done."]);
    const validate = async (value: unknown) => {
      await conversation.log.step({ turn: "elsewhere", text: "prohibit slow" });
      return { success: true, value };
    };
    const tools = { slow: { inputSchema: { jsonSchema: inputSchema, validate }, execute: () => ++ran } };
    const results: unknown[] = [];
    const on = (event: ConversationEvent) => event.type === "result" && results.push(event.why);
    const conversation = await openConversation({ model, on, tools });
    await conversation.talk("Go.");
    expect([ran, results]).toEqual([0, ["prohibited"]]);
  });

  test.each<[what: string, input: object, ban: string]>([
    ["fills in", {}, "prohibit production"],
    ["changes", { target: "prod" }, "prohibit production"],
    ["leaves as it is", { target: "production" }, "prohibit production"],
  ])("prohibited: by what the schema %s, since the tool runs with that", async (_what, input, ban) => {
    const target = z
      .string()
      .default("production")
      .transform((given) => (given === "prod" ? "production" : given));
    const gate = createGate({ covers: { deploy: { items: (call) => [String(Object(call).target)] } } });
    const ran: unknown[] = [];
    const execute = (call: unknown) => ran.push(Object(call).target);
    const run = async (rule: string) => {
      const { model } = scripted(["Noted.", { calls: [["deploy", input]] }, "Done."]);
      const tools = { deploy: { inputSchema: z.object({ target }), execute } };
      const conversation = await openConversation({ model, gate, tools });
      await conversation.talk(rule);
      await conversation.talk("Deploy.");
    };
    await run(ban);
    expect(ran).toEqual([]);
    await run("prohibit staging");
    expect(ran).toEqual(["production"]);
  });

  test("failed: the user is not asked about a call that cannot run", async () => {
    const tools = { pay: { inputSchema: z.object({ n: z.number() }), confirm: true, execute: () => 1 } };
    const { outcome, results } = await called(tools, { calls: [["pay", { n: "1" }]] });
    expect([outcome.kind, results.map(({ why }) => why)]).toEqual(["answer", ["failed"]]);
  });

  test("repeated: the third of the same calls is refused, and so is the fourth; the fifth ends the turn", async () => {
    const again = { calls: [["look", { b: 1, a: 2 }]] } as const;
    const swapped = { calls: [["look", '{"a":2, "b":1}']] } as const;
    const { model, requests } = scripted([again, swapped, again, swapped, again, "Done."]);
    let ran = 0;
    const conversation = await openConversation({ model, tools: { look: { inputSchema, execute: () => ++ran } } });
    expect(await conversation.talk("Go.")).toEqual({ kind: "stopped", why: "loop" });
    expect([ran, requests.length]).toEqual([2, 5]);
    expect(await conversation.resume()).toEqual({ kind: "stopped", why: "loop" });
    expect(await conversation.talk("Enough.")).toMatchObject({ kind: "answer", text: "Done." });
  });

  test("results are told the newest first, in whatever order their calls are asked about", async () => {
    const { model } = scripted([{ calls: [["look", {}, "a"]] }, { calls: [["look", { at: 1 }, "b"]] }, "Done."]);
    const conversation = await openConversation({ model, tools: { look: { inputSchema, execute: () => "seen" } } });
    await conversation.talk("Go.");
    expect(conversation.results(["a", "b"]).map(({ call }) => call)).toEqual(["b", "a"]);
    expect(conversation.results(["b", "a"]).map(({ call }) => call)).toEqual(["b", "a"]);
  });

  test("repeated: also of a tool that there is not", async () => {
    const { model, requests } = scripted(Array(6).fill({ calls: [["nope", {}]] }));
    const conversation = await openConversation({ model });
    expect(await conversation.talk("Go.")).toEqual({ kind: "stopped", why: "loop" });
    expect(requests.length).toBe(5);
  });

  test("repeated: not where the rules have changed since", async () => {
    const again = { calls: [["look", {}]] } as const;
    const { model } = scripted(["Noted.", again, again, again, again, "Done."]);
    let ran = 0;
    // The second call takes the rules back: what it looks at may be another thing now.
    const execute = async () => {
      ran += 1;
      if (ran === 2) await conversation.log.restore({ turn: "undo" });
    };
    const conversation = await openConversation({ model, tools: { look: { inputSchema, execute } } });
    await conversation.talk("set premise be brief");
    expect(await conversation.talk("Go.")).toMatchObject({ kind: "answer", text: "Done." });
    expect(ran).toBe(4);
  });

  test("repeated: a guard of the host's own is told of all calls since the user's turn", async () => {
    const told: number[] = [];
    const guard = (calls: readonly unknown[]) => told.push(calls.length) > 1;
    const tools = { a: { inputSchema, execute: () => 1 } };
    const { results } = await called(
      tools,
      {
        calls: [
          ["a", {}],
          ["a", {}],
        ],
      },
      { guard },
    );
    expect(results.map(({ why }) => why).sort()).toEqual(["done", "repeated"]);
    expect(told).toEqual([1, 2]);
  });

  test("declined: the user says no, with a reason or without", async () => {
    const { model, requests } = scripted([
      {
        calls: [
          ["pay", { n: 1 }],
          ["pay", { n: 2 }],
        ],
      },
      "As you wish.",
    ]);
    let ran = 0;
    const tools = { pay: { inputSchema, confirm: true, execute: () => ++ran } };
    const conversation = await openConversation({ model, tools });
    await conversation.talk("Pay.");
    await conversation.decide("c1-0", false, "Too much.");
    await conversation.decide("c1-1", false);
    expect(await conversation.resume()).toMatchObject({ kind: "answer" });
    expect(ran).toBe(0);
    expect(requests[1]?.prompt.at(-1)).toMatchObject({
      content: [
        { output: { type: "execution-denied", reason: "Too much." } },
        { output: { type: "execution-denied", reason: "The user declined this call." } },
      ],
    });
  });

  test("cut-off: a call of a reply that has no end is not run", async () => {
    let ran = 0;
    const tools = { a: { inputSchema, execute: () => ++ran } };
    const { results, outcome } = await called(tools, { text: "I will", calls: [["a", {}]], finish: "length" });
    expect([results.map(({ why }) => why), ran, outcome]).toMatchObject([["cut-off"], 0, { kind: "answer" }]);
  });
});

describe("a value is made JSON at the door", () => {
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const own = { toJSON: () => ({ self: own as unknown }) };
  const PICTURE = Buffer.from(Array.from({ length: 20_000 }, (_, at) => at % 251));
  test.each<[what: string, value: unknown, json: unknown]>([
    ["nothing", undefined, null],
    ["a date", new Date(0), "1970-01-01T00:00:00.000Z"],
    ["numbers that JSON has not", [Number.NaN, Number.POSITIVE_INFINITY, -0], ["NaN", "Infinity", 0]],
    ["a bigint", 2n ** 70n, "1180591620717411303424"],
    ["a map by texts", new Map([["a", 1]]), { a: 1 }],
    ["a map by anything", new Map([[1, { b: 2 }]]), [[1, { b: 2 }]]],
    ["a set", new Set(["a", "b"]), ["a", "b"]],
    ["bytes", new Uint8Array([1, 2, 255]), { bytes: "AQL/" }],
    ["a buffer", Buffer.from("ab"), { bytes: "YWI=" }],
    ["a picture of many bytes", PICTURE, { bytes: PICTURE.toString("base64") }],
    ["an error", new RangeError("far"), { message: "far", name: "RangeError" }],
    [
      "what is undefined, a function or a symbol",
      { a: undefined, b: () => 1, c: Symbol("s"), d: [undefined] },
      { d: [null] },
    ],
    ["a circle", circle, { self: "[circular]" }],
    ["a circle by what it writes itself as", own, { self: "[circular]" }],
    ["a special name", JSON.parse('{"__proto__": {"a": 1}}'), JSON.parse('{"__proto__": {"a": 1}}')],
  ])("%s", async (_what, value, json) => {
    const { outputs } = await called({ a: { inputSchema, execute: () => value } }, { calls: [["a", {}]] });
    const expected = typeof json === "string" ? { type: "text", value: json } : { type: "json", value: json };
    expect(JSON.stringify(outputs)).toBe(JSON.stringify([expected]));
  });

  test.each([
    ["no text", Object.assign(new Error(), { message: 5n }), "Error: 5"],
    ["an empty text", new AggregateError([]), "AggregateError"],
    ["a text that was thrown by itself", "far", "far"],
  ])("an error whose message is %s is told by its name", async (_what, thrown, value) => {
    const execute = () => {
      throw thrown;
    };
    const { outputs } = await called({ a: { inputSchema, execute } }, { calls: [["a", {}]] });
    expect(outputs).toEqual([{ type: "error-text", value }]);
  });

  test("what is nested too deep is said to be left out", async () => {
    let deep: unknown = 1;
    for (let level = 0; level < 5_000; level += 1) deep = [deep];
    const { outputs } = await called({ a: { inputSchema, execute: () => deep } }, { calls: [["a", {}]] });
    expect(JSON.stringify(outputs)).toContain("[nested too deep]");
  });

  test("a value that cannot be read is a failure", async () => {
    const value = {
      toJSON: () => {
        throw new Error("no");
      },
    };
    const { results } = await called({ a: { inputSchema, execute: () => value } }, { calls: [["a", {}]] });
    expect(results).toMatchObject([{ why: "failed", value: "no" }]);
  });
});

describe("running", () => {
  test.each([1, 3])("at most %d tools run at a time", async (parallel) => {
    let [now, most] = [0, 0];
    const execute = async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setImmediate(resolve));
      now -= 1;
    };
    const calls = Array.from({ length: 10 }, (_, n) => ["a", { n }] as const);
    await called({ a: { inputSchema, execute } }, { calls }, { parallel });
    expect(most).toBe(parallel);
  });

  test("no more tools are begun once the store has failed, and those that run are waited for", async () => {
    const begun: number[] = [];
    const store = memoryStore();
    let isBroken = false;
    const failing: Store = {
      ...{ read: store.read.bind(store), purge: store.purge.bind(store), list: store.list.bind(store) },
      append: async (key, expected, entry) => {
        if (isBroken || !entry.body.includes('"why":"done"')) return store.append(key, expected, entry);
        isBroken = true;
        throw new Error("disk full");
      },
    };
    const execute = async ({ n }: { n: number }) => {
      begun.push(n);
      // The second is still at work when the result of the first is not kept.
      for (let left = n * 20; left > 0; left -= 1) await new Promise((resolve) => setImmediate(resolve));
      return "done";
    };
    const calls = Array.from({ length: 5 }, (_, n) => ["a", { n }] as const);
    const session = await createSessions({ store: failing, record: "texts" }).open({ tenant: "t", conversation: "c" });
    const { model } = scripted([{ calls }]);
    const conversation = await openConversation({
      model,
      session,
      tools: { a: { inputSchema, execute } },
      parallel: 2,
    });
    await expect(conversation.talk("Go.")).rejects.toThrow("disk full");
    expect(begun).toEqual([0, 1]);
  });

  test("a result is kept as soon as its tool has settled, whatever the others do", async () => {
    const { model } = scripted([
      {
        calls: [
          ["slow", {}],
          ["quick", {}],
        ],
      },
      "Done.",
    ]);
    let release = (_value: string) => {};
    const slow = new Promise<string>((resolve) => {
      release = resolve;
    });
    const kept = async () => (await conversation.log.history()).filter(({ turn }) => turn.includes("result")).length;
    let before = -1;
    const conversation = await openConversation({
      model,
      on: (event) => {
        if (event.type !== "result" || event.name !== "quick") return;
        kept().then((count) => {
          before = count;
          release("late");
        });
      },
      tools: { slow: { inputSchema, execute: () => slow }, quick: { inputSchema, execute: () => "early" } },
    });
    await conversation.talk("Go.");
    expect([before, await kept()]).toEqual([1, 2]);
  });

  test("a tool of the SDK is given what the SDK would give it", async () => {
    const given: unknown[] = [];
    const tools = {
      add: tool({
        inputSchema: z.object({ a: z.number().default(4) }),
        execute: async (input, { toolCallId, abortSignal, messages }) => {
          given.push(input, toolCallId, abortSignal?.aborted, messages);
          return "ok";
        },
      }),
    };
    const { model, requests } = scripted([{ calls: [["add", {}]] }, "Done."]);
    await (await openConversation({ model, tools })).talk("Go.");
    expect(given).toEqual([{ a: 4 }, "c1-0", false, []]);
    expect(requests[0]?.tools).toMatchObject([
      { type: "function", name: "add", inputSchema: { type: "object", properties: { a: { type: "number" } } } },
    ]);
  });

  test("a schema that is made when it is needed is made", async () => {
    const { model, requests } = scripted(["Hello."]);
    const inputSchema = () => ({ jsonSchema: Promise.resolve({ type: "object", title: "late" }) });
    await (await openConversation({ model, tools: { a: { inputSchema, execute: () => 1 } } })).talk("Hi.");
    expect(requests[0]?.tools).toMatchObject([{ inputSchema: { title: "late" } }]);
  });

  test("calls with the same id, in a reply or in two, are told apart", async () => {
    const { model, requests } = scripted([
      {
        calls: [
          ["a", { n: 1 }, "x"],
          ["a", { n: 2 }, "x"],
        ],
      },
      { calls: [["a", { n: 3 }, "x"]] },
      "Done.",
    ]);
    const tools = { a: { inputSchema, execute: (input: { n: number }) => input.n } };
    await (await openConversation({ model, tools })).talk("Go.");
    const results = requests[2]?.prompt.flatMap(resultsOf);
    expect(results?.map(({ toolCallId, output }) => [toolCallId, output])).toEqual([
      ["x", { type: "json", value: 1 }],
      ["x_2", { type: "json", value: 2 }],
      ["x_3", { type: "json", value: 3 }],
    ]);
  });

  test("a call with the id of one that the provider has run has another", async () => {
    const call = { type: "tool-call", toolCallId: "x", input: '{"n":1}' } as const;
    const { model, requests } = scripted([
      {
        content: [
          { ...call, toolName: "web", providerExecuted: true },
          { type: "tool-result", toolCallId: "x", toolName: "web", result: 0 },
          { ...call, toolName: "a" },
        ],
        finishReason: { unified: "tool-calls" },
        usage: USAGE,
      },
      "Done.",
    ]);
    const tools = { a: { inputSchema, execute: (input: { n: number }) => input.n } };
    await (await openConversation({ model, tools })).talk("Go.");
    expect(requests[1]?.prompt.flatMap(resultsOf).map(({ toolCallId }) => toolCallId)).toContain("x_2");
  });

  test("a call with the id of one that the provider has run in a reply before has another", async () => {
    const id = { toolCallId: "x", toolName: "web" } as const;
    const ran: Generated = {
      content: [
        { type: "tool-call", ...id, input: "{}", providerExecuted: true },
        { type: "tool-result", ...id, result: 0 },
        { type: "text", text: "Found." },
      ],
      finishReason: { unified: "stop" },
      usage: USAGE,
    };
    const { model, requests } = scripted([ran, { calls: [["a", {}, "x"]] }, "Done."]);
    const conversation = await openConversation({ model, tools: { a: { inputSchema, execute: () => 1 } } });
    for (const text of ["Search.", "Go."]) await conversation.talk(text);
    expect(requests[2]?.prompt.flatMap(resultsOf).map(({ toolCallId }) => toolCallId)).toEqual(["x_2"]);
  });
});

test("a tool of the AI SDK is taken with all that it may have, and an object of a class with fields of its own", async () => {
  const { model, requests } = scripted(["Hi."]);
  const execute = async () => "out";
  const nothing = () => undefined;
  const schemas = { inputSchema: z.object({}), outputSchema: z.string(), inputExamples: [{ input: {} }] };
  const said = {
    title: "t",
    description: "d",
    metadata: {},
    providerOptions: { test: { cached: true } },
    strict: true,
  };
  const heard = { onInputStart: nothing, onInputDelta: nothing, onInputAvailable: nothing };
  const whole = tool({ ...schemas, ...said, ...heard, needsApproval: false, execute });
  class Own {
    readonly calls = 0;
    readonly inputSchema = inputSchema;
    execute = execute;
  }
  const remote = { ...dynamicTool({ inputSchema: z.object({}), execute }), _meta: {} };
  const tools = { whole: { ...whole, toModelOutput: nothing }, remote, own: new Own() };
  await (await openConversation({ model, tools })).talk("Hi.");
  expect(requests[0]?.tools?.map(({ name }) => name)).toEqual(["whole", "remote", "own"]);
  const shown = { strict: true, inputExamples: [{ input: {} }], providerOptions: { test: { cached: true } } };
  expect(requests[0]?.tools?.[0]).toMatchObject({ ...shown, description: "d" });
  expect(Object.keys(requests[0]?.tools?.[2] ?? {})).toEqual(["type", "name", "inputSchema"]);
});

describe("misuse", () => {
  const { model } = scripted([]);
  test.each<[string, object]>([
    ["no object", { tools: [] }],
    ["a tool without execute", { tools: { a: { inputSchema } } }],
    ["a tool without a schema", { tools: { a: { execute: () => 1 } } }],
    ["a tool with a typing error", { tools: { a: { inputSchema, execute: () => 1, confirms: true } } }],
    [
      "a schema that says no JSON Schema",
      { tools: { a: { inputSchema: { "~standard": { validate: () => ({}) } }, execute: () => 1 } } },
    ],
  ])("%s is a TypeError", async (_what, options) => {
    await expect(openConversation(Object.assign({ model }, options))).rejects.toThrow(TypeError);
  });
});
