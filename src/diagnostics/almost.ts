/** Texts that are no directive, and were probably meant to be one (spec, `diagnostics.almost`). */
import { trim, WHITE_SPACE } from "../base/index.js";
import { inner, undress } from "../coverage/index.js";
import { parseDirective } from "../generated/directives/parser.js";
import { directiveFindings } from "./directive.js";
import type { DiagnosticCode, Finding } from "./finding.js";
import type { Host } from "./host.js";
import { unseenBefore } from "./invisible.js";
import { isSlip } from "./near.js";

const PLEASE = new RegExp(`^(?:please|pls|plz)[,:]?[${WHITE_SPACE}]+`, "i");
/** The forms without an operand, and others that people use for them. */
const WHOLE: ReadonlyMap<string, string> = new Map([
  ["clear premise", "clear premise"],
  ["clear premises", "clear premise"],
  ["reset premise", "clear premise"],
  ["reset policies", "reset policies"],
  ["reset policy", "reset policies"],
  ["clear policies", "reset policies"],
  ["clear state", "clear state"],
]);
const INTRODUCERS = ["use", "prohibit", "remove policy", "set premise", "change premise to", "change premise"];
/** No form, and no introducer, has more letters; one slip and a colon may add some. */
const LONGEST = 24;
/** A text with one of these was not meant as a directive. */
const NOT_MEANT: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "operand_pointer",
  "operand_request",
  "operand_long",
  "operand_lines",
]);

/** The hint that a text is almost a directive, if it is. Linear in its length. */
export function almostDirective(text: string, host: Host): readonly Finding[] {
  const meant = meantBy(trim(text.slice(unseenBefore(text))).replace(PLEASE, ""));
  const directive = meant === null ? null : parseDirective(meant);
  if (meant === null || directive === null) return [];
  const findings = directiveFindings(directive, meant, host);
  if (findings.some(({ code }) => NOT_MEANT.has(code))) return [];
  const fixes = [[meant], ...findings.flatMap((finding) => finding.fixes)];
  return [{ code: "almost_directive", range: inner(text, 0, text.length), parameters: { directive: meant }, fixes }];
}

/** The directive that a trimmed text would be with its introducer put right; null where it has none. */
function meantBy(text: string): string | null {
  return wholeForm(text) ?? withIntroducer(text);
}

function wholeForm(text: string): string | null {
  const { name, dressings } = undress(text);
  const words = text.slice(...name).toLowerCase();
  if (dressings.has("quoted") || words.length > LONGEST) return null;
  const exact = WHOLE.get(words);
  return exact ?? [...WHOLE].find(([form]) => isSpelledLike(words, form))?.[1] ?? null;
}

function withIntroducer(text: string): string | null {
  for (const introducer of INTRODUCERS) {
    const found = new RegExp(`^\\S+${" \\S+".repeat(introducer.split(" ").length - 1)}(?=[${WHITE_SPACE}])`).exec(
      text.slice(0, LONGEST),
    )?.[0];
    if (found === undefined) continue;
    const operand = trim(text.slice(found.length));
    if (operand !== "" && isSpelledLike(found.replace(/:$/, "").toLowerCase(), introducer))
      return `${introducer} ${operand}`;
  }
  return null;
}

/** Whether the words are the same, save for one slip in one of five letters or more. */
function isSpelledLike(text: string, form: string): boolean {
  const [words, meant] = [text.split(" "), form.split(" ")];
  if (words.length !== meant.length) return false;
  const slips = meant.filter((word, at) => word !== words[at]);
  const [slip] = slips;
  return slip === undefined || (slips.length === 1 && isSlip(words[meant.indexOf(slip)] ?? "", slip));
}
