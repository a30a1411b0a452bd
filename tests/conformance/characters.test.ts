/** The examples and the fuzzer keep to characters that Unicode 14 assigns, so that implementations in any current language know them. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ALPHABET, OPERANDS } from "../../src/conformance/pools.js";

/** The blocks that the examples and the fuzzer draw on, in which nothing has been assigned since Unicode 14. */
const BLOCKS = [
  [0x0000, 0x04ff],
  [0x055a, 0x055c],
  [0x05c1, 0x05c1],
  [0x05e9, 0x05e9],
  [0x0600, 0x061f],
  [0x0660, 0x0669],
  [0x06dd, 0x06dd],
  [0x0900, 0x0903],
  [0x0915, 0x0915],
  [0x093c, 0x093c],
  [0x0958, 0x0958],
  [0x0bbe, 0x0bbe],
  [0x0bc6, 0x0bca],
  [0x0bf0, 0x0bf0],
  [0x1025, 0x102e],
  [0x1100, 0x11ff],
  [0x13a0, 0x13a0],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
  [0x2070, 0x209c],
  [0x20d0, 0x20f0],
  [0x2100, 0x218b],
  [0x2212, 0x2212],
  [0x2460, 0x24ff],
  [0x2714, 0x2714],
  [0x2764, 0x2764],
  [0x2800, 0x2800],
  [0x3000, 0x309f],
  [0x4e00, 0x9fff],
  [0xab70, 0xabbf],
  [0xac00, 0xd7a3],
  [0xd800, 0xf8ff],
  [0xfb00, 0xfb06],
  [0xfb2a, 0xfb2a],
  [0xfd3e, 0xfd3f],
  [0xfdd0, 0xfdef],
  [0xfe00, 0xfe0f],
  [0xfe50, 0xfe6f],
  [0xfeff, 0xffef],
  [0xfff0, 0xfffd],
  [0x10400, 0x1044f],
  [0x110bd, 0x110bd],
  [0x13430, 0x13430],
  [0x1d173, 0x1d173],
  [0x1d400, 0x1d7ff],
  [0x1f300, 0x1f64f],
  [0x1f900, 0x1f9ff],
  [0x1fffe, 0x1ffff],
  [0xe0000, 0xe0fff],
  [0xf0000, 0xffffd],
  [0x100000, 0x10fffd],
] as const;

/** The text of a file of examples, without escapes of characters beyond ASCII. */
function examples(name: string): string {
  return JSON.stringify(JSON.parse(readFileSync(`conformance/${name}.json`, "utf8")));
}

it("the examples and the fuzzer's pools hold characters of known blocks alone", () => {
  const characters = new Set([...examples("suite"), ...examples("acquisition"), ...OPERANDS.join(""), ...ALPHABET]);
  const strange = [...characters].filter((character) => {
    const point = character.codePointAt(0) ?? 0;
    return !BLOCKS.some(([first, last]) => first <= point && point <= last);
  });
  expect(strange.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
});
