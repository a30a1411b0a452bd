/** The clarification catalog: read from the spec's fences, written as typed code. */
import { isMeaningRule, type Rule, SpecError } from "./markdown.js";
import { Lines, prompt } from "./notation.js";

/** An entry of the catalog. */
export interface Entry {
  readonly code: string;
  readonly rule: string;
  readonly parameters: readonly string[];
  /** The template: text with `{name}` for each parameter. */
  readonly prompt: string;
  /** Alternatives, each a list of templates to step in order. `{turn}` is the turn as typed. */
  readonly repairs: readonly (readonly string[])[];
}

/** The entries, in the order of the spec. */
export function readCatalog(rules: readonly Rule[]): Entry[] {
  const entries = rules.flatMap((rule) =>
    rule.fences.filter(({ word }) => word === "clarification").map((fence) => readEntry(new Lines(fence), rule)),
  );
  return entries;
}

function readEntry(lines: Lines, rule: Rule): Entry {
  if (!isMeaningRule(rule))
    throw new SpecError(
      lines.fence,
      `A clarification is what a turn comes to: it stands under a rule of chapter 4, not ${rule.number}.`,
    );
  const entry = takeTemplate(lines, rule, "prompt: ");
  const repairs: string[][] = [];
  for (let repair = lines.takeAfter("repair: "); repair !== null; repair = lines.takeAfter("repair: "))
    repairs.push(repair.split(" | "));
  lines.end();
  for (const text of repairs.flat()) refuseHoles(lines, text, [...entry.parameters, "turn"]);
  return { ...entry, repairs };
}

/** What every entry of a catalog has: its code, the parameters, and behind a word the template of its text. */
export function takeTemplate(lines: Lines, rule: Rule, word: string): Omit<Entry, "repairs"> {
  const code = lines.fence.name;
  if (!/^[a-z]+(_[a-z]+)*$/.test(code)) lines.fail("A catalog entry has a code in snake_case.");
  const listed = lines.requireAfter("parameters: ");
  const parameters = listed === "none" ? [] : listed.split(", ");
  const template = prompt(lines, lines.requireAfter(word));
  refuseHoles(lines, template, parameters);
  return { code, rule: rule.id, parameters, prompt: template };
}

/** Refuses a hole in a template that no parameter fills. */
export function refuseHoles(lines: Lines, template: string, names: readonly string[]): void {
  for (const [, name = ""] of template.matchAll(HOLE)) {
    if (!names.includes(name))
      throw new SpecError(lines.fence, `The template hole {${name}} is not a parameter of ${lines.fence.name}.`);
  }
}

const HOLE = /\{([a-z_]+)\}/g;

/** The module `src/generated/spec/catalog.ts`. */
export function emitCatalog(entries: readonly Entry[]): string {
  return `import type { MeaningRuleId } from "./rules.js";

/** What each clarification carries, by its code. */
export interface ClarificationParameters {
${emitParametersOf(entries)}
}

/** Each clarification: the rule that gives it, its prompt, and the alternatives that may lead out, if any: texts to step in order. */
export const CATALOG: {
  readonly [C in keyof ClarificationParameters]: {
    readonly rule: MeaningRuleId;
    readonly prompt: (p: ClarificationParameters[C]) => string;
    readonly repairs?: (p: ClarificationParameters[C], turn: string) => readonly (readonly string[])[];
  };
} = {
${entries.map((entry) => `  ${entry.code}: { ${emitEntry(entry)} },`).join("\n")}
};`;
}

/** The fields of an interface from codes to their parameters. */
export function emitParametersOf(entries: readonly Entry[]): string {
  const field = (entry: Entry): string =>
    `  /** Given by the rule \`${entry.rule}\`. */\n  ${entry.code}: ${emitParameters(entry)};`;
  return entries.map(field).join("\n");
}

/** The fields of a table from codes to the functions that make their texts. */
export function emitMessages(entries: readonly Entry[]): string {
  return entries.map((entry) => `  ${entry.code}: ${emitPrompt(entry)},`).join("\n");
}

function emitEntry(entry: Entry): string {
  const repairs = entry.repairs.length === 0 ? "" : `, repairs: ${emitRepairs(entry)}`;
  return `rule: ${JSON.stringify(entry.rule)}, prompt: ${emitPrompt(entry)}${repairs}`;
}

/** The type of the parameters. */
export function emitParameters({ parameters }: Pick<Entry, "parameters">): string {
  if (parameters.length === 0) return "Readonly<Record<string, never>>";
  return `{ ${parameters.map((name) => `readonly ${name}: string`).join("; ")} }`;
}

/** The code that fills a template. */
export function emitPrompt({ prompt: template }: Pick<Entry, "prompt">): string {
  return template.search(HOLE) < 0 ? `() => ${JSON.stringify(template)}` : `(p) => ${emitTemplate(template)}`;
}

function emitRepairs({ repairs }: Entry): string {
  const lists = repairs.map((texts) => `[${texts.map(emitTemplate).join(", ")}]`);
  return `(p${repairs.flat().includes("{turn}") ? ", turn" : ""}) => [${lists.join(", ")}]`;
}

function emitTemplate(template: string): string {
  const sole = /^\{([a-z_]+)\}$/.exec(template)?.[1];
  if (sole !== undefined) return sole === "turn" ? "turn" : `p.${sole}`;
  const escaped = template.replace(/[`\\$]/g, "\\$&").replaceAll("\n", "\\n");
  return `\`${escaped.replace(HOLE, (_, name: string) => `\${${name === "turn" ? name : `p.${name}`}}`)}\``;
}
