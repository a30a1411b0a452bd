/** Texts and reasoning as chunks: each has a start before its first words, and an end, whatever the provider sends. */
import { TextMap } from "../base/index.js";
import type { ToldPart } from "../conversation/index.js";
import type { ChatChunk } from "./chat-chunks.js";
import { metadataOf } from "./chat-parts.js";

type Said = "text" | "reasoning";

/** A part of a text or of a reasoning. */
export type TextPart = Extract<ToldPart, { type: `${Said}-${"start" | "delta" | "end"}` }>;

/** The texts of one step that have no end yet. */
export class OpenTexts {
  #open = new TextMap<{ readonly said: Said; readonly id: string }>();

  take(part: TextPart): readonly ChatChunk[] {
    const { type, id } = part;
    switch (type) {
      case "text-start":
      case "reasoning-start":
        return this.#begun(type === "text-start" ? "text" : "reasoning", part);
      case "text-delta":
      case "reasoning-delta": {
        const { delta } = part;
        const begun = this.#begun(type === "text-delta" ? "text" : "reasoning", { id });
        return [...begun, { type, id, delta, ...metadataOf(part) }];
      }
      case "text-end":
      case "reasoning-end": {
        const isOpen = this.#open.set(`${type === "text-end" ? "text" : "reasoning"}:${id}`, null) !== null;
        return isOpen ? [{ type, id, ...metadataOf(part) }] : [];
      }
    }
  }

  /** Ends them all. */
  end(): readonly ChatChunk[] {
    const chunks = this.#open.entries().map(([, { said, id }]): ChatChunk => ({ type: `${said}-end`, id }));
    this.#open = new TextMap();
    return chunks;
  }

  #begun(said: Said, { id, ...part }: Pick<TextPart, "id" | "providerMetadata">): readonly ChatChunk[] {
    const key = `${said}:${id}`;
    if (this.#open.get(key) !== null) return [];
    this.#open.set(key, { said, id });
    return [{ type: `${said}-start`, id, ...metadataOf(part) }];
  }
}
