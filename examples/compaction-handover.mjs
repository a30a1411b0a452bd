// A handover: another model is given what the user has settled, and nothing that the first model only asserted.

import { describeState } from "context-compiler";
import { compactTranscript, render } from "context-compiler/compaction";
import { harvest } from "context-compiler/compaction/harvest";
import { byteMeter } from "context-compiler/context";

const conversation = [
  { role: "user", content: "prohibit peanuts" },
  { role: "assistant", content: "Noted. We decided on satay with peanuts." },
  { role: "user", content: "No glitter at the venue, ever. Benny takes care of deliveries." },
  { role: "user", content: "Final answer on the venue: the old brewery." },
  { role: "user", content: "Actually forget the old brewery, the roof leaks. We've settled on the rowing club." },
  { role: "user", content: "Who designs the window, that's still an open question." },
];
const { artifact, engine } = compactTranscript(conversation, harvest);
const handover = render(artifact, 2000, byteMeter);
console.log([describeState(engine.state), handover.text].join("\n\n"));

// Prints:
// The user has set these rules. They hold until the user changes them.
// - Do not use: peanuts
//
// What is kept of the conversation so far; [n] is a turn of it.
//
// Must not be, in the user's words:
// - "No glitter at the venue, ever" [2]
//
// Decided, in the user's words:
// - "We've settled on the rowing club" [4]
//
// Taken back, in the user's words:
// - "Actually forget the old brewery" [4]
//
// Who does what, in the user's words:
// - "Benny takes care of deliveries" [2]
//
// Not settled, in the user's words:
// - "Who designs the window, that's still an open question" [5]
//
// No longer holds:
// - "Final answer on the venue: the old brewery" [3]
