/** The middleware for `createAgent`: the user's turn is taken before the agent, the rules stand in every call, and bans hold for tools. */
import type { AgentMiddleware, BaseMessage } from "langchain";
import { requireFields, requireMade } from "../base/index.js";
import { createGate, type Gate } from "../gate/index.js";
import { type Host, markOf, pageOf } from "../host/index.js";
import { AIMessage, createMiddleware } from "./library.js";
import { forModel, saidIn } from "./messages.js";
import { isBegunByTool, type Speaker, type SpeakerOf, speakerIn } from "./speaker.js";
import { offered, read, refusalOf } from "./tools.js";

/** What the middleware is made with. */
export interface RulesOptions {
  readonly host: Host;
  /** Without one, a ban finds a tool by its name alone. */
  readonly gate?: Gate;
  readonly speaker: SpeakerOf;
}

/**
 * The rules of each conversation, for an agent of LangChain. Make it once, and run the agent with a `thread_id`. In the list it stands behind
 * what replaces the prompt, the tools or the messages of a call, which would take the rules out, and before what runs tools by itself. A
 * store's error ends the run: resume it, or send the same message again by its id.
 *
 * @throws {TypeError} for options that are none.
 */
export function rulesMiddleware(options: RulesOptions): AgentMiddleware<undefined, undefined, unknown> {
  const { host, gate = createGate(), speaker } = options;
  requireFields(options, "rulesMiddleware", ["host", "speaker"], ["gate"]);
  requireMade(host, "host", "createHost", ["turn", "view"]);
  requireMade(gate, "gate", "createGate", ["allows", "filter"]);
  if (typeof speaker !== "function") throw new TypeError("speaker must be a function.");
  return createMiddleware({
    name: "ContextCompiler",
    beforeAgent: {
      canJumpTo: ["end"],
      hook: async ({ messages }, run) => {
        const who = speakerIn(run, speaker);
        const reply = isBegunByTool(run) ? null : await replyTo(host, who, messages);
        return reply === null ? undefined : { messages: [reply], jumpTo: "end" };
      },
    },
    wrapModelCall: async (request, handler) => {
      const view = await host.view(speakerIn(request.runtime, speaker));
      const { systemMessage, tools } = request;
      const page = pageOf(view.state);
      return handler({
        ...request,
        messages: forModel(request.messages),
        tools: offered(tools, gate, view),
        systemMessage: page === null ? systemMessage : systemMessage.concat(apart(page, systemMessage.text)),
      });
    },
    wrapToolCall: async (request, handler) => {
      const { toolCall, tool } = request;
      const call = await read(toolCall, tool);
      const view = await host.view(speakerIn(request.runtime, speaker));
      return refusalOf(call, tool, gate, view) ?? handler(request);
    },
  });
}

/** What the host says to the user's last message; null where the agent goes on. */
async function replyTo(host: Host, who: Speaker, messages: readonly BaseMessage[]): Promise<BaseMessage | null> {
  const said = saidIn(messages);
  const answer = said === null ? null : await host.turn({ ...who, ...said });
  if (said === null || answer === null || answer.kind === "forward") return null;
  // By an id of the message's own: where the message is sent again, the thread has one reply to it.
  return new AIMessage({
    id: `context-compiler:${said.turn}`,
    content: answer.text,
    additional_kwargs: markOf(answer),
  });
}

/** The page with a blank line on both sides: some providers join the texts as they are, and another middleware's may follow. */
function apart(page: string, before: string): string {
  return `${before === "" ? "" : "\n\n"}${page}\n\n`;
}
