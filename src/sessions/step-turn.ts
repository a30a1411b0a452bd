/** A turn of the user: decided, recorded, and answered the same way at every retry. */
import { canonicalJson } from "../base/index.js";
import { applyOutcome, type Decision } from "../index.js";
import type { Cursor } from "./cursor.js";
import { type Decided, decide, isAnswer } from "./decide.js";
import { storedTurn } from "./encode.js";
import type { Fold } from "./fold.js";
import { LogError } from "./log-error.js";
import { decisive, isEmpty } from "./outcomes.js";
import type { Content, LogRecord } from "./record.js";
import { requireStep, type StepRequest } from "./requests.js";
import type { Conflict, Preview, Refused, StepAnswer } from "./results.js";
import type { Entry } from "./store.js";
import { answer, duplicate, isSame, type Plan, refused, stale, transact } from "./transact.js";

/** Steps a turn. @throws {TypeError} when the request is misuse. */
export async function stepTurn(cursor: Cursor, request: StepRequest): Promise<StepAnswer | Conflict | Refused> {
  requireStep(request);
  const turn = new Turn(cursor, request);
  return transact<StepAnswer>(cursor, {
    turn: storedTurn(request.turn),
    actor: request.actor,
    message: request.message,
    isFresh: turn.isBareAnswer,
    plan: (fold) => turn.plan(fold),
    again: (entry) => turn.again(entry),
  });
}

/** What a turn would come to; nothing is written. */
export function previewOf(fold: Fold, texts: readonly string[]): Preview {
  const { decision, outcome, repairs, changes } = decide(fold, texts);
  return { decision, outcome, repairs, changes, head: fold.head };
}

class Turn {
  readonly #cursor: Cursor;
  readonly #request: StepRequest;
  readonly #texts: readonly string[];
  /** The question that was open when the step began, or null; undefined before it is known. */
  #open: number | null | undefined;

  constructor(cursor: Cursor, request: StepRequest) {
    this.#cursor = cursor;
    this.#request = request;
    this.#texts = [...(request.steps ?? [request.text])];
  }

  /** Whether this is a yes or a no that does not say to what. */
  get isBareAnswer(): boolean {
    return this.#request.answering === undefined && isAnswer(this.#texts[0] ?? "");
  }

  async plan(fold: Fold): Promise<Plan<StepAnswer>> {
    this.#open = this.#open === undefined ? (fold.question?.sequence ?? null) : this.#open;
    if (this.#isStale(fold)) return answer(stale(fold));
    const decided = decide(fold, this.#texts);
    if (this.#isTooLong(decided)) return answer(refused("too_long"));
    if (decided.decision.kind === "passthrough") return this.#passing(fold, decided);
    return {
      write: { kind: "turn", said: this.#request.text, steps: decided.steps },
      answer: (after) => stepped(decided, after, true),
    };
  }

  #isStale({ question, rules }: Fold): boolean {
    const { answering, seen } = this.#request;
    if (seen !== undefined && !isSame(seen, rules)) return true;
    if (answering !== undefined) return question?.sequence !== answering;
    return this.isBareAnswer && (question?.sequence ?? null) !== this.#open;
  }

  #isTooLong({ changes, outcome }: Decided): boolean {
    const { text } = this.#request;
    const opens = outcome.kind === "clarification" && outcome.pending !== null;
    const { turn: limit } = this.#cursor.log.setup.limits;
    const longest = Math.max(text.length, this.#texts.join("").length);
    return (!isEmpty(changes) || opens) && longest > limit;
  }

  /** A turn that passes through: nothing, its digest, or its words where they are wanted and not too long. */
  async #passing(fold: Fold, decided: Decided): Promise<Plan<StepAnswer>> {
    const { record, sha256 } = this.#cursor.log.setup;
    if (record === "changes") return answer(stepped(decided, fold, false));
    const digest = await sha256(canonicalJson(this.#request.text));
    const shorter: Content = { kind: "turn", digest, steps: [] };
    const write: Content =
      record === "texts" ? { kind: "turn", said: this.#request.text, steps: decided.steps } : shorter;
    return { write, shorter, answer: (after) => stepped(decided, after, true) };
  }

  async again(entry: Entry): Promise<StepAnswer> {
    const { record } = await this.#cursor.log.open(entry);
    if (record.kind !== "turn" || !(await this.#isSaid(record))) return refused("turn_reused");
    return { ...(await duplicate(this.#cursor, entry)), decision: await this.#decisionAt(entry, record) };
  }

  async #isSaid({ said, digest }: Extract<LogRecord, { kind: "turn" }>): Promise<boolean> {
    const { text } = this.#request;
    return digest === undefined ? said === text : digest === (await this.#cursor.log.setup.sha256(canonicalJson(text)));
  }

  /** The first decision, again: the state is that after the entry, where it is still known. */
  async #decisionAt({ sequence }: Entry, { steps }: Extract<LogRecord, { kind: "turn" }>): Promise<Decision | null> {
    const outcome = decisive(steps);
    try {
      const { snapshot } = outcome.kind === "transition" ? await this.#cursor.at(sequence) : this.#cursor.known;
      return applyOutcome(snapshot, outcome).decision;
    } catch (error) {
      if (error instanceof LogError && error.code === "not_kept") return null;
      throw error;
    }
  }
}

function stepped(decided: Decided, { head }: Fold, recorded: boolean): StepAnswer {
  const { decision, outcome, repairs, changes } = decided;
  return { kind: "stepped", decision, outcome, repairs, changes, recorded, head };
}
