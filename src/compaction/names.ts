/** Finds what later turns refer to by its letters alone: addresses, paths, identifiers, numbers, names. */

/** A path and a file begin where a run of their letters does, so that a run which is neither is read once. */
const NAME =
  /https?:\/\/[^\s<>"')\]]+|(?<![\w@.-])(?:\.{0,2}\/)?(?:[\w@.-]+\/)+[\w@.-]+|\b(?<!\w-*)[\w-]+\.(?:[a-z]{1,5}\d?)\b|\b[a-z]+(?:[A-Z][a-z0-9]+)+\b|\b\w+_\w+\b|#?\b\d[\d.,:/-]*\d\b|\b\d{2,}\b|(?<=[\p{Ll}\d,] )\p{Lu}[\p{L}\d-]*(?: \p{Lu}[\p{L}\d-]*)*/gu;

/** More than these of one turn are a listing, which nobody refers to by heart. */
const MOST = 64;
/** A longer name is data. */
const LONGEST = 200;

/** The places of a text at which a name stands, the first ones. */
export function namesIn(text: string): [from: number, to: number][] {
  const places: [number, number][] = [];
  for (const { 0: name, index } of text.matchAll(NAME)) {
    const length = name.replace(/(?<![.,:/-])[.,:/-]+$/, "").length;
    if (length === 0 || length > LONGEST || name === "I") continue;
    if (places.push([index, index + length]) >= MOST) break;
  }
  return places;
}
