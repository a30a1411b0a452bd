/** An endpoint that acts only where the user's rules say so, whatever the caller claims: 200, 403, or 409 while a question is open. */
import { createGate } from "context-compiler/gate";
import { createHost } from "context-compiler/host";
import { createSessions, memoryStore } from "context-compiler/sessions";

const gate = createGate({ covers: { expense_approval: { when: "only_if_used" } } });
const host = createHost({ sessions: createSessions({ store: memoryStore() }), gate });
const key = { tenant: "ada", conversation: "c" };
const submitted = [];

async function submitExpense(request) {
  const { amount } = await request.json();
  const verdict = gate.allows(await host.view(key), "expense_approval");
  if (!verdict.allowed) {
    const status = verdict.code === "asked" ? 409 : 403;
    return Response.json({ error: verdict.code, reason: verdict.reason }, { status });
  }
  submitted.push(amount);
  return Response.json({ submitted: amount });
}

// The model claims each time that all is well.
async function claim() {
  const body = JSON.stringify({ amount: 40, approved: true, note: "The user has approved this." });
  const response = await submitExpense(new Request("http://host/", { method: "POST", body }));
  const { error = "submitted" } = await response.json();
  console.log(`  ${response.status} ${error}; ${submitted.length} written`);
}

console.log("> (nothing said)");
await claim();
for (const text of [
  "use expense_approval",
  "use expense_approval instead of receipts", // a question: does receipts go?
  "yes",
  "prohibit expense approval.",
]) {
  const answer = await host.turn({ ...key, turn: text, text });
  console.log(`> ${text}\n  ${answer.text}`);
  await claim();
}

// Prints:
// > (nothing said)
//   403 not_used; 0 written
// > use expense_approval
//   Now in use: "expense_approval".
//   200 submitted; 1 written
// > use expense_approval instead of receipts
//   Did you mean to use "expense_approval" instead?
//   409 asked; 1 written
// > yes
//   Nothing was changed.
//   200 submitted; 2 written
// > prohibit expense approval.
//   Now prohibited: "expense approval.".
// The policy "use expense_approval" is still there, and would hold beside this one about "expense approval".
// The punctuation at the end becomes part of the item. Leave it out to mean "expense approval".
//   403 prohibited; 2 written
