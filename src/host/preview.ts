/** What a turn would come to, for whoever is to be asked before it is taken. Nothing is written. */
import { readReply } from "../acquisition/index.js";
import type { Diagnostic } from "../diagnostics/index.js";
import { advance, advanceAll, applyPatch, type Decision, type Outcome, type State } from "../index.js";
import { LogError, type Question, type Session, type View } from "../sessions/index.js";
import type { RefusedReason } from "./answer.js";
import { placeToUndo, shown } from "./commands.js";
import { doubtAbout } from "./doubts.js";
import { isInTheWay } from "./fresh.js";
import type { Settings } from "./options.js";

/** What the rules would be. */
interface Foreseen {
  /** What holds now: its `rules` are what `seen` takes. */
  readonly view: View;
  /** What would hold: where the turn asks a question or leaves one open, after a yes to it. */
  readonly after: State;
}

/** The turn would be stepped; a question that is open and no answer to it would be taken back before. */
export interface TurnPreview extends Foreseen {
  readonly kind: "turn";
  /** What the engine would decide about the turn as it stands. Where the host asks first, nothing is decided before the answer. */
  readonly decision: Decision;
  /** The prompt of the question that the turn would open, be it the engine's or the host's, or null. */
  readonly prompt: string | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Why the turn would be refused, or null. */
  readonly refused: RefusedReason | null;
}

/** A question is open, and the turn is a reply to it, or has it asked again: it is to be answered before anything else. */
export interface QuestionPreview extends Foreseen {
  readonly kind: "question";
  readonly question: Question;
}

/** The turn is the command to undo. */
export interface UndoPreview extends Foreseen {
  readonly kind: "undo";
}

/** What a turn would come to. */
export type HostPreview = TurnPreview | QuestionPreview | UndoPreview;

/** Looks at a turn as the engine would read it as it stands. @throws {LogError} */
export async function previewed(settings: Settings, session: Session, text: string): Promise<HostPreview> {
  const view = await session.view();
  if (settings.commands && text === "undo") return { kind: "undo", view, after: await beforeLast(session, view) };
  const { question } = view;
  if (question !== null && (readReply(text) !== null || isInTheWay(question, settings)))
    return { kind: "question", view, question, after: afterReply(view, question, text) };
  if (question !== null && settings.commands && (await shown({ session, text }, view)) !== null)
    return { kind: "question", view, question, after: afterReply(view, question, text) };
  return stepped(settings, session, view, text);
}

/** On the rules without a question: one that is open is taken back. */
async function stepped(settings: Settings, session: Session, view: View, text: string): Promise<TurnPreview> {
  const on = { state: view.state, snapshot: applyPatch(view.snapshot, {}) };
  const { diagnostics, doubt } = await doubtAbout({ settings: withoutModel(settings), text }, on);
  const { decision, outcome, refused } = await session.preview(text, on.snapshot);
  const foreseen = { kind: "turn", view, decision, diagnostics, refused } as const;
  if (refused !== null) return { ...foreseen, prompt: null, after: view.state };
  if (doubt !== null) return { ...foreseen, prompt: doubt.prompt, after: afterAll(on, doubt.yes) };
  return { ...foreseen, prompt: opens(outcome) ? outcome.prompt : null, after: afterYes(on, [text]) };
}

/** A look waits for no model. */
function withoutModel(settings: Settings): Settings {
  return settings.draft === null ? settings : { ...settings, draft: {} };
}

/** As it is where nothing is to be undone, or what was before is kept no more: then the turn will be refused. */
async function beforeLast(session: Session, { state, head }: View): Promise<State> {
  const place = await placeToUndo(session, head.sequence);
  if (place === null) return state;
  try {
    return (await session.view(place)).state;
  } catch (error) {
    if (error instanceof LogError && error.code === "not_kept") return state;
    throw error;
  }
}

/** A layer's question steps its own texts, which may open one of the engine; one that stays is foreseen with a yes to it alone. */
function afterReply(view: View, { answers }: Question, text: string): State {
  const said = readReply(text);
  if (said === "cancel") return view.state;
  const { yes, no } = answers ?? { yes: ["yes"], no: ["no"] };
  if (said === "decline") return afterYes(view, no);
  return said === "accept" ? afterYes(view, yes) : afterAll(view, yes);
}

/** Whether what was decided leaves a question of the engine open. */
function opens(outcome: Outcome): outcome is Outcome & { readonly kind: "clarification" } {
  return outcome.kind === "clarification" && outcome.pending !== null;
}

/** What would hold after texts; where they leave a question open, after a yes to it. */
function afterYes(on: Pick<View, "snapshot" | "state">, texts: readonly string[]): State {
  if (texts.length === 0) return on.state;
  const { snapshot, decision, outcome } = advanceAll(on.snapshot, texts);
  return (opens(outcome) ? advance(snapshot, "yes").decision.state : decision.state) ?? on.state;
}

function afterAll({ snapshot, state }: Pick<View, "snapshot" | "state">, texts: readonly string[]): State {
  return texts.length === 0 ? state : (advanceAll(snapshot, texts).decision.state ?? state);
}
