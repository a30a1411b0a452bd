/** No control character reaches a terminal: every one is sent through every route, and what the terminal gets is looked at. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Writable } from "node:stream";
import { beforeAll, describe, expect, it } from "vitest";
import { Output } from "../../src/cli/io/output.js";
import { fileStore } from "../../src/sessions/files/index.js";
import { createSessions } from "../../src/sessions/index.js";
import { HAS_SCRIPT, Pty } from "./pty.js";
import { call, scratchFolder, until } from "./run.js";

const folder = scratchFolder();

/** C0 without line feed, DEL, C1, the marks of direction, the separators of lines, some tags. */
const CONTROLS = [
  [0x00, 0x09],
  [0x0b, 0x1f],
  [0x7f, 0x9f],
  [0x61c, 0x61c],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2066, 0x2069],
  [0xe0000, 0xe0001],
  [0xe0041, 0xe0041],
  [0xe0fff, 0xe0fff],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);
/** What a file or a pipe may hold, and what an argument may: no NUL. */
const ALL = CONTROLS.join("");
const WORD = ALL.slice(1);
/** What would steer a terminal in plain sight. */
const HOSTILE = "\x1b[2J\x1b[31m\x1b]0;title\x07";

/** What the hostile text is seen by: an escape, or, where that was a blank before it came to a terminal, a mark of direction. */
const SHOWN = /\\u(?:001b|202a)/;
const HARMFUL = /[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\u{e0000}-\u{e0fff}]/u;

/** What is left of the bytes of a terminal once line ends, our own six colors and, in a dialog, the editor's moves are taken out. */
function remainder(sent: string, editing: RegExp = /(?!)/): string {
  return sent
    .replaceAll("\r\n", "\n")
    .replace(/\x1b\[(?:1|2|22|31|32|33|39)m/g, "")
    .replace(editing, "");
}

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const state = (item: string): string => JSON.stringify({ premise: item, policies: { [item]: "use" }, version: 2 });
const STATE = file("state.json", state(`a${ALL}${HOSTILE}`));
const CHAT = file("chat.json", JSON.stringify([{ role: "user", content: `use ${ALL}${HOSTILE}` }]));
const RAW = file("raw.json", `${HOSTILE}${ALL}`);
const SECOND = file("raw.jsonl", `{"role":"user"}\n${HOSTILE}${ALL}`);
const LINES = file("lines.txt", CONTROLS.map((mark) => `use a${mark}${HOSTILE}\n`).join(""));
const ADAPTER = file(
  "adapter.mjs",
  `import { createInterface } from "node:readline";
const text = JSON.parse(${JSON.stringify(JSON.stringify(ALL + HOSTILE))});
const ascii = (value) => JSON.stringify(value).replace(/[^ -~]/g, (unit) => "\\\\u" + unit.charCodeAt(0).toString(16).padStart(4, "0"));
for await (const line of createInterface({ input: process.stdin })) {
  const { seq, type, protocol, language, suite } = JSON.parse(line);
  if (type === "hello") console.log(ascii({ seq, type, protocol, language, suite, implementation: text, classes: ["core"] }));
  else if (type === "goodbye") console.log(ascii({ seq, type }));
  else console.log(ascii({ seq, type: "error", message: text }));
}`,
);

const SAID = file("said.json", JSON.stringify([{ role: "tool", name: `a${HOSTILE}`, content: `b${ALL}${HOSTILE}` }]));
const RULES = file("AGENTS.md", `- Never use ${ALL}${HOSTILE}\n- Always use a${HOSTILE}b\n`);
const AUDIT = file("audit.jsonl", JSON.stringify({ line: "cap", origin: `${ALL}${HOSTILE}`, before: 2, after: 1 }));

const CHECKED = file("rules.txt", `prohibit tea${ALL}${HOSTILE}x\nuse tea${ALL}${HOSTILE}x\n`);
const GRAMMAR = file("pin.peggy", 'directive = Pin\nPin = "pin " tool:name end\nname = $[a-z]+\nend = !.\n');
const KEPT = "kept";
const STORE = `file:${join(folder, "store")}`;
const REQUESTS = file(
  "requests.jsonl",
  [
    {
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "c", version: "1" } },
    },
    { method: "notifications/initialized" },
    { id: 2, method: "tools/call", params: { name: `${ALL}${HOSTILE}`, arguments: {} } },
    { id: 3, method: "tools/call", params: { name: "apply", arguments: { text: `use ${ALL}${HOSTILE}` } } },
  ]
    .map((message) => `${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`)
    .join(""),
);

