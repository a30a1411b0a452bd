/** A session that is kept under a name, on a terminal: what it shows, and what is left when it is killed. */
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { Kept } from "./kept.js";
import { collect, ending, scratchFolder, start, until } from "./run.js";
import { HAS_TMUX, Window } from "./tmux.js";

const scratch = scratchFolder();
const QUESTION = 'confirm: Did you mean to use "trains" instead?';
const windows: Window[] = [];
afterEach(() => {
  for (const window of windows.splice(0)) window.close();
});

async function open(kept: Kept): Promise<Window> {
  const window = new Window(mkdtempSync(join(scratch, "window-")), kept.named("trip"));
  windows.push(window);
  await window.shows("Ctrl-D ends.\n");
  return window;
}

const where = HAS_TMUX ? "" : " (skipped: tmux is not installed)";

describe.skipIf(!HAS_TMUX)(`a kept session on a terminal${where}`, () => {
  it("goes on with what held, and knows the words of a kept session", async () => {
    const kept = new Kept(scratch);
    const first = await open(kept);
    await first.ends("Type a turn, or help. Ctrl-D ends.", ">");
    await first.enter("use tea", "- use tea", ">");
    await first.enter("undo", "updated, as after entry 1", "- - use tea", ">");
    await first.enter("redo", "updated, as after entry 2", "- + use tea", ">");
    await first.enter("help", "  at N           what held after entry N", ">");
    first.press("C-d");
    await first.ends(">", "[exit 0]");
    const second = await open(kept);
    await second.ends("premise: (none)", "policies:", "- use tea", ">");
    second.type("why t");
    second.press("Tab");
    await second.ends("> why tea");
    second.press("Enter");
    await second.shows("> why tea\nuse tea\n- entry 2, ");
  });

  it("lines that are pasted are answered in order, and kept before the session ends", async () => {
    const kept = new Kept(scratch);
    const window = await open(kept);
    window.type("use tea\ruse milk\rundo\rexit\ruse soup\r");
    await window.shows("[exit 0]");
    expect(await kept.talk("trip", ["state"])).toBe("premise: (none)\npolicies:\n- use tea\n");
  });

  it("lines that are pasted are kept before Ctrl-D ends the session", async () => {
    const kept = new Kept(scratch, (path) => `sqlite:${path}.db`);
    const window = await open(kept);
    window.type("use tea\ruse milk\ruse soup\r\u0004");
    await window.shows("[exit 0]");
    expect(await kept.talk("trip", ["state"])).toBe("premise: (none)\npolicies:\n- use milk\n- use soup\n- use tea\n");
  });

  it("a line that was begun before an answer came goes on where its cursor was", async () => {
    const kept = new Kept(scratch);
    const window = await open(kept);
    window.type("prohibit peanuts\ruse pod");
    await window.ends("- prohibit peanuts", "> use pod");
    await window.enter("man", "- prohibit peanuts", "- use podman", ">");
    const long = `set premise ${"a".repeat(90)} b`;
    window.type(`use tea\r${long}`);
    window.press("Left");
    await window.ends("- use tea", `> ${long.slice(0, 78)}`, long.slice(78));
    window.type("c");
    window.press("Enter");
    await window.shows("premise: a");
    expect(window.screen()).toContain(`> ${long.slice(0, 78)}\n${long.slice(78, -1)}cb\n`);
    expect(await kept.talk("trip", ["state"])).toContain(`premise: ${long.slice(12, -1)}cb\n`);
  });

  it("what was entered meanwhile stands before its answer", async () => {
    const window = await open(new Kept(scratch));
    window.type("use tea\ruse milk\r\rundo\r");
    const added = ["updated", "premise: (none)", "policies:", "- use milk", "- use tea"];
    await window.ends("> use milk", ...added, "> undo", "updated, as after entry 2", "- - use milk", ">");
  });

  it("takes no answer that was entered before its question was asked", async () => {
    const window = await open(new Kept(scratch));
    window.type("use trains instead of flights\ryes\r");
    await window.ends("yes/no> yes", "(not taken: this was not asked yet)", QUESTION, "yes/no>");
    await window.enter("yes", "- use trains", ">");
  });

  it("takes no answer that was entered before its question was asked, though an earlier one had the same words", async () => {
    const window = await open(new Kept(scratch));
    await window.enter("use trains instead of flights", QUESTION, "yes/no>");
    window.type("no\ruse trains instead of buses\ryes\r");
    await window.ends("yes/no> yes", "(not taken: this was not asked yet)", QUESTION, "yes/no>");
  });

  it("Ctrl-C while an answer is on its way parts no answer from its line", async () => {
    const window = await open(new Kept(scratch));
    window.type("use tea\r\u0003use milk\r");
    await window.ends("> use milk", "updated", "premise: (none)", "policies:", "- use milk", "- use tea", ">");
    expect(window.screen()).toContain("Ctrl-D, ends.\nupdated\npremise: (none)\npolicies:\n- use tea\n> use milk\n");
  });

  it("a window that is made wider loses nothing that stands above the line", async () => {
    const window = await open(new Kept(scratch));
    window.type(`use tea\r${"a ".repeat(100)}`);
    await window.shows("- use tea\n> a a");
    window.resize(220);
    await window.ends("- use tea", `> ${"a ".repeat(100).trim()}`);
  });

  it("the beginning of a pasted line leaves no row of the line behind", async () => {
    const window = await open(new Kept(scratch));
    window.type("use tea\r");
    await window.ends("- use tea", ">");
    window.type("a ".repeat(100));
    await window.shows("- use tea\n> a a");
    window.press("Home");
    window.type("b");
    await window.shows("> ba");
    const line = `> b${"a ".repeat(100)}`;
    const rows = [0, 1, 2, 3].map((row) => line.slice(row * 80, (row + 1) * 80).trimEnd());
    await window.ends("- use tea", ...rows.filter((row) => row !== ""));
  });

  it("a text that comes at once goes where the cursor is", async () => {
    const window = await open(new Kept(scratch));
    window.type("use tea");
    window.press("Left", "Left", "Left");
    window.type("green ");
    await window.shows("> use green tea");
    window.press("Enter");
    await window.ends("> use green tea", "updated", "premise: (none)", "policies:", "- use green tea", ">");
  });

  it("a window that is made as wide as the line loses nothing that stands above it", async () => {
    const window = await open(new Kept(scratch));
    window.type(`use tea\r${"x".repeat(58)}`);
    await window.shows(`> ${"x".repeat(58)}`);
    for (const width of [60, 80, 60]) {
      window.resize(width);
      await window.shows(`premise: (none)\npolicies:\n- use tea\n> ${"x".repeat(58)}`);
    }
  });

  it("is killed, and asks its question again", async () => {
    const kept = new Kept(scratch);
    const first = await open(kept);
    await first.enter("use trains instead of flights", QUESTION, "yes/no>");
    first.kill();
    await first.shows("[exit 137]");
    const second = await open(kept);
    await second.ends("policies: (none)", QUESTION, "yes/no>");
    await second.enter("yes", "- use trains", ">");
  });

  it("what others wrote into the log does not steer the terminal", async () => {
    const kept = new Kept(scratch);
    await kept.talk("trip", ["use \u001b[2Jx\u202ey"]);
    const window = await open(kept);
    await window.ends("policies:", "- use \\u001b[2jx\\u202ey", ">");
    await window.enter("history", ">");
    await window.shows("use \\u001b[2Jx\\u202ey => updated");
  });
});

/** Answers after which a session is killed: none, the first, both. */
const MOMENTS = ["", "updated", "confirm:"];

it("killed at any moment, a session is whole, has what it answered, and asks what it had asked", async () => {
  const kept = new Kept(scratch);
  for (const [round, moment] of [...MOMENTS, ...MOMENTS].entries()) {
    const child = start(kept.named(`trip-${round}`));
    const printed = collect(child.stdout);
    const done = ending(child);
    child.stdin.on("error", () => {});
    child.stdin.write("use tea\nuse trains instead of flights\n");
    await until(() => printed().includes(moment), printed);
    // The second time a little later, in the middle of what comes next.
    if (round >= MOMENTS.length) await new Promise((resolve) => setTimeout(resolve, 5 * round));
    child.kill("SIGKILL");
    await done;
    const [state, asked] = (await kept.talk(`trip-${round}`, ["at 2", "hm"])).split(/(?=confirm|passthrough)/);
    if (printed().includes("updated")) expect(state).toContain("- use tea");
    if (printed().includes("confirm:")) expect(asked).toBe(`${QUESTION}\n`);
    expect((await kept.do(["verify", `trip-${round}`])).stdout).toMatch(/^verified: /);
  }
}, 60_000);
