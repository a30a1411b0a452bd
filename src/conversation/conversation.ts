/** A conversation with a model: one object, whose log is its save. */
import { TextSet } from "../base/index.js";
import type { State } from "../index.js";
import type { Head, Question, Session } from "../sessions/index.js";
import { partsOf, requestOf } from "./assemble.js";
import { compactOnce } from "./compact.js";
import { type Cost, costOf } from "./cost.js";
import { declineOthers } from "./decline.js";
import type { ToldCall, ToldResult } from "./events.js";
import { behindOthers, Conflict, Journal, Refusal } from "./journal.js";
import { proceed, type Work } from "./loop.js";
import type { CallOptions } from "./model.js";
import { earlierOutcome, isGoneOnFrom, told, waitingCalls } from "./next.js";
import { type ConversationOptions, type Settings, settingsOf } from "./options.js";
import type { Outcome } from "./outcome.js";
import { Owed } from "./owed.js";
import { callTurn, resultsOf } from "./result.js";
import { turnToAnswer } from "./resume.js";
import { type ResumeOptions, requireResumeOptions, requireTalkOptions, type TalkOptions } from "./talk-options.js";
import { type Said, saidOf, takeTurn, type UserTurn } from "./turn.js";
import { type Usage, usageOf } from "./usage.js";
import { waysOf } from "./ways.js";

/** What `decide` comes to. */
export type Decided =
  | { readonly kind: "decided" }
  | { readonly kind: "conflict"; readonly head: Head }
  | Extract<Outcome, { kind: "refused" }>;

/** What `compact` comes to. */
export type Compaction =
  | { readonly kind: "compacted"; readonly through: number }
  /** Nothing was to be gained. */
  | { readonly kind: "unchanged" }
  | Exclude<Decided, { kind: "decided" }>;

/** A conversation. One turn is taken at a time. */
export interface Conversation {
  /**
   * Takes the user's turn and goes on until it has come to something. A turn that was taken before comes to the same again.
   *
   * @throws {TypeError} for misuse, and for a reply that is not as its interface has it. What a provider, a tool's guard, a
   * listener or a store throws passes through; the log stands, and `resume` goes on from there, and throws the same.
   */
  talk(turn: UserTurn, options?: TalkOptions): Promise<Outcome>;
  /** Goes on where the log ends: after a crash, an error, a verdict, a conflict. Null where there is nothing yet. */
  resume(options?: ResumeOptions): Promise<Outcome | null>;
  /** Says yes or no to a call that waits. @throws {TypeError} where no such call waits, and for misuse. */
  decide(call: string, yes: boolean, reason?: string): Promise<Decided>;
  /** Interrupts the turn at work, if any, at once. */
  interrupt(): void;
  /** Has the past made smaller now. @throws {TypeError} where no compactor was given, or a call waits for the user. */
  compact(): Promise<Compaction>;
  /** The next request, as it would be sent. */
  request(): Promise<CallOptions>;
  /** The calls that wait for the user. */
  pending(): readonly ToldCall[];
  /** What calls came to, of those that have a result in what is kept; the newest first. */
  results(calls: readonly string[]): readonly ToldResult[];
  /** What the log's requests have taken. */
  usage(): Usage;
  /** What they have cost by the card's prices. A request to another model has no price here. */
  cost(): Cost;
  /** What held at the last look. */
  readonly state: State;
  /** The question that was open then: its `sequence` is what `answering` takes. Null where there was none. */
  readonly question: Question | null;
  /** Where the rules stood then: what `seen` takes. */
  readonly rules: Head;
  readonly log: Session;
}

/** Opens a conversation: a new one, or what its log says. @throws {TypeError} for options that are none. @throws {LogError} */
export async function openConversation(options: ConversationOptions): Promise<Conversation> {
  const settings = await settingsOf(options);
  const journal = new Journal(settings.session);
  await journal.refresh();
  return new LogConversation(settings, journal);
}

class LogConversation implements Conversation {
  readonly log: Session;
  readonly #settings: Settings;
  readonly #journal: Journal;
  readonly #owed = new Owed();
  #working: AbortController | null = null;

  constructor(settings: Settings, journal: Journal) {
    this.log = settings.session;
    this.#settings = settings;
    this.#journal = journal;
  }

  get state(): State {
    return this.#journal.state;
  }

  get question(): Question | null {
    return this.#journal.view.question;
  }

  get rules(): Head {
    return this.#journal.view.rules;
  }

  async talk(turn: UserTurn, options: TalkOptions = {}): Promise<Outcome> {
    const { id, signal, ...shown } = requireTalkOptions(options);
    const said = { ...saidOf(turn, id), ...shown };
    return this.#told(await this.#work(signal, (work) => this.#taken(work, said)));
  }

