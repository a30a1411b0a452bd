/** What the user is shown of a change before a yes, or why nobody need be asked. */
import type { Host, HostPreview, TurnPreview } from "../host/index.js";
import type { Call } from "./call.js";
import { diffLines, shown } from "./diff.js";
import type { Outcome } from "./result.js";

/** A question for the user, or an answer for the model. */
export type Proposal =
  | { readonly kind: "question"; readonly text: string }
  | { readonly kind: "told"; readonly outcome: Outcome; readonly text: string };

/** The longest directive of a model, in UTF-16 units: a person is to read all of it before a yes. */
const LONGEST = 2000;

/** What a call would come to: where a question is open, that one first, with its yes. */
export async function previewOf(
  host: Host,
  tenant: string,
  { conversation, text }: Omit<Call, "tool">,
): Promise<HostPreview> {
  const preview = await host.preview({ tenant, conversation, text });
  if (preview.kind === "undo" || preview.view.question === null) return preview;
  const asked = await host.preview({ tenant, conversation, text: "yes" });
  return asked.kind === "question" ? asked : previewOf(host, tenant, { conversation, text });
}

/** The question about a call. */
export function questionOf(call: Call, preview: HostPreview): Proposal {
  const { conversation, text, tool } = call;
  const where = `In the conversation "${conversation}"`;
  const changes = changesIn(preview);
  switch (preview.kind) {
    case "undo":
      if (tool === "apply") return NO_DIRECTIVE;
      if (changes.length === 0) return unchanged("There is nothing to undo.");
      return question(
        `${where} the assistant wants to undo the last change.`,
        AFTER_YES,
        ...changes,
        ...dropped(preview),
      );
    case "question":
      return question(`${where} a question is open:`, lines(preview.question.prompt), AFTER_YES, ...changes);
    case "turn": {
      const answer = unaskable(text, preview, changes);
      if (answer !== null) return answer;
      const prompt = preview.prompt === null ? [] : [lines(preview.prompt)];
      const wanted = `${where} the assistant wants to say for you: ${shown(text)}`;
      return question(wanted, ...prompt, AFTER_YES, ...changes, ...warnings(preview));
    }
  }
}

const AFTER_YES = "With a yes:";

/** What would change; a yes may also change nothing. */
function changesIn({ view, after }: HostPreview): readonly string[] {
  return diffLines(view.state, after);
}

const NO_DIRECTIVE: Proposal = {
  kind: "told",
  outcome: "refused",
  text: "This is no directive, so there is nothing to apply. The description of the tool lists the directives.",
};

/** Why there is nothing to ask: no yes would change anything. */
function unaskable(
  text: string,
  { decision, prompt, refused }: TurnPreview,
  changes: readonly string[],
): Proposal | null {
  if (decision.kind === "passthrough") return NO_DIRECTIVE;
  if (refused === "erased") return { kind: "told", outcome: "refused", text: ERASED };
  if (text.length > LONGEST) return { kind: "told", outcome: "refused", text: TOO_LONG };
  if (decision.kind === "clarify" && prompt === null) return unchanged(decision.prompt_to_user);
  if (changes.length > 0) return null;
  return unchanged(
    prompt === null
      ? "The rules say so already."
      : `${prompt}\nA yes would change nothing. Call the tool with what is meant to be told why.`,
  );
}

const ERASED = "This conversation was erased. Name another one.";
const TOO_LONG = `This is too long to be shown to the user whole: ${LONGEST} characters at most.`;

function unchanged(text: string): Proposal {
  return { kind: "told", outcome: "unchanged", text };
}

function question(...parts: readonly string[]): Proposal {
  return { kind: "question", text: parts.join("\n") };
}

/** What the author should be told about the directive. */
function warnings({ diagnostics }: TurnPreview): readonly string[] {
  return diagnostics.map(({ message }) => `Note: ${shown(message)}`);
}

/** An undo leaves no question open: whoever says yes to it is told which one goes. */
function dropped({ view }: HostPreview): readonly string[] {
  return view.question === null ? [] : ["Note: This question is taken back:", lines(view.question.prompt)];
}

function lines(prompt: string): string {
  return prompt.split("\n").map(shown).join("\n");
}
