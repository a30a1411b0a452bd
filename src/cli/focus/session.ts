/** The session of the older language (spec/focus, chapter 8): a line in, its answer out, in words on a terminal, else as JSON. */
import { canonicalJson, visible } from "../../base/index.js";
import { createEngine, type FocusDecision, getFocusValue, getProhibitedItems } from "../../focus/index.js";
import { readLines } from "../io/lines.js";
import type { Output } from "../io/output.js";
import { commandWord } from "../session/line.js";

const BANNER = "Context Compiler REPL. Type help for commands.\n";

const HELP = `Commands: help/? exit/quit
Examples:
  use chamber ensemble
  don't use passive voice
  allow contractions
  actually piano reduction
  reset policies
  clear state
`;

/** Runs a session until the input ends, a line ends it, or nobody reads the answers. */
export async function runFocus(input: AsyncIterable<Uint8Array>, output: Output, onTerminal: boolean): Promise<void> {
  const engine = createEngine();
  if (onTerminal) await output.write(BANNER);
  // A carriage return is white space of the line, and two characters of white space can mean what one does not.
  for await (const line of readLines(input, true)) {
    const word = commandWord(line);
    if (word === "exit" || word === "quit" || output.closed) return;
    if (!onTerminal) await output.write(`${canonicalJson(engine.step(line))}\n`);
    else if (word === "help" || word === "?") await output.write(HELP);
    else if (word !== "") await output.write(inWords(engine.step(line)));
  }
}

function inWords(decision: FocusDecision): string {
  switch (decision.kind) {
    case "passthrough":
      return "passthrough\n";
    case "clarify":
      return `clarify: ${visible(decision.prompt_to_user)}\n`;
    case "update": {
      const focus = canonicalJson(getFocusValue(decision.state));
      const items = getProhibitedItems(decision.state).map((item) => canonicalJson(item));
      return `updated\nstate:\n  focus.primary: ${focus}\n  prohibit: [${items.join(", ")}]\n`;
    }
  }
}
