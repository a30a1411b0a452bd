/** Two pages that differ in anything a reader could see never share what is hashed: lengths stand before the parts. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { byteMeter, type PageFields, page } from "../../src/context/index.js";
import { times } from "../context/measures.js";
import { hashed as hashedNaively } from "../oracle/context.js";

const text = fc.string({
  unit: fc.constantFrom("a", "b", "\0", "\ud83d", "\ude00", "\ufffd", "\x01", "é"),
  maxLength: 6,
});
const fields = fc
  .record({
    kind: text,
    origin: text,
    body: text,
    schema: fc.option(text, { nil: undefined }),
    cut: fc.array(fc.nat(6)),
  })
  .map(({ cut, schema, ...rest }): PageFields => {
    const keep = cut.map((to) => rest.body.slice(0, to));
    return { ...rest, keep, ...(schema === undefined ? {} : { schema }) };
  });

/** Longer than a byte, and two bytes, can count. */
const LENGTHS = [0, 1, 255, 256, 65_535, 65_536, 20_000_000];

test.each(LENGTHS)("a body of %i bytes stands behind its length", (length) => {
  const given = { kind: "k", origin: "", body: "a".repeat(length) };
  const body = Buffer.from(given.body).toString("hex");
  const size = Buffer.alloc(8);
  size.writeBigUInt64LE(BigInt(length));
  expect(hashed(given) === `01000000000000006b0000000000000000${size.toString("hex")}${body}010000000000000030`).toBe(
    true,
  );
});

function hashed(given: PageFields): string {
  let input = "";
  const digest = (bytes: Uint8Array) => {
    input = Buffer.from(bytes).toString("hex");
    return new Uint8Array(32);
  };
  page(given, { meter: byteMeter, hash: { name: "seen", digest } });
  return input;
}

test("pages that differ are hashed from different bytes", () => {
  const told = new Map<string, string>();
  fc.assert(
    fc.property(fields, (given) => {
      const { kind, origin, body, keep, schema } = given;
      const whole = JSON.stringify([kind, origin, body, keep, schema ?? null]);
      const input = hashed(given);
      expect(input).toBe(hashedNaively(given));
      expect(told.get(input) ?? whole).toBe(whole);
      told.set(input, whole);
    }),
    { seed: 14, numRuns: times(100_000, 20_000) },
  );
  expect(told.size).toBeGreaterThan(10_000);
});

test.each([
  ["a part that goes over into the next", { kind: "ab", origin: "c", body: "" }, { kind: "a", origin: "bc", body: "" }],
  ["lone surrogates", { kind: "k", origin: "", body: "\ud83d" }, { kind: "k", origin: "", body: "\ud83e" }],
  [
    "a lone surrogate and its replacement",
    { kind: "k", origin: "", body: "\ud83d" },
    { kind: "k", origin: "", body: "\ufffd" },
  ],
  ["no schema and an empty one", { kind: "k", origin: "", body: "" }, { kind: "k", origin: "", body: "", schema: "" }],
  ["a word that is kept", { kind: "k", origin: "", body: "b" }, { kind: "k", origin: "", body: "b", keep: ["b"] }],
])("%s: hashed from different bytes", (_name, a, b) => {
  expect(hashed(a)).not.toBe(hashed(b));
});
