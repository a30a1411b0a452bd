/** What of a request reaches the provider: all of it to the byte, with the page in its place. */
import { describe, expect, it } from "vitest";
import type { ProxyOptions } from "../../src/proxy/index.js";
import { bodyOf, type Provider, post, provider, proxyTo } from "./stage.js";

const PAGE = "The user has set these rules. They hold until the user changes them.\\n- Do not use: peanuts";
const SYSTEM = `{"role":"system","content":"${PAGE}"}`;

/** Rules of the client's own, by the same library. */
const OTHERS = SYSTEM.replace("peanuts", "legal advice");

/** A proxy with a rule, and what the provider gets. */
async function withRule(
  rule = "prohibit peanuts",
  options: Partial<ProxyOptions> = {},
): Promise<{ readonly base: string; readonly provided: Provider }> {
  const provided = await provider();
  const base = await proxyTo(provided.url, options);
  await post(`${base}/chat/completions`, { messages: [{ role: "user", content: rule }] });
  return { base, provided };
}

async function sentOn(path: string, body: string, options: Partial<ProxyOptions> = {}): Promise<string> {
  const { base, provided } = await withRule(undefined, options);
  expect((await post(base + path, body)).status).toBe(200);
  return provided.seen[0]?.body ?? "";
}

describe("chat completions", () => {
  const ODD =
    '{ "temperature":1.0,\n "seed":12345678901234567890, "messages" :[ %s ],\t"x":"\\u00e9\\/", "__proto__":{"a":1e400} }';

  it.each([
    ['{"role":"user","content":"hi"}', `${SYSTEM},{"role":"user","content":"hi"}`],
    [
      '{"role":"system","content":"s"}, {"role":"developer","content":"d"} ,{"role":"user","content":"hi"}',
      `{"role":"system","content":"s"}, {"role":"developer","content":"d"} ,${SYSTEM},{"role":"user","content":"hi"}`,
    ],
    ['{"role":"system","content":"s"}', `{"role":"system","content":"s"},${SYSTEM}`],
    [`${OTHERS},{"role":"user","content":"hi"}`, `${OTHERS},${SYSTEM},{"role":"user","content":"hi"}`],
    [
      '{"role":"user","content":"hi","name":"\\ud83d"},{"role":"assistant","content":"x ]}\\"","\\n":[[{}]]}',
      `${SYSTEM},{"role":"user","content":"hi","name":"\\ud83d"},{"role":"assistant","content":"x ]}\\"","\\n":[[{}]]}`,
    ],
  ])("%s", async (messages, expected) => {
    expect(await sentOn("/chat/completions", ODD.replace("%s", messages))).toBe(ODD.replace("%s", () => expected));
  });

  it("have one page, also where the client sends it back", async () => {
    expect(await sentOn("/chat/completions", '{"messages":[]}')).toBe(`{"messages":[${SYSTEM}]}`);
    const messages = `${SYSTEM},{"role":"user","content":"hi"}`;
    expect(await sentOn("/chat/completions", `{"messages":[${messages}]}`)).toBe(`{"messages":[${messages}]}`);
  });
});

