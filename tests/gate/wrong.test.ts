/** Every gate that is wrong in one way is caught, at an example about that. */
import { expect, it } from "vitest";
import { coveredBy } from "../oracle/coverage.js";
import { ALL_RULES } from "../oracle/rules.js";
import { type GateSetting, gateAnswer, loadGateExamples } from "./examples.js";

const EXAMPLES = loadGateExamples();

/** Our gate, to which what a use would cover, read as a ban is, is in use as well where it is one of these readings. */
function undressed(isTaken: (reading: string, item: string) => boolean) {
  return (asked: GateSetting): GateSetting => {
    const { policies } = asked.state;
    const uses = Object.keys(policies).filter((item) => policies[item] === "use");
    const taken = uses.flatMap((item) => [...coveredBy(item, ALL_RULES)].filter((reading) => isTaken(reading, item)));
    const more = taken.map((item) => [item, "use"] as const);
    return { ...asked, state: { ...asked.state, policies: { ...Object.fromEntries(more), ...policies } } };
  };
}

const isPart = (item: string): boolean => /[,;]|\band\b/.test(item);

it.each([
  [
    "takes the dressing off a permission",
    "gate.permission--exact-where-a-reading-would-be-the-name",
    undressed((_reading, item) => !isPart(item)),
  ],
  [
    "takes a full stop off a permission",
    "gate.permission--exact-where-a-reading-would-be-the-name",
    undressed((reading, item) => item === `${reading}.`),
  ],
  [
    "takes the parts of a permission for permissions",
    "gate.permission--exact-where-a-part-would-be-the-name",
    undressed((_reading, item) => isPart(item)),
  ],
  [
    "takes the dressing off a permission of what is not listed",
    "gate.permission--exact-of-what-is-not-listed",
    undressed(() => true),
  ],
] as const)("a gate that %s is caught at %s", (_fact, shownBy, wrong) => {
  const failing = EXAMPLES.filter(({ case: asked, expected }) => {
    const answers = asked.calls.map((call) => gateAnswer(wrong(asked), call));
    return JSON.stringify(answers) !== JSON.stringify(expected.answers);
  });
  expect(failing.map(({ case: { id } }) => id)).toContain(shownBy);
});
