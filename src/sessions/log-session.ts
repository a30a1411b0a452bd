/** The session over a log: each call by name, and what is read of a fold. */
import { requireString } from "../base/index.js";
import { normalizeItem } from "../index.js";
import { Cursor } from "./cursor.js";
import { storedTurn } from "./encode.js";
import { checkpointOf, type Fold, headOf, known } from "./fold.js";
import type { Key } from "./key.js";
import { requireFields, requireKey } from "./key.js";
import { appendLayer } from "./layer.js";
import { Log, type Read } from "./log.js";
import { ask, cancel } from "./questions.js";
import type { Origin, Parent } from "./record.js";
import {
  type AppendRequest,
  type AskRequest,
  type CancelRequest,
  type RestoreRequest,
  requireTurnId,
  type StepRequest,
} from "./requests.js";
import { restore } from "./restore.js";
import type { HistoryEntry, View } from "./results.js";
import { erase, prune } from "./retention.js";
import type { ForkAnswer, HistoryRange, Session } from "./session.js";
import { previewOf, stepTurn } from "./step-turn.js";
import { EMPTY, type Head } from "./store.js";
import { isSame, refused } from "./transact.js";
import { exportLog } from "./transfer.js";
import { verify } from "./verify.js";

/** The session of a cursor. */
export class LogSession implements Session {
  readonly key: Key;
  readonly #cursor: Cursor;

  constructor(cursor: Cursor) {
    this.key = cursor.log.key;
    this.#cursor = cursor;
  }

  step(request: StepRequest) {
    return stepTurn(this.#cursor, request);
  }

  async preview(text: string) {
    requireString(text, "A turn");
    return previewOf(await this.#cursor.fresh(), [text]);
  }

  async view(at?: number): Promise<View> {
    return viewOf(await this.#foldAt(at));
  }

  #foldAt(at: number | undefined): Promise<Fold> {
    return at === undefined ? this.#cursor.fresh() : this.#cursor.at(at);
  }

  async history(range: HistoryRange = {}): Promise<readonly HistoryEntry[]> {
    requireFields(range, "history", [], ["from", "limit", "reverse"]);
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

  ask(request: AskRequest) {
    return ask(this.#cursor, request);
  }

  cancel(request: CancelRequest) {
    return cancel(this.#cursor, request);
  }

  append(request: AppendRequest) {
    return appendLayer(this.#cursor, request);
  }

  restore(request: RestoreRequest, to?: number) {
    return restore(this.#cursor, request, to);
  }

  async fork(conversation: string, at?: number): Promise<ForkAnswer> {
    const { log } = this.#cursor;
    const key = requireKey(this.key.tenant, conversation);
    const fold = await this.#foldAt(at);
    if (fold.erased) return refused("erased");
    const parent: Parent = { ...this.key, ...fold.head };
    const child = new Cursor(new Log(key, log.setup), childOf(fold));
    const begun = await child.begun(await child.fresh(), { parent });
    const [first] = await child.log.read({ limit: 1 });
    const isOurs = first?.record.kind === "origin" && isSameParent(first.record.parent, parent);
    return isOurs ? { kind: "forked", session: new LogSession(child) } : { kind: "exists", head: begun.head };
  }

  verify(anchor?: Head) {
    return verify(this.#cursor, anchor);
  }

  export({ plain = false }: { readonly plain?: boolean } = {}) {
    return exportLog(this.#cursor.log, plain);
  }

  prune({ before }: { readonly before: number }) {
    return prune(this.#cursor, before);
  }

  erase(turn: string) {
    return erase(this.#cursor, turn);
  }
}

/** What a fork begins with: all that holds, its question asked by its first entry. */
function childOf(fold: Fold): Fold {
  const { question, ...rest } = checkpointOf(fold);
  const asked = question === null ? null : { ...question, sequence: 1 };
  return { ...fold, ...known({ ...rest, question: asked, rules: EMPTY, changed: 0 }, EMPTY), head: EMPTY, since: 0 };
}

function isSameParent(a: Parent | undefined, b: Parent): boolean {
  return a !== undefined && isSame(a, b) && a.tenant === b.tenant && a.conversation === b.conversation;
}

function historyEntry({ entry: { sequence, hash, turn }, record }: Read): HistoryEntry {
  return { sequence, hash, turn, record };
}

function originIn({ origins }: Fold, item: string | null): Origin | null {
  return item === null ? origins.premise : origins.get(normalizeItem(item));
}

function viewOf(fold: Fold): View {
  const { snapshot, question, rules, head } = fold;
  return {
    state: snapshot.toState(),
    snapshot,
    question,
    words: (item) => originIn(fold, item)?.text ?? null,
    rules: headOf(rules),
    head: headOf(head),
  };
}
