/** In the grammars for constrained decoding a character of any kind is one that their readers know. */
import GBNF from "gbnf";
import { expect, it } from "vitest";
import { made } from "./made.js";

const files = made('directive = Note\nNote = "note " text:$.+\n');

it("no set of characters is empty", () => {
  for (const file of ["a.gbnf", "a.lark"]) expect(files.get(file)).not.toMatch(/\[\^?\]/);
});

it.each([
  ["note a", true],
  ["note \n", true],
  ["note \u00e9 b\nc", true],
  ["note ", false],
])("GBNF of %j answers %s", (text, expected) => {
  const state = GBNF(files.get("a.gbnf") ?? "").add(text);
  expect([...state].some(({ type }) => type === "end")).toBe(expected);
});
