/** A terminal that goes away, and the signals that end a session: the session ends first, then the signal does what it came for. */

const SIGNALS = ["SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM"] as const;

/** Holds the ending signals back from its making to `release`. */
export class Hangup {
  readonly #controller = new AbortController();
  #came: NodeJS.Signals | null = null;
  #isHungUp = false;

  constructor() {
    for (const signal of SIGNALS) process.on(signal, this.come);
  }

  /** Aborts when the session is to end. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Takes note that the terminal has gone; the same news may come several times. */
  readonly come = (signal: NodeJS.Signals): void => {
    // Also where the session fails on its way: Node itself cannot end in good order on a terminal that has gone.
    if (signal === "SIGHUP" && !this.#isHungUp && process.stdout.isTTY) process.once("exit", this.finish);
    this.#isHungUp ||= signal === "SIGHUP";
    this.#came ??= signal;
    this.#controller.abort();
  };

  /** The session's work is saved: another signal does at once what it comes for. */
  release(): void {
    for (const signal of SIGNALS) process.off(signal, this.come);
  }

  /** What there was to save is saved: the process ends here if a signal came. */
  readonly finish = (): void => {
    this.release();
    if (this.#came !== null) process.kill(process.pid, this.#came);
  };
}
