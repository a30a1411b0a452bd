/** What stands between records and stored bytes: encryption at rest, where a host wants it. */
import type { Key } from "./key.js";

/** The place of a body: to be authenticated with it, so that a sealed body opens nowhere else. */
export interface Place extends Key {
  readonly sequence: number;
}

/** Seals bodies and opens them again. What is sealed is printable ASCII, such as Base64. */
export interface Codec {
  seal(body: string, place: Place): Promise<string>;
  /** @throws whatever it likes when the body is not one that it sealed for this place; it is never taken as plain text then. */
  open(sealed: string, place: Place): Promise<string>;
}
