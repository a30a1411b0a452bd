/** A prohibited tool that the model calls anyway: nothing of the call reaches the client. */
import type { ServerResponse } from "node:http";
import { zodResponseFormat } from "openai/helpers/zod";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { chunk, client, completion, DONE, events, json, type Provide, provider, proxyTo } from "./stage.js";

const call = (name: string, id = name) => ({ id, type: "function", function: { name, arguments: '{"path":"/"}' } });
const messages = (content: string) => [{ role: "user" as const, content }];
const NOTE = "A tool was called that the rules prohibit. The call was dropped.";

/** A client of a model that answers so, where `delete files` is prohibited. */
async function against(provide: Provide) {
  const openai = client(await proxyTo((await provider(provide)).url));
  await openai.chat.completions.create({ model: "m", messages: messages("prohibit delete files") });
  return openai;
}

async function called(message: object, reason = "tool_calls") {
  const openai = await against((_seen, response) => json(response, completion(message, reason)));
  return (await openai.chat.completions.create({ model: "m", messages: messages("go") })).choices[0];
}

describe("plain", () => {
  it("the other calls stay", async () => {
    const choice = await called({ tool_calls: [call("delete_files"), call("read_files")] });
    expect(choice?.message.tool_calls).toEqual([call("read_files")]);
    expect(choice?.finish_reason).toBe("tool_calls");
  });

  it("a call alone is dropped, and the answer says that it was", async () => {
    const choice = await called({ tool_calls: [call("Delete-Files"), call("Delete_Files")] });
    expect(choice).toMatchObject({ finish_reason: "stop", message: { content: NOTE } });
    expect(choice?.message.tool_calls).toBe(undefined);
    expect((await called({ content: "done", tool_calls: [call("delete_files")] }))?.message.content).toBe("done");
    const older = await called({ function_call: { name: "delete_files", arguments: "{}" } }, "function_call");
    expect(older).toMatchObject({ finish_reason: "stop", message: { content: NOTE } });
    expect(older?.message.function_call).toBe(undefined);
  });

  it("a message without a content says so too", async () => {
    const openai = await against((_seen, response) => {
      const message = { role: "assistant", tool_calls: [call("delete_files")] };
      json(response, { id: "1", model: "m", choices: [{ index: 0, message, finish_reason: "tool_calls" }] });
    });
    const { choices } = await openai.chat.completions.create({ model: "m", messages: messages("go") });
    expect(choices).toEqual([{ index: 0, message: { role: "assistant", content: NOTE }, finish_reason: "stop" }]);
  });

  it("what a message says in parts, or as a refusal, stays, and the answer says it only where that is nothing", async () => {
    const tool_calls = [call("delete_files")];
    const said = [
      { type: "thinking", thinking: [] },
      { type: "text", text: "I cannot." },
    ];
    expect((await called({ content: said, tool_calls }))?.message.content).toEqual(said);
    const thought = said.slice(0, 1);
    const told = [...thought, { type: "text", text: NOTE }];
    expect((await called({ content: thought, tool_calls }))?.message.content).toEqual(told);
    const refused = await called({ refusal: "I will not.", tool_calls });
    expect(refused?.message).toMatchObject({ content: null, refusal: "I will not." });
  });

  it("an error of the provider is the client's to see, as it came", async () => {
    const error = { error: { message: "delete_files", type: "x", code: "y", param: null } };
    const openai = await against((_seen, response) => json(response, error, 429));
    const failing = openai.chat.completions.create({ model: "m", messages: messages("go") });
    await expect(failing).rejects.toMatchObject({ status: 429, code: "y" });
  });
});

it("a client that is to be given JSON by a schema is told by a refusal, whole and streamed", async () => {
  const response_format = zodResponseFormat(z.object({ dish: z.string() }), "dish");
  const asked = { model: "m", messages: messages("go"), response_format };
  const whole = await against((_seen, response) =>
    json(response, completion({ content: null, tool_calls: [call("delete_files")] }, "tool_calls")),
  );
  const { choices } = await whole.chat.completions.parse(asked);
  expect(choices[0]).toMatchObject({ finish_reason: "stop", message: { content: null, refusal: NOTE, parsed: null } });
  const sent = chunk({ tool_calls: [{ index: 0, ...call("delete_files") }] }) + chunk({}, "tool_calls") + DONE;
  const openai = await against((_seen, response) => events(response, chunk({ role: "assistant" }), sent));
  const final = await openai.chat.completions.stream(asked).finalChatCompletion();
  expect(final.choices[0]?.message).toMatchObject({ refusal: NOTE, parsed: null });
});

