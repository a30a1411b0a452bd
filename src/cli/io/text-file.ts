/** Reads a text whole, from a file or from standard input, up to a limit. Text must be UTF-8: nothing is replaced in silence. */
import { closeSync, openSync, readSync } from "node:fs";
import { Refusal, reasonOf, systemErrorCode } from "./refusal.js";

/** How many mebibytes a text may have. An input without an end, such as `/dev/zero`, is refused here. */
const LARGEST = 256;

/** The text of a file, without a byte order mark. @throws {Refusal} when it cannot be read. */
export function readTextFile(path: string): string {
  const bytes = new Bytes(path);
  try {
    readInto(bytes, path);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(readFailure(path, error));
  }
  return bytes.text();
}

/** The text of a stream, likewise. @throws {Refusal} when it is not UTF-8. */
export async function readTextStream(chunks: AsyncIterable<Uint8Array>, name: string): Promise<string> {
  const bytes = new Bytes(name);
  for await (const chunk of chunks) bytes.add(chunk);
  return bytes.text();
}

function readInto(bytes: Bytes, path: string): void {
  const file = openSync(path, "r");
  try {
    const chunk = Buffer.alloc(1 << 16);
    for (let size = readSync(file, chunk); size > 0; size = readSync(file, chunk)) {
      bytes.add(Buffer.from(chunk.subarray(0, size)));
    }
  } finally {
    closeSync(file);
  }
}

/** The bytes of a text as they come. */
class Bytes {
  readonly #name: string;
  readonly #parts: Uint8Array[] = [];
  #size = 0;

  constructor(name: string) {
    this.#name = name;
  }

  add(part: Uint8Array): void {
    this.#parts.push(part);
    this.#size += part.length;
    if (this.#size > LARGEST * 2 ** 20)
      throw new Refusal(`'${this.#name}' is larger than ${LARGEST} MiB. Give a smaller one.`);
  }

  text(): string {
    try {
      return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(this.#parts));
    } catch (error) {
      throw new Refusal(
        systemErrorCode(error) === "ERR_ENCODING_INVALID_ENCODED_DATA"
          ? `'${this.#name}' is not UTF-8 text. Save it as UTF-8.`
          : `'${this.#name}' cannot be read: ${reasonOf(error)}.`,
      );
    }
  }
}

function readFailure(path: string, error: unknown): string {
  const code = systemErrorCode(error);
  if (code === "ENOENT") return `There is no file '${path}'. Check the path.`;
  if (code === "EISDIR") return `'${path}' is a folder, not a file. Name a file in it.`;
  if (code === "EACCES") return `'${path}' may not be read. Check its permissions.`;
  return `'${path}' cannot be read: ${reasonOf(error)}.`;
}
