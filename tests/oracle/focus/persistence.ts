/** Imports, exports and transcripts, written from chapter 6 of spec/focus alone. */
import type { FocusTranscriptResult } from "../../../src/focus/index.js";
import { ALL_RULES, type Rules } from "../rules.js";
import { EMPTY, type Model, stateOf, step } from "./engine.js";
import { clean, listed } from "./text.js";

const INVALID = { error: "Invalid state payload." };

/** The model that a payload holds, or the message with which it is refused. */
export function importText(text: string, rules: Rules = ALL_RULES): Model | { readonly error: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return rules("import.json") ? { error: "Invalid JSON payload." } : EMPTY;
  }
  const top = object(value, ["facts", "policies", "version"], rules);
  if (top === null) return INVALID;
  if (rules("import.version") && top.version !== 1 && top.version !== true)
    return { error: `Unsupported state version: ${rules("import.printed-version") ? python(top.version) : ""}` };
  const focus = object(top.facts, ["focus.primary"], rules)?.["focus.primary"];
  const items = object(top.policies, ["prohibit"], rules)?.prohibit;
  if (focus !== null && typeof focus !== "string") return INVALID;
  if (!Array.isArray(items) || items.some((item) => typeof item !== "string")) return INVALID;
  const texts = items.map(String);
  if (!rules("import.clean")) return { focus, items: texts, pending: null };
  return { focus: focus === null ? null : clean(focus, rules), items: listed(texts, rules), pending: null };
}

function object(value: unknown, keys: readonly string[], rules: Rules): Record<string, unknown> | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const fields: Record<string, unknown> = { ...value };
  const isWhole = Object.keys(fields).sort().join() === keys.join();
  return isWhole || !rules("import.shape") ? fields : null;
}

/** A value in Python's notation. */
function python(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return pythonText(value);
  if (Array.isArray(value)) return `[${value.map(python).join(", ")}]`;
  if (typeof value === "object")
    return `{${Object.entries(value)
      .map(([key, inner]) => `${pythonText(key)}: ${python(inner)}`)
      .join(", ")}}`;
  const number = Number(value);
  if (Number.isInteger(number)) return BigInt(number).toString();
  return Math.abs(number) < 0.0001 ? number.toExponential().replace(/-(.)$/, "-0$1") : String(number);
}

function pythonText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const known: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", [quote]: `\\${quote}` };
  const shown = Array.from(text, (character) => {
    const hex = (character.codePointAt(0) ?? 0).toString(16);
    const isSeen = character === " " || /^[^\p{C}\p{Z}]$/u.test(character);
    const long = hex.length <= 2 ? `\\x${hex.padStart(2, "0")}` : `\\u${hex.padStart(4, "0")}`;
    return known[character] ?? (isSeen ? character : hex.length > 4 ? `\\U${hex.padStart(8, "0")}` : long);
  });
  return `${quote}${shown.join("")}${quote}`;
}

/** The state as JSON (export.canonical): without the rule, as JavaScript writes it. */
export function exportText(model: Model, rules: Rules = ALL_RULES): string {
  const json = JSON.stringify(stateOf(model));
  if (!rules("export.canonical")) return json;
  return json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The user messages of a transcript, stepped (transcript.steps): without the rule, those of any role. */
export function transcript(
  from: Model,
  messages: readonly unknown[],
  rules: Rules = ALL_RULES,
): { readonly model: Model; readonly result: FocusTranscriptResult } {
  let model = from;
  for (const message of messages) {
    const { role, content }: { role?: unknown; content?: unknown } = Object(message);
    if ((role !== "user" && rules("transcript.steps")) || typeof content !== "string") continue;
    const { model: next, decision } = step(model, content, rules);
    model = next;
    if (decision.kind === "clarify")
      return { model, result: { kind: "confirm", prompt_to_user: decision.prompt_to_user } };
  }
  return { model, result: { kind: "state", state: stateOf(model) } };
}
