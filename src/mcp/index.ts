/**
 * A server of the Model Context Protocol: any client reads the rules of its conversations and proposes changes, and the user decides on
 * each. It needs the package `@modelcontextprotocol/server`, 2.4 or later.
 *
 * @packageDocumentation
 */

export { createMcp } from "./load.js";
export type { ContextMcp, McpOptions } from "./options.js";
