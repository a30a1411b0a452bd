/** The rooms on top: what puts the layers together. */
import { INDEX, type Room, SURFACE } from "./room.js";

/** Of an adapter, which reaches the engine through the host alone. */
const TYPES = { "index.ts": [] };

export const APPLICATIONS: readonly Room[] = [
  {
    path: "conformance",
    holds: "the runner that holds any implementation of either language against the examples of the spec, and a fuzzer",
    imports: [...SURFACE, "generated/directives", "generated/focus", "focus"],
    doors: ["index", "classes"],
    node: true,
    packages: ["fast-check"],
  },
  {
    path: "host",
    holds: "what an application does with a user's turn: resolve, step once, reply or forward, keep",
    imports: [...SURFACE, "acquisition", "diagnostics", "drafter", "sessions"],
    doors: ["index", "since"],
    exports: { "./host": "index" },
  },
  {
    path: "langchain",
    holds: "the host for LangChain: a middleware for its agents, with the turn, the page, tools hidden and refused",
    imports: ["base", "gate", "host"],
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
    path: "conversation/compaction",
    holds: "for conversations, by the epochs of a compaction: a compactor, and a tool that hands the originals back",
    imports: ["base", "compaction", "compaction/epoch", "compaction/harvest", "context", "conversation", "sessions"],
    doors: INDEX,
    exports: { "./conversation/compaction": "index" },
  },
  {
    path: "ai-sdk",
    holds:
      "the host for the AI SDK: a step for the route, a middleware with the page, tools hidden and refused, conversations behind `useChat`",
    imports: [...SURFACE, "conversation", "gate", "host"],
    takes: TYPES,
    doors: INDEX,
    exports: { "./ai-sdk": "index" },
  },
  {
    path: "schema",
    holds: "zod schemas of the stored values",
    imports: [...SURFACE, "compaction", "conversation"],
    doors: INDEX,
    packages: ["zod"],
    exports: { "./schema": "index" },
  },
  {
    path: "cards",
    holds: "windows and prices of models for conversations, from a package that has them",
    imports: ["conversation"],
    doors: INDEX,
    packages: ["@pydantic/genai-prices"],
    exports: { "./cards": "index" },
  },
  {
    path: "proxy",
    holds:
      "a proxy in front of a provider with the API of OpenAI: turns compiled, the page put in, banned tools taken out",
    imports: [...SURFACE, "gate", "host", "sessions"],
    takes: TYPES,
    doors: INDEX,
    exports: { "./proxy": "index" },
  },
  {
    path: "mcp",
    holds: "a server of the Model Context Protocol: looks at rules for a model, and asks the user before any change",
    imports: [...SURFACE, "generated/spec", "host", "sessions"],
    takes: { "index.ts": ["LANGUAGE_VERSION", "compareCodePoints", "describeState", "getPolicyItems", "stateDiff"] },
    doors: INDEX,
    packages: ["@modelcontextprotocol/server", "@modelcontextprotocol/server/stdio"],
    exports: { "./mcp": "index" },
  },
  {
    path: "cli",
    holds:
      "the command `context-compiler`: `commands/` one file a command, loaded when it is run, `session/`, `chat/`, `kept/` (sessions in a store), `audit/`, `rules/`, `io/`",
    imports: [
      ...SURFACE,
      "generated/directives",
      "generated/spec",
      "acquisition",
      "cards",
      "compaction",
      "compaction/harvest",
      "conformance",
      "context",
      "conversation",
      "conversation/compaction",
      "diagnostics",
      "focus",
      "host",
      "mcp",
      "phrasings",
      "proxy",
      "sessions",
      "sessions/open",
      "toolkit",
    ],
    doors: ["main"],
    node: true,
    exceptions: {
      "io/http-server": ["@hono/node-server"],
      "io/chat-model": ["@ai-sdk/openai-compatible"],
      "io/terminal-transport": ["@modelcontextprotocol/server/stdio"],
    },
  },
];
