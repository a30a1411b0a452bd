/** What the author of a turn should be told: warnings about rules that do not say what was meant, with fixes. */
export {
  createDiagnostician,
  type DiagnoseOptions,
  type Diagnostic,
  type Diagnostician,
  diagnose,
  type Severity,
} from "./diagnose.js";
export type { DiagnosticCode } from "./finding.js";