  async resume(options: ResumeOptions = {}): Promise<Outcome | null> {
    const { signal } = requireResumeOptions(options);
    const outcome = await this.#work(signal, async (work) => {
      await this.#journal.refresh();
      await declineOthers(work);
      return proceed(work, await turnToAnswer(work));
    });
    return this.#told(outcome);
  }

  async #taken(work: Work, said: Said): Promise<Outcome> {
    const { host } = this.#settings;
    const outcome = await takeTurn({ journal: this.#journal, host, signal: work.signal }, said);
    await declineOthers(work);
    const { transcript, state } = this.#journal;
    const end = outcome ?? earlierOutcome(transcript, said.id, state) ?? (await proceed(work, said.id));
    if (end !== null) return end;
    // The log was erased under the turn.
    throw new Conflict();
  }

  /** One turn at a time, with its ends as outcomes. */
  async #work<T extends { readonly kind: string } | null>(
    signal: AbortSignal | undefined,
    turn: (work: Work) => Promise<T>,
  ): Promise<T | Failed> {
    if (this.#working !== null)
      throw new TypeError("The conversation is at work: wait for its outcome, or interrupt it first.");
    const controller = new AbortController();
    const stop = () => controller.abort();
    this.#working = controller;
    signal?.addEventListener("abort", stop);
    if (signal?.aborted === true) stop();
    try {
      const work = { settings: this.#settings, journal: this.#journal, owed: this.#owed, signal: controller.signal };
      return await this.#ended(async () => {
        await this.#owed.keep();
        return turn(work);
      });
    } finally {
      signal?.removeEventListener("abort", stop);
      this.#working = null;
    }
  }

  #told<T extends Outcome | null>(outcome: T): T {
    if (outcome?.kind === "clarify")
      this.#settings.on?.({ type: "asked", prompt: outcome.prompt, repairs: outcome.repairs });
    return outcome;
  }

  /** Where to look at the log: a turn at work goes by what it has read itself. */
  #aside(): Journal {
    return this.#working === null ? this.#journal : this.#journal.apart();
  }

  async #ended<T>(turn: () => Promise<T>, journal = this.#journal): Promise<T | Failed> {
    try {
      return await turn();
    } catch (error) {
      if (error instanceof Refusal) return { kind: "refused", reason: error.reason };
      if (!(error instanceof Conflict)) throw error;
      const { head } = await journal.refresh();
      return { kind: "conflict", head };
    }
  }

  async decide(id: string, yes: boolean, reason?: string): Promise<Decided> {
    // A turn at work goes by what it has read itself.
    if (this.#working === null) await this.#journal.refresh();
    const now = () => [this.#journal.transcript, waysOf(this.#settings, this.#journal)] as const;
    const found = waitingCalls(...now()).find(({ call }) => call.call === id);
    if (found === undefined) throw new TypeError(`No call ${JSON.stringify(id)} waits for the user.`);
    const { reply, call } = found;
    const data = { reply: reply.sequence, call: id, yes, ...(reason === undefined ? {} : { reason }) };
    return this.#ended(async () => {
      const still = () => isGoneOnFrom(reply, ...now());
      await this.#journal.append("conversation.verdict", callTurn(reply, call), data, behindOthers, still);
      return { kind: "decided" } as const;
    }, this.#aside());
  }

  async compact(): Promise<Compaction> {
    const { compact } = this.#settings;
    if (compact === null) throw new TypeError("The conversation was opened without a compactor.");
    return this.#work(undefined, async ({ settings, journal, signal }): Promise<Compaction> => {
      const view = await journal.refresh();
      if (this.pending().length > 0)
        throw new TypeError("A call waits for the user: nothing is compacted before it has its result.");
      const room = (await settings.window?.room(partsOf(settings, journal.transcript, view))) ?? null;
      const through = await compactOnce({ ...settings, compact, journal, signal, limit: null }, room);
      return through === null ? { kind: "unchanged" } : { kind: "compacted", through };
    });
  }

  interrupt(): void {
    this.#working?.abort();
  }

  async request(): Promise<CallOptions> {
    const journal = this.#aside();
    const view = await journal.refresh();
    const { prepare, output } = this.#settings;
    return prepare(requestOf(partsOf(this.#settings, journal.transcript, view), output));
  }

  pending(): readonly ToldCall[] {
    const waiting = waitingCalls(this.#journal.transcript, waysOf(this.#settings, this.#journal));
    return waiting.map(({ call }) => told(call));
  }

  results(calls: readonly string[]): readonly ToldResult[] {
    return resultsOf(this.#journal.transcript, new TextSet(calls));
  }

  usage(): Usage {
    return usageOf(this.#journal.transcript.ledger);
  }

  cost(): Cost {
    const { card, model } = this.#settings;
    return costOf(this.#journal.transcript.ledger, ({ provider, modelId }) =>
      provider === model.provider && modelId === model.modelId ? (card?.price ?? null) : null,
    );
  }
}

type Failed = Extract<Outcome, { kind: "conflict" | "refused" }>;
