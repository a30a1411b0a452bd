/** Runs the built command as its users do. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

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
  for (let tries = 0; tries < 600; tries += 1) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Waited in vain. Last seen:\n${last()}`);
}

/** A folder of its own for a test file, removed after it. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "context-compiler-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
