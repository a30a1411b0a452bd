/** Prompt templates as files: the two that the package brings, and any other (spec, `prompt.*`). */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { State } from "../../index.js";
import { renderPromptText } from "../reading/index.js";

/** A template of the package: `default` for models in general, `llama` for a Llama model that works without the heuristic. */
export type PromptName = "default" | "llama";

/** The path of a template that comes with the package (`prompt.templates`). */
export function promptPath(name: PromptName): string {
  return fileURLToPath(new URL(`./prompts/${name}.txt`, import.meta.url));
}

/**
 * The prompt that a template file makes with a state, or null where the file cannot be read (`prompt.file`).
 *
 * @throws {TypeError} when the file is not UTF-8, or the path holds U+0000.
 * @throws {RangeError} when the platform cannot hold the prompt, in which a premise of tokens is filled in with all items each.
 */
export function renderPrompt(path: string | URL, state: State): string | null {
  const bytes = readBytes(path);
  if (bytes === null) return null;
  return renderPromptText(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes), state);
}

function readBytes(path: string | URL): Uint8Array | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (isSystemError(error)) return null;
    throw error;
  }
}

/** Not by its class: a test environment has one of its own. */
function isSystemError(error: unknown): boolean {
  return "syscall" in Object(error);
}
