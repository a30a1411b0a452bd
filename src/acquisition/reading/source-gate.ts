/** The source gate: a validated output passes only where the user's own message says the same (spec, `source.*`). */

import { trim } from "../../base/index.js";
import { sourceCandidate } from "./candidate.js";
import { isCanonical } from "./canonical.js";
import { parseContract } from "./contract-object.js";
import { hasNextSentenceCue, isChained, isMixed, wholePhrase } from "./phrases.js";
import { norm } from "./text.js";

/** Whether a validated directive may stand in for the message it was made from. */
export function passesSourceGate(source: string, directive: string): boolean {
  return isSelfContract(source, directive) || says(source, directive);
}

/** The message is itself a contract object with that output. */
function isSelfContract(source: string, directive: string): boolean {
  const text = trim(source);
  const contract = text.startsWith("{") ? parseContract(text) : null;
  if (contract?.classification !== "directive" || typeof contract.output !== "string") return false;
  return trim(contract.output).toLowerCase() === trim(directive).toLowerCase();
}

/** The message is that directive, and nothing in it casts doubt. */
function says(source: string, directive: string): boolean {
  const [normal, candidate] = [norm(source), sourceCandidate(source)];
  const doubtful = DOUBTS.some((holds) => holds(source, normal));
  return !doubtful && isCanonical(candidate) && norm(directive) === candidate;
}

const REPORT = wholePhrase("say", "says", "said", "doc", "docs", "documentation");

/**
 * What casts doubt on a message, or on its normal form. A backtick or a question mark does so without a cue here: the candidate
 * must be canonical as well, and no canonical text is without a cue.
 */
const DOUBTS: readonly ((source: string, normal: string) => boolean)[] = [
  (source) => /[\n\r]/u.test(source),
  (source) => source.includes("~~~"),
  (source) => source.includes("`"),
  (source) => source.includes("?"),
  (_source, normal) => isMixed(normal),
  (_source, normal) => isChained(normal),
  (_source, normal) => hasNextSentenceCue(normal),
  (source) => source.includes('"') && REPORT.test(source.toLowerCase()),
];
