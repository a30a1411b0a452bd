/** What the built engine answers to an example of the spec, shown below it: the site is made of what the code does. */
import { createEngine } from "../../dist/index.js";
import { takeConversation } from "../spec/conversation.js";
import { Lines, takeGiven } from "../spec/notation.js";
import { escaped } from "./page.js";

/** The answers to a `step` or a `scenario`; null for any other fence. */
export function answersTo(file: string, info: string, text: string): string | null {
  const [word = "", ...name] = info.split(" ");
  if (word !== "step" && word !== "scenario") return null;
  const lines = new Lines({ file, line: 1, word, name: name.join(" "), lines: text.split("\n") });
  const state = takeGiven(lines);
  const engine = createEngine({ state });
  const items = takeConversation(lines, { state, pending: null }).map(
    ({ input }) => `<li>${answer(engine.step(input))}</li>`,
  );
  return `<ol class="answers" title="What the engine answered when this page was built">${items.join("")}</ol>\n`;
}

function answer({ kind, prompt_to_user }: { readonly kind: string; readonly prompt_to_user: string | null }): string {
  return prompt_to_user === null ? `<code>${kind}</code>` : `<code>${kind}</code> ${escaped(prompt_to_user)}`;
}
