/** What a model is told of a result: its text, and a shorter one. */
import { isBlank, sortedJson } from "../base/index.js";
import type { ResultEntry } from "./entries.js";
import type { Json } from "./json.js";
import type { ContentPart, ResultOutput } from "./model.js";

const INTERRUPTED = "This call was interrupted. Whether it has taken effect is not known.";

/** What a model is told of a result; of none, that nobody knows. */
export function outputOf(result: ResultEntry | undefined): ResultOutput {
  if (result === undefined) return { type: "error-text", value: INTERRUPTED };
  return worded(result.output ?? byReason(result), result.cut === undefined ? "(no output)" : "(left out)");
}

/** What a result is where its tool does not say how it is told. */
function byReason({ why, value }: ResultEntry): ResultOutput {
  switch (why) {
    case "done":
      return typeof value === "string" ? { type: "text", value } : { type: "json", value };
    case "prohibited":
    case "declined":
      return { type: "execution-denied", reason: textOfJson(value) };
    case "failed":
    case "unknown-tool":
    case "repeated":
    case "interrupted":
    case "cut-off":
      return { type: "error-text", value: textOfJson(value) };
  }
}

function textOfJson(value: Json): string {
  return typeof value === "string" ? value : sortedJson(value);
}

/** With words where there are none: providers refuse a result without, and then each later request. */
function worded(output: ResultOutput, words: string): ResultOutput {
  const said = (text: string) => (isBlank(text) ? words : text);
  switch (output.type) {
    case "text":
    case "error-text":
      return { ...output, value: said(output.value) };
    case "content": {
      const parts = output.value.length === 0 ? [{ type: "text" as const, text: words }] : output.value;
      return {
        ...output,
        value: parts.map((part) => (part.type === "text" ? { ...part, text: said(part.text) } : part)),
      };
    }
    case "execution-denied":
      return output.reason === undefined ? output : { ...output, reason: said(output.reason) };
    case "json":
    case "error-json":
      return output;
  }
}

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
