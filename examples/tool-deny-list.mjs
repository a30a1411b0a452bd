/** A prohibited tool is hidden from the model, and refused if the model calls it all the same. */
import { createEngine } from "context-compiler";
import { createGate, isRefused, viewOf } from "context-compiler/gate";

const engine = createEngine();
const gate = createGate({ covers: { search: {}, send_email: { also: ["email", "e-mail"] } } });
const tools = gate.guard({ search: (query) => `3 results for ${query}`, send_email: (to) => `sent to ${to}` }, () =>
  viewOf(engine),
);

/** Runs a tool that the model calls. What is hidden can still be called: models repeat names that they saw earlier. */
function call(name, argument) {
  const output = tools[name](argument);
  return isRefused(output) ? output.reason : output;
}

for (const turn of ["Find the invoice, please.", "prohibit the Send_Email tool.", "remove policy send_email tool."]) {
  engine.step(turn);
  console.log(`> ${turn}`);
  console.log(`  offered: ${gate.filter(viewOf(engine), Object.keys(tools)).join(", ")}`);
  console.log(`  the model calls send_email: ${call("send_email", "ada@example.com")}`);
}

// Prints:
// > Find the invoice, please.
//   offered: search, send_email
//   the model calls send_email: sent to ada@example.com
// > prohibit the Send_Email tool.
//   offered: search
//   the model calls send_email: "send_email" is refused: the rule is "prohibit send_email tool.". It stays so until the user lifts the rule.
// > remove policy send_email tool.
//   offered: search, send_email
//   the model calls send_email: sent to ada@example.com
