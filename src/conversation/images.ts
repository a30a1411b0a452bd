/** A meter for conversations with images, whose bytes say nothing of their tokens. */
import type { Meter } from "../context/index.js";
import { requireCount } from "./card.js";
import type { Message, ResultPart } from "./model.js";

/**
 * Counts each image of a message as so many tokens, as a provider says that one has at most, and all else by another meter: images of the user and of
 * the model, and those that a tool has the model told. Any other file has the tokens of its bytes.
 *
 * @throws {TypeError} when the tokens are no whole number of 1 or more.
 */
export function imageMeter(meter: Meter<Message>, tokens: number): Meter<Message> {
  requireCount("The tokens of an image", tokens);
  return {
    name: `${meter.name}, ${tokens} an image`,
    text: (text) => meter.text(text),
    request: meter.request,
    message(message) {
      let images = 0;
      const rest = withoutImages(message, () => {
        images += 1;
      });
      return meter.message(rest) + images * tokens;
    },
  };
}

type Seen = () => void;

function withoutImages(message: Message, seen: Seen): Message {
  switch (message.role) {
    case "system":
      return message;
    case "user":
      return { ...message, content: message.content.map((part) => withoutBytes(part, seen)) };
    case "assistant":
      return {
        ...message,
        content: message.content.map((part) =>
          part.type === "tool-result" ? withoutImagesOf(part, seen) : withoutBytes(part, seen),
        ),
      };
    case "tool":
      return {
        ...message,
        content: message.content.map((part) => (part.type === "tool-result" ? withoutImagesOf(part, seen) : part)),
      };
  }
}

function withoutImagesOf(part: ResultPart, seen: Seen): ResultPart {
  const { output } = part;
  if (output.type !== "content") return part;
  return { ...part, output: { ...output, value: output.value.map((each) => withoutBytes(each, seen)) } };
}

interface Part {
  readonly type: string;
  readonly mediaType?: string;
  readonly url?: string;
}

function withoutBytes<T extends Part>(part: T, seen: Seen): T {
  if (!isImage(part)) return part;
  seen();
  if (part.url?.startsWith("data:") === true) return { ...part, url: "" };
  return "data" in part ? { ...part, data: "" } : part;
}

function isImage({ type, mediaType, url }: Part): boolean {
  if (type.startsWith("image-")) return true;
  return (
    type.startsWith("file") && (mediaType?.startsWith("image/") === true || url?.startsWith("data:image/") === true)
  );
}
