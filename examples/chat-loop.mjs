/** A chat loop: each turn is stepped first, and the state goes to the model on every call, passthrough turns included. */
import { createEngine, describeState } from "context-compiler";

/** Stands for a model: it says what it was given. */
async function callModel({ system, user }) {
  return `(to "${user}", knowing: ${system.split("\n").join(" ")})`;
}

const engine = createEngine();

async function answer(user) {
  const decision = engine.step(user);
  if (decision.kind === "clarify") return decision.prompt_to_user.replace("\n", " ");
  return callModel({ system: describeState(engine.state), user });
}

for (const user of ["Hello!", "prohibit peanuts", "What shall I cook?", "use peanuts"]) {
  console.log(`user: ${user}`);
  console.log(`reply: ${await answer(user)}`);
}

// Prints:
// user: Hello!
// reply: (to "Hello!", knowing: The user has set no premise and no policies.)
// user: prohibit peanuts
// reply: (to "prohibit peanuts", knowing: The user has set these rules. They hold until the user changes them. - Do not use: peanuts)
// user: What shall I cook?
// reply: (to "What shall I cook?", knowing: The user has set these rules. They hold until the user changes them. - Do not use: peanuts)
// user: use peanuts
// reply: "peanuts" is currently prohibited. Remove or replace it before using it.
