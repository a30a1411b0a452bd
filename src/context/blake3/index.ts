/**
 * The ids of pages by BLAKE3, from `@noble/hashes`, an optional peer that this entry alone needs.
 *
 * @packageDocumentation
 */
import { blake3 as hash } from "@noble/hashes/blake3.js";
import type { PageHash } from "../index.js";

/** A hash of 32 bytes, of which a page's id has the first 16 (spec, `page.id`; the BLAKE3 paper, section 2). */
export const blake3: PageHash = Object.freeze({
  name: "blake3",
  digest: (bytes: Uint8Array): Uint8Array => hash(bytes),
});
