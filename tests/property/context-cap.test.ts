/** A capped text fits its cap, keeps both ends, and is cut only where it must be. */
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { byteMeter, cap, capBatch } from "../../src/context/index.js";

fc.configureGlobal({ seed: 14, numRuns: 2_000 });

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.nat(3_000).map((many) => "\u{1f600}".repeat(many)),
  fc.nat(3_000).map((many) => `${"h".repeat(many)}\ud83d${"t".repeat(many)}`),
);
const limit = fc.oneof(fc.nat(60), fc.nat(2_000));
const bytes = (given: string) => Buffer.byteLength(given);
const MARKER = /\[… (\d+) bytes left out …\]/;

test("a text that fits is whole; another has both its ends and says how many bytes are gone", () => {
  fc.assert(
    fc.property(text, limit, (given, most) => {
      const { text: kept, tokens, line } = cap({ origin: "tool", text: given }, most, byteMeter);
      expect(tokens).toBe(bytes(kept));
      expect(tokens).toBeLessThanOrEqual(most);
      if (bytes(given) <= most) {
        expect([kept, line]).toEqual([given, null]);
        return;
      }
      expect(line).toEqual({ line: "cap", origin: "tool", before: bytes(given), after: bytes(kept) });
      const [marker, gone] = MARKER.exec(kept) ?? [""];
      // Not even a marker fits.
      if (marker === "") {
        expect([kept, most < 40]).toEqual(["", true]);
        return;
      }
      const [head = "", tail = ""] = kept.split(marker);
      expect(given.startsWith(head) && given.endsWith(tail)).toBe(true);
      expect(bytes(head) + bytes(tail) + Number(gone)).toBe(bytes(given));
      // Nothing is lost that had room: a code point at each end and a longer number.
      expect(bytes(kept)).toBeGreaterThan(most - 12);
    }),
  );
});

test("no pair of surrogates is cut", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme-composite", minLength: 50, maxLength: 90 }),
      fc.integer({ min: 40, max: 80 }),
      (given, most) => {
        expect(cap({ origin: "", text: given }, most, byteMeter).text).not.toMatch(/[\ud800-\udfff]/u);
      },
    ),
  );
});

test("a batch fits its cap, and a text is cut no lower than any longer one", () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), limit, limit, (texts, each, batch) => {
      const given = texts.map((one) => ({ origin: "tool", text: one }));
      const capped = capBatch(given, { each, batch }, byteMeter);
      expect(capped.reduce((sum, { tokens }) => sum + tokens, 0)).toBeLessThanOrEqual(batch);
      for (const { tokens } of capped) expect(tokens).toBeLessThanOrEqual(each);
      const level = Math.max(0, ...capped.filter(({ line }) => line !== null).map(({ line }) => line?.after ?? 0));
      for (const [index, { line }] of capped.entries())
        if (line === null) expect(bytes(texts[index] ?? "")).toBeLessThanOrEqual(Math.max(level + 40, each));
    }),
  );
});

test("a long text is read once, and not once for each place where it may be cut", () => {
  const given = "long ".repeat(200_000);
  const encode = vi.spyOn(TextEncoder.prototype, "encode");
  cap({ origin: "tool", text: given }, 1_000, byteMeter);
  const read = encode.mock.calls.reduce((sum, [part]) => sum + (part?.length ?? 0), 0);
  encode.mockRestore();
  expect(read).toBeLessThan(1.1 * given.length);
});

test("what is no text is not cut", () => {
  expect(() => cap({ origin: "tool", text: { rows: 2 } as never }, 10, byteMeter)).toThrow(
    "A text to cap must be a string, not of type object.",
  );
});
