/** The session over a log: each call by name, and what is read of a fold. What few turns need is loaded when it is called. */
import { normalizeItem, type Snapshot, type State } from "../index.js";
import type { Cursor } from "./cursor.js";
import { storedTurn } from "./encode.js";
import type { Fold } from "./fold.js";
import type { Key } from "./key.js";
import type { Read } from "./log.js";
import type { Origin } from "./record.js";
import {
  type AppendRequest,
  type AskRequest,
  type CancelRequest,
  type RestoreRequest,
  requireRange,
  requireTurnId,
  requireWhole,
  type StepRequest,
} from "./requests.js";
import type { HistoryEntry, View } from "./results.js";
import type { ForkAnswer, HistoryRange, Session } from "./session.js";
import { stepTurn } from "./step-turn.js";
import type { Head } from "./store.js";

/** The session of a cursor. */
export class LogSession implements Session {
  readonly key: Key;
  readonly #cursor: Cursor;

  constructor(cursor: Cursor) {
    this.key = cursor.log.key;
    this.#cursor = cursor;
  }

  async begin(): Promise<Head> {
    return (await this.#cursor.begun(await this.#cursor.fresh())).head;
  }

  step(request: StepRequest) {
    return stepTurn(this.#cursor, request);
  }

  async preview(text: string, on?: Snapshot) {
    const { preview } = await import("./later.js");
    return preview(this.#cursor, text, on);
  }

  async view(at?: number): Promise<View> {
    return viewOf(await this.#foldAt(at));
  }

  async #foldAt(at: number | undefined): Promise<Fold> {
    if (at === undefined) return this.#cursor.fresh();
    requireWhole(at, "at");
    return this.#cursor.at(at);
  }

  async history(range: HistoryRange = {}): Promise<readonly HistoryEntry[]> {
    requireRange(range, "history", ["from", "limit", "reverse"]);
    return (await this.#cursor.log.read(range)).map(historyEntry);
  }

  async find(turn: string): Promise<HistoryEntry | null> {
    requireTurnId(turn);
    const entry = await this.#cursor.log.find(storedTurn(turn));
    return entry === null ? null : historyEntry(await this.#cursor.log.open(entry));
  }

  async origin(item: string | null): Promise<Origin | null> {
    return originIn(await this.#cursor.fresh(), item);
  }

  async ask(request: AskRequest) {
    const { ask } = await import("./later.js");
    return ask(this.#cursor, request);
  }

  async cancel(request: CancelRequest) {
    const { cancel } = await import("./later.js");
    return cancel(this.#cursor, request);
  }

  async append(request: AppendRequest) {
    const { appendLayer } = await import("./later.js");
    return appendLayer(this.#cursor, request);
  }

  async restore(request: RestoreRequest, to?: number) {
    const { restore } = await import("./later.js");
    return restore(this.#cursor, request, to);
  }

  async fork(conversation: string, at?: number): Promise<ForkAnswer> {
    const { fork } = await import("./later.js");
    const made = await fork(this.#cursor, await this.#foldAt(at), conversation);
    return made.kind === "forked" ? { kind: "forked", session: new LogSession(made.child) } : made;
  }

  async verify(anchor?: Head) {
    const { verify } = await import("./later.js");
    return verify(this.#cursor, anchor);
  }

  async *export({ plain = false }: { readonly plain?: boolean } = {}) {
    const { exportLog } = await import("./later.js");
    yield* exportLog(this.#cursor.log, plain);
  }

  async prune({ before }: { readonly before: number }) {
    const { prune } = await import("./later.js");
    return prune(this.#cursor, before);
  }

  async erase(turn: string) {
    const { erase } = await import("./later.js");
    return erase(this.#cursor, turn);
  }
}

function historyEntry({ entry: { sequence, hash, turn }, record }: Read): HistoryEntry {
  return { sequence, hash, turn, record };
}

function originIn({ origins }: Fold, item: string | null): Origin | null {
  return item === null ? origins.premise : origins.get(normalizeItem(item));
}

/** The states that were shown: whoever looks at the same rules many times, as a gate does at each call, has them made and read once. */
const shown = new WeakMap<Snapshot, State>();

function stateOf(snapshot: Snapshot): State {
  const state = shown.get(snapshot) ?? snapshot.toState();
  Object.freeze(state.policies);
  shown.set(snapshot, Object.freeze(state));
  return state;
}

function viewOf(fold: Fold): View {
  const { snapshot, question, rules, head } = fold;
  Object.freeze(snapshot);
  return {
    state: stateOf(snapshot),
    snapshot,
    question,
    words: (item) => originIn(fold, item)?.text ?? null,
    rules,
    head,
  };
}
