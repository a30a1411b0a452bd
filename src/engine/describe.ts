/** The page: the text that tells a model what the user has ruled (spec, `host.describe-state`). */
import { escapeUnits, replaceAll } from "../base/index.js";
import type { State } from "../values.js";
import { getPolicyItems } from "./readers.js";

/** What no reader sees, or what ends a line: controls, formats, lone surrogates, private use, ignorables, every space but U+0020. */
const UNSEEN = /(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** A premise, or an item, whose beginning and end would not be told without quotation marks. */
const OPEN_PREMISE = /^(?:[" ]|$)| $/;
const OPEN_ITEM = /^(?:[" ]|$)| $|,/;

/**
 * The text that a host puts before its model. Two states that differ in what holds never have one text, and no premise or
 * item leaves its place, whatever its characters.
 *
 * @throws {RangeError} when the text is longer than a string of the platform can be.
 */
export function describeState(state: State): string {
  const lines = [
    ["Premise", state.premise === null ? [] : [told(state.premise, OPEN_PREMISE)]] as const,
    ["Use", getPolicyItems(state, "use").map(toldItem)] as const,
    ["Do not use", getPolicyItems(state, "prohibit").map(toldItem)] as const,
  ].filter(([, texts]) => texts.length > 0);
  if (lines.length === 0) return "The user has set no premise and no policies.";
  const heading = "The user has set these rules. They hold until the user changes them.";
  return [heading, ...lines.map(([name, texts]) => `- ${name}: ${texts.join(", ")}`)].join("\n");
}

function toldItem(item: string): string {
  return told(item, OPEN_ITEM);
}

/** A text as it stands, or as a JSON string where it would not be seen whole or its ends would not. */
function told(text: string, open: RegExp): string {
  if (!open.test(text) && text.search(UNSEEN) < 0) return text;
  return `"${escapeUnits(
    replaceAll(text, /["\\]/g, (mark) => `\\${mark}`),
    UNSEEN,
  )}"`;
}
