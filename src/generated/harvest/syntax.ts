// Written by `npm run generate` from grammar/harvest.peggy. Do not edit.

/** A text that the production `Unreal` matches. Fields are raw text. */
export interface Unreal {
  readonly kind: "unreal";
}

/** A text that the production `Doubtful` matches. Fields are raw text. */
export interface Doubtful {
  readonly kind: "doubtful";
}

/** What the rule `doubt` recognizes. */
export type Doubt = Unreal | Doubtful;

/** A text that the production `Question` matches. Fields are raw text. */
export interface Question {
  readonly kind: "question";
}

/** A text that the production `Deferral` matches. Fields are raw text. */
export interface Deferral {
  readonly kind: "deferral";
}

/** A text that the production `Reversal` matches. Fields are raw text. */
export interface Reversal {
  readonly kind: "reversal";
}

/** A text that the production `Ban` matches. Fields are raw text. */
export interface Ban {
  readonly kind: "ban";
}

/** A text that the production `Decision` matches. Fields are raw text. */
export interface Decision {
  readonly kind: "decision";
}

/** A text that the production `Fact` matches. Fields are raw text. */
export interface Fact {
  readonly kind: "fact";
}

/** What the rule `clause` recognizes. */
export type Clause = Question | Deferral | Reversal | Ban | Decision | Fact;

/** A text that the production `Refusal` matches. Fields are raw text. */
export interface Refusal {
  readonly kind: "refusal";
}

/** What the rule `refused` recognizes. */
export type Refused = Refusal;

/** A text that the production `Amendment` matches. Fields are raw text. */
export interface Amendment {
  readonly kind: "amendment";
}

/** What the rule `amended` recognizes. */
export type Amended = Amendment;

/** A text that the production `Dismissal` matches. Fields are raw text. */
export interface Dismissal {
  readonly kind: "dismissal";
}

/** What the rule `dismissed` recognizes. */
export type Dismissed = Dismissal;

/** A text that the production `Replacement` matches. Fields are raw text. */
export interface Replacement {
  readonly kind: "replacement";
}

/** What the rule `replacing` recognizes. */
export type Replacing = Replacement;

/** A text that the production `ReversalTail` matches. Fields are raw text. */
export interface ReversalTail {
  readonly kind: "reversal_tail";
}

/** A text that the production `EmphaticTail` matches. Fields are raw text. */
export interface EmphaticTail {
  readonly kind: "emphatic_tail";
}

/** A text that the production `ClosingTail` matches. Fields are raw text. */
export interface ClosingTail {
  readonly kind: "closing_tail";
}

/** A text that the production `BanTail` matches. Fields are raw text. */
export interface BanTail {
  readonly kind: "ban_tail";
}

/** A text that the production `DecisionTail` matches. Fields are raw text. */
export interface DecisionTail {
  readonly kind: "decision_tail";
}

/** A text that the production `DeferralTail` matches. Fields are raw text. */
export interface DeferralTail {
  readonly kind: "deferral_tail";
}

/** A text that the production `WhenTail` matches. Fields are raw text. */
export interface WhenTail {
  readonly kind: "when_tail";
}

/** A text that the production `QuestionTail` matches. Fields are raw text. */
export interface QuestionTail {
  readonly kind: "question_tail";
}

/** What the rule `tail` recognizes. */
export type Tail =
  | ReversalTail
  | EmphaticTail
  | ClosingTail
  | BanTail
  | DecisionTail
  | DeferralTail
  | WhenTail
  | QuestionTail;

/** A text that the production `BanLead` matches. Fields are raw text. */
export interface BanLead {
  readonly kind: "ban_lead";
}

/** A text that the production `DecisionLead` matches. Fields are raw text. */
export interface DecisionLead {
  readonly kind: "decision_lead";
}

/** A text that the production `QuestionLead` matches. Fields are raw text. */
export interface QuestionLead {
  readonly kind: "question_lead";
}

/** A text that the production `DeferralLead` matches. Fields are raw text. */
export interface DeferralLead {
  readonly kind: "deferral_lead";
}

/** A text that the production `ReversalLead` matches. Fields are raw text. */
export interface ReversalLead {
  readonly kind: "reversal_lead";
}

/** A text that the production `SecondThoughtLead` matches. Fields are raw text. */
export interface SecondThoughtLead {
  readonly kind: "second_thought_lead";
}

/** A text that the production `SaidLead` matches. Fields are raw text. */
export interface SaidLead {
  readonly kind: "said_lead";
}

/** A text that the production `OwnerLead` matches. Fields are raw text. */
export interface OwnerLead {
  readonly kind: "owner_lead";
}

/** What the rule `lead` recognizes. */
export type Lead =
  | BanLead
  | DecisionLead
  | QuestionLead
  | DeferralLead
  | ReversalLead
  | SecondThoughtLead
  | SaidLead
  | OwnerLead;

/** A text that the production `Name` matches. Fields are raw text. */
export interface Name {
  readonly kind: "name";
}

/** What the rule `ownName` recognizes. */
export type OwnName = Name;

/** A text that the production `Owner` matches. Fields are raw text. */
export interface Owner {
  readonly kind: "owner";
}

/** What the rule `ownerClause` recognizes. */
export type OwnerClause = Owner;

/** A text that the production `Common` matches. Fields are raw text. */
export interface Common {
  readonly kind: "common";
}

/** What the rule `commonWord` recognizes. */
export type CommonWord = Common;

/** A text that the production `Handing` matches. Fields are raw text. */
export interface Handing {
  readonly kind: "handing";
}

/** What the rule `handingClause` recognizes. */
export type HandingClause = Handing;

/** A text that the production `Asking` matches. Fields are raw text. */
export interface Asking {
  readonly kind: "asking";
}

/** What the rule `askingClause` recognizes. */
export type AskingClause = Asking;
