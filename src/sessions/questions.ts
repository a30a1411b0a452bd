/** Questions of a layer above the engine, and taking back whatever question is open. */
import { canonicalJson, requireFields, requireString } from "../base/index.js";
import type { Cursor } from "./cursor.js";
import { storedTurn } from "./encode.js";
import type { Answers } from "./record.js";
import { type AskRequest, type CancelRequest, requireTexts, requireTurn } from "./requests.js";
import type { AskAnswer, CancelAnswer } from "./results.js";
import { answer, duplicate, isSame, refused, stale, transact } from "./transact.js";

/** Opens a question, unless one is open. @throws {TypeError} when the request is misuse. */
export async function ask(cursor: Cursor, request: AskRequest): Promise<AskAnswer> {
  const { prompt, yes, no } = requireAsk(request);
  const answers = Object.freeze({ yes, no });
  const bare = { kind: "question", prompt, answers } as const;
  const { text } = request;
  const isKept = text !== undefined && cursor.log.setup.record === "texts";
  return transact<AskAnswer>(cursor, {
    ...request,
    turn: storedTurn(request.turn),
    isFresh: false,
    async plan(fold) {
      const isAsSeen = request.seen === undefined || isSame(request.seen, fold.rules);
      if (fold.question !== null || !isAsSeen) return answer(stale(fold));
      return {
        write: isKept ? { ...bare, said: text } : bare,
        shorter: bare,
        answer: ({ head }) => ({
          kind: "asked",
          question: { sequence: head.sequence, prompt, text: null, answers },
          head,
        }),
      };
    },
    async again(entry) {
      const { record } = await cursor.log.open(entry);
      const isSameQuestion =
        record.kind === "question" &&
        record.prompt === prompt &&
        canonicalJson(record.answers) === canonicalJson(answers);
      return isSameQuestion ? duplicate(cursor, entry) : refused("turn_reused");
    },
  });
}

function requireAsk(request: AskRequest): Answers & { readonly prompt: string } {
  requireTurn(request, "ask", ["question"], ["text", "seen"]);
  if (request.text !== undefined) requireString(request.text, "The text of a question");
  requireFields(request.question, "A question", ["prompt", "yes"], ["no"]);
  const { prompt, yes, no = [] } = request.question;
  requireString(prompt, "The prompt of a question");
  if (prompt === "") throw new TypeError("The prompt of a question must not be empty.");
  requireTexts(yes, "yes", 1);
  requireTexts(no, "no", 0);
  // Whoever sees the question may hold these for as long as it is open.
  return { prompt, yes: Object.freeze([...yes]), no: Object.freeze([...no]) };
}

/** Takes back the question that is open: the one that is named, or the one that was open when the call began. */
export async function cancel(cursor: Cursor, request: CancelRequest): Promise<CancelAnswer> {
  requireTurn(request, "cancel", [], ["answering"]);
  let meant = request.answering;
  return transact<CancelAnswer>(cursor, {
    ...request,
    turn: storedTurn(request.turn),
    isFresh: true,
    async plan(fold) {
      meant ??= fold.question?.sequence;
      if (fold.question === null || fold.question.sequence !== meant) return answer(stale(fold));
      return { write: { kind: "cancel" }, answer: ({ head }) => ({ kind: "cancelled", head }) };
    },
    async again(entry) {
      const { record } = await cursor.log.open(entry);
      return record.kind === "cancel" ? duplicate(cursor, entry) : refused("turn_reused");
    },
  });
}
