/** The runner that holds any implementation of the language against the examples of the spec, and a fuzzer. */
export { fuzz, MissingPackage } from "./fuzz.js";
export { ProtocolError } from "./protocol.js";
export { conforms, fuzzText, reportJson, reportText } from "./report.js";
export { runSuite } from "./run.js";
export { loadSuite } from "./suite.js";
