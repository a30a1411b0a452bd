/** Sister rules, which stand in the place of helpers in what is written. */
import { expect, it } from "vitest";
import { loaded, made } from "./made.js";

it("the sister of a helper is none of a production of that name", async () => {
  const { isCanonical, parseDirective, printDirective } = await loaded(
    'directive = Pin\nPin = pin tool:name end\npin = "PIN " / "pin "\ncanonicalPin = "pin "\nname = $[a-z]+\nend = !.',
  );
  expect([isCanonical("pin helm"), isCanonical("PIN helm")]).toEqual([true, false]);
  expect(parseDirective("PIN helm")).toEqual({ kind: "pin", tool: "helm" });
  expect(printDirective({ kind: "pin", tool: "helm" })).toBe("pin helm");
});

it.each([
  ["itself", 'name = @$[a-z ]+ end\ncanonicalName = !"x" name\n', "4:1", "canonicalName", "name"],
  [
    "a helper of its helper",
    "name = @word end\nword = $[a-z]+\ncanonicalWord = word\n",
    "5:1",
    "canonicalWord",
    "word",
  ],
  ["another rule", "name = @$w+ end\nw = [a-z]\ncanonicalW = v\nv = w\n", "5:1", "canonicalW", "w"],
])("a sister that leads back by %s is refused with what to write instead", (_what, rules, place, sister, helper) => {
  const text = `directive = Pin\nPin = "pin " tool:name\n${rules}end = !.\n`;
  expect(() => made(text)).toThrow(
    `a.peggy:${place}: The rule ${sister} stands in the place of ${helper} in everything that is written, and leads back to it. Write out what it takes`,
  );
  const written = text.replace(/^(canonical\w+) = .*$/m, "$1 = $[a-z]+ end");
  expect(() => made(written.replace("canonicalWord = $[a-z]+ end", "canonicalWord = $[a-z]+"))).not.toThrow();
});

it("a sister that takes more than its helper is refused with what it takes: no parser would take what is written", () => {
  const text = 'directive = Pin\nPin = "pin " tool:name end\nname = $[a-z]+\ncanonicalName = $[a-z0-9]+\nend = !.\n';
  expect(() => made(text)).toThrow(
    'a.peggy:2:1: The canonical texts of Pin have "pin 0", which Pin itself does not take. Let each rule canonicalX take no more than x does where it stands: behind blanks, for one, a text that begins with none.',
  );
  expect(() => made(text.replace("[a-z0-9]", "[a-m]"))).not.toThrow();
});
