/** Reads one sentence by the grammar of phrasings: the directive that it asks for, or that it only stands beside a wish. */
import {
  parseAsked,
  parseBan,
  parseBanning,
  parseChoice,
  parseChosen,
  parseContrast,
  parseCustom,
  parseDoubt,
  parseExchange,
  parseFamiliar,
  parseFirmness,
  parseForeign,
  parseLift,
  parseNote,
  parseRefusal,
  parseRelease,
  parseRemark,
  parseRetreat,
  parseRivals,
  parseSignature,
  parseSwap,
  parseSweep,
  parseUsage,
  parseUse,
  parseVerdicts,
} from "../generated/phrasings/parser.js";
import type { Directive } from "../index.js";
import { itemOf, premiseOf } from "./item.js";
import { namesNothing } from "./no-name.js";
import { type Prepared, prepared } from "./text.js";

/** The directives that are proposed. */
export type Proposed = Extract<
  Directive,
  {
    readonly kind:
      | "prohibit_item"
      | "use_item"
      | "replace_use"
      | "remove_policy"
      | "set_premise"
      | "change_premise"
      | "clear_premise"
      | "reset_policies"
      | "clear_state";
  }
>;

/**
 * What a sentence is: a wish, something that may stand beside one, a remark that may stand beside a wish that is beyond doubt, or
 * null where some word of it is not understood.
 */
export type Reading = Proposed | "aside" | "remark" | null;

/** A reader of one sentence, in lower case beside the text that its operands are cut from. */
type Reader = (sentence: Prepared) => Proposed | null;

const sweep: Reader = ({ lower, text }) => {
  const found = parseSweep(lower, text);
  return found !== null && "value" in found ? { kind: found.kind, value: premiseOf(found.value) } : found;
};
const note: Reader = ({ lower, text }) => {
  const found = parseNote(lower, text);
  return found && { kind: "set_premise", value: premiseOf(found.value) };
};
const replacement =
  (
    parse: typeof parseSwap | typeof parseExchange | typeof parseContrast | typeof parseRivals | typeof parseChoice,
  ): Reader =>
  ({ lower, text }) => {
    const found = parse(lower, text);
    return (
      found && {
        kind: "replace_use",
        new_item: itemOf(found.new_item, text),
        old_item: itemOf(found.old_item, text),
      }
    );
  };
/** What is said of a thing that is banned, outside of quotation marks: "No pork allowed." */
const SAID_OF_BANNED = / (?:allowed|permitted)$/i;
const oneItem =
  (kind: "prohibit_item" | "use_item" | "remove_policy") =>
  (
    parse:
      | typeof parseBan
      | typeof parseRefusal
      | typeof parseVerdicts
      | typeof parseUse
      | typeof parseChosen
      | typeof parseCustom
      | typeof parseLift
      | typeof parseRelease
      | typeof parseBanning
      | typeof parseUsage,
  ): Reader =>
  ({ lower, text }) => {
    const found = parse(lower, text);
    if (found === null) return null;
    const raw = kind === "prohibit_item" ? found.item.replace(SAID_OF_BANNED, "") : found.item;
    return { kind, item: itemOf(raw, text) };
  };

/** What a message may ask for. The first that answers is right: a replacement would also be a ban, and a lifted ban a use. */
const WISHES: readonly Reader[] = [
  sweep,
  note,
  ...[parseLift, parseRelease].map(oneItem("remove_policy")),
  ...[parseSwap, parseExchange, parseContrast, parseRivals].map(replacement),
  ...[parseBan, parseRefusal, parseVerdicts].map(oneItem("prohibit_item")),
  ...[parseUse, parseChosen, parseCustom].map(oneItem("use_item")),
];

/** What a line of a rule file may ask for besides. */
const RULES: readonly Reader[] = [
  replacement(parseChoice),
  oneItem("prohibit_item")(parseBanning),
  oneItem("use_item")(parseUsage),
];

/** Reads a sentence of a message. A question is a wish only where it says please, and how long it holds or that it is about a rule. */
export function readSentence(sentence: string): Reading {
  const whole = prepared(sentence);
  const wish = firstOf(WISHES, whole);
  if (wish !== null) return namesNothing(wish, whole.lower) ? null : wish;
  if (!sentence.includes("?")) return remarkOf(whole.lower);
  const asked = parseAsked(whole.lower);
  if (asked?.kind === "pleasantry") return "aside";
  const request = prepared(sentence.slice(0, sentence.indexOf("?")));
  const requested = asked && firstOf(WISHES, request);
  return requested === null || namesNothing(requested, request.lower) ? null : requested;
}

function remarkOf(lower: string): Reading {
  const found = parseRemark(lower);
  return found && (found.kind === "aside" ? "aside" : "remark");
}

/** Whether the words of a wish leave no doubt that it is meant for all that follows. */
export function isFirm(sentence: string): boolean {
  return parseFirmness(prepared(sentence).lower) !== null;
}

/** A name with a capital within, such as hasError, in brackets or a list: it is read as code is. */
const CAMEL = /(?<=[( ])[A-Za-z]*[a-z][A-Z][A-Za-z]*(?=[,)])/g;

/** What takes effect away. In a text of several lines it may be somebody else's, pasted: it is left to the user's own plain sentence. */
const LIFTING: ReadonlySet<Proposed["kind"]> = new Set<Proposed["kind"]>([
  "remove_policy",
  "change_premise",
  "clear_premise",
  "reset_policies",
  "clear_state",
]);

/** Whether a wish takes effect away. */
export function isLifting(reading: Reading): boolean {
  return typeof reading === "object" && reading !== null && LIFTING.has(reading.kind);
}

/** Whether a sentence may stand in front of what lifts a rule: a courtesy, or what the user says of himself. */
export function isFamiliar(sentence: string): boolean {
  return parseFamiliar(prepared(sentence).lower) !== null;
}

/**
 * Whether some words of a text doubt its wishes, bound them or say whose they are, or those from the first wish on take one back. A
 * premise may say where it holds; what lifts a rule is not to be another's, though he insists, nor to leave a rule as it is.
 */
export function isDoubted(text: string, fromFirst: string, wishes: readonly Proposed[]): boolean {
  const read = (words: string) => prepared(words.replace(CAMEL, "`$&`")).lower;
  if (parseSignature(text) !== null || parseRetreat(read(fromFirst)) !== null) return true;
  const lower = read(text);
  if (wishes.some(isLifting) && parseForeign(lower) !== null) return true;
  const doubt = parseDoubt(lower)?.kind;
  return (
    doubt === "doubted" ||
    (doubt === "bounded" && wishes.some(({ kind }) => kind !== "set_premise" && kind !== "change_premise"))
  );
}

/** Reads a sentence of a line of a rule file, where every sentence is a wish or known. */
export function readRule(sentence: string): Reading {
  const reading = readSentence(sentence);
  if (typeof reading === "object" && reading !== null) return reading;
  const known = reading === "aside" ? reading : null;
  const whole = prepared(sentence);
  const rule = sentence.includes("?") ? null : firstOf(RULES, whole);
  return rule === null || namesNothing(rule, whole.lower) ? known : rule;
}

function firstOf(readers: readonly Reader[], sentence: Prepared): Proposed | null {
  for (const read of readers) {
    const found = read(sentence);
    if (found !== null) return found;
  }
  return null;
}
