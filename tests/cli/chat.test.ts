/** A chat with a model: what it shows on a terminal, what goes to the server, and what is left when it is killed. */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { endpointOf } from "../../src/cli/chat/endpoint.js";
import { server } from "./chat-stage.js";
import { HAS_SCRIPT, Pty } from "./pty.js";
import { call, scratchFolder, until } from "./run.js";
import { HAS_TMUX, Window } from "./tmux.js";

const scratch = scratchFolder();
const QUESTION = 'confirm: Did you mean to use "trains" instead?';
const windows: Window[] = [];
afterEach(() => {
  for (const window of windows.splice(0)) window.close();
});

const keptIn = () => ["--session", "trip", "--store", `file:${mkdtempSync(join(scratch, "store-"))}`];

function open(url: string, ...args: string[]): Window {
  const env = { CONTEXT_COMPILER_API_KEY: "a-key" };
  const window = new Window(mkdtempSync(join(scratch, "w-")), ["chat", "--base-url", url, ...args], env, 100);
  windows.push(window);
  return window;
}

/** The names of the tools that a request offers. */
function offered(request: string): string[] {
  const { tools }: { readonly tools: readonly { readonly function: { readonly name: string } }[] } =
    JSON.parse(request);
  return tools.map((tool) => tool.function.name);
}

/** Tools that are not loaded within a minute, and the process that loads them, once it does. */
function neverLoaded() {
  const folder = mkdtempSync(join(scratch, "loading-"));
  const [tools, pid] = [join(folder, "tools.mjs"), join(folder, "pid")];
  writeFileSync(
    tools,
    `import { writeFileSync } from "node:fs";
writeFileSync(${JSON.stringify(pid)}, process.pid + "\\n");
await new Promise((resolve) => setTimeout(resolve, 60_000));
export default {};`,
  );
  const loading = () => {
    const told = existsSync(pid) ? readFileSync(pid, "utf8") : "";
    return told.endsWith("\n") ? Number(told) : null;
  };
  return { tools, loading };
}

const where = HAS_TMUX ? "" : " (skipped: tmux is not installed)";

