/**
 * The lists of directives on pages and in prompts, made of the grammar and the spec. On a page a list stands between the marks
 * `<!-- table: NAME -->` and `<!-- end -->`; in a prompt, which has no marks, between its heading and the next blank line.
 */
import { readFileSync } from "node:fs";
import {
  canonicalReading,
  ebnf,
  figureOf,
  formsOf,
  type Grammar,
  introducedBy,
  kindOf,
  productionsOf,
} from "../../src/toolkit/index.js";
import { type Files, typescript } from "../files.js";
import type { Entry } from "./catalog.js";
import type { Meanings } from "./meanings.js";

/** A text for each mark. */
export type Tables = ReadonlyMap<string, string>;

const MARKED = /(<!-- table: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** A page with the tables that it asks for in their places. */
export function withTables(page: string, tables: Tables): string {
  return page.replace(MARKED, (_mark, opening: string, name: string, closing: string) => {
    const table = tables.get(name);
    if (table === undefined) throw new Error(`A page asks for the table ${name}, which is none.`);
    return `${opening}\n${table}\n\n${closing}`;
  });
}

/** All tables of a language whose canonical texts begin at a start rule. */
export function tablesOf(grammar: Grammar, start: string, meanings: Meanings, catalog: readonly Entry[]): Tables {
  const forms = canonicalForms(grammar, start, meanings);
  const { cues, openers } = introducedBy(grammar, start);
  return new Map([
    [
      "directives",
      table(
        ["directive", "what it does"],
        forms.map(({ form, meaning }) => [code(form.replaceAll("_", " ")), meaning]),
      ),
    ],
    ["productions", table(["production", "text"], shapesOf(grammar, start))],
    [
      "forms",
      table(
        ["form", "operands"],
        forms.map(({ form }) => [code(form.replace(HOLE, "…")), operandsIn(form)]),
      ),
    ],
    [
      "cues",
      table(
        ["", "phrases"],
        [
          ["cues", cues.map(code).join(", ")],
          ["openers", openers.map(code).join(", ")],
        ],
      ),
    ],
    ["repairs", table(["clarification", "repairs, the first that leads out"], repairsIn(catalog))],
  ]);
}

/** The files beyond the spec that list the directives: a module in a folder, the project's first page, and the prompts. */
export function listings(grammar: Grammar, start: string, meanings: Meanings, tables: Tables, out: string): Files {
  const forms = canonicalForms(grammar, start, meanings);
  const shown = forms.map(({ form }) => form.replace(HOLE, placeholder));
  const module = `${out}/listed.ts`;
  return new Map([
    [module, typescript("the grammar and the spec", `${ABOUT}${JSON.stringify(forms)};`)],
    ["README.md", withTables(readFileSync("README.md", "utf8"), tables)],
    ...PROMPTS.map(([path, heading]): [string, string] => [path, withList(path, heading, shown)]),
  ]);
}

const ABOUT = `/** The canonical directives for people and models: how each is written, and what it does. The common stand before the special. */
export const LISTED: readonly { readonly form: string; readonly meaning: string }[] = `;

const PROMPTS = [
  ["src/acquisition/node/prompts/default.txt", "The directives are these and no others:"],
  ["src/acquisition/node/prompts/llama.txt", "CLOSED LIST (any other wording is not a directive):"],
] as const;

function withList(path: string, heading: string, lines: readonly string[]): string {
  const text = readFileSync(path, "utf8");
  const from = text.indexOf(`\n${heading}\n`) + heading.length + 2;
  if (from < heading.length + 2)
    throw new Error(`${path} has no line \`${heading}\`, behind which directives are listed.`);
  return `${text.slice(0, from)}${lines.join("\n")}${text.slice(text.indexOf("\n\n", from))}`;
}

const HOLE = /<([a-z]+)(?:_[a-z_]+)?>/g;

/** The place of an operand as prompts show it: `<new_item>` as NEW. */
function placeholder(_hole: string, word: string): string {
  return word.toUpperCase();
}

/** The canonical forms, the common before the special: the grammar has them the other way about, since it takes the first that fits. */
function canonicalForms(grammar: Grammar, start: string, meanings: Meanings): { form: string; meaning: string }[] {
  const named = new Map(productionsOf(grammar, start).map(({ name }) => [kindOf(name), name]));
  const listed = formsOf(canonicalReading(grammar), start).flatMap(([kind, form]) =>
    form === null ? [] : [{ form, meaning: meanings.get(named.get(kind) ?? "") ?? "" }],
  );
  return listed.reverse();
}

function shapesOf(grammar: Grammar, start: string): string[][] {
  return productionsOf(grammar, start).map((rule) => [rule.name, code(ebnf(figureOf(grammar, rule)))]);
}

function repairsIn(catalog: readonly Entry[]): string[][] {
  const shown = (text: string): string =>
    text === "{turn}" ? "the turn as it was typed" : code(text.replace(/\{(\w+)\}/g, "<$1>"));
  return catalog
    .filter(({ repairs }) => repairs.length > 0)
    .map(({ code: name, repairs }) => [
      code(name),
      repairs.map((texts) => texts.map(shown).join(", then ")).join("; or "),
    ]);
}

function operandsIn(form: string): string {
  return ["none", "one", "two"][Array.from(form.matchAll(HOLE)).length] ?? "several";
}

/** Text as code in a cell, where a bar would end the cell. */
function code(text: string): string {
  return `\`${text.replaceAll("|", "\\|")}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
