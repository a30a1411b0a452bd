/** What a model is told of a result: its text, and a shorter one. */
import type { ContentPart, ResultOutput } from "./model.js";

/** An output as text, for who cannot read it as it is. Of JSON it is the JSON, and of a file a note of what was there. */
export function textOfOutput(output: ResultOutput): string {
  switch (output.type) {
    case "text":
    case "error-text":
    case "json":
    case "error-json":
      return typeof output.value === "string" ? output.value : JSON.stringify(output.value);
    case "content":
      return output.value.map(textOfPart).join("\n");
    case "execution-denied":
      return output.reason ?? "";
  }
}

function textOfPart(part: ContentPart): string {
  return part.type === "text" ? part.text : `[${"mediaType" in part ? part.mediaType : part.type}]`;
}

/** A shorter output with this text: of the same kind, save that what is no text becomes one. */
export function shorterOutput({ type }: ResultOutput, text: string): ResultOutput {
  switch (type) {
    case "text":
    case "json":
    case "content":
      return { type: "text", value: text };
    case "error-text":
    case "error-json":
      return { type: "error-text", value: text };
    case "execution-denied":
      return { type, reason: text };
  }
}
