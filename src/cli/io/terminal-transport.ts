/** The transport of `mcp` on a terminal: what it writes leaves by the one door, escaped, which says the same in JSON. */
import { Writable } from "node:stream";
import type { Output } from "./output.js";
import type { Input } from "./standard-input.js";

/** Messages by standard input and an output. The package is there: the server was made with it. */
export async function terminalTransport(input: Input, output: Output) {
  const { StdioServerTransport } = await import("@modelcontextprotocol/server/stdio");
  const write = (text: unknown, _encoding: string, done: (error?: Error) => void) =>
    void output.write(String(text)).then(() => done(), done);
  return new StdioServerTransport(input, new Writable({ decodeStrings: false, write }));
}
