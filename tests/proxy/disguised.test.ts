/** A prohibited call in an answer that says it is something else, or begins as no event does: it is dropped, or not sent on. */
import { expect, it } from "vitest";
import { chunk, client, completion, DONE, events, type Provide, post, provider, proxyTo } from "./stage.js";

const call = { id: "1", type: "function", function: { name: "delete_files", arguments: "{}" } };
const banned = completion({ tool_calls: [call] }, "tool_calls");
const messages = [{ role: "user" as const, content: "go" }];

/** The base URL of a proxy to a provider that answers so, where `delete files` is prohibited. */
async function against(provide: Provide): Promise<string> {
  const url = await proxyTo((await provider(provide)).url);
  const asked = [{ role: "user" as const, content: "prohibit delete files" }];
  await client(url).chat.completions.create({ model: "m", messages: asked });
  return url;
}

it.each(["application/json; as=text/event-stream", "text/event-stream"])(
  "an answer that was not to be a stream is read whole, though it comes as %s",
  async (type) => {
    const url = await against((_seen, response) =>
      response.writeHead(200, { "content-type": type }).end(JSON.stringify(banned)),
    );
    const key = { authorization: "Bearer sk-test" };
    const response = await post(`${url}/chat/completions`, { model: "m", messages }, key);
    expect([response.status, (await response.text()).includes("delete_files")]).toEqual([200, false]);
  },
);

/** What a client hears of a stream. */
async function heardOf(...parts: readonly string[]): Promise<string> {
  const url = await against((_seen, response) => events(response, ...parts, DONE));
  const stream = await client(url).chat.completions.create({ model: "m", messages, stream: true });
  const heard: string[] = [];
  for await (const { choices } of stream) heard.push(JSON.stringify(choices[0]?.delta));
  return heard.join("\n");
}

it("a stream is one whose type is written in other letters, and with a parameter", async () => {
  const parts = [chunk({ content: "hi" }), chunk({ tool_calls: [{ index: 0, ...call }] }), DONE];
  const url = await against((_seen, response) =>
    response.writeHead(200, { "content-type": "Text/Event-Stream ; charset=UTF-8" }).end(parts.join("")),
  );
  const stream = await client(url).chat.completions.create({ model: "m", messages, stream: true });
  const heard: unknown[] = [];
  for await (const { choices } of stream) heard.push(choices[0]?.delta);
  expect(heard).toEqual([{ content: "hi" }]);
});

it("an event behind a byte order mark is an event", async () => {
  const parts = [chunk({ content: "hi" }), chunk({ tool_calls: [{ index: 0, ...call }] })];
  expect(await heardOf(...parts.map((part) => `\ufeff${part}`))).toBe('{"content":"hi"}');
});

it.each([
  ["comes late", "", "delete_files"],
  ["comes in two parts", "delete", "_files"],
  ["takes the place of another", "read", "delete_files"],
])("a prohibited name of the older shape that %s never comes through", async (_how, ...names) => {
  const parts = names.map((name) => chunk({ function_call: { name, arguments: "{}" } }));
  const heard = await heardOf(chunk({ content: "hi" }), ...parts);
  expect([heard.startsWith('{"content":"hi"}'), heard.includes("files")]).toEqual([true, false]);
});
