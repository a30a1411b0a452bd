/** Whether an instruction holds for all that follows: by its words, by a marker, or by what it names. */
import type { RequestPhrasing } from "../generated/phrasings/syntax.js";
import { ASKS_FOR, type OneItem } from "./kinds.js";
import { isBareItem, isKnown, isLasting, isThing, isVerbal } from "./operand.js";
import { isPassing } from "./passing.js";
import type { Core } from "./unwrap.js";

/** Whether what stands round a phrasing makes it an instruction for all that follows, where its words alone do not. */
export function isMarked(kind: OneItem["kind"], named: string, raw: string, core: Core): boolean {
  if (kind === "use_final" || kind === "use_decided") return isDecided(kind, named, core);
  if (kind === "use_alone" && / |s$/.test(named) && !SIGNS.test(named)) return isBareItem(named);
  if (ASKS_FOR[kind] === "prohibit_item" && DEGREE.test(`${core.lower} ${core.around}`)) return false;
  if (core.standing || core.decided || RULING.test(core.around)) return true;
  if (isForOnce(kind, core) || isDeed(kind, named, raw, core.lower)) return false;
  return (
    !NEEDS_STANDING.has(kind) &&
    (!GIVEN.has(kind) || STRONG.test(core.lower) || SPEECH.test(core.lower) || isLasting(raw))
  );
}

/** Whether a reason makes it an instruction for once. */
function isForOnce(kind: OneItem["kind"], core: Core): boolean {
  if (MOMENTARY.test(core.lower) && PAST.test(core.reasons)) return true;
  return ASKS_FOR[kind] !== "remove_policy" && !ALWAYS.test(core.lower) && isPassing(core);
}

/** Whether it rather asks for a deed in the world or on given material. */
function isDeed(kind: OneItem["kind"], named: string, raw: string, lower: string): boolean {
  if (DATA.test(lower) || (kind === "use_weak" && COUNTED.test(raw))) return true;
  if (!isKnown(named) && kind === "use_weak" && (MOVES.test(lower) || NEW.test(raw))) return true;
  if (!isKnown(named) && OWN.test(lower) && !named.endsWith(" tone")) return true;
  const isUse = ASKS_FOR[kind] === "use_item" || USES.test(lower);
  return isUse && POSSESSED.test(raw) && !isLasting(raw.replace(POSSESSED, "the "));
}

/** These hold for all that follows, whatever the reason. */
const ALWAYS = /^(?:never|always|let's never) /;

/** "Don't use emojis in every message": not so often, rather than never. */
const DEGREE =
  /^(?:don't|do not|stop|quit) .* (?:(?:in|with|for|to) (?:every|each)(?: single)?|all the time|every(?: single)? time|always|everywhere|all over)\b/;

/** "Make it a rule to": a marker as good as "from now on". */
const RULING =
  /\b(?:(?:rule|policy|habit|principle|practice) (?:to|that)|(?:important|crucial|essential|vital) (?:that|for|to)) /;

/** "Exclude test files": a task on given material. */
const DATA =
  /^(?:skip|omit|exclude|ignore|(?:filter|weed|strip|edit) out) .*\b(?:duplicates|rows|columns|files|lines|entries|records|nulls|outliers|values|fields)\b/;

/** "I insist on paying", "adopt a cat": what somebody does. */
const OWN = /^(?:(?:i )?insist on (?:an? |(?!using)[a-z]+ing\b)|adopt an? )/;

/** "Move to Paris", "switch to a new topic": as likely a task as a choice. */
const MOVES = /^(?:move|change|settle|go for|run)\b/;
const NEW =
  /^(?:an? new|a fresh|channel|gate|seat|seats|room|exit|lane|platform|port|code|promo|coupon|airplane|silent|plan) /i;

/** "We ran out of eggs, so no pancakes": what happened is a reason for once. */
const MOMENTARY = /^no /;
const PAST = / (?:closed|ran out|said|died|broke|lost|went|cancell?ed|\w+ed)\b/;

/** "Use two eggs": a number is a measure of one task. */
const COUNTED = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?!spaces?\b|space\b)/i;

/** "Use my card", "don't use our car": a thing that somebody has. */
const POSSESSED = /^(?:my|our) /i;
const USES =
  /^(?:please )?(?:(?:don't|do not|never) use|(?:stop|quit) using|stay away from|steer clear of|ban|bar|forbid|keep off) /;

/** Whether a bare item is a choice that was made, and no instruction of another kind. */
function isDecided(kind: OneItem["kind"], named: string, core: Core): boolean {
  if (!isBareItem(named) || isVerbal(named) || /^[\d.,]+$/.test(named)) return false;
  return kind === "use_final" || core.decided || (FUTURE.test(core.around) && isThing(named) && !SENTENCE.test(named));
}

/** Markers that make a choice of a bare item; "friends forever" and "pasta every time" praise it. */
const FUTURE =
  /\b(?:from (?:now|here|this|today)|going forward|moving forward|hence|by default|as of|starting|until further|(?:in|for|during) (?:your|all|our|the|this|every|any|future|everything|anything))\b/;

/** "Dave handles invoices", "two cups": a statement, an amount or a place rather than an item. */
const SENTENCE =
  /^(?:two|three|four|five|six|weekly|daily|monthly|deleted) |(?<!s)s [\p{L}\d]| (?:on|with|for|in|at|of|like|love|eat|drink|want|need|use|hate|prefer|do|get|go|run|speak|take|make|wears?) |^\p{Lu}\S* \p{Ll}+s$| \S+ \S+ \S+ /u;

/** What a sign says, with "only" behind it. */
const SIGNS =
  /^(?:staff|appointments|reservations|pickup|takeaway|members?|cash|adults?|women|men|ladies|gents|residents?|customers?|guests?|employees|authorized|emergency|local|deliveries|read|one|kids|card|exit|bus)\b/i;

/** Phrasings that only a marker of permanence makes an instruction for all that follows. */
const NEEDS_STANDING: ReadonlySet<RequestPhrasing["kind"]> = new Set<RequestPhrasing["kind"]>([
  "use_spoken",
  "use_standing",
  "use_alone",
  "use_all",
  "use_wanted",
  "prohibit_wanted",
  "prohibit_dropped",
]);

/** Verbs that speak of more than one time. */
const STRONG =
  /^(?:let's never|never|don't ever|do not ever|under no|not a |stop|quit|stick|keep to|default|adhere|rely|standard)/;

/** What is spoken of is no given thing: "you can mention the divorce again". */
const SPEECH = /\b(?:mention|discuss|talk about|bring up) the /;

/** Phrasings that are a task where they name a given thing, as in "use the blue pen" or "replace the battery with it". */
const GIVEN: ReadonlySet<RequestPhrasing["kind"]> = new Set<RequestPhrasing["kind"]>([
  "use_verb",
  "use_weak",
  "prohibit_verb",
  "prohibit_weak",
  "prohibit_leave",
  "prohibit_keep",
  "remove_allow",
  "replace_old_new",
  "replace_new_old",
  "replace_traded",
  "replace_dropped",
  "replace_moved",
]);

/** Whether a replacement names a given thing to be replaced, and nothing says that it is more than a task. */
export function isTask(kind: RequestPhrasing["kind"], old: string, { standing }: Core): boolean {
  return !standing && (kind === "replace_gone" || (GIVEN.has(kind) && !isLasting(old)));
}
