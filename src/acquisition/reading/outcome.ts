/** The outcomes of the layer and the shapes of its results, with their field names in every language (spec, `acquisition.results`). */

/** The outcome of a message that is one directive. */
export const PREPROCESS_OUTCOME_DIRECTIVE = "directive";
/** The outcome of a message that is clearly none. */
export const PREPROCESS_OUTCOME_NO_DIRECTIVE = "no_directive";
/** The outcome of a message that may ask for something, but leaves a doubt. */
export const PREPROCESS_OUTCOME_UNKNOWN = "unknown";

/** The whole answer of a model that finds no directive. */
export const PREPROCESSOR_NO_DIRECTIVE_SENTINEL = "<NO_DIRECTIVE>";

/** What the layer makes of a text. For the engine the last two are one: it gets the user's own words. */
export type PreprocessOutcome =
  | typeof PREPROCESS_OUTCOME_DIRECTIVE
  | typeof PREPROCESS_OUTCOME_NO_DIRECTIVE
  | typeof PREPROCESS_OUTCOME_UNKNOWN;

/** The rule that decided (`heuristic.*`). */
export type PreprocessRuleId = RejectionId | (typeof FINAL_RULES)[keyof typeof FINAL_RULES];

/** The rules that reject, in their order: something directive-like or unsafe was seen. */
export type RejectionId =
  | "reject.list_or_enumeration"
  | "reject.question_form"
  | "reject.meta_or_reporting"
  | "reject.multi_segment_or_mixed_prose"
  | "reject.multi_instruction"
  | "reject.quoted_reported_bracket"
  | "reject.quoted_exact"
  | "reject.quoted_reported"
  | "reject.near_miss_alias"
  | "reject.admin_near_miss_alias"
  | "reject.malformed_replacement_syntax"
  | "reject.multi_candidate_directive";

/** The rules that decide what no rejection took. */
export const FINAL_RULES = {
  directive: "canonical.full_match",
  adjacent: "reject.directive_adjacent_unsafe",
  ordinary: "reject.confident_non_directive",
} as const;

/** What the heuristic says of a message. */
export type PreprocessResult =
  | { readonly outcome: "directive"; readonly directive: string; readonly rule_id: PreprocessRuleId }
  | { readonly outcome: "no_directive" | "unknown"; readonly directive: null; readonly rule_id: PreprocessRuleId };

/** What the validator says of a producer's output. */
export type Validation =
  | { readonly classification: "directive"; readonly output: string }
  | { readonly classification: "no_directive" | "unknown"; readonly output: null };
