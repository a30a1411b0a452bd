/** The canonical reading of a production is held to the end of the text, as its plain reading and the constrained grammars are. */
import GBNF from "gbnf";
import { describe, expect, it } from "vitest";
import { loaded, made } from "./made.js";

const grammar = (...rules: readonly string[]): string => ["directive = Note / Pin", ...rules].join("\n");

const NOTE = grammar(
  'Note = "note " text:rest',
  'Pin = "pin " tool:name end',
  "rest = $.+",
  "canonicalRest = $[a-z ]+",
  "name = $[a-z]+",
  "end = !.",
);
const TWO = ['Note = "note " text:rest', 'Pin = "pin " tool:name end', "name = $[a-z]+"];

/** Whether the grammar for constrained decoding takes a text. */
function accepts(gbnf: string, text: string): boolean {
  try {
    return [...GBNF(gbnf).add(text)].some(({ type }) => type === "end");
  } catch {
    return false;
  }
}

describe("a text whose tail the canonical reading does not read is not canonical", () => {
  it.each([
    ["a narrower sister", NOTE, "note abc", "note abc\nuse evil"],
    [
      "a sister in parentheses",
      grammar(...TWO, "rest = $[^]*", "canonicalRest = $([a-z]+)", "end = !."),
      "note abc",
      "note abc\u001b[2J",
    ],
    [
      "an end with a sister of nothing",
      grammar(...TWO, "rest = $.+", "end = [ .]* !.", 'canonicalEnd = ""'),
      "pin a",
      "pin a  ..",
    ],
    [
      "an end of line feeds with a sister of nothing",
      grammar(
        ...TWO.map((rule) => rule.replace("end", "more")),
        "rest = $.+",
        'more = "\\n"* !.',
        'canonicalMore = ""',
      ),
      "pin a",
      "pin a\n\n",
    ],
  ])("%s", async (_what, text, canonical, longer) => {
    const { parseDirective, isCanonical, printDirective } = await loaded(text);
    const gbnf = made(text).get("a.gbnf") ?? "";
    expect([canonical, longer].map((each) => [isCanonical(each), accepts(gbnf, each)])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(printDirective(parseDirective(canonical))).toBe(canonical);
    expect(parseDirective(longer)).not.toBe(null);
  });

  it("nor is it printed", async () => {
    const { parseDirective, printDirective } = await loaded(NOTE);
    expect(printDirective(parseDirective("note abc \u001b[2J"))).toBe(null);
  });
});

it("a production whose canonical reading never stands at the end of a text is refused", () => {
  const text = NOTE.replace("canonicalRest = $[a-z ]+", "canonicalRest = $([a-z] &[a-z])");
  expect(() => made(text)).toThrow("a.peggy:2:1: The production Note has no canonical text.");
});
