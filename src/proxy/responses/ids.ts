/** The ids of the proxy's own responses, which carry the id of the provider's response before them, and of the messages in them. */

const OWN = /^resp_cc_[0-9a-f]{16}(?:_(.+))?$/s;

/** The id of a reply behind a response, of the provider or an own one. */
export function ownId(mark: string, previous: string | null): string {
  const real = previous === null ? null : realId(previous);
  return real === null ? `resp_cc_${mark}` : `resp_cc_${mark}_${real}`;
}

const ITEM = "msg_cc_";

/** The id of a message that the provider has not made. */
export function ownItem(mark: string): string {
  return ITEM + mark;
}

export function isOwnItem(id: string): boolean {
  return id.startsWith(ITEM);
}

/** The response that the provider knows, or null where there is none. */
export function realId(id: string): string | null {
  const found = OWN.exec(id);
  return found === null ? id : (found[1] ?? null);
}
