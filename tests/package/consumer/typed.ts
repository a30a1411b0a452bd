import {
  advance,
  createEngine,
  type Decision,
  getPolicyItems,
  initial,
  isUpdate,
  type Snapshot,
  type State,
} from "context-compiler";

const engine = createEngine();
const decision: Decision = engine.step("use podman");
const state: State | null = isUpdate(decision) ? decision.state : null;
const prompt: string | null = decision.kind === "clarify" ? decision.prompt_to_user : null;
const snapshot: Snapshot = advance(initial(), "use podman").snapshot;
const outcome = engine.explain("use podman").outcome;
if (outcome.kind === "clarification" && outcome.clarification.code === "item_prohibited") {
  const item: string = outcome.clarification.parameters.item;
  console.log(item);
}
console.log(
  state === null ? prompt : getPolicyItems(state, "use").join(),
  ...(snapshot.toState().premise === null ? [] : ["premise"]),
);
