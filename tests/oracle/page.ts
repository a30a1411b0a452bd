/** The page of a state, read back (host.describe-state): what a reader of the text can tell of the state. */
import type { Policy } from "./values.js";

export interface Page {
  readonly premise: string | null;
  readonly policies: readonly (readonly [item: string, policy: Policy])[];
}

const HEADING = "The user has set these rules. They hold until the user changes them.";
const LINES: readonly (readonly [string, "premise" | Policy])[] = [
  ["- Premise: ", "premise"],
  ["- Use: ", "use"],
  ["- Do not use: ", "prohibit"],
];

/** What the text says, or null where it is no page. */
export function readPage(text: string): Page | null {
  if (text === "The user has set no premise and no policies.") return { premise: null, policies: [] };
  const [heading, ...lines] = text.split("\n");
  if (heading !== HEADING || lines.length === 0) return null;
  let premise: string | null = null;
  const policies: (readonly [string, Policy])[] = [];
  let at = -1;
  for (const line of lines) {
    const place = LINES.findIndex(([start]) => line.startsWith(start));
    const [start, kind] = LINES[place] ?? ["", null];
    if (kind === null || place <= at) return null;
    at = place;
    const texts = readTexts(line.slice(start.length), kind !== "premise");
    if (texts === null) return null;
    if (kind === "premise") premise = texts[0] ?? null;
    else policies.push(...texts.map((item) => [item, kind] as const));
  }
  return { premise, policies };
}

/** The texts of a line, from the left: quoted up to the mark that ends it, or bare up to a comma of the list or the end. */
function readTexts(line: string, isList: boolean): string[] | null {
  const texts: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^"(?:[^"\\]|\\["\\]|\\u[0-9a-f]{4})*"/.exec(rest)?.[0];
    const bare = isList ? rest.split(",", 1).join("") : rest;
    if (quoted === undefined && (bare === "" || /^["\s]|\s$/.test(bare))) return null;
    const taken = quoted ?? bare;
    texts.push(quoted === undefined ? bare : String(JSON.parse(quoted)));
    rest = rest.slice(taken.length);
    if (rest === "") return texts;
    if (!isList || !rest.startsWith(", ")) return null;
    rest = rest.slice(2);
  }
}
