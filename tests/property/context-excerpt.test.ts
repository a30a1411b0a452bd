/** The excerpt that a contract asks for is allowed by it, whatever the text; and what is left out can be put back in its place. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { contractsOf, excerpt, type PageKind, page, shorten } from "../../src/context/index.js";
import { measures } from "../context/measures.js";

fc.configureGlobal({ seed: 14, numRuns: 2_000 });
const contractOf = contractsOf();

const marker = fc.nat(2_000).map((bytes) => `[… ${bytes} bytes left out …]`);
const piece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc.json(),
  marker,
  fc.constantFrom(
    "```\ncode\n```",
    "~~~",
    "exit 1",
    "tool",
    "\ud83d",
    '"',
    "\\",
    "Ada",
    "-3.5",
    "。",
    "\n",
    "x".repeat(300),
  ),
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
  fc.dictionary(fc.string(), fc.json({ maxDepth: 2 })).map((object) => JSON.stringify(object)),
);
const kind = fc.constantFrom<PageKind>("tool_output", "conversation_turn", "memory_excerpt");

test("the excerpt of a page is shorter and allowed, or is the page", () => {
  fc.assert(
    fc.property(kind, text, fc.constantFrom("tool", "Ada", ""), (of, body, origin) => {
      const original = page({ kind: of, origin, body, keep: body.includes("exit 1") ? ["exit 1"] : [] }, measures);
      const candidate = excerpt(original, contractOf(of));
      const { line } = shorten(original, candidate, contractOf(of));
      expect(line.violations).toEqual(candidate === body ? ["not_shorter"] : []);
    }),
  );
});

test("an excerpt of a tool's output tells how many bytes of it are gone", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 400, maxLength: 600 }), (middle) => {
      const body = `${"<".repeat(128)}${middle}${">".repeat(128)}`;
      const original = page({ kind: "tool_output", origin: "tool", body }, measures);
      const marked = `${"<".repeat(128)}[… ${Buffer.byteLength(middle)} bytes left out …]${">".repeat(128)}`;
      expect(excerpt(original, contractOf("tool_output"))).toBe(marked);
    }),
  );
});
