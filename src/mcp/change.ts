/** A change: what the model proposes, what the user is shown of it, and what the user's answer does. */
import type { CallToolResult, InputRequiredResult, McpServer, ServerContext } from "@modelcontextprotocol/server";
import type { HostAnswer, HostPreview } from "../host/index.js";
import { type Answer, answerIn, ask, canAsk } from "./asked.js";
import type { Asked, Call } from "./call.js";
import { previewOf, questionOf } from "./proposal.js";
import { resultOf, told } from "./result.js";
import type { Setup } from "./setup.js";

const NOBODY = `This client cannot ask the user, so nothing was done: only the user changes rules. It needs "elicitation" with forms.`;
const OTHER = "The answer is to another call. Nothing was done.";
const DISMISSED = "The user has not answered. Nothing was done.";
const DECLINED = "The user said no. Nothing was changed.";

/** Takes a call that would change something: asks the user, and takes the answer when the call comes back with it. */
export async function change(
  setup: Setup,
  server: McpServer,
  ctx: ServerContext,
  call: Call,
): Promise<CallToolResult | InputRequiredResult> {
  if (!canAsk(server, ctx)) return told("refused", NOBODY);
  const asked = ctx.mcpReq.requestState<Asked>();
  const answer = asked === undefined ? null : answerIn(ctx);
  if (asked === undefined || answer === null) return proposed(setup, ctx, call);
  if (!isOf(asked, call)) return told("refused", OTHER);
  const result = await answered(setup, asked, answer);
  await setup.watch.look(call.conversation);
  return result;
}

function isOf(asked: Asked, { tool, conversation, text }: Call): boolean {
  return asked.tool === tool && asked.conversation === conversation && asked.text === text;
}

async function proposed({ host, tenant, ...setup }: Setup, ctx: ServerContext, call: Call) {
  const { tool, conversation, text } = call;
  const preview = await previewOf(host, tenant, { conversation, text });
  const question = questionOf(call, preview);
  if (question.kind === "told") return told(question.outcome, question.text);
  return ask({ host, tenant, ...setup }, ctx, question.text, {
    tool,
    conversation,
    text,
    rules: preview.view.rules,
    question: preview.kind === "question" ? preview.question.sequence : null,
    prompt: promptOf(preview),
  });
}

function promptOf(preview: HostPreview): string | null {
  return preview.kind === "turn" ? preview.prompt : null;
}

async function answered(setup: Setup, asked: Asked, answer: Answer): Promise<CallToolResult> {
  switch (answer) {
    case "yes":
      return resultOf(await accepted(setup, asked));
    case "no":
      return asked.question === null ? declined(setup, asked, "no") : resultOf(await take(setup, asked, "no"));
    case "declined":
      return declined(setup, asked, asked.question === null ? "no" : "never mind");
    case "dismissed":
      return told("unchanged", DISMISSED);
  }
}

/**
 * What is taken under the id of the question is taken once: no other answer to it counts later. It is an answer to what was asked here, and to no
 * question that another host has open.
 */
async function declined(setup: Setup, asked: Asked, said: string): Promise<CallToolResult> {
  const answer = await take(setup, asked, said, asked.question);
  return answer.kind === "refused" ? resultOf(answer) : told("unchanged", DECLINED);
}

async function accepted(setup: Setup, asked: Asked): Promise<HostAnswer> {
  if (asked.question !== null) return take(setup, asked, "yes");
  const first = await take(setup, asked, asked.text);
  if (asked.prompt === null || first.kind !== "reply" || first.stale === true) return first;
  const { tenant, conversation, turn } = { ...setup, ...asked };
  // It is asked now what the user has answered already: the yes is to the question of this entry, and to none that looks the same.
  const entry = await (await setup.sessions.open({ tenant, conversation })).find(turn);
  return setup.host.turn({ tenant, conversation, turn: `${turn}:yes`, text: "yes", answering: entry?.sequence ?? 0 });
}

/** Has the host take what the user has said, if all is as the user has seen it. A change takes an open question back. */
function take(
  { host, tenant }: Setup,
  { conversation, turn, rules, question }: Asked,
  text: string,
  answering: number | null | undefined = question ?? undefined,
) {
  return host.turn({ tenant, conversation, turn, text, seen: rules, answering });
}
