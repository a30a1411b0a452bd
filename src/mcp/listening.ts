/** What a client of the newer era listens to, read from its request: the library tells nobody. */
import { fieldOf } from "../base/index.js";
import { conversationOf } from "./resource.js";
import type { Setup } from "./setup.js";

/** Whether a message asks to be told of something. */
export function asksToFollow(message: unknown): boolean {
  return fieldOf(message, "method") === "subscriptions/listen";
}

/** The conversations that a message asks to be told of; none where it is another message. */
function listenedIn(message: unknown): readonly string[] {
  if (!asksToFollow(message)) return [];
  const uris = fieldOf(fieldOf(fieldOf(message, "params"), "notifications"), "resourceSubscriptions");
  const known = Array.isArray(uris) ? uris.filter((uri) => typeof uri === "string") : [];
  return known.map(conversationOf).filter((conversation) => conversation !== null);
}

/** Follows what a message asks to be told of. Gives what ends that. */
export async function followAsked({ watch }: Setup, message: unknown): Promise<readonly (() => void)[]> {
  const follows = listenedIn(message).map((conversation) => watch.follow(conversation).catch(() => () => {}));
  return Promise.all(follows);
}
