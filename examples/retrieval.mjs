/** A policy decides which documents may be searched; the premise narrows what is found in them, and never widens it. */
import { createEngine } from "context-compiler";
import { createGate, viewOf } from "context-compiler/gate";

const documents = [
  { id: "leave", label: "employee_hr", text: "leave and holidays in Spain" },
  { id: "travel", label: "employee_hr", text: "travel and expenses" },
  { id: "reviews", label: "manager_hr", text: "reviews, leave of a team in Spain" },
  { id: "salaries", label: "executive_hr", text: "salaries in Spain" },
];
const labels = [...new Set(documents.map(({ label }) => label))];
const gate = createGate();
const engine = createEngine();

for (const turn of [
  "set premise Spain",
  "use employee_hr",
  "use manager_hr",
  "prohibit the manager-hr documents, manager_hr.",
]) {
  engine.step(turn);
  const view = viewOf(engine);
  const allowed = gate.eligible(view, labels);
  const eligible = documents.filter(({ label }) => allowed.includes(label));
  const relevant = eligible.filter(({ text }) => text.includes(view.state.premise ?? ""));
  const ids = (list) => list.map(({ id }) => id).join(", ") || "none";
  console.log(`> ${turn}\n  eligible: ${ids(eligible)}; relevant: ${ids(relevant)}`);
}

// Prints:
// > set premise Spain
//   eligible: none; relevant: none
// > use employee_hr
//   eligible: leave, travel; relevant: leave
// > use manager_hr
//   eligible: leave, travel, reviews; relevant: leave, reviews
// > prohibit the manager-hr documents, manager_hr.
//   eligible: leave, travel; relevant: leave
