/** A chat model that does what a test needs. */
import type { CallbackManagerForLLMRun } from "@langchain/core/callbacks/manager";
import type { BaseLanguageModelCallOptions } from "@langchain/core/language_models/base";
import { BaseChatModel, type BindToolsInput } from "@langchain/core/language_models/chat_models";
import type { ChatResult } from "@langchain/core/outputs";
import { AIMessage, type BaseMessage } from "langchain";

/** What a stub does with a call: it says a text, calls a tool, or fails. */
export type Act = "fail" | { readonly says: string } | { readonly calls: string };

/** What a call was given. */
interface Call {
  readonly messages: readonly BaseMessage[];
  readonly tools: readonly BindToolsInput[];
}

interface Options extends BaseLanguageModelCallOptions {
  readonly tools?: readonly BindToolsInput[];
}

/** Plays its acts, a call each, and the last one for ever. */
export class ActingModel extends BaseChatModel<Options> {
  readonly calls: Call[] = [];
  readonly #acts: readonly Act[];

  constructor(...acts: readonly Act[]) {
    super({ maxRetries: 0 });
    this.#acts = acts;
  }

  override bindTools(tools: BindToolsInput[]) {
    return this.withConfig({ tools });
  }

  override async _generate(
    messages: BaseMessage[],
    { tools = [] }: Options,
    _manager?: CallbackManagerForLLMRun,
  ): Promise<ChatResult> {
    this.calls.push({ messages, tools });
    const act = this.#acts[Math.min(this.calls.length, this.#acts.length) - 1] ?? { says: "Hello." };
    if (act === "fail") throw new Error("The model is overloaded.");
    const text = "says" in act ? act.says : "";
    const message = new AIMessage({ content: text, tool_calls: "calls" in act ? [this.#callOf(act.calls)] : [] });
    return { generations: [{ text, message }] };
  }

  override _llmType(): string {
    return "acting";
  }

  #callOf(name: string) {
    return { name, args: { to: "ada" }, id: `call-${this.calls.length}`, type: "tool_call" as const };
  }
}

/** The system messages that each call was given, as a provider that joins their texts reads them. */
export function pagesOf({ calls }: ActingModel): string[][] {
  return calls.map(({ messages }) => messages.flatMap(({ type, text }) => (type === "system" ? [text] : [])));
}

/** The names of the tools that each call was given. */
export function toolsOf({ calls }: ActingModel): unknown[][] {
  return calls.map(({ tools }) => tools.map((tool) => ("name" in tool ? tool.name : null)));
}
