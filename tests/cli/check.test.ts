/** `check`: what is found in rule files and stored conversations, and where. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseMessages } from "../../src/cli/io/messages.js";
import { readTurns } from "../../src/cli/io/rule-file.js";
import { cpuTime, expectGrowth } from "../support/growth.js";
import { call, scratchFolder } from "./run.js";

const RULES = `# house rules
use metric units.

  prohibit peanuts and shellfish
don't use docker
use podman instead of docker
use it\r
prohibit tea
`;
const CONVERSATION = `[
  {"role": "system", "content": "use it"},
  {"role": "user", "content": "hi \\u00e9\\nthere"},
  {"content": "prohibit \\"\\u0070eanuts\\"", "role": "user", "more": {"content": "use that"}},
  {"role": "user", "content": ["use it"]}, {"role": "user", "content": "use docker, please"}
]`;

const scratch = scratchFolder();
let files = 0;

function file(name: string, text: string): string {
  files += 1;
  const path = join(scratch, `${files}-${name}`);
  writeFileSync(path, text);
  return path;
}

describe.concurrent("check", () => {
  it("tells the place, the fault and the fix of each line of a rule file, and exits with 1", async () => {
    const path = file("rules.txt", RULES);
    const { stdout, stderr, code } = await call(["check", path]);
    expect(stdout.split("\n").map((line) => line.replace(path, "rules.txt"))).toEqual([
      'rules.txt:2:17: warning operand_end_punctuation: The punctuation at the end becomes part of the item. Leave it out to mean "metric units".',
      "    instead: use metric units",
      'rules.txt:4:12: warning operand_list: All of "peanuts and shellfish" becomes one item. If these are several things, give each a directive of its own.',
      "    instead: prohibit peanuts, then: prohibit shellfish",
      "rules.txt:5:1: error no_directive: This line is no directive, and changes nothing.",
      'rules.txt:6:1: error replacement_old_absent: Did you mean to use "podman" instead?',
      'rules.txt:7:5: warning operand_pointer: The words "it" become the name of an item, and point at nothing. Name the thing itself.',
      "",
    ]);
    expect({ stderr, code }).toEqual({ stderr: "", code: 1 });
  });

  it("tells each way out of what the lines before one rule otherwise", async () => {
    const path = file("clash.txt", "prohibit peanuts\nuse peanuts\nset premise a\nset premise b\n");
    const { stdout, code } = await call(["check", path]);
    expect(stdout.replaceAll(path, "f").split("\n")).toEqual([
      'f:2:1: error item_prohibited: "peanuts" is currently prohibited. Remove or replace it before using it.',
      "    instead: remove policy peanuts, then: use peanuts",
      "f:4:1: error premise_already_set: Premise already set. Use 'change premise to <value>' to modify it.",
      "    instead: change premise to b",
      "",
    ]);
    const lines = (await call(["check", "--json", path])).stdout.trim().split("\n");
    expect(lines.map((line): object => JSON.parse(line))).toMatchObject([
      { line: 2, fixes: [["remove policy peanuts", "use peanuts"]] },
      { line: 4, fixes: [["change premise to b"]] },
    ]);
    expect(code).toBe(1);
  });

  it("finds the place of a user's words in stored messages, behind escapes and in any order of the keys", async () => {
    const path = file("conversation.json", CONVERSATION);
    const { stdout, code } = await call(["check", "--json", path]);
    const found = stdout
      .trim()
      .split("\n")
      .map((line): object => JSON.parse(line));
    expect(found).toMatchObject([
      { mode: "check", file: path, line: 4, column: 25, code: "operand_quoted", range: [9, 18], severity: "warning" },
      { mode: "check", file: path, line: 5, column: 85, code: "operand_politeness", fixes: [["use docker"]] },
    ]);
    expect(code).toBe(1);
  });

  it("looks at each turn of a conversation as it stands after those before it", async () => {
    const turns = ["prohibit docker", "use docker, podman", "use podman instead of vim", "yup"];
    const path = file(
      "turns.json",
      `[\n${turns.map((content) => JSON.stringify({ role: "user", content })).join(",\n")}\n]`,
    );
    const { stdout, code } = await call(["check", path]);
    expect(stdout.replaceAll(path, "f").split("\n")).toEqual([
      expect.stringMatching(/^f:3:\d+: warning operand_list: /),
      expect.stringMatching(/^f:3:\d+: warning opposite_elsewhere: The policy "prohibit docker" is still there/),
      "    instead: remove policy docker, then: use docker, then: use podman",
      expect.stringMatching(/^f:5:\d+: hint pending_reply: /),
      "    instead: yes",
      "",
    ]);
    expect(code).toBe(1);
  });

  it("reads a message a line, and standard input", async () => {
    const { stdout, code } = await call(
      ["check", "-"],
      '{"role":"user","content":"hi"}\n{"role":"user","content":"use it"}\n',
    );
    expect(stdout).toMatch(/^-:2:31: warning operand_pointer: /);
    expect(code).toBe(1);
  });

  it("exits with 0 where there is nothing to say", async () => {
    expect(await call(["check", file("rules.txt", "# none\nprohibit tea\nset premise Be brief.\n")])).toEqual({
      stdout: "",
      stderr: "",
      code: 0,
    });
  });

  it("--known names what rules can be about", async () => {
    const { stdout } = await call(
      ["check", "--known", "search", "--known", "fetch", "-"],
      "prohibit fetch\nprohibit serach\nprohibit tea\n",
    );
    expect(stdout.split("\n").map((line) => line.split(": ").slice(0, 2).join(": "))).toEqual([
      "-:2:10: warning item_near",
      "    instead: prohibit search",
      "-:3:10: warning item_unknown",
      "",
    ]);
  });

  it("reads the one text of a message in parts where it stands, and says what it left out", async () => {
    const messages = `[{"parts":[{"type":"reasoning","text":"use it"},{"type":"step-start"},
  {"text":"use\\u0020it","type":"text","more":[{"text":"use that"}]}],"role":"user","id":"m1"},
{"role":"user","content":[{"type":"text","text":"use it"},{"type":"text","text":"use that"}]},
{"role":"assistant","parts":[{"type":"text","text":"use it"}]},
{"role":"user","content":[["text"],{"type":"input_text",
"text":"use that"}],"parts":[{"type":"text","text":"use it"}]}]`;
    const told = [":2:21: warning operand_pointer", ":6:13: warning operand_pointer"];
    const lines = JSON.stringify(JSON.parse(messages)).replaceAll('},{"role', '}\n{"role').slice(1, -1);
    for (const [text, places] of [[messages, told] as const, [lines, [":1:83:", ":4:69:"]] as const]) {
      const path = file("parts.json", text);
      const { stdout, stderr } = await call(["check", path]);
      expect(stdout.split("\n")).toEqual([...places.map((place) => expect.stringContaining(path + place)), ""]);
      const says = "2 (several texts). A turn has one text, as content or in parts.";
      expect(stderr).toBe(`note: skipped 1 message of '${path}': ${says}\n`);
    }
    const none = await call(["check", "-"], '[{"role":"USER","content":"use it"}]');
    const says = 'holds no turn: no message has the role "user" and one text.';
    expect(none).toEqual({ stdout: "", stderr: `note: 'standard input' ${says}\n`, code: 0 });
  });

  it("exits with 2 where a file cannot be read, having checked the others", async () => {
    const { stdout, stderr, code } = await call([
      "check",
      "no-such-file",
      file("bad.json", "[{"),
      file("rules.txt", "use it\n"),
    ]);
    expect(stdout).toContain("-rules.txt:1:5: warning operand_pointer");
    expect(stderr).toMatch(/^error: There is no file 'no-such-file'\..*\nerror: '.*bad.json' is not JSON/);
    expect(code).toBe(2);
  });

  it.each([
    ['{"turns":["use it"]}', "Message 1 of 'standard input' has no role and no content, but turns."],
    [
      '[{"role":"user","content":"hi"},{"role":"user","text":"use it"}]',
      "Message 2 of 'standard input' has no content, but",
    ],
    ["[{}]", "Message 1 of 'standard input' has no role and no content. Give a rule file"],
  ])("exits with 2 where JSON is no messages: %s", async (text, told) => {
    const { stdout, stderr, code } = await call(["check", "-"], text);
    expect({ stdout, code }).toEqual({ stdout: "", code: 2 });
    expect(stderr).toContain(told);
    expect(stderr).toContain('{"role", "content"}');
  });

  it("reads past a call of a tool, which may have no content", async () => {
    const call_ = {
      role: "assistant",
      tool_calls: [{ id: "1", type: "function", function: { name: "x", arguments: "{}" } }],
    };
    const text = JSON.stringify([{ role: "user", content: "use tea" }, call_, { role: "user", content: "use it" }]);
    expect((await call(["check", "-"], text)).stdout).toContain("operand_pointer");
  });

  it("finds the place of what stands behind twelve million escapes", () => {
    const text = `[{"role":"user","content":"${"\\n".repeat(12_000_000)}"},\n{"role":"user","content":"use it"}]`;
    expect(readTurns(text, "long").turns[1]?.positionOf(0)).toEqual({ line: 2, column: 27 });
  });

  it("reads no comment as part of a rule", async () => {
    const text = "use docker # it's for: builds.\n\t# all\nuse C#\nprohibit tea. #why\n#\n";
    const { stdout } = await call(["check", "--known", "docker", "--known", "c#", "-"], text);
    expect(stdout.split("\n").map((line) => line.split(": ").slice(0, 2).join(": "))).toEqual([
      "-:4:10: warning item_unknown",
      "-:4:13: warning operand_end_punctuation",
      "    instead: prohibit tea",
      "",
    ]);
  });

  it("reads neither the line end nor a comment as part of a rule where lines end at CR LF", async () => {
    const { stdout, code } = await call(["check", "-"], "# all\r\nuse docker # builds\r\n#\r\nclear state\r\n");
    expect({ stdout, code }).toEqual({ stdout: "", code: 0 });
  });

  it("keeps what is neither a blank nor a tab around a rule: it would be stepped with it", async () => {
    const text =
      "\ufeff  use tea\t \r\n\u00a0prohibit ale\n\ufeffprohibit gin\nprohibit rum\ufeff\nuse cola\ufeff # x\n\u00a0\n";
    const { stdout } = await call(["check", "-"], text);
    expect(stdout.match(/^-:.*?: \w+ \w+/gm)).toEqual([
      "-:2:2: hint almost_directive",
      "-:3:1: hint almost_directive",
      "-:4:13: warning operand_invisible",
      "-:5:9: warning operand_invisible",
    ]);
  });

  it("looks for a comment once, however often one seems to begin", async () => {
    const costOf = (length: number) => {
      const line = `${" #".repeat(length)}\rx`;
      return () => cpuTime(() => readTurns(line, "a"));
    };
    await expectGrowth(8, costOf(20_000), costOf(80_000));
  });

  it("takes a file of blank lines alone, more than a list can hold", { timeout: 300_000 }, () => {
    expect(readTurns("\n".repeat(140_000_000), "a").turns).toEqual([]);
    expect(parseMessages("\n".repeat(140_000_000), "a")).toEqual([]);
  });

  it("needs a file", async () => {
    expect((await call(["check"])).stderr).toContain("error: check needs a file");
  });
});

describe.concurrent("--diagnostics", () => {
  it("adds a field to the answer to a turn, and to nothing else", async () => {
    const lines = "prohibit tea.\npreview use it\nstate\nstep\n";
    const plain = (await call(["--json"], lines)).stdout.split("\n");
    const told = (await call(["--json", "--diagnostics"], lines)).stdout.split("\n");
    expect(JSON.parse(told[0] ?? "")).toEqual({
      ...JSON.parse(plain[0] ?? ""),
      diagnostics: [
        {
          code: "operand_end_punctuation",
          severity: "warning",
          range: [12, 13],
          parameters: { item: "tea.", bare: "tea" },
          message: 'The punctuation at the end becomes part of the item. Leave it out to mean "tea".',
          fixes: [["prohibit tea"]],
        },
      ],
    });
    expect(JSON.parse(told[1] ?? "")).toMatchObject({ mode: "preview", diagnostics: [{ code: "operand_pointer" }] });
    expect(told.slice(2)).toEqual(plain.slice(2));
  });

  it("is for explain and replay, too", async () => {
    const explained = await call(["explain", "--json", "--diagnostics", "use it"]);
    expect(JSON.parse(explained.stdout)).toMatchObject({ diagnostics: [{ code: "operand_pointer" }] });
    const replayed = await call(["replay", "--json", "--diagnostics", "-"], '[{"role":"user","content":"use it"}]');
    expect(JSON.parse(replayed.stdout.split("\n")[0] ?? "")).toMatchObject({
      diagnostics: [{ code: "operand_pointer" }],
    });
    const words = await call(["replay", "--diagnostics", "-"], '[{"role":"user","content":"use tea."}]');
    expect(words.stdout).toContain("\nwarning operand_end_punctuation: ");
  });

  it("explain says it in words", async () => {
    const { stdout } = await call(["explain", "use", "tea."]);
    expect(stdout).toContain("- use tea.\nwarning operand_end_punctuation: The punctuation");
    expect(stdout).toContain("\n    instead: use tea\n");
  });
});
