/** The help inside a session. */

/** It fits a window 40 columns wide. */
export const SESSION_HELP = `A turn is a directive, or is passed on:
  set premise VALUE
  change premise to VALUE
  clear premise
  use ITEM
  use NEW instead of OLD
  prohibit ITEM
  remove policy ITEM
  reset policies
  clear state
These words are exact, in lower case.
Asked to confirm, answer yes or no.
Words of the session:
  state          show the state
  preview TURN   try, change nothing
  step TURN      the same as TURN
  help           this help
  exit           end, as Ctrl-D does
`;
