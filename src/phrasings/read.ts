/** Reads one sentence by the grammar of phrasings: the directive that it asks for, or that it only stands beside a wish. */
import {
  parseAsked,
  parseBan,
  parseBanning,
  parseChoice,
  parseContrast,
  parseLift,
  parseNote,
  parseRemark,
  parseSwap,
  parseSweep,
  parseUsage,
  parseUse,
} from "../generated/phrasings/parser.js";
import type { Directive } from "../index.js";
import { itemOf, premiseOf } from "./item.js";
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

/** What a sentence is: a wish, something that may stand beside one, or null where some word of it is not understood. */
export type Reading = Proposed | "aside" | null;

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
  (parse: typeof parseSwap | typeof parseContrast | typeof parseChoice): Reader =>
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
const oneItem =
  (
    kind: "prohibit_item" | "use_item" | "remove_policy",
    parse: typeof parseBan | typeof parseUse | typeof parseLift | typeof parseBanning | typeof parseUsage,
  ): Reader =>
  ({ lower, text }) => {
    const found = parse(lower, text);
    return found && { kind, item: itemOf(found.item, text) };
  };

/** What a message may ask for. The first that answers is right: a replacement would also be a ban, and a lifted ban a use. */
const WISHES: readonly Reader[] = [
  sweep,
  note,
  oneItem("remove_policy", parseLift),
  replacement(parseSwap),
  replacement(parseContrast),
  oneItem("prohibit_item", parseBan),
  oneItem("use_item", parseUse),
];

/** What a line of a rule file may ask for besides. */
const RULES: readonly Reader[] = [
  replacement(parseChoice),
  oneItem("prohibit_item", parseBanning),
  oneItem("use_item", parseUsage),
];

/** Reads a sentence of a message. A question is a wish only where it says please, and how long it holds or that it is about a rule. */
export function readSentence(sentence: string): Reading {
  const whole = prepared(sentence);
  const wish = firstOf(WISHES, whole);
  if (wish !== null) return wish;
  if (!sentence.includes("?")) return parseRemark(whole.lower) && "aside";
  const asked = parseAsked(whole.lower);
  if (asked?.kind === "pleasantry") return "aside";
  return asked && firstOf(WISHES, prepared(sentence.slice(0, sentence.indexOf("?"))));
}

/** Reads a sentence of a line of a rule file. */
export function readRule(sentence: string): Reading {
  const reading = readSentence(sentence);
  if ((reading !== null && reading !== "aside") || sentence.includes("?")) return reading;
  return firstOf(RULES, prepared(sentence)) ?? reading;
}

function firstOf(readers: readonly Reader[], sentence: Prepared): Proposed | null {
  for (const read of readers) {
    const found = read(sentence);
    if (found !== null) return found;
  }
  return null;
}
