/** The words by which one quote is told to speak of the same as another. */

import { distinct } from "../base/index.js";

/** Words that any two sentences may share. */
const COMMON = new Set(
  (
    "a an the and or but so if as at in on for from with to of by we i you he she it they me us him her them my our your his their its " +
    "this that these those there here is are was were be been being am do does did done doing have has had having will would shall " +
    "should can could may might must not no never nothing any some all each every more most one two first second than then now too " +
    "also just only ever again still yet back about over under out off up down into until after before final answer decided decision " +
    "decide agreed settled chose go going gone let lets take taking get keep keeping make made forget scratch scrap drop change plan plans " +
    "changed mind actually instead idea thing said say what which who when where why how good really please it's that's we're i'm we've i've " +
    "let's don't won't we'll i'll isn't aren't wasn't not use using used use new old hold wait sorry use use"
  ).split(" "),
);

/** Whether any sentence may have the word, so that it tells nothing. */
export function isCommon(word: string): boolean {
  return COMMON.has(word.toLowerCase());
}

/** The telling words of a text, each once. */
export function tellingWords(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .replace(/\u2019/g, "'")
    .match(/[\p{L}\p{N}][\p{L}\p{N}'.-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu);
  return distinct(
    (words ?? [])
      .filter((word) => !COMMON.has(word))
      .map(stem)
      .filter((word) => !COMMON.has(word)),
  );
}

/** Without the ending of a plural or a possessive. */
function stem(word: string): string {
  return word.replace(/'s$/, "").replace(/(?<=[^s]{3})s$/, "");
}
