/** An adapter as a process: a line in, a line out, within a time limit. */
import { linesOf } from "./lines.js";
import { type Group, startGroup } from "./process-group.js";
import { type Answer, decode, encode, ProtocolError, type Request } from "./protocol.js";

/** Whatever answers requests: an adapter, or in a test an implementation itself. */
export interface Peer {
  /** Sends a request and waits for its answer. @throws {ProtocolError} */
  ask(request: Request): Promise<Answer>;
  /** Waits for the end of one that has said goodbye. @throws {ProtocolError} */
  end(): Promise<void>;
}

/** How long what is left in the pipes is waited for once the process has ended, in milliseconds. */
const GRACE = 500;
/** How long an answer that has come may lie unread, in milliseconds. */
const UNREAD = 100;
/** How much of the end of standard error is kept, in characters. */
const TAIL = 2000;

/** A running adapter, asked one request at a time. */
export class Adapter implements Peer {
  readonly #group: Group;
  readonly #lines: AsyncIterator<string, void>;
  readonly #exit: Promise<string | null>;
  readonly #mute: Promise<void>;
  readonly #timeLimit: number;
  #errors = "";
  #seq = 0;

  /** Starts a command. The time limit of an answer is in milliseconds. @throws {ProtocolError} where the system refuses at once. */
  constructor([program = "", ...args]: readonly string[], timeLimit: number) {
    this.#timeLimit = timeLimit;
    this.#group = started(program, args);
    const { leader } = this.#group;
    // What is written to an adapter that has gone is lost; its silence is what gets reported.
    leader.stdin.on("error", () => {});
    this.#lines = linesOf(leader.stdout);
    leader.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.#errors = (this.#errors + text).slice(-TAIL);
    });
    this.#mute = new Promise((resolve) => leader.stderr.on("close", resolve));
    this.#exit = new Promise((resolve) => {
      leader.on("error", (error) => resolve(unstarted(program, error.message)));
      leader.on("exit", (code, signal) => resolve(code === 0 ? null : `exited with ${signal ?? `status ${code}`}`));
    });
  }

  async ask(request: Request): Promise<Answer> {
    const seq = this.#seq++;
    this.#group.leader.stdin.write(encode(seq, request));
    // A child may hold the pipes open when the adapter itself has gone: its end counts, after what is still in them.
    const gone = this.#exit.then(() => after(GRACE)).then(() => ({ done: true, value: undefined }) as const);
    const line = await this.#within(Promise.race([this.#lines.next(), gone]));
    if (line.done === true) {
      const reason = (await this.#within(this.#exit)) ?? "exited";
      throw new ProtocolError(`The adapter ${reason}; request ${seq} has no answer.`);
    }
    return decode(line.value, seq);
  }

  async end(): Promise<void> {
    this.#group.leader.stdin.end();
    const reason = await this.#within(this.#exit, "end after its goodbye");
    if (reason !== null) throw new ProtocolError(`The adapter ${reason} after its goodbye.`);
    // A child may hold the pipes open: then there is no more than what is in them.
    const more = await Promise.race([this.#lines.next(), after(GRACE)]);
    if (more?.done === false) throw new ProtocolError("The adapter wrote another line after its goodbye.");
  }

  /** Ends the adapter and all that it has started, whatever they do, and gives the end of its standard error. */
  async close(): Promise<string> {
    this.#group.kill();
    await Promise.race([this.#mute, after(GRACE)]);
    const { leader } = this.#group;
    for (const stream of [leader.stdin, leader.stdout, leader.stderr]) stream.destroy();
    leader.unref();
    return this.#errors;
  }

  async #within<T>(work: Promise<T>, awaited = "answer"): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const message = `The adapter did not ${awaited} within ${this.#timeLimit} ms.`;
      const end = () => reject(new ProtocolError(message));
      // The runner itself may have been stopped meanwhile: what is in the pipe by now was in time.
      timer = setTimeout(() => {
        timer = setTimeout(end, UNREAD);
      }, this.#timeLimit);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Some failures to start are thrown at once, such as a path through a file. */
function started(program: string, args: readonly string[]): Group {
  try {
    return startGroup(program, args);
  } catch (error) {
    throw new ProtocolError(
      `The adapter ${unstarted(program, error instanceof Error ? error.message : String(error))}.`,
    );
  }
}

function unstarted(program: string, reason: string): string {
  return `cannot be started: ${reason} (check that '${program}' is a program that may be run)`;
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds).unref();
  });
}
