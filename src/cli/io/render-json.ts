/** Answers as JSON: one object a line, in the canonical form that every implementation shares. */
import { canonicalJson } from "../../base/index.js";

/** A value on a line of its own. */
export function renderJson(value: object): string {
  return `${canonicalJson(value)}\n`;
}