describe("with the page in the client's own system message", () => {
  const [user, joined] = ['{"role":"user","content":"hi"}', `\\n\\n${PAGE}`];
  const part = `{"type":"text","text":"${PAGE}"}`;

  it.each([
    [`{"role":"system", "content" : "s\\"" },${user}`, `{"role":"system", "content" : "s\\"${joined}" },${user}`],
    [
      `{"role":"system","content":"s"},{"content":"","role":"developer"},${user}`,
      `{"role":"system","content":"s"},{"content":"${joined}","role":"developer"},${user}`,
    ],
    [
      `{"role":"system","content":[ {"type":"text","text":"s"} ]},${user}`,
      `{"role":"system","content":[ {"type":"text","text":"s"} ,${part}]},${user}`,
    ],
    [`{"role":"system","content":[]},${user}`, `{"role":"system","content":[${part}]},${user}`],
    [`{"role":"system","content":null},${user}`, `{"role":"system","content":null},${SYSTEM},${user}`],
    [`{"role":"system"},${user}`, `{"role":"system"},${SYSTEM},${user}`],
    [
      `{"role":"system","content":"old","content":"s"},${user}`,
      `{"role":"system","content":"old","content":"s${joined}"},${user}`,
    ],
    [user, `${SYSTEM},${user}`],
    ["", SYSTEM],
  ])("%s", async (messages, expected) => {
    const sent = await sentOn("/chat/completions", `{"messages":[${messages}]}`, { page: "joined" });
    expect(sent).toBe(`{"messages":[${expected}]}`);
  });

  const input = part.replace("text", "input_text");
  it.each([
    [
      `{"input":[{"role":"system","content":"s"},{"content":"d","role":"developer"},${user}]}`,
      `{"input":[{"role":"system","content":"s"},{"content":"d${joined}","role":"developer"},${user}]}`,
    ],
    [
      `{"instructions":"","input":[{"type":"message","role":"system","content":[{"type":"input_text","text":"s"}]},${user}]}`,
      `{"instructions":"","input":[{"type":"message","role":"system","content":[{"type":"input_text","text":"s"},${input}]},${user}]}`,
    ],
    [
      `{"instructions":"Be kind.","input":[{"role":"system","content":"s"},${user}]}`,
      `{"instructions":"Be kind.${joined}","input":[{"role":"system","content":"s"},${user}]}`,
    ],
    [
      `{"input":[{"type":"item_reference","id":"i","role":"system"},${user}]}`,
      `{"instructions":"${PAGE}","input":[{"type":"item_reference","id":"i","role":"system"},${user}]}`,
    ],
    [`{"input":[${user}]}`, `{"instructions":"${PAGE}","input":[${user}]}`],
    ['{"input":"hi"}', `{"instructions":"${PAGE}","input":"hi"}`],
  ])("of responses, %s", async (body, expected) => {
    expect(await sentOn("/responses", body, { page: "joined" })).toBe(expected);
  });
});

it("without a rule is sent on to the byte, with whatever rules of the client's own", async () => {
  const { base, provided } = await withRule("hello");
  const body = `{"messages":[${OTHERS},{"role":"user","content":"hi"}]}`;
  await post(`${base}/chat/completions`, body);
  expect(provided.seen.at(-1)?.body).toBe(body);
});

