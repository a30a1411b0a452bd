/** A turn of the user: decided, recorded, and answered the same way at every retry. */
import { canonicalJson, requireString } from "../base/index.js";
import type { Cursor } from "./cursor.js";
import { type Decided, decide, isAnswer, isTooLong } from "./decide.js";
import { storedTurn } from "./encode.js";
import type { Fold } from "./fold.js";
import type { Content } from "./record.js";
import { requireTexts, requireTurn, type StepRequest } from "./requests.js";
import type { Conflict, Refused, StepAnswer } from "./results.js";
import { answer, isSame, type Plan, refused, stale, transact } from "./transact.js";

/** Steps a turn. @throws {TypeError} when the request is misuse. */
export async function stepTurn(cursor: Cursor, given: StepRequest): Promise<StepAnswer | Conflict | Refused> {
  requireStep(given);
  // What its owner changes while the store is at work is of another turn.
  const request = { ...given };
  const turn = new Turn(cursor, request);
  return transact<StepAnswer>(cursor, {
    turn: storedTurn(request.turn),
    actor: request.actor,
    message: request.message,
    isFresh: turn.isBareAnswer,
    plan: (fold) => turn.plan(fold),
    async again(entry) {
      const { answerAgain } = await import("./later.js");
      return answerAgain(cursor, request.text, entry);
    },
  });
}

function requireStep(request: StepRequest): void {
  requireTurn(request, "step", ["text"], ["steps", "answering", "seen"]);
  requireString(request.text, "The text of a turn");
  if (request.steps !== undefined) requireTexts(request.steps, "steps", 1);
}

class Turn {
  readonly #cursor: Cursor;
  readonly #request: StepRequest;
  readonly #texts: readonly string[];
  /** Whether this is a yes or a no that does not say to what. */
  readonly isBareAnswer: boolean;
  /** The question that was open when the step began, or null; undefined before it is known. */
  #open: number | null | undefined;

  constructor(cursor: Cursor, request: StepRequest) {
    this.#cursor = cursor;
    this.#request = request;
    this.#texts = [...(request.steps ?? [request.text])];
    this.isBareAnswer = request.answering === undefined && isAnswer(this.#texts[0] ?? "");
  }

  async plan(fold: Fold): Promise<Plan<StepAnswer>> {
    this.#open = this.#open === undefined ? (fold.question?.sequence ?? null) : this.#open;
    if (this.#isStale(fold)) return answer(stale(fold));
    const decided = decide(fold, this.#texts);
    const longest = Math.max(this.#request.text.length, this.#texts.join("").length);
    if (isTooLong(decided, longest, this.#cursor.log.setup.limits)) return answer(refused("too_long"));
    if (decided.decision.kind === "passthrough") return this.#passing(fold, decided);
    return {
      write: { kind: "turn", said: this.#request.text, steps: decided.steps },
      answer: (after) => stepped(decided, after, true),
    };
  }

  #isStale({ question, rules }: Fold): boolean {
    const { answering, seen } = this.#request;
    if (seen !== undefined && !isSame(seen, rules)) return true;
    if (answering !== undefined) return (question?.sequence ?? null) !== answering;
    return this.isBareAnswer && (question?.sequence ?? null) !== this.#open;
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
}

function stepped(decided: Decided, { head }: Fold, recorded: boolean): StepAnswer {
  const { decision, outcome, changes } = decided;
  return { kind: "stepped", decision, outcome, repairs: decided.repairs(), changes, recorded, head };
}
