/** A conversation that is kept, line by line: each turn is in its log before it is answered. */
import { randomUUID } from "node:crypto";
import { readReply } from "../../acquisition/index.js";
import type { Diagnostic } from "../../diagnostics/index.js";
import { createEngine, type Decision, type Engine, readConfirmation, type State, toCheckpoint } from "../../index.js";
import { LogError, type Session, type StepRequest, type View } from "../../sessions/index.js";
import { reasonOf } from "../io/refusal.js";
import { type Acquire, answer, errorEnvelope } from "../session/answer.js";
import { diagnosed } from "../session/diagnostics.js";
import type { News, Reply } from "../session/reply.js";
import type { Talk } from "../session/talk.js";
import { enveloped, type HistoryEnvelope, type KeptEnvelope } from "./envelopes.js";
import { KEPT_HELP, KEPT_WORDS, type KeptCommand, parseKept } from "./line.js";
import {
  atAnswer,
  failed,
  historyAnswer,
  type Move,
  moveAnswer,
  moveOf,
  Past,
  previewAnswer,
  whyAnswer,
} from "./look.js";

type Envelope = Reply["envelope"];
type StepCommand = Extract<KeptCommand, { kind: "step" }>;

/** A line that may have been kept, and as which turn. Entered again it is the same one. */
interface Attempt {
  readonly line: string;
  readonly turn: string;
  readonly move: Move | null;
}

/** Opens the talk of a session, with what holds now. */
export async function keptTalk(session: Session, acquire: Acquire, diagnosing: boolean): Promise<KeptTalk> {
  return new KeptTalk(session, acquire, diagnosing, await session.view());
}

/** A talk whose conversation others may go on with at the same time. */
export class KeptTalk implements Talk {
  readonly words = KEPT_WORDS;
  readonly help = KEPT_HELP;
  readonly #session: Session;
  readonly #acquire: Acquire;
  readonly #diagnosing: boolean;
  /** What the user has before them. */
  #seen: View;
  #engine: Engine;
  /** The last entry that the present line tells of. */
  #led = 0;
  /** What undo and redo go through. */
  readonly #past = new Past();
  /** What nobody knows whether it was kept, or the user was not told of. */
  #unsure: Attempt | null = null;

