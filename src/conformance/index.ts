/** The runner that holds any implementation of the language against the examples of the spec, and a fuzzer. */
export { CLASSES, type Class, type LanguageName } from "./classes.js";
export { fuzz, MissingPackage, selectedTargets } from "./fuzz.js";
export { ProtocolError } from "./protocol.js";
export { conforms, fuzzText, reportJson, reportText } from "./report.js";
export { listCases, runSuite } from "./run.js";
export { loadSuite } from "./suite.js";
