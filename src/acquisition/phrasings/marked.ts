/** Whether an instruction holds for all that follows: by its words, by a marker, or by what it names. */
import type { RequestPhrasing } from "../../generated/phrasings.js";
import { isBareItem, isLasting, isThing, isVerbal } from "./operand.js";
import type { Core } from "./unwrap.js";

/** Whether what stands round a phrasing makes it an instruction for all that follows, where its words alone do not. */
export function isMarked(kind: string, named: string, raw: string, core: Core): boolean {
  if (kind === "use_final" || kind === "use_decided") return isDecided(kind, named, core);
  if (kind === "use_alone" && / |s$/.test(named) && !SIGNS.test(named)) return isBareItem(named);
  if (core.standing || core.decided) return true;
  if (MOMENTARY.test(core.lower) && PAST.test(core.reasons)) return false;
  if (kind === "use_weak" && COUNTED.test(raw)) return false;
  const isUse = kind.startsWith("use") || USES.test(core.lower);
  if (isUse && POSSESSED.test(raw) && !isLasting(raw.replace(POSSESSED, "the "))) return false;
  return !NEEDS_STANDING.has(kind) && (!GIVEN.has(kind) || STRONG.test(core.lower) || isLasting(raw));
}

/** "We ran out of eggs, so no pancakes": what happened is a reason for once. */
const MOMENTARY = /^no /;
const PAST = / (?:closed|ran out|said|died|broke|lost|went|cancell?ed|\w+ed)\b/;

/** "Use two eggs": a number is a measure of one task. */
const COUNTED = /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?!spaces?\b|space\b)/i;

/** "Use my card", "don't use our car": a thing that somebody has. */
const POSSESSED = /^(?:my|our) /i;
const USES = /^(?:please )?(?:don't|do not|never) use /;

/** Whether a bare item is a choice that was made, and no instruction of another kind. */
function isDecided(kind: string, named: string, core: Core): boolean {
  if (!isBareItem(named) || isVerbal(named)) return false;
  return kind === "use_final" || core.decided || (core.standing && isThing(named));
}

/** What a sign says, with "only" behind it. */
const SIGNS =
  /^(?:staff|members?|cash|adults?|women|men|ladies|gents|residents?|customers?|guests?|employees|authorized|emergency|local|deliveries|read|one|kids|card|exit|bus)\b/i;

/** Phrasings that only a marker of permanence makes an instruction for all that follows. */
const NEEDS_STANDING: ReadonlySet<string> = new Set<RequestPhrasing["kind"]>([
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
  /^(?:let's never|never|don't ever|do not ever|under no|not a |stop|quit|steer|stay away|stick|keep to|default|adhere|rely|standard)/;

/** Phrasings that are a task where they name a given thing, as in "use the blue pen" or "replace the battery with it". */
const GIVEN: ReadonlySet<string> = new Set<RequestPhrasing["kind"]>([
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
]);

/** Whether a replacement names a given thing to be replaced, and nothing says that it is more than a task. */
export function isTask(kind: RequestPhrasing["kind"], old: string, { standing }: Core): boolean {
  return !standing && (kind === "replace_gone" || (GIVEN.has(kind) && !isLasting(old)));
}
