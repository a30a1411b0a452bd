/** What an adapter of the directive language is made of: an implementation in this process, with the layers beside it. */
import type { Case, JsonObject } from "../../src/conformance/case.js";
import { CLASSES } from "../../src/conformance/classes.js";
import { observe } from "../../src/conformance/observe.js";
import { ENGINE } from "../../src/conformance/reference.js";
import type { Implementation } from "../../src/conformance/subject.js";
import { AcquisitionCase, answerOf, LAYER, type Layer } from "../acquisition/examples.js";
import { HostCase, hostAnswerOf } from "../acquisition/host-examples.js";
import { DiagnoseCase, diagnosed } from "../diagnostics/examples.js";
import type { Answerer } from "./peer.js";

/** What a subject of the runner is made of. */
export interface Parts {
  readonly implementation: Implementation;
  readonly layer: Layer;
  /** What becomes of an observation before it is written. */
  readonly told: (observed: JsonObject, asked: Case) => JsonObject;
}

/** Our engine and our layer, told as they are. */
export const RIGHT: Parts = { implementation: ENGINE, layer: LAYER, told: (observed) => observed };

/** The adapter of some parts. */
export function answering({ implementation, layer, told }: Parts): Answerer {
  return { classes: CLASSES.directives, observed: (asked) => told(observed(implementation, layer, asked), asked) };
}

function observed(implementation: Implementation, layer: Layer, asked: Case): JsonObject {
  const asksAbout = DiagnoseCase.safeParse(asked);
  if (asksAbout.success) return { diagnostics: diagnosed(asksAbout.data) };
  const ofHost = HostCase.safeParse(asked);
  if (ofHost.success) return hostAnswerOf(ofHost.data);
  const ofLayer = AcquisitionCase.safeParse(asked);
  return ofLayer.success ? { ...answerOf(layer, ofLayer.data) } : observe(implementation, asked);
}
