/** The server, put together. */
import { type Connection, connected } from "./connection.js";
import { httpOf } from "./http.js";
import type { ContextMcp, McpOptions } from "./options.js";
import { setupOf } from "./setup.js";

/** Makes a server. @throws {TypeError} for options that are none. */
export async function create(options: McpOptions): Promise<ContextMcp> {
  const setup = await setupOf(options);
  const connections = new Set<Connection>();
  const http = httpOf(setup);
  return {
    async connect(transport) {
      const connection = connected(setup, transport);
      connections.add(connection);
      await connection.ended;
      connections.delete(connection);
    },
    fetch: http.fetch,
    async close() {
      await Promise.all([http.close(), ...[...connections].map((connection) => connection.close())]);
      setup.watch.close();
    },
  };
}
