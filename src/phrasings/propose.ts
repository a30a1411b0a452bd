/**
 * Proposes directives for a plain English message, without a model. It applies nothing: whoever asks shows the directives to the
 * user, or gives them to the gate. Where a word of the message is not understood, it proposes nothing.
 */
import { requireString } from "../base/index.js";
import { printDirective } from "../generated/directives/canonical.js";
import { isDoubted, isFamiliar, isFirm, isLifting, type Proposed, type Reading, readSentence } from "./read.js";
import { linesOf, sentencesOf } from "./text.js";

/** A directive in canonical text, and the family of phrasings that the message belongs to. */
export interface PhrasingProposal {
  readonly directive: string;
  readonly family: string;
}

const FAMILIES: { readonly [K in Proposed["kind"]]: string } = {
  prohibit_item: "prohibit",
  use_item: "use",
  replace_use: "replace",
  remove_policy: "remove",
  set_premise: "set-premise",
  change_premise: "change-premise",
  clear_premise: "clear-premise",
  reset_policies: "reset-policies",
  clear_state: "clear-state",
};

/**
 * The one directive that a message clearly asks for; null where it asks for none, or for several. Any string is answered.
 *
 * @throws {TypeError} when the message is not a string.
 */
export function proposePhrasing(message: string): PhrasingProposal | null {
  const [proposal, another] = proposePhrasings(message);
  return proposal === undefined || another !== undefined ? null : proposal;
}

/**
 * The directives that a message clearly asks for, in their order: one for each sentence that is an instruction as a whole, none twice. None
 * where any word belongs neither to an instruction nor to what may stand around one. Any string is answered.
 *
 * @throws {TypeError} when the message is not a string.
 */
export function proposePhrasings(message: string): readonly PhrasingProposal[] {
  requireString(message, "A message");
  const lines = linesOf(message);
  if (lines.some(isMarked)) return [];
  const wishes = readAll(lines, readSentence);
  if (wishes.some(isLifting) && !isOwn(message, lines)) return [];
  const proposals = wishes.flatMap(proposalOf);
  return proposals.filter(({ directive }, at) => proposals.findIndex((each) => each.directive === directive) === at);
}

/** The mark of another's text at the beginning of a line: a sign of a quotation, a list or code, or one word as the name of whoever speaks. */
const OTHERS = /^[^\p{L}\p{N}\p{Extended_Pictographic}(]|^\S+ [-\u2013\u2014] |^\S+ ?[:>\]|]/u;
/** Code, by how far it is set in. */
const SET_IN = /^(?: {4}|\t)/;

/** Whether such a mark stands before several sentences: it may be of all of them. */
function isMarked(line: string): boolean {
  return OTHERS.test(line) && sentencesOf(line).length > 1;
}

/** Whether nothing marks a text as another's: it has one line, and that begins with its own words, as do the sentences in front of what lifts a rule. */
function isOwn(message: string, [line = "", ...others]: readonly string[]): boolean {
  if (others.length > 0 || OTHERS.test(line) || SET_IN.test(message)) return false;
  const sentences = sentencesOf(line);
  const lifting = sentences.findIndex((sentence) => isLifting(readSentence(sentence)));
  return sentences.slice(0, Math.max(lifting, 0)).every(isFamiliar);
}

/** The wishes in all of these lines; none where a sentence is not understood. A line is read as one wish before it is read by sentences. */
export function readAll(lines: readonly string[], read: (sentence: string) => Reading): Proposed[] {
  const wishes: Proposed[] = [];
  const fromFirst: string[] = [];
  let [doubtful, remarked] = [false, false];
  for (const line of lines) {
    const whole = read(line);
    for (const part of whole === null || whole === "remark" ? sentencesOf(line) : [line]) {
      const reading = part === line ? whole : read(part);
      if (reading === null) return [];
      if (reading === "remark") remarked = true;
      else if (reading !== "aside") {
        wishes.push(reading);
        doubtful ||= !isFirm(part);
      }
      if (wishes.length > 0) fromFirst.push(part);
    }
  }
  if (remarked && (doubtful || lines.length > 1)) return [];
  return wishes.length > 0 && (isAtOdds(wishes) || isDoubted(lines.join(". "), fromFirst.join(". "), wishes))
    ? []
    : wishes;
}

/** Whether what is to be used is also what is not to be: one takes the other back, and nobody can tell which. */
function isAtOdds(wishes: readonly Proposed[]): boolean {
  const unwanted = wishes.map((wish) =>
    wish.kind === "prohibit_item" ? wish.item : wish.kind === "replace_use" ? wish.old_item : null,
  );
  const clashes = (item: string) => unwanted.some((each) => each?.toLowerCase() === item.toLowerCase());
  return wishes.some((wish) =>
    wish.kind === "replace_use"
      ? clashes(wish.new_item)
      : wish.kind !== "prohibit_item" && "item" in wish && clashes(wish.item),
  );
}

/** As the caller sees it; nothing where it has no canonical text. */
export function proposalOf(wish: Proposed): PhrasingProposal[] {
  const directive = printDirective<Proposed["kind"]>(wish);
  return directive === null ? [] : [{ directive, family: FAMILIES[wish.kind] }];
}
