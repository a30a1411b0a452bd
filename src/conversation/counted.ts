/** What a provider has counted of a request: read off the log, so that it is the same after a restart. */
import type { Exchange } from "../context/index.js";
import type { ModelName } from "./entries.js";
import type { Item } from "./items.js";
import { exchangesOf, isOf, type Messenger } from "./messages.js";
import type { Message } from "./model.js";
import type { Transcript } from "./transcript.js";

/** A request that was sent, and the tokens of its input as the provider has counted them. */
export interface Counted {
  readonly tokens: number;
  /** Names of what stood beside its messages; null where that is not known. */
  readonly beside: readonly string[] | null;
  /** Whether all of the past that it had is in `history`. */
  readonly isWhole: boolean;
  /** What it had of the past, save for what is gone or what the log says otherwise of since. */
  readonly history: readonly Exchange<Message>[];
}

/** Whose count is asked for: another model has counts of its own. */
interface Counting {
  readonly model: ModelName;
  readonly messenger: Messenger;
}

/** The last request to the model that was counted, or null. A count that gives a page or a message no token is none. */
export function countedIn(
  { items, pruned }: Pick<Transcript, "items" | "pruned">,
  { model, messenger }: Counting,
): Counted | null {
  const at = items.findLastIndex((item) => tokensIn(item) !== undefined && item.kind === "reply" && isOf(item, model));
  const reply = items[at];
  const tokens = tokensIn(reply);
  if (reply?.kind !== "reply" || tokens === undefined) return null;
  const before = items.slice(0, at);
  const sent = exchangesOf({ items: before }, messenger);
  const { beside = null } = reply.entry;
  const least = sent.reduce((sum, { messages }) => sum + messages.length, beside?.length ?? 0);
  if (tokens < least) return null;
  // What came of a call later, or of a turn, stands in the place of what was sent.
  const changed = new Set(
    before.filter((item) => isChangedBehind(item, reply.sequence)).map(({ sequence }) => sequence),
  );
  const isWhole = changed.size === 0 && reply.sequence > pruned;
  return { tokens, beside, isWhole, history: sent.filter(({ sequence }) => !changed.has(sequence)) };
}

function tokensIn(item: Item | undefined): number | undefined {
  return item?.kind === "reply" ? item.entry.usage?.inputTokens.total : undefined;
}

function isChangedBehind(item: Item, sequence: number): boolean {
  return (item.kind === "user" || item.kind === "reply") && item.latest > sequence;
}
