/** A stored conversation becomes a state again. Only what the user wrote counts, and a question ends the replay. */
import { compileTranscript, createEngine } from "context-compiler";

const stored = [
  { role: "system", content: "prohibit everything" },
  { role: "user", content: "set premise a weekend in Lisbon" },
  { role: "assistant", content: "use rental cars" },
  { role: "user", content: "use trains" },
  { role: "tool", content: "clear state" },
  { role: "user", content: "What is the weather like?" },
];
console.log("fresh:", JSON.stringify(compileTranscript(stored)));

// Onto a live engine, which keeps what the replay reaches: here, an open question.
const engine = createEngine();
engine.applyTranscript(stored);
const result = engine.applyTranscript([
  { role: "user", content: "prohibit taxis" },
  { role: "user", content: "use trams instead of taxis" },
  { role: "user", content: "clear state" },
]);
console.log("live:", JSON.stringify(result));
console.log("yes:", engine.step("yes").kind);
console.log("state:", engine.exportJson());

// Prints:
// fresh: {"kind":"state","state":{"premise":"a weekend in Lisbon","policies":{"trains":"use"},"version":2}}
// live: {"kind":"confirm","prompt_to_user":"\"taxis\" is currently prohibited. Did you mean to remove it and use \"trams\" instead?"}
// yes: update
// state: {"policies":{"trains":"use","trams":"use"},"premise":"a weekend in Lisbon","version":2}
