/** The ledger: what the requests of a conversation have taken, in tokens, by classes of which no two hold the same token. */
import type { ConversationEntry, ModelName } from "./entries.js";
import type { Reported } from "./model.js";

/** The classes. Input that was read anew, from the provider's cache, and into it; output that is text, and that is reasoning. */
export type TokenClass = "fresh" | "cacheRead" | "cacheWrite" | "text" | "reasoning";

/** Tokens by class and in all; null where the provider did not say. What of `input` or `output` no class holds was not told apart. */
export type Tokens = Readonly<Record<TokenClass | Side, number | null>>;

/** The sides, each with its classes. */
export const SIDES = {
  input: ["fresh", "cacheRead", "cacheWrite"],
  output: ["text", "reasoning"],
} as const satisfies Readonly<Record<string, readonly TokenClass[]>>;

export type Side = keyof typeof SIDES;

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
  /** How many of them reported nothing, or no total. */
  readonly unknown: number;
  /** The sum of what was reported. */
  readonly tokens: Readonly<Record<TokenClass | Side, number>>;
}

/** The requests that an entry tells of: a reply's own, and those that were to make an epoch. */
export function linesOf(sequence: number, entry: ConversationEntry): readonly LedgerLine[] {
  switch (entry.kind) {
    case "conversation.reply": {
      const { model, usage } = entry.data;
      return [{ sequence, for: "reply", model, tokens: tokensOf(usage) }];
    }
    case "conversation.epoch":
      return entry.data.spent.map(({ model, usage }) => ({
        ...{ sequence, for: "compaction", model },
        tokens: tokensOf(usage),
      }));
    case "conversation.said":
    case "conversation.settled":
    case "conversation.result":
    case "conversation.verdict":
    case "conversation.run":
      return [];
  }
}

/** The sum of a ledger. */
export function usageOf(ledger: readonly LedgerLine[]): Usage {
  const sum = (name: keyof Tokens) => ledger.reduce((total, { tokens }) => total + (tokens?.[name] ?? 0), 0);
  return {
    requests: ledger.length,
    unknown: ledger.filter(({ tokens }) => tokens === null || tokens.input === null || tokens.output === null).length,
    tokens: {
      input: sum("input"),
      fresh: sum("fresh"),
      cacheRead: sum("cacheRead"),
      cacheWrite: sum("cacheWrite"),
      output: sum("output"),
      text: sum("text"),
      reasoning: sum("reasoning"),
    },
  };
}

/** What a provider reported, by class; null where it reported no tokens at all. */
export function tokensOf(reported: Reported | null): Tokens | null {
  if (reported === null) return null;
  const { inputTokens: read, outputTokens: written } = reported;
  const [input = null, fresh = null, cacheRead = null, cacheWrite = null] = shares(
    ...[read.total, read.noCache, read.cacheRead, read.cacheWrite],
  );
  const [output = null, text = null, reasoning = null] = shares(written.total, written.text, written.reasoning);
  const tokens = { input, fresh, cacheRead, cacheWrite, output, text, reasoning };
  return Object.values(tokens).every((count) => count === null) ? null : tokens;
}

/**
 * A total and its parts. What the total has beyond the parts that are known is of the one that is not known; of several, nobody can say. Where all
 * are known and the total is more, the rest is of the first, the ordinary one.
 */
function shares(...[total, ...parts]: readonly (number | undefined)[]): readonly (number | null)[] {
  const sum = parts.reduce<number>((known, part) => known + (part ?? 0), 0);
  const missing = parts.filter((part) => part === undefined).length;
  if (total === undefined) return [missing === 0 ? sum : null, ...parts.map((part) => part ?? null)];
  const rest = Math.max(0, total - sum);
  const taker = missing === 0 ? 0 : missing === 1 || rest === 0 ? parts.indexOf(undefined) : -1;
  const none = rest === 0 ? 0 : null;
  return [sum + rest, ...parts.map((part, at) => (at === taker ? (part ?? 0) + rest : (part ?? none)))];
}
