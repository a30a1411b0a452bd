/** Characters beyond U+FFFF in canonical texts: taken where they are characters like any other, and else refused at their place. */
import GBNF from "gbnf";
import { describe, expect, it } from "vitest";
import { loaded, made } from "./made.js";

const END = "name = $[a-z]+\nend = !.\n";
const READER = "no grammar for constrained decoding can be written of a character that counts as two.";

describe("a character beyond U+FFFF that a tool would have to write is refused with its rule and its word", () => {
  it.each([
    ["in a production", 'directive = Stop / Pin\nStop = "stop" end\nPin = "📌 " tool:name end\n', "3:1", "Pin", "📌 "],
    ["with another first half", 'directive = Plant\nPlant = "🌱 " tool:name end\n', "2:1", "Plant", "🌱 "],
    ["in a helper", 'directive = Plant\nPlant = plant tool:name end\nplant = "🌱 "\n', "3:1", "plant", "🌱 "],
    [
      "in a sister",
      'directive = Plant\nPlant = plant tool:name end\nplant = "a "\ncanonicalPlant = "🌱 "\n',
      "4:1",
      "canonicalPlant",
      "🌱 ",
    ],
  ])("%s", (_what, text, place, rule, word) => {
    const message = `a.peggy:${place}: Rule ${rule} has "${word}" in texts that a tool may write, and ${READER} Write characters`;
    expect(() => made(text + END)).toThrow(message);
  });

  it.each([
    ["where it counts", 'directive = Note\nNote = "note " text:$(. .) end\n', "2:1", "Note"],
    [
      "where a production before it takes another",
      'directive = Plant / Note\nPlant "near miss" = "🌱 " tool:name end\nNote = text:$.+\n',
      "3:1",
      "Note",
    ],
  ])("%s", (_what, text, place, production) => {
    const message = `a.peggy:${place}: The production ${production} counts or tells apart characters beyond U+FFFF in texts that a tool may write, and ${READER} Let`;
    expect(() => made(text + END)).toThrow(message);
  });
});

describe("what is written instead is taken", () => {
  it.each([
    [
      "a sister without it",
      'directive = Pin\nPin = pin tool:name end\npin = "📌 " / "pin "\ncanonicalPin = "pin "\n',
      ["pin helm"],
      ["📌 helm"],
    ],
    [
      "a production that is corrected",
      'directive = Pin / Plant\nPin = "pin " tool:name end\nPlant "near miss" = "🌱 " tool:name end\n',
      ["pin helm"],
      ["🌱 helm"],
    ],
    ["any number of any", 'directive = Note\nNote = "note " text:$.+\n', ["note a"], []],
    [
      "none of them",
      'directive = Plant / Note\nPlant "near miss" = "🌱 " tool:name end\nNote = "note " text:rest\nrest = $.+\ncanonicalRest = $[^\\ud800-\\udfff]+\n',
      ["note a"],
      ["note 🌱"],
    ],
  ])("%s", async (_what, text, canonical, read) => {
    const { parseDirective, isCanonical } = await loaded(text + END);
    for (const each of canonical) {
      expect(isCanonical(each)).toBe(true);
      expect([...GBNF(made(text + END).get("a.gbnf") ?? "").add(each)].some(({ type }) => type === "end")).toBe(true);
    }
    for (const each of read) expect([parseDirective(each) === null, isCanonical(each)]).toEqual([false, false]);
  });
});
