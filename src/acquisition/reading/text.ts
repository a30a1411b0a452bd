/** The normal form in which messages are compared (spec, chapter 10). */
import { collapse, trim } from "../../base/index.js";

/** In lower case, trimmed and collapsed. */
export function norm(text: string): string {
  return collapse(trim(text)).toLowerCase();
}
