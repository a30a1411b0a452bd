/** What a call came to. */
import type { CapLine } from "../context/index.js";
import type { Why } from "./entries.js";
import type { Json } from "./json.js";
import type { ResultOutput } from "./model.js";

/** What a call came to. */
export interface Result {
  readonly why: Why;
  readonly value: Json;
  /** What the model is told in the place of the value. */
  readonly output?: ResultOutput;
  /** What was cut of what the model is told. */
  readonly cut?: CapLine;
}
