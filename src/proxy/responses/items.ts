/** What kinds of items stand in the input of a request. */
import { field } from "../json.js";

/** What a tool has given is none, whatever a client has put beside it. */
export function isMessage(item: unknown): boolean {
  return (field(item, "type") ?? "message") === "message";
}

/** What has an id and nothing else needs no type. */
export function isReference(item: unknown): boolean {
  const type = field(item, "type") ?? null;
  return type === "item_reference" || (type === null && field(item, "role") === undefined);
}
