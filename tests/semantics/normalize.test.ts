/** Normal forms at their edges, and what the way to one costs: a plain item is its own name, and asks the platform nothing. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { test, vi } from "vitest";
import { normalizeConfirmation, normalizeItem } from "../../src/semantics/normalize.js";

/** The name of an item, and whether the platform was asked for a normal form. */
function nameOf(item: string): [name: string, asked: boolean] {
  const normalize = vi.spyOn(String.prototype, "normalize");
  try {
    const name = normalizeItem(item);
    return [name, normalize.mock.calls.length > 0];
  } finally {
    normalize.mockRestore();
  }
}

test("an item of plain words in single spaces is its own name, but for articles, and no normal form is asked for", () => {
  for (const item of ["x", "docker compose", "a-b ~{|}", "!", "0/9 @ [x]", "theme an"]) {
    deepStrictEqual(nameOf(item), [item, false]);
  }
  deepStrictEqual(nameOf("the a an apple"), ["apple", false]);
  deepStrictEqual(nameOf("an"), ["", false]);
});

test("any other item is normalized whole", () => {
  const names = [
    ["xA", "xa"],
    ["xZ", "xz"],
    ["a  b", "b"],
    [" x", "x"],
    ["x ", "x"],
    ["x\ty", "x y"],
    ["x`s", "x's"],
    ["x\u2019s", "x's"],
    ["i dont", "i don't"],
    ["dont", "don't"],
    ["\u007f", "\u007f"],
    ["\u0001", "\u0001"],
    ["caf\u00e9", "caf\u00e9"],
    ["", ""],
  ] as const;
  for (const [item, name] of names) deepStrictEqual(nameOf(item), [name, true]);
});

test("an answer loses the marks at its end, all of those before a space, also where nothing else is left", () => {
  const answers = [
    ["!", ""],
    ["?!.,", ""],
    ["!!", ""],
    ["! !", "!"],
    ["yes!!", "yes"],
    ["yes !", "yes"],
    ["yes ! !", "yes !"],
  ] as const;
  for (const [answer, normalized] of answers) strictEqual(normalizeConfirmation(answer), normalized);
});
