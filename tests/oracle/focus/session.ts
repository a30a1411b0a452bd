/** A session of the older language, written from chapter 8 of spec/focus alone: all of the input in, all of the output out. */
import type { FocusDecision } from "../../../src/focus/index.js";
import { canonicalJson } from "../json.js";
import { ALL_RULES, type Rules } from "../rules.js";
import { EMPTY, type Model, step } from "./engine.js";
import { strip } from "./text.js";

const BANNER = "Context Compiler REPL. Type help for commands.\n";
const HELP = [
  "Commands: help/? exit/quit",
  "Examples:",
  ..."use chamber ensemble,don't use passive voice,allow contractions".split(",").map((line) => `  ${line}`),
  ..."actually piano reduction,reset policies,clear state".split(",").map((line) => `  ${line}`),
]
  .map((line) => `${line}\n`)
  .join("");

/** What is written, on a terminal or a pipe. */
export function session(input: string, onTerminal: boolean, rules: Rules = ALL_RULES): string {
  const speaks = onTerminal && rules("terminal.dialog");
  let model: Model = EMPTY;
  let output = speaks ? BANNER : "";
  for (const line of input.match(/[^\n]+(?:\n|$)|\n/g) ?? []) {
    const text = line.replace(/\n$/, "");
    const word = strip(text, rules).toLowerCase();
    if ((word === "exit" || word === "quit") && rules("terminal.end")) break;
    if (speaks && word === "") continue;
    if (speaks && (word === "help" || word === "?") && rules("terminal.help")) {
      output += HELP;
      continue;
    }
    const next = step(model, text);
    model = next.model;
    output += speaks || !rules("terminal.pipe") ? inWords(next.decision) : `${canonicalJson(next.decision)}\n`;
  }
  return output;
}

function inWords({ kind, state, prompt_to_user }: FocusDecision): string {
  if (kind === "passthrough") return "passthrough\n";
  if (kind === "clarify") return `clarify: ${prompt_to_user}\n`;
  const items = state.policies.prohibit.map((name) => canonicalJson(name)).join(", ");
  return `updated\nstate:\n  focus.primary: ${canonicalJson(state.facts["focus.primary"])}\n  prohibit: [${items}]\n`;
}
