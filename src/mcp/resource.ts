/** The rules of each conversation as a resource, which clients follow. */
import { type McpServer, ResourceNotFoundError, ResourceTemplate } from "@modelcontextprotocol/server";
import { LogError } from "../sessions/index.js";
import { page } from "./looking.js";
import { unreadable } from "./result.js";
import type { Setup } from "./setup.js";

const PREFIX = "context-compiler://conversations/";

/** The URI of a conversation's rules. */
export function uriOf(conversation: string): string {
  return `${PREFIX}${conversation}`;
}

/** The conversation of a URI, or null where it is of something else. */
export function conversationOf(uri: string): string | null {
  return uri.startsWith(PREFIX) ? uri.slice(PREFIX.length) : null;
}

/** Gives a server the resources. */
export function addResources(server: McpServer, setup: Setup): void {
  const list = async () => ({ resources: (await read(setup, conversations(setup))).map(listed) });
  server.registerResource(
    "rules",
    new ResourceTemplate(`${PREFIX}{conversation}`, { list }),
    {
      title: "The rules of a conversation",
      description: "What the user has ruled, for the model.",
      mimeType: "text/plain",
    },
    async ({ href }) => {
      const conversation = conversationOf(href) ?? "";
      await setup.sessions.open({ tenant: setup.tenant, conversation }).catch((error: Error) => {
        throw new ResourceNotFoundError(href, error.message);
      });
      const view = await read(setup, setup.host.view({ tenant: setup.tenant, conversation }));
      return { contents: [{ uri: href, mimeType: "text/plain", text: page(view) }] };
    },
  );
}

/** What is read for a client: what goes wrong in the store is told to the operator alone, in whose words it is. */
async function read<T>({ onError }: Setup, reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof LogError) throw new Error(unreadable(error));
    onError(error);
    throw new Error("The rules could not be read.");
  }
}

/** The conversations that there are, 1,000 at most, and that of calls that name none. */
async function conversations({ sessions, tenant, conversation }: Setup): Promise<readonly string[]> {
  const kept = await sessions.list(tenant);
  return kept.includes(conversation) ? kept : [conversation, ...kept];
}

function listed(conversation: string) {
  return {
    uri: uriOf(conversation),
    name: conversation,
    title: `The rules of ${conversation}`,
    mimeType: "text/plain",
  };
}
