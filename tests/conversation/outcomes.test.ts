/** Every outcome, every reason to stop, every event; the options and what is misuse. */
import { describe, expect, test } from "vitest";
import {
  type CallOptions,
  type Conversation,
  type ConversationEvent,
  type ConversationOptions,
  openConversation,
} from "../../src/conversation/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { generatedOf, scripted } from "./models.js";

const inputSchema = { type: "object" };
const look = { inputSchema, execute: () => "nothing" };

/** The events of a turn, by type and moment. */
async function eventsOf(
  options: Partial<ConversationOptions> & Pick<ConversationOptions, "model">,
  ...turns: string[]
) {
  const events: ConversationEvent[] = [];
  const conversation = await openConversation({ ...options, on: (event) => events.push(event) });
  for (const turn of turns) await conversation.talk(turn).catch(() => undefined);
  const names = events.map((event) => ("phase" in event ? `${event.type} ${event.phase}` : event.type));
  return { events, names, conversation };
}

/** Marks the last message for a cache, in place. */
function mark({ prompt }: CallOptions): void {
  Object.assign(prompt.at(-1) ?? {}, { providerOptions: { test: { cache: true } } });
}

/** Changes every text in a value, in place. */
function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    if (typeof field === "string") Object.assign(value, { [name]: `spoiled ${field}` });
    else spoil(field);
  }
}

describe("outcomes", () => {
  test("answer: the model's text, and whether it is whole", async () => {
    const { model } = scripted(["Hello.", { text: "Hel", finish: "length" }, { text: "", finish: "content-filter" }]);
    const conversation = await openConversation({ model });
    expect(await conversation.talk("1")).toEqual({ kind: "answer", text: "Hello.", by: "model", finish: "stop" });
    expect(await conversation.talk("2")).toMatchObject({ text: "Hel", finish: "length" });
    expect(await conversation.talk("3")).toMatchObject({ text: "", finish: "content-filter" });
    expect((await conversation.request()).prompt.map(({ role }) => role)).toEqual([
      "user",
      "assistant",
      "user",
      "assistant",
      "user",
    ]);
  });

  test("clarify: the question, and what leads out of it", async () => {
    const { model } = scripted([]);
    const conversation = await openConversation({ model });
    expect(await conversation.talk("prohibit")).toEqual({
      kind: "clarify",
      prompt: expect.any(String),
      repairs: expect.any(Array),
    });
    const asked = await conversation.talk("change premise be brief");
    expect(asked).toMatchObject({ kind: "clarify", repairs: [expect.any(String)] });
  });

  test("clarify: a question that another surface has opened blocks what would be sent", async () => {
    const { model, requests } = scripted([new Error("500"), "Hello."]);
    const conversation = await openConversation({ model });
    await expect(conversation.talk("Hi.")).rejects.toThrow();
    await conversation.log.ask({ turn: "first", question: { prompt: "Use it?", yes: ["use it"] } });
    expect(await conversation.resume()).toEqual({ kind: "clarify", prompt: "Use it?", repairs: [] });
    await conversation.log.cancel({ turn: "taken back" });
    await conversation.log.step({ turn: "elsewhere", text: "use podman instead of docker" });
    expect(await conversation.resume()).toMatchObject({ kind: "clarify" });
    await conversation.log.cancel({ turn: "cancel" });
    await conversation.log.ask({ turn: "ask", question: { prompt: "Prohibit it?", yes: ["prohibit it"] } });
    expect(await conversation.resume()).toEqual({ kind: "clarify", prompt: "Prohibit it?", repairs: [] });
    expect(requests.length).toBe(1);
    await conversation.log.cancel({ turn: "taken back again" });
    expect(await conversation.resume()).toMatchObject({ kind: "answer", text: "Hello." });
  });

  test("refused: the log takes no such turn", async () => {
    const { model } = scripted(["Hello."]);
    const conversation = await openConversation({ model });
    await conversation.talk("Hi.", { id: "m1" });
    expect(await conversation.talk("Ho.", { id: "m1" })).toEqual({ kind: "refused", reason: "turn_reused" });
    expect(await conversation.talk(`prohibit ${"x".repeat(20_000)}`)).toEqual({ kind: "refused", reason: "too_long" });
  });

  test("stopped, steps: a turn has so many replies at most, and the next one begins anew", async () => {
    const line = (n: number) => ({ calls: [["look", { n }]] }) as const;
    const { model, requests } = scripted([line(1), line(2), line(3), "Well."]);
    const conversation = await openConversation({ model, steps: 3, tools: { look } });
    expect(await conversation.talk("Go.")).toEqual({ kind: "stopped", why: "steps" });
    expect(await conversation.resume()).toEqual({ kind: "stopped", why: "steps" });
    expect(requests.length).toBe(3);
    expect(await conversation.talk("Go on.")).toMatchObject({ kind: "answer", text: "Well." });
    expect(requests[3]?.prompt.filter(({ role }) => role === "tool").length).toBe(3);
  });

  test("stopped, window: a request that does not fit is not sent, and the numbers are told", async () => {
    const { model, requests } = scripted(["Hello."]);
    const conversation = await openConversation({ model, card: { window: 500, output: 100 } });
    expect(await conversation.talk("Hi.")).toMatchObject({ kind: "answer" });
    const stopped = await conversation.talk("x".repeat(400));
    expect(stopped).toMatchObject({ kind: "stopped", why: "window", limit: 368 });
    expect(stopped.kind === "stopped" && stopped.why === "window" && stopped.needed > 368).toBe(true);
    expect([requests.length, requests[0]?.maxOutputTokens]).toEqual([1, 100]);
  });
});

