/** The tools that only look: state, preview, why. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import { whyOf } from "../host/index.js";
import { describeState, getPolicyItems } from "../index.js";
import type { View } from "../sessions/index.js";
import { previewOf, questionOf } from "./proposal.js";
import type { Setup } from "./setup.js";

/** The page with the rules, and the question that is open. */
export function page({ state, question }: View): string {
  const rules = describeState(state);
  return question === null ? rules : `${rules}\n\nA question to the user is open:\n${question.prompt}`;
}

/** What holds. */
export async function state({ host, tenant }: Setup, conversation: string): Promise<CallToolResult> {
  const view = await host.view({ tenant, conversation });
  const { premise } = view.state;
  const [use, prohibit] = [getPolicyItems(view.state, "use"), getPolicyItems(view.state, "prohibit")];
  const structuredContent = { premise, use, prohibit, question: view.question?.prompt ?? null };
  return { content: [{ type: "text", text: page(view) }], structuredContent };
}

/** What a directive would come to: what the user would be asked, or why nobody need be. Nobody is asked now. */
export async function preview({ host, tenant }: Setup, conversation: string, text: string): Promise<CallToolResult> {
  const seen = await previewOf(host, tenant, { conversation, text });
  const proposal = questionOf({ tool: "apply", conversation, text }, seen);
  const said = proposal.kind === "question" ? `The user would be asked:\n\n${proposal.text}` : proposal.text;
  return { content: [{ type: "text", text: said }] };
}

/** Who set an item, or the premise, with which words. */
export async function why({ sessions, tenant }: Setup, conversation: string, item: string): Promise<CallToolResult> {
  const text = await whyOf(await sessions.open({ tenant, conversation }), item);
  return { content: [{ type: "text", text: text ?? "No rule is about that." }] };
}
