/** The end of a text, or all that is left of it, may be written with a helper for a character of any kind. */
import { describe, expect, it } from "vitest";
import { loaded, made } from "./made.js";

const ANY = ["any = .", "any = [^]", "any = letter\nletter = .", "any = [\\u0000-\\uffff]"];

describe.each(ANY)("with %j", (any) => {
  it("a production ends with an end that names it", async () => {
    const { parseDirective } = await loaded(
      `directive = Pin\nPin = "pin " tool:name end\nname = $[a-z]+\nend = !any\n${any}`,
    );
    expect([parseDirective("pin helm"), parseDirective("pin helm ")]).toEqual([{ kind: "pin", tool: "helm" }, null]);
  });

  it.each(["any+", "any*"])("a production ends with a rest of %s", async (rest) => {
    const { parseDirective } = await loaded(`directive = Note\nNote = "note " text:rest\nrest = $${rest}\n${any}`);
    expect(parseDirective("note a\nb")).toEqual({ kind: "note", text: "a\nb" });
  });

  it("readers are shown no end", () => {
    const files = made(`directive = Pin\nPin = "pin " tool:name end\nname = $[a-z]+\nend = !any\n${any}`);
    expect(files.get("a.ebnf")).toContain('Pin ::= "pin " tool\n');
  });
});

it.each(["any = [^\\n]", 'any = . "x"', 'any = "x"'])("%j is no character of any kind", (any) => {
  const text = `directive = Pin\nPin = "pin " tool:name end\nname = $[a-z]+\nend = !any\n${any}`;
  expect(() => made(text)).toThrow("The production Pin may end before the text does");
  const rest = text.replace(" end\n", " any*\n").replace("end = !any\n", "");
  expect(() => made(rest)).toThrow("The production Pin may end before the text does");
});
