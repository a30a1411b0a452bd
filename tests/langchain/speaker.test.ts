/** Which runs a tool has begun, by the place that the library gives each run. */
import { expect, it } from "vitest";
import { isBegunByTool } from "../../src/langchain/speaker.js";

it.each([
  ["tools:1", true],
  ["tools:1|agent:2", true],
  ["team:1|tools:2", true],
  ["team:1|call tool:2|agent:3", true],
  ["team:1|agent:2", false],
  ["toolsmith:1", false],
  ["", false],
])("a run at %j is begun by a tool: %s", (place, isBegun) => {
  expect(isBegunByTool({ configurable: { checkpoint_ns: place } })).toBe(isBegun);
});

it("a run without a place is not", () => {
  expect([isBegunByTool({}), isBegunByTool({ configurable: { checkpoint_ns: 5 } })]).toEqual([false, false]);
});
