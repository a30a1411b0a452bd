/** What is made of the older language's grammar: the syntax tree's types, the parser, and sentences for property tests. */
import {
  emitParser,
  emitSentences,
  emitSyntax,
  type Grammar,
  productionsOf,
  refuseShadowing,
} from "../src/toolkit/index.js";
import { type Files, typescript } from "./files.js";

/** The start rules, each with the type of its nodes. */
const STARTS = [
  { start: "message", type: "Message" },
  { start: "normal", type: "Normal" },
  { start: "quotation", type: "Quotation" },
  { start: "answer", type: "Answer" },
] as const;

/** The modules of `src/generated/focus`. */
export function focusArtifacts(grammar: Grammar): Files {
  for (const { start } of STARTS) refuseShadowing(grammar, start);
  const modules: [string, string][] = [
    ["syntax", STARTS.map(({ start, type }) => emitSyntax(grammar, start, type)).join("\n\n")],
    ...STARTS.map((each): [string, string] => [each.start, parser(grammar, each)]),
    ["sentences", sentences(grammar)],
  ];
  return new Map(
    modules.map(([name, code]) => {
      const path = `src/generated/focus/${name}.ts`;
      return [path, typescript(path, "grammar/focus.peggy", code)];
    }),
  );
}

/** A parser stands alone: those of two start rules may have helpers of one name. */
function parser(grammar: Grammar, { start, type }: (typeof STARTS)[number]): string {
  const names = [type, ...productionsOf(grammar, start).map(({ name }) => name)];
  return `import type { ${names.join(", ")} } from "./syntax.js";\n\n${emitParser(grammar, start, type)}`;
}

function sentences(grammar: Grammar): string {
  const imports = STARTS.map(({ start, type }) => `import { parse${type} } from "./${start}.js";`);
  return `import type { Arbitrary, default as fastCheck } from "fast-check";
${imports.join("\n")}
import type { ${STARTS.map(({ type }) => type).join(", ")} } from "./syntax.js";

/** The library that sentences are generated with; whoever wants them brings it. */
export type FastCheck = typeof fastCheck;

${emitSentences(grammar, STARTS)}`;
}
