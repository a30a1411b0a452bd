/** What a turn comes to (spec/focus, chapters 4 and 5): a message or an answer, against where the conversation stands. */
import { dropMarks, isBlank, TextSet, trim } from "../base/index.js";
import { parseAnswer } from "../generated/focus/parser.js";
import * as prompts from "./prompts.js";
import { type Directive, isMixed, readDirective } from "./read.js";
import { INITIAL, type Standing, sortedOnce } from "./standing.js";
import { cleanForm, itemsOf, normalForm, piecesOf } from "./text.js";

/** What a turn comes to. Only an update changes the state, and only a clarification can leave a question open. */
export type Outcome =
  | { readonly kind: "passthrough" }
  | { readonly kind: "update"; readonly next: Standing }
  | { readonly kind: "clarify"; readonly prompt: string; readonly pending: string | null };

/** Reads one turn. Any string is answered, at a cost that grows with its length, and where it prohibits or allows something with the items that are kept. */
export function take(standing: Standing, text: string): Outcome {
  if (standing.pending !== null) return takeAnswer(standing, standing.pending, text);
  const directive = readDirective(text);
  if (isMixed(text, directive)) return clarify(prompts.MIXED);
  return directive === null ? PASSTHROUGH : takeDirective(standing, directive);
}

const PASSTHROUGH: Outcome = { kind: "passthrough" };

/** While an item waits, a turn is an answer and nothing else. */
function takeAnswer(standing: Standing, item: string, text: string): Outcome {
  const answer = parseAnswer(trim(dropMarks(normalForm(text))));
  if (answer === null) return clarify(prompts.answerYesOrNo(item), item);
  return answer.kind === "accept" ? prohibit(standing, [item]) : PASSTHROUGH;
}

function takeDirective(standing: Standing, directive: Directive): Outcome {
  switch (directive.kind) {
    case "reset_policies":
      return update({ ...standing, prohibited: [] });
    case "clear_state":
      return update(INITIAL);
    case "correction":
      if (standing.focus === null) return clarify(prompts.nothingToChange(directive.payload));
      return setFocus(standing, directive.payload);
    case "use":
      return setFocus(standing, directive.payload);
    case "prohibit":
      return prohibit(standing, itemsOf(directive.payload));
    case "allow":
      return allow(standing, itemsOf(directive.payload));
    case "doubtful_prohibit":
      return ask(itemsOf(directive.payload));
  }
}

/** Sets the focus to a value, if it is one value. */
function setFocus(standing: Standing, value: string): Outcome {
  if (isBlank(value)) return clarify(prompts.NO_VALUE);
  if (piecesOf(value).length > 1) return clarify(prompts.SEVERAL_VALUES);
  const focus = cleanForm(value);
  return UNCLEAR.test(focus) ? clarify(prompts.UNCLEAR_VALUE) : update({ ...standing, focus });
}

/** A clean value that begins with `and` or `or`, or has one of them between two words; or is the word `and`. */
const UNCLEAR = /(?:^| )(?:[aA][nN][dD]|[oO][rR]) |^and$/;

function prohibit(standing: Standing, items: readonly string[]): Outcome {
  if (items.length === 0) return clarify(prompts.NOTHING_TO_PROHIBIT);
  return update({ ...standing, prohibited: sortedOnce([...standing.prohibited, ...items]) });
}

function allow(standing: Standing, items: readonly string[]): Outcome {
  if (items.length === 0) return clarify(prompts.NOTHING_TO_ALLOW);
  const allowed = new TextSet(items);
  return update({ ...standing, prohibited: standing.prohibited.filter((item) => !allowed.has(item)) });
}

function ask([item, ...more]: readonly string[]): Outcome {
  if (item === undefined) return PASSTHROUGH;
  return more.length > 0 ? clarify(prompts.SEVERAL_ITEMS) : clarify(prompts.meantToProhibit(item), item);
}

const update = (next: Standing): Outcome => ({ kind: "update", next: { ...next, pending: null } });

const clarify = (prompt: string, pending: string | null = null): Outcome => ({ kind: "clarify", prompt, pending });
