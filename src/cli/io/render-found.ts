/** What `check` finds, in the form that editors and CI parse: `file:line:column: severity code: message`. */
import type { Diagnostic } from "../../diagnostics/index.js";
import type { Position } from "./positions.js";
import { oneLine, renderDiagnostic } from "./render-diagnostics.js";
import type { FileTurn } from "./rule-file.js";

/** A diagnostic of a turn in a file, or an error of a rule file. */
export interface Found extends Position, Omit<Diagnostic, "code" | "severity"> {
  readonly turn: FileTurn;
  readonly code: string;
  readonly severity: Diagnostic["severity"] | "error";
}

/** A finding, and below it what to write instead. */
export function renderFound(file: string, found: Found): string {
  return `${oneLine(file)}:${found.line}:${found.column}: ${renderDiagnostic(found)}`;
}
