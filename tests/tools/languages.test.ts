/** The runner knows each language that has a spec, as the table of the tools has it. */
import { expect, it } from "vitest";
import { LANGUAGES as OF_THE_RUNNER } from "../../src/conformance/languages.js";
import { SPECIFIED } from "../../tools/languages.js";

it("the runner knows the languages that have a spec, in their versions", () => {
  const known = Object.entries(OF_THE_RUNNER).map(([name, { version, files }]) => [
    name,
    version,
    `conformance/${files[0]}.json`,
  ]);
  expect(known).toEqual(SPECIFIED.map(({ name, version, spec }) => [name, version, spec.suite]));
});
