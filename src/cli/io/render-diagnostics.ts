/** Diagnostics for people: a line each, which what it quotes cannot break. */
import { escapeUnits, visible } from "../../base/index.js";
import type { Diagnostic } from "../../diagnostics/index.js";
import type { Style } from "./style.js";

/** What of a diagnostic is shown; an error of a rule file has no code of the catalog. */
type RenderedDiagnostic = Pick<Diagnostic, "message" | "fixes"> & { readonly severity: string; readonly code: string };

/** A diagnostic by its code, and below it what to type instead. */
export function renderDiagnostic({ severity, code, message, fixes }: RenderedDiagnostic): string {
  const instead = fixes.map((fix) => `    instead: ${fix.map(oneLine).join(", then: ")}\n`);
  return `${severity} ${code}: ${oneLine(message)}\n${instead.join("")}`;
}

/** The diagnostics below an answer, without their fixes. */
export function renderWarnings(diagnostics: readonly Diagnostic[], style: Style): string {
  return diagnostics
    .map(({ severity, message }) => `${style.paint("question", `${severity}:`)} ${oneLine(message)}\n`)
    .join("");
}

/** A text on one line, in which nothing steers a terminal or a reader. */
export function oneLine(text: string): string {
  return escapeUnits(visible(text), /[\t\n]/g);
}
