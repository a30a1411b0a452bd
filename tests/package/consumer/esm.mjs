import { createEngine } from "context-compiler";

const decision = createEngine().step("prohibit the Peanuts");
console.log(decision.kind, JSON.stringify(decision.state));
