/** Every example of the spec holds for our engine, through the public API, and for the oracle. */
import { describe, expect, it } from "vitest";
import * as api from "../../src/index.js";
import { disagreements } from "./compare.js";
import { ENGINE } from "./engine-subject.js";
import { loadCases, loadScenarios } from "./fixture.js";
import { observe, observeScenario } from "./observe.js";
import { oracle } from "./oracle-subject.js";

const KINDS = ["step", "transcript", "state_json", "checkpoint", "controller", "controller_preview", "grammar"];

describe.each([
  ["the engine", ENGINE],
  ["the oracle", oracle()],
])("%s", (_name, implementation) => {
  describe.each(KINDS)("agrees with the fixture of kind %s", (kind) => {
    it.each(loadCases(kind).map((example) => [example.id, example] as const))("%s", (_id, example) => {
      const observed = observe(implementation, example);
      expect({ observed, wrong: disagreements(example, observed) }).toMatchObject({ wrong: [] });
    });
  });

  it.each(loadScenarios().map((scenario) => [scenario.id, scenario] as const))(
    "agrees with the scenario %s",
    (_id, scenario) => {
      expect(observeScenario(implementation, scenario)).toEqual(scenario.turns);
    },
  );
});

/** Of the names in snake_case that the fixture gives, ours are in camelCase; a constant or a class keeps its name. */
function camelCase(name: string): string {
  return /[A-Z]/.test(name) ? name : name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

it.each(loadCases("api-contract").map((example) => [example.id, example] as const))(
  "the package has the names of %s",
  (_id, { required_exports = [], engine }) => {
    const names: readonly string[] = Object.keys(api);
    expect(required_exports.map(camelCase).filter((name) => !names.includes(name))).toEqual([]);
    const member = api.createEngine();
    expect((engine?.required_members ?? []).map(camelCase).filter((name) => !(name in member))).toEqual([]);
  },
);
