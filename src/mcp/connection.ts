/** A connection that lasts, such as that of standard input and output: of either era, as its first message says. */
import type { Transport } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { asksToFollow, followAsked } from "./listening.js";
import { lastingServerOf } from "./server.js";
import type { Setup } from "./setup.js";

/** An open connection. */
export interface Connection {
  /** Resolves when it has ended. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

export function connected(setup: Setup, given: Transport = new StdioServerTransport()): Connection {
  const { transport, ended } = overheard(setup, given);
  const { close } = serveStdio(({ era }) => lastingServerOf(setup, era), { transport, onerror: setup.onError });
  return { ended, close };
}

/** The transport, with an ear for what the client listens to, and for the end. */
function overheard(setup: Setup, inner: Transport): { transport: Transport; ended: Promise<void> } {
  const follows: Promise<readonly (() => void)[]>[] = [];
  const transport: Transport = {
    start() {
      inner.onmessage = (message, extra) => {
        if (asksToFollow(message)) follows.push(followAsked(setup, message));
        transport.onmessage?.(message, extra);
      };
      inner.onerror = (error) => transport.onerror?.(error);
      return inner.start();
    },
    send: (message, options) => inner.send(message, options),
    close: () => inner.close(),
  };
  const ended = new Promise<void>((resolve) => {
    inner.onclose = () => {
      transport.onclose?.();
      // One that is only being begun as the connection ends is released as well.
      for (const begun of follows) begun.then((releases) => releases.forEach((release) => void release()));
      resolve();
    };
  });
  return { transport, ended };
}
