// Written by `npm run generate` from grammar/phrasings.peggy. Do not edit.

/** A text that the production `ClearState` matches. Fields are raw text. */
export interface ClearState {
  readonly kind: "clear_state";
}

/** A text that the production `ResetPolicies` matches. Fields are raw text. */
export interface ResetPolicies {
  readonly kind: "reset_policies";
}

/** A text that the production `ClearPremise` matches. Fields are raw text. */
export interface ClearPremise {
  readonly kind: "clear_premise";
}

/** A text that the production `ChangePremise` matches. Fields are raw text. */
export interface ChangePremise {
  readonly kind: "change_premise";
  readonly value: string;
}

/** A text that the production `SetPremise` matches. Fields are raw text. */
export interface SetPremise {
  readonly kind: "set_premise";
  readonly value: string;
}

/** What the rule `sweep` recognizes. */
export type Sweep = ClearState | ResetPolicies | ClearPremise | ChangePremise | SetPremise;

/** A text that the production `NotePremise` matches. Fields are raw text. */
export interface NotePremise {
  readonly kind: "note_premise";
  readonly value: string;
}

/** A text that the production `NotedPremise` matches. Fields are raw text. */
export interface NotedPremise {
  readonly kind: "noted_premise";
  readonly value: string;
}

/** What the rule `note` recognizes. */
export type Note = NotePremise | NotedPremise;

/** A text that the production `LiftRule` matches. Fields are raw text. */
export interface LiftRule {
  readonly kind: "lift_rule";
  readonly item: string;
}

/** A text that the production `LiftReferred` matches. Fields are raw text. */
export interface LiftReferred {
  readonly kind: "lift_referred";
  readonly item: string;
}

/** A text that the production `LiftShort` matches. Fields are raw text. */
export interface LiftShort {
  readonly kind: "lift_short";
  readonly item: string;
}

/** A text that the production `LiftAvoided` matches. Fields are raw text. */
export interface LiftAvoided {
  readonly kind: "lift_avoided";
  readonly item: string;
}

/** What the rule `lift` recognizes. */
export type Lift = LiftRule | LiftReferred | LiftShort | LiftAvoided;

/** A text that the production `LiftCompound` matches. Fields are raw text. */
export interface LiftCompound {
  readonly kind: "lift_compound";
  readonly item: string;
}

/** A text that the production `LiftPermit` matches. Fields are raw text. */
export interface LiftPermit {
  readonly kind: "lift_permit";
  readonly item: string;
}

/** A text that the production `LiftStop` matches. Fields are raw text. */
export interface LiftStop {
  readonly kind: "lift_stop";
  readonly item: string;
}

/** A text that the production `LiftDuty` matches. Fields are raw text. */
export interface LiftDuty {
  readonly kind: "lift_duty";
  readonly item: string;
}

/** A text that the production `LiftVerdict` matches. Fields are raw text. */
export interface LiftVerdict {
  readonly kind: "lift_verdict";
  readonly item: string;
}

/** A text that the production `LiftBan` matches. Fields are raw text. */
export interface LiftBan {
  readonly kind: "lift_ban";
  readonly item: string;
}

/** A text that the production `LiftOver` matches. Fields are raw text. */
export interface LiftOver {
  readonly kind: "lift_over";
  readonly item: string;
}

/** What the rule `release` recognizes. */
export type Release = LiftCompound | LiftPermit | LiftStop | LiftDuty | LiftVerdict | LiftBan | LiftOver;

