/** The forms of a text (spec/focus, chapter 2): its normal form, its clean form, the pieces it is cut into, its items. */
import { apostrophes, collapse, nfkc, repairDont, trim, WHITE_SPACE } from "../base/index.js";

/** The form in which words are compared. It is no fixed point, and what is normalized twice is meant to be. */
export function normalForm(text: string): string {
  return repairDont(collapse(apostrophes(trim(nfkc(text).toLowerCase()))));
}

/** The form in which a value is kept: case and articles stay. */
export function cleanForm(text: string): string {
  return collapse(apostrophes(trim(nfkc(text))));
}

/** A comma, or `and` between white space. Looking back finds the beginning of a run once, so that a long one costs its length. */
const DELIMITER = new RegExp(`,|(?<![${WHITE_SPACE}])[${WHITE_SPACE}]+[aA][nN][dD][${WHITE_SPACE}]+`);

/** What stands between commas and the word `and`, without what is blank. */
export function piecesOf(text: string): string[] {
  return text.split(DELIMITER).filter((piece) => trim(piece) !== "");
}

/** The names of the items that a payload lists. */
export function itemsOf(payload: string): string[] {
  return piecesOf(payload)
    .map((piece) => trim(normalForm(piece).replace(/^(?:a|an|the) /, "")))
    .filter((item) => item !== "");
}
