/** What the user is asked by the protocol's own question, and what comes back with the answer. */
import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  type ElicitRequestFormParams,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { fieldOf } from "../base/index.js";
import type { Asked } from "./call.js";
import type { Setup } from "./setup.js";

/** Under which name the question is sent, and the answer comes back. */
const NAME = "answer";

const FORM: ElicitRequestFormParams["requestedSchema"] = {
  type: "object",
  properties: { answer: { type: "string", title: "Your answer", enum: ["yes", "no"] } },
  required: ["answer"],
};

/** Asks the user. */
export async function ask(
  { codec }: Setup,
  ctx: ServerContext,
  message: string,
  asked: Omit<Asked, "turn">,
): Promise<InputRequiredResult> {
  const turn = `mcp:${globalThis.crypto.randomUUID()}`;
  return inputRequired({
    inputRequests: { [NAME]: inputRequired.elicit({ message, requestedSchema: FORM }) },
    requestState: await codec.mint({ ...asked, turn }, ctx),
  });
}

/**
 * The user's answer: `yes` and `no` are what was chosen, `declined` that the user would not answer, `dismissed` that the question was closed
 * without a choice. Null is an answer that is none.
 */
export type Answer = "yes" | "no" | "declined" | "dismissed";

export function answerIn({ mcpReq: { inputResponses } }: ServerContext): Answer | null {
  const response = inputResponse(inputResponses, NAME);
  if (response.kind !== "elicit") return null;
  switch (response.action) {
    case "decline":
      return "declined";
    case "cancel":
      return "dismissed";
    case "accept": {
      const chosen = acceptedContent(inputResponses, NAME)?.answer;
      return chosen === "yes" || chosen === "no" ? chosen : null;
    }
  }
}

/** Whether the client can put a form to the user, as it says with each request or has said when it connected. */
export function canAsk({ server }: McpServer, { mcpReq }: ServerContext): boolean {
  const said = fieldOf(mcpReq.envelope, CLIENT_CAPABILITIES_META_KEY) ?? server.getClientCapabilities();
  const elicitation = fieldOf(said, "elicitation");
  return (
    elicitation !== undefined &&
    (fieldOf(elicitation, "form") !== undefined || fieldOf(elicitation, "url") === undefined)
  );
}
