/**
 * The law of maps: the platform's own have no key that a stranger chose, since such keys can be made to collide: what reads them then
 * costs the square of their number. `TextMap`, `TextSet` and `distinct` of `src/base` are for those. (The properties of an object are
 * hashed with a secret of the process.) Texts in, faults out, so that a test can plant a fault.
 */
import type { Sources } from "./rooms-law.js";

/** What makes a map or a set of the platform. */
const NATIVE = /\b(?:new|extends) (?:Map|Set)\b|\bMap\.groupBy\b/g;

/** Folders that read nothing of a stranger at work: made code, grammars of whoever builds a language, suites of this project. */
const OUTSIDE = /^src\/(?:generated|toolkit|conformance)\//;

/** How many maps and sets a module may make, by why no stranger chooses their keys. */
const ALLOWED: { readonly [why: string]: { readonly [path: string]: number } } = {
  "It is what the others are made of.": { "base/text-map.ts": 2 },
  "The keys are words of this project, or places in a text; others are only looked up.": {
    "acquisition/reading/confirmation.ts": 1,
    "acquisition/trace/literal.ts": 2,
    "base/forms.ts": 4,
    "base/matchers.ts": 1,
    "cards/card.ts": 1,
    "cards/price.ts": 1,
    "cli/chat/endpoint.ts": 1,
    "cli/commands/compact.ts": 1,
    "cli/commands/sessions.ts": 1,
    "compaction/harvest/harvest.ts": 1,
    "compaction/transcript.ts": 1,
    "compaction/words.ts": 1,
    "coverage/dressing.ts": 1,
    "diagnostics/almost.ts": 2,
    "diagnostics/directive.ts": 1,
    "diagnostics/tables.ts": 1,
    "focus/read.ts": 1,
    "gate/ways.ts": 2,
    "phrasings/read.ts": 1,
    "phrasings/spelling.ts": 1,
    "proxy/tools.ts": 2,
    "sessions/postgres/kept-statements.ts": 1,
    "sessions/sqlite/connection.ts": 1,
    "sessions/upcast.ts": 1,
  },
  "Names that the format has not are refused before they are keys.": {
    "base/plain-object.ts": 1,
    "engine/import.ts": 1,
  },
  "The keys are characters, or names of scripts.": {
    "base/nfkc.ts": 4,
    "diagnostics/look-alike.ts": 1,
    "diagnostics/spelling.ts": 1,
  },
  "The keys are objects.": {
    "cli/io/http-server.ts": 2,
    "acquisition/trace/equality.ts": 2,
    "acquisition/trace/foreign.ts": 1,
    "compaction/epoch/epoch.ts": 1,
    "compaction/render.ts": 1,
    "mcp/create.ts": 1,
    "mcp/watch.ts": 1,
    "sessions/shapes.ts": 1,
  },
  "The keys are numbers, which a log or a list counts.": {
    "cli/kept/undo.ts": 1,
    "compaction/compactbench.ts": 1,
    "compaction/supersede.ts": 2,
    "compaction/verify.ts": 1,
    "conversation/compaction/readable.ts": 1,
    "conversation/cost.ts": 1,
    "conversation/counted.ts": 1,
    "sessions/transfer.ts": 1,
  },
  "The keys have no digits alone, and are short: two numbers with a colon, ids made at random, hashes, paths of folders.":
    {
      "compaction/lines.ts": 1,
      "context/assemble.ts": 2,
      "mcp/legacy-sessions.ts": 1,
      "sessions/files/index.ts": 1,
      "sessions/files/snapshot.ts": 2,
    },
  "The keys are a handful: the fixes of a turn, the layers of one name, the latest sessions.": {
    "coverage/layers.ts": 2,
    "diagnostics/diagnose.ts": 1,
    "proxy/kept-sessions.ts": 1,
  },
  "The keys are the host's own: its tools, kinds of pages, arguments of a command line, files.": {
    "cards/price.ts": 1,
    "cli/arguments.ts": 1,
    "cli/commands/conformance.ts": 2,
    "cli/commands/generate.ts": 1,
    "cli/commands/rules.ts": 1,
    "context/contracts.ts": 2,
    "context/gpt-tokenizer/load.ts": 1,
    "conversation/tools.ts": 1,
    "gate/mirror.ts": 1,
    "sessions/contract/append-cases.ts": 1,
  },
  "The keys are places that the provider counts, whom the host has chosen.": {
    "proxy/chat/choice-stream.ts": 2,
    "proxy/chat/strip.ts": 1,
    "proxy/responses/strip.ts": 1,
  },
};

/** All that breaks the law, a sentence each. */
export function mapFaults(sources: Sources): string[] {
  const found = [...sources].filter(([path]) => path.startsWith("src/") && !OUTSIDE.test(path));
  return found.flatMap(([path, text]) => {
    const [made, allowed] = [text.match(NATIVE)?.length ?? 0, allowedIn(path.slice("src/".length))];
    if (made === allowed) return [];
    const more =
      "A key of a stranger's belongs into a TextMap or TextSet; tools/maps-law.ts says why of each other one.";
    return [`${path}: It makes ${made} maps and sets of the platform, and may make ${allowed}. ${more}`];
  });
}

function allowedIn(path: string): number {
  return Object.values(ALLOWED).reduce((sum, counts) => sum + (counts[path] ?? 0), 0);
}
