/**
 * An adapter: `propose` from any language model of the Vercel AI SDK, version 6 or later, as structured output. The package
 * `ai` is loaded when a model is first asked, and none of its types stand here: this module compiles beside any version.
 *
 * @packageDocumentation
 */
import type { Propose } from "./ask.js";
import { ModelFailure } from "./failure.js";
import { ANSWER_SCHEMA, JSON_NOTE } from "./json-answer.js";

export type { Propose } from "./ask.js";

/** A language model as the SDK's providers make it, or the name of one that the SDK's own provider knows. */
export type AiSdkModel =
  | string
  | { readonly specificationVersion: string; readonly provider: string; readonly modelId: string };

/** Settings of the call, as the SDK's `generateText` takes them. A call is not repeated unless `maxRetries` says so. */
export interface AiSdkSettings {
  readonly maxOutputTokens?: number;
  readonly temperature?: number;
  readonly topP?: number;
  readonly topK?: number;
  readonly presencePenalty?: number;
  readonly frequencyPenalty?: number;
  readonly stopSequences?: string[];
  readonly seed?: number;
  readonly maxRetries?: number;
  readonly timeout?: number | { readonly totalMs?: number; readonly stepMs?: number; readonly chunkMs?: number };
  readonly headers?: Record<string, string | undefined>;
}

/**
 * Makes `propose` from a language model. Of what goes wrong, no more is told than a status of HTTP. The SDK and the model's provider
 * read the answer: how much of it they hold is theirs to bound, by `maxOutputTokens` or a `fetch` of the provider's.
 */
export function proposeByAiSdk(model: AiSdkModel, settings: AiSdkSettings = {}): Propose {
  return async (prompt, { signal }) => {
    const { generateText, jsonSchema, Output } = await load();
    const answer = await whole(
      generateText({
        ...settings,
        // An option that is there and undefined would be the package's default, which is two.
        maxRetries: settings.maxRetries ?? 0,
        model,
        prompt: `${prompt}\n${JSON_NOTE}`,
        output: Output.object({ name: "directive", schema: jsonSchema(ANSWER_SCHEMA) }),
        abortSignal: signal,
      }),
    );
    requireWhole(answer.finishReason);
    // What there is none of is an error when it is asked for.
    return JSON.stringify(answer.output);
  };
}

/** A structure that was cut off is an error of the package, which says why the model ended. */
async function whole<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    requireWhole(memberOf(error, "finishReason"));
    throw error;
  });
}

function requireWhole(finishReason: unknown): void {
  if (finishReason === "length" || finishReason === "content-filter")
    throw new ModelFailure("The model's answer was cut off.");
}

/** What the adapter needs of the package. */
interface AiSdk {
  readonly generateText: (options: object) => Promise<{ readonly output: unknown; readonly finishReason: unknown }>;
  readonly jsonSchema: (schema: object) => unknown;
  readonly Output: { readonly object: (options: object) => unknown };
}

async function load(): Promise<AiSdk> {
  const loaded = await loadPackage();
  if (isAiSdk(loaded)) return loaded;
  throw new ModelFailure('The package "ai" is not version 6 or later, or lacks what the adapter needs of it.');
}

/** In a block that catches: bundlers pass over a package that is not there only where it is asked for in one. */
async function loadPackage(): Promise<unknown> {
  try {
    return await import("ai");
  } catch (cause) {
    throw new ModelFailure('The package "ai" could not be loaded. Install version 6 or later of it.', { cause });
  }
}

/** Version 5 has these functions too, but structured output of `generateText` came with 6, and `Output.json` with it. */
function isAiSdk(loaded: unknown): loaded is AiSdk {
  const output = memberOf(loaded, "Output");
  const needed = [
    memberOf(loaded, "generateText"),
    memberOf(loaded, "jsonSchema"),
    memberOf(output, "object"),
    memberOf(output, "json"),
  ];
  return needed.every((each) => typeof each === "function");
}

function memberOf(value: unknown, name: string): unknown {
  const member: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return member;
}
