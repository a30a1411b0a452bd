/** An adapter as a process: a line in, a line out, within a time limit. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type Answer, decode, encode, ProtocolError, type Request } from "./protocol.js";

/** A running adapter, asked one request at a time. */
export class Adapter {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  readonly #exit: Promise<string | null>;
  readonly #timeLimit: number;
  #seq = 0;

  /** Starts a command. The time limit of an answer is in milliseconds. */
  constructor([program = "", ...args]: readonly string[], timeLimit: number) {
    this.#timeLimit = timeLimit;
    this.#process = spawn(program, args, { stdio: ["pipe", "pipe", "pipe"] });
    this.#process.stderr.resume();
    // What is written to an adapter that has gone is lost; its silence is what gets reported.
    this.#process.stdin.on("error", () => {});
    this.#lines = createInterface({ input: this.#process.stdout, crlfDelay: Number.POSITIVE_INFINITY })[
      Symbol.asyncIterator
    ]();
    this.#exit = new Promise((resolve) => {
      this.#process.on("error", (error) => resolve(`cannot be started: ${error.message}`));
      this.#process.on("close", (code, signal) =>
        resolve(code === 0 ? null : `exited with ${signal ?? `status ${code}`}`),
      );
    });
  }

  /** Sends a request and waits for its answer. @throws {ProtocolError} */
  async ask(request: Request): Promise<Answer> {
    const seq = this.#seq++;
    this.#process.stdin.write(encode(seq, request));
    const line = await this.#within(this.#lines.next());
    if (line.done === true) {
      const reason = (await this.#within(this.#exit)) ?? "exited";
      throw new ProtocolError(`The adapter ${reason}; request ${seq} has no answer.`);
    }
    return decode(line.value, seq);
  }

  /** Waits for the end of an adapter that has said goodbye. @throws {ProtocolError} when its status is not 0. */
  async end(): Promise<void> {
    this.#process.stdin.end();
    const reason = await this.#within(this.#exit);
    if (reason !== null) throw new ProtocolError(`The adapter ${reason} after its goodbye.`);
  }

  /** Ends the adapter, whatever it does. */
  kill(): void {
    this.#process.kill("SIGKILL");
  }

  async #within<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const message = `The adapter did not answer within ${this.#timeLimit} ms.`;
      timer = setTimeout(() => reject(new ProtocolError(message)), this.#timeLimit);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