describe.skipIf(!HAS_TMUX)(`a chat on a terminal${where}`, () => {
  it("acknowledges directives, sends the rules with the turn, and shows and undoes them", async () => {
    const { url, requests, keys } = await server({ says: "Try almonds." });
    const window = open(url, "--model", "a-model");
    await window.ends("Type a turn, or help. Ctrl-D ends.", ">");
    await window.enter("prohibit peanuts", 'Now prohibited: "peanuts".', ">");
    expect(requests).toHaveLength(0);
    await window.enter("What goes with chocolate?", "Try almonds.", ">");
    expect(requests[0]).toContain("- Do not use: peanuts");
    expect([JSON.parse(requests[0] ?? "").model, keys]).toEqual(["a-model", ["Bearer a-key"]]);
    await window.enter("show state", ">");
    await window.shows("peanuts");
    await window.enter("undo", 'Lifted: "peanuts".', ">");
    await window.enter("And now?", "Try almonds.", ">");
    expect(requests[1]).not.toContain("- Do not use");
    window.press("C-d");
    await window.ends("2 requests: 40 tokens read, 6 written; cost not known", "[exit 0]");
  });

  it("with a model whose prices and window are known tells what it has cost, and says of nothing that it is not known", async () => {
    const { url, keys } = await server({ says: "Hello." });
    const redirect = join(scratch, "redirect.mjs");
    writeFileSync(
      redirect,
      `const { fetch } = globalThis;
globalThis.fetch = (to, init) => fetch(String(to).replace("https://api.openai.com/v1", ${JSON.stringify(url)}), init);`,
    );
    const env = { OPENAI_API_KEY: "a-key", NODE_OPTIONS: `--import=${pathToFileURL(redirect)}` };
    const window = new Window(mkdtempSync(join(scratch, "w-")), ["chat", "--model", "openai:gpt-4o"], env, 100);
    windows.push(window);
    await window.ends("Type a turn, or help. Ctrl-D ends.", ">");
    await window.enter("Hi.", "Hello.", ">");
    expect(keys).toEqual(["Bearer a-key"]);
    window.press("C-d");
    await window.ends("1 request: 20 tokens read, 3 written; cost $0.00008", "[exit 0]");
  });

  it("is killed in the middle of a question, and asks it again", async () => {
    const { url, requests } = await server({ says: "By train." });
    const kept = keptIn();
    const first = open(url, ...kept);
    await first.ends(">");
    await first.enter("use trains instead of flights", QUESTION, "yes/no>");
    first.kill();
    await first.shows("[exit 137]");
    const second = open(url, ...kept);
    await second.ends(QUESTION, "yes/no>");
    await second.enter("yes", 'Now in use: "trains".', ">");
    await second.enter("How do I go?", "By train.", ">");
    expect(requests).toHaveLength(1);
    expect(requests[0]).toContain("- Use: trains");
    const third = open(url, ...kept);
    await third.ends("By train.", ">");
  });

  it("a window that is closed ends it by its signal", async () => {
    const { url } = await server({ says: "Try almonds." });
    const window = open(url);
    await window.ends(">");
    window.close();
    expect(await window.exitCode()).toBe(128 + constants.signals.SIGHUP);
  });

  it("Ctrl-Z stops it, and it goes on when it is brought back", async () => {
    const { url } = await server({ says: "Try almonds." });
    const window = open(url);
    await window.ends(">");
    window.press("C-z");
    await window.ends("> [stopped]", ">");
    await window.enter("prohibit peanuts", 'Now prohibited: "peanuts".', ">");
    await window.enter("What goes with chocolate?", "Try almonds.", ">");
    window.press("C-d");
    await window.shows("[exit 0]");
  });

  it("Ctrl-C ends it where it comes twice in a row on an empty line, and not where a line was cleared between", async () => {
    const { url } = await server({ says: "Well." });
    const window = open(url);
    await window.ends(">");
    const notice = ["Ctrl-C again, or Ctrl-D, ends.", ">"];
    window.press("C-c");
    await window.ends(...notice);
    window.type("abc");
    await window.ends("> abc");
    window.press("C-c");
    await window.ends(">");
    window.press("C-c");
    await window.ends(...notice, ...notice);
    window.press("C-c");
    await window.shows("[exit 0]");
  });

  it("Ctrl-C interrupts a reply, and what was shown of it is kept", async () => {
    const { url, requests } = await server({ begins: "Once upon" }, { says: "Of course." });
    const window = open(url);
    await window.ends(">");
    await window.enter("Tell me a story.", "Once upon");
    window.press("C-c");
    await window.ends("Once upon", "(interrupted)", ">");
    await window.enter("Go on.", "Of course.", ">");
    expect(requests[1]).toContain("Once upon");
    window.press("C-c");
    await window.ends("Ctrl-C again, or Ctrl-D, ends.", ">");
    window.press("C-c");
    await window.shows("[exit 0]");
  });

  it("runs tools, asks before those that want it, and refuses what is prohibited", async () => {
    const tools = join(scratch, "tools.mjs");
    writeFileSync(
      tools,
      `const inputSchema = { type: "object" };
export default {
  look: { inputSchema, execute: () => "LOOKED" },
  pay: { inputSchema, confirm: true, execute: () => "PAID" },
};`,
    );
    const { url, requests } = await server(
      ...([{ calls: "look" }, { says: "Seen." }, { calls: "pay", inputs: [{ sum: 5 }] }, { says: "Paid." }] as const),
      ...([{ calls: "look" }, { says: "Not allowed." }] as const),
    );
    const window = open(url, "--tools", tools);
    await window.ends(">");
    await window.enter("Look.", "look {}", "Seen.", ">");
    await window.enter("Pay.", 'confirm: Run pay {"sum":5}?', "yes/no>");
    await window.enter("yes", 'pay {"sum":5}', "Paid.", ">");
    expect(requests.map((sent) => [sent.includes("LOOKED"), sent.includes("PAID")])).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ]);
    // A name that no tool has would hold for none.
    await window.enter(
      "prohibit looks",
      "confirm: Did you mean `prohibit look`? With a no I take it as you typed it.",
      "yes/no>",
    );
    await window.enter("yes", 'Now prohibited: "look".', ">");
    await window.enter("Look again.", "Not allowed.", ">");
    await window.shows('"look" is refused: the user said "prohibit look".');
    expect(requests.map(offered)).toEqual([...Array(4).fill(["look", "pay"]), ["pay"], ["pay"]]);
  });

  it("asks whether a wish is meant as a rule, and shows the rules while a question or a call waits", async () => {
    const tools = join(scratch, "paying.mjs");
    writeFileSync(
      tools,
      'export default { pay: { inputSchema: { type: "object" }, confirm: true, execute: () => "PAID" } };',
    );
    const { url, requests } = await server({ calls: "pay" }, { says: "Paid." });
    const window = open(url, "--tools", tools);
    await window.ends(">");
    await window.enter("Prohibit walnuts.", "confirm: Did you mean `prohibit walnuts`?", "yes/no>");
    await window.enter("yes", 'Now prohibited: "walnuts".', ">");
    // No fault of spelling: a wish in plain words.
    await window.enter("Please never suggest raisins again.", "confirm: Did you mean `prohibit raisins`?", "yes/no>");
    await window.enter("yes", 'Now prohibited: "raisins".', ">");
    await window.enter("set premise to brief", "confirm: Did you mean 'set premise brief'?", "yes/no>");
    await window.enter("yes", "The premise is now: brief", ">");
    await window.enter("use trains instead of flights", QUESTION, "yes/no>");
    await window.enter("show state", "- Do not use: raisins, walnuts", QUESTION, "yes/no>");
    await window.enter("no", "Nothing was changed.", ">");
    const doubt = "confirm: Shall I keep `use tomatoes for the sauce tonight` as a rule? With a no it is a request for";
    await window.enter("use tomatoes for the sauce tonight", doubt, "now.", "yes/no>");
    await window.enter("yes", 'Now in use: "tomatoes for the sauce tonight".', ">");
    await window.enter("Pay.", "confirm: Run pay {}?", "yes/no>");
    await window.enter("show state", "- Do not use: raisins, walnuts", "confirm: Run pay {}?", "yes/no>");
    await window.enter("why walnuts", "confirm: Run pay {}?", "yes/no>");
    await window.shows("It was set with");
    expect(requests).toHaveLength(1);
    await window.enter("yes", "pay {}", "Paid.", ">");
    expect(requests[1]).toContain("PAID");
  });

  it("ends with its process, whatever its tools keep open", async () => {
    const tools = join(scratch, "holding.mjs");
    const tool = 'look: { inputSchema: { type: "object" }, execute: () => "seen" }';
    writeFileSync(tools, `setInterval(() => {}, 1000);\nexport default { ${tool} };`);
    const { url } = await server({ says: "Hello." });
    const window = open(url, "--tools", tools);
    await window.ends(">");
    await window.enter("Hello.", "Hello.", ">");
    window.type("exit");
    window.press("Enter");
    await window.shows("[exit 0]");
  });

  it.each(["SIGINT", "SIGQUIT", "SIGTERM", "SIGHUP"] as const)(
    "%s ends it while its tools are loaded",
    async (signal) => {
      const { url } = await server({ says: "Hello." });
      const { tools, loading } = neverLoaded();
      const window = open(url, "--tools", tools);
      await until(
        () => loading() !== null,
        () => window.screen(),
      );
      process.kill(loading() ?? 0, signal);
      await window.shows(`[exit ${128 + constants.signals[signal]}]`);
    },
  );

  it("asks no more about a call that another terminal has settled", async () => {
    const tools = join(scratch, "settled.mjs");
    writeFileSync(
      tools,
      'export default { pay: { inputSchema: { type: "object" }, confirm: true, execute: () => "PAID" } };',
    );
    const { url, requests } = await server({ calls: "pay" }, { says: "Not paid." });
    const kept = [...keptIn(), "--tools", tools];
    const first = open(url, ...kept);
    await first.ends(">");
    await first.enter("Pay.", "confirm: Run pay {}?", "yes/no>");
    const second = open(url, ...kept);
    await second.ends("confirm: Run pay {}?", "yes/no>");
    await second.enter("no", "Not paid.", ">");
    await first.enter("yes", "error: This call waits no more, so nothing was done. Enter retry to go on.", ">");
    expect(requests.join()).not.toContain("PAID");
  });

  it("takes an answer for the question on this terminal, and for no other", async () => {
    const { url } = await server({ says: "Hello." });
    const kept = keptIn();
    const first = open(url, ...kept);
    await first.ends(">");
    await first.enter("use trains instead of flights", QUESTION, "yes/no>");
    const second = open(url, ...kept);
    await second.ends(QUESTION, "yes/no>");
    await second.enter("no", "Nothing was changed.", ">");
    await first.enter("yes", "That question is no longer open, so this was not taken.", ">");
    await second.enter("prohibit peanuts", 'Now prohibited: "peanuts".', ">");
    await first.enter(
      "undo",
      "The rules have changed since you saw them, so this was not taken. Look at them, and say it again.",
      ">",
    );
    await first.enter("undo", 'Lifted: "peanuts".', ">");
  });

  it("takes no answer to a question that came on another terminal during the turn", async () => {
    const { url } = await server({ begins: "Once upon" });
    const kept = keptIn();
    const first = open(url, ...kept);
    await first.ends(">");
    await first.enter("Tell me a story.", "Once upon");
    const second = open(url, ...kept);
    await second.shows("Once upon");
    second.press("C-c");
    await second.ends(">");
    await second.enter("use trains instead of flights", QUESTION, "yes/no>");
    first.press("C-c");
    await first.shows("gone on elsewhere");
    await first.ends(">");
    await first.enter("yes", "(not taken: this was not asked yet)", QUESTION, "yes/no>");
    await second.enter("no", "Nothing was changed.", ">");
  });

  it("takes no answer that was entered before what it would answer was asked", async () => {
    const tools = join(scratch, "early.mjs");
    writeFileSync(
      tools,
      'export default { pay: { inputSchema: { type: "object" }, confirm: true, execute: () => "PAID" } };',
    );
    const { url, requests } = await server({ calls: "pay" }, { says: "Paid." });
    const window = open(url, "--tools", tools);
    await window.ends(">");
    const early = "(not taken: this was not asked yet)";
    window.type("Pay.\ryes\r");
    await window.ends(early, "confirm: Run pay {}?", "yes/no>");
    expect(requests).toHaveLength(1);
    await window.enter("yes", "pay {}", "Paid.", ">");
    window.type("use trains instead of flights\ryes\r");
    await window.ends(early, QUESTION, "yes/no>");
    await window.enter("yes", 'Now in use: "trains".', ">");
  });

  it("takes no answer to a first question for one to the next, which was not shown yet", async () => {
    const tools = join(scratch, "twice.mjs");
    writeFileSync(
      tools,
      'export default { pay: { inputSchema: { type: "object" }, confirm: true, execute: () => "PAID" } };',
    );
    const { url, requests } = await server({ calls: "pay", inputs: [{ n: 1 }, { n: 2 }] }, { says: "Paid one." });
    const window = open(url, "--tools", tools);
    await window.ends(">");
    const early = "(not taken: this was not asked yet)";
    await window.enter("Pay.", 'confirm: Run pay {"n":1}?', "yes/no>");
    window.type("yes\ryes\r");
    await window.ends(early, 'confirm: Run pay {"n":2}?', "yes/no>");
    await window.enter("compact", "error: A call waits for your yes or no first.", "yes/no>");
    await window.enter("no", "Paid one.", ">");
    expect(requests[1]).toContain("PAID");
    const drafted = (item: string) => `confirm: Did you mean \`prohibit ${item}\`?`;
    await window.enter("please never use hammers", drafted("hammers"), "yes/no>");
    window.type("yes\rplease never use saws\ryes\r");
    await window.ends(early, drafted("saws"), "yes/no>");
    await window.enter("yes", 'Now prohibited: "saws".', ">");
  });

  it("a long line that is typed meanwhile hides nothing of what is asked", async () => {
    const folder = mkdtempSync(join(scratch, "typing-"));
    const [tools, done] = [join(folder, "tools.mjs"), join(folder, "done")];
    writeFileSync(
      tools,
      `import { watch } from "node:fs";
const waits = () => new Promise((resolve) => watch(${JSON.stringify(folder)}, (_, name) => name === "done" && resolve("WAITED")));
const inputSchema = { type: "object" };
export default { wait: { inputSchema, execute: waits }, pay: { inputSchema, confirm: true, execute: () => "PAID" } };`,
    );
    const { url } = await server({ calls: "wait" }, { calls: "pay" }, { says: "Not paid." });
    const window = open(url, "--tools", tools);
    await window.ends(">");
    await window.enter("Pay.", "wait {}");
    const line = "by the way, ".repeat(20);
    window.type(`${line}xxx`);
    window.press("BSpace", "BSpace", "BSpace");
    writeFileSync(done, "");
    const rows = [line.slice(0, 92), line.slice(92, 192), line.slice(192)].map((row) => row.trimEnd());
    await window.shows(`confirm: Run pay {}?\nyes/no> ${rows.join("\n")}`);
    window.press("C-u");
    await window.ends("confirm: Run pay {}?", "yes/no>");
    await window.enter("no", "Not paid.", ">");
  });

  it("keeps what was entered during a reply, where Ctrl-D ends the chat, and asks the model nothing more", async () => {
    const { url, requests } = await server({ begins: "Once upon" }, { says: "Of course." });
    const kept = keptIn();
    const first = open(url, ...kept);
    await first.ends(">");
    await first.enter("Tell me a story.", "Once upon");
    first.type("prohibit peanuts\rcompact\rGo on.\r");
    first.press("C-d");
    await first.shows('Now prohibited: "peanuts".');
    await first.shows("[exit 0]");
    const shown = '> prohibit peanuts\nNow prohibited: "peanuts".\n> compact\n> Go on.\n(interrupted)\n1 request';
    expect(first.screen()).toContain(`(interrupted)\n${shown}`);
    expect(requests).toHaveLength(1);
    const second = open(url, ...kept);
    await second.ends("Of course.", ">");
    expect(requests[1]).toContain("- Do not use: peanuts");
    expect(requests[1]).toContain("Go on.");
  });

  it("takes nothing that was entered behind an exit", async () => {
    const { url } = await server({ begins: "Once upon" });
    const kept = keptIn();
    const first = open(url, ...kept);
    await first.ends(">");
    await first.enter("Tell me a story.", "Once upon");
    first.type("use tea\rexit\ruse soup\r");
    first.press("C-c");
    await first.shows('Now in use: "tea".');
    await first.shows("[exit 0]");
    const second = open(url, ...kept);
    await second.ends(">");
    await second.enter("undo", 'Lifted: "tea".', ">");
  });

  it("compact makes the past shorter, and says so", async () => {
    const { url, requests } = await server({ says: "A long story. ".repeat(100) }, { says: "Yes." }, { says: "Well." });
    const window = open(url);
    await window.ends(">");
    await window.enter("compact", "(there is nothing to make shorter)", ">");
    await window.enter("Tell me a story.", ">");
    await window.enter("Was that all?", "Yes.", ">");
    await window.enter("compact", "(the beginning was made shorter for the model; the log keeps it)", ">");
    await window.enter("And now?", "Well.", ">");
    expect(requests[1]).toContain("A long story.");
    expect(requests[2]).not.toContain("A long story.");
    expect(requests[2]).toContain("Was that all?");
  });

  it("an error of the server is told, and retry goes on", async () => {
    const { url } = await server({ status: 401 }, { says: "Hello." });
    const window = open(url);
    await window.ends(">");
    await window.enter("Hi.", "error: No such key. Enter retry to go on.", ">");
    await window.enter("retry", "Hello.", ">");
  });

  it("an error that the server tells within its reply is told in the server's words", async () => {
    const { url } = await server(
      { fails: { message: "The model is overloaded.", type: "server_error" } },
      { says: "Hello." },
    );
    const window = open(url);
    await window.ends(">");
    await window.enter("Hi.", "error: The model is overloaded. Enter retry to go on.", ">");
    await window.enter("retry", "Hello.", ">");
  });

  it("what a model says does not steer the terminal", async () => {
    const { url } = await server({ says: "a\u001b[2Jb\u202ec" });
    const window = open(url);
    await window.ends(">");
    await window.enter("Hi.", "a\\u001b[2Jb\\u202ec", ">");
  });
});

