/** What the author of a turn should be told: warnings about rules that do not say what was meant, with fixes. */
export { type DiagnoseOptions, type Diagnostic, diagnose, type Severity } from "./diagnose.js";
export type { DiagnosticCode } from "./finding.js";