const COMMANDS: [route: string, args: string[]][] = [
  ["an unknown command", [`a${WORD}${HOSTILE}`]],
  ["an unknown option", [`--a${WORD}${HOSTILE}`]],
  ["two operands where one may be", ["replay", "one", `${WORD}${HOSTILE}`]],
  ["a turn that is explained", ["explain", `use ${WORD}${HOSTILE}`]],
  [
    "a repair",
    ["explain", `use a${HOSTILE}`, "--initial-state-json", state(`a${HOSTILE}`).replace('"use"', '"prohibit"')],
  ],
  ["the name of a file that is missing", ["replay", join(folder, `${WORD}${HOSTILE}`)]],
  ["the name of a conversation without turns", ["replay", file(`empty${WORD}${HOSTILE}`, "[]")]],
  ["the turns of a conversation", ["replay", CHAT]],
  ["the lines of work that are kept", ["compact", SAID]],
  ["the lines of a rule file", ["rules", RULES]],
  ["the lines of an audit", ["audit", AUDIT]],
  ["the lines of a rule file that is checked", ["check", CHECKED]],
  ["the turns of a conversation that is checked", ["check", "--json", CHAT]],
  ["the entries of a session", ["sessions", "history", KEPT, "--store", STORE]],
  ["the state of a session", ["sessions", "show", KEPT, "--store", STORE]],
  ["the export of a session", ["sessions", "export", KEPT, "--store", STORE, "--plain"]],
  ["the name of a language", ["generate", GRAMMAR, "--name", `a${WORD}${HOSTILE}`, "--out", join(folder, "out")]],
  ["a folder that cannot be made", ["generate", GRAMMAR, "--out", join(RAW, `${WORD}${HOSTILE}`)]],
  ["a file that is not JSON", ["replay", RAW]],
  ["a line that is not JSON", ["replay", SECOND]],
  ["the name of a file that is not a state", ["--initial-state-file", file(`wrong${WORD}${HOSTILE}`, "[]")]],
  ["the name of a checkpoint", ["--save-checkpoint", join(folder, "none", `${WORD}${HOSTILE}`, "file")]],
  ["a filter of cases", ["conformance", "--only", `${WORD}${HOSTILE}`, "--", "x"]],
  ["a filter of cases that are listed", ["conformance", "--list", "--only", `${WORD}${HOSTILE}`]],
  ["the name of an adapter", ["conformance", "--", `${WORD}${HOSTILE}`]],
  [
    "the report of an adapter, as JSON",
    ["conformance", "--json", "--only", "turn.passthrough", "--", process.execPath, ADAPTER],
  ],
  ["the report of an adapter", ["conformance", "--only", "turn.passthrough", "--", process.execPath, ADAPTER]],
];

beforeAll(async () => {
  const sessions = createSessions({ store: fileStore(join(folder, "store")), record: "texts" });
  const session = await sessions.open({ tenant: "local", conversation: KEPT });
  for (const text of [`use ${ALL}${HOSTILE}`, `prohibit a${HOSTILE}`, "use podman instead of docker"])
    await session.step({ turn: `m${text.length}${HOSTILE}`, text });
});

const where = HAS_SCRIPT ? "" : " (skipped: this `script` is not the one of Linux)";

