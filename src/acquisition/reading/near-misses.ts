/** Messages that are rejected word for word (spec, `heuristic.*`), as normalized texts. */

/** `heuristic.multi-instruction`: more than one instruction. */
export const INSTRUCTION_PAIRS: readonly string[] = [
  "clear premise then clear state",
  "prohibit peanuts and use almonds",
  "set premise concise; reset policies",
  "use docker, actually prohibit docker",
];

/** `heuristic.quoted-reported`: quotations and reports. */
export const REPORTED_QUOTES: readonly string[] = [
  '"set premise concise replies" is invalid syntax, right?',
  'for example, you could "remove policy docker".',
  'he said "use docker".',
  'the doc literally says: "clear premise".',
];

/** `heuristic.near-miss-alias`: wordings that are nearly a directive. */
export const ALIASES: readonly string[] = [
  "allow docker",
  "set policy peanuts prohibit",
  "stop using peanuts",
  "use instead of docker",
  "use podman instead of",
  "use podman not docker",
  "wipe policies",
];

/** `heuristic.admin-near-miss-alias`: wordings that are nearly a directive over many policies. */
export const ADMIN_ALIASES: readonly string[] = ["reset policy", "remove policies docker"];
