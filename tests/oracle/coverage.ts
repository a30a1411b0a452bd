/** Which names a rule covers as 12.1 to 12.6 have it, naively: every step from every layer, each rule where it is used. */
import { item as normalized, trim } from "./characters.js";
import { ALL_RULES, type Rules } from "./rules.js";

const THANKS = ["please", "pretty please", "please and thank you", "if you please", "pls", "plz"].concat(
  ["thanks", "many thanks", "thank you", "thx"].flatMap((word) =>
    ["", " a lot", " so much", " very much", " again", " in advance"].map((more) => word + more),
  ),
);
const BEFORE_THANKS = /[\s,;:.!?\u3001\u3002]$/;
const OK_BEHIND_COMMA = /(?<=,\s*)(?:ok|okay)$/;
const OK_ASKED = /(?<=[\s,;:.!?\u3001\u3002])(?:ok|okay)\?[,;:.!?\u3001\u3002]*$/;
const PLEASE = /^(?:please|pls|plz)[,:]?\s/;
const MARKS = ".,;:!?\u3001\u3002";
const PAIRS = [
  '""',
  "''",
  "``",
  "**",
  "\u2018\u2019",
  "\u2018'",
  "\u201c\u201d",
  '\u201c"',
  "\u201e\u201c",
  "\u201e\u201d",
  '\u201e"',
  "\u00ab\u00bb",
  "\u00bb\u00ab",
  "\u201a\u2018",
  "\u201a\u2019",
  "\u201a'",
  "\u2039\u203a",
  "\u203a\u2039",
  "\u300c\u300d",
  "\u300e\u300f",
  "'\u2019",
  '"\u201d',
];

export function looseName(text: string, rules: Rules): string {
  const name = normalized(text);
  return rules("gate.loose-name") ? name.replace(/[ _\u002d\u2010-\u2014]+/g, " ").replace(/^ | $/g, "") : name;
}

/** What one step makes of a layer. */
function stepsFrom(layer: string, rules: Rules): string[] {
  const around = rules("gate.bare")
    ? [...withoutThanks(layer), layer.replace(PLEASE, ""), ...withoutMarks(layer), ...withoutQuotes(layer)]
    : [];
  const tools = rules("gate.tool")
    ? [layer.replace(/[ _\u002d\u2010-\u2014]tools?$/, ""), layer.replace(/^tools?:? /, "")]
    : [];
  return [...around, ...tools].filter((each) => each !== layer).map((each) => normalized(each));
}

function withoutThanks(layer: string): string[] {
  const found = THANKS.filter((words) => layer.endsWith(words)).map((words) => layer.slice(0, -words.length));
  // The longest words go: `many thanks` whole.
  const left = found.filter((each) => BEFORE_THANKS.test(each)).sort((a, b) => a.length - b.length)[0];
  return [...(left === undefined ? [] : [left]), layer.replace(OK_BEHIND_COMMA, ""), layer.replace(OK_ASKED, "")];
}

function withoutMarks(layer: string): string[] {
  if (/(?<![\p{L}\p{N}_])(?:\p{L}\.){2,}$/u.test(layer)) return [];
  let run = "";
  while (run.length < layer.length && MARKS.includes(layer.charAt(layer.length - 1 - run.length)))
    run = layer.slice(layer.length - 1 - run.length);
  const name = layer.slice(0, layer.length - run.length);
  return run === "" ? [] : [name, name + run.charAt(0), name + run.slice(0, -1)];
}

function withoutQuotes(layer: string): string[] {
  for (let length = Math.floor((layer.length - 1) / 2); length > 0; length -= 1) {
    const pair = PAIRS.find(
      (each) => layer.startsWith(each.charAt(0).repeat(length)) && layer.endsWith(each.charAt(1).repeat(length)),
    );
    if (pair === undefined) continue;
    const between = layer.slice(length, -length);
    const marks = between.replace(/(?<=[\p{L}\p{N}])['\u2019](?=[\p{L}\p{N}])/gu, "");
    const family = PAIRS.filter((each) => each.startsWith(pair.charAt(0))).join("");
    return [...family].some((mark) => marks.includes(mark)) ? [] : [between];
  }
  return [];
}

function layersOf(text: string, steps: number, rules: Rules): { readonly all: Set<string>; readonly bare: string[] } {
  const all = new Set([normalized(text)]);
  if (isLong(text, rules)) return { all, bare: [normalized(text)] };
  for (let step = 0; step < steps; step += 1)
    for (const layer of [...all]) for (const each of stepsFrom(layer, rules)) if (each !== "") all.add(each);
  const bare = [...all].filter((layer) => stepsFrom(layer, rules).every((each) => each === "" || !all.has(each)));
  return { all, bare };
}

function isLong(text: string, rules: Rules): boolean {
  return rules("gate.long") && normalized(text).length > 1000;
}

function partsOf(text: string): string[] {
  const words = "(?:and/or|and|or|as well as|&)(?=\\s)";
  const divided = text
    .replace(/(?<=\d),(?=\d)/g, "\0")
    .split(new RegExp(`[,\\uff0c;\\uff1b\\u3001\\uff64](?:\\s*${words})?|(?<=\\s)${words}`, "i"));
  const parts = divided.map((part) => trim(part.replaceAll("\0", ","))).filter((part) => part !== "");
  return divided.length > 1 ? parts.map((part, at) => (at === 0 ? part.replace(/^(?:both|either)\s/, "") : part)) : [];
}

function withoutAnyQuotes(text: string): string {
  return text
    .replace(/["\u2018\u201a\u201c\u201d\u201e\u00ab\u00bb\u2039\u203a\u300c\u300d\u300e\u300f]/g, " ")
    .replace(/(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu, " ");
}

/** The answers under all rules, kept: the same items are asked about again and again. */
const KNOWN = new Map<string, Set<string>>();

/** The loose names that a text covers, and the text itself. */
export function coveredBy(item: string, rules: Rules): Set<string> {
  const known = rules === ALL_RULES ? KNOWN.get(item) : undefined;
  if (known !== undefined) return known;
  const covered = readingsOf(item, rules);
  if (rules === ALL_RULES) KNOWN.set(item, covered);
  return covered;
}

/** Whether an item covers a name, read loosely. */
export function covers(item: string, name: string): boolean {
  return coveredBy(item, ALL_RULES).has(looseName(name, ALL_RULES));
}

function readingsOf(item: string, rules: Rules): Set<string> {
  const text = normalized(item);
  const { all, bare } = layersOf(item, 8, rules);
  const lists = rules("gate.list") ? [text, ...bare, withoutAnyQuotes(text)].flatMap(partsOf) : [];
  const covered = [...all, ...lists.flatMap((part) => [...layersOf(part, isLong(text, rules) ? 3 : 8, rules).all])];
  return new Set([text, ...covered.map((each) => looseName(each, rules))].filter((name) => name !== ""));
}
