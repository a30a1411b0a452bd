/** The rules of one conversation, for one request. */
import { requireFields, requireMade } from "../base/index.js";
import { createGate, type Gate } from "../gate/index.js";
import type { Host } from "../host/index.js";
import type { AiMessage } from "./messages.js";
import { type PageMiddleware, pageMiddleware } from "./middleware.js";
import { type Speaker, type Step, stepOf } from "./step.js";
import { guardTools, type Offered, offered, type ToolRecord } from "./tools.js";

/** Which conversation of which host. */
export interface RulesOptions extends Speaker {
  readonly host: Host;
  /** Without one, a ban finds a tool by its name alone. */
  readonly gate?: Gate;
}

/** What a route or an agent does with the rules of a conversation. */
export interface Rules {
  /**
   * Takes the user's last message among these, once however often it is sent, and says what to do. Give all messages of the
   * conversation, also those that the host settled. A store's error passes through: send the same request again.
   *
   * @throws {TypeError} when the key of the conversation is none, or a client has sent something else than messages.
   */
  step<M extends AiMessage>(messages: readonly M[]): Promise<Step<M>>;
  /** For `wrapLanguageModel`: brings the rules of the moment into every call of the model, and takes no turn. */
  readonly middleware: PageMiddleware;
  /**
   * The same tools, refused where the rules of the moment say no. A tool that does not run here is passed through where it may run
   * now, and else left out.
   *
   * @throws {TypeError} for what cannot be guarded.
   */
  guardTools<T extends ToolRecord>(tools: T): Promise<T>;
  /**
   * For `prepareStep`: shows the model, in each step, those of the tools that the rules of the moment allow. It takes the place of an
   * `activeTools` beside it, so give it no tool that is not to be shown.
   */
  prepareStep<T extends ToolRecord>(tools: T): () => Promise<Offered<T>>;
}

/** The rules of a conversation. Nothing is kept here: make them for each request. @throws {TypeError} for options that are none. */
export function rulesFor(options: RulesOptions): Rules {
  requireFields(options, "rulesFor", ["host", "tenant", "conversation"], ["gate", "actor"]);
  const { host, gate = createGate(), tenant, conversation, actor } = options;
  requireMade(host, "host", "createHost", ["turn", "view"]);
  requireMade(gate, "gate", "createGate", ["allows", "filter", "guard"]);
  const view = () => host.view({ tenant, conversation });
  return {
    step: (messages) => stepOf(host, { tenant, conversation, actor }, messages),
    middleware: pageMiddleware(view),
    guardTools: (tools) => guardTools(tools, { gate, view }),
    prepareStep: (tools) => () => offered(tools, { gate, view }),
  };
}
