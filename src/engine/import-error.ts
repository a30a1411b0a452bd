/** Why a payload was refused. */
import { canonicalJson, SHOWN } from "../base/index.js";
import type { ImportErrorParameters } from "../generated/spec/errors.js";

/** What is wrong with a payload, for a program: the codes of the catalog in chapter 5 of the spec. */
export type ImportErrorCode = keyof ImportErrorParameters;

/** A payload that cannot be imported (spec, chapter 5). Nothing was changed. */
export class ImportError extends Error {
  override readonly name = "ImportError";
  readonly code: ImportErrorCode;
  /** Where in the payload, key by key; empty for the payload as a whole. The keys are foreign, of any length. */
  readonly path: readonly string[];
  readonly #what: string;

  constructor(code: ImportErrorCode, message: string, path: readonly string[] = [], what = "cannot be imported") {
    super(message);
    this.code = code;
    this.path = path;
    this.#what = what;
  }

  /** A sentence for a person: where, and what is wrong there. Printable ASCII, and short. */
  get detail(): string {
    return `${placeOf(this.path) || "The payload"} ${this.#what}.`;
  }
}

/** A place in a payload, as a person writes it: `authoritative_state.policies["Docker"]`. */
function placeOf(path: readonly string[]): string {
  const parts = path.map((key) => (/^[a-z_]{1,64}$/.test(key) ? `.${key}` : `[${canonicalJson(key, SHOWN)}]`));
  return parts.join("").replace(/^\./, "");
}
