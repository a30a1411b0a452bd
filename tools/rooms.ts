/**
 * The law of imports: which rooms `src` has, what each holds, and what it may import. `npm run check:rooms` holds the code to
 * it, and the table in docs/architecture.md is made of it.
 */

/** A room: a folder of `src`, or one file. */
export interface Room {
  /** From `src/`; a file ends in `.ts`. */
  readonly path: string;
  /** What it holds, in a phrase. */
  readonly holds: string;
  /** The rooms it may import, by path; a type is an import as any other. */
  readonly imports: readonly string[];
  /** The modules by which other rooms enter, without `.ts`. */
  readonly doors: readonly string[];
  /** Whether it may use Node. */
  readonly node?: true;
  /** The packages that all of it may import. */
  readonly packages?: readonly string[];
  /** What single modules may import beyond that, by their path in the room: `node`, or a package. */
  readonly exceptions?: Readonly<Record<string, readonly string[]>>;
  /** The names under which the package exports a door, as in package.json. */
  readonly exports?: Readonly<Record<string, string>>;
}

const INDEX = ["index"];
const CORE = ["base", "values.ts", "generated/directives", "generated/spec", "semantics", "engine"];
/** What a sibling may import: the public surface, and what every room may. */
const SURFACE = ["base", "index.ts"];

/** The rooms, each after those that it imports. */
export const ROOMS: readonly Room[] = [
  {
    path: "base",
    holds:
      "white space (generated), order, NFKC, canonical JSON, plain objects, stored messages, refusal of misuse, matchers",
    imports: [],
    doors: ["index", "matchers"],
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
    path: "generated/focus",
    holds: "of the older language's grammar: parsers, syntax tree, sentences",
    imports: ["base"],
    doors: ["parser", "syntax"],
    exceptions: { sentences: ["fast-check"] },
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
    path: "generated/unicode",
    holds: "of Unicode's data: what cannot be seen, scripts, skeletons",
    imports: [],
    doors: ["tables"],
  },
  {
    path: "coverage",
    holds: "which names a rule covers, read loosely; for diagnostics and enforcement",
    imports: SURFACE,
    doors: INDEX,
  },
  {
    path: "gate",
    holds: "what the rules allow, for anything with a name; guarded tools ([chapter 12](../spec/12-gate.md))",
    imports: [...SURFACE, "coverage"],
    doors: INDEX,
    exports: { "./gate": "index" },
  },
  {
    path: "diagnostics",
    holds: "warnings about turns that do not say what was meant, with fixes ([chapter 11](../spec/11-diagnostics.md))",
    imports: [...SURFACE, "generated/directives", "generated/spec", "generated/unicode", "coverage"],
    doors: INDEX,
    exports: { "./diagnostics": "index" },
  },
  {
    path: "toolkit",
    holds: "the generator: a grammar in, artifacts out",
    imports: ["base"],
    doors: INDEX,
    node: true,
    packages: ["peggy"],
    exports: { "./toolkit": "index" },
  },
  {
    path: "schema",
    holds: "zod schemas of the stored values",
    imports: SURFACE,
    doors: INDEX,
    packages: ["zod"],
    exports: { "./schema": "index" },
  },
  {
    path: "conformance",
    holds: "the runner that holds any implementation against the examples of the spec, and a fuzzer",
    imports: [...SURFACE, "generated/directives"],
    doors: INDEX,
    node: true,
    packages: ["fast-check"],
  },
  {
    path: "acquisition",
    holds:
      "the conservative preprocessor, traces, and for Node prompts and providers ([chapter 10](../spec/10-acquisition.md))",
    imports: [...SURFACE, "generated/directives", "generated/replies", "generated/spec"],
    doors: ["index", "node/index"],
    exceptions: { "node/provider": ["node"], "node/render-prompt": ["node"] },
    exports: { "./acquisition": "index", "./acquisition/node": "node/index" },
  },
  {
    path: "phrasings",
    holds: "proposes a directive for plain English by its phrasing, without a model",
    imports: [...SURFACE, "generated/directives", "generated/phrasings"],
    doors: INDEX,
    exports: { "./acquisition/phrasings": "index" },
  },
  {
    path: "drafter",
    holds: "proposals from a phrasing or a model, validated by the grammar and applied at the user's yes",
    imports: [...SURFACE, "generated/directives", "generated/spec", "acquisition", "phrasings"],
    doors: ["index", "ai-sdk", "openai"],
    exceptions: { "ai-sdk": ["ai"] },
    exports: { "./drafter": "index", "./drafter/ai-sdk": "ai-sdk", "./drafter/openai": "openai" },
  },
  {
    path: "sessions",
    holds:
      "conversations as append-only logs: stores, records, the session, and the cases that hold any store to its contract",
    imports: SURFACE,
    doors: ["index", "contract/index"],
    exports: { "./sessions": "index", "./sessions/contract": "contract/index" },
  },
  {
    path: "focus",
    holds: "the older language: its engine, and the way from its states to ours ([chapters](../spec/focus/README.md))",
    imports: [...SURFACE, "generated/focus"],
    doors: INDEX,
    exports: { "./focus": "index" },
  },
  {
    path: "macros",
    holds: "directives of an own language, each standing for directives of this one",
    imports: SURFACE,
    doors: INDEX,
    exports: { "./macros": "index" },
  },
  {
    path: "host",
    holds: "what an application does with a user's turn: resolve, step once, reply or forward, keep",
    imports: [...SURFACE, "acquisition", "diagnostics", "drafter", "sessions"],
    doors: INDEX,
    exports: { "./host": "index" },
  },
  {
    path: "cli",
    holds: "the command `context-compiler`: `commands/` one file a command, `session/`, `io/`",
    imports: [
      ...SURFACE,
      "generated/directives",
      "generated/spec",
      "acquisition",
      "conformance",
      "diagnostics",
      "focus",
      "toolkit",
    ],
    doors: ["main"],
    node: true,
  },
];

/** Where neither clock nor chance, nor locale, nor environment may have a say: the core. */
export const PURE: readonly string[] = [...CORE, "index.ts"];

/** The code that helps to test the core, by its entries, and what of `src` it may load. */
export const INDEPENDENT: readonly {
  readonly name: string;
  readonly files: string;
  readonly mayLoad: readonly string[];
}[] = [
  { name: "The generator", files: "tools/generate.ts", mayLoad: ["base", "toolkit", "schema"] },
  { name: "The oracle", files: "tests/oracle", mayLoad: [] },
];

/** The table of rooms, in Markdown. */
export function roomsTable(): string {
  const rows = ROOMS.map((room) => `| \`src/${room.path}\` | ${room.holds} | ${importsText(room)} |`);
  return ["| room | holds | may import |", "|---|---|---|", ...rows].join("\n");
}

function importsText({ imports, packages = [], node, exceptions = {} }: Room): string {
  const special = Object.entries(exceptions).map(([module, names]) => `${names.join(", ")} in \`${module}.ts\``);
  const rooms = imports.map((path) => `\`${path.replace(/\.ts$/, "")}\``);
  const texts = [...rooms, ...packages, ...(node ? ["Node"] : []), ...special];
  return texts.length === 0 ? "nothing" : texts.join(", ");
}