it.runIf(HAS_SCRIPT)("Ctrl-C ends a chat while its tools are loaded", async () => {
  const { tools, loading } = neverLoaded();
  const terminal = new Pty(["chat", "--base-url", "http://127.0.0.1:1/v1", "--tools", tools]);
  await until(() => loading() !== null, terminal.sent);
  terminal.press("\x03");
  await terminal.ended;
  expect(terminal.sent()).toBe("^C");
});

it.runIf(HAS_SCRIPT).each([
  ["await what never comes", "await new Promise(() => {});\nexport default {};", "it awaits what never comes."],
  ["throw where they are read", 'export default { get a() { throw new Error("Not today."); } };', "Not today."],
])("tools that %s are refused in words", async (_what, module, why) => {
  const tools = join(mkdtempSync(join(scratch, "refused-")), "tools.mjs");
  writeFileSync(tools, module);
  const args = ["chat", "--base-url", "http://127.0.0.1:1/v1", "--tools", tools];
  const terminal = new Pty(args, { behind: '; echo "[exit $?]"', env: { NO_COLOR: "1" } });
  await terminal.ended;
  expect(terminal.sent().replaceAll("\r\n", "\n")).toBe(
    `error: The tools in '${tools}' cannot be loaded: ${why}\n[exit 1]\n`,
  );
});

