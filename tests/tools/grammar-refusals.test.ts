/** A grammar that the generator cannot use is refused, and the message names what is wrong and where. */
import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import { generateArtifacts } from "../../src/toolkit/index.js";

const DIRECTIVES = readFileSync("grammar/directives.peggy", "utf8");

const SOURCE = {
  grammar: "a.peggy",
  starts: { directive: "Directive" },
  canonical: { start: "directive", none: "<NONE>" },
};

function generate(source: string): ReadonlyMap<string, string> {
  return generateArtifacts(source, SOURCE, "Generated.");
}

/** The grammar with one rule beside a start rule. */
function withRule(rule: string): string {
  return `directive = A\n${rule}\n`;
}

describe("a construct that the generator does not support is refused by name", () => {
  it.each([
    ["an action", 'A = "a" { return 1; }', "Rule A uses the construct action"],
    ["a code predicate", 'A = "a" &{ return true; }', "Rule A uses the construct semantic_and"],
    ["a negative code predicate", 'A = "a" !{ return true; }', "Rule A uses the construct semantic_not"],
    ["a counted repetition", 'A = "a"|2|', "Rule A uses the construct repeated"],
    ["a case-insensitive literal", 'A = "a"i', "Rule A uses a case-insensitive literal"],
    ["a case-insensitive class", 'A = "a" [b]i', "Rule A uses a case-insensitive class"],
    ["a class beyond U+FFFF", 'A = "a" [\\u{1F600}]', "Rule A uses a class of characters beyond U+FFFF"],
    ["the label kind", 'A = "a" kind:$"b"', "Rule A uses the label kind"],
    ["a label that is a word of JavaScript", 'A = "a" new:$"b"', 'reserved word "new". Give the field another name.'],
    ["recursion", 'A = "a" b\nb = "b" c\nc = "c" b / "d"', "Rule b is recursive (b → c → b)"],
    [
      "a label in a choice",
      'A = "a" (x:$"b" / "c")',
      "Rule A uses the label x elsewhere than at the top of a production",
    ],
    ["a label in a helper", 'A = "a" b\nb = x:$"b"', "Rule b uses the label x elsewhere"],
    ["an undefined rule", 'A = "a" b', 'Rule "b" is not defined'],
    ["a repetition of nothing", 'A = "a" ("")*', "Possible infinite loop"],
    ["a rule that stands twice", 'A = "a"\nA = "b"', 'Rule "A" is already defined'],
    ["broken syntax", 'A = "a', "Expected"],
  ])("%s", (_what, rule, message) => {
    expect(() => generate(withRule(rule))).toThrow(message);
  });
});

describe("what Peggy refuses or warns of is refused with what to write instead", () => {
  it.each([
    [
      "a label twice",
      'A = "a" x:$"b" x:$"c"',
      'a.peggy:2:16: Label "x" is already defined. Give one of the two fields',
    ],
    ["a rule twice", 'A = "a"\nA = "b"', 'a.peggy:3:1: Rule "A" is already defined. Give one of the two rules'],
    ["an undefined rule", 'A = "a" b', 'Rule "b" is not defined. Write a rule of that name, or mend the name.'],
    ["left recursion", 'A = a\na = a "x" / "y"', "-> a -> a). The language must stay regular"],
    ["a repetition of nothing", 'A = "a" ("b"?)*', "not consume any input). Let each round take a character at least"],
    ["a count of nothing", 'A = "a" ("b"?)|3|', "may always match 3 times. Let each round take a character"],
    ["a pick beside code", 'A = @"a" b { return 1; }\nb = "b"', "with an action block. Write the rule without code."],
    ["broken syntax", 'A = "a', ". Mend the notation there, or before it."],
  ])("%s", (_what, rule, message) => {
    expect(() => generate(withRule(rule))).toThrow(message);
  });
});

