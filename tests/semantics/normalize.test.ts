/** Normal forms at their edges, and what the way to one costs: a plain item is its own name, and asks the platform nothing. */
import { deepStrictEqual, strictEqual } from "node:assert/strict";
import { test, vi } from "vitest";
import { normalizeConfirmation, normalizeItem, normalizePremise } from "../../src/semantics/normalize.js";

/** A normal form, and whether the platform was asked for one. */
function nameOf(text: string, normalized: (text: string) => string = normalizeItem): [name: string, asked: boolean] {
  const normalize = vi.spyOn(String.prototype, "normalize");
  try {
    const name = normalized(text);
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

test("capitals and spaces of an item of ASCII are put right without asking for a normal form", () => {
  const names = [
    ["xA", "xa"],
    ["xZ", "xz"],
    ["x[@", "x[@"],
    ["a  b", "b"],
    [" x", "x"],
    ["x ", "x"],
    ["  x   y    z  ", "x y z"],
    ["The  A  Docker   Image ", "docker image"],
    ["", ""],
    ["   ", ""],
  ] as const;
  for (const [item, name] of names) deepStrictEqual(nameOf(item), [name, false]);
});

test("any other item is normalized whole", () => {
  const names = [
    ["x\ty", "x y"],
    ["x`s", "x's"],
    ["x\u2019s", "x's"],
    ["i dont", "i don't"],
    ["dont", "don't"],
    ["I  DONT", "i don't"],
    ["\u007f", "\u007f"],
    ["\u0001", "\u0001"],
    ["caf\u00e9", "caf\u00e9"],
  ] as const;
  for (const [item, name] of names) deepStrictEqual(nameOf(item), [name, true]);
});

test("a premise of ASCII keeps its capitals and articles, and asks for a normal form only where a step could change more", () => {
  deepStrictEqual(nameOf("The dont", normalizePremise), ["The dont", false]);
  deepStrictEqual(nameOf("  The  A ", normalizePremise), ["The A", false]);
  deepStrictEqual(nameOf("x`s  y", normalizePremise), ["x's y", true]);
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
