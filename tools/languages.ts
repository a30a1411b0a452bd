/**
 * The languages of this project, each as one descriptor. Whatever makes or checks something of a language goes through this table:
 * the generator, the fixtures and suites, the comparison with Peggy. To add a language is to add its sources and a row.
 */
import type { Source } from "../src/toolkit/index.js";

/** A grammar, what is made of it, and where that goes. */
export interface LanguageSource extends Source {
  /** What the grammar reads, where a language reads more than one view of a text: a folder in `out`. */
  readonly view: string | null;
  /** The places of artifacts that do not stand in `out`, by their names. */
  readonly elsewhere: Readonly<Record<string, string>>;
}

/** The pages that define a language, and what is made of their examples. */
export interface LanguageSpec {
  readonly pages: string;
  /** The folder of the rule ids and the catalog. */
  readonly out: string;
  readonly fixtures: string;
  readonly suite: string;
}

/** A language. */
export interface Language {
  readonly name: string;
  readonly version: string;
  /** A grammar for each view of a text: as it was received, in a normal form. */
  readonly sources: readonly LanguageSource[];
  /** Null for a language that has no spec of its own. */
  readonly spec: LanguageSpec | null;
  /** The folder of the modules that are made of the grammars. */
  readonly out: string;
}

/** The languages, in the order in which they are made. */
export const LANGUAGES: readonly Language[] = [
  {
    name: "directives",
    version: "0.5",
    sources: [
      {
        view: null,
        grammar: "grammar/directives.peggy",
        starts: { directive: "Directive", confirmation: "Confirmation" },
        canonical: { start: "directive", none: "<NO_DIRECTIVE>" },
        whiteSpace: "../../base/white-space.js",
        elsewhere: {
          "white-space.ts": "src/base/white-space.ts",
          "canonical.gbnf": "grammar/canonical.gbnf",
          "canonical.lark": "grammar/canonical.lark",
        },
      },
    ],
    spec: {
      pages: "spec",
      out: "src/generated/spec",
      fixtures: "tests/fixtures",
      suite: "conformance/suite.json",
    },
    out: "src/generated/directives",
  },
  {
    name: "focus",
    version: "0.4.5",
    sources: [
      {
        view: null,
        grammar: "grammar/focus.peggy",
        starts: { message: "Message", normal: "Normal", quotation: "Quotation", answer: "Answer" },
        elsewhere: {},
      },
    ],
    spec: null,
    out: "src/generated/focus",
  },
  {
    name: "phrasings",
    version: "1",
    sources: [
      {
        view: null,
        grammar: "grammar/phrasings.peggy",
        starts: {
          veto: "Veto",
          opening: "Opening",
          closing: "Closing",
          premise: "PremisePhrasing",
          passing: "Passing",
          request: "RequestPhrasing",
          unfit: "Unfit",
          lasting: "Lasting",
          role: "Role",
          verbal: "Verbal",
        },
        tables: "../../base/matchers.js",
        elsewhere: {},
      },
    ],
    spec: null,
    out: "src/generated/phrasings",
  },
];
