/**
 * Opens a store by a URL, as a setting or a command line names one. Each store, and the package that it needs, is loaded when a
 * URL asks for it.
 *
 * @packageDocumentation
 */
import { fileURLToPath } from "node:url";
import { memoryStore, type Store } from "../index.js";
import type { DatabaseStore } from "../sql/index.js";

export type { DatabaseStore } from "../sql/index.js";

const KNOWN = "A store is memory:, file:FOLDER, sqlite:FILE or postgres://…";

/**
 * Opens `memory:`, `file:FOLDER`, `sqlite:FILE` or `postgres://…`. A path is relative, absolute, or as in `file:///`. `setup()`
 * and `close()` are there for each; call the one before the first use and the other after the last.
 *
 * @throws {TypeError} when the URL is none of these.
 */
export async function openStore(url: string): Promise<DatabaseStore> {
  if (typeof url !== "string") throw new TypeError(KNOWN);
  if (url === "memory:") return plain(memoryStore());
  if (url.startsWith("file:")) return plain((await import("../files/index.js")).fileStore(pathOf(url)));
  if (url.startsWith("sqlite:")) return (await import("../sqlite/index.js")).sqliteStore(pathOf(url));
  if (/^postgres(ql)?:/.test(url)) return (await import("../postgres/index.js")).postgresStore(url);
  throw new TypeError(KNOWN);
}

/** With nothing to set up, and nothing to close. */
function plain(store: Store): DatabaseStore {
  return {
    append: (...given) => store.append(...given),
    read: (...given) => store.read(...given),
    purge: (...given) => store.purge(...given),
    list: (...given) => store.list(...given),
    setup: async () => {},
    close: async () => {},
  };
}

/** The path that comes after the scheme. */
function pathOf(url: string): string {
  const path = url.slice(url.indexOf(":") + 1);
  if (path.startsWith("//")) return fileURLToPath(`file:${path}`);
  if (path !== "") return path;
  throw new TypeError(`The URL ${url} names no path.`);
}
