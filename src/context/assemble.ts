/** Assembly: a request under a budget that it cannot overflow (spec, chapter 14). */
import type { AuditLine } from "./audit.js";
import { type Budget, limitOf, split } from "./budget.js";
import { type Exchange, messageTokens } from "./exchange.js";
import { type Meter, requireCount, sumOf } from "./meter.js";
import { type Page, type PageHash, requirePage } from "./page.js";
import { fill, type Slot, type Source } from "./source.js";

/** Who is served first: the whole history, or the sources; or the history until there are so many turns of the user. */
export type First = "history" | "sources" | { readonly sourcesFromTurn: number };

/** What the provider reported for a request that was sent. */
export interface Reported<M> {
  /** The tokens of its input, as the provider counted them. */
  readonly tokens: number;
  readonly sent: Pick<Fits<M>, "pages" | "history">;
}

/** What a request is put together of. */
export interface Assembly<M> extends Budget {
  readonly meter: Meter<M>;
  readonly hash: PageHash;
  /** The fixed pages, in their order: instructions, tools, rules. Made with the same meter. */
  readonly pages: readonly Page[];
  readonly history: readonly Exchange<M>[];
  readonly sources?: readonly Source[];
  /** Aborted when sources are late: `AbortSignal.timeout(800)`. Needed where there are sources. */
  readonly deadline?: AbortSignal;
  /** `history` without. */
  readonly first?: First;
  /** The last request, where this one continues it: what it had is counted as the provider reported it. */
  readonly last?: Reported<M>;
}

/** A request that fits: everything that was asked for, whole, and what the sources brought. */
export interface Fits<M> {
  readonly kind: "fits";
  readonly pages: readonly Page[];
  readonly history: readonly Exchange<M>[];
  /** A slot for each source, in their order. */
  readonly slots: readonly Slot[];
  /** The tokens of pages, history and slots; never above the limit. */
  readonly tokens: number;
  readonly limit: number;
  readonly lines: readonly AuditLine[];
}

/** A request that does not fit, and what it would need. Nothing was cut. */
export interface Refused {
  readonly kind: "refused";
  readonly by: "pages" | "history";
  /** The tokens of the pages; of pages and history, and of slots that came first, where the history is what does not fit. */
  readonly needed: number;
  readonly limit: number;
  readonly lines: readonly AuditLine[];
}

/**
 * Puts a request together: fixed pages first, then the history whole, then the sources by their shares of what is left.
 *
 * @throws {TypeError} when a number, a page, a share or the meter is misuse. What a source does is never thrown.
 */
export async function assemble<M>(given: Assembly<M>): Promise<Fits<M> | Refused> {
  // With lists of its own: what their owner adds later, while sources load or for the next request, is not in this one.
  const history = given.history.map(copied);
  const assembly = { ...given, pages: [...given.pages], history };
  const { pages, meter } = assembly;
  const limit = limitOf(assembly, meter.request);
  const { fixed, told, sent } = counted(assembly);
  const areSourcesFirst = sourcesFirst(assembly);
  if (fixed > limit) return refused("pages", fixed, limit, []);
  const whole = fixed + sent + told;
  if (!areSourcesFirst && whole > limit) return refused("history", whole, limit, []);
  const { slots, lines } = await load(assembly, limit - fixed - sent - (areSourcesFirst ? 0 : told));
  const tokens = whole + sumOf(slots, (slot) => slot.tokens);
  if (tokens > limit) return refused("history", tokens, limit, lines);
  return { kind: "fits", pages, history, slots, tokens, limit, lines };
}

function copied<M>({ messages, ...exchange }: Exchange<M>): Exchange<M> {
  if (Array.isArray(messages)) return { ...exchange, messages: [...messages] };
  throw new TypeError("The history must be exchanges, such as `fromAiSdk` makes.");
}

/** All sources at once, each with its part. */
async function load<M>({ sources = [], deadline, meter, hash }: Assembly<M>, left: number) {
  const parts = split(
    left,
    sources.map(({ share }) => share),
  );
  if (sources.length === 0) return { slots: [], lines: [] };
  if (deadline?.aborted === undefined)
    throw new TypeError("Sources need a `deadline`, such as AbortSignal.timeout(800).");
  const filled = await Promise.all(
    sources.map((source, index) => fill(source, parts[index] ?? 0, deadline, { meter, hash })),
  );
  return { slots: filled.map(({ slot }) => slot), lines: filled.map(({ line }) => line) };
}

function sourcesFirst<M>({ first = "history", history }: Assembly<M>): boolean {
  if (first === "history" || first === "sources") return first === "sources";
  const from = requireCount(first.sourcesFromTurn, "`sourcesFromTurn`");
  return history.filter(({ kind }) => kind === "user").length >= from;
}

/** The tokens of the pages, of the history, and of the last request: what that one had is counted with it, each entry once. */
function counted<M>({ pages, history, meter, last }: Assembly<M>) {
  const sentPages = new Set(last?.sent.pages.map(({ id }) => id));
  const sentMessages = new Set(last?.sent.history.flatMap(({ messages }) => messages));
  return {
    fixed: sumOf(pages, (each) => {
      const tokens = pageTokens(each, meter);
      return sentPages.delete(each.id) ? 0 : tokens;
    }),
    told: sumOf(history, ({ messages }) =>
      sumOf(messages, (each) => (sentMessages.delete(each) ? 0 : messageTokens(each, meter))),
    ),
    sent: last === undefined ? 0 : Math.max(0, requireCount(last.tokens, "What was reported") - meter.request),
  };
}

function pageTokens<M>(page: Page, meter: Meter<M>): number {
  const { name } = requirePage(page).meter;
  if (name === meter.name) return page.tokens;
  throw new TypeError(`The meter ${name} counted a page, and ${meter.name} counts the request: give both the same.`);
}

function refused(by: "pages" | "history", needed: number, limit: number, lines: readonly AuditLine[]): Refused {
  return { kind: "refused", by, needed, limit, lines: [...lines, { line: "refused", by, needed, limit }] };
}
