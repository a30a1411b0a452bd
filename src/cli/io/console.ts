/** What packages and tools print by themselves: it is for people, and goes through the door as well. */
import { Console } from "node:console";
import { syncBuiltinESMExports } from "node:module";
import { Writable } from "node:stream";
import { reasonOf } from "./refusal.js";

/** Sends what is printed by any method of `console`, and the warnings of Node, to `say`, in order. */
export function guardConsole(say: (text: string) => Promise<void>): void {
  // Whom could it be told that standard error cannot be written to?
  const quietly = (text: string): Promise<void> => say(text).catch(() => {});
  const door = new Writable({
    decodeStrings: false,
    write: (chunk, _encoding, done) => void quietly(String(chunk).replace(/\n$/, "")).then(() => done()),
  });
  const guarded = new Console({ stdout: door, stderr: door, colorMode: false });
  const { debug, error, info, log, warn } = guarded;
  Object.assign(console, guarded);
  for (const [name, print] of Object.entries({ debug, error, info, log, warn, trace: error }))
    Object.assign(console, { [name]: (...words: readonly unknown[]) => print(...words.map(worded)) });
  // Who has imported the methods by name has them too.
  syncBuiltinESMExports();
  // Where nobody listens, the user wants no warnings.
  if (process.listenerCount("warning") === 0) return;
  process.removeAllListeners("warning");
  process.on("warning", ({ name, message }) => void quietly(`(node:${process.pid}) ${name}: ${message}`));
}

function worded(value: unknown): unknown {
  return value instanceof Error ? reasonOf(value) : value;
}
