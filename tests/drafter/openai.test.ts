/** The drafter against a real server on loopback that speaks the OpenAI protocol: well, wrongly, slowly, in fragments, not at all. */
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, test } from "vitest";
import { draft, draftPrompt } from "../../src/drafter/index.js";
import { type Constraint, type OpenAiOptions, proposeByOpenAi } from "../../src/drafter/openai.js";
import { createEngine } from "../../src/index.js";
import { answers, completion, type Endpoint, endpoint, type Handler } from "./endpoint.js";
import { briefly } from "./stubs.js";

const MESSAGE = "I am allergic to peanuts.";
const GBNF = readFileSync("grammar/canonical.gbnf", "utf8");
const LARK = readFileSync("grammar/canonical.lark", "utf8");
const NONE: Constraint = { kind: "none" };
const called = (...inputs: readonly unknown[]): string =>
  completion({
    content: null,
    tool_calls: inputs.map((input) => ({ id: "1", type: "custom", custom: { name: "directive", input } })),
  });

const open: Endpoint[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

async function serve(handler: Handler): Promise<Endpoint> {
  const server = await endpoint(handler);
  open.push(server);
  return server;
}

async function draftBy(url: string, options: Partial<OpenAiOptions> = {}, limits = {}) {
  const propose = proposeByOpenAi({ url, model: "stub", ...options });
  return draft(MESSAGE, { engine: createEngine(), propose, ...limits });
}

describe("an endpoint that speaks well leads to a proposal", () => {
  test.each<readonly [Constraint, string, object]>([
    [NONE, completion({ content: "prohibit peanuts" }), {}],
    [{ kind: "gbnf" }, completion({ content: "prohibit peanuts" }), { grammar: GBNF }],
    [
      { kind: "lark" },
      called("prohibit peanuts"),
      {
        tools: [
          {
            type: "custom",
            custom: {
              name: "directive",
              description: "Takes the answer, one line.",
              format: { type: "grammar", grammar: { syntax: "lark", definition: LARK } },
            },
          },
        ],
        tool_choice: { type: "custom", custom: { name: "directive" } },
      },
    ],
    [
      { kind: "json-schema" },
      completion({ content: '{"classification":"directive","output":"prohibit peanuts"}' }),
      {
        response_format: {
          type: "json_schema",
          json_schema: {
            name: "directive",
            strict: true,
            schema: {
              type: "object",
              properties: {
                classification: { type: "string", enum: ["directive", "no_directive"] },
                output: { type: ["string", "null"], description: expect.any(String) },
              },
              required: ["classification", "output"],
              additionalProperties: false,
            },
          },
        },
      },
    ],
  ])("held by $kind", async (constraint, body, fields) => {
    const { url, asked } = await serve(answers(body));
    expect(briefly(await draftBy(url, { constraint }))).toBe("prohibit peanuts");
    const prompt = draftPrompt(createEngine().state, MESSAGE);
    const content = constraint.kind === "json-schema" ? expect.stringContaining(`${prompt}\n`) : prompt;
    const messages = [{ role: "user", content }];
    expect(asked.map(({ body }) => body)).toEqual([{ model: "stub", messages, stream: false, n: 1, ...fields }]);
  });

  it("as JSON, and for JSON, where the caller says nothing of that", async () => {
    const { url, asked } = await serve(answers(completion({ content: "prohibit peanuts" })));
    await draftBy(url, {});
    expect(asked[0]?.headers).toMatchObject({ "content-type": "application/json", accept: "application/json" });
  });

  it("with the caller's headers and fields, which replace nothing that the adapter relies on", async () => {
    const { url, asked } = await serve(answers(completion({ content: "prohibit peanuts" })));
    const headers = { authorization: "Bearer stub" };
    const written = { ...headers, "Content-Type": "application/json", Accept: "application/json" };
    await draftBy(url, { headers: written, body: { temperature: 0, stream: true, model: "other" } });
    expect(asked[0]).toMatchObject({
      path: "/v1/chat/completions",
      headers: { ...headers, "content-type": "application/json", accept: "application/json" },
      body: { temperature: 0, stream: false, model: "stub" },
    });
  });

  it("in fragments that cut a character and the words in two", async () => {
    const bytes = Buffer.from(completion({ content: "prohibit peanuts", note: "é\u{1f600}" }));
    const { url } = await serve((response) => {
      response.writeHead(200);
      const send = (at: number): void => {
        if (at >= bytes.length) response.end();
        else response.write(bytes.subarray(at, at + 3), () => setImmediate(send, at + 3));
      };
      send(0);
    });
    expect(briefly(await draftBy(url))).toBe("prohibit peanuts");
  });

  it("that says there is no directive leads to none", async () => {
    const { url } = await serve(answers(completion({ content: "<NO_DIRECTIVE>" })));
    expect(briefly(await draftBy(url))).toBe("no_directive");
  });
});

const JSON_SCHEMA: Constraint = { kind: "json-schema" };
const TOOL: Constraint = { kind: "lark" };

describe("an endpoint that speaks wrongly leads to no proposal, and the reason says how", () => {
  test.each<readonly [string, Constraint, Handler, string]>([
    ["an error", NONE, answers('{"error":{"message":"no"}}', 500), "The endpoint answered 500."],
    ["no access", NONE, answers("", 401), "The endpoint answered 401."],
    ["no JSON", NONE, answers("<html>"), "The endpoint's answer is not JSON."],
    ["half of it", NONE, answers('{"choices":[{"mess'), "The endpoint's answer is not JSON."],
    ["no body", NONE, answers(""), "The endpoint's answer is not JSON."],
    ["null", NONE, answers("null"), "The endpoint's answer has no choices."],
    ["a list", NONE, answers("[]"), "The endpoint's answer has no choices."],
    ["choices that are not a list", NONE, answers('{"choices":{}}'), "The endpoint's answer has no choices."],
    ["empty choices", NONE, answers('{"choices":[]}'), "The endpoint's answer has an empty list of choices."],
    ["an empty choice", NONE, answers('{"choices":[null]}'), "The endpoint's answer has no text."],
    ["a refusal", NONE, answers(completion({ content: null, refusal: "No." })), "The endpoint's answer has no text."],
    ["parts", NONE, answers(completion({ content: [] })), "The endpoint's answer has no text."],
    ["too little", NONE, answers(completion({ content: "prohibit p" }, "length")), "The model's answer was cut off."],
    [
      "a part",
      NONE,
      answers(completion({ content: "prohibit peanuts" }, "content_filter")),
      "The model's answer was cut off.",
    ],
    ["nothing new", NONE, answers("", 304), "The endpoint answered 304."],
    ["no call", TOOL, answers(completion({ content: "use tea" })), "The model called the tool 0 times, not once."],
    ["two calls", TOOL, answers(called("use tea", "use milk")), "The model called the tool 2 times, not once."],
    ["an odd call", TOOL, answers(called({})), "The model's call of the tool has no text."],
  ])("%s", async (_name, constraint, handler, reason) => {
    const { url } = await serve(handler);
    const answer = await draftBy(url, { constraint });
    expect(answer).toEqual({ kind: "no_proposal", code: "model_failed", reason: `The model failed: ${reason}` });
  });

  it("a redirection, which is not followed", async () => {
    const { url, asked } = await serve((response) => response.writeHead(307, { location: "/elsewhere" }).end());
    const reason = "The model failed: The endpoint redirected the request, and redirects are not followed.";
    expect(await draftBy(url)).toMatchObject({ reason });
    expect(asked).toHaveLength(1);
  });

  it("lies and rambling, which the protocol does not show", async () => {
    const lying = await serve(answers(completion({ content: "prohibit cashews" })));
    expect(briefly(await draftBy(lying.url))).toBe("operand_not_in_message");
    const rambling = await serve(answers(completion({ content: "Sure! prohibit peanuts" })));
    expect(briefly(await draftBy(rambling.url))).toBe("not_canonical");
  });
});

describe("an endpoint held by a JSON schema answers with a contract object", () => {
  test.each([
    ["a directive", '{"classification":"directive","output":"prohibit peanuts"}', "prohibit peanuts"],
    ["none", '{"classification":"no_directive","output":null}', "no_directive"],
    ["a lie", '{"classification":"directive","output":"prohibit cashews"}', "operand_not_in_message"],
    ["another shape", '{"directive":"prohibit peanuts"}', "not_canonical"],
    ["an output that is not text", '{"classification":"directive","output":["prohibit peanuts"]}', "not_canonical"],
    ["half of it", '{"classification":"directive","output":"prohibit pea', "not_canonical"],
    ["a line that is not JSON, which is read all the same", "prohibit peanuts", "prohibit peanuts"],
  ])("%s", async (_name, content, expected) => {
    const { url } = await serve(answers(completion({ content })));
    expect(briefly(await draftBy(url, { constraint: JSON_SCHEMA }))).toBe(expected);
  });
});

describe("an endpoint that does not answer leads to no proposal", () => {
  const silent: Handler = () => {};
  const endless: Handler = (response) => {
    response.writeHead(200).write('{"choices":');
  };

  it.each([
    ["silent", silent],
    ["endless", endless],
  ])("one that is %s, within the time limit", async (_name, handler) => {
    const { url } = await serve(handler);
    expect(briefly(await draftBy(url, {}, { timeLimit: 200 }))).toBe("timed_out");
  });

  it("one that is silent, once the caller cancels, and the request ends", async () => {
    const controller = new AbortController();
    let drafting: ReturnType<typeof draftBy> | undefined;
    await new Promise<void>((resolve, reject) => {
      serve((response) => {
        response.on("close", resolve);
        controller.abort();
      }).then(({ url }) => {
        drafting = draftBy(url, {}, { signal: controller.signal });
      }, reject);
    });
    expect(await drafting).toMatchObject({ code: "cancelled" });
  });

  it("one that hangs up, before a word and in the middle of one", async () => {
    const rude = await serve((response) => response.destroy());
    const rambling = await serve((response) => response.writeHead(200).write("{", () => response.destroy()));
    for (const { url } of [rude, rambling]) {
      const reason = "The model failed: The exchange with the endpoint failed: UND_ERR_SOCKET.";
      expect(await draftBy(url)).toMatchObject({ code: "model_failed", reason });
    }
  });

  it("one that is not there", async () => {
    const { url, close } = await endpoint(() => {});
    await close();
    expect(await draftBy(url)).toMatchObject({ code: "model_failed", reason: expect.stringContaining("ECONNREFUSED") });
    const reason = "The model failed: The endpoint's address must be a URL without a user name or a password.";
    expect(await draftBy("not an address")).toMatchObject({ code: "model_failed", reason });
  });
});
