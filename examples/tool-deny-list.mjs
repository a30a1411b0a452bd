/** A prohibited tool is hidden from the model, and refused if the model calls it all the same. */
import { createEngine } from "context-compiler";

const tools = {
  search: (query) => `3 results for ${query}`,
  send_email: (to) => `sent to ${to}`,
};

/** The tools that the model may see. An item is compared as the user may spell it: "the Send_Email". */
function offered(engine) {
  return Object.keys(tools).filter((name) => engine.getPolicy(name) !== "prohibit");
}

/** Runs a tool that the model calls. What is hidden can still be called: models repeat names that they saw earlier. */
function call(engine, name, argument) {
  if (!offered(engine).includes(name)) return `refused: ${name} is not available`;
  return tools[name](argument);
}

const engine = createEngine();
for (const turn of ["Find the invoice, please.", "prohibit the Send_Email", "remove policy send_email"]) {
  engine.step(turn);
  console.log(`> ${turn}`);
  console.log(`  offered: ${offered(engine).join(", ")}`);
  console.log(`  the model calls send_email: ${call(engine, "send_email", "ada@example.com")}`);
}

// Prints:
// > Find the invoice, please.
//   offered: search, send_email
//   the model calls send_email: sent to ada@example.com
// > prohibit the Send_Email
//   offered: search
//   the model calls send_email: refused: send_email is not available
// > remove policy send_email
//   offered: search, send_email
//   the model calls send_email: sent to ada@example.com
