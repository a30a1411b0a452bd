/** The characters that cannot be seen (diagnostics.invisible). */
import { isBlank } from "../characters.js";

/** Letters of scripts that join or have a virama, as far as the oracle knows them. */
const JOINS = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}]/u;
/** To Unicode they are emoji, but alone they are what they are in any text. */
const KEYCAP = /[0-9#*]/;
const TAG = /[\u{e0020}-\u{e007f}]/u;

/** The characters of a text that cannot be seen and are a fault, with their places. */
export function invisibleIn(text: string): { readonly character: string; readonly index: number }[] {
  const characters = [...text.matchAll(/./gsu)].map(({ 0: character, index }) => ({ character, index }));
  return characters.filter(({ character, index }) => {
    if (isBlank(character) || !/[\p{Default_Ignorable_Code_Point}\p{Cc}]/u.test(character)) return false;
    return !isRightful(character, text.slice(0, index), text.slice(index + character.length));
  });
}

function isRightful(character: string, before: string, behind: string): boolean {
  const last = [...before].at(-1) ?? "";
  const next = [...behind][0] ?? "";
  const isJoiner = character === "\u200c" || character === "\u200d";
  if (isJoiner && JOINS.test(last) && JOINS.test(next)) return true;
  if (character === "\u200d") return /\p{Emoji}\p{M}*\p{Emoji_Modifier}?$/u.test(before) && /\p{Emoji}/u.test(next);
  if (/[\ufe00-\ufe0f]/.test(character)) return KEYCAP.test(last) ? next === "\u20e3" : /\p{Emoji}/u.test(last);
  return TAG.test(character) && /\u{1f3f4}[\u{e0020}-\u{e007f}]*$/u.test(before);
}

/** A character as the parameter lists it. */
export function named(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
