/** The list of a rule file as text, a line each, and as JSON. */
import { OUTPUT_VERSION } from "../../index.js";
import { renderJson } from "../io/render-json.js";
import type { Style } from "../io/style.js";
import type { Planned, PlannedLine } from "./plan.js";

/** How much of a line without a directive is shown, in UTF-16 units. */
const SHOWN = 60;

/** A line for each directive, or one that says why there is none. */
export function renderPlanned({ line, planned }: PlannedLine, style: Style): string {
  const place = style.show(`${line.file}:${line.line}`);
  if (line.kind === "none") {
    const text =
      line.text.length > SHOWN ? `${line.text.slice(0, SHOWN).replace(/[\ud800-\udbff]$/, "")}...` : line.text;
    return `${place}: ${style.paint("quiet", `(${line.reason})`)} ${style.show(text.replace(/\s+/g, " "))}\n`;
  }
  return planned.map((each) => `${place}: ${style.show(each.directive)}${notesOn(each, style)}\n`).join("");
}

function notesOn(planned: Planned, style: Style): string {
  const { directive, step, status, other } = planned;
  const where = style.show(other ?? "the session");
  const as = step === directive ? "" : `; as: ${style.show(step)}`;
  switch (status) {
    case "contradicts":
      return `; ${style.paint("bad", "contradicts")} ${where}`;
    case "waits":
      return `; ${style.paint("bad", "waits")} for the rest of its line`;
    case "holds":
      return "; holds already";
    case "repeats":
      return `; as in ${where}`;
    case "new":
      return as;
    case "applied":
      return `${as}; ${style.paint("good", "applied")}`;
    case "before":
      return `${as}; applied before`;
  }
}

/** The same as one JSON object. */
export function plannedJson({ line, planned }: PlannedLine): string {
  const { file, heading, text } = line;
  const place = { output_version: OUTPUT_VERSION, mode: "rules", command: "rules", file, line: line.line, heading };
  return renderJson({ ...place, input: text, directives: planned, reason: line.kind === "none" ? line.reason : null });
}