describe("a production that cannot be generated is refused", () => {
  it.each([
    ["a start rule that is not made of productions", 'directive = "a" / A\nA = "b"', "must be a production by name"],
    [
      "a production inside another",
      'directive = A\nA = "a" B\nB = "b"',
      "The production B stands inside A: nodes do not nest.",
    ],
    ["a label without a text", 'directive = A\nA = "a" item:"b" !.', "The label item stands for no text"],
    [
      "a production that ends before the text does",
      'directive = A\nA = "a " item:name\nname = $[a-z]+',
      "The production A may end before the text does",
    ],
    [
      "one of whose ways one does",
      'directive = A\nA = "a" ("b" !. / "c")',
      "The production A may end before the text does",
    ],
    ["a production without a text", 'directive = A\nA = "a" !"" "b"', "The production A has no canonical text"],
  ])("%s", (_what, source, message) => {
    expect(() => generate(source)).toThrow(message);
  });
});

describe("a name that would stand for two things is refused", () => {
  it.each([
    ["the label of a variable", 'A = "a" s:$"b"', "a.peggy:2:1: The label s of the production A is a variable"],
    ["the label of a numbered variable", 'A = "a" start12:$"b"', "The label start12 of the production A is a variable"],
  ])("%s", (_what, rule, message) => {
    expect(() => generate(withRule(rule))).toThrow(message);
  });

  it.each([
    [
      "a production as the start rule",
      'directive = Directive\nDirective = "a"',
      "a.peggy:2:1: The name Directive would",
    ],
    ["a production as its near misses", 'directive = DirectiveNearMiss\nDirectiveNearMiss = "a"', "would stand for"],
    [
      "two productions of one kind",
      'directive = A_b / AB\nA_b = "a"\nAB = "b"',
      "the kind of AB and for the kind of A_b",
    ],
    ["a production as a type of the platform", 'directive = Extract\nExtract = "a"', "a type that the code uses"],
  ])("%s", (_what, source, message) => {
    const { canonical: _canonical, ...withoutCanonical } = SOURCE;
    expect(() => generateArtifacts(source, withoutCanonical, "Generated.")).toThrow(message);
  });
});

it("a helper may have any name: of a variable, of a function, of a word of the language", async () => {
  const names = ["s", "p", "text", "among", "class", "isSpace", "start1", "matchX", "item", "parseA", "print", "node"];
  const helpers = names.map((name, index) => `${name} = $("${"x".repeat(index + 1)}" [a-z] / "${index}")`);
  const source = `directive = A\nA = ${names.map((name, index) => `${index === 0 ? "" : '" " '}f${index}:${name}`).join(" ")} !.\n${helpers.join("\n")}`;
  const files = generate(source);
  const code = (name: string): string => transformSync(files.get(name) ?? "", { loader: "ts", format: "esm" }).code;
  const parser = `data:text/javascript,${encodeURIComponent(code("parser.ts"))}`;
  const { parseDirective } = await import(parser);
  const fields = Object.fromEntries(names.map((_name, index) => [`f${index}`, String(index)]));
  expect(parseDirective(names.map((_name, index) => index).join(" "))).toEqual({ kind: "a", ...fields });
  const canonical = code("canonical.ts").replace('"./parser.js"', JSON.stringify(parser));
  const { printDirective } = await import(`data:text/javascript,${encodeURIComponent(canonical)}`);
  expect(printDirective({ kind: "a", ...fields })).toBe(names.map((_name, index) => index).join(" "));
});

it("a choice that is too large to be decided is refused, and not let pass", () => {
  const far = (letter: string): string => `(!("${letter}" ${"[ab] ".repeat(14)}) [ab])* "c"`;
  const source = `directive = A / B\nA = ${far("a")}\nB = ${far("b")} end\nend = !.`;
  expect(() => generate(source)).toThrow(
    "a.peggy:1:1: In rule directive it is too costly to decide whether the alternative B can match",
  );
});