it("a stream under another type is not sent on, since nothing could be dropped from it", async () => {
  const sent = chunk({ tool_calls: [{ index: 0, ...call("delete_files") }] }) + chunk({}, "tool_calls") + DONE;
  const openai = await against((_seen, response) =>
    response.writeHead(200, { "content-type": "text/plain" }).end(sent),
  );
  const failing = openai.chat.completions.create({ model: "m", messages: messages("go"), stream: true });
  await expect(failing).rejects.toMatchObject({ status: 502, code: "upstream_failed" });
});

const part = (index: number | undefined, name: string | undefined, args: string) => ({
  index,
  ...(name === undefined ? {} : { id: `call ${index}`, type: "function" }),
  function: { name, arguments: args },
});
const parts = (...tool_calls: object[]) => chunk({ tool_calls });

/** The text of a stream, and the final message that the client's own helper makes of it. */
async function streamed(...chunks: readonly string[]) {
  const openai = await against((_seen, response: ServerResponse) =>
    events(response, chunk({ role: "assistant" }), ...chunks, DONE),
  );
  const stream = openai.chat.completions.stream({ model: "m", messages: messages("go") });
  const raw: string[] = [];
  for await (const event of stream) raw.push(JSON.stringify(event));
  return { raw: raw.join("\n"), choice: (await stream.finalChatCompletion()).choices[0] };
}