/** A text that the production `SwapOut` matches. Fields are raw text. */
export interface SwapOut {
  readonly kind: "swap_out";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `SwapPair` matches. Fields are raw text. */
export interface SwapPair {
  readonly kind: "swap_pair";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `SwapFavor` matches. Fields are raw text. */
export interface SwapFavor {
  readonly kind: "swap_favor";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `SwapTraded` matches. Fields are raw text. */
export interface SwapTraded {
  readonly kind: "swap_traded";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `SwapTrading` matches. Fields are raw text. */
export interface SwapTrading {
  readonly kind: "swap_trading";
  readonly old_item: string;
  readonly new_item: string;
}

/** What the rule `swap` recognizes. */
export type Swap = SwapOut | SwapPair | SwapFavor | SwapTraded | SwapTrading;

/** A text that the production `SwapIn` matches. Fields are raw text. */
export interface SwapIn {
  readonly kind: "swap_in";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `SwapUse` matches. Fields are raw text. */
export interface SwapUse {
  readonly kind: "swap_use";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `SwapFront` matches. Fields are raw text. */
export interface SwapFront {
  readonly kind: "swap_front";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `SwapMove` matches. Fields are raw text. */
export interface SwapMove {
  readonly kind: "swap_move";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `SwapTo` matches. Fields are raw text. */
export interface SwapTo {
  readonly kind: "swap_to";
  readonly new_item: string;
  readonly old_item: string;
}

/** What the rule `exchange` recognizes. */
export type Exchange = SwapIn | SwapUse | SwapFront | SwapMove | SwapTo;

/** A text that the production `SwapVerdict` matches. Fields are raw text. */
export interface SwapVerdict {
  readonly kind: "swap_verdict";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `SwapRather` matches. Fields are raw text. */
export interface SwapRather {
  readonly kind: "swap_rather";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `SwapBan` matches. Fields are raw text. */
export interface SwapBan {
  readonly kind: "swap_ban";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `SwapInstead` matches. Fields are raw text. */
export interface SwapInstead {
  readonly kind: "swap_instead";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `SwapDrop` matches. Fields are raw text. */
export interface SwapDrop {
  readonly kind: "swap_drop";
  readonly old_item: string;
  readonly new_item: string;
}

/** What the rule `contrast` recognizes. */
export type Contrast = SwapVerdict | SwapRather | SwapBan | SwapInstead | SwapDrop;

/** A text that the production `SwapTokens` matches. Fields are raw text. */
export interface SwapTokens {
  readonly kind: "swap_tokens";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `SwapOutIn` matches. Fields are raw text. */
export interface SwapOutIn {
  readonly kind: "swap_out_in";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `SwapMarked` matches. Fields are raw text. */
export interface SwapMarked {
  readonly kind: "swap_marked";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `SwapTailed` matches. Fields are raw text. */
export interface SwapTailed {
  readonly kind: "swap_tailed";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `SwapNot` matches. Fields are raw text. */
export interface SwapNot {
  readonly kind: "swap_not";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `SwapWanted` matches. Fields are raw text. */
export interface SwapWanted {
  readonly kind: "swap_wanted";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `SwapNoted` matches. Fields are raw text. */
export interface SwapNoted {
  readonly kind: "swap_noted";
  readonly new_item: string;
  readonly old_item: string;
}

/** What the rule `rivals` recognizes. */
export type Rivals = SwapTokens | SwapOutIn | SwapMarked | SwapTailed | SwapNot | SwapWanted | SwapNoted;

/** A text that the production `BanReferred` matches. Fields are raw text. */
export interface BanReferred {
  readonly kind: "ban_referred";
  readonly item: string;
}

/** A text that the production `BanPut` matches. Fields are raw text. */
export interface BanPut {
  readonly kind: "ban_put";
  readonly item: string;
}

/** A text that the production `BanHead` matches. Fields are raw text. */
export interface BanHead {
  readonly kind: "ban_head";
  readonly item: string;
}

/** A text that the production `BanOut` matches. Fields are raw text. */
export interface BanOut {
  readonly kind: "ban_out";
  readonly item: string;
}

/** A text that the production `BanMarked` matches. Fields are raw text. */
export interface BanMarked {
  readonly kind: "ban_marked";
  readonly item: string;
}

/** What the rule `ban` recognizes. */
export type Ban = BanReferred | BanPut | BanHead | BanOut | BanMarked;

/** A text that the production `BanTailed` matches. Fields are raw text. */
export interface BanTailed {
  readonly kind: "ban_tailed";
  readonly item: string;
}

/** A text that the production `BanSaid` matches. Fields are raw text. */
export interface BanSaid {
  readonly kind: "ban_said";
  readonly item: string;
}

/** A text that the production `BanPlain` matches. Fields are raw text. */
export interface BanPlain {
  readonly kind: "ban_plain";
  readonly item: string;
}

/** What the rule `refusal` recognizes. */
export type Refusal = BanTailed | BanSaid | BanPlain;

/** A text that the production `BanPolite` matches. Fields are raw text. */
export interface BanPolite {
  readonly kind: "ban_polite";
  readonly item: string;
}

/** A text that the production `BanNo` matches. Fields are raw text. */
export interface BanNo {
  readonly kind: "ban_no";
  readonly item: string;
}

/** A text that the production `BanNothing` matches. Fields are raw text. */
export interface BanNothing {
  readonly kind: "ban_nothing";
  readonly item: string;
}

/** A text that the production `BanWanted` matches. Fields are raw text. */
export interface BanWanted {
  readonly kind: "ban_wanted";
  readonly item: string;
}

/** A text that the production `BanDeemed` matches. Fields are raw text. */
export interface BanDeemed {
  readonly kind: "ban_deemed";
  readonly item: string;
}

/** A text that the production `BanVerdict` matches. Fields are raw text. */
export interface BanVerdict {
  readonly kind: "ban_verdict";
  readonly item: string;
}

/** What the rule `verdicts` recognizes. */
export type Verdicts = BanPolite | BanNo | BanNothing | BanWanted | BanDeemed | BanVerdict;

/** A text that the production `UseReferred` matches. Fields are raw text. */
export interface UseReferred {
  readonly kind: "use_referred";
  readonly item: string;
}

/** A text that the production `UseHead` matches. Fields are raw text. */
export interface UseHead {
  readonly kind: "use_head";
  readonly item: string;
}

/** A text that the production `UseDefault` matches. Fields are raw text. */
export interface UseDefault {
  readonly kind: "use_default";
  readonly item: string;
}

/** A text that the production `UseMarked` matches. Fields are raw text. */
export interface UseMarked {
  readonly kind: "use_marked";
  readonly item: string;
}

/** What the rule `use` recognizes. */
export type Use = UseReferred | UseHead | UseDefault | UseMarked;

/** A text that the production `UseTailed` matches. Fields are raw text. */
export interface UseTailed {
  readonly kind: "use_tailed";
  readonly item: string;
}

/** A text that the production `UsePlain` matches. Fields are raw text. */
export interface UsePlain {
  readonly kind: "use_plain";
  readonly item: string;
}

/** A text that the production `UseStyle` matches. Fields are raw text. */
export interface UseStyle {
  readonly kind: "use_style";
  readonly item: string;
}

/** A text that the production `UseOnly` matches. Fields are raw text. */
export interface UseOnly {
  readonly kind: "use_only";
  readonly item: string;
}

/** A text that the production `UseSolely` matches. Fields are raw text. */
export interface UseSolely {
  readonly kind: "use_solely";
  readonly item: string;
}

/** What the rule `chosen` recognizes. */
export type Chosen = UseTailed | UsePlain | UseStyle | UseOnly | UseSolely;

/** A text that the production `UseAlways` matches. Fields are raw text. */
export interface UseAlways {
  readonly kind: "use_always";
  readonly item: string;
}

/** A text that the production `UseTongue` matches. Fields are raw text. */
export interface UseTongue {
  readonly kind: "use_tongue";
  readonly item: string;
}

/** A text that the production `UseBare` matches. Fields are raw text. */
export interface UseBare {
  readonly kind: "use_bare";
  readonly item: string;
}

/** A text that the production `UseWanted` matches. Fields are raw text. */
export interface UseWanted {
  readonly kind: "use_wanted";
  readonly item: string;
}

/** A text that the production `UseDecided` matches. Fields are raw text. */
export interface UseDecided {
  readonly kind: "use_decided";
  readonly item: string;
}

/** A text that the production `UseSettled` matches. Fields are raw text. */
export interface UseSettled {
  readonly kind: "use_settled";
  readonly item: string;
}

/** A text that the production `UseSpoken` matches. Fields are raw text. */
export interface UseSpoken {
  readonly kind: "use_spoken";
  readonly item: string;
}

/** A text that the production `UseAnswers` matches. Fields are raw text. */
export interface UseAnswers {
  readonly kind: "use_answers";
  readonly item: string;
}

/** What the rule `custom` recognizes. */
export type Custom = UseAlways | UseTongue | UseBare | UseWanted | UseDecided | UseSettled | UseSpoken | UseAnswers;

/** A text that the production `RuleNot` matches. Fields are raw text. */
export interface RuleNot {
  readonly kind: "rule_not";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `RuleSwap` matches. Fields are raw text. */
export interface RuleSwap {
  readonly kind: "rule_swap";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `RuleOut` matches. Fields are raw text. */
export interface RuleOut {
  readonly kind: "rule_out";
  readonly old_item: string;
  readonly new_item: string;
}

/** What the rule `choice` recognizes. */
export type RuledChoice = RuleNot | RuleSwap | RuleOut;

/** A text that the production `RuleBan` matches. Fields are raw text. */
export interface RuleBan {
  readonly kind: "rule_ban";
  readonly item: string;
}

/** A text that the production `RuleNever` matches. Fields are raw text. */
export interface RuleNever {
  readonly kind: "rule_never";
  readonly item: string;
}

/** What the rule `banning` recognizes. */
export type Banning = RuleBan | RuleNever;

/** A text that the production `RuleUse` matches. Fields are raw text. */
export interface RuleUse {
  readonly kind: "rule_use";
  readonly item: string;
}

/** A text that the production `RuleOnly` matches. Fields are raw text. */
export interface RuleOnly {
  readonly kind: "rule_only";
  readonly item: string;
}

/** A text that the production `RuleSpoken` matches. Fields are raw text. */
export interface RuleSpoken {
  readonly kind: "rule_spoken";
  readonly item: string;
}

/** A text that the production `RuleStyle` matches. Fields are raw text. */
export interface RuleStyle {
  readonly kind: "rule_style";
  readonly item: string;
}

/** What the rule `usage` recognizes. */
export type Usage = RuleUse | RuleOnly | RuleSpoken | RuleStyle;

/** A text that the production `Aside` matches. Fields are raw text. */
export interface Aside {
  readonly kind: "aside";
}

/** A text that the production `Besides` matches. Fields are raw text. */
export interface Besides {
  readonly kind: "besides";
}

/** What the rule `remark` recognizes. */
export type Remark = Aside | Besides;

/** A text that the production `Firm` matches. Fields are raw text. */
export interface Firm {
  readonly kind: "firm";
}

/** What the rule `firmness` recognizes. */
export type Firmness = Firm;

/** A text that the production `Pasted` matches. Fields are raw text. */
export interface Pasted {
  readonly kind: "pasted";
}

/** A text that the production `Kept` matches. Fields are raw text. */
export interface Kept {
  readonly kind: "kept";
}

/** What the rule `foreign` recognizes. */
export type Foreignness = Pasted | Kept;

/** A text that the production `Homely` matches. Fields are raw text. */
export interface Homely {
  readonly kind: "homely";
}

/** What the rule `familiar` recognizes. */
export type Familiarity = Homely;

/** A text that the production `Doubted` matches. Fields are raw text. */
export interface Doubted {
  readonly kind: "doubted";
}

/** A text that the production `Bounded` matches. Fields are raw text. */
export interface Bounded {
  readonly kind: "bounded";
}

/** What the rule `doubt` recognizes. */
export type Doubt = Doubted | Bounded;

/** A text that the production `Retracted` matches. Fields are raw text. */
export interface Retracted {
  readonly kind: "retracted";
}

/** What the rule `retreat` recognizes. */
export type Retreat = Retracted;

/** A text that the production `Signed` matches. Fields are raw text. */
export interface Signed {
  readonly kind: "signed";
}

/** What the rule `signature` recognizes. */
export type Signature = Signed;

/** A text that the production `Request` matches. Fields are raw text. */
export interface Request {
  readonly kind: "request";
}

/** A text that the production `Pleasantry` matches. Fields are raw text. */
export interface Pleasantry {
  readonly kind: "pleasantry";
}

/** What the rule `asked` recognizes. */
export type Asked = Request | Pleasantry;

/** A text that the production `NoRules` matches. Fields are raw text. */
export interface NoRules {
  readonly kind: "no_rules";
}

/** A text that the production `OnlyBans` matches. Fields are raw text. */
export interface OnlyBans {
  readonly kind: "only_bans";
}

/** A text that the production `Narrowed` matches. Fields are raw text. */
export interface Narrowed {
  readonly kind: "narrowed";
}

/** What the rule `heading` recognizes. */
export type Heading = NoRules | OnlyBans | Narrowed;