  constructor(session: Session, acquire: Acquire, diagnosing: boolean, seen: View) {
    [this.#session, this.#acquire, this.#diagnosing] = [session, acquire, diagnosing];
    [this.#seen, this.#engine] = [seen, engineOf(seen)];
  }

  get engine(): Engine {
    return this.#engine;
  }

  get question(): string | null {
    return this.#seen.question?.prompt ?? null;
  }

  get asked(): number | null {
    return this.#seen.question?.sequence ?? null;
  }

  /** Whether the conversation has entries already. */
  get isResumed(): boolean {
    return this.#seen.head.sequence > 0;
  }

  async answer(line: string): Promise<Reply | null> {
    const command = parseKept(line);
    if (command.kind === "end") return null;
    const [shown, unsure] = [this.#seen, this.#unsure];
    try {
      this.#look(await this.#session.view());
      this.#led = this.#seen.head.sequence;
      // Of a line that is entered again, what has changed since may be its own doing, and is its answer.
      const isAgain = unsure?.line === line;
      const { snapshot: before } = isAgain ? engineOf(shown) : this.#engine;
      const news = isAgain ? null : newsOf(shown, this.#seen);
      const said = this.#diagnosing ? this.#diagnosed(command, line) : [];
      const envelope = await this.#envelope(command, line, shown);
      this.#look(await this.#told());
      if (this.#unsure !== unsure) this.#unsure = null;
      return { envelope, diagnostics: envelope.mode === "error" ? [] : said, before, news };
    } catch (error) {
      // What was looked at in between was not shown to anybody.
      this.#look(shown);
      this.#unsure ??= unsure;
      return { envelope: failure(command, error), diagnostics: [], before: engineOf(shown).snapshot, news: null };
    }
  }

  /** A no to what a host asks may set a rule: who would have none of it is not led there. */
  #diagnosed(command: KeptCommand, line: string): readonly Diagnostic[] {
    if (command.kind !== "step" && command.kind !== "preview") return [];
    const { question, snapshot } = this.#seen;
    const isHosts = question !== null && snapshot.pending === null;
    if (isHosts && readReply(this.#acquire(this.#engine, command.turn)) === "cancel") return [];
    return diagnosed(this.#engine, line, this.#acquire);
  }

  /** What holds as far as this line tells of it. What others have done behind that is the next line's news. */
  async #told(): Promise<View> {
    const now = await this.#session.view();
    if (now.rules.sequence <= this.#led) return now;
    // What was done stays done, though nobody can look at that place any more.
    return this.#session.view(this.#led).catch(() => this.#seen);
  }

  #look(view: View): void {
    this.#seen = view;
    this.#engine = engineOf(view);
  }

  async #envelope(command: Exclude<KeptCommand, { kind: "end" }>, line: string, shown: View): Promise<Envelope> {
    switch (command.kind) {
      case "history":
        return this.#shown(await historyAnswer(this.#session));
      case "why":
        return whyAnswer(this.#session, command.item);
      case "at":
        return atAnswer(this.#session, command.sequence);
      case "undo":
      case "redo":
        return this.#move(command.kind, line, shown);
      case "preview":
        return previewAnswer(this.#session, this.#seen, this.#acquire(this.#engine, command.turn));
      case "state":
      case "error":
        return answer(this.#engine, line, this.#acquire) ?? failed("input", "unknown");
      case "step":
        return this.#step(command, line, shown);
    }
  }

  /** As any session does, the word `step` promises a directive, which an open question would swallow. */
  async #step({ command, turn: text }: StepCommand, line: string, shown: View): Promise<Envelope> {
    const isSwallowed = command === "step" && this.#seen.question !== null;
    if (isSwallowed && (await this.#session.preview(text)).decision.kind === "clarify") {
      return errorEnvelope("step", "pending_confirmation_required");
    }
    const answered = await this.#stepped(text, line, shown);
    switch (answered.kind) {
      case "stepped": {
        this.#led = answered.head.sequence;
        const { state } = await this.#session.view();
        return enveloped({ mode: "step", command, decision: answered.decision, state });
      }
      case "duplicate": {
        this.#led = Math.max(this.#led, answered.sequence);
        const { state } = await this.#told();
        const decision = answered.decision;
        if (decision === null) return failed(command, "pruned");
        return enveloped({ mode: "step", command, decision: asOfNow(decision, state), state });
      }
      case "stale":
      case "conflict":
        return failed(command, answered.kind);
      case "refused":
        return failed(command, answered.reason);
    }
  }

  /** Who goes back, and then says an earlier line again, means it anew; unless nothing was done. */
  async #move(command: "undo" | "redo", line: string, shown: View): Promise<Envelope> {
    const unsure = this.#unsure;
    const again = unsure?.line === line ? unsure.move : null;
    const move = again ?? (await moveOf(this.#session, this.#past, command, shown.rules));
    if (move === null) return failed(command, `nothing_to_${command}`);
    this.#unsure = { line, turn: move.turn, move };
    const { envelope, led } = await moveAnswer(this.#session, command, move, shown.state);
    this.#led = led ?? this.#led;
    if (led === null && again === null) this.#unsure = unsure;
    return envelope;
  }

  /** A turn that the history shows is no longer one of which nobody knows. */
  #shown(history: HistoryEnvelope): Envelope {
    if (history.entries.some(({ turn }) => turn === this.#unsure?.turn)) this.#unsure = null;
    return history;
  }

  async #stepped(text: string, line: string, shown: View) {
    const turn = this.#unsure?.line === line ? this.#unsure.turn : randomUUID();
    this.#unsure = { line, turn, move: null };
    const read = this.#acquire(this.#engine, text);
    const steps = read === text ? {} : { steps: [read] };
    return this.#session.step({ turn, text, ...steps, ...guardOf(read, shown) });
  }
}

/** What the user had before them, where it matters: an answer answers the question that they saw, and no other. */
function guardOf(text: string, { question, rules }: View): Pick<StepRequest, "answering" | "seen"> {
  if (question !== null) return { answering: question.sequence };
  return readConfirmation(text) === null ? {} : { seen: rules };
}

/** A decision of before, with what holds: a state that was taken back since is not shown as if it did. */
function asOfNow(decision: Decision, state: State): Decision {
  return decision.kind === "update" ? { ...decision, state } : decision;
}

/** What holds. Where a host asks, the engine waits as well, so that the same is said of a reply and completed in it, whoever asks. */
function engineOf({ snapshot, question }: View): Engine {
  const checkpoint = toCheckpoint(snapshot);
  if (question === null || checkpoint.pending !== null) return createEngine({ checkpoint });
  return createEngine({ checkpoint: { ...checkpoint, pending: { ...UNREAD, prompt_to_user: question.prompt } } });
}

/** What a yes would do is the session's to say: nobody steps this. */
const UNREAD = { kind: "replacement", replacement: { kind: "use_only", new_item: "it", old_item: null } } as const;

function newsOf(shown: View, now: View): News | null {
  const isSame = shown.rules.sequence === now.rules.sequence && shown.rules.hash === now.rules.hash;
  return isSame ? null : { before: shown.state, after: now.state, question: now.question?.prompt ?? null };
}

/** A log that cannot be read, or a store that failed. Misuse is a defect of ours, and is not answered. */
function failure(command: KeptCommand, error: unknown): KeptEnvelope {
  if (error instanceof TypeError) throw error;
  const word = command.kind === "step" || command.kind === "error" ? command.command : command.kind;
  const name = word === "end" ? "input" : word;
  if (error instanceof LogError) return failed(name, error.code);
  return failed(name, "unknown", reasonOf(error));
}
