/** What requests have taken, read off what providers report and compactors hand on: real ones leave counts out, and some report less than none. */
import { fieldOf } from "../base/index.js";
import type { Spent } from "./entries.js";
import type { Reported } from "./model.js";

/** The tokens that were reported, and nothing that is no count; null where there are none. */
export function reportedOf(usage: unknown): Reported | null {
  const [input, output] = [fieldOf(usage, "inputTokens"), fieldOf(usage, "outputTokens")];
  const inputTokens = counts(input, ["total", "noCache", "cacheRead", "cacheWrite"]);
  const outputTokens = counts(output, ["total", "text", "reasoning"]);
  const isKnown = [inputTokens, outputTokens].some((counted) => Object.keys(counted).length > 0);
  return isKnown ? { inputTokens, outputTokens } : null;
}

/** The requests that a compactor says it has made. Its model may be the object of a provider, of which the names are kept. @throws {TypeError} */
export function spentOf(spent: unknown): readonly Spent[] {
  if (!Array.isArray(spent)) throw wrong();
  return spent.map((request: unknown) => {
    const [model, usage] = [fieldOf(request, "model"), fieldOf(request, "usage") ?? null];
    const [provider, modelId] = [fieldOf(model, "provider"), fieldOf(model, "modelId")];
    if (typeof provider !== "string" || typeof modelId !== "string" || !isUsage(usage)) throw wrong();
    return { model: { provider, modelId }, usage: reportedOf(usage) };
  });
}

/** Whether it is what a provider reports. The sums that functions of the AI SDK give, which have numbers there, are none. */
function isUsage(usage: unknown): boolean {
  const sides = [fieldOf(usage, "inputTokens"), fieldOf(usage, "outputTokens")];
  return usage === null || sides.every((side) => typeof side === "object" && side !== null);
}

function wrong(): TypeError {
  return new TypeError(
    "A compactor's `spent` is a list of { model: { provider, modelId }, usage }, the usage as the model's doGenerate gives it, or null.",
  );
}

function counts<K extends string>(tokens: unknown, names: readonly K[]): Readonly<Record<K, number | undefined>>;
function counts(tokens: unknown, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, fieldOf(tokens, name)]).filter(([, value]) => isCount(value)));
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