describe.skipIf(!HAS_SCRIPT)(`what a terminal gets${where}`, () => {
  it.each(COMMANDS)("of %s is harmless", async (_route, args) => {
    const pty = new Pty(args);
    await pty.ended;
    expect(pty.sent()).toMatch(SHOWN);
    expect(remainder(pty.sent())).not.toMatch(HARMFUL);
  });

  it.each(COMMANDS)("of %s has no color that is not our own", async (_route, args) => {
    const pty = new Pty(args, { env: { NO_COLOR: "1" } });
    await pty.ended;
    expect(pty.sent()).toMatch(SHOWN);
    expect(pty.sent().replaceAll("\r\n", "\n")).not.toMatch(HARMFUL);
  });

  it("of turns from a pipe is harmless", async () => {
    const pty = new Pty([], { behind: `< '${LINES}'` });
    await pty.ended;
    expect(pty.sent()).toContain("\\u001b[2j");
    expect(remainder(pty.sent())).not.toMatch(HARMFUL);
  });

  it("of a server's answers is harmless, and says the same", async () => {
    const pty = new Pty(["mcp", "--store", "memory:"], { before: `cat '${REQUESTS}' |` });
    await pty.ended;
    expect(pty.sent()).toMatch(SHOWN);
    expect(pty.sent().replaceAll("\r\n", "\n")).not.toMatch(HARMFUL);
    const answers = pty
      .sent()
      .trim()
      .split("\n")
      .map((line): { id?: number } => JSON.parse(line));
    expect(JSON.stringify(answers.find(({ id }) => id === 2))).toContain(JSON.stringify(HOSTILE).slice(1, -1));
  });

  it("of turns from a pipe, with --json, is what a pipe gets", async () => {
    const pty = new Pty(["--json"], { before: `cat '${LINES}' |` });
    await pty.ended;
    const { stdout } = await call(["--json"], CONTROLS.map((mark) => `use a${mark}${HOSTILE}\n`).join(""));
    expect(pty.sent().replaceAll("\r\n", "\n")).toBe(stdout);
    expect(stdout).not.toMatch(HARMFUL);
  });
});

