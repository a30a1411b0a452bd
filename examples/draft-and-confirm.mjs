/** A message in plain words becomes a proposed directive, with any model. Only the user's yes applies it. */
import { createEngine } from "context-compiler";
import { confirm, draft } from "context-compiler/drafter";

const engine = createEngine();

// Stands for a model: any function from a prompt to a text.
function propose(prompt) {
  return prompt.includes("allergic") ? "prohibit peanuts" : "You could try green tea!";
}

async function say(message, ...replies) {
  console.log(`> ${message}`);
  const drafted = await draft(message, { engine, propose });
  if (drafted.kind === "no_proposal") return console.log(`  ${drafted.code}: ${drafted.reason}`);
  console.log(`  ${drafted.question} It would add ${JSON.stringify(drafted.preview.diff.policies.added)}.`);
  for (const reply of replies) {
    const { kind } = confirm(engine, drafted, reply);
    console.log(`  > ${reply}\n    ${kind}: ${engine.exportJson()}`);
  }
}

await say("I am allergic to peanuts.", "no thanks");
await say("I am allergic to peanuts, did you know?", "well", "yes please");
await say("I am still allergic to peanuts.");
await say("What should I drink?");
await say("use tea");

// Prints:
// > I am allergic to peanuts.
//   Did you mean `prohibit peanuts`? It would add {"peanuts":"prohibit"}.
//   > no thanks
//     dropped: {"policies":{},"premise":null,"version":2}
// > I am allergic to peanuts, did you know?
//   Did you mean `prohibit peanuts`? It would add {"peanuts":"prohibit"}.
//   > well
//     asked_again: {"policies":{},"premise":null,"version":2}
//   > yes please
//     applied: {"policies":{"peanuts":"prohibit"},"premise":null,"version":2}
// > I am still allergic to peanuts.
//   already_holds: What the directive says holds already.
// > What should I drink?
//   not_canonical: The model's answer is not a canonical directive.
// > use tea
//   message_is_directive: The message is a directive or nearly one: the engine answers it.
