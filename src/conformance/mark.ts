/** Two texts that differ, cut to what stands around the first difference, and a mark that points at it. */

/** How much is shown before the difference, and behind it. */
const BEFORE = 48;
const BEHIND = 48;

/** Both texts, and a line with a caret below the first character in which they differ. */
export function marked(one: string, other: string): [one: string, other: string, mark: string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const start = at > BEFORE ? at - BEFORE : 0;
  const lead = start > 0 ? "…" : "";
  const cut = (text: string): string =>
    `${lead}${text.slice(start, at + BEHIND)}${text.length > at + BEHIND ? "…" : ""}`;
  return [cut(one), cut(other), `${" ".repeat(lead.length + at - start)}^`];
}
