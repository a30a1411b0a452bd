/** What all connections of a server share. */
import { createRequestStateCodec, type RequestStateCodec } from "@modelcontextprotocol/server";
import { createHost, type Host } from "../host/index.js";
import type { Sessions } from "../sessions/index.js";
import type { Asked } from "./call.js";
import { type McpOptions, requireOptions } from "./options.js";
import { Watch } from "./watch.js";

/** The settings, each with a value, and what is made of them. */
export interface Setup {
  readonly sessions: Sessions;
  readonly host: Host;
  readonly tenant: string;
  readonly conversation: string;
  /** Signs what has been asked, and knows it again. */
  readonly codec: RequestStateCodec<Asked>;
  readonly watch: Watch;
  readonly hosts: readonly string[] | null;
  readonly onError: (error: unknown) => void;
}

/** How long an answer may take, in seconds. What has changed meanwhile is seen whenever it comes. */
const LONGEST = 3600;

/** @throws {TypeError} for options that are none. */
export async function setupOf(options: McpOptions): Promise<Setup> {
  requireOptions(options);
  const { sessions, tenant, conversation = "default", secret, hosts = null } = options;
  const onError = told(options.onError);
  await sessions.open({ tenant, conversation });
  const key = secret ?? globalThis.crypto.getRandomValues(new Uint8Array(32));
  const bind = ({ mcpReq }: { readonly mcpReq: { readonly method: string } }) => `${tenant} ${mcpReq.method}`;
  return {
    sessions,
    // A warning is shown with the change, so that no question of the host's own is needed.
    host: createHost({ sessions, commands: true, onWarning: "report" }),
    tenant,
    conversation,
    codec: createRequestStateCodec<Asked>({ key, ttlSeconds: LONGEST, bind }),
    watch: new Watch(sessions, tenant, onError),
    hosts,
    onError,
  };
}

/** What the operator's own function throws is nobody's to answer: the server goes on. */
function told(onError: McpOptions["onError"] = () => {}): (error: unknown) => void {
  return (error) => {
    try {
      onError(error);
    } catch {}
  };
}
