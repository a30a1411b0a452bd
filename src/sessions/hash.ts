/** The hash chain: each entry's hash covers the hash before it, so that no stored byte changes unseen. */
import type { Entry } from "./store.js";

/** The SHA-256 of an ASCII text, as 64 lower-case hexadecimal digits. */
export type Sha256 = (text: string) => Promise<string>;

/** SHA-256 by the platform's WebCrypto, which every browser, edge runtime and Node has. */
export async function sha256(text: string): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The text whose SHA-256 is the hash of an entry: five lines, none of which can hold a line feed. */
export function chained(previous: string, { sequence, turn, body }: Omit<Entry, "hash">): string {
  return `context-compiler.session/1\n${previous}\n${sequence}\n${turn}\n${body}`;
}
