/** What the program says of its commands, made from their table. */
import { type Command, EXIT_CODES, type Option } from "./command.js";
import { HELP, VERSION } from "./options.js";

const PROGRAM = "context-compiler";
/** A screen is 80 columns wide, and its last one stays empty. */
const WIDTH = 79;

/** The help of the program: its commands, and where each one's options are told. */
export function programHelp(commands: readonly [Command, ...Command[]]): string {
  const [first] = commands;
  const rows = commands.map((each): Row => [`${each.name} ${each.operands}`.trimEnd(), each.summary]);
  const options = `Options of a ${first.name}: ${first.options.map(({ name }) => `--${name}`).join(", ")}`;
  return `Usage: ${usageOf(first, first)}
       ${PROGRAM} COMMAND [options] ...

${columns(rows)}
${wrapped(options, WIDTH).join("\n")}
${columns([[`${labelOf(HELP)}; ${labelOf(VERSION)}`, `${HELP.help}, or that of a COMMAND; the version`]])}Exit codes: ${EXIT_CODES}
`;
}

/** The help of one command. */
export function commandHelp(command: Command, commands: readonly [Command, ...Command[]]): string {
  const rows = [...command.options, HELP].map((option): Row => [labelOf(option), option.help]);
  return `Usage: ${usageOf(command, commands[0])}\n\n${command.help}\n\n${columns(rows)}`;
}

/** How a command is called; the first one of the table need not be named. */
export function usageOf(command: Command, first: Command): string {
  const name = command === first ? `[${command.name}]` : command.name;
  return `${PROGRAM} ${name} [options] ${command.operands}`.trimEnd();
}

/** An option as it is given: `--save-checkpoint FILE`. */
export function labelOf(option: Option): string {
  if (option.value !== null) return `--${option.name} ${option.value}`;
  return option.short === undefined ? `--${option.name}` : `-${option.short}, --${option.name}`;
}

/** What is explained, and what is said of it. */
type Row = readonly [label: string, help: string];

function columns(rows: readonly Row[]): string {
  const margin = 4 + Math.max(...rows.map(([label]) => label.length));
  const lines = rows.flatMap(([label, help]) =>
    wrapped(help, WIDTH - margin).map((line, index) => `${index === 0 ? `  ${label}` : ""}`.padEnd(margin) + line),
  );
  return `${lines.join("\n")}\n`;
}

/** The words of a text in lines of at most a width. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
