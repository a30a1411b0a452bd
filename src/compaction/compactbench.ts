/** The artifact in the form of CompactBench 0.1.0, within each of its limits. */
import { distinct, TextMap, TextSet } from "../base/index.js";
import { getPolicyItems, type State } from "../index.js";
import { requireArtifact } from "./read-artifact.js";
import { type Rendered, render, type TooLong } from "./render.js";
import type { Artifact, Quote } from "./values.js";

/** What a CompactBench compactor returns. No key may be missing, none added. */
export interface CompactBenchArtifact {
  readonly schemaVersion: string;
  /** At most 8,000 characters. */
  readonly summaryText: string;
  readonly structured_state: CompactBenchState;
  readonly selectedSourceTurnIds: readonly number[];
  /** At most 50. */
  readonly warnings: readonly string[];
  readonly methodMetadata: { readonly [key: string]: unknown };
}

/** Lists of at most 200 texts of 1 to 500 characters; of the map, the values. */
export interface CompactBenchState {
  readonly immutable_facts: readonly string[];
  readonly locked_decisions: readonly string[];
  readonly deferred_items: readonly string[];
  readonly forbidden_behaviors: readonly string[];
  readonly unresolved_items: readonly string[];
  readonly entity_map: { readonly [name: string]: string };
}

/** The limits of CompactBench 0.1.0, in UTF-16 units; a code point never counts more there. */
export const COMPACT_BENCH_LIMITS = { summary: 8000, items: 200, item: 500, warnings: 50 } as const;

/**
 * The artifact for CompactBench. Rules of the state stand first, then the user's words as they stand; of more words than a list
 * can hold, those that stand first are left out. The summary is the artifact's text, without what is open where that has no room. Of whatever
 * is left out or cut, a warning says so. `pending` is a question that waits for the user.
 *
 * @throws {TypeError} when the artifact is none.
 */
export function toCompactBench(artifact: Artifact, state: State, pending: string | null = null): CompactBenchArtifact {
  requireArtifact(artifact);
  const open = distinct(artifact.open.map(({ quote }) => quote.text));
  const isOpen = new TextSet(open);
  const standing = artifact.quotes.filter(({ superseded, text }) => superseded === null && !isOpen.has(text));
  const of = (kind: Quote["kind"]): string[] => standing.filter((quote) => quote.kind === kind).map(({ text }) => text);
  const warnings: string[] = [];
  const list = (name: string, rules: readonly string[], quotes: readonly string[]): string[] =>
    fitting(name, rules, quotes, warnings);
  const structured_state = {
    immutable_facts: list("immutable_facts", state.premise === null ? [] : [state.premise], [
      ...of("fact"),
      ...of("reversal"),
    ]),
    locked_decisions: list("locked_decisions", getPolicyItems(state, "use"), of("decision")),
    deferred_items: list("deferred_items", [], of("deferral")),
    forbidden_behaviors: list("forbidden_behaviors", getPolicyItems(state, "prohibit"), of("ban")),
    unresolved_items: list("unresolved_items", [...(pending === null ? [] : [pending]), ...open], of("question")),
    entity_map: entitiesOf(of("owner"), warnings),
  };
  return {
    schemaVersion: "1.0",
    summaryText: summaryOf(artifact, isOpen, warnings),
    structured_state,
    selectedSourceTurnIds: [...new Set(standing.map(({ turn }) => turn))].sort((a, b) => a - b),
    warnings,
    methodMetadata: { method: "context-compiler", artifact_version: artifact.version, state: artifact.state },
  };
}

/** The text of an artifact. Where what is open has no room in it, it stands among the unresolved items alone. */
function summaryOf(artifact: Artifact, isOpen: TextSet, warnings: string[]): string {
  const { open, quotes } = artifact;
  const whole = rendered(artifact);
  if (whole.kind === "too_long") {
    warnings.push(`summaryText: what is open is left out, all ${open.length}.`);
    return summaryOf(
      { ...artifact, open: [], quotes: quotes.filter(({ text }) => !isOpen.has(text)) },
      isOpen,
      warnings,
    );
  }
  if (whole.left > 0) warnings.push(`summaryText: lines left out: ${whole.left}.`);
  return whole.text;
}

function rendered(artifact: Artifact): Rendered | TooLong {
  return render(artifact, COMPACT_BENCH_LIMITS.summary, { text: ({ length }) => length });
}

function fitting(name: string, rules: readonly string[], quotes: readonly string[], warnings: string[]): string[] {
  const { items } = COMPACT_BENCH_LIMITS;
  const all = distinct([...rules, ...quotes]).filter((text) => text !== "");
  const kept = all.length <= items ? all : [...rules, ...all.slice(rules.length - items)].slice(0, items);
  if (all.length > items) warnings.push(`${name}: ${all.length - items} of ${all.length} are left out.`);
  return cutTexts(name, kept, warnings);
}

function cutTexts(name: string, texts: readonly string[], warnings: string[]): string[] {
  const { item } = COMPACT_BENCH_LIMITS;
  if (texts.some(({ length }) => length > item))
    warnings.push(`${name}: texts of more than ${item} characters are cut.`);
  return texts.map((text) => cut(text, item));
}

/** Parts no surrogate pair. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}

/** A letter has its marks: in NFC, too, some stand apart. */
const PERSON = /(?<![\p{L}\p{M}\p{N}])\p{Lu}\p{M}*(?:[\p{L}.-]\p{M}*)+(?: \p{Lu}\p{M}*(?:[\p{L}.-]\p{M}*)+)*/u;

/** By name; `user` is the user. A name with several matters has all of them. */
function entitiesOf(owners: readonly string[], warnings: string[]): { [name: string]: string } {
  const matters = new TextMap<string[]>();
  for (const text of owners) {
    const name = PERSON.exec(text)?.[0] ?? "user";
    const known = matters.get(name);
    if (known === null) matters.set(name, [text]);
    else known.push(text);
  }
  const entries = [...matters.entries()];
  const values = entries.map(([, texts]) => texts.join("; "));
  const kept = cutTexts("entity_map", values, warnings);
  return Object.fromEntries(entries.map(([name], index) => [name, kept[index] ?? ""]));
}
