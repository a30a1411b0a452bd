// Written by `npm run generate` from grammar/phrasings.peggy. Do not edit.

/** A text that the production `Hedged` matches. Fields are raw text. */
export interface Hedged {
  readonly kind: "hedged";
}

/** A text that the production `Reported` matches. Fields are raw text. */
export interface Reported {
  readonly kind: "reported";
}

/** A text that the production `Unserious` matches. Fields are raw text. */
export interface Unserious {
  readonly kind: "unserious";
}

/** A text that the production `Bounded` matches. Fields are raw text. */
export interface Bounded {
  readonly kind: "bounded";
}

/** What the rule `veto` recognizes. */
export type Veto = Hedged | Reported | Unserious | Bounded;

/** A text that the production `StandingOpening` matches. Fields are raw text. */
export interface StandingOpening {
  readonly kind: "standing_opening";
  readonly rest: string;
}

/** A text that the production `DecidedOpening` matches. Fields are raw text. */
export interface DecidedOpening {
  readonly kind: "decided_opening";
  readonly rest: string;
}

/** A text that the production `AskingOpening` matches. Fields are raw text. */
export interface AskingOpening {
  readonly kind: "asking_opening";
  readonly rest: string;
}

/** A text that the production `NounOpening` matches. Fields are raw text. */
export interface NounOpening {
  readonly kind: "noun_opening";
  readonly noun: string;
  readonly rest: string;
}

/** A text that the production `NounFirst` matches. Fields are raw text. */
export interface NounFirst {
  readonly kind: "noun_first";
  readonly noun: string;
  readonly rest: string;
}

/** A text that the production `ReasonOpening` matches. Fields are raw text. */
export interface ReasonOpening {
  readonly kind: "reason_opening";
  readonly rest: string;
}

/** A text that the production `Wrapper` matches. Fields are raw text. */
export interface Wrapper {
  readonly kind: "wrapper";
  readonly rest: string;
}

/** What the rule `opening` recognizes. */
export type Opening =
  | StandingOpening
  | DecidedOpening
  | AskingOpening
  | NounOpening
  | NounFirst
  | ReasonOpening
  | Wrapper;

/** A text that the production `AlwaysClosing` matches. Fields are raw text. */
export interface AlwaysClosing {
  readonly kind: "always_closing";
  readonly rest: string;
}

/** A text that the production `StandingClosing` matches. Fields are raw text. */
export interface StandingClosing {
  readonly kind: "standing_closing";
  readonly rest: string;
}

/** A text that the production `PoliteClosing` matches. Fields are raw text. */
export interface PoliteClosing {
  readonly kind: "polite_closing";
  readonly rest: string;
}

/** A text that the production `StandingInside` matches. Fields are raw text. */
export interface StandingInside {
  readonly kind: "standing_inside";
  readonly rest: string;
  readonly after: string;
}

/** A text that the production `BecauseClosing` matches. Fields are raw text. */
export interface BecauseClosing {
  readonly kind: "because_closing";
  readonly rest: string;
}

/** What the rule `closing` recognizes. */
export type Closing = AlwaysClosing | StandingClosing | PoliteClosing | StandingInside | BecauseClosing;

/** A text that the production `ChangePhrasing` matches. Fields are raw text. */
export interface ChangePhrasing {
  readonly kind: "change_phrasing";
  readonly value: string;
}

/** A text that the production `SetPhrasing` matches. Fields are raw text. */
export interface SetPhrasing {
  readonly kind: "set_phrasing";
  readonly value: string;
}

/** A text that the production `NotePhrasing` matches. Fields are raw text. */
export interface NotePhrasing {
  readonly kind: "note_phrasing";
  readonly value: string;
}

/** What the rule `premise` recognizes. */
export type PremisePhrasing = ChangePhrasing | SetPhrasing | NotePhrasing;

/** A text that the production `Momentary` matches. Fields are raw text. */
export interface Momentary {
  readonly kind: "momentary";
}

/** A text that the production `Resting` matches. Fields are raw text. */
export interface Resting {
  readonly kind: "resting";
}

/** A text that the production `Variable` matches. Fields are raw text. */
export interface Variable {
  readonly kind: "variable";
}

/** A text that the production `Recalled` matches. Fields are raw text. */
export interface Recalled {
  readonly kind: "recalled";
}

/** A text that the production `Subjectless` matches. Fields are raw text. */
export interface Subjectless {
  readonly kind: "subjectless";
}

