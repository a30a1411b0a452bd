/** The API of Google. */
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { type Block, type Body, NAME, type StrictServer } from "./server.js";

export const google: StrictServer = {
  name: "@ai-sdk/google",
  models: ["gemini-3-pro", "gemini-3-flash"],
  model: (modelId, fetch) => createGoogleGenerativeAI({ apiKey: "none", fetch })(modelId),
  prepare: (request) => request,
  events(reply, modelId, at) {
    const usageMetadata = { promptTokenCount: 30, candidatesTokenCount: 20, totalTokenCount: 50 };
    const parts = reply.blocks.flatMap((block, index) => partsOf(block, `${modelId} ${at} ${index}`, reply.isCut));
    const finishReason = reply.isCut ? "MAX_TOKENS" : "STOP";
    return [
      ...parts.map((part) => ({ candidates: [{ content: { role: "model", parts: [part] }, index: 0 }] })),
      { candidates: [{ content: { role: "model", parts: [] }, finishReason, index: 0 }], usageMetadata },
    ];
  },
  refusals({ contents }, modelId) {
    return [
      ...(contents.at(-1)?.role === "user" ? [] : ["a request must end with a user role"]),
      ...contents.flatMap((_: Body, at: number) => ofContent(contents, at, modelId)),
    ];
  },
};

function ofContent(contents: readonly Body[], at: number, modelId: string): readonly string[] {
  const { role, parts } = contents[at];
  if (parts.length === 0) return ["contents.parts must not be empty"];
  const callsBefore = at === 0 ? [] : callsOf(contents[at - 1]);
  const answers = parts.flatMap(({ functionResponse }: Body) => functionResponse?.name ?? []);
  const isFirst = contents[at - 1]?.role !== "user";
  return [
    ...(answers.join() === callsBefore.join() ? [] : [`function responses ${answers} for calls ${callsBefore}`]),
    ...(idsIn(parts, "toolCall") === idsIn(parts, "toolResponse") ? [] : ["a toolCall without its toolResponse"]),
    ...(callsOf(contents[at]).length > 0 && isFirst ? ["a function call must come behind a user or its response"] : []),
    ...parts.flatMap((part: Body) => ofPart(part, role, modelId)),
  ];
}

function idsIn(parts: readonly Body[], kind: "toolCall" | "toolResponse"): string {
  return parts.flatMap((part) => part[kind]?.id ?? []).join();
}

function callsOf({ parts }: Body): readonly string[] {
  return parts.flatMap(({ functionCall }: Body) => functionCall?.name ?? []);
}

function ofPart({ text, functionCall, thoughtSignature }: Body, role: string, modelId: string): readonly string[] {
  // What the provider itself has run is not known to be refused for whose it is, and nothing but that says what it was.
  const isSaid = text !== undefined || functionCall !== undefined;
  const isForeign = isSaid && thoughtSignature !== undefined && !String(thoughtSignature).startsWith(`${modelId} `);
  return [
    ...(text === "" && thoughtSignature === undefined ? [`an empty text of ${role}`] : []),
    ...(functionCall === undefined || NAME.test(functionCall.name) ? [] : [`a function's name ${functionCall.name}`]),
    ...(isForeign && thoughtSignature !== "skip_thought_signature_validator" ? ["corrupted thought signature"] : []),
  ];
}

function partsOf(block: Block, thoughtSignature: string, isCut: boolean): readonly object[] {
  switch (block.type) {
    case "text":
      return [{ text: block.text }];
    case "thinking":
      return [{ text: block.text, thought: true }];
    case "call":
      return [{ functionCall: { name: block.name, args: JSON.parse(block.input) }, thoughtSignature }];
    case "search": {
      const id = thoughtSignature.replaceAll(" ", "_");
      const call = { toolCall: { toolType: "GOOGLE_SEARCH_WEB", args: { query: "q" }, id }, thoughtSignature };
      const found = { toolResponse: { toolType: "GOOGLE_SEARCH_WEB", response: { found: [] }, id }, thoughtSignature };
      // A reply that was not cut off has both.
      return block.isFound || !isCut ? [call, found] : [call];
    }
  }
}
