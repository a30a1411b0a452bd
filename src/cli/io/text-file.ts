/** Reads a text whole, from a file or from standard input, up to a limit. Text must be UTF-8: nothing is replaced in silence. */
import { closeSync, openSync, readSync } from "node:fs";
import { Refusal, reasonOf, systemErrorCode } from "./refusal.js";

/** How many mebibytes a text may have. An input without an end, such as `/dev/zero`, is refused here. */
const LARGEST = 256;

/** How many million lines a text may have: of each, blank or not, somebody may keep something, and Node ends the process where that is too much. */
const MOST_LINES = 10;

/** Holds a text to its limits, by its size so far and its lines. @throws {Refusal} beyond one. */
export function requireBounded(name: string, size: number, lines: number, mostLines = MOST_LINES): void {
  if (size > LARGEST * 2 ** 20) throw new Refusal(`'${name}' is larger than ${LARGEST} MiB. Give a smaller one.`);
  if (lines > mostLines * 1e6)
    throw new Refusal(`'${name}' has more than ${mostLines} million lines. Give a shorter one.`);
}

/** The text of a file, without a byte order mark, of so many million lines at most. @throws {Refusal} when it cannot be read. */
export function readTextFile(path: string, mostLines = MOST_LINES): string {
  const bytes = new Bytes(path, mostLines);
  try {
    readInto(bytes, path);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(readFailure(path, error));
  }
  return bytes.text();
}

/** What a file is called in a sentence: `-` stands for standard input. */
export function nameOf(file: string): string {
  return file === "-" ? "standard input" : file;
}

/** The text of a file, or of standard input where it is `-`, likewise. @throws {Refusal} when it cannot be read, or is not UTF-8. */
export async function readText(
  file: string,
  input: () => AsyncIterable<Uint8Array>,
  mostLines = MOST_LINES,
): Promise<string> {
  if (file !== "-") return readTextFile(file, mostLines);
  const bytes = new Bytes(nameOf(file), mostLines);
  for await (const chunk of input()) bytes.add(chunk);
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

const [LF, CR] = [0x0a, 0x0d];

/** The bytes of a text as they come. */
class Bytes {
  readonly #name: string;
  readonly #mostLines: number;
  readonly #parts: Uint8Array[] = [];
  #size = 0;
  #lines = 0;
  #last: number | undefined;

  constructor(name: string, mostLines: number) {
    this.#name = name;
    this.#mostLines = mostLines;
  }

  add(part: Uint8Array): void {
    this.#parts.push(part);
    this.#size += part.length;
    this.#count(part);
    requireBounded(this.#name, this.#size, this.#lines, this.#mostLines);
  }

  /** Counts the ends of lines: LF, CRLF, and CR, which ends a line of a rule file in Markdown. */
  #count(part: Uint8Array): void {
    for (let at = 0; at < part.length; at += 1) {
      const byte = part[at];
      if (byte === CR || (byte === LF && this.#last !== CR)) this.#lines += 1;
      this.#last = byte;
    }
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
