/** `compact`: a stored conversation in, its text or artifact out; lines in, lines out for a bridge. */
import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { harvest } from "../../src/compaction/harvest/index.js";
import { createCompactor } from "../../src/compaction/index.js";
import { compactBenchSchema } from "../../src/schema/index.js";
import { call, scratchFolder, start, until } from "./run.js";

const scratch = scratchFolder();
const CONVERSATION = [
  { role: "user", content: "prohibit peanuts" },
  { role: "assistant", content: "We decided on peanuts." },
  { role: "user", content: "We decided on the old brewery. Benny takes care of deliveries." },
];

function file(name: string, value: unknown): string {
  const path = join(scratch, name);
  writeFileSync(path, JSON.stringify(value, null, 1));
  return path;
}

test("the text has the rules, and the user's words with their turns", async () => {
  const { stdout, code } = await call(["compact", file("a.json", CONVERSATION)]);
  strictEqual(code, 0);
  ok(stdout.includes("- Do not use: peanuts"));
  ok(stdout.includes('- "We decided on the old brewery" [2]'));
  ok(!stdout.includes("We decided on peanuts"));
});

test("text in parts is read, and a file without a turn of the user is told of", async () => {
  const parts = [{ role: "user", parts: [{ type: "step-start" }, { type: "text", text: "prohibit peanuts" }] }];
  const read = await call(["compact", file("parts.json", parts)]);
  ok(read.stdout.includes("- Do not use: peanuts"));
  strictEqual(read.stderr, "");
  const other = await call(["compact", file("other.json", [{ speaker: "me", text: "prohibit peanuts" }])]);
  strictEqual(other.code, 0);
  ok(/^note: '.*other.json' holds no turn: /.test(other.stderr), other.stderr);
});

test("a message of several texts, or of none, is nobody's, and told of", async () => {
  const texts = ["prohibit almonds", "clear state"].map((text) => ({ type: "text", text }));
  const others = [texts, ["prohibit nuts"]].map((content) => ({ role: "user", content }));
  const langchain = { type: "human", content: "prohibit oats" };
  const path = file("several.json", { turns: [...CONVERSATION, ...others, langchain] });
  const { stdout, stderr } = await call(["compact", path]);
  ok(stdout.includes("- Do not use: oats, peanuts\n"), stdout);
  ok(!/almonds|nuts\n/.test(stdout.replace("peanuts", "")), stdout);
  const told =
    /^note: skipped 2 messages of '.*several.json': 4 \(several texts\), 5 \(no text\)\. A turn has one text/;
  ok(told.test(stderr), stderr);
});

test("a pretty-printed conversation and a previous artifact are read", async () => {
  const pretty = JSON.stringify({ turns: CONVERSATION }, null, 2);
  const { stdout } = await call(["compact", "-", "--format", "compactbench"], pretty);
  const first: unknown = JSON.parse(stdout);
  deepStrictEqual(first, JSON.parse(JSON.stringify(createCompactor(harvest).compact(CONVERSATION))));
  ok(compactBenchSchema.safeParse(first).success);
  const next = [{ id: 3, role: "user", content: "Scrap the brewery." }];
  const previous = file("previous.json", first);
  const second = await call(["compact", file("b.json", next), "--previous", previous, "--format", "compactbench"]);
  const { structured_state } = JSON.parse(second.stdout);
  deepStrictEqual(structured_state.locked_decisions, []);
  deepStrictEqual(structured_state.forbidden_behaviors, ["peanuts"]);
});

test.each([
  ["{}", /is no artifact of this version/],
  ['{"version":1,"range":null}', /is no artifact of this version/],
  ['{"methodMetadata":{}}', /is no artifact of this version/],
  ['{"version":', /is not JSON .* Give an artifact/],
])("a previous artifact that is none is refused, not passed over: %s", async (text, message) => {
  const previous = join(scratch, "none.json");
  writeFileSync(previous, text);
  const { stdout, stderr, code } = await call(["compact", file("a.json", CONVERSATION), "--previous", previous]);
  strictEqual(code, 1);
  strictEqual(stdout, "");
  ok(message.test(stderr), stderr);
});

test.each(['{"foo":1}', "0", '{"methodMetadata":{}}'])(
  "a line's previous artifact that is none is refused as well: %s",
  async (previous) => {
    const line = `{"transcript":[],"previous_artifact":${previous}}\n`;
    const { stdout, stderr, code } = await call(["compact", "-"], line);
    const says = "'previous_artifact' is no artifact of this version.";
    const how = "Give what 'compact --format json' or '--format compactbench' has printed.";
    deepStrictEqual({ stdout, stderr, code }, { stdout: "", stderr: `error: ${says} ${how}\n`, code: 1 });
  },
);

