/** Our engine of the older language as an implementation that answers cases, through its public API. */
import { createEngine, migrate } from "../../focus/index.js";
import { parseAnswer, parseMessage, parseNormal, parseQuotation } from "../../generated/focus/parser.js";
import { parseProposal } from "../../generated/focus/proposals/parser.js";
import type { FocusImplementation } from "./observe.js";

export const FOCUS_ENGINE: FocusImplementation = {
  start() {
    const engine = createEngine();
    return {
      step: (text) => engine.step(text),
      state: () => engine.state,
      exportJson: () => engine.exportJson(),
      importJson: (text) => engine.importJson(text),
      applyTranscript: (messages) => engine.applyTranscript(messages),
    };
  },
  migrate,
  parse(production, text) {
    const kind = production.replace(/(?<!^)[A-Z]/g, "_$&").toLowerCase();
    const parsers = [parseMessage, parseNormal, parseQuotation, parseAnswer, parseProposal];
    const nodes = parsers.map((parse) => parse(text));
    const { kind: _kind, ...fields } = nodes.find((node) => node?.kind === kind) ?? { kind: null };
    return _kind === null ? null : fields;
  },
};