describe("events", () => {
  test("a reply is streamed, part by part, within the moments of its request", async () => {
    const { model } = scripted(["Hello."]);
    const { names, events } = await eventsOf({ model }, "Hi.");
    expect(names).toEqual(["request start", ...Array(6).fill("part"), "request end"]);
    const deltas = events.flatMap((event) =>
      event.type === "part" && event.part.type === "text-delta" ? [event.part.delta] : [],
    );
    expect(deltas.join("")).toBe("Hello.");
    expect(events[0]).toMatchObject({ model: "scripted", attempt: 1, request: { prompt: [{ role: "user" }] } });
    expect(events.at(-1)).toMatchObject({
      finish: "stop",
      tokens: { input: 10, fresh: 7, cacheRead: 2, cacheWrite: 1, output: 5, text: 4, reasoning: 1 },
    });
  });

  test("a tool that runs, one that fails and one that is refused", async () => {
    const { model } = scripted([
      {
        calls: [
          ["look", {}],
          ["fail", {}],
          ["none", {}],
        ],
      },
      "Done.",
    ]);
    const error = new Error("no");
    const fail = { inputSchema, execute: () => Promise.reject(error) };
    const { names, events } = await eventsOf({ model, parallel: 1, tools: { look, fail } }, "Hi.");
    expect(names.filter((name) => !/part|request/.test(name))).toEqual([
      ...["tool start", "tool end", "result"],
      ...["tool start", "tool error", "result"],
      ...["refused", "result"],
    ]);
    const call = { call: "c1-1", name: "fail", input: "{}" };
    expect(events).toContainEqual({ type: "tool", phase: "error", ...call, error });
    expect(events).toContainEqual({ type: "result", ...call, why: "failed", value: "no" });
    expect(events).toContainEqual({
      ...{ type: "refused", call: "c1-2", name: "none", input: "{}" },
      ...{ why: "unknown-tool", reason: 'There is no tool "none".' },
    });
  });

  test("a question", async () => {
    const { model } = scripted([]);
    const { events } = await eventsOf({ model }, "use podman instead of docker");
    expect(events).toEqual([{ type: "asked", prompt: expect.any(String), repairs: [] }]);
  });

  test("an error of the provider", async () => {
    const error = new Error("500");
    const { events } = await eventsOf({ model: scripted([error]).model }, "Hi.");
    expect(events.at(-1)).toEqual({ type: "request", phase: "error", model: "scripted", error, retrying: null });
  });

  test("what a listener throws ends the turn, and the log stands", async () => {
    const { model } = scripted(["Hello.", "Hello."]);
    let left = 3;
    const on = () => {
      if (--left === 0) throw new Error("closed");
    };
    const conversation = await openConversation({ model, on });
    await expect(conversation.talk("Hi.")).rejects.toThrow("closed");
    expect(await conversation.resume()).toMatchObject({ kind: "answer" });
  });
});

