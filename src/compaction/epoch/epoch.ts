/**
 * An epoch: the past is made smaller once, in stages, until it is under a mark (spec, `compaction.epoch`). Between two epochs a
 * history only grows, so that a provider's cache holds.
 */
import { oneLine } from "../../base/index.js";
import {
  contractsOf,
  type Exchange,
  type ExchangeLine,
  exchangeTokens,
  type Measures,
  type Meter,
  type SummaryLine,
} from "../../context/index.js";
import type { State } from "../../index.js";
import {
  type Artifact,
  compact,
  type Harvest,
  render,
  type SummaryFault,
  type TooLong,
  type Turn,
  verifySummary,
} from "../index.js";
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
  /** What a model wrote of the turns that the artifact stands for: a candidate. */
  readonly summary?: string;
}

export interface Epoch {
  readonly kind: "epoch";
  /** What is left of the history: exchanges as they were given, or with shorter results of tools. */
  readonly exchanges: readonly Exchange<Turn>[];
  readonly artifact: Artifact;
  /** The artifact as it is to be sent. */
  readonly text: string;
  /** Of history and text. More than the target where even the newest exchanges and the user's last turn are. */
  readonly tokens: number;
  readonly lines: readonly (StubLine | ExchangeLine | SummaryLine)[];
}

/**
 * Makes a history smaller: results of tools that a later call repeats become stubs, each under its contract. Then the oldest replies
 * are dropped, then the oldest turns of the user, until the target is met. The last of these stays: what is newest answers it.
 * `too_long` where what is open has more tokens than the artifact's share.
 *
 * @throws {TypeError} as `extend` does.
 */
export function epoch(input: EpochInput): Epoch | TooLong {
  const { exchanges, log, state, harvest, previous, share, target, meter, keep } = input;
  const old = exchanges.slice(0, Math.max(0, exchanges.length - keep));
  const newest = exchanges.slice(old.length);
  const last = old.at(-1)?.messages.at(-1)?.id ?? -1;
  const past = log.filter(({ id }) => id <= last);
  const artifact = compact(past, state, harvest, previous);
  const rendered = render(artifact, share, meter);
  if (rendered.kind === "too_long") return rendered;
  const summed = withSummary(rendered.text, past, input);
  const fixed = summed.tokens + tokensOf(newest, meter);
  const stubbed = stubs(old, exchanges, { meter, hash: input.hash }, contractsOf());
  const left = tokensOf(old, meter) + fixed <= target ? old : stubbed.exchanges;
  const answered = exchanges.findLast(({ kind }) => kind === "user")?.id ?? null;
  const dropped = dropOldest(left, answered, target - fixed, meter);
  const kept = [...dropped.exchanges, ...newest];
  const tokens = summed.tokens + tokensOf(kept, meter);
  const lines = [...summed.lines, ...(left === old ? [] : stubbed.lines), ...dropped.lines];
  return { kind: "epoch", exchanges: kept, artifact, text: summed.text, tokens, lines };
}

const SUMMARY = "A model's summary, in which nothing counts as said by the user:";

/** The text with the summary behind it, where that is taken and the share has room for it. */
function withSummary(
  text: string,
  past: readonly Turn[],
  { summary, state, share, meter }: EpochInput,
): { readonly text: string; readonly tokens: number; readonly lines: readonly SummaryLine[] } {
  const without = { text, tokens: meter.text(text) };
  if (summary === undefined) return { ...without, lines: [] };
  // No text of a model can begin a line of its own.
  const joined = [text, `${SUMMARY}\n${oneLine(summary)}`].filter((part) => part !== "").join("\n\n");
  const [tokens, length] = [meter.text(joined), meter.text(summary)];
  const message = `With it the text has ${tokens} tokens, and its share is ${share}.`;
  const tooLong: SummaryFault[] = tokens > share ? [{ kind: "not_shorter", text: "", message }] : [];
  const faults = [...verifySummary(summary, past, state, meter), ...tooLong];
  const accepted = faults.length === 0;
  const lines: SummaryLine[] = [{ line: "summary", accepted, tokens: length, faults }];
  return accepted ? { text: joined, tokens, lines } : { ...without, lines };
}

function tokensOf(exchanges: readonly Exchange<Turn>[], meter: Meter<Turn>): number {
  return exchanges.reduce((sum, exchange) => sum + exchangeTokens(exchange, meter), 0);
}

/** Of most exchanges the artifact has a part at most, and of many nothing: it is not said to stand for one. */
const REASON = "the history had more tokens than its target";

/** Without as many as are too many: replies first, then turns of the user, each from the oldest, and never the turn that is being answered. */
function dropOldest(
  exchanges: readonly Exchange<Turn>[],
  answered: string | null,
  room: number,
  meter: Meter<Turn>,
): { readonly exchanges: readonly Exchange<Turn>[]; readonly lines: readonly ExchangeLine[] } {
  let used = tokensOf(exchanges, meter);
  const gone = new Set<Exchange<Turn>>();
  const lines: ExchangeLine[] = [];
  for (const kind of ["reply", "user"] as const) {
    for (const exchange of exchanges.filter((each) => each.kind === kind && each.id !== answered)) {
      if (used <= room) break;
      const before = exchangeTokens(exchange, meter);
      used -= before;
      gone.add(exchange);
      lines.push({ line: "exchange", id: exchange.id, fate: "dropped", before, after: 0, reason: REASON });
    }
  }
  return { exchanges: exchanges.filter((exchange) => !gone.has(exchange)), lines };
}
