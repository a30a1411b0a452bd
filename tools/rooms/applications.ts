/** The rooms on top: what puts the layers together. */
import { INDEX, type Room, SURFACE } from "./room.js";

export const APPLICATIONS: readonly Room[] = [
  {
    path: "conformance",
    holds: "the runner that holds any implementation of either language against the examples of the spec, and a fuzzer",
    imports: [...SURFACE, "generated/directives", "generated/focus", "focus"],
    doors: INDEX,
    node: true,
    packages: ["fast-check"],
  },
  {
    path: "host",
    holds: "what an application does with a user's turn: resolve, step once, reply or forward, keep",
    imports: [...SURFACE, "acquisition", "diagnostics", "drafter", "sessions"],
    doors: INDEX,
    exports: { "./host": "index" },
  },
  {
    path: "ai-sdk",
    holds: "the host for the AI SDK: a step for the route, a middleware with the page, tools hidden and refused",
    imports: [...SURFACE, "gate", "host"],
    doors: INDEX,
    exports: { "./ai-sdk": "index" },
  },
  {
    path: "langchain",
    holds: "the host for LangChain: a middleware for its agents, with the turn, the page, tools hidden and refused",
    imports: [...SURFACE, "gate", "host"],
    doors: INDEX,
    packages: ["langchain"],
    exports: { "./langchain": "index" },
  },
  {
    path: "conversation",
    holds: "conversations with a model: the loop, the tools, usage and cost, all read off one log",
    imports: [...SURFACE, "context", "gate", "host", "sessions"],
    doors: INDEX,
    exports: { "./conversation": "index" },
  },
  {
    path: "proxy",
    holds:
      "a proxy in front of a provider with the API of OpenAI: turns compiled, the page put in, banned tools taken out",
    imports: [...SURFACE, "gate", "host", "sessions"],
    doors: INDEX,
    exports: { "./proxy": "index" },
  },
  {
    path: "mcp",
    holds: "a server of the Model Context Protocol: looks at rules for a model, and asks the user before any change",
    imports: [...SURFACE, "generated/spec", "host", "sessions"],
    doors: INDEX,
    packages: ["@modelcontextprotocol/server", "@modelcontextprotocol/server/stdio"],
    exports: { "./mcp": "index" },
  },
  {
    path: "cli",
    holds:
      "the command `context-compiler`: `commands/` one file a command, `session/`, `kept/` (sessions in a store), `audit/`, `rules/`, `io/`",
    imports: [
      ...SURFACE,
      "generated/directives",
      "generated/spec",
      "acquisition",
      "compaction",
      "conformance",
      "context",
      "diagnostics",
      "focus",
      "mcp",
      "phrasings",
      "proxy",
      "sessions",
      "sessions/open",
      "toolkit",
    ],
    doors: ["main"],
    node: true,
    exceptions: { "io/http-server": ["@hono/node-server"] },
  },
];