describe("streamed", () => {
  it("nothing of a call comes through, and its end is an end", async () => {
    const { raw, choice } = await streamed(
      chunk({ content: null }),
      parts(part(0, "delete_files", "")),
      parts(part(0, undefined, '{"path":')),
      parts(part(0, undefined, '"/"}')),
      chunk({}, "tool_calls"),
    );
    expect(raw).not.toMatch(/delete|path|tool_calls/);
    expect(choice).toMatchObject({ finish_reason: "stop", message: { content: NOTE } });
  });

  it("the other calls come through whole, under numbers without a gap", async () => {
    const { raw, choice } = await streamed(
      parts(part(0, "delete_files", '{"path"'), part(1, "read_files", '{"p')),
      parts(part(1, undefined, '":1}'), part(0, undefined, ':"/"}')),
      parts(part(2, "Delete_Files", "{}")),
      parts(part(3, "list", "{}")),
      chunk({}, "tool_calls"),
    );
    expect(raw).not.toMatch(/delete|path/i);
    expect(choice?.finish_reason).toBe("tool_calls");
    expect(choice?.message.tool_calls?.map((each) => each.type === "function" && each.function)).toMatchObject([
      { name: "read_files", arguments: '{"p":1}' },
      { name: "list", arguments: "{}" },
    ]);
  });

  it("calls that all come at one index are told apart by their ids", async () => {
    const one = (id: string, name: string | undefined, text: string) => ({ ...part(0, name, text), id });
    const { raw, choice } = await streamed(
      parts(one("a", "read_files", '{"p')),
      parts(part(0, undefined, '":1}')),
      parts(one("b", "delete_files", '{"path":1}')),
      parts(one("c", "list", "")),
      parts(one("c", undefined, "{}")),
      chunk({}, "tool_calls"),
    );
    expect(raw).not.toMatch(/delete|path/);
    expect(choice?.message.tool_calls?.map((each) => each.type === "function" && [each.id, each.function])).toEqual([
      ["a", { name: "read_files", arguments: '{"p":1}' }],
      ["c", { name: "list", arguments: "{}" }],
    ]);
  });

  it("two ids at one index put no name together", async () => {
    const one = (id: string, name: string) => ({ ...part(0, name, ""), id });
    const { choice } = await streamed(parts(one("a", "delete")), parts(one("b", "_files")), chunk({}, "tool_calls"));
    expect(choice?.message.tool_calls?.map((each) => each.type === "function" && each.function.name)).toEqual([
      "delete",
      "_files",
    ]);
  });

  it.each(["", null, undefined])(
    "a call whose name comes behind its first part, which has %j, comes whole or not at all",
    async (none) => {
      const first = { index: 0, id: "a", type: "function", function: { name: none, arguments: '{"p' } };
      const called = (name: string, index?: number) => [
        parts({ ...first, index }),
        parts({ index, id: "", function: { name: none, arguments: "" } }),
        parts({ index, function: { name, arguments: '":' } }),
        parts({ index, function: { arguments: "1}" } }),
      ];
      for (const index of [0, undefined]) {
        const kept = await streamed(...called("read_files", index), chunk({}, "tool_calls"));
        expect(kept.choice?.finish_reason).toBe("tool_calls");
        // The client's helper puts together what has an index.
        const whole = { id: "a", type: "function", function: { name: "read_files", arguments: '{"p":1}' } };
        if (index === 0) expect(kept.choice?.message.tool_calls).toMatchObject([whole]);
        expect(kept.raw).toMatch(/"name":"read_files"/);
        const dropped = await streamed(...called("delete_files", index), chunk({}, "tool_calls"));
        expect(dropped.raw).not.toMatch(/delete|"p/);
        expect(dropped.choice).toMatchObject({ finish_reason: "stop", message: { content: NOTE } });
      }
      const unnamed = await streamed(
        parts(first),
        parts({ index: 0, function: { arguments: "1}" } }),
        chunk({}, "tool_calls"),
      );
      expect(unnamed.choice).toMatchObject({ finish_reason: "stop", message: { content: NOTE } });
      const other = await streamed(parts(first), parts(part(0, "list", "{}")), chunk({}, "tool_calls"));
      expect(other.choice?.message.tool_calls).toMatchObject([
        { id: "call 0", function: { name: "list", arguments: "{}" } },
      ]);
    },
  );

  it("a name in pieces, a second name and a call without one lead to no prohibited call", async () => {
    const { raw } = await streamed(
      parts(part(0, "delete", "")),
      parts(part(0, "_files", "{}")),
      parts(part(1, "list", "{}")),
      parts(part(1, "delete_files", "")),
      parts(part(2, undefined, "path")),
      parts(part(2, "delete_files", "path")),
      chunk({}, "tool_calls"),
    );
    expect(raw).not.toMatch(/_files|path/);
  });

  it("text before a call stays, and the older shape is held to the same", async () => {
    const { raw, choice } = await streamed(
      chunk({ content: "Sure." }),
      chunk({ function_call: { name: "delete_files", arguments: "" } }),
      chunk({ function_call: { arguments: "path" } }),
      chunk({}, "function_call"),
    );
    expect(raw).not.toMatch(/delete|path/);
    expect(choice).toMatchObject({ finish_reason: "stop", message: { content: "Sure." } });
  });

  it("a server that says an empty text where others say null has not ended its choice", async () => {
    const open = (delta: object) => chunk(delta, "");
    const drops = [
      open({ tool_calls: [part(0, "delete_files", "")] }),
      open({ tool_calls: [part(0, undefined, "path")] }),
    ];
    const mixed = await streamed(...drops, open({ tool_calls: [part(1, "list", "{}")] }), chunk({}, "tool_calls"));
    expect(mixed.raw).not.toMatch(/delete|path|The call was dropped|"stop"/);
    expect(mixed.choice).toMatchObject({ finish_reason: "tool_calls", message: { tool_calls: [{ id: "call 1" }] } });
    const alone = await streamed(...drops, chunk({}, "tool_calls"), chunk({}, "stop"));
    expect(alone.choice).toMatchObject({ finish_reason: "stop", message: { content: NOTE } });
  });

  it("text in parts stays, and nothing is said beside it", async () => {
    const { raw } = await streamed(
      chunk({ content: [{ type: "text", text: "I cannot." }] }),
      parts(part(0, "delete_files", "{}")),
      chunk({}, "tool_calls"),
    );
    expect(raw).toContain("I cannot.");
    expect(raw).not.toContain(NOTE);
  });

  it("what stands beside a dropped call in one chunk stays: words, and an end", async () => {
    const { choice } = await streamed(
      chunk({ content: "I tidy up.", tool_calls: [part(0, "delete_files", "{}")] }, "tool_calls"),
    );
    expect(choice).toMatchObject({ finish_reason: "stop", message: { content: "I tidy up." } });
    const last = await streamed(
      parts(part(0, "read_files", "{}")),
      chunk({ tool_calls: [part(1, "delete_files", "{}")] }, "tool_calls"),
    );
    expect(last.choice).toMatchObject({ finish_reason: "tool_calls", message: { tool_calls: [{ id: "call 0" }] } });
  });

  it("a call of the older shape that may run comes through, under its first name alone", async () => {
    const one = (name: string | undefined, text: string) => chunk({ function_call: { name, arguments: text } });
    const pieces = [one("read_files", ""), one(undefined, '{"p":'), one("delete_files", "1}")];
    const whole = {
      finish_reason: "function_call",
      message: { function_call: { name: "read_files", arguments: '{"p":1}' } },
    };
    expect((await streamed(...pieces, chunk({}, "function_call"))).choice).toMatchObject(whole);
    const beside = await streamed(parts(part(0, "delete_files", "{}")), ...pieces, chunk({}, "function_call"));
    expect(beside.raw).not.toMatch(/delete|The call was dropped/);
    expect(beside.choice).toMatchObject(whole);
  });
});
