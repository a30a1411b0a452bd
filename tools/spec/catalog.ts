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
  const code = lines.fence.name;
  if (!isMeaningRule(rule))
    throw new SpecError(
      lines.fence,
      `A clarification is what a turn comes to: it stands under a rule of chapter 4, not ${rule.number}.`,
    );
  if (!/^[a-z]+(_[a-z]+)*$/.test(code)) lines.fail("A catalog entry has a code in snake_case.");
  const listed = lines.requireAfter("parameters: ");
  const parameters = listed === "none" ? [] : listed.split(", ");
  const template = prompt(lines, lines.requireAfter("prompt: "));
  const repairs: string[][] = [];
  for (let repair = lines.takeAfter("repair: "); repair !== null; repair = lines.takeAfter("repair: "))
    repairs.push(repair.split(" | "));
  lines.end();
  for (const text of [template]) refuseHoles(lines, text, parameters);
  for (const text of repairs.flat()) refuseHoles(lines, text, [...parameters, "turn"]);
  return { code, rule: rule.id, parameters, prompt: template, repairs };
}

function refuseHoles(lines: Lines, template: string, names: readonly string[]): void {
  for (const [, name = ""] of template.matchAll(HOLE)) {
    if (!names.includes(name))
      throw new SpecError(lines.fence, `The template hole {${name}} is no parameter of ${lines.fence.name}.`);
  }
}

const HOLE = /\{([a-z_]+)\}/g;

/** The module `src/generated/spec/catalog.ts`. */
export function emitCatalog(entries: readonly Entry[]): string {
  const table = (emit: (entry: Entry) => string, listed = entries): string =>
    listed.map((entry) => `  ${entry.code}: ${emit(entry)},`).join("\n");
  return `import type { MeaningRuleId } from "./rules.js";

/** What each clarification carries, by its code. */
export interface ClarificationParameters {
${entries.map((entry) => `  /** Given by the rule \`${entry.rule}\`. */\n  ${entry.code}: ${emitParameters(entry)};`).join("\n")}
}

/** The rule that gives each clarification. */
export const RULES: { readonly [C in keyof ClarificationParameters]: MeaningRuleId } = {
${table(({ rule }) => JSON.stringify(rule))}
};

/** The prompt of each clarification. */
export const PROMPTS: { readonly [C in keyof ClarificationParameters]: (p: ClarificationParameters[C]) => string } = {
${table(emitPrompt)}
};

/** For the clarifications that have any, the alternatives that may lead out: texts to step in order. */
export const REPAIRS: {
  readonly [C in keyof ClarificationParameters]?: (p: ClarificationParameters[C], turn: string) => readonly (readonly string[])[];
} = {
${table(
  emitRepairs,
  entries.filter(({ repairs }) => repairs.length > 0),
)}
};`;
}

function emitParameters({ parameters }: Entry): string {
  if (parameters.length === 0) return "Readonly<Record<string, never>>";
  return `{ ${parameters.map((name) => `readonly ${name}: string`).join("; ")} }`;
}

function emitPrompt({ prompt: template }: Entry): string {
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
