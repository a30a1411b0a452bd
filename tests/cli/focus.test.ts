/** The command `context-compiler focus`, built, on a pipe and on a terminal. */
import { afterEach, describe, expect, it } from "vitest";
import { loadSuite } from "../../src/conformance/suite.js";
import { call, scratchFolder } from "./run.js";
import { HAS_TMUX, Window } from "./tmux.js";

const folder = scratchFolder();

function example(id: string): { readonly input: string; readonly output: unknown } {
  const found = loadSuite("focus").examples.find(({ case: asked }) => asked.id === id);
  return { input: String(found?.case.input), output: found?.expected.output };
}

describe("a session of the older language on a pipe", () => {
  it.each(["terminal.end--ends-1", "terminal.pipe--decisions-1", "terminal.pipe--returns-are-white-space-1"])(
    "answers as the spec's example %s",
    async (id) => {
      const { input, output } = example(id);
      expect(await call(["focus"], input)).toEqual({ stdout: output, stderr: "", code: 0 });
    },
  );

  it("takes no arguments", async () => {
    expect(await call(["focus", "now"])).toEqual({
      stdout: "",
      stderr: "error: focus takes no arguments, not 'now'. See 'context-compiler --help'.\n",
      code: 1,
    });
  });
});

describe.runIf(HAS_TMUX)("a session of the older language on a terminal", () => {
  let window: Window | undefined;
  afterEach(() => window?.close());

  it("tells each decision in words, below what was typed", async () => {
    window = new Window(folder, ["focus"]);
    await window.ends("Context Compiler REPL. Type help for commands.");
    await window.enter("hello", "hello", "passthrough");
    await window.enter("never b, a", "updated", "state:", "  focus.primary: null", '  prohibit: ["a", "b"]');
    await window.enter("no use fog", "clarify: Did you mean to prohibit 'fog'?");
    await window.enter("?", "  reset policies", "  clear state");
    await window.enter("exit", "exit", "[exit 0]");
  });

  it("ends where the input does", async () => {
    window = new Window(folder, ["focus"]);
    await window.ends("Context Compiler REPL. Type help for commands.");
    window.press("C-d");
    await window.shows("[exit 0]");
  });
});
