/**
 * Proposes a directive for a plain English message, without a model. It applies nothing: whoever asks shows the directive
 * to the user, or gives it to the gate. Where a message is not clearly one instruction, it proposes nothing.
 */

import { printDirective } from "../../generated/canonical.js";
import {
  type PremisePhrasing,
  parsePassing,
  parsePremise,
  parseRequest,
  parseVeto,
  type RequestPhrasing,
  type Veto,
} from "../../generated/phrasings.js";
import type { Directive } from "../../index.js";
import { areRivals, itemOf } from "./operand.js";
import { bareWords, prepare, withLower } from "./prepare.js";
import { type Core, unwrap, withoutReason } from "./unwrap.js";

/** A directive in canonical text, and the family of phrasings that the message belongs to. */
export interface PhrasingProposal {
  readonly directive: string;
  readonly family: string;
}

/** The one directive that a message clearly asks for, or null. It never throws. */
export function proposePhrasing(message: string): PhrasingProposal | null {
  const prepared = prepare(message);
  if (prepared === null) return null;
  const core = unwrap(prepared);
  const found = readPremise(core) ?? readRequest(core, prepared.lower);
  if (found === null || ((prepared.asks || core.asked) && !mayBeAsked(core, found))) return null;
  const directive = printed(found);
  const family = FAMILIES[found.kind];
  return directive === null || family === undefined ? null : { directive, family };
}

const FAMILIES: { readonly [K in Directive["kind"]]?: string } = {
  prohibit_item: "prohibit",
  use_item: "use",
  replace_use: "replace",
  remove_policy: "remove",
  set_premise: "set-premise",
  change_premise: "change-premise",
  clear_premise: "clear-premise",
  reset_policies: "reset-policies",
  clear_state: "clear-state",
};

/** A question is an instruction where it says please, and either how long it holds or that it is about a rule. */
function mayBeAsked(core: Core, { kind }: Directive): boolean {
  return core.asked && (core.standing || kind === "remove_policy" || kind === "reset_policies");
}

/** The canonical text, where the directive is what its words seem to say: "use" of something else than a replacement. */
function printed(directive: Directive): string | null {
  return printDirective(directive as Extract<Directive, { kind: Directive["kind"] }>);
}

/** A premise may say anything that lasts, so only what stands round it is searched for signs against an instruction. */
function readPremise(core: Core): Directive | null {
  const phrasing: PremisePhrasing | null = parsePremise(core.lower, core.text);
  if (phrasing === null || parseVeto(bareWords(core.before)) !== null) return null;
  const value = phrasing.value.trim().replace(/[.!,;: ]+$/, "");
  const words = bareWords(withLower(value).lower);
  if (value === "" || parsePassing(words) !== null || DOUBTS.has(parseVeto(words)?.kind)) return null;
  return { kind: phrasing.kind === "change_phrasing" ? "change_premise" : "set_premise", value };
}

const DOUBTS: ReadonlySet<string | undefined> = new Set<Veto["kind"]>(["hedged", "unserious"]);

function readRequest(core: Core, message: string): Directive | null {
  if (parseVeto(bareWords(message)) !== null) return null;
  const bare = withoutReason(core);
  const phrasing = parseRequest(bare.lower, bare.text);
  return phrasing === null ? null : directiveOf(phrasing, bare, message);
}

function directiveOf(phrasing: RequestPhrasing, core: Core, message: string): Directive | null {
  switch (phrasing.kind) {
    case "clear_state_phrasing":
      return { kind: "clear_state" };
    case "clear_premise_phrasing":
      return { kind: "clear_premise" };
    case "reset_phrasing":
      return { kind: "reset_policies" };
    default:
      break;
  }
  const item = (raw: string): string | null => itemOf(referred(raw, core), message);
  if ("old_item" in phrasing) return replacement(phrasing, item, core);
  const named = item(phrasing.item);
  if (named === null || (NEEDS_STANDING.has(phrasing.kind) && !core.standing)) return null;
  if (phrasing.kind.endsWith("_verdict") && !isBareItem(named)) return null;
  if (phrasing.kind.startsWith("prohibit")) return { kind: "prohibit_item", item: named };
  if (phrasing.kind.startsWith("remove")) return { kind: "remove_policy", item: named };
  return / to /.test(named) ? null : { kind: "use_item", item: named };
}

/** Phrasings that only a marker of permanence makes an instruction for all that follows. */
const NEEDS_STANDING: ReadonlySet<string> = new Set([
  "use_spoken",
  "use_standing",
  "use_alone",
  "use_wanted",
  "prohibit_wanted",
]);

type TwoItems = Extract<RequestPhrasing, { readonly old_item: string }>;

function replacement(phrasing: TwoItems, item: (raw: string) => string | null, core: Core): Directive | null {
  const [new_item, old_item] = [item(phrasing.new_item), item(phrasing.old_item)];
  if (new_item === null || old_item === null || / to |^my /i.test(new_item) || /^my /i.test(old_item)) return null;
  if (/^replace_(?:bare|wanted)$/.test(phrasing.kind) && !(core.standing && isBareItem(new_item))) return null;
  const joined = phrasing.kind === "replace_banned" || phrasing.kind === "replace_verdict";
  if (joined && !/ instead$/.test(core.lower) && !areRivals(new_item, old_item)) return null;
  return { kind: "replace_use", new_item, old_item };
}

/** The noun that a pronoun takes up. */
function referred(raw: string, { noun }: Core): string {
  return noun !== null && /^(?:it|them|that|those)$/i.test(raw.trim()) ? noun : raw;
}

/** An item as a verdict can name it: a few words, of no third party. */
function isBareItem(item: string): boolean {
  return item.split(" ").length <= 5 && !/^(?:my|our|your|his|her|their|all|most|some|many) /i.test(item);
}
