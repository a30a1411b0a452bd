/** A chat under 8,000 tokens: instructions, rules and the whole history first, then notes and memory in what is left. */
import { createHash } from "node:crypto";
import { createEngine } from "context-compiler";
import { assemble, byteMeter, page, pagesText, statePage } from "context-compiler/context";

const hash = { name: "sha256", digest: (bytes) => createHash("sha256").update(bytes).digest() };
const measures = { meter: byteMeter, hash };
const engine = createEngine();
const instructions = page({ kind: "system_context", origin: "instructions", body: "You plan meals." }, measures);
const notes = Array.from({ length: 60 }, (_, index) => `Note ${index}: ${"they liked it. ".repeat(10)}`);
const sources = [
  { name: "notes", share: 7_000, load: async () => notes },
  { name: "memory", share: 3_000, load: () => Promise.reject(new Error("the index is down")) },
];

const history = [];
for (const text of ["prohibit peanuts", "Plan a week of lunches.", `Is this menu fine? ${"Rice. ".repeat(1_500)}`]) {
  const decision = engine.step(text);
  if (decision.kind === "clarify") console.log(`> ${decision.prompt_to_user}`);
  if (decision.kind !== "passthrough") continue;
  history.push({ id: String(history.length), kind: "user", messages: [{ role: "user", content: text }] });
  const pages = [instructions, statePage(engine.state, measures)];
  const deadline = AbortSignal.timeout(5_000);
  const answer = await assemble({ window: 8_000, reserve: 1_000, ...measures, pages, history, sources, deadline });
  console.log(`> ${text.slice(0, 23)}`);
  if (answer.kind === "refused") {
    console.log(`  refused: the ${answer.by} needs ${answer.needed} of ${answer.limit} tokens`);
    continue;
  }
  console.log(`  ${answer.tokens} of ${answer.limit} tokens; ${pagesText(answer.pages).split("\n").at(-1)}`);
  for (const { name, outcome, taken, left, reason } of answer.lines)
    console.log(`  ${name}: ${outcome}, ${taken} sent, ${left} left out${reason === null ? "" : ` (${reason})`}`);
}

// Prints:
// > Plan a week of lunches.
//   4827 of 6968 tokens; - Do not use: peanuts
//   notes: loaded, 29 sent, 31 left out
//   memory: failed, 0 sent, 0 left out (the index is down)
// > Is this menu fine? Rice
//   refused: the history needs 9223 of 6968 tokens
