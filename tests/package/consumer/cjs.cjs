const { createEngine, getClarifyPrompt } = require("context-compiler");

const engine = createEngine({ state: { premise: null, policies: { peanuts: "prohibit" }, version: 2 } });
const decision = engine.step("use peanuts");
console.log(decision.kind, getClarifyPrompt(decision).split("\n")[0]);
