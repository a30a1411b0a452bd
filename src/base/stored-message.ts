/** Stored messages of a chat, as far as the language looks at them. */

/** What a user's message holds, whatever it is, null where it holds nothing; undefined for anybody else's message. */
export function userContent(message: object): unknown {
  const { role, content }: { role?: unknown; content?: unknown } = message;
  return role === "user" ? (content ?? null) : undefined;
}
