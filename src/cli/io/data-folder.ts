/** Where a platform keeps what a program keeps for its user. */
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/** The folder of the sessions that are kept in files. */
export function sessionsFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  return join(dataFolder(env, platform), "context-compiler", "sessions");
}

/** A variable that is no whole path is passed over, as the rules of such folders have it. */
function dataFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  const given = [env.XDG_DATA_HOME, platform === "win32" ? env.LOCALAPPDATA : undefined];
  const folder = given.find((path) => path !== undefined && isAbsolute(path));
  if (folder !== undefined) return folder;
  if (platform === "win32") return join(homedir(), "AppData", "Local");
  if (platform === "darwin") return join(homedir(), "Library", "Application Support");
  return join(homedir(), ".local", "share");
}
