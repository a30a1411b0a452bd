/** Completion, without a terminal. */
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { complete } from "../../src/cli/session/completion.js";
import { OPENERS } from "../../src/generated/directives/words.js";
import { createEngine, type Engine } from "../../src/index.js";

function engineAfter(...turns: string[]): Engine {
  const engine = createEngine();
  for (const turn of turns) engine.step(turn);
  return engine;
}

function engineUsing(items: readonly string[]): Engine {
  const policies = Object.fromEntries(items.map((item) => [item, "use" as const]));
  return createEngine({ state: { premise: null, policies, version: 2 } });
}

/** What stands in the line of the real editor when Tab was pressed behind it. */
async function lineAfterTab(line: string, items: readonly string[]): Promise<string> {
  const engine = engineUsing(items);
  const completer = (typed: string) => complete(typed, engine, null);
  const editor = createInterface({ input: new PassThrough(), output: new PassThrough(), terminal: true, completer });
  editor.write(line);
  editor.write(null, { name: "tab" });
  await setImmediate();
  const { line: completed } = editor;
  editor.close();
  return completed;
}

const KNOWING = engineAfter("use podman", "prohibit peanuts", "use podman desktop");

describe("completion", () => {
  it("of a thousand items all are offered, and of more none, until less is left", () => {
    const many = (count: number) => engineUsing(Array.from({ length: count }, (_, index) => `item ${index}`));
    expect(complete("use i", many(1000), null)[0]).toHaveLength(1000);
    expect(complete("use i", many(1001), null)).toEqual([[], "i"]);
    expect(complete("use item 100", many(1001), null)).toEqual([["item 100", "item 1000"], "item 100"]);
  });

  it("an empty line knows every opener, with a space where more must follow", () => {
    const [words] = complete("", KNOWING, null);
    for (const opener of OPENERS) expect(words.map((word) => word.trimEnd())).toContain(opener);
    expect(words).toContain("clear premise");
    expect(words).toContain("use ");
  });

  it("an empty line is completed by the repair that is offered", () => {
    expect(complete("", KNOWING, "remove policy peanuts")).toEqual([["remove policy peanuts"], ""]);
    expect(complete("sta", KNOWING, "remove policy peanuts")).toEqual([["state"], "sta"]);
  });

  it("items follow the openers that take one, sorted, in any case and at any word", () => {
    const podman = ["podman", "podman desktop"];
    expect(complete("remove policy ", KNOWING, null)).toEqual([["peanuts", ...podman], ""]);
    expect(complete("prohibit PO", KNOWING, null)).toEqual([podman, "PO"]);
    expect(complete("use tea instead of podman d", KNOWING, null)).toEqual([["podman desktop"], "podman d"]);
    expect(complete("use x", KNOWING, null)[0]).toEqual([]);
  });

  it("what a terminal would obey is not offered", () => {
    const hostile = createEngine({
      state: { premise: null, policies: { "p\u001b[2J": "use", pod: "use" }, version: 2 },
    });
    expect(complete("use p", hostile, null)).toEqual([["pod"], "p"]);
    expect(complete("", hostile, "remove policy p\u200e")[0]).toContain("use ");
  });

  it("no item follows an opener of the premise", () => {
    expect(complete("set premise p", KNOWING, null)[0]).toEqual([]);
  });

  it("step and preview are completed as the turn behind them", () => {
    expect(complete("preview cl", KNOWING, null)).toEqual([["clear premise", "clear state"], "cl"]);
    expect(complete("step use pe", KNOWING, null)).toEqual([["peanuts"], "pe"]);
    expect(complete("step st", KNOWING, null)[0]).toEqual([]);
  });

  it("while a confirmation is awaited only answers and the session's words are offered", () => {
    const asked = engineAfter("use tea", "use podman instead of docker");
    expect(complete("", asked, null)[0]).toEqual(["yes", "no", "step ", "preview ", "state", "help", "exit"]);
    expect(complete("use ", asked, null)[0]).toEqual([]);
  });

  it("a line of a million words is completed, at its end", () => {
    const pasted = `use ${"a ".repeat(1_000_000)}`;
    expect(complete(`${pasted}po`, KNOWING, null)).toEqual([["podman", "podman desktop"], "po"]);
  });

  it.each<readonly [line: string, completed: string, items: readonly string[]]>([
    ["use ", "use ", ["\u{1f95c} peanuts", "\u{1f95b} milk"]],
    ["use t", "use tea ", ["tea \u{1f95c}", "tea \u{1f95b}"]],
    ["use TEA ", "use tea ", ["tea \u{1f95c}", "tea \u{1f95b}"]],
    ["use tea \u{1f95c}", "use tea \u{1f95c}", ["tea \u{1f95c}\u{1f95c}", "tea \u{1f95c}\u{1f95b}"]],
    ["use ", "use \u{1f95c} ", ["\u{1f95c} peanuts", "\u{1f95c} walnuts"]],
    ["use ", "use \u{1f95c}", ["\u{1f95c}", "\u{1f95c} walnuts"]],
    ["use ", "use \u{1f95c} peanuts", ["\u{1f95c} peanuts"]],
    ["use ", "use ", ["\u{1f95c} peanuts", "\u{1f95b} milk", "tea"]],
  ])("Tab puts no half of a character into the line %j, and makes it %j", async (line, completed, items) => {
    expect(await lineAfterTab(line, items)).toBe(completed);
  });

  it("what begins with halves of different characters is offered whole", () => {
    const items = ["\u{1f95b} milk", "\u{1f95c} peanuts"];
    const [offered] = complete("use ", engineUsing(items), null);
    expect(offered.filter((item) => item.trim() !== "")).toEqual(items);
  });
});
