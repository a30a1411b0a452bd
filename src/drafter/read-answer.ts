/** Reads a model's answer. The grammar decides what a directive is, and the message what it may name; the model has no say. */

import { trim } from "../base/index.js";
import { isCanonical } from "../generated/directives/canonical.js";
import { parseDirective } from "../generated/directives/parser.js";
import { holdsAnother, isFromMessage } from "./operands.js";
import { NO_DIRECTIVE } from "./prompt.js";
import { type NoProposal, noProposal } from "./reasons.js";

/** A canonical directive that says nothing but what the message says. */
export interface Drafted {
  readonly kind: "drafted";
  readonly directive: string;
}

const LINE_END = /[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/u;

/** The directive in a model's answer to a message, or why there is none. White space at the ends is looked past. */
export function readAnswer(answer: string, message: string): Drafted | NoProposal {
  const text = trim(answer);
  if (text === "") return noProposal("answer_is_blank");
  if (text === NO_DIRECTIVE) return noProposal("no_directive");
  if (LINE_END.test(text)) return noProposal("several_lines");
  const directive = isCanonical(text) ? parseDirective(text) : null;
  if (directive === null) return noProposal("not_canonical");
  if (holdsAnother(directive)) return noProposal("several_directives");
  if (!isFromMessage(directive, message)) return noProposal("operand_not_in_message");
  return { kind: "drafted", directive: text };
}