/** What the rule `passing` recognizes. */
export type Passing = Momentary | Resting | Variable | Recalled | Subjectless;

/** A text that the production `ClearStatePhrasing` matches. Fields are raw text. */
export interface ClearStatePhrasing {
  readonly kind: "clear_state_phrasing";
}

/** A text that the production `ClearPremisePhrasing` matches. Fields are raw text. */
export interface ClearPremisePhrasing {
  readonly kind: "clear_premise_phrasing";
}

/** A text that the production `ResetPhrasing` matches. Fields are raw text. */
export interface ResetPhrasing {
  readonly kind: "reset_phrasing";
}

/** A text that the production `RemoveReferred` matches. Fields are raw text. */
export interface RemoveReferred {
  readonly kind: "remove_referred";
  readonly item: string;
}

/** A text that the production `RemoveWanted` matches. Fields are raw text. */
export interface RemoveWanted {
  readonly kind: "remove_wanted";
  readonly item: string;
}

/** A text that the production `RemoveOut` matches. Fields are raw text. */
export interface RemoveOut {
  readonly kind: "remove_out";
  readonly item: string;
}

/** A text that the production `RemoveOwed` matches. Fields are raw text. */
export interface RemoveOwed {
  readonly kind: "remove_owed";
  readonly item: string;
}

/** A text that the production `RemoveNoLonger` matches. Fields are raw text. */
export interface RemoveNoLonger {
  readonly kind: "remove_no_longer";
  readonly item: string;
}

/** A text that the production `RemoveRule` matches. Fields are raw text. */
export interface RemoveRule {
  readonly kind: "remove_rule";
  readonly item: string;
}

/** A text that the production `RemoveOff` matches. Fields are raw text. */
export interface RemoveOff {
  readonly kind: "remove_off";
  readonly item: string;
}

/** A text that the production `RemoveListed` matches. Fields are raw text. */
export interface RemoveListed {
  readonly kind: "remove_listed";
  readonly item: string;
}

/** A text that the production `RemoveCompound` matches. Fields are raw text. */
export interface RemoveCompound {
  readonly kind: "remove_compound";
  readonly item: string;
}

/** A text that the production `RemoveCompoundGone` matches. Fields are raw text. */
export interface RemoveCompoundGone {
  readonly kind: "remove_compound_gone";
  readonly item: string;
}

/** A text that the production `RemoveAllow` matches. Fields are raw text. */
export interface RemoveAllow {
  readonly kind: "remove_allow";
  readonly item: string;
}

/** A text that the production `RemoveVerdict` matches. Fields are raw text. */
export interface RemoveVerdict {
  readonly kind: "remove_verdict";
  readonly item: string;
}