describe.skipIf(!HAS_SCRIPT)(`what a dialog writes${where}`, () => {
  /** How node:readline moves the cursor and clears. */
  const EDITING = /\x1b\[[\d;]*[ABCDGHJKf]|\r/g;

  /** Starts a dialog, presses keys one after the other, each when the last one's effect is there, and ends it. */
  async function dialog(args: readonly string[], history: string, ...keys: [key: string, effect: string][]) {
    const home = join(folder, `home-${Math.max(...[0, ...homes]) + 1}`);
    homes.push(homes.length + 1);
    mkdirSync(join(home, "context-compiler"), { recursive: true });
    writeFileSync(join(home, "context-compiler", "history"), history);
    const pty = new Pty(args, { env: { XDG_STATE_HOME: home } });
    await until(() => pty.sent().includes("Ctrl-D ends."), pty.sent);
    await until(() => pty.sent().includes("> "), pty.sent);
    for (const [key, effect] of keys) {
      const from = pty.sent().length;
      if (key !== "\t") pty.press(key);
      await until(
        () => {
          // Tabs that come in one go count as one, so they are pressed until they show.
          if (key === "\t") pty.press(key);
          return pty.sent().slice(from).includes(effect);
        },
        () => JSON.stringify(pty.sent()),
      );
    }
    pty.press("\x05\x15\x04");
    await pty.ended;
    return remainder(pty.sent(), EDITING);
  }
  const homes: number[] = [];

  it("at its start from a state is harmless", async () => {
    const sent = await dialog(["--initial-state-file", STATE], "");
    expect(sent).toContain("premise: a\\u0000\\u0001");
    expect(sent).not.toMatch(HARMFUL);
  });

  it("of names in the list of completions is harmless, and those that can be shown are there", async () => {
    const names = [...CONTROLS.map((mark) => `po${mark}q`), "pod", "pot"];
    const policies = Object.fromEntries(names.map((name) => [name, "use"]));
    const preload = JSON.stringify({ premise: null, policies, version: 2 });
    const sent = await dialog(["--initial-state-json", preload], "", ["use p", "use p"], ["\t", "pot"]);
    expect(sent).not.toMatch(HARMFUL);
  });

  it("of a name that fits is harmless: one that cannot be shown is passed over", async () => {
    const preload = JSON.stringify({ premise: null, policies: { [`p${HOSTILE}`]: "use", pod: "use" }, version: 2 });
    const sent = await dialog(["--initial-state-json", preload], "", ["use p", "use p"], ["\t", "od"]);
    expect(sent).not.toMatch(HARMFUL);
  });

  it("of a repair is harmless: one that cannot be shown is told, and Tab does not bring it", async () => {
    const preload = state("p\u200e").replace('"use"', '"prohibit"');
    const sent = await dialog(["--initial-state-json", preload], "", ["use P\u200e\r", "try: remove policy p\\u200e"]);
    expect(sent).not.toMatch(HARMFUL);
  });

  it("of a line of the history is harmless, and a good line is recalled", async () => {
    const lines = [...CONTROLS.map((mark) => `use a${mark}b`), HOSTILE, "good"];
    const sent = await dialog([], `${lines.join("\n")}\n`, ["\x1b[A", "> good"], ["\x1b[A", "use a\tb"]);
    expect(sent).not.toMatch(HARMFUL);
  });

  it("of what is typed, and recalled after that, is harmless", async () => {
    const typed = CONTROLS.filter((mark) => mark > "\x7f").join("");
    const sent = await dialog([], "", [`use a${typed}b\r`, "- use a"], ["\x1b[A", "use a"], ["\x1b[D", ""], ["c", "c"]);
    expect(sent).toContain("use a\\u0080\\u0081");
    expect(sent).not.toMatch(HARMFUL);
  });
});

it.skipIf(!HAS_SCRIPT)(
  "what tools print by any method of console, warn of, and let go of, is harmless, and an error that nobody catches ends with 1",
  async () => {
    const tools = file(
      "tools.mjs",
      `import { log as named } from "node:console";
const text = ${JSON.stringify(HOSTILE)};
named("named" + text);
for (const name of ["debug", "dir", "dirxml", "error", "info", "log", "trace", "warn", "count", "group", "table", "time"])
  console[name](name === "dir" ? new Error(text) : name + text);
console.groupEnd(); console.timeLog("time" + text); console.assert(false, text); process.emitWarning(text);
setTimeout(() => Promise.reject(new Error("let go of " + text)));
export default { t: { inputSchema: { type: "object" }, execute: () => 1 } };`,
    );
    const chat = new Pty(["chat", "--base-url", "http://127.0.0.1:1/v1", "--tools", tools], {
      behind: '; echo "[exit $?]"',
      env: { XDG_STATE_HOME: folder },
    });
    await until(() => chat.sent().includes("[exit "), chat.sent);
    await chat.ended;
    expect(chat.sent()).toContain("let go of \\u001b[2J");
    expect(chat.sent()).toContain("[exit 1]");
    expect(remainder(chat.sent(), /\x1b\[[\d;]*[GJ]|\r/g)).not.toMatch(HARMFUL);
  },
);

it("the door lets nothing through to a terminal but our colors, whatever a command forgot, and all of it to a pipe", async () => {
  for (const isTTY of [true, false]) {
    const chunks: string[] = [];
    const write = (chunk: unknown, _encoding: string, done: () => void): void => {
      chunks.push(String(chunk));
      done();
    };
    const stream = Object.assign(new Writable({ decodeStrings: false, write }), { isTTY });
    await new Output(stream).write(`\x1b[32mgreen\x1b[39m${ALL}${HOSTILE}\n`);
    const sent = chunks.join("");
    if (isTTY) expect(sent).toContain("\x1b[32mgreen\x1b[39m\\u0000\\u0001");
    if (isTTY) expect(remainder(sent)).not.toMatch(HARMFUL);
    else expect(sent).toBe(`\x1b[32mgreen\x1b[39m${ALL}${HOSTILE}\n`);
  }
});

describe("what a pipe gets", () => {
  it("is what was given, save in errors, which are one line", async () => {
    const text = `use a${HOSTILE}`;
    expect((await call([], `${text}\n`)).stdout).toContain(`- ${text.toLowerCase()}\n`);
    expect((await call(["explain", text])).stdout).toContain(`turn: ${text}\n`);
    const { stderr } = await call(["replay", `no\n${WORD}${HOSTILE}`]);
    expect(stderr).toMatch(/^error: There is no file 'no\\u000a\\u0001\\u0002[ -~]+\n$/);
  });
});
