/** The help inside a session. */
import { LISTED } from "../../generated/spec/listed.js";

/** Each directive, `<new_item>` as NEW. */
const FORMS = LISTED.map(
  ({ form }) => `  ${form.replace(/<([a-z]+)[a-z_]*>/g, (_hole, word: string) => word.toUpperCase())}`,
);

/** It fits a window 40 columns wide. */
export const SESSION_HELP = `A turn is a directive, or is passed on:
${FORMS.join("\n")}
These words are exact, in lower case.
Asked to confirm, answer yes or no.
Words of the session:
  state          show the state
  preview TURN   try, change nothing
  step TURN      the same as TURN
  help           this help
  exit           end, as Ctrl-D does
`;