describe("requests", () => {
  const page = expect.stringContaining("peanuts");

  test("the page with the rules stands behind the instructions, or behind all else", async () => {
    const instructions = [
      { role: "system", content: "Be brief.", providerOptions: { anthropic: { cacheControl: { type: "ephemeral" } } } },
    ] as const;
    const roles = async (place: "head" | "tail") => {
      const { model, requests } = scripted(["Noted.", "Hello."]);
      const conversation = await openConversation({ model, instructions, place });
      await conversation.talk("prohibit peanuts");
      await conversation.talk("Hi.");
      return requests[1]?.prompt;
    };
    expect((await roles("head"))?.slice(0, 3)).toMatchObject([
      instructions[0],
      { role: "system", content: page },
      { role: "user" },
    ]);
    const tail = await roles("tail");
    expect(tail?.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user", "user"]);
    expect(tail?.at(-1)?.content).toEqual([{ type: "text", text: page }]);
  });

  test("the page is made of what holds, and stands in no log", async () => {
    const { model, requests } = scripted(["Noted.", "Noted.", "Hello."]);
    const conversation = await openConversation({ model });
    await conversation.talk("prohibit peanuts");
    await conversation.talk("clear state");
    expect(requests[1]?.prompt.map(({ role }) => role)).not.toContain("system");
    const log = JSON.stringify(await conversation.log.history());
    expect(log).not.toContain(JSON.stringify(requests[0]?.prompt[0]?.content).slice(1, -1));
  });

  test("a prohibited tool is hidden, or shown and refused all the same", async () => {
    const shown = async (hide: boolean) => {
      let ran = 0;
      const { model, requests } = scripted(["Noted.", { calls: [["look", {}]] }, "I may not."]);
      const tools = { look: { inputSchema, execute: () => ++ran } };
      const conversation = await openConversation({ model, hide, tools });
      await conversation.talk("prohibit look");
      await conversation.talk("Look.");
      return [requests[1]?.tools?.length, ran];
    };
    expect(await shown(true)).toEqual([undefined, 0]);
    expect(await shown(false)).toEqual([1, 0]);
  });

  test("`prepare` sets what it likes, and nothing of it is kept", async () => {
    const { model, requests } = scripted(["Hello.", "Fine."]);
    const prepare = (request: CallOptions): CallOptions => ({
      ...request,
      temperature: 0,
      toolChoice: { type: "none" },
    });
    const conversation = await openConversation({ model, prepare });
    await conversation.talk("Hi.");
    expect(requests[0]).toMatchObject({ temperature: 0, toolChoice: { type: "none" } });
    expect(JSON.stringify(await conversation.log.history())).not.toContain("temperature");
    expect(await conversation.request()).toMatchObject({ temperature: 0 });
  });

  test.each<[string, (request: CallOptions) => unknown]>([
    ["nothing", () => undefined],
    ["null", () => null],
    ["an array", (request) => [request]],
    ["a value of type string", () => "request"],
    ["a promise", async (request) => request],
    ["a promise", () => Promise.reject(new Error("A rejection that nobody hears."))],
    ["an object without a list `prompt`", () => ({ temperature: 0 })],
    ["an object without a list `prompt`", (request) => ({ ...request, prompt: "Hi." })],
  ])("a `prepare` that gives %s is misuse, and no model is asked", async (what, answer) => {
    const { model, requests } = scripted(["Hello."]);
    const prepare = (request: CallOptions) => answer(request) as CallOptions;
    const session = await createSessions({ store: memoryStore(), record: "texts" }).open({
      tenant: "acme",
      conversation: "c",
    });
    const conversation = await openConversation({ model, session, prepare });
    const told = new TypeError(
      `prepare gave ${what}. It must give the request at once, changed or as it is, such as { ...request, temperature: 0 }.`,
    );
    await expect(conversation.talk("Hi.")).rejects.toThrow(told);
    await expect(conversation.request()).rejects.toThrow(told);
    expect(requests).toEqual([]);
    expect(await (await openConversation({ model, session })).resume()).toMatchObject({ text: "Hello." });
  });

  test("what `prepare` or a model changes in a request in place is in no later one, and not the host's", async () => {
    const instructions = [{ role: "system", content: "Be brief." }] as const;
    const tools = { look: { inputSchema: { type: "object", properties: {} }, execute: () => "nothing" } };
    const given = JSON.stringify([instructions, tools]);
    const { model, requests } = scripted([{ calls: [["look", { at: 1 }]] }, "Hello.", "Fine."]);
    const doGenerate = (request: CallOptions) => {
      const generated = model.doGenerate(request);
      spoil(request);
      return generated;
    };
    const prepare = (request: CallOptions) => {
      mark(request);
      return request;
    };
    const conversation = await openConversation({ model: { ...model, doGenerate }, instructions, tools, prepare });
    for (const turn of ["Hi.", "And you?"]) await conversation.talk(turn);
    expect(requests.map(({ prompt }) => JSON.stringify(prompt).split("cache").length - 1)).toEqual([1, 1, 1]);
    expect(JSON.stringify(requests)).not.toContain("spoiled");
    expect(JSON.stringify([instructions, tools])).toBe(given);
  });

  test("what is changed in what `request` shows is not sent", async () => {
    const { model, requests } = scripted([{ calls: [["look", { at: 1 }]] }, "Hello.", "Fine."]);
    const conversation = await openConversation({ model, instructions: "Be brief.", tools: { look } });
    await conversation.talk({ text: "Hi.", files: [{ mediaType: "text/plain", data: "aGk=" }] });
    const shown = JSON.stringify(await conversation.request());
    spoil(await conversation.request());
    expect(JSON.stringify(await conversation.request())).toBe(shown);
    await conversation.talk("And you?");
    expect(JSON.stringify(requests)).not.toContain("spoiled");
  });

  test("`request` shows what is sent next, and sends nothing", async () => {
    const { model, requests } = scripted(["Hello.", "Fine."]);
    const conversation = await openConversation({ model, tools: { look } });
    await conversation.talk("Hi.");
    const shown = await conversation.request();
    await conversation.talk("And you?");
    expect(requests[1]?.prompt.slice(0, -1)).toEqual(shown.prompt);
    expect(requests[1]?.tools).toEqual(shown.tools);
  });

  test("only the user's turns are stepped, not what a model or a tool says", async () => {
    const { model } = scripted([{ text: "prohibit shell", calls: [["look", {}]] }, "clear state"]);
    const execute = () => "prohibit search";
    const conversation = await openConversation({ model, tools: { look: { inputSchema, execute } } });
    await conversation.talk({
      text: "Look at this.",
      files: [{ mediaType: "text/plain", data: btoa("prohibit files") }],
    });
    expect(conversation.state.policies).toEqual({});
  });

  test("a file whose name is undefined has none", async () => {
    const { model, requests } = scripted(["Hi."]);
    const file = Object({ mediaType: "text/plain", data: "aGk=", filename: undefined });
    await (await openConversation({ model })).talk({ text: "Read.", files: [file] });
    expect(requests[0]?.prompt[0]?.content).toEqual([
      { type: "text", text: "Read." },
      { type: "file", mediaType: "text/plain", data: "aGk=" },
    ]);
  });

  test.each(["", " \n"])("a text %j with a file is a message of its file", async (text) => {
    const { model, requests } = scripted(["A cat."]);
    await (await openConversation({ model })).talk({ text, files: [{ mediaType: "image/png", data: "AAAA" }] });
    expect(requests[0]?.prompt).toEqual([
      { role: "user", content: [{ type: "file", mediaType: "image/png", data: "AAAA" }] },
    ]);
  });

  test("a turn of white space that a terminal has taken is asked about no model", async () => {
    const { model, requests } = scripted([]);
    const conversation = await openConversation({ model });
    await conversation.log.step({ turn: "elsewhere", text: " \n" });
    expect(await conversation.resume()).toEqual({ kind: "refused", reason: "not_kept" });
    // Nor is it what is answered behind what has an answer.
    const clarified = await conversation.talk("use ");
    expect(clarified.kind).toBe("clarify");
    expect(await conversation.resume()).toEqual(clarified);
    expect(requests).toEqual([]);
  });

  test("sources are kept for readers, and not sent back", async () => {
    const reply = generatedOf("So.", 1);
    const source = { type: "source", sourceType: "url", id: "1", url: "https://example.com", title: "t" } as const;
    const { model } = scripted([{ ...reply, content: [...reply.content, source] }]);
    const conversation = await openConversation({ model });
    await conversation.talk("Why?");
    expect(JSON.stringify(await conversation.log.history())).toContain("https://example.com");
    expect(JSON.stringify(await conversation.request())).not.toContain("https://example.com");
  });
});

describe("misuse", () => {
  const { model } = scripted([]);
  const { signal } = new AbortController();
  test.each<[string, object]>([
    ["no model", {}],
    ["a model of another version", { model: { ...model, specificationVersion: "v2" } }],
    ["an option that there is not", { model, temperature: 1 }],
    ["a place that there is not", { model, place: "middle" }],
    ["hide that is no flag", { model, hide: 1 }],
    ["no steps", { model, steps: 0 }],
    ["no parallel", { model, parallel: 1.5 }],
    ["a guard that fires at once", { model, guard: 1 }],
    ["instructions of a user", { model, instructions: [{ role: "user", content: "x" }] }],
    ["a window of no size", { model, card: { window: -1 } }],
  ])("%s is a TypeError", async (_what, options) => {
    await expect(
      openConversation(Object.assign({ model: scripted([]).model }, { model: undefined }, options)),
    ).rejects.toThrow(TypeError);
  });

  test.each<[string, (conversation: Conversation) => Promise<unknown>]>([
    ["a turn that is none", (conversation) => conversation.talk(Object.assign({ text: "x" }, { image: 1 }))],
    [
      "a file of bytes",
      (conversation) =>
        conversation.talk({ text: "", files: [Object.assign({ mediaType: "a", data: "" }, { data: [1] })] }),
    ],
    ...["data:image/png;base64,AAAA", "https://example.com/a.png", "AA AA", "AA-_", "A=A=", "A===", "QUJDRA", ""].map(
      (data): [string, (conversation: Conversation) => Promise<unknown>] => [
        `a file whose bytes are not in base64: ${data}`,
        (conversation) => conversation.talk({ text: "x", files: [{ mediaType: "image/png", data }] }),
      ],
    ),
    ["a turn without text and files", (conversation) => conversation.talk({ text: "", files: [] })],
    ["a turn of white space", (conversation) => conversation.talk(" \n")],
    ["an id that a host could not use", (conversation) => conversation.talk("x", { id: "a~b" })],
    ["compaction without a compactor", (conversation) => conversation.compact()],
    [
      "an option that talk has not",
      (conversation) => conversation.talk("x", Object.assign({ id: "m1" }, { ID: "m1" })),
    ],
    ["a signal that is none", (conversation) => conversation.talk("x", Object({ signal: new AbortController() }))],
    [
      "a signal that is none, when it goes on",
      (conversation) => conversation.resume(Object({ signal: new AbortController() })),
    ],
    ["an option that resume has not", (conversation) => conversation.resume(Object.assign({ signal }, { id: "m1" }))],
  ])("%s is a TypeError", async (_what, misuse) => {
    const conversation = await openConversation({ model });
    await expect(misuse(conversation)).rejects.toThrow(TypeError);
    expect(await conversation.log.history()).toEqual([]);
    // It is not at work, and can be asked.
    expect(await conversation.resume()).toBeNull();
  });
});
