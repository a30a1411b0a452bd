/** Events are the same however the network cuts them, and a call that is cut in pieces is dropped all the same. */
import fc from "fast-check";
import { expect, it } from "vitest";
import type { ToolNames } from "../../src/gate/tool-names.js";
import { chat } from "../../src/proxy/chat/index.js";
import { responses } from "../../src/proxy/responses/index.js";
import { EventFilter } from "../../src/proxy/sse.js";
import { cpuTime, expectGrowth } from "../support/growth.js";
import { chunk, DONE } from "./stage.js";

const isBanned = ({ listed, others }: ToolNames): boolean => [...listed.flat(), ...others].includes("delete");
const call = (name: string) => chunk({ tool_calls: [{ index: 0, id: "1", function: { name, arguments: "{}" } }] });

/** What comes of a stream that is cut at some bytes. */
function through(text: string, at: readonly number[]): string {
  const filter = new EventFilter(chat.frame, chat.stripper(isBanned, {}));
  const bytes = new TextEncoder().encode(text);
  const ends = [...at.map((each) => each % (bytes.length + 1)), bytes.length].sort((a, b) => a - b);
  const parts = ends.map((end, index) => filter.push(bytes.slice(ends[index - 1] ?? 0, end)));
  return Buffer.concat([...parts, filter.end()]).toString("utf8");
}

const cutsAt = fc.array(fc.nat(), { maxLength: 12 });

it("a stream of others' events comes through to the byte", () => {
  const lines = fc.constantFrom(
    "data: {}",
    ": \u{1f95c}",
    "",
    "event: x",
    "data: [DONE]",
    'data:{"choices":[]}',
    "id",
    "retry: 1",
  );
  const ends = fc.constantFrom("\r", "\n", "\r\n").chain((end) => fc.constantFrom(end, end + end, end + end + end));
  const texts = fc.array(
    fc.tuple(
      fc.array(
        lines.filter((line) => !line.startsWith("data")),
        { maxLength: 2 },
      ),
      lines,
      ends,
    ),
  );
  fc.assert(
    fc.property(texts, cutsAt, (events, at) => {
      const stream = events.map(([before, line, end]) => `${[...before, line].join("\n")}${end}\n`).join("\n");
      expect(through(stream, at)).toBe(stream);
    }),
  );
});

it.each(["\n\n", "\r\r", "\r\n\r\n", "\r\n\n", "\n\r\n", "\r\n\r"])(
  "an event is sent once its empty line has come, though each character comes by itself: %j",
  (end) => {
    const filter = new EventFilter(chat.frame, chat.stripper(isBanned, {}));
    const pieces = Array.from(`data: {}${end}`, (character) => filter.push(new TextEncoder().encode(character)));
    expect(Buffer.concat(pieces).toString("utf8")).toContain("data: {}");
  },
);

it.each(["ping", "null", ": keepalive", "Internal Server Error", "[DONE] ", " [DONE]", "[DONE]\ndata:"])(
  "data without an object come through to the byte: %s",
  (data) => {
    expect(through(`data: ${data}\n\n`, [])).toBe(`data: ${data}\n\n`);
  },
);

it.each([
  'data: [{"choices":1}]',
  'data: {"a":NaN}',
  'data: {"choices":[]}\ndata: {"choices":[]}',
  'data: {"choices":',
])("an event that cannot be read breaks the stream: %s", (event) => {
  expect(() => through(`${event}\n\n`, [])).toThrow("An event of the upstream cannot be read.");
  expect(() => through(event, [3])).toThrow("An event of the upstream cannot be read.");
});

it("a line that is none by the standard, or two by some clients, is left out", () => {
  const hidden = call("delete").trimEnd();
  const odd = [` ${hidden}`, `Data${hidden.slice(4)}`, hidden.replace(":", " :"), hidden.slice(6), `\0${hidden}`];
  const joined = ["\v", "\f", "\x1c", "\x85", "\u2028", "\u2029"].flatMap((end) => [
    `:${end}${hidden}`,
    `event: x${end}${hidden}`,
  ]);
  for (const line of [...odd, ...joined])
    expect(through(`id: 1\n${line}\ndata: {}\n\n`, [])).toBe("id: 1\ndata: {}\n\n");
});

it("an event costs no more in many pieces than in one", async () => {
  const piece = new TextEncoder().encode("x".repeat(10));
  const inPieces = (count: number): void => {
    const filter = new EventFilter(chat.frame, chat.stripper(isBanned, {}));
    filter.push(new TextEncoder().encode('data: {"a":"'));
    for (let pieces = 0; pieces < count; pieces += 1) filter.push(piece);
    expect(Buffer.from(filter.push(new TextEncoder().encode('"}\n\n'))).length).toBe(10 * count + 16);
  };
  await expectGrowth(
    40,
    () => cpuTime(() => inPieces(10_000)),
    () => cpuTime(() => inPieces(100_000)),
  );
});

