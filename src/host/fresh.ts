/** A turn that the log does not have: the open question first, then the turn itself. */

import { readReply } from "../acquisition/index.js";
import type { Diagnostic } from "../diagnostics/index.js";
import { applyPatch } from "../index.js";
import type { Head, Question, View } from "../sessions/index.js";
import { NOTHING, type Reply, refused, reply } from "./answer.js";
import { shown, undone } from "./commands.js";
import { doubtAbout } from "./doubts.js";
import type { Settings } from "./options.js";
import { asideId, isAside } from "./request.js";
import { settled } from "./settle.js";
import type { Anew, Attempt, Taking } from "./taking.js";
import { UNCHANGED } from "./words.js";

/** Takes a turn on a view that is older than the look which did not find it. `meant` is the question that was open when it was looked at first. */
export async function fresh(taking: Taking, view: View, meant?: number | null): Promise<Attempt> {
  const { settings, text } = taking;
  const local = settings.commands ? await shown(taking, view) : null;
  if (local !== null) return local;
  const anew: Anew = { kind: "anew", meant: meant === undefined ? (view.question?.sequence ?? null) : meant };
  if (await isStale(taking, view, anew)) return stale(taking, view);
  if (settings.commands && text === "undo") return undone(taking, view, anew);
  return view.question === null ? unasked(taking, view, anew) : asked(taking, view, view.question, anew);
}

/** Whether it is not as the user has seen it, or as it was when their reply came in: it would be one to something else. */
async function isStale(taking: Taking, view: View, { meant }: Anew): Promise<boolean> {
  const open = view.question?.sequence ?? null;
  const { answering = open, text } = taking;
  const isAsSeen = answering === open && hasSeen(taking, view);
  if (readReply(text) !== null) return !isAsSeen || open !== meant;
  return !isAsSeen && !(await hasSetAside(taking, view));
}

/** Whether nothing has changed but that this turn has set a question aside, before its way was cut short. */
async function hasSetAside({ session, ids }: Taking, { rules }: View): Promise<boolean> {
  if (rules.sequence === 0) return false;
  const [last] = await session.history({ from: rules.sequence, limit: 1 });
  return isAside(ids, last);
}

const GONE = "That question is no longer open, so this was not taken.";
const MOVED = "The rules have changed since you saw them, so this was not taken. Look at them, and say it again.";

/** Whether the rules are those that the user has seen, where that is said. */
export function hasSeen({ seen }: Taking, { rules }: View): boolean {
  return seen === undefined || isSame(seen, rules);
}

/** What is told where nothing is done, since it is not as the user has seen it. */
export function stale(taking: Taking, view: View): Reply {
  const { question } = view;
  const told = hasSeen(taking, view) ? GONE : MOVED;
  return { ...reply(question?.prompt ?? told, question, NOTHING), stale: true };
}

/** Whether two heads are one. */
export function isSame(a: Head, b: Head): boolean {
  return a.sequence === b.sequence && a.hash === b.hash;
}

/** A turn while a question is open. */
async function asked(taking: Taking, view: View, question: Question, anew: Anew): Promise<Attempt> {
  const { settings, ids, text } = taking;
  const said = readReply(text);
  switch (said) {
    case "accept":
      return stepped(taking, view, "yes", anew);
    case "decline":
      return stepped(taking, view, "no", anew);
    case "cancel":
      return setAside(taking, question, ids.turn, reply(UNCHANGED, null, NOTHING), anew);
    case "ask_again":
      return reply(question.prompt, question, NOTHING);
    case null:
      if (isInTheWay(question, settings)) return stepped(taking, view, text, anew);
      return unrelated(taking, view, question, anew);
  }
}

/** Takes the open question back for another message, unless that would be refused: then nothing is done. */
async function unrelated(taking: Taking, { snapshot }: View, question: Question, anew: Anew): Promise<Attempt> {
  const { session, ids, text } = taking;
  const preview = await session.preview(text, applyPatch(snapshot, {}));
  if (preview.refused !== null) return refused(preview.refused);
  return setAside(taking, question, asideId(ids, question.sequence), anew, anew);
}

/** Whether any other message waits for its answer. A question of the host's own never does so; the engine's does, unless told otherwise. */
export function isInTheWay({ answers }: Question, { onUnrelated }: Settings): boolean {
  return answers === null && onUnrelated === "ask_again";
}

/** Takes the open question back, and goes on with `then`. */
async function setAside(taking: Taking, { sequence }: Question, turn: string, then: Attempt, anew: Anew) {
  const { session, ids, actor } = taking;
  const taken = await session.cancel({ turn, answering: sequence, actor, message: ids.mark });
  switch (taken.kind) {
    case "cancelled":
      return then;
    case "duplicate":
    case "stale":
      return anew;
    case "conflict":
      return refused("conflict");
    case "refused":
      return taken.reason === "turn_reused" ? anew : refused(taken.reason);
  }
}

/** A turn while no question is open: the user is asked about it where it is doubtful, and else it is stepped. */
async function unasked(taking: Taking, view: View, anew: Anew): Promise<Attempt> {
  const { session, ids, text, actor } = taking;
  const { diagnostics, doubt } = await doubtAbout(taking, view);
  if (doubt === null) return stepped(taking, view, text, anew, diagnostics);
  const asking = { turn: ids.turn, question: doubt, text, actor, seen: view.rules, message: ids.mark };
  const answer = await session.ask(asking);
  switch (answer.kind) {
    case "asked":
      return reply(answer.question.prompt, answer.question, { ...NOTHING, diagnostics });
    case "duplicate":
    case "stale":
      return anew;
    case "conflict":
      return refused("conflict");
    case "refused":
      return answer.reason === "turn_reused" ? anew : refused(answer.reason);
  }
}

/** Steps a turn on what was looked at, and on nothing else: so what held then still holds where it passes through. */
async function stepped(
  taking: Taking,
  { question, rules, state }: View,
  step: string,
  anew: Anew,
  diagnostics: readonly Diagnostic[] = [],
): Promise<Attempt> {
  const { session, ids, text, actor } = taking;
  const on = question === null ? { seen: rules } : { answering: question.sequence };
  const answer = await session.step({ turn: ids.turn, text, steps: [step], actor, ...on });
  switch (answer.kind) {
    case "stepped": {
      const { decision, outcome, head } = answer;
      const begun = outcome.kind === "clarification" ? { sequence: head.sequence, prompt: outcome.prompt } : null;
      const open = outcome.rule === "pending.ask-again" ? question : begun;
      const isOpen = outcome.kind === "clarification" && outcome.pending !== null;
      return settled(taking, {
        ...answer,
        diagnostics,
        answered: question,
        open: isOpen ? open : null,
        state: decision.state ?? state,
      });
    }
    case "duplicate":
    case "stale":
      return anew;
    case "conflict":
      return refused("conflict");
    case "refused":
      return answer.reason === "turn_reused" ? anew : refused(answer.reason);
  }
}
