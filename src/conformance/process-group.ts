/**
 * A process with all that it starts, such as the children of `npx` and `sh -c`: begun as a group of its own, and ended as
 * one. Windows has no such groups: there the process itself is ended, and its children when their input ends.
 */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";

const HAS_GROUPS = process.platform !== "win32";
const SIGNALS = ["SIGINT", "SIGQUIT", "SIGTERM", "SIGHUP"] as const;

/** A group of processes, and how it is ended. */
export interface Group {
  readonly leader: ChildProcessWithoutNullStreams;
  /** Ends whatever of the group still runs. */
  readonly kill: () => void;
}

/** Starts a program as a group. It ends with this process too, as a terminal's signals do not reach it. Throws what `spawn` throws. */
export function startGroup(program: string, args: readonly string[]): Group {
  let leader: ChildProcessWithoutNullStreams | undefined;
  const relay = (signal: NodeJS.Signals): void => {
    kill();
    process.kill(process.pid, signal);
  };
  const kill = (): void => {
    for (const signal of SIGNALS) process.removeListener(signal, relay);
    process.removeListener("exit", kill);
    if (leader !== undefined) end(leader);
  };
  // Before it is started: a signal that comes while it is would end this process alone.
  for (const signal of SIGNALS) process.on(signal, relay);
  process.on("exit", kill);
  try {
    leader = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"], detached: HAS_GROUPS });
  } catch (error) {
    kill();
    throw error;
  }
  return { leader, kill };
}

function end(leader: ChildProcessWithoutNullStreams): void {
  if (!HAS_GROUPS || leader.pid === undefined) {
    leader.kill("SIGKILL");
    return;
  }
  try {
    process.kill(-leader.pid, "SIGKILL");
  } catch {
    // The whole group has ended by itself.
  }
}
