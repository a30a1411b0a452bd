/** Where a platform keeps what a program keeps for its user. */
import { posix, win32 } from "node:path";
import { Refusal } from "./refusal.js";

/** The folder of the sessions that are kept in files. `homeOf` is asked only where no variable names one: a user may have no home. */
export function sessionsFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform, homeOf: () => string): string {
  const { join } = platform === "win32" ? win32 : posix;
  return join(dataFolder(env, platform, homeOf), "context-compiler", "sessions");
}

/** A variable that is no whole path is passed over, as the rules of such folders have it. @throws {Refusal} where the home is none. */
function dataFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform, homeOf: () => string): string {
  const { isAbsolute, join } = platform === "win32" ? win32 : posix;
  const given = [env.XDG_DATA_HOME, platform === "win32" ? env.LOCALAPPDATA : undefined];
  const folder = given.find((path) => path !== undefined && isAbsolute(path));
  if (folder !== undefined) return folder;
  const home = homeIn(homeOf);
  if (!isAbsolute(home))
    throw new Refusal(`The home folder '${home}' is no whole path. Set HOME, or name a store with --store.`);
  if (platform === "win32") return join(home, "AppData", "Local");
  if (platform === "darwin") return join(home, "Library", "Application Support");
  return join(home, ".local", "share");
}

function homeIn(homeOf: () => string): string {
  try {
    return homeOf();
  } catch {
    throw new Refusal("This user has no home folder. Set HOME, or name a store with --store.");
  }
}
