/** Which names a rule covers when it is read loosely, as a ban is. */
import { normalizeItem } from "../index.js";
import { undress } from "./dressing.js";
import { partsOf } from "./lists.js";

const DIVIDERS = /[ _\u2010-\u2014-]+/g;

/** A name as loose reading compares it: a normalized item in which `_`, `-` and space are alike. */
export function looseName(name: string): string {
  return normalizeItem(name).replace(DIVIDERS, " ").trim();
}

/**
 * The loose names that a rule about this item covers: the item as it stands; the same without quotes, end marks and politeness;
 * that without a `tool` at its end; and each part of a list likewise, be the whole list quoted or not. No name is told twice.
 * Linear in the item's length.
 *
 * @throws {TypeError} when the item is no string.
 */
export function readings(item: string): readonly string[] {
  const normalized = normalizeItem(item);
  const names = new Set([looseName(normalized)]);
  const bare = addNames(names, normalized);
  for (const list of new Set([normalized, bare])) {
    const parts = partsOf(list);
    if (parts.length > 1) for (const [start, end] of parts) addNames(names, list.slice(start, end));
  }
  names.delete("");
  return [...names];
}

/** Whether a rule about the item covers the name. Both may be in any spelling. @throws {TypeError} when one is no string. */
export function covers(item: string, name: string): boolean {
  return readings(item).includes(looseName(name));
}

/** Adds the names of one text, bare and without a `tool` behind it, and gives the bare text. */
function addNames(names: Set<string>, text: string): string {
  const bare = bareOf(text);
  const name = looseName(bare);
  names.add(name);
  // `normalizeItem` has taken the article of `the send_email tool` already, in the state as well.
  if (name.endsWith(" tool") && bare.endsWith("tool")) names.add(looseName(bareOf(bare.slice(0, -"tool".length))));
  return bare;
}

/** Twice, since an article may stand before the quotes, and a please before the article. */
function bareOf(text: string): string {
  return undressed(normalizeItem(undressed(normalizeItem(text))));
}

function undressed(text: string): string {
  return text.slice(...undress(text).name);
}
