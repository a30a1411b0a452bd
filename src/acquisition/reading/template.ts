/** Renders a prompt template for a model, with the state in it (spec, `prompt.headers`, `prompt.tokens`). */
import { compareCodePoints, LINE_END, WHITE_SPACE } from "../../base/index.js";
import { getPolicyItems, POLICY_PROHIBIT, POLICY_USE, type State } from "../../index.js";

const PREMISE_TOKEN = "<NULL_OR_VALUE>";
const POLICIES_TOKEN = "<SET OF CURRENT POLICY ITEMS>";
const HEADER = new RegExp(`^[${WHITE_SPACE}]*(?:#|$)`, "u");

/**
 * The prompt that a template's text makes with a state: headers gone, tokens filled in.
 *
 * @throws {RangeError} when the platform cannot hold it: a premise of tokens is filled in with all items each.
 */
export function renderPromptText(template: string, state: State): string {
  return withoutHeaders(linesOf(template))
    .join("\n")
    .replaceAll(PREMISE_TOKEN, () => state.premise ?? "null")
    .replaceAll(POLICIES_TOKEN, () => itemsOf(state).join(", ") || "(none)");
}

/** A line end at the very end begins no line. */
function linesOf(text: string): readonly string[] {
  const lines = text.split(LINE_END);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}

/** Blank lines and lines that begin with `#` go, up to the first other line. */
function withoutHeaders(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => !HEADER.test(line));
  return first < 0 ? [] : lines.slice(first);
}

function itemsOf(state: State): readonly string[] {
  const items = [...getPolicyItems(state, POLICY_USE), ...getPolicyItems(state, POLICY_PROHIBIT)];
  return items.sort(compareCodePoints);
}
