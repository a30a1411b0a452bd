/** What is found at one operand: whether it is a name at all, and then what is found at the name. */
import { trim } from "../base/index.js";
import { inner } from "../coverage/index.js";
import type { Finding } from "./finding.js";
import type { Host } from "./host.js";
import { seen, unseenIn } from "./invisible.js";
import { type Analysis, analyzeItem } from "./item.js";
import type { Operand } from "./operands.js";
import { unseenFaults } from "./spelling.js";

const LONGEST_ITEM = 120;
const LONGEST_PREMISE = 1000;
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Looks at an operand. Linear in its length. */
export function analyze(operand: Operand, host: Host): Analysis {
  const [start, end] = inner(operand.text, 0, operand.text.length);
  if (start === end || isAboutPolicy(operand, host)) return asItIs(operand, []);
  const faults = [...lineFault(operand, start, end), ...lengthFault(operand, start, end)];
  if (faults.length > 0 || operand.role === "premise") return analyzeText(operand, faults);
  return analyzeItem(operand, host);
}

/** Whether an operand names the very policy that it is about, however odd: there must be a way to remove it. */
function isAboutPolicy({ role, text }: Operand, host: Host): boolean {
  return (role === "remove" || role === "old") && host.hasPolicy(text);
}

function asItIs({ text }: Operand, findings: readonly Finding[]): Analysis {
  return { findings, mended: trim(text), parts: [], twins: [], removals: [] };
}

function lineFault({ range: [at], text }: Operand, start: number, end: number): Finding[] {
  const found = LINE_BREAK.exec(text.slice(start, end));
  if (found === null) return [];
  const from = at + start + found.index;
  return [{ code: "operand_lines", range: [from, from + found[0].length], parameters: {}, fixes: [] }];
}

function lengthFault({ role, range: [at] }: Operand, start: number, end: number): Finding[] {
  const limit = role === "premise" ? LONGEST_PREMISE : LONGEST_ITEM;
  if (end - start <= limit) return [];
  return [{ code: "operand_long", range: [at + start, at + end], parameters: { limit: String(limit) }, fixes: [] }];
}

/** A premise, or an operand that is no name: beside its length, only what cannot be seen counts. */
function analyzeText(operand: Operand, faults: readonly Finding[]): Analysis {
  const mended = faults.length > 0 ? null : trim(seen(operand.text).text);
  return { ...asItIs(operand, [...faults, ...unseenFaults(operand, unseenIn(operand.text))]), mended };
}
