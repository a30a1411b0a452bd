/** `explain`: how one turn is read, by which rule, and what it would be answered. Nothing is stepped. */
import { diagnose } from "../../diagnostics/index.js";
import { type Engine, type Explanation, OUTPUT_VERSION } from "../../index.js";
import { EXIT, type Given, type Streams, wrongArguments } from "../command.js";
import { preloadOf, startEngine } from "../io/preload.js";
import { renderDiagnostic } from "../io/render-diagnostics.js";
import { renderJson } from "../io/render-json.js";
import { renderDecision } from "../io/render-text.js";
import { outputStyle, type Style } from "../io/style.js";
import { DIAGNOSTICS, JSON_OUTPUT } from "../options.js";

export async function run(given: Given, { output }: Streams) {
  const turn = oneTurn(given.operands);
  const engine = startEngine(preloadOf(given));
  await output.write(
    given.has(JSON_OUTPUT)
      ? explainJson(engine, turn, given.has(DIAGNOSTICS))
      : explainText(engine, turn, outputStyle()),
  );
  return EXIT.done;
}

/** A turn that was not quoted comes as several arguments. */
function oneTurn(words: readonly string[]): string {
  if (words.length === 0) throw wrongArguments("explain needs the text of a turn");
  return words.join(" ");
}

/** An explanation as JSON, with the turn it explains. */
function explainJson(engine: Engine, input: string, diagnosing: boolean): string {
  return renderJson({
    output_version: OUTPUT_VERSION,
    mode: "explain",
    command: "explain",
    input,
    ...engine.explain(input),
    ...(diagnosing ? { diagnostics: diagnose(engine.snapshot, input) } : {}),
  });
}

/** An explanation for people. */
function explainText(engine: Engine, turn: string, style: Style): string {
  const explanation = engine.explain(turn);
  const lines = [
    `turn: ${style.show(turn)}`,
    ...directiveLines(explanation, engine.hasPendingClarification(), style),
    `rule: ${explanation.rule}`,
    `outcome: ${outcomeName(explanation)}`,
    ...repairLines(explanation, style),
    "decision:",
  ];
  const diagnostics = diagnose(engine.snapshot, turn).map(renderDiagnostic);
  return `${lines.join("\n")}\n${renderDecision(explanation.decision, style)}${diagnostics.join("")}`;
}

function directiveLines({ directive }: Explanation, pending: boolean, { show }: Style): string[] {
  if (directive === null) {
    return [pending ? "directive: (none: a confirmation is awaited)" : "directive: (none: the turn is for the model)"];
  }
  const { kind, ...operands } = directive;
  return [`directive: ${kind}`, ...Object.entries(operands).map(([name, text]) => `- ${name}: ${show(text)}`)];
}

function outcomeName({ outcome }: Explanation): string {
  switch (outcome.kind) {
    case "passthrough":
      return "passthrough";
    case "transition":
      return `transition ${outcome.transition.kind}`;
    case "clarification":
      return `clarification ${outcome.clarification.code}`;
  }
}

function repairLines({ repairs }: Explanation, { show }: Style): string[] {
  if (repairs.length === 0) return ["repairs: (none)"];
  return ["repairs:", ...repairs.map((repair, index) => `- ${index === 0 ? "try" : "then"}: ${show(repair)}`)];
}
