/** Answers requests of the protocol for an implementation in this process, with the layers beside it. */
import type { Peer } from "../../src/conformance/adapter.js";
import { CLASSES } from "../../src/conformance/classes.js";
import { observe } from "../../src/conformance/observe.js";
import { decode, encode, type Request } from "../../src/conformance/protocol.js";
import { ENGINE } from "../../src/conformance/reference.js";
import type { Implementation } from "../../src/conformance/subject.js";
import type { Case, JsonObject } from "../../src/conformance/suite.js";
import { AcquisitionCase, answerOf, LAYER, type Layer } from "../acquisition/examples.js";
import { HostCase, hostAnswerOf } from "../acquisition/host-examples.js";
import { DiagnoseCase, diagnosed } from "../diagnostics/examples.js";

/** What a subject of the runner is made of. */
export interface Parts {
  readonly implementation: Implementation;
  readonly layer: Layer;
  /** What becomes of an observation before it is written. */
  readonly told: (observed: JsonObject, asked: Case) => JsonObject;
}

/** Our engine and our layer, told as they are. */
export const RIGHT: Parts = { implementation: ENGINE, layer: LAYER, told: (observed) => observed };

/** The answer to a request, as it goes over the line. */
export function answerTo(
  request: Request & { readonly seq: number },
  { implementation, layer, told }: Parts = RIGHT,
): object {
  const { seq, type } = request;
  switch (type) {
    case "hello": {
      const { protocol, language, suite } = request;
      return { seq, type, protocol, language, suite, implementation: "the engine", classes: CLASSES };
    }
    case "case":
      return { seq, type: "result", observed: told(observed(implementation, layer, request.case), request.case) };
    case "goodbye":
      return { seq, type };
  }
}

function observed(implementation: Implementation, layer: Layer, asked: Case): JsonObject {
  const asksAbout = DiagnoseCase.safeParse(asked);
  if (asksAbout.success) return { diagnostics: diagnosed(asksAbout.data) };
  const ofHost = HostCase.safeParse(asked);
  if (ofHost.success) return hostAnswerOf(ofHost.data);
  const ofLayer = AcquisitionCase.safeParse(asked);
  return ofLayer.success ? { ...answerOf(layer, ofLayer.data) } : observe(implementation, asked);
}

/** A peer in this process, whose requests and answers are written and read as any other's. */
export function peerOf(parts: Parts): Peer {
  let seq = 0;
  return {
    async ask(request) {
      const asked = JSON.parse(encode(seq, request));
      const line = JSON.stringify(answerTo(asked, parts)).replace(
        /[^ -~]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
      return decode(line, seq++);
    },
    async end() {},
  };
}
