/** Answers that a question does not take, and that were probably meant as a yes or a no (spec, `diagnostics.reply`). */
import { collapse, nfkc, trim } from "../base/index.js";
import { inner } from "../coverage/index.js";
import { readConfirmation } from "../index.js";
import type { Finding } from "./finding.js";

const YES =
  "y|ye|yea|yeah|yep|yup|yah|yas|yess+|yes|aye|sure|sure thing|ok|okay|okey|okie|k|kk|right|that's right|correct|that's correct|exactly|absolutely|definitely|certainly|of course|go ahead|go on|go for it|do it|do that|please do|let's do it|sounds good|fine|that's fine|good|great|perfect|agreed|confirm|confirmed|affirmative|by all means|indeed|alright|all right|i do|i did|yes i do|yes i did|proceed|works for me|looks good|lgtm|makes sense|why not|i guess|i guess so|ship it|uh huh|hell yes|heck yes|\u{1f44d}|\u{1f44c}|\u{1f197}|\u2705|\u2714|\u2611";
const NO =
  "n|no|nah|naw|nay|nope|no way|not|never|never mind|nevermind|nvm|cancel|cancel it|cancel that|stop|stop it|abort|don't|don't do it|do not|forget it|forget that|leave it|skip|skip it|not now|not really|negative|wrong|that's wrong|incorrect|absolutely not|definitely not|certainly not|of course not|i don't|i do not|i didn't|keep it|leave it as is|rather not|i'd rather not|i would rather not|don't bother|\u{1f44e}|\u274c|\u2716|\u{1f6ab}";
const FILLER = "please|pls|thanks|thx|thank you|actually|well|oh|um|uh|hmm|just|i said|i mean|then|so|and|but";
/** No answer of so few words is longer. */
const LONGEST = 60;

const ANSWER = new RegExp(`^(?:(?:${longestFirst(`${YES}|${NO}|${FILLER}`)})(?: |$))+$`, "u");
const WORD = new RegExp(`(${longestFirst(`${YES}|${NO}|${FILLER}`)})(?: |$)`, "gu");
const [YES_WORDS, NO_WORDS] = [new Set(YES.replace("yess+", "yess").split("|")), new Set(NO.split("|"))];

/** The hint that an answer is none, if it was probably meant to be. Nothing longer than an answer is read. */
export function pendingReply(text: string): readonly Finding[] {
  const range = inner(text, 0, text.length);
  if (range[1] - range[0] > LONGEST || readConfirmation(text) !== null) return [];
  const answer = answerIn(wordsOf(text));
  if (answer === null) return [];
  return [{ code: "pending_reply", range, parameters: { answer }, fixes: [[answer]] }];
}

/** A text in lower case without marks and the colors of emoji, its words in single spaces. */
function wordsOf(text: string): string {
  const plain = nfkc(text)
    .toLowerCase()
    .replace(/[\u2018\u2019`]/g, "'")
    .replace(/\bdont\b/g, "don't")
    .replace(/[\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, "");
  return trim(collapse(plain.replace(/(?:^|(?<=\s))'|'(?=\s|$)|[.,;:!?"*_~()\u2026\u201c\u201d-]/g, " ")));
}

function answerIn(words: string): "yes" | "no" | null {
  if (!ANSWER.test(words)) return null;
  const found = [...words.matchAll(WORD)].map(([, word = ""]) => word.replace(/^yess+$/, "yess"));
  const [yes, no] = [found.some((word) => YES_WORDS.has(word)), found.some((word) => NO_WORDS.has(word))];
  return yes === no ? null : yes ? "yes" : "no";
}

function longestFirst(words: string): string {
  return words
    .split("|")
    .sort((a, b) => b.length - a.length)
    .join("|");
}