it.each<readonly [string[], string]>([
  [[], "A chat needs --model PROVIDER:ID or --base-url URL"],
  [["--model", "gpt-4o"], "--model must be PROVIDER:ID"],
  [
    ["--model", "nobody:gpt-4o"],
    "a PROVIDER is one of deepseek, google, groq, mistral, ollama, openai, openrouter, xai",
  ],
  [["--base-url", "ftp://x"], "--base-url must be a URL with http or https"],
  [["--base-url", "http://u:secret@x/v1"], "http or https, without a user name or a password. See"],
  [["--base-url", "http://127.0.0.1:1/v1", "more"], "A chat takes no operand, such as 'more'"],
  [["--base-url", "http://127.0.0.1:1/v1", "--store", "memory:"], "--store goes with --session"],
  [["--base-url", "http://127.0.0.1:1/v1"], "A chat needs a terminal."],
])("chat %j is refused: %s", async (args, why) => {
  const { stdout, stderr, code } = await call(["chat", ...args]);
  expect({ stdout, code }).toEqual({ stdout: "", code: 1 });
  expect(stderr).toContain(why);
});

it.each(["sk-secret\nx", "sk-secret\u202e", "sk-\u001b[31msecret"])(
  "the key %j is refused, and not repeated",
  (key) => {
    const refused = (model: string | null, url: string | null, variable: string) => () =>
      endpointOf(model, url, { [variable]: key });
    const own = refused(null, "http://127.0.0.1:1/v1", "CONTEXT_COMPILER_API_KEY");
    expect(own).toThrow("CONTEXT_COMPILER_API_KEY holds a character that no key has. Set it anew.");
    expect(refused("openai:m", null, "OPENAI_API_KEY")).toThrow(/^OPENAI_API_KEY holds a character that no key has/);
    expect(endpointOf("openai:m", null, { OPENAI_API_KEY: "sk-1\n" }).key).toBe("sk-1");
  },
);
