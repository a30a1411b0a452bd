/** The lines that a terminal session remembers. A history that cannot be read or written is none, and no error. */
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";

/** How many lines are remembered. */
export const HISTORY_SIZE = 1000;

/** What a session does with its history. */
export interface History {
  /** The lines of earlier sessions, the latest first, as a line editor wants them. */
  readonly lines: readonly string[];
  /** Remembers a line at once, so that it outlives a session that is killed. */
  remember(line: string): void;
}

/** Where the platform keeps such files. */
function historyPath(env: NodeJS.ProcessEnv): string {
  const given = env.XDG_STATE_HOME ?? "";
  const folder = isAbsolute(given) ? given : join(homedir(), ".local", "state");
  return join(folder, "context-compiler", "history");
}

/** Opens the history of the user. */
export function openHistory(env: NodeJS.ProcessEnv): History {
  const path = attempt(() => historyPath(env), null);
  if (path === null) return { lines: [], remember: () => {} };
  const lines = attempt(() => readHistory(path), []);
  let last = lines[0];
  const remember = (line: string): void => {
    if (line !== last) attempt(() => append(path, line), undefined);
    last = line;
  };
  return { lines, remember };
}

function readHistory(path: string): string[] {
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  const kept = lines.slice(-HISTORY_SIZE);
  // The file is cut only now and then: most sessions just append.
  if (lines.length > 2 * HISTORY_SIZE) writeFileSync(path, `${kept.join("\n")}\n`, PRIVATE_FILE);
  return kept.reverse();
}

function append(path: string, line: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  appendFileSync(path, `${line}\n`, PRIVATE_FILE);
}

/** What somebody typed is nobody else's to read. */
const PRIVATE_FILE = { mode: 0o600 };

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
