/** What the user is asked before a turn is stepped: whether a near miss or a fix was meant, whether a request is a rule, whether a wish is one. */
import { readReply } from "../acquisition/index.js";
import { type Diagnostic, diagnose } from "../diagnostics/index.js";
import { draft } from "../drafter/index.js";
import { advance, type Outcome, type Snapshot } from "../index.js";
import { LIMITS, type View } from "../sessions/index.js";
import type { Settings } from "./options.js";
import type { Taking } from "./taking.js";
import { code } from "./words.js";

/** A question of the host's, and what each answer steps. With nothing behind a no, the message goes to the model then. */
export interface Doubt {
  readonly prompt: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

/** What is to be said about a turn, and the question about it, if the user is to be asked. */
export async function doubtAbout(
  { settings, text, signal }: Pick<Taking, "settings" | "text" | "signal">,
  { snapshot, state }: Pick<View, "snapshot" | "state">,
): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly doubt: Doubt | null }> {
  const diagnostics = warningsOf(settings, snapshot, text);
  const { decision, outcome } = advance(snapshot, text);
  // No yes makes a rule of what is too long for one.
  if (text.length > LIMITS.turn) return { diagnostics, doubt: null };
  if (outcome.kind === "clarification") return { diagnostics, doubt: nearMiss(outcome) };
  const doubt = settings.onWarning === "ask" ? doubtOf(text, diagnostics, decision.kind === "update") : null;
  if (doubt !== null || decision.kind === "update") return { diagnostics, doubt };
  return { diagnostics, doubt: await wish(settings, text, state, signal) };
}

/** What is to be said about a turn. A rule that no known name is about may be about what a tool is called with. */
export function warningsOf(
  { known, knowsAll }: Pick<Settings, "known" | "knowsAll">,
  snapshot: Snapshot,
  text: string,
): readonly Diagnostic[] {
  return diagnose(snapshot, text, { known }).filter((each) => knowsAll || each.code !== "item_unknown");
}

/**
 * The engine's question about a near miss, which it asks without waiting for an answer (chapter 4): here a yes says what the question says, and nothing
 * else, so that a premise that is set stays until the user changes it.
 */
function nearMiss({ prompt, clarification }: Outcome & { readonly kind: "clarification" }): Doubt | null {
  if (clarification.code === "near_miss_set_premise")
    return { prompt, yes: [setting(clarification.parameters.premise)], no: [] };
  if (clarification.code === "near_miss_change_premise")
    return { prompt, yes: [`change premise to ${clarification.parameters.premise}`], no: [] };
  return null;
}

/** A second space in front of "to", or it would be a near miss again. */
function setting(premise: string): string {
  return premise.startsWith("to ") ? `set premise  ${premise}` : `set premise ${premise}`;
}

function doubtOf(text: string, diagnostics: readonly Diagnostic[], isRule: boolean): Doubt | null {
  if (diagnostics.some(({ code: name }) => name === "operand_request"))
    return { prompt: `Shall I keep ${code(text)} as a rule? With a no it is a request for now.`, yes: [text], no: [] };
  const fix = diagnostics.flatMap(({ fixes }) => fixes)[0];
  if (fix === undefined) return null;
  const meant = `Did you mean ${fix.map(code).join(", then ")}?`;
  return isRule
    ? { prompt: `${meant} With a no I take it as you typed it.`, yes: fix, no: [text] }
    : { prompt: meant, yes: fix, no: [] };
}

async function wish(
  { draft: drafting }: Settings,
  text: string,
  state: View["state"],
  signal: AbortSignal | undefined,
): Promise<Doubt | null> {
  if (drafting === null || readReply(text) !== null) return null;
  const drafted = await draft(text, { state, ...drafting, ...(signal === undefined ? {} : { signal }) });
  return drafted.kind === "proposal" ? { prompt: drafted.question, yes: [drafted.directive], no: [] } : null;
}
