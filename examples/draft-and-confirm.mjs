/** A message in plain words becomes a proposed directive, without a model. Only the user's yes applies it. */
import { createEngine } from "context-compiler";
import { confirm, draft } from "context-compiler/drafter";

const engine = createEngine();

async function say(message, ...replies) {
  console.log(`> ${message}`);
  const drafted = await draft(message, { engine });
  if (drafted.kind === "no_proposal") return console.log(`  ${drafted.code}: ${drafted.reason}`);
  console.log(`  ${drafted.question} It would add ${JSON.stringify(drafted.preview.diff.policies.added)}.`);
  for (const reply of replies) {
    const { kind } = confirm(engine, drafted, reply);
    console.log(`  > ${reply}\n    ${kind}: ${engine.exportJson()}`);
  }
}

await say("I'm allergic to peanuts, so never suggest them.", "no thanks");
await say("Hey, could you please avoid peanuts from now on?", "well", "yes please");
await say("Peanuts are off limits.");
await say("Could you avoid peanuts?");
await say("use tea");

// Prints:
// > I'm allergic to peanuts, so never suggest them.
//   Did you mean `prohibit peanuts`? It would add {"peanuts":"prohibit"}.
//   > no thanks
//     dropped: {"policies":{},"premise":null,"version":2}
// > Hey, could you please avoid peanuts from now on?
//   Did you mean `prohibit peanuts`? It would add {"peanuts":"prohibit"}.
//   > well
//     asked_again: {"policies":{},"premise":null,"version":2}
//   > yes please
//     applied: {"policies":{"peanuts":"prohibit"},"premise":null,"version":2}
// > Peanuts are off limits.
//   already_holds: The directive would change nothing: what it says already holds.
// > Could you avoid peanuts?
//   no_phrasing: The message has none of the known phrasings, and there is no model to ask.
// > use tea
//   message_is_directive: The message is a directive, or almost one, so the engine handles it.
