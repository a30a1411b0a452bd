/** The model of a chat: what is known of it, and what of a request a server does not take. */
import { createServer } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { type Endpoint, endpointOf } from "../../src/cli/chat/endpoint.js";
import { cardFor, modelOf } from "../../src/cli/io/chat-model.js";
import { openConversation, type Tools } from "../../src/conversation/index.js";

const KEYS = { OPENAI_API_KEY: "x", GROQ_API_KEY: "x", GEMINI_API_KEY: "x" };
const cardOf = (model: string) => cardFor(endpointOf(model, null, KEYS));

it("a model of a provider has its window and its prices, by the provider's name and its own", async () => {
  expect(await cardOf("openai:gpt-4o")).toMatchObject({ window: 128_000, price: expect.anything() });
  expect(await cardOf("google:gemini-2.5-pro")).toMatchObject({ price: expect.anything() });
});

it("of a model that runs on this machine nothing is known", async () => {
  expect(await cardOf("ollama:llama3")).toBeNull();
});

/** What a server says to a request: a status with an error, or the fields of a reply's delta. */
type Answer = { readonly status: number; readonly error: unknown } | { readonly delta: object };

/** A server on loopback, and what it was sent. */
async function server(answer: (body: string, at: number) => Answer) {
  const requests: string[] = [];
  const listening = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      requests.push(body);
      const answered = answer(body, requests.length);
      if ("status" in answered) {
        response.writeHead(answered.status, { "content-type": "application/json" }).end(JSON.stringify(answered.error));
        return;
      }
      const choice = {
        index: 0,
        delta: answered.delta,
        finish_reason: "tool_calls" in answered.delta ? "tool_calls" : "stop",
      };
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end(
        `data: ${JSON.stringify({ id: "r", created: 1, model: "m", choices: [choice] })}\n\ndata: [DONE]\n\n`,
      );
    });
  });
  await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done));
  afterAll(() => {
    listening.closeAllConnections();
    listening.close();
  });
  return { url: `http://127.0.0.1:${Object(listening.address()).port}/v1`, requests };
}

const ADDING: Tools = { add: { inputSchema: { type: "object" }, execute: () => 3 } };

/** Talks with the model at a server. */
async function talking(url: string, provider: Partial<Endpoint> = {}, tools: Tools = ADDING) {
  const model = await modelOf({ ...endpointOf("m", url, {}), ...provider });
  return openConversation({ model, tools, on: () => {}, wait: async () => {} });
}

