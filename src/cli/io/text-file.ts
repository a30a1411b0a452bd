/** Reads a text whole, from a file or from standard input. Text must be UTF-8: nothing is replaced in silence. */
import { readFileSync } from "node:fs";
import { Refusal, reasonOf, systemErrorCode } from "./refusal.js";

/** The text of a file, without a byte order mark. @throws {Refusal} when it cannot be read. */
export function readTextFile(path: string): string {
  return decode(readBytes(path), path);
}

/** The text of a stream, likewise. @throws {Refusal} when it is not UTF-8. */
export async function readTextStream(chunks: AsyncIterable<Uint8Array>, name: string): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return decode(Buffer.concat(parts), name);
}

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Refusal(readFailure(path, error));
  }
}

function readFailure(path: string, error: unknown): string {
  const code = systemErrorCode(error);
  if (code === "ENOENT") return `There is no file '${path}'. Check the path.`;
  if (code === "EISDIR") return `'${path}' is a folder, not a file. Name a file in it.`;
  if (code === "EACCES") return `'${path}' may not be read. Check its permissions.`;
  return `'${path}' cannot be read: ${reasonOf(error)}.`;
}

function decode(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Refusal(
      systemErrorCode(error) === "ERR_ENCODING_INVALID_ENCODED_DATA"
        ? `'${name}' is not UTF-8 text. Save it as UTF-8.`
        : `'${name}' cannot be read: ${reasonOf(error)}.`,
    );
  }
}
