/** Examples of the acquisition layer: `heuristic`, `validator` and `parsed`, several in a fence. */
import { json, type Lines, prompt, string, takeTurn } from "../notation.js";

/** What the layer is asked, and what it answers. */
export interface AcquisitionExample {
  readonly case: {
    readonly id: string;
    readonly kind: string;
    readonly [field: string]: unknown;
  };
  readonly expected: { readonly [field: string]: unknown };
}

type AcquisitionReader = (lines: Lines, id: string) => AcquisitionExample;

/** The reader of one example of each kind, by the word of its fence. */
export const ACQUISITION_EXAMPLES: ReadonlyMap<string, AcquisitionReader> = new Map<string, AcquisitionReader>([
  ["heuristic", heuristic],
  ["validator", validator],
  ["parsed", parsed],
]);

/** A message, and what the heuristic says of it by which rule. */
function heuristic(lines: Lines, id: string): AcquisitionExample {
  const input = takeTurn(lines) ?? lines.fail("A message belongs here, a line that begins `> `.");
  return { case: { id, kind: "heuristic", input }, expected: takeVerdict(lines) };
}

function takeVerdict(lines: Lines): { readonly [field: string]: unknown } {
  const directive = lines.takeAfter("directive ");
  if (directive !== null)
    return { outcome: "directive", directive: prompt(lines, directive), rule_id: "canonical.full_match" };
  const rule = lines.takeAfter("unknown ");
  if (rule !== null) return { outcome: "unknown", directive: null, rule_id: rule };
  lines.requireAfter("no_directive");
  return { outcome: "no_directive", directive: null, rule_id: "reject.confident_non_directive" };
}

/** A producer's output, perhaps with the user's message as its source, and what the validator says of it. */
function validator(lines: Lines, id: string): AcquisitionExample {
  const asked = takeOutput(lines);
  const directive = lines.takeAfter("directive ");
  const classification = directive === null ? takeRefusal(lines) : "directive";
  const output = directive === null ? null : prompt(lines, directive);
  return { case: { id, kind: "validator", ...asked }, expected: { classification, output } };
}

function takeRefusal(lines: Lines): string {
  const word = lines.take();
  return word === "unknown" || word === "no_directive"
    ? word
    : lines.fail(`This is not a classification: \`${word}\`.`);
}

/** A producer's output, and the directive that is parsed of it, or none. */
function parsed(lines: Lines, id: string): AcquisitionExample {
  const asked = takeOutput(lines);
  const directive = lines.takeAfter("directive ");
  if (directive === null) lines.requireAfter("null");
  return {
    case: { id, kind: "parse", ...asked },
    expected: { parsed: directive === null ? null : prompt(lines, directive) },
  };
}

function takeOutput(lines: Lines): { readonly raw_output: unknown; readonly source_input?: string | null } {
  const value = lines.takeAfter("json ");
  const raw_output = value === null ? takeTurn(lines) : json(lines, value);
  if (value === null && raw_output === null) lines.fail("An output belongs here, a line that begins `> ` or `json `.");
  return { raw_output, ...takeSource(lines) };
}

function takeSource(lines: Lines): { readonly source_input?: string | null } {
  if (lines.takeAfter("source null") !== null) return { source_input: null };
  const text = lines.takeAfter("source> ");
  if (text !== null) return { source_input: text };
  const quoted = lines.takeAfter("source>> ");
  return quoted === null ? {} : { source_input: string(lines, quoted) };
}
