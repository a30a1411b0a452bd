/**
 * An adapter: `propose` from any language model of the Vercel AI SDK 6, as structured output. The package `ai` is loaded
 * when a model is first asked.
 *
 * @packageDocumentation
 */
import type { CallSettings, LanguageModel } from "ai";
import type { Propose } from "./ask.js";
import { ANSWER_SCHEMA, lineOf } from "./json-answer.js";
import { JSON_NOTE } from "./prompt.js";

export type { Propose } from "./ask.js";

/** Settings of the call, such as `temperature`. A call is not repeated unless `maxRetries` says so. */
export type AiSdkSettings = Omit<CallSettings, "abortSignal">;

/** Makes `propose` from a language model. */
export function proposeByAiSdk(model: LanguageModel, settings: AiSdkSettings = {}): Propose {
  return async (prompt, { signal }) => {
    const { generateText, jsonSchema, Output } = await load();
    const schema = jsonSchema<unknown>(ANSWER_SCHEMA);
    const { output, finishReason } = await generateText({
      maxRetries: 0,
      ...settings,
      model,
      prompt: `${prompt}\n${JSON_NOTE}`,
      output: Output.object({ name: "directive", schema }),
      abortSignal: signal,
    });
    if (finishReason === "length") throw new Error("The model's answer was cut off.");
    return lineOf(output);
  };
}

function load() {
  return import("ai").catch((error: unknown) => {
    throw new Error('The package "ai" cannot be loaded. Install its version 6.', { cause: error });
  });
}
