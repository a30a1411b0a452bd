/** The ledger: what the requests of a conversation have taken, in tokens, by classes of which no two hold the same token. */
import type { ModelName } from "./entries.js";
import type { Reported } from "./model.js";
import type { Item, Transcript } from "./transcript.js";

/** The classes. Input that was read anew, from the provider's cache, and into it; output that is text, and that is reasoning. */
export const CLASSES = ["fresh", "cacheRead", "cacheWrite", "text", "reasoning"] as const;

export type TokenClass = (typeof CLASSES)[number];

/** Tokens by class; null where the provider did not say. */
export type Tokens = Readonly<Record<TokenClass, number | null>>;

/** A request, and what it took; null where the provider reported nothing. */
export interface LedgerLine {
  /** The entry that came of it. */
  readonly sequence: number;
  readonly for: "reply" | "compaction";
  readonly model: ModelName;
  readonly tokens: Tokens | null;
}

/** What a conversation has taken so far. */
export interface Usage {
  readonly requests: number;
  /** How many of them reported nothing, or not all. */
  readonly unknown: number;
  /** The sum of what was reported. */
  readonly tokens: Readonly<Record<TokenClass, number>>;
}

/** The requests that a log tells of, those that made an epoch included. */
export function ledgerOf({ items }: Transcript): readonly LedgerLine[] {
  return items.flatMap(linesOf);
}

function linesOf(item: Item): readonly LedgerLine[] {
  const { sequence } = item;
  switch (item.kind) {
    case "reply":
      return [{ sequence, for: "reply", model: item.entry.model, tokens: tokensOf(item.entry.usage) }];
    case "epoch":
      return item.entry.spent.map(({ model, usage }) => ({
        sequence,
        for: "compaction",
        model,
        tokens: tokensOf(usage),
      }));
    case "user":
    case "change":
      return [];
  }
}

/** The sum of a ledger. */
export function usageOf(ledger: readonly LedgerLine[]): Usage {
  const sum = (name: TokenClass) => ledger.reduce((total, { tokens }) => total + (tokens?.[name] ?? 0), 0);
  return {
    requests: ledger.length,
    unknown: ledger.filter(({ tokens }) => tokens === null || CLASSES.some((name) => tokens[name] === null)).length,
    tokens: {
      fresh: sum("fresh"),
      cacheRead: sum("cacheRead"),
      cacheWrite: sum("cacheWrite"),
      text: sum("text"),
      reasoning: sum("reasoning"),
    },
  };
}

/** What a provider reported, by class; null where it reported no tokens at all. */
export function tokensOf(reported: Reported | null): Tokens | null {
  if (reported === null) return null;
  const { inputTokens: input, outputTokens: output } = reported;
  const [fresh = null, cacheRead = null, cacheWrite = null] = shares(input.total, [
    input.noCache,
    input.cacheRead,
    input.cacheWrite,
  ]);
  const [text = null, reasoning = null] = shares(output.total, [output.text, output.reasoning]);
  const tokens = { fresh, cacheRead, cacheWrite, text, reasoning };
  return CLASSES.every((name) => tokens[name] === null) ? null : tokens;
}

/**
 * The parts of a total. What the total has beyond the parts that are known is of the one that is not; of several, it is of the first, the
 * ordinary one, and nothing is known of the others. Where all are known and the total is more, the rest is ordinary too.
 */
function shares(total: number | undefined, parts: readonly (number | undefined)[]): readonly (number | null)[] {
  const known = parts.map((part) => part ?? null);
  if (total === undefined) return known;
  const rest = Math.max(0, total - known.reduce<number>((sum, part) => sum + (part ?? 0), 0));
  const missing = known.filter((part) => part === null).length;
  const taker = missing === 1 ? known.indexOf(null) : known[0] === null || missing === 0 ? 0 : -1;
  if (taker >= 0) return known.map((part, at) => (at === taker ? (part ?? 0) + rest : part));
  return rest === 0 ? known.map((part) => part ?? 0) : known;
}
