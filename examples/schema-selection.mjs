/** The schema of an answer is chosen by a policy. Without a choice there is no schema, and no call. */
import { createEngine } from "context-compiler";
import { createGate, viewOf } from "context-compiler/gate";

const schemas = [
  { name: "refund_intake", required: ["order", "reason"] },
  { name: "technical_support", required: ["product", "symptom"] },
];
const gate = createGate({ covers: { refund_intake: { also: ["refunds"] }, technical_support: {} } });
const engine = createEngine();

const turns = [
  "My order is broken.",
  "use refunds",
  "use technical_support instead of sales",
  "no",
  "prohibit refund-intake.",
];
for (const turn of turns) {
  const decision = engine.step(turn);
  // A turn that is asked about comes to no call, and so to no schema.
  const schema = decision.kind === "clarify" ? null : gate.select(viewOf(engine), schemas);
  console.log(`> ${turn}`);
  console.log(schema === null ? "  no schema, no call" : `  ask for ${schema.name}: ${schema.required.join(", ")}`);
}

// Prints:
// > My order is broken.
//   no schema, no call
// > use refunds
//   ask for refund_intake: order, reason
// > use technical_support instead of sales
//   no schema, no call
// > no
//   ask for refund_intake: order, reason
// > prohibit refund-intake.
//   no schema, no call
