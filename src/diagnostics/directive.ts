/** What is found at a directive, and what might be stepped instead of it. */
import { parseDirective } from "../generated/directives/parser.js";
import type { Directive } from "../generated/directives/syntax.js";
import { analyze } from "./analyze.js";
import type { DiagnosticCode, Finding, Fix } from "./finding.js";
import type { Host } from "./host.js";
import type { Analysis } from "./item.js";
import { type Operand, operandsOf, withOperands } from "./operands.js";

/** These say that the operand is to be forwarded to the model, or that nothing can be named instead. */
const WITHOUT_FIX: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "operand_pointer",
  "operand_request",
  "operand_long",
  "operand_lines",
  "item_unknown",
  "removes_nothing",
]);

/** What is found at a text that parses as this directive. */
export function directiveFindings(directive: Directive, text: string, host: Host): readonly Finding[] {
  const operands = operandsOf(directive, text);
  const analyses = operands.map((operand) => analyze(operand, host));
  const mended = insteadOf(text, operands, analyses);
  const instead = mended === null ? null : [...analyses.flatMap((analysis) => analysis.twins), ...mended];
  const removals = analyses.flatMap((analysis) => analysis.removals);
  return analyses.flatMap(({ findings }) => findings.map((finding) => withFixes(finding, instead, removals)));
}

/** The directives that say the same without the faults; null where none do. */
function insteadOf(text: string, operands: readonly Operand[], analyses: readonly Analysis[]): Fix | null {
  const [first] = operands;
  const parts = analyses.flatMap((analysis) => analysis.parts);
  if (parts.length > 0)
    return first === undefined || operands.length > 1
      ? null
      : parts.map((part) => (parseDirective(part) === null ? withOperands(text, [first], [part]) : part));
  const mended = analyses.flatMap((analysis) => analysis.mended ?? []);
  return mended.length < operands.length ? null : [withOperands(text, operands, mended)];
}

function withFixes(finding: Finding, instead: Fix | null, removals: Fix): Finding {
  if (instead === null || WITHOUT_FIX.has(finding.code)) return finding;
  const fix = finding.code === "opposite_elsewhere" ? [...removals, ...instead] : instead;
  return { ...finding, fixes: [fix] };
}
