/** Standard input, which is refused where it is a folder: Node reads one as an input that is empty. */
import { fstatSync } from "node:fs";
import { Refusal } from "./refusal.js";

/** @throws {Refusal} when it is a folder. */
export function standardInput(): typeof process.stdin {
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
