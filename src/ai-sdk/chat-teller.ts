/** What happens in a turn of a conversation, told as chunks. A client fails at a chunk of what was not begun, so none is sent. */
import { TextSet } from "../base/index.js";
import type {
  Conversation,
  ConversationEvent,
  Outcome,
  ToldCall,
  ToldPart,
  ToldResult,
} from "../conversation/index.js";
import { type Marked, markFor } from "../host/index.js";
import type { ChatChunk } from "./chat-chunks.js";
import { endOf } from "./chat-end.js";
import {
  callChunk,
  fileChunk,
  inputChunk,
  providerResult,
  resultChunk,
  sourceChunk,
  unknownChunk,
} from "./chat-parts.js";
import { OpenTexts } from "./chat-texts.js";

type Send = (chunk: ChatChunk) => void;

/** Tells one turn. */
export class Teller {
  readonly #send: Send;
  /** The calls that the client's message has. */
  readonly #calls: TextSet;
  /** The calls whose results are told. */
  readonly #results = new TextSet();
  /** The calls whose arguments are on their way. */
  readonly #inputs = new TextSet();
  readonly #texts = new OpenTexts();
  #isStep = false;
  #isSaid = false;

  /** `calls` are those that the message has already which this turn goes on with. */
  constructor(send: Send, calls: readonly string[]) {
    [this.#send, this.#calls] = [send, new TextSet(calls)];
    send({ type: "start" });
  }

  readonly hear = (event: ConversationEvent): void => {
    switch (event.type) {
      case "request":
        if (event.phase === "start" && event.attempt === 1) this.#step();
        return;
      case "part":
        this.#part(event.part);
        return;
      case "result":
        // One that the user declines by saying something else is a call of an earlier message.
        if (event.why === "declined" && !this.#calls.has(event.call)) return;
        this.#result(event);
        return;
      case "asked":
      case "refused":
      case "tool":
      case "compaction":
        return;
    }
  };

  /** Tells what the turn came to, as far as it was not told yet, and ends the message. `answered` are the calls that the client has said yes or no to. */
  end(outcome: Outcome | null, conversation: Conversation, answered: readonly string[]): void {
    const { question } = conversation;
    // A question right behind words of the model that were not kept would look as if these had been.
    const { text, isHosts, approve, last } = endOf(outcome, this.#isSaid ? null : question);
    if (last.type !== "error") this.#settle(answered, conversation);
    // What the model says was told as it came, save where it is an answer of an earlier time.
    if (text !== "" && (isHosts || !this.#isSaid)) this.#say(text, isHosts ? markOn(text, question) : undefined);
    for (const call of approve) {
      this.#call(call);
      this.#send({ type: "tool-approval-request", approvalId: call.call, toolCallId: call.call });
    }
    this.#endStep();
    this.#send(last);
  }

  /** An error ends the message where it is. */
  fail(errorText: string): void {
    this.#endStep();
    this.#send({ type: "error", errorText });
  }

  #step(): void {
    this.#endStep();
    this.#isStep = true;
    this.#send({ type: "start-step" });
  }

  #endStep(): void {
    for (const chunk of this.#texts.end()) this.#send(chunk);
    if (this.#isStep) this.#send({ type: "finish-step" });
    this.#isStep = false;
  }

  #say(text: string, providerMetadata: Marked | undefined): void {
    const id = "context-compiler";
    this.#send({ type: "text-start", id, ...(providerMetadata === undefined ? {} : { providerMetadata }) });
    this.#send({ type: "text-delta", id, delta: text });
    this.#send({ type: "text-end", id });
  }

  /**
   * Tells what calls came to that this turn did not run: another one was quicker. A client sends its answers again and again until each call
   * has come to something.
   */
  #settle(answered: readonly string[], conversation: Conversation): void {
    const untold = answered.filter((call) => !this.#results.has(call));
    for (const result of conversation.results(untold)) this.#result(result);
    const waiting = new TextSet(conversation.pending().map(({ call }) => call));
    for (const call of untold) if (!waiting.has(call) && this.#results.add(call)) this.#send(unknownChunk(call));
  }

  #result(result: ToldResult): void {
    if (!this.#results.add(result.call)) return;
    this.#call(result);
    this.#send(resultChunk(result));
  }

  /** A call that the client does not know yet. */
  #call(call: ToldCall, isElsewhere = false): void {
    if (this.#calls.has(call.call)) return;
    this.#calls.add(call.call);
    this.#send(callChunk(call, isElsewhere));
  }

  #part(part: ToldPart): void {
    switch (part.type) {
      case "text-start":
      case "text-delta":
      case "text-end":
      case "reasoning-start":
      case "reasoning-delta":
      case "reasoning-end":
        this.#isSaid ||= part.type === "text-delta";
        for (const chunk of this.#texts.take(part)) this.#send(chunk);
        return;
      case "tool-input-start":
      case "tool-input-delta":
        if (part.type === "tool-input-start") this.#inputs.add(part.id);
        if (this.#inputs.has(part.id)) this.#send(inputChunk(part));
        return;
      case "tool-call":
        this.#call({ call: part.toolCallId, name: part.toolName, input: part.input }, part.providerExecuted === true);
        return;
      case "tool-result":
        if (this.#calls.has(part.toolCallId)) this.#send(providerResult(part));
        return;
      case "source":
      case "file": {
        const chunk = part.type === "source" ? sourceChunk(part) : fileChunk(part);
        if (chunk !== null) this.#send(chunk);
        return;
      }
      case "tool-input-end":
      case "tool-approval-request":
      case "stream-start":
      case "response-metadata":
      case "finish":
      case "raw":
      case "error":
        return;
    }
  }
}

/** A question that a text does not show, such as one that another screen has asked, is none that its reader can answer. */
function markOn(text: string, question: Conversation["question"]): Marked {
  return markFor(question !== null && text.includes(question.prompt) ? question : null);
}
