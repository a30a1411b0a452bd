/** The byte meter, and the meter that remembers. */
import { expect, it } from "vitest";
import { byteMeter, exchangeTokens, remembering } from "../../src/context/index.js";

it.each([
  ["", 0],
  ["tea", 3],
  ["é", 2],
  ["語", 3],
  ["\u{1f600}", 4],
  ["\ud83d", 3],
])("the text %j has %d bytes", (text, bytes) => {
  expect(byteMeter.text(text)).toBe(bytes);
});

it("a message has the bytes of its JSON, and a frame", () => {
  expect(byteMeter.message({ role: "user", content: "tea" })).toBe('{"role":"user","content":"tea"}'.length + 8);
  expect(byteMeter.message(undefined)).toBe(8);
});

const circle: { self?: unknown } = {};
circle.self = circle;
it.each([
  ["a circle", circle],
  ["a bigint", 1n],
])("a message that JSON cannot say is misuse: %s", (_name, message) => {
  expect(() => byteMeter.message(message)).toThrow("A message that JSON cannot say");
});

const BYTES = new Uint8Array(1000).fill(7);

it.each([
  ["an ArrayBuffer", BYTES.buffer],
  ["a SharedArrayBuffer", sharedCopy(BYTES)],
  ["a DataView", new DataView(BYTES.buffer)],
  ["a view of a part", new Uint16Array(Uint8Array.of(0, 0, ...BYTES, 0, 0).buffer, 2, BYTES.length / 2)],
  ["a Float64Array", new Float64Array(BYTES.buffer)],
  ["a BigInt64Array", new BigInt64Array(BYTES.buffer)],
])("the bytes in %s are counted as those of a Uint8Array", (_name, data) => {
  const message = (bytes: unknown) => ({
    role: "user",
    content: [{ type: "file", mediaType: "image/png", data: bytes }],
  });
  const tokens = byteMeter.message(message(BYTES));
  expect(tokens).toBeGreaterThan(2000);
  expect(byteMeter.message(message(data))).toBe(tokens);
});

function sharedCopy(bytes: Uint8Array): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}

it("an exchange has the tokens of its messages", () => {
  expect(exchangeTokens({ id: "1", kind: "reply", messages: ["a", "bc"] }, byteMeter)).toBe(3 + 8 + 4 + 8);
});

it("a meter that remembers counts each message once", () => {
  const counted: unknown[] = [];
  const meter = remembering({
    ...byteMeter,
    message(message: object) {
      counted.push(message);
      return byteMeter.message(message);
    },
  });
  const [a, b] = [{ content: "a" }, { content: "bc" }];
  expect([a, b, a, a].map((message) => meter.message(message))).toEqual([23, 24, 23, 23]);
  expect(counted).toEqual([a, b]);
  expect([meter.name, meter.text("é"), meter.request]).toEqual(["bytes", 2, 32]);
});
