/** What a turn would come to, for whoever is to be asked before it is taken. Nothing is written. */
import { type Diagnostic, diagnose } from "../diagnostics/index.js";
import { advance, advanceAll, type Decision, type State } from "../index.js";
import type { Question, Session, View } from "../sessions/index.js";
import { placeToUndo } from "./commands.js";
import type { Settings } from "./options.js";

/** What the rules would be. */
interface Foreseen {
  /** What holds now: its `rules` are what `seen` takes. */
  readonly view: View;
  /** What would hold: where there is a question, after a yes to it. */
  readonly after: State;
}

/** The turn would be stepped. */
export interface TurnPreview extends Foreseen {
  readonly kind: "turn";
  readonly decision: Decision;
  /** The prompt of the question that the turn would open, or null. */
  readonly prompt: string | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** A question is open: it is to be answered before anything else. */
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
  if (question !== null) return { kind: "question", view, question, after: agreed(view, question) };
  const { snapshot, decision, outcome } = advance(view.snapshot, text);
  const diagnostics = diagnose(view.snapshot, text, { known: settings.known });
  const opens = outcome.kind === "clarification" && outcome.pending !== null;
  const after = (opens ? advance(snapshot, "yes").decision.state : decision.state) ?? view.state;
  return { kind: "turn", view, decision, prompt: opens ? outcome.prompt : null, after, diagnostics };
}

async function beforeLast(session: Session, { state, head }: View): Promise<State> {
  const place = await placeToUndo(session, head.sequence);
  return place === null ? state : (await session.view(place)).state;
}

/** What would hold after a yes: to a question of a layer, after all that the yes steps. */
function agreed({ snapshot, state }: View, { answers }: Question): State {
  return advanceAll(snapshot, answers === null ? ["yes"] : answers.yes).decision.state ?? state;
}
