/** Puts the commands and their options into docs/cli.md, between two marks. */
import { readFileSync } from "node:fs";
import { type Command, EXIT_CODES, type Option } from "../src/cli/command.js";
import { labelOf, usageOf } from "../src/cli/help.js";
import { HELP, VERSION } from "../src/cli/options.js";
import { COMMANDS } from "../src/cli/table.js";
import type { Files } from "./files.js";

const PAGE = "docs/cli.md";
const MARKED = /(<!-- commands -->\n)[\s\S]*?(<!-- end -->)/;

/** The page, with the commands as they are now. @throws {Error} where it has no place for them. */
export function commandsPage(): Files {
  const text = readFileSync(PAGE, "utf8");
  if (!MARKED.test(text))
    throw new Error(`${PAGE} has no place for the commands: \`<!-- commands -->\` and \`<!-- end -->\`.`);
  const parts = [...COMMANDS.map(section), EVERY_COMMAND].join("\n\n");
  return new Map([[PAGE, text.replace(MARKED, (_, open: string, close: string) => `${open}\n${parts}\n\n${close}`)]]);
}

function section(command: Command): string {
  const usage = `\`${usageOf(command, COMMANDS[0])}\``;
  const options = command.options.length === 0 ? [] : [table(command.options)];
  return [`### ${command.name}`, `${usage}: ${command.summary}.`, command.help, ...options].join("\n\n");
}

function table(options: readonly Option[]): string {
  const rows = options.map((option) => `| \`${labelOf(option)}\` | ${option.help} |`);
  return ["| option | |", "|---|---|", ...rows].join("\n");
}

const EVERY_COMMAND = `### Every command\n\n${table([VERSION, HELP])}\n\nExit codes: ${EXIT_CODES}`;
