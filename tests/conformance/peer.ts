/** Answers requests of the protocol for whatever observes cases in this process. */
import type { Peer } from "../../src/conformance/adapter.js";
import type { Case, JsonObject } from "../../src/conformance/case.js";
import type { Class } from "../../src/conformance/classes.js";
import { decode, encode, type Request } from "../../src/conformance/protocol.js";

/** What observes cases, of the classes that it has. */
export interface Answerer {
  readonly classes: readonly Class[];
  readonly observed: (asked: Case) => JsonObject | Promise<JsonObject>;
}

/** The answer to a request, as it goes over the line. */
export async function answerTo(
  request: Request & { readonly seq: number },
  { classes, observed }: Answerer,
): Promise<object> {
  const { seq, type } = request;
  switch (type) {
    case "hello": {
      const { protocol, language, suite } = request;
      return { seq, type, protocol, language, suite, implementation: "the engine", classes };
    }
    case "case":
      return { seq, type: "result", observed: await observed(request.case) };
    case "goodbye":
      return { seq, type };
  }
}

/** A peer in this process, whose requests and answers are written and read as any other's. */
export function peerOf(answerer: Answerer): Peer {
  let seq = 0;
  return {
    async ask(request) {
      const asked = JSON.parse(encode(seq, request));
      return decode(ascii(await answerTo(asked, answerer)), seq++);
    },
    async end() {},
  };
}

/** A value as a line of the protocol. */
export function ascii(value: unknown): string {
  return JSON.stringify(value).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
