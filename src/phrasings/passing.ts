/** Whether the reason of an instruction soon passes, so that it is for once: "Skip the mushrooms, they've gone off." */
import type { Core } from "./unwrap.js";

/** Whether a reason on either side is one that soon passes. */
export function isPassing({ because, reasons }: Core): boolean {
  return PASSING.some((each) => each.test(because.trim()) || each.test(reasons.trim()));
}

const STATES = [
  "out|closed|broken|down|on strike|at the shop|in the shop|over|sold|cancell?ed|delayed|full|in town|missing|short|low",
  "stuffed|hungry|tired|sick|sprained|late|early|in a hurry|in a rush|busy",
  "wet|expired|stale|off|bad|rotten|sunny|raining|cold|hot|snowing|dark|windy|freezing",
].join("|");
const BEING = "is|are|it's|they're|was|were|been|we're|i'm|you're|gone|went|all|sold|ran|got";
const DEGREE = "(?:already )?(?:too |so |really |still |all )?";

const PASSING: readonly RegExp[] = [
  // What somebody is doing.
  /\b(?:i'm|we're|is|are|he's|she's|they're) (?:coming|visiting|staying|sleeping|waiting|asleep|driving|leaving|boarding|trying to (?:focus|sleep|work|concentrate|read|think))\b/,
  // How somebody or something is for the time being: "it's too cold", "the subway is closed", "they've gone off".
  new RegExp(`\\b(?:${BEING}) ${DEGREE}(?:${STATES})(?= and | of |$|[,.;!])(?! of (?:them|it|those))`),
  // What there is just now, and what has just happened.
  /\bthere's (?:snow|ice|traffic|an? (?:accident|storm|jam)|construction|none|no )/,
  /\b(?:have|having|got|had) (?:a (?:headache|cold|fever|hangover)|guests|company|some|none)/,
  /\b(?:just (?:had|ate|got|bought|finished)|expired|broke down|died|my guests?|power is|last night|i'm on (?:chapter|episode|season|page))/,
];
