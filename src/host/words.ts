/** The host's own words. What has changed is told from the changes, and never from what the user typed. */
import { compareCodePoints, visible } from "../base/index.js";
import type { Patch, PolicyValue } from "../index.js";

export const UNCHANGED = "Nothing was changed.";

/** What has changed, in lines. */
export function acknowledgement({ premise, policies = [] }: Patch): string {
  const items = (wanted: PolicyValue | null) =>
    policies
      .filter(([, policy]) => policy === wanted)
      .map(([item]) => item)
      .sort(compareCodePoints);
  const lines = [
    premise === undefined ? null : premise === null ? "The premise is cleared." : `The premise is now: ${cut(premise)}`,
    line("Lifted", items(null)),
    line("Now in use", items("use")),
    line("Now prohibited", items("prohibit")),
  ].filter((text) => text !== null);
  return lines.length === 0 ? UNCHANGED : lines.join("\n");
}

/** More items than a reply should list. */
const MOST = 20;

function line(what: string, items: readonly string[]): string | null {
  if (items.length === 0) return null;
  const rest = items.length - MOST;
  const more = rest > 0 ? ` and ${rest} more` : "";
  return `${what}: ${items.slice(0, MOST).map(quoted).join(", ")}${more}.`;
}

/** A directive in a sentence. */
export function code(text: string): string {
  return `\`${cut(text)}\``;
}

/** A text in quotation marks. One that holds some is written such that its end is seen. */
export function quoted(text: string): string {
  const shown = cut(text);
  return `"${shown.includes('"') ? shown.replace(/["\\]/g, "\\$&") : shown}"`;
}

/** In UTF-16 units. */
const LONGEST = 200;

/** A text on one line, without the half of a character at its end. */
function cut(text: string): string {
  const whole = text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, "")}…` : text;
  return visible(whole.replace(/\s+/g, " "));
}
