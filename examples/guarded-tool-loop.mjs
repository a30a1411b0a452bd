/** A model that always calls the banned tool: the loop runs what it calls, and nothing is ever sent. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEngine } from "context-compiler";
import { createGate, viewOf } from "context-compiler/gate";

const folder = mkdtempSync(join(tmpdir(), "guarded-"));
const sent = join(folder, "sent");
writeFileSync(sent, "");

/** Whatever it reads, it calls the tool again. */
const model = (_messages) => ({ tool: "send_email", input: { to: "ada@example.com" } });

const gate = createGate({ covers: { send_email: { also: ["email"] } } });
for (const turn of ["prohibit send_email.", "prohibit email please", "prohibit search and the send_email tool"]) {
  const engine = createEngine();
  engine.step(turn);
  const tools = gate.guard({ send_email: ({ to }) => appendFileSync(sent, `${to}\n`) }, () => viewOf(engine));
  const messages = [];
  for (let step = 0; step < 3; step += 1) {
    const { tool, input } = model(messages);
    messages.push(tools[tool](input));
  }
  console.log(
    `> ${turn}\n  ${messages.length} calls, ${messages.filter(({ allowed }) => allowed === false).length} refused`,
  );
}
console.log(`bytes in the file: ${readFileSync(sent).length}`);
rmSync(folder, { recursive: true });

// Prints:
// > prohibit send_email.
//   3 calls, 3 refused
// > prohibit email please
//   3 calls, 3 refused
// > prohibit search and the send_email tool
//   3 calls, 3 refused
// bytes in the file: 0
