/** The server, where the package that it stands on is there. */
import type { ContextMcp, McpOptions } from "./options.js";

/**
 * Makes a server.
 *
 * @throws {TypeError} for options that are none.
 * @throws {Error} where the package `@modelcontextprotocol/server` is not there, or an older one.
 */
export async function createMcp(options: McpOptions): Promise<ContextMcp> {
  const { create } = await import("./create.js").catch((cause: unknown) => {
    throw new Error(MISSING, { cause });
  });
  return create(options);
}

const MISSING =
  'The package "@modelcontextprotocol/server" could not be loaded, or is an old one. Install version 2.4 or later of it.';
