/** Which names a rule covers when it is read loosely, as a ban is. */
import { distinct, TextSet } from "../base/index.js";
import { normalizeItem } from "../index.js";
import { isLong, layersOf } from "./layers.js";
import { partsOf } from "./lists.js";

/** Runs of dividers, save single spaces: these stay, and an item has no others. */
const DIVIDERS = / ?[_\u2010-\u2014-][ _\u2010-\u2014-]*/g;
/** Quotes, wherever they stand: those around some parts of a list. An apostrophe between two letters is none. */
const QUOTES =
  /["\u2018\u201a\u201c-\u201e\u00ab\u00bb\u2039\u203a\u300c-\u300f]|(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu;

/** A name as loose reading compares it: a normalized item in which `_`, `-` and space are alike. */
export function looseName(name: string): string {
  return looseItem(normalizeItem(name));
}

/** The loose name of an item that is normalized already. */
export function looseItem(item: string): string {
  return item.replace(DIVIDERS, " ").trim();
}

/**
 * The loose names that a rule about this item covers: those of all its layers, from the item as it stands to the one without
 * quotes, end marks, politeness and the word tool; and those of each part of a list likewise, be some of it quoted or all.
 * No name is told twice. Linear in the item's length.
 *
 * @throws {TypeError} when the item is no string.
 */
export function readings(item: string): readonly string[] {
  const text = normalizeItem(item);
  const { all, bare } = layersOf(text);
  const [seen, names]: [TextSet, string[]] = [new TextSet([""]), []];
  const add = (layer: string): void => {
    const name = looseName(layer);
    if (seen.add(name)) names.push(name);
  };
  all.forEach(add);
  for (const list of distinct([text, ...bare, text.replace(QUOTES, " ")]))
    for (const part of partsOf(list)) layersOf(list.slice(...part), isLong(text)).all.forEach(add);
  return names;
}

/** Whether a rule about the item covers the name. Both may be in any spelling. @throws {TypeError} when one is no string. */
export function covers(item: string, name: string): boolean {
  return readings(item).includes(looseName(name));
}
