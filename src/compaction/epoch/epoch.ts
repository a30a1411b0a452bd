/**
 * An epoch: the past is made smaller once, in stages, until it is under a mark (spec, `compaction.epoch`). Between two epochs a
 * history only grows, so that a provider's cache holds.
 */
import {
  contractsOf,
  type Exchange,
  type ExchangeLine,
  exchangeTokens,
  type Measures,
  type Meter,
} from "../../context/index.js";
import type { State } from "../../index.js";
import { type Artifact, compact, type Harvest, render, type TooLong, type Turn } from "../index.js";
import { type StubLine, stubs } from "./stubs.js";

/** What an epoch starts from. */
export interface EpochInput {
  /** The history as it is sent now, from the oldest; a message of an exchange is a turn. */
  readonly exchanges: readonly Exchange<Turn>[];
  /** The turns as the log has them, whole: an artifact is made of these and verified against them. */
  readonly log: readonly Turn[];
  readonly state: State;
  readonly harvest: Harvest;
  /** The artifact of the epoch before; null at the first. */
  readonly previous: Artifact | null;
  /** The tokens that history and artifact may have after it. */
  readonly target: number;
  /** The tokens of the target that the artifact's text may have. */
  readonly share: number;
  /** How many of the newest exchanges stay as they are. */
  readonly keep: number;
  readonly meter: Meter<Turn>;
  readonly hash: Measures["hash"];
}

export interface Epoch {
  readonly kind: "epoch";
  /** What is left of the history: exchanges as they were given, or with shorter results of tools. */
  readonly exchanges: readonly Exchange<Turn>[];
  readonly artifact: Artifact;
  /** The artifact as it is to be sent. */
  readonly text: string;
  /** Of history and text. More than the target where even the newest exchanges are. */
  readonly tokens: number;
  readonly lines: readonly (StubLine | ExchangeLine)[];
}

/**
 * Results of tools that a later call repeats become stubs, each under its contract. Then the oldest replies
 * are dropped for the artifact's lines of work, then the oldest turns of the user for its quotes, until the target is met.
 * `too_long` where what is open has more tokens than the artifact's share.
 *
 * @throws {TypeError} as `extend` does.
 */
export function epoch(input: EpochInput): Epoch | TooLong {
  const { exchanges, log, state, harvest, previous, share, target, meter, keep } = input;
  const old = exchanges.slice(0, Math.max(0, exchanges.length - keep));
  const newest = exchanges.slice(old.length);
  const last = old.at(-1)?.messages.at(-1)?.id ?? -1;
  const artifact = compact(
    log.filter(({ id }) => id <= last),
    state,
    harvest,
    previous,
  );
  const rendered = render(artifact, share, meter);
  if (rendered.kind === "too_long") return rendered;
  const fixed = rendered.tokens + tokensOf(newest, meter);
  const stubbed = stubs(old, exchanges, { meter, hash: input.hash }, contractsOf());
  const left = tokensOf(old, meter) + fixed <= target ? old : stubbed.exchanges;
  const dropped = dropOldest(left, target - fixed, meter);
  const kept = [...dropped.exchanges, ...newest];
  const tokens = rendered.tokens + tokensOf(kept, meter);
  const lines = [...(left === old ? [] : stubbed.lines), ...dropped.lines];
  return { kind: "epoch", exchanges: kept, artifact, text: rendered.text, tokens, lines };
}

function tokensOf(exchanges: readonly Exchange<Turn>[], meter: Meter<Turn>): number {
  return exchanges.reduce((sum, exchange) => sum + exchangeTokens(exchange, meter), 0);
}

/** Without as many as are too many: replies first, then turns of the user, each from the oldest. */
function dropOldest(
  exchanges: readonly Exchange<Turn>[],
  room: number,
  meter: Meter<Turn>,
): { readonly exchanges: readonly Exchange<Turn>[]; readonly lines: readonly ExchangeLine[] } {
  let used = tokensOf(exchanges, meter);
  const gone = new Set<Exchange<Turn>>();
  const lines: ExchangeLine[] = [];
  for (const kind of ["reply", "user"] as const) {
    const reason = kind === "reply" ? "its work is lines of the artifact" : "its quotes are in the artifact";
    for (const exchange of exchanges.filter((each) => each.kind === kind)) {
      if (used <= room) break;
      const before = exchangeTokens(exchange, meter);
      used -= before;
      gone.add(exchange);
      lines.push({ line: "exchange", id: exchange.id, fate: "replaced", before, after: 0, reason });
    }
  }
  return { exchanges: exchanges.filter((exchange) => !gone.has(exchange)), lines };
}
