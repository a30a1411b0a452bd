/** What a session can do without while it opens and steps, in one piece: it is loaded when the first of it is called. */
export { answerAgain } from "./answer-again.js";
export { fork } from "./fork.js";
export { appendLayer } from "./layer.js";
export { preview } from "./preview.js";
export { ask, cancel } from "./questions.js";
export { restore } from "./restore.js";
export { erase, prune } from "./retention.js";
export { exportLog, importLog } from "./transfer.js";
export { verify } from "./verify.js";
