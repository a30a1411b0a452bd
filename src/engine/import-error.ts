/** Why a payload was refused. */
import { canonicalJson } from "../base/index.js";
import type { ImportErrorParameters } from "../generated/spec/errors.js";

/** What is wrong with a payload, for a program: the codes of the catalog in chapter 5 of the spec. */
export type ImportErrorCode = keyof ImportErrorParameters;

/** A payload that cannot be imported (spec, chapter 5). Nothing was changed. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly code: ImportErrorCode;
  /** Where in the payload, key by key; empty for the payload as a whole. The keys are foreign, of any length. */
  readonly path: readonly string[];
  /** One sentence or two for a person: where, what is wrong there, and what to do. Printable ASCII, and short. */
  readonly detail: string;

  constructor(code: ImportErrorCode, message: string, path: readonly string[] = [], detail: string = message) {
    super(message);
    this.code = code;
    this.path = path;
    this.detail = detail;
  }
}

/** How much of a foreign value a message repeats, in characters. */
const SHOWN = 64;

/** A foreign value as canonical JSON, cut. */
export function shown(value: unknown): string {
  return canonicalJson(value, SHOWN);
}

/** A place in a payload, as a person writes it: `authoritative_state.policies["Docker"]`. */
export function placeOf(path: readonly string[]): string {
  if (path.length === 0) return "The payload";
  const parts = path.map((key, index) =>
    path[index - 1] !== "policies" && /^[a-z_]{1,64}$/.test(key) ? `.${key}` : `[${shown(key)}]`,
  );
  return parts.join("").replace(/^\./, "");
}
