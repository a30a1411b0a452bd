/** Adapters that break the protocol on purpose, one a mode. Each is right up to the point where it is wrong. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const [mode = ""] = process.argv.slice(2);
const PASSTHROUGH = { kind: "passthrough", state: null, prompt_to_user: null };
const CLASSES = { "no-core": ["host"], "unknown-class": ["core", "poetry"], "core-alone": ["core"] };
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
const send = (answer) => process.stdout.write(`${JSON.stringify(answer).replace(/[^ -~]/g, escaped)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const { seq, type, ...fields } = JSON.parse(line);
  if (type === "hello") hello(seq, fields);
  else if (type === "goodbye") goodbye(seq);
  else answer(seq, fields.case);
}

function hello(seq, fields) {
  const protocol = mode === "other-version" ? fields.protocol + 1 : fields.protocol;
  const classes = CLASSES[mode] ?? ["core", "controller", "host", "acquisition", "acquisition_host", "scale"];
  send({ seq, type: "hello", ...fields, protocol, implementation: mode, classes });
  // A child that holds the pipes and outlives this process, as those of npx and sh do.
  if (mode.startsWith("child"))
    spawn(process.execPath, ["-e", "setTimeout(() => {}, 600000)"], { stdio: "inherit" }).unref();
}

function goodbye(seq) {
  const last = { seq, type: "goodbye" };
  if (mode === "half-a-goodbye") process.stdout.write(JSON.stringify(last), () => process.exit(0));
  else send(last);
  if (mode === "two-goodbyes") send(last);
  if (mode === "crash-after-goodbye") process.exitCode = 7;
}

function answer(seq, asked) {
  const state = asked.initial_state ?? null;
  const observed = { decision: PASSTHROUGH, state, has_pending_clarification: false, pending: null };
  const result = { seq, type: "result", observed };
  if (mode === "echo") send({ seq, type: "case", case: asked });
  else if (mode === "crash" || mode === "child-crash") process.exit(3);
  else if (mode === "last-words") {
    process.stderr.write(`${"x".repeat(9000)}\nTraceback: \u001b[31mno such thing\n`, () => process.exit(3));
  } else if (mode === "deep") {
    process.stdout.write(`{"seq":${seq},"type":"result","observed":{"x":${"[".repeat(20000)}${"]".repeat(20000)}}}\n`);
  } else if (mode === "too-large") {
    process.stdout.write(`{"seq":${seq},"type":"result","observed":{"pending":1e999}}\n`);
  } else if (mode === "endless-line") endless();
  else if (mode === "flood") send({ seq, type: "result", observed: { x: "x".repeat(30_000_000) } });
  else if (mode === "garbage") process.stdout.write("not a line of JSON\n");
  else if (mode === "not-ascii") process.stdout.write(`{"seq":${seq},"type":"error","message":"caf\u00e9"}\n`);
  else if (mode === "half-a-line") process.stdout.write(JSON.stringify(result).slice(0, 20), () => process.exit(0));
  else if (mode === "carriage-return") process.stdout.write(`${JSON.stringify(result)}\r\n`);
  else if (mode === "name-twice")
    process.stdout.write(`${JSON.stringify(result).replace('"type"', `"seq":${seq},"type"`)}\n`);
  else if (mode === "other-number") send({ ...result, seq: seq + 1 });
  else if (mode === "unknown-field") send({ ...result, extra: true });
  else if (mode === "error") send({ seq, type: "error", message: "I cannot do this" });
  else if (mode !== "hang") send(result);
}

function endless() {
  const write = () => process.stdout.write("x".repeat(1 << 20), write);
  write();
}
