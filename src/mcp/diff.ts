/** What would change, as a person reads it before a yes. */
import { escapeUnits } from "../base/index.js";
import { compareCodePoints, type State, stateDiff } from "../index.js";

/** More lines than anyone reads before a yes. */
const MOST = 40;

/** What differs between two states, a line each; what is not listed is counted. */
export function diffLines(before: State, after: State): readonly string[] {
  const { premise, policies } = stateDiff(before, after);
  const lines = [
    ...Object.entries(policies.removed).map(([item, was]) => [item, `- ${was} ${shown(item)}`] as const),
    ...Object.entries(policies.changed).map(([item, { before: was, after: is }]) => {
      return [item, `- ${was} ${shown(item)}\n+ ${is} ${shown(item)}`] as const;
    }),
    ...Object.entries(policies.added).map(([item, is]) => [item, `+ ${is} ${shown(item)}`] as const),
  ];
  const sorted = lines.sort(([a], [b]) => compareCodePoints(a, b)).map(([, line]) => line);
  const rest = sorted.length - MOST;
  const more = rest > 0 ? [`and ${rest} more`] : [];
  return [...premiseLines(premise), ...sorted.slice(0, MOST), ...more];
}

function premiseLines({ before, after, changed }: ReturnType<typeof stateDiff>["premise"]): readonly string[] {
  if (!changed) return [];
  return [
    ...(before === null ? [] : [`- premise: ${shown(before)}`]),
    ...(after === null ? [] : [`+ premise: ${shown(after)}`]),
  ];
}

/** What no reader sees, or what ends a line. */
const UNSEEN = /(?! )[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text on one line, in which nothing is hidden and nothing left out. */
export function shown(text: string): string {
  return escapeUnits(text, UNSEEN);
}
