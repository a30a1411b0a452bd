/** Makes folders. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { systemErrorCode } from "./refusal.js";

/**
 * Makes a folder with those above it, unless they are there. Each is made by itself: asked to make all of them, Node 20 asks
 * for ever where the system makes none, such as in `/proc`. @throws the system's error
 */
export function makeFolder(path: string, mode?: number): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above, mode);
  try {
    mkdirSync(path, mode);
  } catch (error) {
    // Another process may have been first. Where it is no folder, what is put into it will say so.
    if (systemErrorCode(error) !== "EEXIST") throw error;
  }
}
