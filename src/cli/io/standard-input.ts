/** Standard input, which is refused where it is a folder: Node reads one as an input that is empty. */
import { fstatSync } from "node:fs";
import type { Readable } from "node:stream";
import { Refusal } from "./refusal.js";

/** Where a command reads what `-` stands for, and a session its lines. */
export type Input = Readable & { readonly isTTY?: boolean };

/** That of this process. @throws {Refusal} when it is a folder. */
export function standardInput(): Input {
  if (isFolder()) throw new Refusal("Standard input is a folder, not a file. Name a file in it behind '<'.");
  return process.stdin;
}

function isFolder(): boolean {
  try {
    return fstatSync(0).isDirectory();
  } catch {
    // It is closed, which Node reads as an input that is empty too.
    return false;
  }
}