describe("what a server says that it refuses is amended, there and from then on", () => {
  const THOUGHT = { reasoning_content: "The user greets.", content: "Hello." };

  it.each<[string, string, number, unknown]>([
    [
      "the reasoning, as Groq does",
      "reasoning_content",
      400,
      {
        error: { message: "'messages.1' : property 'reasoning_content' is unsupported", type: "invalid_request_error" },
      },
    ],
    [
      "the reasoning, as Mistral does",
      "reasoning_content",
      422,
      {
        detail: [
          {
            ...{ type: "extra_forbidden", loc: ["body", "messages", 1, "assistant", "reasoning_content"] },
            ...{ msg: "Extra inputs are not permitted", input: "A word is missing, and must be passed back." },
          },
        ],
      },
    ],
    [
      "the tokens of a stream",
      "stream_options",
      422,
      { detail: [{ type: "extra_forbidden", loc: ["body", "stream_options"] }] },
    ],
  ])("%s", async (_what, name, status, error) => {
    const { url, requests } = await server((body) =>
      body.includes(`"${name}"`) ? { status, error } : { delta: THOUGHT },
    );
    const conversation = await talking(url);
    for (const text of ["Hello.", "And?", "And now?"])
      expect(await conversation.talk(text)).toMatchObject({ kind: "answer", text: "Hello." });
    expect(requests.filter((body) => body.includes(`"${name}"`))).toHaveLength(1);
    expect(requests).toHaveLength(4);
    // All else is sent.
    const { messages } = JSON.parse(requests.at(-1) ?? "");
    expect(messages.map(({ content }: { readonly content: string }) => content)).toEqual([
      "Hello.",
      "Hello.",
      "And?",
      "Hello.",
      "And now?",
    ]);
  });

  it("one after another, in one request and in several", async () => {
    const { url, requests } = await server((body) => {
      const isLater = JSON.parse(body).messages.length > 1;
      const name = ["reasoning_content", ...(isLater ? ["stream_options"] : [])].find((each) =>
        body.includes(`"${each}"`),
      );
      return name === undefined ? { delta: THOUGHT } : { status: 400, error: { message: name } };
    });
    const conversation = await talking(url);
    for (const text of ["Hello.", "And?", "And now?"])
      expect(await conversation.talk(text)).toMatchObject({ text: "Hello." });
    expect(requests).toHaveLength(5);
  });

  it("a result without a reply behind it, as Mistral does", async () => {
    const calls = ["a", "b"].map((id, index) => {
      return { index, id, type: "function", function: { name: "add", arguments: "{}" } };
    });
    const rolesOf = (body: string) => JSON.parse(body).messages.map(({ role }: { readonly role: string }) => role);
    const { url, requests } = await server((body, at) => {
      if (at === 1) return { delta: { tool_calls: calls } };
      if (at === 2) return { status: 403, error: "down" };
      const isRefused = rolesOf(body).join().includes("tool,user");
      return isRefused
        ? { status: 400, error: { object: "error", message: "Unexpected role 'user' after role 'tool'" } }
        : { delta: { content: "Hello." } };
    });
    const conversation = await talking(url);
    await expect(conversation.talk("What is 1+2?")).rejects.toThrow();
    expect(await conversation.talk("Never mind.")).toMatchObject({ text: "Hello." });
    expect(await conversation.talk("And?")).toMatchObject({ text: "Hello." });
    expect(requests).toHaveLength(5);
    const roles = ["user", "assistant", "tool", "tool", "assistant", "user"];
    expect([rolesOf(requests[3] ?? ""), rolesOf(requests[4] ?? "")]).toEqual([roles, [...roles, "assistant", "user"]]);
  });

  it.each([
    "The `reasoning_content` in the thinking mode must be passed back to the API.",
    "Missing `reasoning_content` field in the assistant message at message index 1",
  ])("a reply without its reasoning, as DeepSeek does: %s", async (message) => {
    let replies = 0;
    const { url, requests } = await server((body) => {
      const all: readonly object[] = JSON.parse(body).messages;
      const isRefused = all.some((each) => Reflect.get(each, "role") === "assistant" && !("reasoning_content" in each));
      if (isRefused) return { status: 400, error: { error: { message } } };
      return { delta: ++replies === 1 ? { content: "Hello." } : THOUGHT };
    });
    const conversation = await talking(url);
    for (const text of ["Hello.", "And?", "And now?"])
      expect(await conversation.talk(text)).toMatchObject({ text: "Hello." });
    expect(requests).toHaveLength(4);
    const { messages } = JSON.parse(requests.at(-1) ?? "");
    expect(messages).toMatchObject([
      { content: "Hello." },
      { reasoning_content: "", content: "Hello." },
      {},
      { reasoning_content: "The user greets." },
      {},
    ]);
  });

  it("what does not help is not kept", async () => {
    let isStrict = true;
    const { url, requests } = await server(() =>
      isStrict ? { status: 400, error: { message: "stream_options" } } : { delta: THOUGHT },
    );
    const conversation = await talking(url);
    await expect(conversation.talk("Hello.")).rejects.toMatchObject({ statusCode: 400 });
    isStrict = false;
    expect(await conversation.resume()).toMatchObject({ text: "Hello." });
    expect(requests.map((body) => body.includes('"stream_options"'))).toEqual([true, false, true]);
  });

  it("what a server takes goes back to it", async () => {
    const { url, requests } = await server(() => ({ delta: THOUGHT }));
    const conversation = await talking(url);
    for (const text of ["Hello.", "And?"]) await conversation.talk(text);
    expect(JSON.parse(requests[1] ?? "")).toMatchObject({
      stream_options: { include_usage: true },
      messages: [{}, { reasoning_content: "The user greets." }, {}],
    });
  });

  it.each<[string, number, unknown]>([
    ["of something else", 400, { error: { message: "No such model." } }],
    ["of what it was not sent", 400, { error: { message: "Where is reasoning_content?" } }],
    ["for another reason", 401, { error: { message: "No key for stream_options." } }],
  ])("an error %s is told as it is", async (_what, status, error) => {
    const { url, requests } = await server(() => ({ status, error }));
    await expect((await talking(url)).talk("Hello.")).rejects.toMatchObject({
      statusCode: status,
      responseBody: JSON.stringify(error),
    });
    expect(requests).toHaveLength(1);
  });

  it("a server that refuses it all the same is asked once more, and no more than that", async () => {
    const error = { error: { message: "stream_options" } };
    const { url, requests } = await server(() => ({ status: 400, error }));
    const properties = { stream_options: { type: "object" } };
    const tools = { add: { inputSchema: { type: "object", properties }, execute: () => 3 } };
    await expect((await talking(url, {}, tools)).talk("Hello.")).rejects.toMatchObject({ statusCode: 400 });
    expect(requests).toHaveLength(2);
  });
});

describe("what Google signs of a call", () => {
  it("goes back to it with the call", async () => {
    const extra_content = { google: { thought_signature: "SIGNED" } };
    const call = {
      index: 0,
      id: "call_1",
      type: "function",
      function: { name: "add", arguments: "{}" },
      extra_content,
    };
    const { url, requests } = await server((_body, at) => ({
      delta: at === 1 ? { tool_calls: [call] } : { content: "3." },
    }));
    const { provider } = endpointOf("google:gemini-3-pro", null, KEYS);
    expect(await (await talking(url, { provider })).talk("What is 1+2?")).toMatchObject({ text: "3." });
    expect(JSON.parse(requests[1] ?? "").messages[1]).toMatchObject({ tool_calls: [{ extra_content }] });
  });

  it("is known by its server, too", () => {
    const url = "https://generativelanguage.googleapis.com/v1beta/openai";
    expect(endpointOf("gemini-3-pro", url, {})).toMatchObject({ provider: "google", key: null });
    expect(endpointOf("google:gemini-3-pro", null, KEYS)).toMatchObject({ provider: "google", url, key: "x" });
  });
});
