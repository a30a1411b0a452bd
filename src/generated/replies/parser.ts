// Written by `npm run generate` from grammar/replies.peggy. Do not edit.

import type { Reply } from "./syntax.js";
import { any, either, many, maybe, not, oneOf, production, sequence } from "../../base/matchers.js";

const end = not(any);
const gap = either(" ", end);
const filler = sequence(
  "please|pls|plz|thanks|thank you very much|thank you|thx|ty|actually|well|oh|ah|um|uh|hmm|hm|just|i said|i mean|then|sorry|so|and|but|lol|haha",
  gap,
);
const yes = either(
  sequence(
    "yesss|yessir|yess|yes|yeah|yea|yeh|yep|yup|yah|ye|you bet|y|aye|sure thing|sure|for sure|okay|okey dokey|okey|okie|ok|kk|k|alright|all right|right|that's right|that's correct|that's fine|that works|works for me|correct|exactly|absolutely|definitely|certainly|totally|of course|by all means|go ahead|go on|go for it|do it|do that|do so|do|let's do it|let's do that|make it so|sounds good|sounds great|sounds right|looks good|fine by me|fine with me|fine|good|great|perfect|agreed|i agree|confirmed|confirm|i confirm|affirmative|roger|indeed|proceed|lgtm|makes sense|why not|i guess so|i guess|ship it|hell yes|heck yes|i did|i do",
    gap,
  ),
  sequence("👍|👌|✅|✔|☑", maybe(" ")),
);
const no = either(
  sequence(
    "no thank you|no thanks|no way|nope|not really|not now|not this time|no|nah|naw|nay|negative|n|rather not|i'd rather not|i would rather not|that's wrong|that's not right|that's incorrect|wrong|incorrect|absolutely not|definitely not|certainly not|of course not|i don't think so|i didn't",
    gap,
  ),
  sequence("👎|❌|✖|🚫", maybe(" ")),
);
const dont = sequence(
  "don't bother|don't do it|don't do that|don't|do not do it|do not do that|do not|i don't|i do not|never|not",
  gap,
);
const soft = sequence("okay|ok|alright|all right|fine|right", gap);
const cancel = sequence(
  "cancel it|cancel that|cancel this|cancel|never mind that|never mind|nevermind|nvm|forget it|forget that|forget about it|forget i asked|stop it|stop|abort|leave it as is|leave it|keep it|drop it|skip it|skip that|skip this|skip|scratch that|i changed my mind|changed my mind",
  gap,
);
const asking = sequence(
  "what did you ask me|what did you ask|what did you say|what was the question|what's the question|what is the question|what was that|what question|which question|what are you asking me|what are you asking|what do you mean|what|say that again|say again|come again|repeat that|repeat the question|can you repeat that|can you repeat the question|could you repeat that|could you repeat the question|ask me again|ask again|i don't understand|i didn't understand|i don't get it|pardon me|pardon|huh",
  gap,
);

const parseAccept = production([many(filler), yes, many(either(yes, filler)), end], () => ({
  kind: "accept" as const,
}));

const parseDecline = production([many(filler), either(no, dont), many(either(no, dont, filler)), end], () => ({
  kind: "decline" as const,
}));

const parseCancel = production([many(either(soft, no, filler)), cancel, many(either(cancel, no, filler)), end], () => ({
  kind: "cancel" as const,
}));

const parseAskAgain = production(
  [many(either(sequence("no", gap), filler)), asking, many(either(asking, filler)), end],
  () => ({ kind: "ask_again" as const }),
);

/** Parses a whole text by the rule `reply`. */
export const parseReply = oneOf<Reply>(parseAccept, parseDecline, parseCancel, parseAskAgain);