test("a line whose previous artifact is null has none, and goes on from that of --previous", async () => {
  const line = `${JSON.stringify({ transcript: CONVERSATION, previous_artifact: null })}\n`;
  const first = await call(["compact", "-", "--format", "compactbench"], line);
  strictEqual(first.stderr, "");
  const next = `${JSON.stringify({ transcript: [{ id: 3, role: "user", content: "Hello." }], previous_artifact: null })}\n`;
  const second = await call(["compact", "-", "--previous", file("first.json", JSON.parse(first.stdout))], next);
  ok(second.stdout.includes('- "We decided on the old brewery" [2]'), second.stdout);
});

test("a line's own previous artifact goes before that of --previous", async () => {
  const own = createCompactor(harvest).compact(CONVERSATION);
  const named = createCompactor(harvest).compact([{ role: "user", content: "We decided on the new mill." }]);
  const line = JSON.stringify({ transcript: [{ id: 3, role: "user", content: "Hello." }], previous_artifact: own });
  const { stdout } = await call(["compact", "-", "--previous", file("named.json", named)], `${line}\n`);
  ok(stdout.includes('- "We decided on the old brewery" [2]'), stdout);
  ok(!stdout.includes("mill"), stdout);
});

test.each([
  ["compactbench", { id: 3 }, 0, ""],
  [
    "compactbench",
    {},
    1,
    /^error: '.*kept.json' stands for turns 0 to 2, and the transcript neither .* from 3 on\.\n$/,
  ],
  [
    "json",
    { id: 3 },
    1,
    /^error: '.*kept.json' has not the rules of the turns that it stands for, and they would be lost\./,
  ],
])(
  "what an artifact of format %s keeps is in the text of new messages with %j, or they are refused",
  async (...given) => {
    const [format, id, expected, message] = given;
    const whole = createCompactor(harvest).compact(CONVERSATION);
    const previous = file("kept.json", format === "json" ? whole.methodMetadata.artifact : whole);
    const next = file("next.json", [{ ...id, role: "user", content: "prohibit almonds" }]);
    const { stdout, stderr, code } = await call(["compact", next, "--previous", previous]);
    strictEqual(code, expected);
    if (typeof message === "string") strictEqual(stderr, message);
    else ok(message.test(stderr), stderr);
    const kept = ["peanuts", "almonds", "We decided on the old brewery"].filter((words) => stdout.includes(words));
    strictEqual(kept.length, code === 0 ? 3 : 0);
  },
);

test("each line is answered as it comes", async () => {
  const child = start(["compact", "-", "--format", "compactbench"]);
  let answered = "";
  child.stdout.on("data", (chunk: Buffer) => {
    answered += chunk.toString();
  });
  child.stdin.write(
    `${JSON.stringify({ transcript: { turns: CONVERSATION.map((turn, id) => ({ id, ...turn })) } })}\n`,
  );
  await until(
    () => answered.endsWith("\n"),
    () => answered,
  );
  const transcript = [{ id: 3, role: "user", content: "No glitter at the venue, ever." }];
  const previous_artifact: unknown = JSON.parse(answered);
  child.stdin.end(`${JSON.stringify({ transcript, previous_artifact })}\n`);
  await until(
    () => answered.split("\n").length === 3,
    () => answered,
  );
  const { structured_state } = JSON.parse(answered.split("\n")[1] ?? "");
  deepStrictEqual(structured_state.forbidden_behaviors, ["peanuts", "No glitter at the venue, ever"]);
});

test.each([
  [["compact"], /needs a file/],
  [["compact", "a", "b"], /takes one file/],
  [["compact", "-", "--format", "yaml"], /--format takes/],
  [["compact", "-", "--budget", "none"], /--budget needs a whole number from 1 to 999999999, not 'none'/],
  [["compact", "-", "--budget", "0x10"], /--budget needs a whole number from 1 to 999999999, not '0x10'/],
  [["compact", "-"], /not JSON/],
])("%j is refused with a sentence", async (args, message) => {
  const { stderr, code } = await call(args, "no json");
  strictEqual(code, 1);
  ok(message.test(stderr), stderr);
});

test("what is no transcript is refused", async () => {
  const { stderr, code } = await call(["compact", "-"], '{"a":1}');
  strictEqual(code, 1);
  ok(stderr.includes("A transcript is a list of messages"), stderr);
});
