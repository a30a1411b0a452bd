/**
 * The languages of this project, each as one descriptor. Whatever makes or checks something of a language goes through this table:
 * the generator, the fixtures and suites, the comparison with Peggy. To add a language is to add its sources and a row.
 */
import type { Language } from "./language.js";
import { directivesNotation } from "./spec/directives.js";
import { focusNotation } from "./spec/focus.js";

const TABLE = [
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
    spec: { pages: "spec", suite: "conformance/suite.json", notation: directivesNotation },
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
      {
        view: "proposals",
        grammar: "grammar/focus-proposals.peggy",
        starts: { proposal: "Proposal" },
        canonical: { start: "proposal", none: "<NO_DIRECTIVE>" },
        elsewhere: {
          "words.ts": null,
          "constrained.ts": null,
          "canonical.gbnf": "grammar/focus.gbnf",
          "canonical.lark": "grammar/focus.lark",
        },
      },
    ],
    spec: { pages: "spec/focus", suite: "conformance/focus.json", notation: focusNotation },
    out: "src/generated/focus",
  },
  {
    name: "phrasings",
    version: "2",
    sources: [
      {
        view: null,
        grammar: "grammar/phrasings.peggy",
        starts: {
          sweep: "Sweep",
          note: "Note",
          lift: "Lift",
          release: "Release",
          swap: "Swap",
          exchange: "Exchange",
          contrast: "Contrast",
          rivals: "Rivals",
          ban: "Ban",
          refusal: "Refusal",
          verdicts: "Verdicts",
          use: "Use",
          chosen: "Chosen",
          custom: "Custom",
          choice: "RuledChoice",
          banning: "Banning",
          usage: "Usage",
          remark: "Remark",
          firmness: "Firmness",
          foreign: "Foreignness",
          familiar: "Familiarity",
          doubt: "Doubt",
          retreat: "Retreat",
          signature: "Signature",
          asked: "Asked",
          heading: "Heading",
        },
        tables: "../../base/matchers.js",
        elsewhere: {},
      },
    ],
    spec: null,
    out: "src/generated/phrasings",
  },
  {
    name: "replies",
    version: "1",
    sources: [
      {
        view: null,
        grammar: "grammar/replies.peggy",
        starts: { reply: "Reply" },
        tables: "../../base/matchers.js",
        elsewhere: {},
      },
    ],
    spec: null,
    out: "src/generated/replies",
  },
  {
    name: "harvest",
    version: "1",
    sources: [
      {
        view: null,
        grammar: "grammar/harvest.peggy",
        starts: {
          doubt: "Doubt",
          clause: "Clause",
          refused: "Refused",
          amended: "Amended",
          dismissed: "Dismissed",
          replacing: "Replacing",
          tail: "Tail",
          lead: "Lead",
          ownName: "OwnName",
          ownerClause: "OwnerClause",
          commonWord: "CommonWord",
          handingClause: "HandingClause",
          askingClause: "AskingClause",
        },
        tables: "../../base/matchers.js",
        elsewhere: {},
      },
    ],
    spec: null,
    out: "src/generated/harvest",
  },
] as const satisfies readonly Language[];

/** The languages, in the order in which they are made. */
export const LANGUAGES: readonly Language[] = TABLE;

/** Those that have a spec: each has an oracle, and a place in the runner. */
export const SPECIFIED = TABLE.flatMap((row) => (row.spec === null ? [] : [row]));
