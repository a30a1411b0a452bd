/** Where one text stands in another, at a cost that nobody can choose: a platform's own search may be quadratic in two long texts. */

/** Up to this length the platform's search costs no more than the text times it. */
const SHORT = 64;

/** The first place of a text in another one, from a place on; -1 where there is none. */
export function placeOf(text: string, sought: string, from = 0): number {
  if (sought.length <= SHORT) return text.indexOf(sought, from);
  for (const place of longPlaces(text, sought, from)) return place;
  return -1;
}

/** Each place of a text in another one, those that overlap too. */
export function* placesOf(text: string, sought: string): Generator<number> {
  if (sought.length > SHORT) return yield* longPlaces(text, sought, 0);
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) yield at;
}

/** By Knuth, Morris and Pratt: no unit of the text is looked at again but for one that did not match. */
function* longPlaces(text: string, sought: string, from: number): Generator<number> {
  // Up to each unit of what is sought, how much of its beginning ends there too without being all of it.
  const shorter = new Uint32Array(sought.length);
  const grown = (matched: number, unit: number): number => {
    let length = matched;
    while (length > 0 && sought.charCodeAt(length) !== unit) length = shorter[length - 1] ?? 0;
    return length + Number(sought.charCodeAt(length) === unit);
  };
  for (let at = 1; at < sought.length; at++) shorter[at] = grown(shorter[at - 1] ?? 0, sought.charCodeAt(at));
  let matched = 0;
  for (let at = from; at < text.length; at++) {
    matched = grown(matched, text.charCodeAt(at));
    if (matched === sought.length) yield at + 1 - matched;
  }
}
