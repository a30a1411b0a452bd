/** Runs the command: as its users do, the built one in a process, or here. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll } from "vitest";
import { Output } from "../../src/cli/io/output.js";
import { runProgram } from "../../src/cli/program.js";

export const MAIN = join(import.meta.dirname, "..", "..", "dist", "cli", "main.js");
export const EXAMPLES = join(import.meta.dirname, "..", "..", "examples", "conversations");

export interface Run {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

/** Starts the command with pipes on all sides. */
export function start(
  args: readonly string[],
  nodeOptions: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [...nodeOptions, MAIN, ...args], { env: { ...process.env, ...env } });
}

/** Runs the command to its end. */
export async function run(args: readonly string[], input: string | Uint8Array = ""): Promise<Run> {
  const child = start(args);
  // A command that refuses its arguments does not wait for its input.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  return ending(child);
}

/**
 * Runs the program here, in a tenth of the time that a process takes: for what is not about the process. `process.test.ts` shows that
 * both do the same.
 */
export async function call(args: readonly string[], input: string | Uint8Array = ""): Promise<Run> {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const said = Promise.all([text(output), text(errors)]);
  const stdin = Readable.from([Buffer.from(input)]);
  const code = await runProgram(args, { input: () => stdin, output: new Output(output), errors: new Output(errors) });
  for (const stream of [output, errors]) stream.end();
  const [stdout, stderr] = await said;
  return { stdout, stderr, code };
}

/** What a started command has printed when it ends. */
export async function ending(child: ChildProcessWithoutNullStreams): Promise<Run> {
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { stdout: stdout(), stderr: stderr(), code };
}

/** Gathers what a stream gives; the result says what has come so far. */
export function collect(stream: NodeJS.ReadableStream): () => string {
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString("utf8");
}

/** Waits until something holds, looking again and again, and says what it saw last when it gives up. */
export async function until(holds: () => boolean, last: () => string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`Waited in vain. Last seen:\n${last()}`);
}

/** A folder of its own for a test file, removed after it. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "context-compiler-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