/** A text that the production `ReplaceSaid` matches. Fields are raw text. */
export interface ReplaceSaid {
  readonly kind: "replace_said";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceBanned` matches. Fields are raw text. */
export interface ReplaceBanned {
  readonly kind: "replace_banned";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceBannedInstead` matches. Fields are raw text. */
export interface ReplaceBannedInstead {
  readonly kind: "replace_banned_instead";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceRather` matches. Fields are raw text. */
export interface ReplaceRather {
  readonly kind: "replace_rather";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ReplaceDropped` matches. Fields are raw text. */
export interface ReplaceDropped {
  readonly kind: "replace_dropped";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceInFront` matches. Fields are raw text. */
export interface ReplaceInFront {
  readonly kind: "replace_in_front";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceVerdict` matches. Fields are raw text. */
export interface ReplaceVerdict {
  readonly kind: "replace_verdict";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplacePlaced` matches. Fields are raw text. */
export interface ReplacePlaced {
  readonly kind: "replace_placed";
  readonly new_item: string;
}

/** A text that the production `ReplaceNewOld` matches. Fields are raw text. */
export interface ReplaceNewOld {
  readonly kind: "replace_new_old";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ReplaceOldNew` matches. Fields are raw text. */
export interface ReplaceOldNew {
  readonly kind: "replace_old_new";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceTraded` matches. Fields are raw text. */
export interface ReplaceTraded {
  readonly kind: "replace_traded";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceLet` matches. Fields are raw text. */
export interface ReplaceLet {
  readonly kind: "replace_let";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ReplaceOut` matches. Fields are raw text. */
export interface ReplaceOut {
  readonly kind: "replace_out";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceMoved` matches. Fields are raw text. */
export interface ReplaceMoved {
  readonly kind: "replace_moved";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceGone` matches. Fields are raw text. */
export interface ReplaceGone {
  readonly kind: "replace_gone";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceUsed` matches. Fields are raw text. */
export interface ReplaceUsed {
  readonly kind: "replace_used";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ReplacePreferred` matches. Fields are raw text. */
export interface ReplacePreferred {
  readonly kind: "replace_preferred";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ReplaceWanted` matches. Fields are raw text. */
export interface ReplaceWanted {
  readonly kind: "replace_wanted";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ReplaceBare` matches. Fields are raw text. */
export interface ReplaceBare {
  readonly kind: "replace_bare";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ProhibitLeave` matches. Fields are raw text. */
export interface ProhibitLeave {
  readonly kind: "prohibit_leave";
  readonly item: string;
}

/** A text that the production `ProhibitKeep` matches. Fields are raw text. */
export interface ProhibitKeep {
  readonly kind: "prohibit_keep";
  readonly item: string;
}

/** A text that the production `ProhibitConsider` matches. Fields are raw text. */
export interface ProhibitConsider {
  readonly kind: "prohibit_consider";
  readonly item: string;
}

/** A text that the production `ProhibitGive` matches. Fields are raw text. */
export interface ProhibitGive {
  readonly kind: "prohibit_give";
  readonly item: string;
}

/** A text that the production `ProhibitVerb` matches. Fields are raw text. */
export interface ProhibitVerb {
  readonly kind: "prohibit_verb";
  readonly item: string;
}

/** A text that the production `ProhibitWeak` matches. Fields are raw text. */
export interface ProhibitWeak {
  readonly kind: "prohibit_weak";
  readonly item: string;
}

/** A text that the production `ProhibitDropped` matches. Fields are raw text. */
export interface ProhibitDropped {
  readonly kind: "prohibit_dropped";
  readonly item: string;
}

/** A text that the production `ProhibitNever` matches. Fields are raw text. */
export interface ProhibitNever {
  readonly kind: "prohibit_never";
  readonly item: string;
}

/** A text that the production `ProhibitWanted` matches. Fields are raw text. */
export interface ProhibitWanted {
  readonly kind: "prohibit_wanted";
  readonly item: string;
}

/** A text that the production `ProhibitVerdict` matches. Fields are raw text. */
export interface ProhibitVerdict {
  readonly kind: "prohibit_verdict";
  readonly item: string;
}

/** A text that the production `UseMade` matches. Fields are raw text. */
export interface UseMade {
  readonly kind: "use_made";
  readonly item: string;
}

/** A text that the production `UseVerb` matches. Fields are raw text. */
export interface UseVerb {
  readonly kind: "use_verb";
  readonly item: string;
}

/** A text that the production `UseWeak` matches. Fields are raw text. */
export interface UseWeak {
  readonly kind: "use_weak";
  readonly item: string;
}

/** A text that the production `UseSpokenAlways` matches. Fields are raw text. */
export interface UseSpokenAlways {
  readonly kind: "use_spoken_always";
  readonly item: string;
}

/** A text that the production `UseLanguage` matches. Fields are raw text. */
export interface UseLanguage {
  readonly kind: "use_language";
  readonly item: string;
}

/** A text that the production `UseSpoken` matches. Fields are raw text. */
export interface UseSpoken {
  readonly kind: "use_spoken";
  readonly item: string;
}

/** A text that the production `UseWantedIn` matches. Fields are raw text. */
export interface UseWantedIn {
  readonly kind: "use_wanted_in";
  readonly item: string;
}

/** A text that the production `UseAll` matches. Fields are raw text. */
export interface UseAll {
  readonly kind: "use_all";
  readonly item: string;
}

/** A text that the production `UseWanted` matches. Fields are raw text. */
export interface UseWanted {
  readonly kind: "use_wanted";
  readonly item: string;
}

/** A text that the production `UseVerdict` matches. Fields are raw text. */
export interface UseVerdict {
  readonly kind: "use_verdict";
  readonly item: string;
}

/** A text that the production `UseStanding` matches. Fields are raw text. */
export interface UseStanding {
  readonly kind: "use_standing";
  readonly item: string;
}

/** A text that the production `UseAlone` matches. Fields are raw text. */
export interface UseAlone {
  readonly kind: "use_alone";
  readonly item: string;
}

/** A text that the production `UseFinal` matches. Fields are raw text. */
export interface UseFinal {
  readonly kind: "use_final";
  readonly item: string;
}

/** A text that the production `UseDecided` matches. Fields are raw text. */
export interface UseDecided {
  readonly kind: "use_decided";
  readonly item: string;
}

/** What the rule `request` recognizes. */
export type RequestPhrasing =
  | ClearStatePhrasing
  | ClearPremisePhrasing
  | ResetPhrasing
  | RemoveReferred
  | RemoveWanted
  | RemoveOut
  | RemoveOwed
  | RemoveNoLonger
  | RemoveRule
  | RemoveOff
  | RemoveListed
  | RemoveCompound
  | RemoveCompoundGone
  | RemoveAllow
  | RemoveVerdict
  | ReplaceSaid
  | ReplaceBanned
  | ReplaceBannedInstead
  | ReplaceRather
  | ReplaceDropped
  | ReplaceInFront
  | ReplaceVerdict
  | ReplacePlaced
  | ReplaceNewOld
  | ReplaceOldNew
  | ReplaceTraded
  | ReplaceLet
  | ReplaceOut
  | ReplaceMoved
  | ReplaceGone
  | ReplaceUsed
  | ReplacePreferred
  | ReplaceWanted
  | ReplaceBare
  | ProhibitLeave
  | ProhibitKeep
  | ProhibitConsider
  | ProhibitGive
  | ProhibitVerb
  | ProhibitWeak
  | ProhibitDropped
  | ProhibitNever
  | ProhibitWanted
  | ProhibitVerdict
  | UseMade
  | UseVerb
  | UseWeak
  | UseSpokenAlways
  | UseLanguage
  | UseSpoken
  | UseWantedIn
  | UseAll
  | UseWanted
  | UseVerdict
  | UseStanding
  | UseAlone
  | UseFinal
  | UseDecided;

/** A text that the production `Pointing` matches. Fields are raw text. */
export interface Pointing {
  readonly kind: "pointing";
}

/** A text that the production `Abstract` matches. Fields are raw text. */
export interface Abstract {
  readonly kind: "abstract";
}

/** A text that the production `Attributed` matches. Fields are raw text. */
export interface Attributed {
  readonly kind: "attributed";
}

/** A text that the production `Graded` matches. Fields are raw text. */
export interface Graded {
  readonly kind: "graded";
}

/** A text that the production `Several` matches. Fields are raw text. */
export interface Several {
  readonly kind: "several";
}

/** A text that the production `Narrowed` matches. Fields are raw text. */
export interface Narrowed {
  readonly kind: "narrowed";
}

/** A text that the production `Clause` matches. Fields are raw text. */
export interface Clause {
  readonly kind: "clause";
}

/** What the rule `unfit` recognizes. */
export type Unfit = Pointing | Abstract | Attributed | Graded | Several | Narrowed | Clause;

/** A text that the production `LastingNoun` matches. Fields are raw text. */
export interface LastingNoun {
  readonly kind: "lasting_noun";
}

/** What the rule `lasting` recognizes. */
export type Lasting = LastingNoun;

/** A text that the production `Food` matches. Fields are raw text. */
export interface Food {
  readonly kind: "food";
}

/** A text that the production `Measure` matches. Fields are raw text. */
export interface Measure {
  readonly kind: "measure";
}

/** A text that the production `Money` matches. Fields are raw text. */
export interface Money {
  readonly kind: "money";
}

/** A text that the production `Mark` matches. Fields are raw text. */
export interface Mark {
  readonly kind: "mark";
}

/** A text that the production `Form` matches. Fields are raw text. */
export interface Form {
  readonly kind: "form";
}

/** A text that the production `Wording` matches. Fields are raw text. */
export interface Wording {
  readonly kind: "wording";
}

/** A text that the production `Tool` matches. Fields are raw text. */
export interface Tool {
  readonly kind: "tool";
}

/** A text that the production `Travel` matches. Fields are raw text. */
export interface Travel {
  readonly kind: "travel";
}

/** A text that the production `Stay` matches. Fields are raw text. */
export interface Stay {
  readonly kind: "stay";
}

/** A text that the production `Material` matches. Fields are raw text. */
export interface Material {
  readonly kind: "material";
}

/** What the rule `role` recognizes. */
export type Role = Food | Measure | Money | Mark | Form | Wording | Tool | Travel | Stay | Material;

/** A text that the production `ImperativeBeginning` matches. Fields are raw text. */
export interface ImperativeBeginning {
  readonly kind: "imperative_beginning";
}

/** What the rule `verbal` recognizes. */
export type Verbal = ImperativeBeginning;
