/** Start rules that share productions: each production is made once, and each start reads it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generateArtifacts } from "../../src/toolkit/index.js";
import { complaints, loaded, made } from "./made.js";

const GRAMMAR = `directive = Pin / Freeze / Stop
admin = Freeze / Rollout / Pin / PinNearMiss
stops = Stop / Anything

Pin = "pin " tool:name end
Freeze = "freeze " target:name end
Rollout = "roll out " tool:name end
PinNearMiss "near miss" = "pin: " tool:name end
Stop = "stop" end
Anything = text:$[a-z ]+ end
name = $[a-z]+
end = !.
`;

describe("productions that several start rules share", () => {
  it("are read by each of them", async () => {
    const { parseDirective, parseAdmin, parseStops } = await loaded(GRAMMAR);
    expect([parseDirective("pin helm"), parseAdmin("pin helm"), parseStops("pin helm")]).toEqual([
      { kind: "pin", tool: "helm" },
      { kind: "pin", tool: "helm" },
      { kind: "anything", text: "pin helm" },
    ]);
    expect([parseDirective("roll out helm"), parseAdmin("roll out helm")]).toEqual([
      null,
      { kind: "rollout", tool: "helm" },
    ]);
    expect([parseDirective("stop"), parseStops("stop")]).toEqual([{ kind: "stop" }, { kind: "stop" }]);
  });

  it("pass the strictest compiler", () => {
    expect(complaints(GRAMMAR)).toEqual([]);
  });

  it("have sentences that each start that has the production reads as it", async () => {
    const { parseDirective, parseAdmin, parseStops, sentences } = await loaded(GRAMMAR);
    const texts: Record<string, fc.Arbitrary<string>> = sentences(fc, { texts: fc.string(), alphabet: [..."abc "] });
    const sampled = (kind: string) => fc.sample(texts[kind] ?? fc.constant(""), { numRuns: 50, seed: 1 });
    expect(Object.keys(texts)).toEqual(["pin", "freeze", "stop", "rollout", "pin_near_miss", "anything"]);
    for (const text of sampled("freeze"))
      expect([parseDirective(text)?.kind, parseAdmin(text)?.kind]).toEqual(["freeze", "freeze"]);
    for (const text of sampled("anything")) expect(parseStops(text)?.kind).toBe("anything");
  });

  it("stand once in what readers are shown and in the types", () => {
    const files = made(GRAMMAR);
    const counted = (file: string, text: RegExp) => files.get(file)?.match(text)?.length;
    expect(counted("a.ebnf", /^Pin ::=/gm)).toBe(1);
    expect(counted("a.ebnf", / ::= /g)).toBe(6);
    expect(counted("syntax.ts", /interface Pin /g)).toBe(1);
  });
});

it("a parser of tables has each of them once too", () => {
  const source = {
    grammar: "a.peggy",
    starts: { directive: "Directive", admin: "Admin", stops: "Stops" },
    tables: "./m.js",
  };
  const parser = generateArtifacts(GRAMMAR, source, "Generated.").get("parser.ts");
  expect(parser?.match(/const parsePin = /g)).toHaveLength(1);
});
