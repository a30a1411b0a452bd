/** Says whether a rule of the specification, named by its id, is in force. */
export type Rules = (id: string) => boolean;

/** Every rule is in force: the language as it is specified. */
export const ALL_RULES: Rules = () => true;

/** Every rule is in force save those named. */
export function without(...ids: readonly string[]): Rules {
  return (id) => !ids.includes(id);
}

const NO_TABLE = "the oracle lacks Unicode's table of look-alikes; the examples are held by a test of their own";

/** The rules that the oracle does not switch off, each with the reason. */
export const NOT_REMOVABLE: Readonly<Record<string, string>> = {
  "values.state": "a shape that the types hold; without it there is no state to compare",
  "values.decision": "a shape that the types hold; without it there is no decision to compare",
  "values.snapshot": "a property of object identity; the oracle makes a plain copy for each decision",
  "premise.fixed-point": "one pass of the premise steps always reaches the fixed point, so its removal shows nowhere",
  "import.deep": "a property of the machine's stack, which the oracle does not claim",
  "readers.premise": "the oracle has no readers, its states are read as plain objects",
  "readers.policy-items": "the oracle has no readers, its states are read as plain objects",
  "readers.decision": "the oracle has no readers, its decisions are read as plain objects",
  "api.names": "names of the public interface, no behavior",
  "acquisition.names": "names of the public interface, no behavior",
  "host.repairs": "beyond the shared contract",
  "host.explain": "beyond the shared contract",
  "host.describe-state": "beyond the shared contract",
  "host.misuse": "beyond the shared contract",
  "diagnostics.answer": "the shape of an answer; it changes no decision, which a property test proves",
  "diagnostics.fixes": "the oracle tells faults without fixes; property tests step those of the diagnostics",
  "diagnostics.look-alike": NO_TABLE,
  "diagnostics.unicode": NO_TABLE,
  "host.import-reason": "beyond the shared contract",
  "host.text-messages": "beyond the shared contract",
};
