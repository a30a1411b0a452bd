/** Where the texts of stored messages stand in their file. */
import { fieldOf } from "../../base/index.js";
import { textMessages } from "../../index.js";
import type { Message } from "./messages.js";
import { keyOf, tokensOf } from "./positions.js";

/** A message's fields that may be a list of parts. */
type List = "content" | "parts";

/** Where the strings of a message begin that may be its text; of what is no string the offsets say nothing. */
interface Places {
  content: number;
  /** Of each list, the `text` of each part. */
  readonly texts: Record<List, number[]>;
}

/** Where the one text of each message begins with its quotation mark, in the order of the messages. The text is the JSON that they were read from. */
export function textOffsets(text: string, messages: readonly Message[]): readonly number[] {
  return placesIn(text).map((places, at) => offsetOf(messages[at] ?? {}, places));
}

function offsetOf(message: Message, { content, texts }: Places): number {
  const own = fieldOf(message, "content");
  if (typeof own === "string") return content;
  const list = Array.isArray(own) ? "content" : "parts";
  const parts: unknown = list === "content" ? own : fieldOf(message, "parts");
  return texts[list][Array.isArray(parts) ? parts.findIndex(isText) : 0] ?? 0;
}

function isText(part: unknown): boolean {
  return textMessages([{ role: "user", content: [part] }]).messages.length > 0;
}

/** By depth alone: in a JSON array, or in lines of objects. */
function placesIn(text: string): readonly Places[] {
  const level = text.trimStart().startsWith("[") ? 2 : 1;
  const all: Places[] = [];
  let places = noPlaces();
  let [depth, previous, part] = [0, "", 0];
  let [field, partField]: string[] = [];
  let list: List | null = null;
  for (const { token, index } of tokensOf(text)) {
    if (token === "{" || token === "[") {
      depth += 1;
      if (depth === level && token === "{") places = noPlaces();
      if (depth === level + 1) {
        list = token === "[" && (field === "content" || field === "parts") ? field : null;
        part = 0;
      }
    } else if (token === "}" || token === "]") {
      depth -= 1;
      if (depth === level - 1 && token === "}") all.push(places);
    } else if (token === ":" && depth === level) field = keyOf(previous);
    else if (token === ":" && depth === level + 2) partField = keyOf(previous);
    else if (token === "," && depth === level + 1) part += 1;
    else if (previous === ":" && token.startsWith('"')) {
      if (depth === level && field === "content") places.content = index;
      if (depth === level + 2 && list !== null && partField === "text") places.texts[list][part] = index;
    }
    previous = token;
  }
  return all;
}

function noPlaces(): Places {
  return { content: 0, texts: { content: [], parts: [] } };
}
