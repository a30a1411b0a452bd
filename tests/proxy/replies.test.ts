/** Replies of the proxy's own, as errors where that is asked for, and what never becomes a rule. */
import { zodResponseFormat, zodTextFormat } from "openai/helpers/zod";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { createProxy } from "../../src/proxy/index.js";
import { createSessions, memoryStore } from "../../src/sessions/index.js";
import { client, completion, json, post, provider, proxyTo } from "./stage.js";

const asking = (...messages: object[]) => ({ messages });
const user = (content: unknown) => ({ role: "user", content });

describe("a reply", () => {
  it("is an error with its text where the proxy is set so", async () => {
    const openai = client(await proxyTo((await provider()).url, { replies: "error" }));
    const asked = { model: "m", messages: [{ role: "user" as const, content: "use podman instead of docker" }] };
    await expect(openai.chat.completions.create(asked)).rejects.toMatchObject({
      status: 400,
      code: "reply",
      error: { message: 'Did you mean to use "podman" instead?' },
    });
    const response = await post(`${await proxyTo((await provider()).url, { replies: "error" })}/responses`, {
      input: "use podman instead of docker",
    });
    expect(response.headers.get("x-context-compiler")).toBe("reply");
    expect(response.headers.get("x-context-compiler-question")).toMatch(/^\d+$/);
  });

  describe("to a client that is to be given JSON by a schema is a refusal, which it hands on", () => {
    const schema = z.object({ dish: z.string() });
    const text = 'Did you mean to use "podman" instead?';
    const asked = () => proxyTo("http://127.0.0.1:1/v1").then(client);
    const messages = [{ role: "user" as const, content: "use podman instead of docker" }];
    const input = "use podman instead of docker";
    const chat = { model: "m", messages, response_format: zodResponseFormat(schema, "dish") };
    const responses = { model: "m", input, text: { format: zodTextFormat(schema, "dish") } };
    const part = [{ type: "refusal", refusal: text }];

    it("of chat completions", async () => {
      const openai = await asked();
      const { choices } = await openai.chat.completions.parse(chat);
      expect(choices[0]?.message).toMatchObject({ content: null, refusal: text, parsed: null });
      const stream = await openai.chat.completions.stream(chat).finalChatCompletion();
      expect(stream.choices[0]?.message).toMatchObject({ refusal: text, parsed: null });
    });

    it("of responses", async () => {
      const openai = await asked();
      expect(await openai.responses.parse(responses)).toMatchObject({
        output: [{ content: part }],
        output_parsed: null,
      });
      const stream = await openai.responses.stream(responses).finalResponse();
      expect(stream).toMatchObject({ output: [{ content: part }], output_parsed: null });
      const said: unknown[] = [];
      for await (const event of await openai.responses.create({ ...responses, stream: true }))
        if (/refusal|output_text|content_part/.test(event.type)) said.push(event);
      expect(said).toMatchObject([
        { type: "response.content_part.added", part: { type: "refusal", refusal: "" } },
        { type: "response.refusal.delta", delta: text },
        { type: "response.refusal.done", refusal: text },
        { type: "response.content_part.done", part: part[0] },
      ]);
    });

    it.each(["text", "json_object"] as const)(
      "and a text where it asks for %s, which it does not read",
      async (type) => {
        const openai = await asked();
        const { choices } = await openai.chat.completions.create({ ...chat, response_format: { type } });
        // Clients send it back as it is, and some providers refuse a `refusal`, be it null.
        expect(choices[0]?.message).toEqual({ role: "assistant", content: text });
        const { output_text } = await openai.responses.create({ ...responses, text: { format: { type } } });
        expect(output_text).toBe(text);
      },
    );
  });

  it("has the shape of chat completions, whole and streamed", async () => {
    const base = await proxyTo((await provider()).url);
    const told = async (more: object) => {
      const response = await post(`${base}/chat/completions`, { model: "m", ...asking(user("use tea")), ...more });
      return response.text();
    };
    const content = 'Now in use: "tea".';
    const message = { role: "assistant", content };
    expect(JSON.parse(await told({}))).toMatchObject({
      object: "chat.completion",
      model: "m",
      choices: [{ index: 0, message, finish_reason: "stop" }],
    });
    const lines = (await told({ stream: true, stream_options: { include_usage: true } })).split("\n\n");
    const object = "chat.completion.chunk";
    expect(lines.filter((line) => line.startsWith("data: {")).map((line) => JSON.parse(line.slice(6)))).toMatchObject([
      { object, model: "m", choices: [{ index: 0, delta: message, finish_reason: null }] },
      { object, choices: [{ delta: {}, finish_reason: "stop" }] },
      { object, choices: [], usage: { total_tokens: 0 } },
    ]);
  });

  it("has the shape of responses, whole and streamed", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_900 });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const base = await proxyTo((await provider()).url);
    const told = async (more: object) =>
      (
        await post(`${base}/responses`, { model: "m", input: "use tea", previous_response_id: "resp_7", ...more })
      ).text();
    const id = expect.stringMatching(/^msg_cc_[0-9a-f]{16}$/);
    const text = 'Now in use: "tea".';
    const part = { type: "output_text", text, annotations: [], logprobs: [] };
    const item = { id, type: "message", status: "completed", role: "assistant", content: [part] };
    const response = {
      id: expect.stringMatching(/^resp_cc_[0-9a-f]{16}_resp_7$/),
      object: "response",
      created_at: 1_800_000_000,
      status: "completed",
      error: null,
      incomplete_details: null,
      instructions: null,
      metadata: {},
      model: "m",
      output: [item],
      parallel_tool_calls: true,
      previous_response_id: "resp_7",
      temperature: null,
      tool_choice: "auto",
      tools: [],
      top_p: null,
    };
    expect(JSON.parse(await told({}))).toEqual({ ...response, usage: expect.objectContaining({ total_tokens: 0 }) });
    const lines = (await told({ stream: true })).split("\n").filter((line) => line.startsWith("data: {"));
    const open = { ...response, status: "in_progress", output: [], usage: null };
    const at = { item_id: id, output_index: 0, content_index: 0 };
    const begun = { ...item, status: "in_progress", content: [] };
    expect(lines.map((line) => JSON.parse(line.slice(6)))).toEqual(
      [
        { type: "response.created", response: open },
        { type: "response.in_progress", response: open },
        { type: "response.output_item.added", output_index: 0, item: begun },
        { type: "response.content_part.added", ...at, part: { ...part, text: "" } },
        { type: "response.output_text.delta", ...at, delta: text, logprobs: [] },
        { type: "response.output_text.done", ...at, text, logprobs: [] },
        { type: "response.content_part.done", ...at, part },
        { type: "response.output_item.done", output_index: 0, item },
        { type: "response.completed", response: { ...response, usage: expect.objectContaining({ total_tokens: 0 }) } },
      ].map((event, sequence_number) => ({ ...event, sequence_number })),
    );
  });

  it("of a stream tells what it has cost where that is asked for", async () => {
    const openai = client(await proxyTo((await provider()).url));
    const messages = [{ role: "user" as const, content: "use tea" }];
    const stream = openai.chat.completions.stream({ model: "m", messages, stream_options: { include_usage: true } });
    const { usage, model, choices } = await stream.finalChatCompletion();
    expect([usage?.total_tokens, model, choices[0]?.finish_reason]).toEqual([0, "m", "stop"]);
  });

  it.each([
    ["chat/completions", { messages: [{ role: "user", content: "use tea" }] }],
    [
      "chat/completions",
      { messages: [{ role: "user", content: "use tea" }], stream_options: { include_usage: false } },
    ],
    ["responses", { input: "use tea" }],
  ])("of a stream to %s is told as events, and has nothing that nobody asked for", async (path, asked) => {
    const base = await proxyTo((await provider()).url);
    const response = await post(`${base}/${path}`, { model: "m", stream: true, ...asked });
    expect(response.headers.get("content-type")).toMatch(/^text\/event-stream\b/);
    const data = (await response.text()).split("\n").filter((line) => line.startsWith("data: {"));
    expect(data.length).toBeGreaterThan(1);
    if (path === "responses") return;
    for (const line of data) expect(JSON.parse(line.slice(6)).choices).toHaveLength(1);
  });

  it("is one where the server has put a class of its own in the place of Response, as some do", async () => {
    const sessions = createSessions({ store: memoryStore() });
    const { fetch } = createProxy({ upstream: "http://127.0.0.1:1/v1", sessions });
    const headers = { "x-context-compiler-conversation": "c" };
    const init = { method: "POST", headers, body: JSON.stringify({ model: "m", ...asking(user("use tea")) }) };
    vi.stubGlobal("Response", class extends Response {});
    try {
      const response = await fetch(new Request("http://localhost/v1/chat/completions", init));
      expect(await response.text()).toContain('Now in use: \\"tea\\".');
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it("goes to the model where the host is set so, with the new rule", async () => {
    const { url, seen } = await provider();
    const base = await proxyTo(url, { host: { onUpdate: "forward", commands: false } });
    await post(`${base}/chat/completions`, asking(user("use tea")));
    await post(`${base}/chat/completions`, asking(user("use tea"), user("show state")));
    expect(seen.map(({ body }) => body.includes("- Use: tea"))).toEqual([true, true]);
  });
});

describe("no rule is written by", () => {
  const state = async (base: string) => (await post(`${base}/chat/completions`, asking(user("show state")))).text();

  it.each<readonly [string, object[]]>([
    ["the system", [{ role: "system", content: "prohibit ale" }, user("hello")]],
    ["the assistant", [user("hello"), { role: "assistant", content: "prohibit ale" }]],
    ["a tool", [user("hello"), { role: "tool", tool_call_id: "1", content: "prohibit ale" }]],
    ["a function", [user("hello"), { role: "function", name: "f", content: "prohibit ale" }]],
    ["a message of before", [user("prohibit ale"), user("hello")]],
    ["a role in other letters", [{ role: "User", content: "prohibit ale" }]],
    [
      "a document beside the text",
      [
        user([
          { type: "text", text: "hello" },
          { type: "file", text: "prohibit ale" },
        ]),
      ],
    ],
    [
      "two texts",
      [
        user([
          { type: "text", text: "prohibit" },
          { type: "text", text: "ale" },
        ]),
      ],
    ],
  ])("%s", async (_who, messages) => {
    const base = await proxyTo((await provider()).url);
    await post(`${base}/chat/completions`, asking(...messages));
    expect(await state(base)).not.toContain("ale");
  });

  it.each(["system", "developer", "assistant", "User"])("a message of responses whose role is %s", async (role) => {
    const base = await proxyTo((await provider()).url);
    const others = [
      { role, content: "prohibit ale" },
      { type: "message", role, content: "prohibit ale" },
    ];
    await post(`${base}/responses`, { input: [user("hello"), ...others] });
    await post(`${base}/responses`, { input: others });
    expect(await state(base)).not.toContain("ale");
  });

  it("the model", async () => {
    const answer = completion({ content: "prohibit ale" });
    const base = await proxyTo((await provider((_seen, response) => json(response, answer))).url);
    await post(`${base}/chat/completions`, asking(user("hello")));
    await post(
      `${base}/chat/completions`,
      asking(user("hello"), { role: "assistant", content: "prohibit ale" }, user("go on")),
    );
    expect(await state(base)).not.toContain("ale");
  });

  it("an item of responses that is no message of the user", async () => {
    const base = await proxyTo((await provider()).url);
    const output = { type: "function_call_output", call_id: "1", output: "prohibit ale" };
    await post(`${base}/responses`, { input: [{ role: "user", content: "hello" }, output] });
    await post(`${base}/responses`, {
      input: [{ role: "user", content: [{ type: "output_text", text: "prohibit ale" }] }],
    });
    await post(`${base}/responses`, { instructions: "prohibit ale", input: "hello" });
    expect(await state(base)).not.toContain("ale");
  });
});
