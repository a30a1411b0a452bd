/** The rooms of the core, and those that the generator writes. */
import { CORE, INDEX, type Room } from "./room.js";

export const CORE_ROOMS: readonly Room[] = [
  {
    path: "base",
    holds:
      "white space (generated), order, NFKC, canonical JSON, plain objects, stored messages, refusal of misuse, matchers",
    imports: [],
    doors: ["index", "matchers", "white-space"],
  },
  { path: "values.ts", holds: "the values that travel, as types", imports: [], doors: ["values"] },
  {
    path: "generated/directives",
    holds: "of the grammar: parser, syntax tree, words, printer, sentences, constrained decoding",
    imports: ["base"],
    doors: ["canonical", "constrained", "parser", "sentences", "syntax", "words"],
    // The type alone: whoever wants sentences brings the library.
    exceptions: { sentences: ["fast-check"] },
  },
  {
    path: "generated/spec",
    holds:
      "of the spec: the catalogs of clarifications, errors and diagnostics, the rule ids, the directives with what each does",
    imports: ["base"],
    doors: ["catalog", "diagnostics", "errors", "listed", "rules"],
  },
  {
    path: "generated/phrasings",
    holds: "of the grammar of phrasings: its parsers and their nodes",
    imports: ["base"],
    doors: ["parser", "syntax"],
  },
  {
    path: "generated/replies",
    holds: "of the grammar of replies: its parser and its nodes",
    imports: ["base"],
    doors: ["parser", "syntax"],
  },
  {
    path: "generated/harvest",
    holds: "of the grammar of what outlasts a conversation: its parsers and their nodes",
    imports: ["base"],
    doors: ["parser", "syntax"],
  },
  {
    path: "generated/focus",
    holds: "of the older language's grammars: parsers, syntax tree, sentences",
    imports: ["base"],
    doors: ["parser", "proposals/parser", "sentences", "syntax"],
    exceptions: { sentences: ["fast-check"], "proposals/sentences": ["fast-check"] },
  },
  {
    path: "semantics",
    holds: "facts (what a check may ask of a snapshot), patches, normalization, the checks; makes no snapshot",
    imports: ["base", "values.ts", "generated/directives", "generated/spec"],
    doors: INDEX,
  },
  {
    path: "engine",
    holds: "snapshots, `advance`, the engine, imports and exports, envelopes, the diff, readers",
    imports: ["base", "values.ts", "generated/directives", "generated/spec", "semantics"],
    doors: INDEX,
  },
  { path: "index.ts", holds: "the public surface", imports: CORE, doors: INDEX, exports: { ".": "index" } },
  {
    path: "generated/sql",
    holds: "what makes the tables of stores in databases",
    imports: [],
    doors: ["schemas"],
  },
  {
    path: "generated/unicode",
    holds: "of Unicode's data: what cannot be seen, scripts, skeletons",
    imports: [],
    doors: ["tables"],
  },
];
