/** Words as people type them in a hurry, read as the words that the grammar knows. */

/** Each word beside what it stands for, which is never shorter. What may be a name or another word, such as "its", stands as it is. */
const MEANT = new Map(
  Object.entries({
    "2day": "today",
    "2nite": "tonight",
    alwys: "always",
    bc: "because",
    cuz: "because",
    dnt: "don't",
    im: "i'm",
    ive: "i've",
    neva: "never",
    pls: "please",
    plz: "please",
    recomend: "recommend",
    thats: "that's",
    theyre: "they're",
    thx: "thanks",
    tmr: "tomorrow",
    tmrw: "tomorrow",
    tmrws: "tomorrows",
    tommorow: "tomorrow",
    tonite: "tonight",
    u: "you",
    ur: "your",
    w: "with",
    "w/": "with",
    wud: "would",
    youre: "you're",
  }),
);
/** Such as "dont". */
const NEGATED = /^(ca|did|do|does|is|wo)nt$/;
const WORD = /(?<![a-z0-9'/-])(?:id(?= (?:rather|like|love|prefer|appreciate)\b)|2?[a-z]+\/?)(?![a-z0-9'/-])/g;
/** Stands in the text where a word that is read is longer. */
const FILLER = "\0";

/** A text and its lower case with these words written out; both have the same length. `own` gives the user's spelling back. */
export function respelled(text: string, lower: string): { readonly text: string; readonly lower: string } {
  let [own, read, at] = ["", "", 0];
  for (const { 0: word, index } of lower.matchAll(WORD)) {
    const meant = word === "id" ? "i'd" : (MEANT.get(word) ?? word.replace(NEGATED, "$1n't"));
    if (meant === word) continue;
    const end = index + word.length;
    own += text.slice(at, end) + FILLER.repeat(meant.length - word.length);
    read += lower.slice(at, index) + meant;
    at = end;
  }
  return { text: own + text.slice(at), lower: read + lower.slice(at) };
}

/** What was cut from a text that was read, as the user wrote it. */
export function own(cut: string): string {
  return cut.replaceAll(FILLER, "");
}
