/** What a trial of a fix leaves behind. */
import { expect, test } from "vitest";
import { Host } from "../../src/diagnostics/host.js";
import { initial } from "../../src/index.js";

test("a trial that throws leaves the snapshot and the rules that it began with", () => {
  const from = initial();
  const host = new Host(from, []);
  expect(host.nearTo("peanuts", "use")).toBeNull();
  const isGood = (text: string): boolean => {
    if (text === "use docker") throw new RangeError("Invalid string length");
    return true;
  };
  expect(() => host.trial(["use peanut", "use docker", "use podman"], isGood)).toThrow(RangeError);
  expect(host.snapshot).toBe(from);
  expect(host.nearTo("peanuts", "use")).toBeNull();
});
