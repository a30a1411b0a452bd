/** The session on a terminal, in a real pseudo-terminal. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { call, scratchFolder, until } from "./run.js";
import { HAS_TMUX, Window } from "./tmux.js";

const scratch = scratchFolder();
const windows: Window[] = [];
let folders = 0;

function newFolder(): string {
  folders += 1;
  const folder = join(scratch, String(folders));
  mkdirSync(folder);
  return folder;
}

interface Options {
  readonly folder?: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly width?: number;
}

async function open({ folder = newFolder(), args = [], env = {}, width = 80 }: Options = {}): Promise<Window> {
  const window = new Window(folder, args, env, width);
  windows.push(window);
  await window.shows("Ctrl-D ends.\n");
  return window;
}

/** The exit code of a command that SIGHUP has ended. */
const HUNG_UP = 128 + constants.signals.SIGHUP;

afterEach(() => {
  for (const window of windows.splice(0)) window.close();
});

const where = HAS_TMUX ? "" : " (skipped: tmux is not installed)";

describe.skipIf(!HAS_TMUX)(`a terminal session${where}`, () => {
  it("greets, answers with the words of a pipe, skips blank lines, and ends with exit", async () => {
    const window = await open();
    await window.enter("use tea", "> use tea", "updated", "premise: (none)", "policies:", "- use tea", ">");
    await window.enter("", "- use tea", ">", ">");
    await window.enter("preview", "error: preview requires input.", "Use 'preview <input>'.", ">");
    await window.enter("exit", "> exit", "[exit 0]");
  });

  it("help and ? print the help of the session", async () => {
    const window = await open();
    await window.enter("help", "  exit           end, as Ctrl-D does", ">");
    await window.enter("use ?", "- use ?", ">");
    await window.enter(" ? ", "  exit           end, as Ctrl-D does", ">");
  });

  it("the prompt shows that a confirmation is awaited, until it is given", async () => {
    const window = await open();
    const question = 'confirm: Did you mean to use "tea" instead?';
    await window.enter("use tea instead of coffee", question, "yes/no>");
    await window.enter("hm", "yes/no> hm", question, "yes/no>");
    await window.enter("yes", "- use tea", ">");
  });

  it("repairs are offered below a clarification, and Tab on the empty line takes them in turn", async () => {
    const window = await open();
    await window.enter("prohibit tea", "- prohibit tea", ">");
    await window.enter(
      "use tea",
      "Remove or replace it before using it.",
      "try (Tab): remove policy tea",
      "then: use tea",
      ">",
    );
    window.press("Tab");
    await window.ends("> remove policy tea");
    await window.enter("", "policies: (none)", "then (Tab): use tea", ">");
    window.press("Tab");
    await window.ends("> use tea");
    await window.enter("", "policies:", "- use tea", ">");
  });

  it("a turn that is answered otherwise offers no repairs, though it would clarify when entered again", async () => {
    const window = await open();
    await window.enter(
      "set premise brief",
      "> set premise brief",
      "updated",
      "premise: brief",
      "policies: (none)",
      ">",
    );
    await window.enter("set premise", "Use 'set premise <value>' with a non-empty value.", ">");
    await window.enter(
      "step set premise short",
      "Use 'change premise to <value>' to modify it.",
      "try (Tab): change premise to short",
      ">",
    );
    await window.enter("hello", "passthrough", ">");
    window.press("Tab");
    window.type("other words");
    window.press("Enter");
    // A busy machine reads all of this at once, as it would a text that is pasted, tab included.
    await until(
      () => /\n>\s+other words\npassthrough\n>$/.test(window.screen()),
      () => window.screen(),
    );
  });

  it("Tab completes openers and known items", async () => {
    const window = await open();
    await window.enter("use podman", "- use podman", ">");
    window.type("pro");
    window.press("Tab");
    await window.ends("> prohibit");
    window.type("milk");
    await window.enter("", "- prohibit milk", "- use podman", ">");
    window.type("use docker instead of Po");
    window.press("Tab");
    await window.ends("> use docker instead of podman");
    await window.enter("", "- use docker", "- prohibit milk", ">");
  });

  it("Tab twice lists what is possible", async () => {
    const window = await open();
    window.type("re");
    await window.ends("> re");
    // Tabs that come in one go count as one, so they are pressed until the list is there.
    await until(
      () => {
        window.press("Tab");
        return window.screen().includes("remove policy");
      },
      () => window.screen(),
    );
    expect(window.screen()).toContain("reset policies");
  });

  it("history is kept between sessions, for its user alone", async () => {
    const folder = newFolder();
    const first = await open({ folder });
    await first.enter("use tea", "- use tea", ">");
    await first.enter("use tea", "- use tea", ">");
    await first.enter("exit", "[exit 0]");
    first.close();
    const path = join(folder, "context-compiler", "history");
    expect(readFileSync(path, "utf8")).toBe("use tea\nexit\n");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const second = await open({ folder });
    second.press("Up", "Up");
    await second.ends("> use tea");
    await second.enter("", "- use tea", ">");
  });

  it("a history that cannot be written is no error", async () => {
    const folder = newFolder();
    writeFileSync(join(folder, "context-compiler"), "a file where the folder would be");
    const window = await open({ folder });
    await window.enter("use tea", "- use tea", ">");
    window.press("Up");
    await window.ends("> use tea");
  });

  it("Ctrl-C clears the line, then says how to end, then ends", async () => {
    const window = await open();
    window.type("use tea");
    await window.ends("> use tea");
    window.press("C-c");
    await window.ends("Type a turn, or help. Ctrl-D ends.", ">");
    window.press("C-c");
    await window.ends(">", "Ctrl-C again, or Ctrl-D, ends.", ">");
    window.press("C-c");
    await window.ends(">", "[exit 0]");
  });

  it("Ctrl-C on an empty line says how to end, and a line typed after it takes that back", async () => {
    const window = await open();
    window.press("C-c");
    await window.ends(">", "Ctrl-C again, or Ctrl-D, ends.", ">");
    await window.enter("hello", "passthrough", ">");
    window.press("C-c");
    await window.ends(">", "Ctrl-C again, or Ctrl-D, ends.", ">");
    window.press("C-d");
    await window.ends(">", "[exit 0]");
  });

  it("Ctrl-D ends, and the checkpoint lets a session go on with its question", async () => {
    const folder = newFolder();
    const path = join(folder, "checkpoint.json");
    const first = await open({ folder, args: ["--save-checkpoint", path] });
    await first.enter("use tea instead of coffee", "yes/no>");
    first.press("C-d");
    await first.ends("yes/no>", "[exit 0]");
    first.close();
    const second = await open({ folder, args: ["--initial-checkpoint-file", path] });
    await second.ends("policies: (none)", 'confirm: Did you mean to use "tea" instead?', "yes/no>");
    await second.enter("yes", "- use tea", ">");
  });

  it("a window that is closed saves the checkpoint, and ends the session by its signal", async () => {
    const folder = newFolder();
    const path = join(folder, "checkpoint.json");
    const window = await open({ folder, args: ["--save-checkpoint", path] });
    await window.enter("use tea", "- use tea", ">");
    window.close();
    await until(
      () => existsSync(path),
      () => "no checkpoint",
    );
    expect(readFileSync(path, "utf8")).toContain('"tea":"use"');
    expect(await window.exitCode()).toBe(HUNG_UP);
  });

  it("a window that is closed ends a session whose checkpoint cannot be saved by its signal as well", async () => {
    const folder = newFolder();
    const place = join(folder, "place");
    mkdirSync(place);
    const window = await open({ folder, args: ["--save-checkpoint", join(place, "checkpoint.json")] });
    rmSync(place, { recursive: true });
    window.close();
    expect(await window.exitCode()).toBe(HUNG_UP);
  });

  it("a line that was not entered when the window is closed is not stepped, and no answer", async () => {
    const folder = newFolder();
    const path = join(folder, "checkpoint.json");
    const window = await open({ folder, args: ["--save-checkpoint", path] });
    await window.enter("use tea", "- use tea", ">");
    await window.enter("use milk instead of coffee", "yes/no>");
    window.type("yes");
    await window.ends("yes/no> yes");
    window.close();
    await until(
      () => existsSync(path),
      () => "no checkpoint",
    );
    const { authoritative_state: state, pending } = JSON.parse(readFileSync(path, "utf8"));
    expect(state.policies).toEqual({ tea: "use" });
    expect(pending).toMatchObject({ prompt_to_user: 'Did you mean to use "milk" instead?' });
    expect(readFileSync(join(folder, "context-compiler", "history"), "utf8")).not.toContain("yes");
  });

  it("Ctrl-Z stops it, and it goes on with its line when it is brought back", async () => {
    const window = await open();
    window.type("use te");
    await window.ends("> use te");
    window.press("C-z");
    await window.ends("> use te[stopped]", "> use te");
    await window.enter("a", "- use tea", ">");
    window.press("C-d");
    await window.ends(">", "[exit 0]");
  });

  it("lines that are pasted behind an exit are not stepped", async () => {
    const folder = newFolder();
    const path = join(folder, "checkpoint.json");
    const window = await open({ folder, args: ["--save-checkpoint", path] });
    window.type("use tea\rexit\ruse milk\r");
    await window.shows("[exit 0]");
    expect(readFileSync(path, "utf8")).toContain('"policies":{"tea":"use"}');
  });

  it("a warning stands below the answer, and Tab leads to what was meant", async () => {
    const window = await open({ width: 100 });
    await window.enter("prohibit tea.", "try (Tab): remove policy tea.", "then: prohibit tea", ">");
    expect(window.screen()).toContain("\nwarning: The punctuation at the end becomes part of the item.");
    window.press("Tab");
    await window.ends("> remove policy tea.");
    await window.enter("", "policies: (none)", "then (Tab): prohibit tea", ">");
    window.press("Tab");
    await window.ends("> prohibit tea");
    await window.enter("", "- prohibit tea", ">");
    const hint = "hint: This is no directive, and changes nothing. As a directive it is written: use milk";
    await window.enter("Use milk", hint, "try (Tab): use milk", ">");
    window.press("Tab");
    await window.ends("> use milk");
  });

  it("a window 40 columns wide wraps a long line and still edits it", async () => {
    const window = await open({ width: 40 });
    window.type("use a very-long-item-that-does-not-fit into the windxw");
    window.press("BSpace", "BSpace");
    window.type("ow");
    window.press("Enter");
    await window.ends("- use very-long-item-that-does-not-fit i", "nto the window", ">");
    await window.enter("help", "  exit           end, as Ctrl-D does", ">");
  });

  it("color is used where the terminal has it, and not with NO_COLOR", async () => {
    const colored = await open();
    await colored.enter("hello", "passthrough", ">");
    expect(colored.screen("-e")).toContain("\x1b[2mpassthrough");
    colored.close();
    const plain = await open({ env: { NO_COLOR: "1" } });
    await plain.enter("hello", "passthrough", ">");
    expect(plain.screen("-e")).not.toContain("\x1b[");
  });

  it("control characters in a state are shown, not obeyed", async () => {
    const state = JSON.stringify({ premise: "\x1b[2Jgone\u202e", policies: {}, version: 2 });
    const window = await open({ args: ["--initial-state-json", state] });
    await window.ends("premise: \\u001b[2Jgone\\u202e", "policies: (none)", ">");
  });

  it("--json is refused", async () => {
    const window = new Window(newFolder(), ["--json"]);
    windows.push(window);
    await window.shows("[exit 1]");
    expect(window.screen()).toContain("error: --json is for pipes, not for a terminal.");
  });

  it("a replay is shown in color, and a pipe gets none", async () => {
    const chat = join(newFolder(), "chat.jsonl");
    writeFileSync(chat, '{"role":"user","content":"use \\u001b[31mtea"}\n');
    const window = new Window(newFolder(), ["replay", chat]);
    windows.push(window);
    await window.shows("[exit 0]");
    expect(window.screen("-e")).toContain("\x1b[32mupdated");
    expect(window.screen()).toContain("1  use \\u001b[31mtea");
    expect((await call(["replay", chat])).stdout).toContain("   => updated\n      + use \x1b[31mtea\n");
  });
});