describe("an alternative before which another always matches is refused", () => {
  it("UseItem before the replacement", () => {
    const moved = DIRECTIVES.replace("  / UseItem\n", "").replace("  / ReplaceUse\n", "  / UseItem\n  / ReplaceUse\n");
    expect(() => generate(moved)).toThrow("In rule directive the alternative ReplaceUse can never match");
  });

  it("one that matches nothing, where it stands, whatever is before it", () => {
    const greedy = 'directive = A / B\nA = "a" !.\nB = "b " x:name " with " y:name !.\nname = $[a-z ]+';
    expect(() => generate(greedy)).toThrow(
      "a.peggy:3:1: In rule directive the alternative B matches no text at all. A repetition takes all it can",
    );
    expect(() => generate(greedy.replace("x:name", 'x:$(!" with " [a-z ])+'))).not.toThrow();
  });

  it("yes before yes please", () => {
    const moved = DIRECTIVES.replace('"yes please" / "yes"', '"yes" / "yes please"');
    expect(() => generate(moved)).toThrow('In rule Accept the alternative number 2 ("yes please") can never match');
  });

  it("one that two others cover only together", () => {
    expect(() => generate('directive = A\nA = "a" ([b-m] / [n-z] / [c-y])')).toThrow(
      "number 3 (class) can never match",
    );
  });

  it("one that a lookahead behind it makes unreachable", () => {
    expect(() => generate('directive = A\nA = "a" ((!"x" .)* / "y"+ !.)')).toThrow(
      "number 2 (sequence) can never match",
    );
  });
});

describe("code that would read the same text again and again", () => {
  it("is refused by name where a round reads far and takes less", () => {
    const source = 'directive = A\nA = "a" far\nfar = (spaces "b" / " ")* end\nspaces = " "+\nend = !.';
    expect(() => generate(source)).toThrow("a.peggy:3:1: Rule far repeats what may read arbitrarily far");
  });

  it("is refused where what a round looks ahead for is too large to be found in advance", () => {
    const source = `directive = A\nA = "a" far end\nfar = (!(${"[a-z] ".repeat(9)}"x" [a-z]* end) .)*\nend = !.`;
    const { canonical: _canonical, ...withoutCanonical } = SOURCE;
    expect(() => generateArtifacts(source, withoutCanonical, "Generated.")).toThrow(
      "Rule far looks arbitrarily far ahead in a repetition",
    );
  });
});

describe("constrained decoding", () => {
  it("that does not end is refused with the production, and what to write instead", () => {
    const swap = [
      'SwapItem = "swap " old:swapped " with " new_item:oldItem',
      'swapped = $((!(" with " (solid+ " ")* "end" end) .)+)',
    ];
    const source = `${DIRECTIVES.replace("  / RemovePolicy\n", "  / RemovePolicy\n  / SwapItem\n")}\n${swap.join("\n")}\n`;
    expect(() => generate(source)).toThrow(
      /a\.peggy:\d+:1: The production SwapItem has no automaton .* look ahead for a word alone/,
    );
  });
});

describe("an alternative that sometimes matches is accepted", () => {
  it.each([
    ["the grammar itself", DIRECTIVES],
    ["a shorter word that a lookahead keeps apart", 'directive = A\nA = ("yes" !" please" / "yes please") !.'],
    ["a rest that is all there is", 'directive = A\nA = "a " item:rest\nrest = $(.+)'],
    ["a class that another covers only in part", 'directive = A\nA = "a" ([b-m] / [c-z]) !.'],
  ])("%s", (_what, source) => {
    const { canonical: _canonical, ...withoutCanonical } = SOURCE;
    expect(() => generateArtifacts(source, withoutCanonical, "Generated.")).not.toThrow();
  });
});

it("a production whose canonical reading has no text is refused", () => {
  const source = 'directive = A\nA = "a" item:word\nword = @$[b-z] end\ncanonicalWord = @$[B-Z] !. "x"\nend = !.';
  expect(() => generate(source)).toThrow("The production A has no canonical text");
});