it("a dropped call is dropped wherever the bytes are cut", () => {
  const stream = chunk({ content: "\u{1f95c}" }) + call("delete") + chunk({}, "tool_calls") + DONE;
  const expected = chunk({ content: "\u{1f95c}" }) + chunk({}, "stop") + DONE;
  fc.assert(
    fc.property(cutsAt, (at) => {
      expect(through(stream, at)).toBe(expected);
    }),
  );
  const returned = stream.replaceAll("\n", "\r\n");
  for (let at = 0; at < returned.length; at += 1)
    expect(through(returned, [at])).toBe(
      `${chunk({ content: "\u{1f95c}" }).trimEnd()}\r\n\r\n${chunk({}, "stop")}${DONE.trimEnd()}\r\n\r\n`,
    );
  expect(through(call("keep"), [])).toBe(call("keep"));
});

it("of calls without an index, those behind the first get one: no client puts their names together", () => {
  const part = (name: string, more: object = {}) =>
    chunk({ tool_calls: [{ ...more, function: { name, arguments: "" } }] });
  const rest = (more: object = {}) => chunk({ tool_calls: [{ ...more, function: { arguments: "{}" } }] });
  const stream = part("del") + rest() + part("ete") + rest() + part("delete") + rest() + part("keep");
  const expected = part("del") + rest() + part("ete", { index: 1 }) + rest({ index: 1 }) + part("keep", { index: 2 });
  const calls = (text: string) =>
    [...text.matchAll(/"tool_calls":(\[.*?\])\}/g)].flatMap(([, list = ""]) => JSON.parse(list));
  expect(calls(through(stream, []))).toEqual(calls(expected));
});

it.each<[string, object, readonly unknown[], readonly (string | undefined)[]]>([
  ["one choice, though its parts say they are of two", {}, [0, 1], ["del", undefined]],
  ["one choice, though one part does not say whose it is", { n: 1 }, [0, undefined], ["del", undefined]],
  ["two choices, which are two", { n: 2 }, [0, 1], ["del", "ete"]],
])("the names of a call are not put together in the answer to a request for %s", (_what, request, indices, names) => {
  const stripper = chat.stripper(isBanned, request);
  const sent = indices.flatMap((index, at) => {
    const part = { index: 0, function: { name: ["del", "ete"][at], arguments: "" } };
    const data = { choices: [{ index, delta: { tool_calls: [part] }, finish_reason: null }] };
    return stripper.event(data) ?? [data];
  });
  expect(sent).toEqual(
    indices.map((index, at) => ({
      choices: [{ index, delta: { tool_calls: [{ index: 0, function: partOf(names[at]) }] }, finish_reason: null }],
    })),
  );
});

function partOf(name: string | undefined): object {
  return { ...(name === undefined ? {} : { name }), arguments: "" };
}

it("a byte order mark hides no call, be it the stream's first or before a later line", () => {
  const rest = chunk({}, "tool_calls") + DONE;
  const kept = `\uFEFF${chunk({ content: "Hello." })}`;
  fc.assert(
    fc.property(cutsAt, (at) => {
      for (const stream of [`\uFEFF${call("delete")}`, `event: x\n\uFEFF${call("delete")}`])
        expect(through(stream + rest, at)).not.toContain("delete");
      expect(through(kept + rest, at)).toBe(kept + rest);
    }),
  );
});

it("an event that is too long to be looked at breaks the stream", () => {
  const filter = new EventFilter(chat.frame, chat.stripper(isBanned, {}));
  filter.push(new Uint8Array(16 * 1024 * 1024).fill(120));
  expect(() => filter.push(new Uint8Array(1).fill(120))).toThrow("An event of the upstream is too long.");
});

it("a call of the responses API is dropped where the stream does not say its place", () => {
  const stripper = responses.stripper(isBanned, {});
  for (const type of ["response.output_item.added", "response.output_item.done"]) {
    expect(stripper.event({ type, item: { type: "function_call", name: "delete", arguments: "{}" } })).toEqual([]);
    expect(stripper.event({ type, item: { type: "function_call", name: "keep", arguments: "{}" } })).toBe(null);
  }
  const [note] = stripper.event({ type: "response.completed", response: { status: "completed", output: [] } }) ?? [];
  expect(note).toMatchObject({ type: "response.output_item.added", item: { type: "message" } });
});

it("a stream of many calls costs no more for each than one of few", async () => {
  const calls = (count: number): void => {
    const stripper = chat.stripper(isBanned, {});
    for (let index = 0; index < count; index += 1)
      stripper.event({
        choices: [{ index: 0, delta: { tool_calls: [{ index, id: "x", function: { name: "keep" } }] } }],
      });
  };
  await expectGrowth(
    40,
    () => cpuTime(() => calls(4_000)),
    () => cpuTime(() => calls(40_000)),
  );
});

it("events before one that cannot be read are sent, and then the stream breaks", () => {
  for (const next of ["push", "end"] as const) {
    const filter = new EventFilter(chat.frame, chat.stripper(isBanned, {}));
    const sent = filter.push(new TextEncoder().encode('data: {"a":1}\n\ndata: {NaN\n\ndata: {"b":1}\n\n'));
    expect(new TextDecoder().decode(sent)).toBe('data: {"a":1}\n\n');
    expect(() => filter[next](new Uint8Array())).toThrow("An event of the upstream cannot be read.");
  }
});
