/** The lines that a terminal session remembers. A history that cannot be read or written is left out, without an error. */
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";
import { isVisible } from "../../base/index.js";
import { savablePath } from "../io/checkpoint-file.js";
import { makeFolder } from "../io/folder.js";
import { resolved, takePlace, writeDraft } from "../io/replacement.js";

/** How many lines are remembered. */
export const HISTORY_SIZE = 1000;

/** What a session does with its history. */
export interface History {
  /** The lines of earlier sessions, the latest first, as a line editor wants them. */
  readonly lines: readonly string[];
  /** Remembers a line at once, so that it outlives a session that is killed; one that cannot be shown is left out. */
  remember(line: string): void;
}

/** Of what is answered once. */
export const NO_HISTORY: History = { lines: [], remember: () => {} };

/** Where the platform keeps such files. */
function historyPath(env: NodeJS.ProcessEnv): string {
  const given = env.XDG_STATE_HOME ?? "";
  const folder = isAbsolute(given) ? given : join(homedir(), ".local", "state");
  if (!isAbsolute(folder)) throw new Error("The home folder is no whole path.");
  return join(folder, "context-compiler", "history");
}

/** Opens the history of the user. */
export function openHistory(env: NodeJS.ProcessEnv): History {
  const path = attempt(() => historyPath(env), null);
  if (path === null) return NO_HISTORY;
  const lines = attempt(() => readHistory(path), []);
  let last = lines[0];
  const remember = (line: string): void => {
    if (line !== last && isVisible(line)) attempt(() => append(path, line), undefined);
    last = line;
  };
  return { lines, remember };
}

function readHistory(path: string): string[] {
  const bytes = withFile(path, constants.O_RDONLY, (file) => readFileSync(file));
  // By bytes, so that a line which is not UTF-8 is written back as it stands.
  const stored = bytes.toString("latin1").split("\n");
  // Who wrote the file is not known: a line that a terminal would obey is not brought back to it.
  const lines = stored.filter((line) => line !== "" && isVisible(shown(line)));
  const kept = lines.slice(-HISTORY_SIZE);
  const count = stored.at(-1) === "" ? stored.length - 1 : stored.length;
  // The file is cut only now and then: most sessions just append. What is not brought back takes its room, too.
  if (count > 2 * HISTORY_SIZE) attempt(() => replace(path, kept.map((line) => `${line}\n`).join("")), undefined);
  return kept.map(shown).reverse();
}

/** The text of a line that was stored, of which each character is a byte. */
function shown(line: string): string {
  return Buffer.from(line, "latin1").toString();
}

/** Puts another history in the file's place. Where that fails, the old one stays. */
function replace(path: string, lines: string): void {
  const target = savablePath(path);
  const draft = writeDraft(target, Buffer.from(lines, "latin1"));
  try {
    takePlace(draft, target);
  } finally {
    rmSync(draft, { force: true });
  }
}

function append(path: string, line: string): void {
  makeFolder(dirname(path), 0o700);
  const flags = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT;
  withFile(resolved(path), flags, (file) => writeFileSync(file, `${isLineOpen(file) ? "\n" : ""}${line}\n`));
}

/** Whether the last line has no end: a full disk or an editor may have left it so, and what follows would be one line with it. */
function isLineOpen(file: number): boolean {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(file, last, 0, 1, size - 1) === 1 && last.toString() !== "\n";
}

/** Uses an ordinary file. Anything else is refused without waiting for its other end, as a pipe would have us do. */
function withFile<T>(path: string, flags: number, use: (file: number) => T): T {
  const file = openSync(path, flags | constants.O_NONBLOCK, PRIVATE_FILE);
  try {
    if (!fstatSync(file).isFile()) throw new Error(`${path} is not an ordinary file.`);
    return use(file);
  } finally {
    closeSync(file);
  }
}

/** What somebody typed is nobody else's to read. */
const PRIVATE_FILE = 0o600;

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
