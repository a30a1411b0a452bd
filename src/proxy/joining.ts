/** A text joined to a message that a client has sent, which else stays to the byte. */
import { type Edit, elementsAt, membersAt, type Span } from "./json-text.js";

/** A text, as a part of a message. */
interface Part {
  readonly type: string;
  readonly text: string;
}

/** The part behind the content of a message, be that a text or a list of parts; null where it has none. */
export function joining(text: string, message: Span | undefined, part: Part): Edit | null {
  const content = message && membersAt(text, message.start).findLast(({ name }) => name === "content")?.value;
  if (content === undefined) return null;
  const end = content.end - 1;
  if (text[content.start] === '"') return { start: end, end, text: JSON.stringify(`\n\n${part.text}`).slice(1, -1) };
  if (text[content.start] !== "[") return null;
  const comma = elementsAt(text, content.start).length === 0 ? "" : ",";
  return { start: end, end, text: `${comma}${JSON.stringify(part)}` };
}
