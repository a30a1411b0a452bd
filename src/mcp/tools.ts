/** The tools, as a model sees them. */
import { type CallToolResult, fromJsonSchema, type McpServer } from "@modelcontextprotocol/server";
import { LISTED } from "../generated/spec/listed.js";
import { LogError } from "../sessions/index.js";
import { change } from "./change.js";
import { preview, state, why } from "./looking.js";
import { told, unreadable } from "./result.js";
import type { Setup } from "./setup.js";

const CONVERSATION = {
  type: "string",
  description: "The name of the conversation. Leave it out unless the user has named one.",
};
const TEXT = {
  type: "string",
  description: "One directive, as it is written: lower case, single spaces, nothing else.",
};
/** Nothing is asked about no item. */
const ITEM = { type: "string", minLength: 1, description: "The item, or premise." };

/** Arguments by name; those that are required come first. Others, such as a tenant, are refused. */
function takes<T>(properties: { readonly [name: string]: object }, ...required: readonly string[]) {
  return fromJsonSchema<T>({
    type: "object",
    properties: { ...properties, conversation: CONVERSATION },
    required: [...required],
    additionalProperties: false,
  });
}

interface Named {
  readonly conversation?: string;
}

const LOOKS = { readOnlyHint: true, openWorldHint: false } as const;
const CHANGES = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false } as const;

const DIRECTIVES = LISTED.map(({ form, meaning }) => `- ${form}: ${meaning}`).join("\n");

/** Gives a server the tools. */
export function addTools(server: McpServer, setup: Setup): void {
  addLooking(server, setup);
  addChanging(server, setup);
}

function addLooking(server: McpServer, setup: Setup): void {
  server.registerTool(
    "state",
    { title: "Rules", description: STATE, inputSchema: takes<Named>({}), annotations: LOOKS },
    ({ conversation }) => safely(setup, conversation, (name) => state(setup, name)),
  );
  server.registerTool(
    "preview",
    {
      title: "Preview a directive",
      description: `Says what a directive would change, and what the user would be asked. Nothing is changed. The directives:\n${DIRECTIVES}`,
      inputSchema: takes<Named & { readonly text: string }>({ text: TEXT }, "text"),
      annotations: LOOKS,
    },
    ({ conversation, text }) => safely(setup, conversation, (name) => preview(setup, name, text)),
  );
  server.registerTool(
    "why",
    {
      title: "Who set a rule",
      description: "Says with which words, and when, a rule was set.",
      inputSchema: takes<Named & { readonly item: string }>({ item: ITEM }, "item"),
      annotations: LOOKS,
    },
    ({ conversation, item }) => safely(setup, conversation, (name) => why(setup, name, item)),
  );
}

const STATE = `Gives the rules that the user has set for a conversation. They hold, whatever else is said: read them before you act.`;

function addChanging(server: McpServer, setup: Setup): void {
  server.registerTool(
    "apply",
    {
      title: "Change a rule",
      description: `Asks the user whether a directive shall hold, and applies it at a yes. Call it where the user has asked for a rule, and for nothing else. The directives:\n${DIRECTIVES}`,
      inputSchema: takes<Named & { readonly text: string }>({ text: TEXT }, "text"),
      annotations: CHANGES,
    },
    ({ conversation, text }, ctx) =>
      safely(setup, conversation, (name) => change(setup, server, ctx, { tool: "apply", conversation: name, text })),
  );
  server.registerTool(
    "undo",
    {
      title: "Undo a change",
      description: "Asks the user whether the last change of the rules shall be undone, and undoes it at a yes.",
      inputSchema: takes<Named>({}),
      annotations: CHANGES,
    },
    ({ conversation }, ctx) =>
      safely(setup, conversation, (name) =>
        change(setup, server, ctx, { tool: "undo", conversation: name, text: "undo" }),
      ),
  );
}

const FAILED = "The rules could not be read or written. Whether a change was taken is not known: look at the rules.";

/** Answers a call about a conversation that may be one. What goes wrong is told in words, and a store's own words to the operator alone. */
async function safely<T>(
  { sessions, tenant, conversation: usual, onError }: Setup,
  given: string | undefined,
  answer: (conversation: string) => Promise<T>,
): Promise<T | CallToolResult> {
  const conversation = given ?? usual;
  try {
    await sessions.open({ tenant, conversation });
  } catch (error) {
    if (error instanceof TypeError) return told("refused", error.message);
    throw error;
  }
  try {
    return await answer(conversation);
  } catch (error) {
    if (error instanceof LogError) return told("refused", unreadable(error));
    onError(error);
    return told("unknown", FAILED);
  }
}
