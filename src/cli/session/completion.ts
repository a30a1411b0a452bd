/** Completion of a line on the terminal: the words of the language and of the session, and the items of the state. */
import { isVisible } from "../../base/index.js";
import { FORMS, OPENERS } from "../../generated/directives/words.js";
import { type Engine, getPolicyItems } from "../../index.js";

/** The texts that may stand in the place of the last part of the line, and that part, as node:readline wants them. */
type Completion = [string[], string];

const PREFIXES = ["step ", "preview "];
const COMMANDS = [...PREFIXES, "state", "help", "exit"];
const CONFIRMATIONS = ["yes", "no"];

/**
 * Completes the line up to the cursor. An empty line is completed by the repair that is offered, if one is. What cannot be
 * shown as it is, is not offered: the line editor would write it to the terminal. `sessionWords` are those that only some sessions know.
 */
export function complete(
  line: string,
  engine: Engine,
  repair: string | null,
  sessionWords: readonly string[] = [],
): Completion {
  if (line === "" && repair !== null && isVisible(repair)) return [[repair], line];
  const prefix = PREFIXES.find((word) => line.startsWith(word));
  const turn = prefix === undefined ? line : line.slice(prefix.length);
  if (prefix === undefined && line.startsWith("why ") && sessionWords.length > 0) {
    return completeItem(line.slice("why ".length), getPolicyItems(engine.state).filter(isVisible));
  }
  const opener = OPENERS.find((word) => turn.startsWith(`${word} `) && operandOf(word) === "item");
  if (opener !== undefined && !engine.hasPendingClarification()) {
    return completeItem(turn.slice(opener.length + 1), getPolicyItems(engine.state).filter(isVisible));
  }
  const turns = engine.hasPendingClarification() ? CONFIRMATIONS : OPENERS.map(openingOf);
  const words = prefix === undefined ? [...turns, ...COMMANDS, ...sessionWords] : turns;
  return [words.filter((word) => word.startsWith(turn)), turn];
}

/** The longest end of the text, from a word's beginning, that some item begins with: `podman instead of do` → docker. */
function completeItem(text: string, items: readonly string[]): Completion {
  for (const end of endsOf(text)) {
    const begun = end.toLowerCase();
    const found = items.filter((item) => item.startsWith(begun));
    // Of more than anybody reads none is offered: node:readline looks at them all at once, and dies of too many.
    if (found.length > 0) return [found.length > MOST ? [] : inWholeCharacters(found, end), end];
  }
  return [[], text];
}

/** node:readline puts into the line what all that is offered begins with, by UTF-16 units: half a character, where the other halves differ. */
function inWholeCharacters(found: readonly string[], typed: string): string[] {
  const common = commonBeginning(found);
  if (found.length === 1 || !/[\ud800-\udbff]$/.test(common)) return [...found];
  const whole = common.slice(0, -1);
  // Where nothing more is common, a blank that nobody sees, behind the others, has no beginning in common with them.
  return whole === typed ? [...found, " "] : [whole];
}

function commonBeginning([first = "", ...others]: readonly string[]): string {
  let { length } = first;
  for (const other of others) {
    let at = 0;
    while (at < length && other[at] === first[at]) at += 1;
    length = at;
  }
  return first.slice(0, length);
}

/** How many items are offered at most. */
const MOST = 1000;
/** How many of the last words an item may begin at. A line that was pasted has any number, and each end is as long as the rest of it. */
const WORDS = 32;

/** The ends of a text from the beginning of each of its last words, the longest first. */
function endsOf(text: string): string[] {
  const words = text.split(" ").slice(-WORDS);
  return words.map((_word, index) => words.slice(index).join(" "));
}

/** What the grammar has behind an opener: nothing, or an operand, which is an item wherever it is not the value of a premise. */
function operandOf(opener: string): "nothing" | "item" | "value" {
  const operands = Object.values(FORMS).flatMap((form) => (form?.startsWith(`${opener} <`) ? [form] : []));
  if (operands.length === 0) return "nothing";
  return operands.some((form) => form.includes("<value>")) ? "value" : "item";
}

/** An opener, with a space where more must follow. */
function openingOf(opener: string): string {
  return operandOf(opener) === "nothing" ? opener : `${opener} `;
}
