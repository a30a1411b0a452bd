/** The names of tools as providers' APIs describe them, for layers that hold such tools to a gate. */
import { entriesOf, fieldOf } from "../base/index.js";
import type { Gate } from "./gate.js";
import type { RefusalCode } from "./verdict.js";
import type { View } from "./view.js";

/** What a tool, or a call of one, is asked about. */
export interface ToolNames {
  /** What it does, each in all its spellings: where only listed names may run, one spelling of each must be listed. */
  readonly listed: readonly (readonly string[])[];
  /** Other names by which a ban finds it. */
  readonly others: readonly string[];
}

/** Whether the rules, or what the gate knows, forbid a thing with these names. */
export type IsBanned = (names: ToolNames) => boolean;

/** Of what does not say what it is. No host lists the empty name, and no rule is about it. */
export const NAMELESS: ToolNames = { listed: [[""]], others: [] };

/** Asks a gate about names alone, without an input. A refusal for a reason that is `forgiven` forbids nothing. */
export function banning(gate: Gate, view: View, forgiven?: RefusalCode): IsBanned {
  const codeOf = (name: string): RefusalCode | null => {
    const verdict = gate.allows(view, name);
    return verdict.allowed || verdict.code === forgiven ? null : verdict.code;
  };
  const isProhibited = (code: RefusalCode | null): boolean => code !== null && code !== "unlisted";
  return ({ listed, others }) =>
    others.some((name) => isProhibited(codeOf(name))) ||
    listed.some((spellings) => {
      const codes = spellings.map(codeOf);
      return codes.some(isProhibited) || codes.every((code) => code === "unlisted");
    });
}

/** The names of one tool that is offered. One without a type and a name of its own is what its fields say: `{ googleSearch: {} }`. */
export function toolNames(tool: unknown): ToolNames {
  const named = calledNames(tool);
  if (named !== null || typeof fieldOf(tool, "type") === "string") return named ?? NAMELESS;
  const listed = (entriesOf(tool) ?? []).flatMap(([key, value]) => {
    const inner = (Array.isArray(value) ? value : [value]).map((each) => textOf(each, "name")).filter(isName);
    return inner.length > 0 ? inner.map((name) => [name]) : [[key, snakeCase(key)]];
  });
  return listed.length > 0 ? { listed, others: [] } : NAMELESS;
}

/**
 * The names of a call of a tool, or of a choice of one; null where it has none. A server of tools goes by its label, and what has no
 * name of its own by its kind.
 */
export function calledNames(call: unknown): ToolNames | null {
  const type = textOf(call, "type") ?? "";
  const holders = [call, fieldOf(call, "function"), fieldOf(call, "custom")];
  const own = holders.map((each) => textOf(each, "name")).filter(isName);
  const labels = ["server_label", "mcp_server_name"].map((field) => textOf(call, field)).filter(isName);
  const kinds = kindNames(type);
  if (/^mcp(?:_|$)/.test(type))
    return labels.length > 0 ? { listed: labels.map((label) => [label]), others: own } : null;
  if (own.length > 0) return { listed: own.map((name) => [name]), others: [...kinds, ...labels] };
  return kinds.length > 0 ? { listed: [kinds], others: labels } : null;
}

/** Kinds that say nothing of what the tool does. */
const PLAIN: readonly string[] = ["function", "custom", "mcp", "allowed_tools", "namespace"];

/** The one tool whose calls leave out a part of its name. */
const COMPUTER: readonly string[] = ["computer_use", "computer"];

/** The names of a kind of tool, in all spellings: a dated or preliminary tool is the tool. */
export function kindNames(type: string): readonly string[] {
  if (PLAIN.includes(type)) return [];
  const end = type.search(/_preview|_\d{4}/);
  const kind = end < 0 ? type : type.slice(0, end);
  return [...(COMPUTER.includes(kind) ? COMPUTER : [kind]), type].filter(isName);
}

/** What is left of a tool that is offered, or undefined; a space of tools is left with those that may run. */
export function toolLeft<T>(tool: T, isBanned: IsBanned): T | undefined;
export function toolLeft(tool: unknown, isBanned: IsBanned): unknown {
  const [names, tools] = [toolNames(tool), fieldOf(tool, "tools")];
  const inner: readonly unknown[] = Array.isArray(tools) ? tools : [];
  const isSpace = inner.length > 0 && fieldOf(tool, "type") === "namespace";
  // Its tools are listed by their own names. A ban on the space is one on each; it is asked about once, since its name may be long.
  if (isBanned(isSpace ? { listed: [], others: [...names.listed.flat(), ...names.others] } : names)) return undefined;
  const kept = inner.filter((each) => !isBanned(toolNames(each)));
  if (kept.length === inner.length) return tool;
  return kept.length === 0 ? undefined : { ...Object(tool), tools: kept };
}

function textOf(value: unknown, name: string): string | null {
  const text = fieldOf(value, name);
  return typeof text === "string" ? text : null;
}

function isName(text: string | null): text is string {
  return text !== null && text !== "";
}

/** A name in camel case as rules are written: `googleSearch` is `google_search`. */
function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_");
}