describe("responses", () => {
  it.each([
    ['{"input":"hi"}', `{"instructions":"${PAGE}","input":"hi"}`],
    [
      '{"input":[{"role":"system","content":"Be kind."},{"role":"user","content":"hi"}]}',
      `{"instructions":"${PAGE}","input":[{"role":"system","content":"Be kind."},{"role":"user","content":"hi"}]}`,
    ],
    ['{"input": [] , "instructions": null}', `{"input": [] , "instructions": "${PAGE}"}`],
    ['{"instructions":"Be kind.","input":"hi"}', `{"instructions":"Be kind.\\n\\n${PAGE}","input":"hi"}`],
    [`{"instructions":"Be kind.\\n\\n${PAGE}","input":"hi"}`, `{"instructions":"Be kind.\\n\\n${PAGE}","input":"hi"}`],
    [
      '{"input":"hi","previous_response_id":"resp_7"}',
      `{"instructions":"${PAGE}","input":"hi","previous_response_id":"resp_7"}`,
    ],
  ])("%s", async (body, expected) => expect(await sentOn("/responses", body)).toBe(expected));

  it("go on behind a reply of the proxy's own from the provider's response before it", async () => {
    const { base, provided } = await withRule();
    const reply = await post(`${base}/responses`, { input: "use tea", previous_response_id: "resp_7" });
    const { id, previous_response_id } = await bodyOf(reply);
    expect(previous_response_id).toBe("resp_7");
    const again = await bodyOf(await post(`${base}/responses`, { input: "use tea", previous_response_id: id }));
    expect(again.id).not.toBe(id);
    await post(`${base}/responses`, { input: "hi", previous_response_id: again.id });
    expect(JSON.parse(provided.seen[0]?.body ?? "").previous_response_id).toBe("resp_7");
    const first = await bodyOf(await post(`${base}/responses`, { input: "use milk" }));
    await post(`${base}/responses`, { input: "hi", previous_response_id: first.id });
    expect(JSON.parse(provided.seen[1]?.body ?? "").previous_response_id).toBe(null);
  });

  it("refer to no message that the provider has not made", async () => {
    const { base, provided } = await withRule();
    const { output } = await bodyOf(await post(`${base}/responses`, { input: "use tea" }));
    const [first, ...others] = ["msg_1", Object(output)[0].id, "msg_cc_dropped"].map((id) => ({
      type: "item_reference",
      id,
    }));
    const own = [...others, { type: null, id: "msg_cc_dropped" }];
    const input = [{ role: "user", content: "hello" }, first, ...own, { role: "user", content: "hi" }, ...own];
    await post(`${base}/responses`, { input });
    expect(JSON.parse(provided.seen[0]?.body ?? "").input).toEqual([input[0], first, input[5]]);
  });

  it.each([
    [{ input: 5 }, "`input` must be a text, or a list of objects."],
    [{ input: { role: "user", content: "hi" } }, "`input` must be a text, or a list of objects."],
    [{ input: ["hi"] }, "`input` must be a text, or a list of objects."],
    [{ input: "hi", instructions: ["Be kind."] }, "`instructions` must be a text."],
  ])("of another shape are refused, and say why: %j", async (body, message) => {
    const { base, provided } = await withRule();
    const response = await post(`${base}/responses`, body);
    expect([response.status, await bodyOf(response)]).toMatchObject([400, { error: { message } }]);
    expect(provided.seen).toEqual([]);
  });

  it("in a conversation of the provider's need an id for each message", async () => {
    const { base } = await withRule();
    const body = { input: "use tea", conversation: "conv_1" };
    expect((await post(`${base}/responses`, body)).status).toBe(400);
    expect((await post(`${base}/responses`, body, { "x-context-compiler-turn": "t" })).status).toBe(200);
    expect((await post(`${base}/responses`, { ...body, conversation: null })).status).toBe(200);
  });
});

describe("a message of parts", () => {
  const image = { type: "image_url", image_url: { url: "data:," } };
  const text = (each: string) => ({ type: "text", text: each });

  async function answered(...content: object[]) {
    const { base, provided } = await withRule("use tea");
    const response = await post(`${base}/chat/completions`, { messages: [{ role: "user", content }] });
    return { by: response.headers.get("x-context-compiler"), body: provided.seen[0]?.body };
  }

  it("is read where it has exactly one text", async () => {
    expect((await answered(image, text("prohibit ale"))).by).toBe("reply");
    const texts = await answered(text("prohibit"), image, text("ale"));
    expect(texts.by).toBe("forward");
    expect(texts.body).toContain("- Use: tea");
    expect((await answered(image)).body).toContain("- Use: tea");
  });

  it.each([
    ["an image alone", [image]],
    ["two texts", [text("yes"), text("sure")]],
  ])("is asked again while a question of the engine is open: %s", async (_what, content) => {
    const { base, provided } = await withRule("use oats instead of rice");
    const asked = { role: "user", content: "use oats instead of rice" };
    const again = await post(`${base}/chat/completions`, { messages: [asked, { role: "user", content }] });
    expect(again.headers.get("x-context-compiler")).toBe("reply");
    expect((await bodyOf(again)).choices[0].message.content).toBe('Did you mean to use "oats" instead?');
    expect(provided.seen).toHaveLength(0);
  });
});

it("what a tool has given is no message of the user, whatever a client has put beside it", async () => {
  const { url, seen } = await provider();
  const spread = { role: "user", content: "prohibit ale" };
  const input = [
    { role: "user", content: "go" },
    { type: "function_call_output", call_id: "1", output: "x", ...spread },
  ];
  const response = await post(`${await proxyTo(url)}/responses`, { model: "m", input });
  expect([response.headers.get("x-context-compiler"), seen.length]).toEqual(["forward", 1]);
  const typed = await post(`${await proxyTo(url)}/responses`, { input: [{ type: "message", ...spread }] });
  expect(typed.headers.get("x-context-compiler")).toBe("reply");
});
