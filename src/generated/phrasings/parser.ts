// Written by `npm run generate` from grammar/phrasings.peggy. Do not edit.

import type {
  Asked,
  Ban,
  Banning,
  Chosen,
  Contrast,
  Custom,
  Doubt,
  Exchange,
  Familiarity,
  Firmness,
  Foreignness,
  Heading,
  Lift,
  Note,
  Refusal,
  Release,
  Remark,
  Retreat,
  Rivals,
  RuledChoice,
  Signature,
  Swap,
  Sweep,
  Usage,
  Use,
  Verdicts,
} from "./syntax.js";
import {
  ahead,
  any,
  either,
  many,
  matcherOf,
  maybe,
  not,
  oneOf,
  production,
  rest,
  sequence,
  some,
  until,
  within,
} from "../../base/matchers.js";

const name = some(within("az09''\u00c0\u024f--"));
const machine = matcherOf("ai|assistant|bot|chatbot|chatgpt|claude|copilot|gemini|gpt|llm|model");
const addressed = either(machine, "god|lord|me");
const greeting = either(
  "actually",
  sequence("if it's not too much", maybe(" to ask| trouble| work")),
  "if you don't mind",
  sequence("i've|i", " changed my mind"),
  "before anything else",
  sequence("bad|big|good|great", " news"),
  "quick thing",
  sequence("for the love of ", either("all that is holy", name)),
  sequence("for ", name, " sake"),
  "listen|again|ah|alright then|alright|also|and|anyway",
  sequence("before we ", name),
  "btw|by the way",
  sequence("dear ", addressed),
  "ew|finally|first off|for context|fyi",
  sequence("good ", "afternoon|evening|morning"),
  "haha",
  sequence("hello|hey|hi", maybe(" again| dear| there")),
  "hiya|heads up",
  sequence(either(sequence("i've|we've", " decided| settled it"), "it's settled"), ahead(":")),
  "hmm|honestly|just so you know|lol|look",
  sequence("no ", "offence|offense", maybe(", but")),
  "now",
  sequence("no", ahead(",")),
  "oh|ok so|ok then|okay|ok|omg|right|seriously|so anyway|so|sorry",
  sequence("team", ahead(either(within(",,..!!::"), " -"))),
  "that's settled|then",
  sequence("to be ", maybe("crystal |very "), "clear"),
  "well|whatever you do|yeah|yep|yes|yo",
);
const gap = sequence(many(within(",,..!!;;::))")), " ", maybe("- |:) "));
const gratitude = sequence("many thanks|thank you|thanks", many(" a lot| again| in advance| so much| very much"));
const end = sequence(
  many(
    either(
      within("  ..,,!!~~\u2026\u2026\u2600\u27bf\ud800\udfff\ufe0f\ufe0f\u200d\u200d--"),
      sequence(within("::;;"), maybe("-"), maybe(within("))((ddpp"))),
      "<3",
    ),
  ),
  not(any),
);
const thanks = either(
  "cheers|much appreciated|thank goodness",
  sequence("thank you|thanks", " for ", some(maybe(" "), name)),
  sequence(gratitude, maybe(", ", name, ahead(end))),
  "that's fine",
);
const praise = matcherOf("cool|great|nice|perfect");
const polite = sequence("just|kindly|please|simply", gap);
const edge = not(within("az09''\u00c0\u024f--"));
const you = matcherOf("you");
const orders = either(
  "absolutely|adopt|allow|always|answer|assume|avoid|ban|call me|cancel|change|choose|cite|clear|consider|default|exclusively|feel free|format|include|maintain|opt|pick|prefer|rely|revoke|rule out|take|put",
  sequence("could ", you),
  "cut|ditch|do not|don't|do|drop|employ|exclude|follow|for the rest|forget|from|give me|going forward|go",
  sequence("i need ", you),
  sequence("i want ", you),
  sequence("i'd like ", you),
  "i'd rather|keep|kindly|leave|let's|lets|lift|make|never|no more|omit|please|quit|recommend|refrain|remember|remove|replace|reply|reset|respond|scrap|set|skip|so|speak|stay|stick|stop|suggest|swap|switch|talk|throw|trade|under no|update|use|wipe|work",
  sequence("would ", you),
  "write|you",
);
const begins = sequence(either("no|one|only", orders), edge);
const units = matcherOf(
  "afternoon|day|evening|hour|minute|month|morning|night|quarter|season|second|sec|semester|sprint|term|weekend|week|year",
);
const courtesy = either(
  "btw|danke|gracias|por favor|go ahead|merci",
  sequence("that's ", "final|that"),
  "end of story|with me",
  sequence("all right|alright|deal|got it|okay|ok|understood", "?"),
  "bro|dude|haha|i beg you|if you don't mind|lol|mate|my friend|okay|ok|please and thank you|please|sorry|ta|will you|would you|ya",
);
const wholly = sequence(
  "across|during|for|in|throughout",
  " ",
  "my|our|the|this",
  " whole| entire",
  " ",
  not(not("semester"), units, edge),
  name,
  maybe(" ", not(begins), name, ahead(either(within(",,.."), sequence(" ", either(courtesy, thanks)), end))),
);
const frontScope = either(
  sequence(
    "across|for|in|on|throughout|with",
    " ",
    "all of|all|any|each of|each|every",
    many(" future| my| other| our| these| the| your"),
    " ",
    not("case|honesty|intents|means|seriousness", edge),
    name,
    maybe(" ", not(begins), name),
    ahead(", "),
  ),
  wholly,
);
const lasts = either(
  sequence(
    "from ",
    either("here|now", sequence("this ", "day|point"), "today|tonight"),
    " forward| onwards| onward| on out| on",
  ),
  "from today",
  sequence("going|moving", " forward"),
  sequence("in ", maybe("the "), "future"),
  sequence("as ", "a general rule|a rule|of now|of today"),
  sequence("new rule|rule", ahead(":")),
  "now and always|standing order|always|at all times|each time|for everything that follows|for good|forever|henceforth|once and for all|permanently|starting now",
  sequence("till|until", " further notice"),
  "whatever happens",
  sequence("whatever i ask", ahead(",")),
  "with immediate effect|without exception",
);
const talk = sequence("chat|codebase|conversation|discussion|project|repository|repo|session|thread", maybe("s"), edge);
const preposition = sequence("across|for|from|inside|in|on|throughout|to|within|with", " ");
const output = matcherOf(
  "answers|answer|code|document|emails|email|examples|explanations|images|messages|message|outputs|output|plans|posts|recipes|recipe|recommendations|replies|reply|responses|response|solutions|stories|suggestions|summaries|text|things|work|writing",
);
const contact = sequence(
  " ",
  maybe("that "),
  either(you, sequence("i", ahead(" ask")), "we"),
  maybe("'ll| can| ever| may| might| will"),
  " ",
  name,
  maybe(" together| do| out| up with| up"),
  maybe(either(sequence(maybe(" for| to| with"), " me| us| here"), sequence(" for the ", name))),
);
const reach = either(
  sequence(either(sequence("my |our |your ", maybe("future ")), "future "), output),
  sequence(
    either("anything|everything|whatever|what", sequence("the ", maybe(not(name, contact), name, " "), name)),
    contact,
  ),
  "all materials",
  sequence("anything|everything", maybe(" ", name, " related")),
  sequence("all|any|each|every one", " ", maybe("of "), "my ", name),
  sequence(
    "all of|all|any of|any|each of|each|every single|every",
    many(" future| my| our| the| your"),
    " ",
    either(
      sequence(maybe(not(name, contact), name, " "), maybe(not(name, contact), name, " "), name, contact),
      sequence(maybe(not(output, edge), name, " "), output, edge, maybe(" ", output, edge)),
    ),
  ),
);
const throughout = either(
  wholly,
  sequence(
    "during|for|in|throughout",
    " ",
    maybe("the remainder of |the rest of "),
    "our|these|the|this",
    " ",
    maybe("entire |whole "),
    talk,
  ),
  sequence(preposition, reach),
  sequence("at the ", "beginning|end|start|top", " of ", reach),
);
const standing = either(lasts, throughout);
const wanting = either(
  sequence("i ", maybe("really "), "need|want"),
  sequence("i'd ", maybe("really "), "like"),
  sequence("i would ", maybe("really "), "like"),
  sequence(either("i'll", sequence(maybe("i'm "), "gonna"), "i'm going to"), " need"),
);
const wish = sequence(
  either(
    sequence(either(wanting, "i'm asking|i ask|i must ask|i beg|i expect"), " ", you, " to"),
    sequence("i want that ", you),
    sequence("it is|it's", maybe(" really| very"), " essential| important| vital", maybe(" that"), " ", you),
    sequence("i ask|i insist|i must insist|i request|i'd prefer", maybe(" that"), " ", you),
    sequence(you, " are to", not(" not")),
    sequence("make it ", "a |your ", "habit|point|rule", " to| of"),
  ),
  " ",
);
const frame = either(
  wish,
  sequence(
    either(
      "i hereby",
      sequence(you, " gotta"),
      "be sure to",
      sequence("do me a ", "favor|favour", " and"),
      "let's|lets",
      sequence("let us", not(" assume")),
      "we want you to",
      sequence("make sure ", you),
      sequence("make sure that ", you),
      "make sure to",
      sequence(you, " have to"),
      sequence("i'd|i would", " ask that you"),
      sequence(you, " must", not(" not")),
      sequence(you, " need to"),
      sequence("could|would", " you ", "kindly|please"),
    ),
    " ",
  ),
);
const towards = sequence(maybe(" to| with"), " ", "any of us|anybody|anyone|me|my questions|us");
const whenYou = sequence(
  "whenever|when",
  " you ",
  either(
    sequence("answer|talk", maybe(towards)),
    sequence("explain|give|plan|recommend|suggest|write", many(" ", not(begins), name)),
  ),
  maybe(","),
  " ",
);
const preface = either(
  sequence(
    many(
      "a |another |final |first |general |hard |important |last |more |my |new |one |quick |simple |small |standing ",
    ),
    "favor|important|policy|preference|heads-up|reminder|request|rule|thing",
    maybe(either(sequence(" before we ", name), " for you| from me| number one| of mine| though")),
    within("::,,.."),
    " ",
  ),
  sequence("a quick |one |quick ", "note: "),
);
const open = either(
  sequence(greeting, gap),
  sequence(either(thanks, praise), gap),
  sequence("please", maybe(","), " ", "could|would", " you "),
  polite,
  sequence(frontScope, maybe(","), " "),
  sequence("remember|reminder", gap, ahead(begins)),
  sequence(not("always "), standing, gap),
  frame,
  whenYou,
  preface,
  sequence("do ", not(either("away ", sequence("not", edge), "without "))),
  sequence("absolutely ", ahead("always |do|never ")),
);
const joint = either(
  sequence(
    either(sequence(": ", ahead(begins)), sequence(some(within(",,..;;!!")), " ")),
    maybe("and so |but |so |then "),
  ),
  " so | - ",
);
const recovered = sequence("my |our ", some(not("gone", edge), name, " "), "gone", joint);
const strange = either(
  sequence("here", edge),
  sequence("these|this", " ", maybe("are|is", " "), "came|from|just|was|were", edge),
);
const gotten = sequence(
  "copied|found|got|noticed|overheard|read|received|saw|seen|see",
  " ",
  "it|one|something|that|these|this|those",
);
const sent = matcherOf(
  "beeped|buzzed|copied|forwarded|handed|mailed|pasted|pinged|popped|posted|sent|showed up|texted|told|turned up|typed|written|wrote",
);
const medium = sequence(
  "ad|article|banner|billboard|blog|caption|channel|chat|clipboard|comment|document|dm|e-mail|email|feed|flyer|forum|headline|inbox|leaflet|letter|mail|memo|message|newsletter|note|notice|notification|page|paper|pop-up|popup|poster|post|prompt|quote|screenshot|screen|script|sign|site|sms|sticker|subject line|text|thread|transcript|tv|tweet|voicemail|website",
  maybe("s"),
);
const arrived = sequence(either(gotten, sent, medium), edge);
const wants = sequence(wanting, " ");
const counted = either(some(within("09")), "one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|sixty");
const asksNow = sequence(
  either(
    sequence(either("i|we", sequence("my |our ", name)), " ", "need|want", maybe("s")),
    sequence("i|we", "'d| would", " ", "like|love"),
    sequence("i|we", " could use"),
    sequence(either("i'm|we're", sequence("i|we", " was")), " ", "after|hoping for|looking for"),
    sequence(
      "i'm|we're",
      " ",
      "baking|building|cooking|fixing|having|hosting|making|planning|reading|sending|watching|writing",
    ),
    sequence("i've|we've|i|we", " ", "attached|pasted|written|wrote"),
    sequence("here", "'s| is| are"),
    sequence(either(sequence("i|we", " have"), sequence("i've|we've", " got")), ahead(" a question")),
  ),
  " ",
  sequence(either("another|an|a|dinner|my|some|the|more|help|ideas", counted), edge),
  not(" ", "allergy|condition"),
);
const speaks = sequence("i'm|i've|it's|its|it|i|sorry|there's|they're|they've|they|we're|we've|we", ahead(" "));
const teller = either(speaks, sequence("english|my|our|that|there|this", ahead(" ")));
const hurried = sequence(
  either(
    sequence(some(not("ly", edge), within("az")), "ly"),
    "anyway|first|here|however|just|meanwhile|next|now|often|okay|ok|please|quick|right|sometimes|still|then|today|well",
  ),
  maybe(","),
  " ",
);
const task = sequence(
  either(
    "add|check|commit|create|document|ensure|find|fix|give|help|list|plan|return|run|show|summarize|tell",
    sequence("test", not(" came| is| result| was")),
    "text|verify",
  ),
  edge,
);
const wordRest = either(
  within("az09''%%++##//__**(())<<>>@@==\u00c0\u024f--"),
  sequence("&", not(" ")),
  sequence(within("..::,,"), within("az09::")),
);
const owner = sequence(some(not("'s"), wordRest), "'s");
const being = either(
  "always|are|begins|can't|cannot|closes|costs|do not|does not|doesn't|don't|has|have|is|knows|needs|never|only|runs|run",
  sequence("share", maybe("s")),
  "still",
  sequence("use", maybe("s")),
);
const finite = sequence(
  either(
    being,
    "came|broke|eats|left|took|made|gave|won|lost|bought|found|gets|get|read|works|work|insists|complains|complain|means|love|hate|prefer|lives|live|need|want|like",
    sequence(some(not("ed"), within("az")), "ed"),
    sequence(
      within("az"),
      within("az"),
      within("az"),
      many(not("s", edge), within("az")),
      "s",
      ahead(" ", "everything|it|me|my|our|that|them|the|us", edge),
    ),
    "gives|hurts|no longer|can|could|does|feels|finally|got|had|hates|keeps|likes|looks|loves|makes|prefers|reads|must|said|says|should|wants|was|went|were|will|won't",
  ),
  edge,
);
const bannedly = matcherOf("absolutely|completely|hereby|now|strictly");
const banned = sequence(
  maybe(bannedly, " "),
  either(
    sequence("a ", maybe("big |hard "), "no-go|no-no|no"),
    "blacklisted|banned|forbidden",
    sequence("never |not ", "acceptable|okay|ok|to be used|welcome"),
    "not allowed|not an option",
    sequence("off", within("  --"), "limits"),
    "off the table|out of the question|prohibited|ruled out|unacceptable",
  ),
  edge,
);
const stated = sequence(
  not(many(hurried), either(begins, task)),
  maybe("my |our |the "),
  either(
    sequence(owner, " "),
    sequence(
      some(
        not(finite),
        not("also|and|as|but|if|it|not|now|once|or|so|then|unless|until|when|your|you", edge),
        name,
        " ",
      ),
      not("are |is ", banned),
      finite,
    ),
  ),
);
const wrote = matcherOf("posted|typed|types|writes|wrote");
const degree = matcherOf(" all the time| each | every | everywhere| too ");
const dont = sequence("do not|don't|dont", not(until(degree), degree));
const also = either(
  "; ",
  sequence(" ", "jk|joking|kidding", edge),
  sequence(
    " and |, and |, |. ",
    either(
      sequence(not(either("so ", sequence(dont, " ", "drink|drive|eat|have|know|like|own|speak|want"))), orders, edge),
      sequence("so ", begins),
      task,
    ),
  ),
);
const whose = either(speaks, sequence("everybody|everyone|he's|he|nobody|people|she's|she", ahead(" ")));
const onward = either(
  also,
  sequence(", and ", not(either(teller, whose, sequence("some|the|you", edge), sequence(maybe(name, " "), finite)))),
);
const turned = either(
  sequence("this ", either("one|time", sequence(not("month|year"), units))),
  "but|if|maybe|says|said|told|when",
);
const passing = either(
  turned,
  "following|already|asleep",
  sequence("at the ", "moment|shops"),
  "atm",
  sequence("bad", end),
  "went bad|boiling|canceled",
  sequence("closed", not(" every | on ")),
  "coming|could|exceptions|exception|except|exempt|fine|expired|friday|gone|in a hurry",
  sequence("is on", end),
  "jammed",
  sequence("just", not(" a | an | don't| hate| like| my| not| the| too| two| one")),
  "later|late|minutes|in a meeting|monday|now|on chapter|on strike|on the train|once|out|paragraph|parked|percent|picking|raining|rn|should|sick|soon",
  sequence("tired", not(" of")),
  "today|tomorrow|tonight|unless|we had",
  sequence("went ", "out|to"),
  "would|yesterday",
);
const told = sequence(not(" ", passing, edge), sequence(not(within('??""!!;;::\n\n')), any));
const said = sequence(
  not(wants, "all |every"),
  not(asksNow),
  either(teller, stated),
  some(not(joint, begins), not(" ", wrote, joint), not(onward), told),
);
const cut = matcherOf("chapter|column|paragraph|row|section|slide|stanza|step");
const common = either(
  "again|always|here|it|just|later|more|much|now|once|only|so|there|too|very",
  sequence("today|tomorrow|tonight", maybe("s")),
);
const bounding = matcherOf("after|all|any|as|because|before|every|if|that|this|to|unless|until|when|where|while");
const grave = matcherOf(
  "alone|are|and|but|could|exclusively|he|is|i|might|may|me|not|or|should|solely|she|them|then|they|us|would|will|was|we|you",
);
const exempting = either(
  "apart from|aside from|besides|excepting",
  sequence("except", not(" block| clause| handler| statement"), ahead(" ")),
  "excluding|other than|save for",
);
const barring = matcherOf("banning|ban|prohibition|restriction");
const saidNobody = sequence("said", ahead(" nobody| no one"));
const dayName = sequence("mon|tues|wednes|thurs|fri|satur|sun|yester", "day");
const closed = either(
  sequence(either(cut, common, bounding, grave), edge),
  exempting,
  "replaced|about|also|although",
  sequence("am", not("/")),
  "another|anyone|anything|an|appropriate|aren't|assuming|avoid|a",
  sequence(barring, maybe("s"), " on"),
  "been|being",
  sequence("best", not(" practice")),
  "better|be|bigger|both|can't|can|didn't|did|different|doesn't|does|don't|dont|doubt|down|do|each|everyone|everything|favor|fewer",
  sequence("first", not(" name| person")),
  "gives|give|had|haha|has|have|hers|her|him|his|how|i'd|i'll|i'm|i've|idea|im|instead|isn't|issues|issue|it'll|it's|itself|its|last|less|let's",
  sequence("let", ahead(" ")),
  "lol|longer|makes|make|many|matter|maybe|merely|most|must|my|necessary|needed|need|never|next|nicer|nobody|nor|nothing",
  sequence("either|mine|neither|none|several", not(" ", within("az09``"))),
  "no|off|okay|ok|ones|one|option|original|others|other|ours|our|out|over|perhaps|prefer|please|plus|problems|problem|rather|required",
  saidNobody,
  "same|shall|shorter|simpler|since|smaller|someone|something|some|soon|sparingly|stuff|such|thanks|than|that's|theirs|their|themselves|these|they're|the|things|thing|those|though|up|use|u|version|way|we're|were|what's|what|whether|whichever|which|whoever|who|why",
  dayName,
  "won't|wonder|worries|wrong|yes|you're",
  sequence("my|your", "self"),
  "yourselves|yours|your",
);
const reasoned = either(
  sequence("for ", many(not(closed, edge), name, " "), "clarity|consistency|reasons|reference|safety|simplicity", ", "),
  sequence(
    either("after", sequence("as", not(" far| long| soon")), "because|given|now that|seeing|since"),
    " ",
    some(not(", "), told),
    ", ",
  ),
  sequence("to ", "avoid|be|keep|make|save", " ", some(not(", "), told), ", ", ahead(begins)),
  sequence(not(begins), some(not(", so "), told), ", so", not(" that"), maybe(":"), " "),
);
const chore = either(
  sequence("analy", within("sszz"), "e"),
  "ask|book|build|buy|calculate|call|come|compare|convert|describe|draft|email|explain|generate|get|let|look|move|open|order|play|print|proofread|read|remind|review|rewrite|send|solve",
  sequence("sort", not(" of")),
  "start|take|translate|try|turn|wait",
  task,
);
const placing = sequence("at|during|for|inside|in|on|outside|until|within", edge);
const turning = either(
  placing,
  "after|also|and|as|before|but|e.g|except|forwarded|i.e|if|instead|just|not|nor|once|only|or|plus|provided|said|say|should|then|to|under|unless|whenever|when|wherever|where|while|with|system|your|you",
);
const pause = either(sequence(some(within(",,..;;!!))")), " ", maybe("and so|so|then", " ")), " so | - | :) | :( ");
const fair = matcherOf("acceptable|allowed|fine|okay|ok|permitted");
const bounds = either(fair, "exceptions|exception|except|exempt|instead|no one ever|unless|until");
const swerve = either(
  turned,
  bounds,
  "assistant|bot|forwarded|human|saying|say|system|tells|today|tomorrow|tonight|user",
  wrote,
  "your|you|we had",
);
const speech = matcherOf("bring up|discuss|mention|refer to|talk about");
const me = sequence(" me", ahead(" "));
const anything = maybe(" anything", not(" ", "above|below|longer|over|under"), " about| containing| involving| with");
const doable = either(
  speech,
  "address me as|add",
  sequence("ask", maybe(me)),
  "book|cite",
  sequence("end|open", maybe(" ", "a |my |your ", name), " with"),
  "schedule",
  sequence("bring", ahead(" me ")),
  "call me|create|employ|generate",
  sequence("give", ahead(" me ")),
  "include|introduce|leverage|make use of|offer|output",
  sequence("propose", anything),
  "put|reach for|recommend|rely on|resort to|say",
  sequence("send", ahead(" me ")),
  sequence("show", ahead(" me ")),
  "quote",
  sequence("start ", maybe("a |my |your ", name, " "), "with"),
  sequence("suggest", anything),
  "use",
  sequence("utili", within("sszz"), "e"),
  sequence("write", anything),
);
const deed = sequence(doable, maybe(" or ", doable));
const choose = either(
  "go for|go only with|go with|leverage|make use of|opt for|rely on|settle on|start using|switch over to|switch to|use only|use",
  sequence("utili", within("sszz"), "e"),
  "work with",
);
const speak = sequence(
  "answer|chat|communicate|reply|respond|speak|talk|write",
  maybe(" back"),
  maybe(" me| to me| with me"),
  maybe(" exclusively| only"),
);
const prefer = either(
  sequence("format everything ", "as|in"),
  "we're going with|it has to be|it must be|make it|nothing but|only",
  "adopt|choose",
  sequence("code|work", maybe(" only"), " in"),
  sequence(maybe("build |do |i need |i want |i'd like |set |write "), "everything in"),
  "employ|follow|pick|prefer",
  sequence(speak, " in"),
);
const offer = matcherOf("give me|recommend|show me|suggest");
const permits = either(
  "allow",
  sequence("i'm|we're", " ", "fine|okay|ok", " with"),
  "we can|feel free to|it's fine to|it's ok to|it's okay to|permit|start allowing|u can|you can|you may|you're allowed to|you're free to",
);
const freely = maybe("you can |you may ");
const voiding = matcherOf(
  "cancel|clear|delete|discard|drop|forget about|forget|get rid of|remove|scrap|take away|undo",
);
const lifting = either(
  voiding,
  "disregard|i take back|lift|lose|retire|revoke|scratch|strike|take back|waive|withdraw",
);
const lifts = sequence(freely, lifting);
const firmFront = sequence(
  many(polite),
  either(
    sequence(either("never ever|never", sequence(dont, " ever")), " ", deed),
    sequence("always ", either(choose, prefer, offer, "include|give")),
    "no more",
    "from now on|going forward",
    permits,
    sequence(lifts, " ", "my|our|the|that"),
  ),
  " ",
);
const beside = sequence(
  ahead(some(sequence(not(within("  ,,..;;!!))")), any)), " ", not("- |(")),
  not(begins),
  not(either(chore, turning), edge),
  some(not(pause), not(" ", swerve, edge), sequence(not(within('??""!!;;::\n\n')), any)),
  pause,
  ahead(firmFront),
);
const plea = either(
  open,
  recovered,
  sequence(
    not(strange),
    not(until(either(":", sequence(" ", arrived), sequence(joint, begins))), either(":", sequence(" ", arrived))),
    either(sequence(said, joint), reasoned, sequence(ahead(teller), beside)),
  ),
);
const clears = sequence(
  freely,
  either("clear out|ditch|do away with|erase|reset|take out|throw away|throw out|unset|wipe", voiding),
);
const _ = matcherOf(" ");
const severalRules = sequence("policies|rules|rule and ban", edge);
const given = either(
  " so far",
  sequence(
    " ",
    maybe("that |which "),
    either("i|we", you),
    maybe(either("'ve|ve", sequence(" have", ahead(" ", not("so "))))),
    " ",
    maybe("ever "),
    name,
    maybe(either(" on| up", sequence(" ", you))),
    maybe(" before| earlier| so far"),
  ),
);
const rules = sequence(
  either(
    sequence("all of |all ", maybe("my |our |the |these ")),
    sequence("every single |every ", maybe("of "), maybe("my |our ")),
    sequence("the ", "entire list of |whole list of |whole set of "),
    sequence("my |our |the ", ahead(severalRules)),
    sequence("your ", ahead("policies")),
  ),
  "policies|policy|rules|rule",
  maybe(" and ban", maybe("s")),
  maybe(given),
  maybe(", ", "all|every last one|every one", " of them"),
);
const join = matcherOf(" along with | and also | and | as well as | plus | together with |, and |, ");
const premise = sequence(
  maybe("my |our |that |the |your "),
  maybe("current |earlier |existing |last |old |previous "),
  "assumption|premise",
  maybe(given),
);
const both = sequence(
  maybe("both "),
  either(
    sequence(rules, join, "everything you know about ", "me|us|my situation"),
    sequence(premise, join, either(rules, "policies|rules")),
    sequence(rules, either(", the premise included", sequence(join, premise))),
  ),
  maybe(" alike| as well| both| too|, all of it|, everything|, the lot"),
);
const whole = either(
  sequence(maybe("everything|the lot", maybe(either(within(",,::"), " -")), " "), both),
  sequence(maybe("our |the "), "entire |full |whole ", "state", maybe(", ", maybe("the "), "premise included")),
);
const gone = matcherOf("off|canceled|cancelled|cleared|deleted|dropped|gone|lifted|removed|reset");
const outside = matcherOf("about|by|for|from|in|of|on|to|with");
const afterMark = sequence(
  gap,
  lasts,
  ", ",
  ahead(name, " ", name, " ", name, " ", name),
  not(begins),
  not(either(chore, turning), edge),
  some(not(also), not(" ", either(outside, passing, swerve), edge), sequence(not(within('??""\n\n')), any)),
  not(any),
);
const scope = either(
  "and i mean it",
  "non-negotiable|not negotiable",
  "at all costs|any more|anymore|anywhere|at all|at any point|by default|ever again|every time|everywhere|ever|no exceptions",
  sequence("no matter what", many(told)),
  sequence("not even ", some(told)),
  "not now and not ever|now or ever|of any kind|throughout",
  "for any reason|in any way|not once",
  sequence("from ", either(sequence("your ", "speech|vocabulary"), "you")),
  sequence("whenever|when", " ", you, " ", name, maybe(" to| for| with"), " me"),
  sequence("whatever i ask", many(told)),
  sequence("whenever|when", " ", you, " ", "answer|explain|plan|recommend|reply|suggest|talk|write", many(told)),
  "under any circumstances|whatsoever",
);
const aftermath = either(
  "again",
  sequence(maybe("and ", maybe("let's ")), "start ", "again|fresh|over"),
  "fresh start|clean slate|already|altogether",
  sequence("as ", "an option|a suggestion"),
  "completely|either|entirely",
  sequence("even ", "for|if|in|on|when", some(told)),
  "for all of us|for me|for us",
  sequence("in ", "here|it|there"),
  "to me|too",
);
const because = sequence(
  either(
    "as it|as i",
    sequence("as ", ahead("my|the", " ", some(not(finite), name, " "), finite), "my|the"),
    "because|cause|due to|given|seeing|since|so that",
  ),
  not(" ", dayName, edge),
  " ",
  some(not(onward), told),
);
const aside = sequence(" (", not("never |not "), some(sequence(not(within("(())??")), any)), ")");
const motive = matcherOf("allergies|allergy|budget|issue|orders|policy|reasons|thing");
const others = either(
  sequence("new ", name),
  sequence(
    either(
      sequence(some(not(motive, edge), name, " "), motive),
      praise,
      "k|man|period|both|everybody|everyone|every|half|he's|he|nobody|one of|people|she's|she|the|those|too many|turns out|whatever",
      "going|moving|trying",
      "been|drives|feels|gives|hurts|looks|makes|reads|sounds|tastes",
      "you",
    ),
    edge,
    not(" ", passing, edge),
    many(not(onward), told),
  ),
);
const tail = either(
  sequence(gap, either(standing, scope, aftermath, courtesy, thanks, because), edge),
  aside,
  sequence(
    either(sequence(within(",,..;;!!"), " "), " - |: "),
    either(sequence(maybe("as "), said), others),
    not(" ", passing, edge),
  ),
);
const alone = matcherOf("alone|and nothing else|exclusively|just that|nothing else|nothing more|only|solely");
const role = sequence("as ", "my|our|the", " ", maybe(not(closed, edge), name, " "), not(closed, edge), name);
const aloneTail = sequence(gap, either(alone, role, sequence("(", alone, ")")), edge);
const tailsUse = sequence(many(not(afterMark), either(tail, aloneTail)), maybe(afterMark));
const goingOn = matcherOf("alternatively|finally|first|meanwhile|next|now|please");
const astray = either(
  sequence(many(hurried), either(begins, sequence(either(chore, turning), edge))),
  sequence(goingOn, maybe(","), " ", either(sequence("i|we", " ", "need|want", edge), not(either(teller, whose)))),
  sequence(some(within("09")), end),
);
const reason = sequence(
  either(within(",,..;;!!"), " -"),
  " ",
  not(astray),
  either(teller, stated, others),
  some(not(onward), not(" system prompt| says "), sequence(not(within('??""\n\n')), any)),
);
const finishPlain = sequence(tailsUse, maybe(reason), end);
const anymoreWord = matcherOf(" any longer| any more| anymore");
const changing = either(
  sequence(
    "amend|change|correct|edit|modify|overwrite|revise|rewrite|update",
    _,
    premise,
    either(
      sequence(" so it | so that it ", "reads: |says "),
      " so that | to read | to read: | to say that | to say | to this: | to | to: |: |, ",
      sequence(maybe(" please"), ". "),
      " with: ",
    ),
  ),
  sequence("replace|swap", _, premise, " by| for| with", maybe(" a new one| this one| this"), maybe(":"), " "),
  sequence(
    maybe("my |our |the "),
    "premise should now be|new premise is|premise has changed|premise is now|premise now reads",
    maybe(" that|:|,"),
    " ",
  ),
  sequence("let ", premise, " now be", maybe(" that|:"), " "),
  sequence("instead of ", premise, ", ", "assume|remember", " ", maybe("that ")),
  sequence(
    premise,
    " is ",
    "obsolete|out of date|outdated|wrong",
    maybe(" now"),
    sequence(within(",,..;;"), " "),
    "change|update",
    " it",
    either(sequence(" to", maybe(":"), " "), ": "),
  ),
  sequence("new ", "assumption|premise", maybe(", replacing the old one| instead of the old one"), ": "),
  "premise update: ",
  sequence(wants, premise, " ", "changed|updated", " to", maybe(":"), " "),
);
const courteous = sequence(maybe(within(",,!!..")), " ", either(courtesy, lasts, thanks));
const onto = either(
  also,
  sequence(" and |, and |, so |, then |, |. | then | - |: ", either(chore, "design|bake|walk me"), edge),
);
const news = some(not(courteous, end), not(onto), sequence(not(within("??\n\n")), any));
const lead = either(open, sequence(said, joint), reasoned, beside);
const setting = either(
  sequence(
    "add|make it|make|set",
    _,
    maybe("as "),
    maybe("a |my |our |the "),
    "premise",
    either(" to: ", sequence(" to ", not("the ")), " that |: "),
  ),
  sequence("make this ", premise, ": "),
  sequence("let ", premise, " be", maybe(" that|:"), " "),
  "set premise ",
  sequence(maybe("here's |here is "), maybe("my |our |the "), "premise", " is that | is: |: "),
);
const duration = sequence(
  either("an |a few |a couple of |a |half an |several |the ", sequence(counted, " ")),
  maybe(not(either("moment|while", sequence(units, maybe("s"))), edge), name, " "),
  either("bit|change|holiday|moment|while", units),
  maybe("s"),
);
const otherwhere = either(
  sequence(bounding, edge),
  "across|against|at|between|by|during|except|for|from|inside|into|in|like|of|on|outside|throughout|through|under|via|whenever|within|without|with",
);
const closes = sequence(
  edge,
  not(" ", not(either(otherwhere, "again|an|a|i|my|our|over|please|the"), edge), within('az09""``')),
);
const event = matcherOf(
  "anniversary|appointment|birthday|breakfast|date|demo|dinner|event|exam|flight|funeral|graduation|holiday|interview|launch|lunch|match|meal|meeting|migration|party|patch|picnic|presentation|quiz|reception|release|speech|sprint|trip|vacation|weekend|wedding|workshop",
);
const paper = matcherOf(
  "answer|article|cover letter|draft|essay|exercise|letter|paper|paragraph|poem|problem|question|reply|response|sentence|song|task|thesis|ticket",
);
const text = matcherOf("chart|document|email|example|file|image|list|message|recipe|story|table|text");
const matter = sequence(either(event, paper, text, cut), maybe("s"));
const fleeting = either(
  sequence("for ", duration),
  sequence("till|until", edge),
  sequence("in|within", " ", not("the "), duration, closes),
  sequence("after|before|by|come|on", " ", dayName),
  sequence("next ", either(units, dayName), edge),
  sequence(
    "at|during|for|from|in|on",
    " ",
    "that|these|those|this",
    " ",
    maybe(not(matter, edge), name, " "),
    matter,
    edge,
  ),
  sequence("this ", maybe(not(matter, edge), name, " "), matter, edge),
);
const noting = either(
  sequence(maybe("you should ", maybe("know and ")), "always remember ", maybe("that ")),
  sequence("keep it in your ", "head|mind", " that "),
  sequence("take note", maybe(" please"), ": "),
  sequence("one thing to ", "keep in mind|note|remember", ": "),
  sequence(sequence(maybe("please "), "be aware"), maybe(" and remember"), " that "),
  sequence("know and remember ", maybe("that ")),
  "keep this in mind: ",
  sequence(
    maybe("always "),
    maybe("do "),
    either(
      "assume|bear in mind|make a note",
      sequence("remember this", ahead(":")),
      "start from the assumption|work on the assumption",
      sequence(dont, " forget"),
      "keep in mind|note",
      sequence("remember", not(" not to | never to ")),
      "take into account|take it as given",
    ),
    maybe(" ", either(standing, "throughout"), edge),
    maybe(within(",,::")),
    " ",
    maybe("that "),
  ),
  sequence("never forget ", maybe("that ")),
);
const quoted = either(
  sequence('"', some(sequence(not(within('""')), any)), '"'),
  sequence("`", some(sequence(not(within("``")), any)), "`", maybe("s")),
  sequence(
    "'",
    some(either(within("az09  ,,--"), sequence("'", ahead(within("az"))))),
    "'",
    edge,
    not(some(within("az09  ,,--")), "'", not(within("az"))),
  ),
);
const is = sequence(" ", being, edge);
const subject = sequence(
  either(quoted, sequence(name, maybe(".", name))),
  many(not(is), maybe("."), " ", name, maybe(".", name)),
);
const verbal = either(is, sequence(" ", some(not("s", edge), within("az''")), "s "));
const lasting = either(
  sequence("i'm|i've|we're|we've", " ", not(some(not("ing"), within("az")), "ing at ")),
  sequence("i|we", " ", not("did|had|joined|love you|need|saw|was|went|were|will"), name, either(" ", end)),
  sequence("this is ", "an |a |our "),
  sequence("it's ", "an|a", " "),
  sequence("there are ", name, " of us"),
  sequence(
    not(
      either(
        fleeting,
        "everyone|you're|he's|she's|they're|that's|what's|life|love|time|people|attraction|happiness|nothing|nobody|her|he|his|how|i'll|if|it's|it|me|she|that|there|these|they|this|those|to|what|when|where|who|why|your|you",
      ),
      edge,
    ),
    subject,
    is,
  ),
  sequence("everybody|everyone", " ", "in|on", " ", subject, is),
  sequence(
    either("my|our|the", sequence("this", not(" is"))),
    " ",
    name,
    many(not(verbal), maybe("."), " ", name),
    maybe(", who|, which"),
    verbal,
  ),
);
const lasted = sequence(
  "have |has |'ve ",
  either("been|had", sequence(some(not("ed", edge), within("az")), "ed")),
  many(not(either(" for ", sequence(" ", passing, edge))), sequence(not(within('??\n\n""..,,;;::')), any)),
  " for ",
  duration,
);
const clause = some(
  either(
    lasted,
    sequence(
      not(courteous, end),
      not(" ", either(passing, fleeting), edge),
      not(onto),
      either(quoted, sequence(not(within('??\n\n""')), any)),
    ),
  ),
);
const behind = some(
  not(
    some(within(",,..;;!!")),
    " ",
    many("so |please |and "),
    either("keep|remember|note|bear", sequence(dont, " forget")),
    " ",
  ),
  not(" ", passing, edge),
  sequence(not(within("??\n\n")), any),
);
const ruling = matcherOf("ban|instruction|moratorium|policy|preference|prohibition|requirement|restriction|rule");
const about = matcherOf(
  " about | against using | against | concerning | for | of | on using | on | regarding | to avoid | to use ",
);
const amount = matcherOf("amount|bit|bunch|couple|dash|deal|dozen|handful|load|lot|maximum|minimum|number|pinch|ton");
const unfit = either(
  sequence("an |any |a ", either("few |little ", sequence(maybe(not(amount, " of "), name, " "), amount, " of "))),
  sequence("the ", either(sequence("above|below|following|latter", edge), sequence("former|rest", closes))),
);
const naming = sequence("phrase|term|word", " ");
const article = sequence(not(unfit), either("a |an |any ", sequence("the ", maybe(naming))));
const rested = some(
  not(either(end, sequence(gap, either(standing, scope, courtesy, because), edge))),
  " ",
  not("and|but|if|or|you", edge),
  some(wordRest),
);
const anythingSuch = sequence(
  "anything ",
  "above|below|containing|from|longer|made|over|that|under|which|with",
  rested,
);
const ampersand = matcherOf(" and | & ");
const compound = sequence(
  either(
    "all caps",
    sequence("black", ampersand, "white"),
    sequence("dungeons", ampersand, "dragons"),
    sequence("drag", ampersand, "drop"),
    sequence("fish", ampersand, "chips"),
    "he/him|she/her|they/them",
    sequence("mac", ampersand, "cheese"),
    sequence("pros", ampersand, "cons"),
    sequence("rock", ampersand, "roll"),
    sequence("salt", ampersand, "pepper|vinegar"),
  ),
  edge,
);
const placeholder = either(
  sequence(".", not(within("az09"))),
  sequence(
    maybe(within('``""')),
    either(
      sequence("__", many("_")),
      "tba|tbc|tbd|xyz|xxx",
      sequence(
        "<",
        either(
          sequence(some(within("az")), within("  __"), some(sequence(not(within("<<>>")), any))),
          "item|name|thing|tool",
        ),
        ">",
      ),
    ),
    maybe(within('``""')),
    edge,
  ),
);
const joiner = sequence(either(within("&&++//"), "'n'|n"), " ");
const hedge = matcherOf(
  "at times|by and large|elsewhere|for the most part|generally|in general|largely|locally|mainly|more often than not|more or less|mostly|most of the time|normally|now and then|occasionally|often|otherwise|partially|partly|primarily|rarely|sometimes|temporarily|typically|usually",
);
const measured = either(
  either(
    sequence(either("at least|at most|enough|half an|half a|several", sequence("up to", not(" date"))), " "),
    sequence(either(sequence(amount, "s"), "plenty"), " of "),
  ),
  sequence(hedge, " ", not(some(not("ed", edge), within("az--")), "ed", edge), within('az09""``')),
);
const word = either(
  compound,
  sequence(
    not(placeholder),
    not(joiner),
    not(closed, edge),
    not(measured),
    either(
      quoted,
      sequence(within("az"), ".", some(within("az"), ".")),
      sequence("dr|mrs|mr|ms|st", ".", ahead(" ")),
      sequence(within("az09##..@@$$&&\u00c0\u024f"), many(wordRest)),
    ),
  ),
);
const trail = either(tail, aloneTail);
const inLy = sequence(
  not(
    maybe(name, "-"),
    either(
      sequence(within("az"), maybe(not("ly"), within("az"), maybe(not("ly"), within("az"))), "ly"),
      "assembly|elderly|family|friendly|monopoly|sicily|supply|costly|deadly|monthly|nightly|weekly|yearly",
    ),
    edge,
  ),
  some(not("ly", edge), within("az")),
  "ly",
);
const howMuch = either(sequence(common, edge), "anymore|anywhere|everywhere|ever|even|mind|quite|yet");
const mood = either(
  fair,
  "available|bad|binding|certain|clear|compulsory|convinced|cool|crazy|decided|enough|essential|final|forced|fun|good|great|happy|hard|ideal|important|impressed|interested|joking|kidding|likely|mandatory|necessary|needed|negotiable|nice|obligatory|obvious|optional|perfect|possible|ready|recommended|relevant|required|sad|serious|sorry|stupid|supported|sure|trying|urgent|worth",
);
const fails = matcherOf(
  "approximate|assume|breaks|broke|crashed|crashes|deviate|disappoints|estimate|failed|fails|forget|guess|had|improvise|lies|liked|look back|mix|stops|stop|tried|used|worked|works",
);
const aboutIt = not(" ", not("about|at|better|for|in|of|on|that|to|with", edge), within('az09``""'));
const talked = matcherOf(
  "advice|chance|choice|concern|cup of tea|deal|debate|discussion|fan|fault|idea|issue|joke|matter|mistake|must|need|option|order|preference|priority|problem|recommendation|request|requirement|rule|suggestion|thing|threat|typo",
);
const unnamed = either(
  sequence(otherwhere, ahead(" ", within('az09``""'))),
  sequence(either(inLy, howMuch), edge),
  sequence(either(mood, fails), edge, aboutIt),
  sequence("a |an |my |the |your ", maybe("big |good |great |real "), talked, edge, aboutIt),
);
const rather = either(
  " as a replacement for | in lieu of | in place of | instead of ",
  sequence(either(sequence(maybe(","), " not "), ", never "), not(unnamed)),
  sequence(" over ", not(within("09"))),
  " rather than | replaces | takes the place of ",
);
const idle = matcherOf("comments|complaints|feelings|ideas|kids|matters|pets|plans|questions|regrets|thanks");
const pluralWord = sequence(not(idle, edge), not(closed, edge), some(not("s", edge), wordRest), "s", edge);
const contrasted = either(
  rather,
  sequence(
    maybe(","),
    " and| but",
    either(sequence(" not ", not(unnamed)), sequence(" never ", ahead(either("`", sequence(pluralWord, end))))),
  ),
);
const stop = either(end, sequence(trail, either(end, within("..,,!!;;"), trail, contrasted)));
const hedging = matcherOf(
  "allegedly|apparently|hopefully|ideally|maybe|perhaps|possibly|presumably|probably|supposedly",
);
const seldom = either(
  "above",
  sequence("afterward", maybe("s")),
  "below|apart|etc|asap|atm|beforehand|daily|enough|first|idk|instead|jk|last|meanwhile|nowadays|nvm|overnight|regardless|rn|seldom|somewhat|still|twice|upfront|whenever|wherever",
);
const phrased = either(
  sequence("a ", "bit|little|lot|tad"),
  "as a last resort",
  sequence("at ", "first|least|most"),
  sequence("for ", either("example|fun|instance|starters|the time being", duration)),
  "of course",
  sequence("on ", "average|demand|request"),
  "per se|right away|so far|up front|from time to time",
  sequence(
    "in ",
    either(sequence("a ", "hurry|pinch"), "advance|case|moderation|part|practice|principle|the meantime|theory"),
  ),
  "on occasion",
  sequence("to ", "begin|start", " with"),
);
const moreover = either(
  "alongside|along with",
  sequence("as ", "far|long|much|needed|often|possible|soon|usual|well"),
  sequence("at ", counted),
  sequence("by ", either("noon", counted)),
  "depending|during|in addition to|on top of|prior to|till|together with|until|versus|vs|whenever|wherever",
);
const part = either(cut, "act|clause|episode|exercise|item|line|minute|page|part|question|table|task");
const ordinal = matcherOf("final|first|last|next|second|third");
const material = either(
  sequence(
    "at|for|from|in|of|on|to",
    " ",
    either(sequence(maybe("the "), part, " ", maybe("#"), counted), sequence("the ", ordinal, " ", part)),
    edge,
  ),
  sequence("in ", name, many(".", name), "()"),
);
const leaving = matcherOf("approval|consent|licence|license|need|permission|permit|reason|sign-off");
const leave = sequence(
  "without ",
  maybe("a |an |any |my |our |the |your "),
  maybe(not(leaving, edge), name, " "),
  leaving,
  edge,
);
const onceHere = sequence("that|these|those|this", " ", not(either(talk, "codebase")));
const timely = either("today|tonight|tomorrow", dayName);
const owners = sequence("her|his|my|our|their|the|your", " ");
const occasional = sequence(
  "after|at|before|during|for|from|inside|into|in|on|out of|throughout|under|until|within",
  " ",
  either(
    onceHere,
    sequence(timely, "'s "),
    sequence("last|next|the", " ", units, edge),
    sequence(maybe(owners), "coming|current|following|last|next|upcoming", " "),
    sequence("the first ", either(sequence(counted, " "), units)),
    sequence(owners, maybe(name, not(closes), " "), either(event, paper), closes),
  ),
);
const adverbial = either(
  sequence(either(inLy, hedging, howMuch, hedge, seldom, phrased), closes),
  sequence(moreover, edge),
  material,
  leave,
  occasional,
);
const participial = matcherOf("made|published|released|written");
const next = sequence(
  not("&"),
  not(adverbial),
  not(owner, edge),
  not(participial, " "),
  not("without ", some(not("ing", edge), within("az")), "ing"),
  maybe(
    either(
      sequence("as|of|without|with", " ", "an |a "),
      sequence("of |without |with ", measured),
      sequence(
        "for|in|on",
        " ",
        either(
          "all my |all our |all the |all |each |every |my |our ",
          sequence("the ", ahead(maybe(name, " "), some(not("s", edge), within("az")), "s", edge)),
        ),
      ),
    ),
  ),
  word,
);
const relative = sequence(
  " ",
  either(
    sequence("above|below|over|under", ahead(" ", within("09"))),
    sequence("that", not(" ", "long|many|much|often", edge)),
    "which|who",
    participial,
    sequence("longer|more|older|shorter", " than"),
  ),
  rested,
);
const lifted = either(
  anythingSuch,
  sequence(word, many(not(stop), not(rather), " ", not(placing), next), maybe(relative)),
);
const tails = sequence(many(not(afterMark), tail), maybe(afterMark));
const warrant = sequence(
  either(within(",,..;;!!"), " -"),
  " ",
  not(astray),
  either(teller, stated, others),
  some(not(onward), not(" ", bounds, edge), sequence(not(within('??""\n\n')), any)),
);
const remarked = sequence(not(astray), some(not(also), not(" ", swerve, edge), sequence(not(within('??""\n\n')), any)));
const runOn = sequence(
  " ",
  either(
    "i'm|i am|i live|it's",
    sequence(
      "its",
      ahead(
        " ",
        either(
          "a|an|for|just|like|my|not|our|really|so|the|too|very",
          sequence(not("own|place|stead"), some(within("az")), end),
        ),
        maybe(edge),
      ),
    ),
    "nobody|that's|they're",
  ),
  " ",
  some(not(" ", outside, end), sequence(not(within('??""\n\n..;;::!!')), any)),
);
const excuse = either(warrant, sequence(either(some(within("..;;!!")), " -"), " ", remarked), runOn);
const finishLift = sequence(tails, maybe(either(reason, excuse)), end);
const adverb = matcherOf("absolutely |all |not |really |so ");
const settled = matcherOf("moved to|settled on|switched to");
const thinker = either("i|we", sequence("my |our |the ", name));
const liked = sequence(
  either(
    sequence("i'm|i am|we're|we are", " ", many(adverb), "using"),
    sequence("i've|we've", " ", either("decided on|outgrown|reintroduced", settled)),
    sequence(
      thinker,
      " ",
      many(adverb),
      either(
        sequence("adore|eat|follow|have|insist|love|miss|prefer|use|want", maybe("s"), maybe(" on")),
        "chose|decided on|own",
        settled,
      ),
    ),
  ),
  " ",
);
const judging = matcherOf("aren't|are|doesn't|don't|gives|give|isn't|is|makes|make");
const judgment = sequence(not(either(begins, task)), maybe(article), some(word, " "), judging, edge);
const mentioned = either(
  sequence(
    either("about|as for|concerning|regarding", sequence(either("i've|we've", thinker), " changed my mind about")),
    " ",
  ),
  ahead(judgment),
);
const small = sequence("an|at|a|by|for|from|in|my|of|only|on|our|the|with", edge);
const thing = sequence(word, many(not(stop), not(rather), " ", not(small), next));
const attendant = either(
  lasts,
  scope,
  "here|too|either",
  sequence("last ", units),
  "yesterday|recently|lately",
  sequence("at ", "home|all"),
  sequence("for|to|with", " ", "me|us"),
  sequence(
    "around|at|for|in",
    " ",
    "my|our|this",
    " ",
    either("family", sequence("house", maybe("hold")), "home|kitchen|office|place|team"),
  ),
);
const dividing = either(
  "and|as|at|before|compared|inside|outside|over|raw|than|unlike|within|but|during|except|for|if|in|like|maybe|nor|only|on|or|plus|sometimes|this|unless|until|usually|when|while",
  sequence("with", not(closes)),
);
const unbounded = many(
  either(
    sequence(" ", attendant, edge),
    sequence(not(joint), not(" ", dividing, edge), sequence(not(within("??;;::..,,!!")), any)),
  ),
);
const comment = either(
  sequence("it's|it|they're|they|that's", " ", unbounded),
  sequence("the ", name, " ", "kind|sort|type"),
);
const referred = sequence(
  either(sequence(" ", judging, edge, unbounded), many(" ", attendant, edge)),
  joint,
  maybe(comment, joint),
  many(open),
);
const pronoun = sequence(either("it|that|them|these|those", sequence("any|one", ahead(either(end, tail)))), edge);
const grounds = either(reason, excuse, sequence(", ", remarked));
const finishBack = sequence(tails, maybe(grounds), end);
const briefly = sequence(
  not(wants, "all |every"),
  either(teller, stated),
  some(
    not(joint),
    not(also),
    not(
      either(
        " again| back | no longer | over | instead | rather | in place ",
        sequence(" ", either(lasts, banned, "out"), edge),
        " never",
      ),
    ),
    told,
  ),
  joint,
);
const pleaded = either(
  recovered,
  sequence(
    not(strange),
    not(until(either(":", sequence(" ", arrived), joint)), either(":", sequence(" ", arrived))),
    briefly,
  ),
);
const us = matcherOf("me|us");
const spoke = sequence(
  either(
    sequence("keeps|kept", " ", either("saying", sequence("telling ", us))),
    "announced|argued|argues|claimed|claims|claim|declared|said|says|say|swears",
    sequence("tells|told|tell|taught", " ", us),
    "writes|wrote",
  ),
  edge,
);
const opined = sequence(
  "advised|advises|believes|insisted|insists|recommended|recommends|reckons|suggested|suggests|thinks",
  edge,
);
const speaker = sequence(not(either(spoke, opined, "i've|i|we've|we|whatever"), edge), name, " ");
const speakers = sequence(speaker, maybe(speaker, maybe(speaker, maybe(speaker, maybe(speaker)))));
const opining = sequence(speakers, either(opined, spoke), not(" again"));
const foreword = either(
  sequence(
    either(
      sequence("act|feel|look|seem|sound", maybe("s"), " like"),
      "add|believe|check|confirm|consider|decide|declare|deem|ensure|explain|given|guess|heard|hear|hope|imagine|know|mention|pretend|say|seems|seem|see|suggest|suppose|tell|think|turns out|write|hence|per|therefore|thus|whenever|yet",
    ),
    edge,
    not(" access| constraint| name"),
  ),
  sequence(inLy, " ", name, " is"),
);
const warping = either(
  sequence("as|to be|gets|get|got|remains|remain|seems|seem|stays|stay", " ", banned),
  sequence(not(bannedly, edge), either(inLy, hedge, "already"), " ", either(sequence("are|can|is", edge), banned)),
);
const warped = sequence(many(not(" ", warping), sequence(not(within("..,,;;::!!??")), any)), " ", warping);
const tale = either(opining, foreword, warped);
const plainNames = sequence(
  not(small),
  many(not(closed, edge), some(within("az09--")), " "),
  not(either(closed, grave, common), either(sequence("'s", edge), edge)),
  some(within("az09--")),
);
const hearsay = sequence(until(sequence(" ", spoke)), " ", spoke);
const worldly = sequence("css|dress code|firewall|first|last|leave|lint|privacy|return|security|travel", edge);
const ruled = sequence(word, many(" ", not(ruling, edge), not(small), word));
const speaking = matcherOf("bringing up|discussing|mentioning|referring to|talking about");
const bringing = either(
  speaking,
  sequence("asking", maybe(me)),
  "citing|ending with|quoting|sending me|starting with|adding",
  sequence("offering", maybe(me)),
  "calling me|giving me|including|proposing|putting|recommending|saying|showing me|suggesting|using|writing",
);
const doing = sequence(bringing, maybe(" or ", bringing));
const bareLift = either(
  "allow|permit",
  sequence("i'm ", "fine|okay|ok", " with"),
  sequence("we're ", "fine|okay|ok", " with"),
  "start allowing|use",
);
const ownLifted = sequence(maybe("my |our "), lifted);
const unbound = either(
  sequence(either(sequence(you, "'re"), sequence(you, " are")), " no longer ", "obliged|required", " to "),
  sequence("i no longer need ", you, " to "),
  sequence(you, " no longer ", "have|need", " to "),
  "it's no longer necessary to ",
);
const duty = either("add|include|mention|avoid|default to|leave out|stick to|use", sequence(speak, " in"));
const freed = either(
  sequence("i ", dont, " need you to "),
  sequence("u ", dont, " have to "),
  sequence("u ", dont, " need to "),
  sequence("you ", dont, " have to "),
  "you needn't ",
  sequence("you ", dont, " need to "),
  "there's no need to |no need to ",
  sequence("it isn't|it's not", " necessary to "),
);
const anymore = sequence(some(not(anymoreWord), any), anymoreWord);
const participle = matcherOf("banned|blacklisted|dropped|lifted|removed|ruled");
const namedLifted = sequence(
  word,
  many(not(stop), not(" ", either(participle, placing), edge), " ", next),
  maybe(relative),
);
const sole = either("only ", article);
const finishUse = sequence(tailsUse, maybe(excuse), end);
const operand = either(anythingSuch, sequence(word, many(not(stop), not(rather), " ", next), maybe(relative)));
const trades = matcherOf("ditch|drop|replace|trade");
const codeish = either("`", sequence(some(not(within("--..09  ")), any), either("-|.", within("09")), name));
const forGood = sequence("good|ever", edge);
const finish = sequence(tails, maybe(either(sequence(within(",,.."), " just don't"), excuse)), end);
const wishing = sequence(
  either("i'd rather|i would rather", sequence("i'd appreciate it|i'd prefer it", " if")),
  " ",
  you,
  " ",
);
const useHead = either(
  sequence("i only ever want|i only want|i want only", ahead(" ", not(within("09")))),
  sequence("decision made|final decision|it's decided", ":"),
  sequence(
    "always|exclusively|only ever|only",
    _,
    either(
      choose,
      offer,
      "add|choose|explain with|explain in",
      sequence("format everything ", "as|in"),
      "give|cite|include|prefer|provide",
      sequence(speak, " in"),
      "work on",
    ),
  ),
  sequence(offer, " only"),
  sequence("keep it|keep|stick", maybe(" only| strictly"), " to using| to| with"),
  "adhere to|default to using|default to",
  sequence(wishing, either("used|went with|worked in|wrote in", choose)),
  "keep using|make it a rule to use|standardize on|stay with",
);
const say = matcherOf("call it|make it|recommend|say|suggest|write");
const markedTail = sequence(gap, either(standing, scope));
const quality = sequence(
  either(
    sequence("a ", amount),
    "aggressive|baked|bland|bloated|blunt|boiled|bold|boring|canned|casual|cheesy|childish|choppy|cold|constantly|corny|cryptic|cute|daily|dense|dramatic|dry|dull|excessive|fancy|flowery|forced|forever|formal|fried|goofy|going to|gonna|greasy|harsh|heaps|heavy|hot|informal|large|lengthy|loads|long|lots|loud|massive|messy|minced|mushy|nested|nonstop|often|overboard|preachy|pushy|raw|repetitive|robotic|rude|rushed|salty|sarcastic|seldom|short|shredded|silly|sloppy|small|soggy|sour|spicy|stiff|strong|stuffy|sweet|tacky|terse|together|tons|twice|vague|verbose|weekly|whole|wordy",
  ),
  edge,
);
const substituted = sequence(word, many(not(stop), not(rather), not(" ", say, edge), " ", not(small), next));
const token = sequence(
  not(closed, edge),
  either(
    sequence(within("az"), some(within("az09++##--")), many(".", some(within("az09"))), edge),
    sequence("`", some(sequence(not(within("``")), any)), "`"),
  ),
);
const origin = matcherOf(
  "abroad|christmas|easter|home|midnight|noon|scratch|january|february|march|april|may|june|july|august|september|october|november|december",
);
const verdict = either(
  sequence(
    maybe(aside),
    either(
      sequence(" are | is |: | = | - | → ", banned),
      sequence(" are| is", " out", ahead(either(markedTail, reason))),
      sequence(" has| have", " to go", ahead(markedTail)),
      sequence("? ", maybe("absolutely |hell "), "never ever|never|absolutely not|hard no"),
      sequence(": | → ", either("hard no|never|none", sequence("skip ", pronoun))),
    ),
  ),
  sequence(
    " may| must| shall| should",
    " never| not",
    either(" appear", sequence(" be ", "included|mentioned|suggested|used")),
  ),
  sequence(" aren't| isn't", " allowed| an option"),
  " has no place| have no place",
);
const then = sequence(
  " - | so | and | but |, and |, |. |; ",
  many(either("always |instead |just |please ", sequence("start ", not("using")))),
);
const forbid = either(
  "refuse to|never again",
  sequence("never", maybe(","), " ever"),
  sequence("never", not(" mind")),
  sequence("at no point|in no case|on no account", maybe(" may you| must you| should you")),
  sequence(dont, " ever"),
  sequence(dont, " you ", "dare|ever"),
  sequence(dont, maybe(","), " under any circumstances| at any point", maybe(",")),
  sequence("under no circumstances", maybe(" ever| may you| should you")),
  sequence(you, " must not"),
  sequence(you, " must never"),
  sequence(you, " are never to"),
  sequence(you, " are not to"),
  sequence(you, " may not"),
  sequence(either(sequence(you, " are"), "you're"), " not ", "allowed|permitted", " to"),
  sequence("i don't want ", you, " to"),
  sequence("i never want ", you, " to"),
  sequence(
    either("be careful|be sure|remember|take care", sequence(wanting, " ", you), "make it a rule|make sure"),
    " never to| not to",
  ),
);
const did = matcherOf("included|mentioned|recommended|said|suggested|touched on|used|wrote");
const banHead = either(
  sequence(forbid, _, deed, maybe(me)),
  sequence(
    either("abstain from|always avoid", sequence("i ", dont, " want ", you), "quit|refrain from|stop"),
    _,
    doing,
  ),
  sequence(
    wishing,
    either(
      sequence("never ", did),
      sequence("didn't|don't|never|not", " ", deed),
      "avoided|left out|skipped",
      sequence("stopped ", doing),
    ),
  ),
  sequence("absolutely|strictly", " no"),
  sequence("include|use", " no"),
  "not a single",
  sequence("i want ", "zero"),
  "abstain from|add a rule against|always avoid",
  sequence("ban", not(" user")),
  "do without|enough with",
  sequence(
    "stop|quit",
    ahead(
      " ",
      either(
        sequence("apologi", within("sszz"), "ing"),
        "hedging|lecturing",
        sequence("morali", within("sszz"), "ing"),
        "swearing",
      ),
      edge,
    ),
  ),
  "forbid|forgo",
  sequence("i don't ever want", maybe(" to see")),
  sequence("i never want", maybe(" to see")),
  "keep clear of",
  sequence("cut it out|knock it off|quit it|stop it", " with"),
  sequence("quit|stop", " w", edge),
  "let's not use|manage without|no more|prohibit",
  sequence("put a ", maybe("permanent "), "ban on"),
  "refrain from|rule out|spare me|stay away from|steer away from|steer clear of|stop with",
);
const barred = matcherOf(
  "abstain|always|avoid|ban|blacklist|disallow|forbid|lift|necessarily|never|outlaw|prohibit|quit|refrain|rule out|stay away|steer clear|stop",
);
const banPlain = either(
  sequence(either("not to|not", dont), _, not(either("mention", sequence(barred, edge))), deed, maybe(me)),
  sequence(either("not to", dont), " use"),
  sequence("avoid", _, doing),
  "avoid|cut out|leave off|leave out|omit|skip",
);
const unhad = sequence(
  many(
    "allergy-related|current|dietary|drug|family|financial|food|further|health|hard|known|major|medical|mental|new|open|other|outstanding|past|pending|physical|previous|prior|real|recent|serious|significant|special|specific|strong|student",
    " ",
  ),
  "allergies|ailments|appointments|blockers|bookings|bugs|commitments|complications|concerns|conditions|conflicts|convictions|crashes|deadlines|debts|dependants|dependents|diagnoses|differences|disabilities|discrepancies|doubts|events|failures|findings|hobbies|illnesses|incidents|injuries|intolerances|leaks|limitations|loans|matches|medications|medicines|meds|messages|news|objections|obligations|operations|outages|pains|plans|preferences|prescriptions|regressions|relatives|replies|requirements|reservations|responses|restrictions|roommates|siblings|side effects|surgeries|symptoms|timeouts|updates|violations|vulnerabilities",
  edge,
  ahead(
    either(
      sequence(not(within("  ")), any),
      sequence(
        " ",
        either(
          "at all|at the moment|either|from me|here|right now|so far|that i know of|to report|today|yet",
          courtesy,
          thanks,
        ),
      ),
      not(any),
    ),
  ),
);
const reports = matcherOf("available|detected|found|left|missing|remaining|reported|returned|seen");
const idly = either(
  sequence(
    either(
      "big deal|can do|chance",
      sequence(
        "changes|change|errors|results|returns",
        ahead(either(sequence(not(within("  ")), any), sequence(" ", either("here", courtesy, thanks)), not(any))),
      ),
      "clue|comment",
      sequence(
        "biggie|dice|drama|hurry|joy|pressure",
        ahead(either(sequence(not(within("  ")), any), sequence(" ", either("at all", courtesy, thanks)), not(any))),
      ),
      "exceptions|excuses|hard feelings|idea|kidding|luck|need|offence|offense",
      sequence("point", not(" release")),
      sequence("problem", maybe("s")),
      "refunds|regrets|rush",
      sequence("sugar", end),
      sequence("sugar", gap, thanks),
      "sweat|sorry",
      sequence("stop", ahead(",")),
      "thanks|wait|way|wonder|worries",
    ),
    edge,
  ),
  unhad,
  sequence(some(not(reports, edge), either(quoted, name), " "), reports, closes),
);
const banDo = either(
  banPlain,
  "kill|cut|get rid of|ditch|drop|exclude|hold|lose",
  sequence("no", not(" ", idly)),
  "without",
);
const marked = sequence(many(not(standing, gap), lead), standing, gap, many(lead));
const ordered = either(
  sequence(
    either(chore, "bake|brew|cook|deploy|drink|drive|eat|fly|format|fry|grill|pay|pray|season|serve|ship|travel|wear"),
    edge,
  ),
  sequence(some(within("az")), not(rather), " ", "at|by|from|in|on|through|using|via|with", edge),
);
const judged = either("fine|okay|ok|on|welcome", sequence(some(not("ed", edge), within("az")), "ed"));
const disliked = sequence(
  either(
    sequence(
      either("i'm|we're", sequence(either("i|we|they", sequence("my |our ", name)), " ", "am|are|is")),
      " ",
      many(adverb),
      "allergic to|done with|sick of|tired of",
    ),
    sequence("i've|we've", " ", "gone off|had it with|outgrown"),
    "miss me with",
    sequence("nobody|no one", maybe(" ", either("here", sequence("in ", name, " ", name))), " ", "eats|likes|wants"),
    sequence(
      thinker,
      " ",
      many(adverb),
      either(
        sequence("can't|cannot|don't|doesn't", " ", "digest|do|drink|eat|have|like|stand|tolerate|use|want|wear"),
        sequence("boycott|despise|detest|dislike|hate|loathe", maybe("s")),
      ),
    ),
  ),
  " ",
);
const banSpeech = either(
  sequence(either("never ever|never", sequence(dont, " ever"), dont), _, speech),
  sequence("quit|stop", _, speaking),
);
const inAll = sequence(
  " into | in | to ",
  either(
    reach,
    sequence("my |our ", "dishes|food|meals|meal plan", edge),
    sequence(maybe("any |a |every |the "), output),
  ),
);
const lone = matcherOf("answer|document|email|message|plan|recipe|reply|response");
const place = either(
  sequence("our|these|the|this", " ", talk),
  sequence("our|the", " ", not(lone, edge), output),
  reach,
  "everything",
  sequence("it", edge),
);
const owned = sequence(maybe("my |our "), operand);
const calm = either(
  runOn,
  sequence(
    either(sequence(some(within("..;;!!")), " "), sequence(", ", ahead(either(teller, stated, others)))),
    not(begins),
    not(either(chore, turning), edge),
    some(not(onward), not(" ", either(passing, swerve), edge), sequence(not(within('??""\n\n')), any)),
  ),
);
const finishCalm = sequence(tails, maybe(calm), end);
const unwanted = either(
  sequence("i ", dont, " want", maybe(" to ", "have|hear about|hear|see"), maybe(" any")),
  sequence("i want|i'd like|i'd prefer", " no"),
  sequence("i'd|i would", " rather not ", "get|have|see"),
  sequence("make sure there", " are| is|'s", " no| never any| is never any"),
  sequence("i'd rather we didn't ", speech),
);
const meant = sequence(
  many(not(either(sequence(standing, gap), wish)), lead),
  either(sequence(standing, gap), wish),
  many(lead),
);
const self = sequence("my |our ", maybe(name, " "), "address|age|ex|initials|nickname|name|pronouns|surname", edge);
const manner = sequence(
  maybe(name, " "),
  either(
    "adverbs|apologies|bullet points|bullets|buzzwords|caveats|cliches|disclaimers",
    sequence("emoji", maybe("s")),
    sequence("exclamation ", "marks|points"),
    "filler|flattery|fluff|footnotes|hashtags|hedging|html|jargon|latex|markdown|profanity|metaphors|passive voice|pleasantries|preamble|puns|sarcasm|slang|small talk",
  ),
  edge,
);
const conventional = sequence(
  either(
    "casing",
    sequence("sentence|title", " case"),
    "clock|comma|tone|format|mood|narration|person|spelling|standard library|style|subjunctive|system|tense|voice",
  ),
  edge,
);
const convention = sequence(many(not(conventional, stop), word, " "), conventional);
const plural = sequence(
  not(small),
  many(not(pluralWord, either(stop, sequence(" ", small))), word, " "),
  pluralWord,
  many(not(stop), " ", next),
  maybe(relative),
);
const several = either(sequence("code comments", edge), convention, plural);
const plain = either(
  anythingSuch,
  sequence(not(small), word, many(not(stop), not(rather), " ", next), maybe(relative)),
);
const ailing = sequence(
  either(
    sequence(
      either("i'm|i am|we're", sequence("my |our ", name, " is")),
      " ",
      many(adverb),
      "allergic|celiac|coeliac|diabetic|intolerant|pregnant|vegan|vegetarian",
    ),
    sequence("i|we", " ", "can't stand|hate|loathe"),
  ),
  edge,
);
const deem = either("consider|declare|deem", sequence("keep|leave", not(" the ")), "regard|treat");
const putting = matcherOf("call|mark|want");
const named = sequence(word, many(not(stop), not(" ", participle, edge), " ", next), maybe(relative));
const demonym = matcherOf("ese|ian|ish");
const language = either(
  sequence("arabic|czech|dutch|french|german|greek|hebrew|hindi|korean|latin|mandarin|tagalog|urdu|welsh", edge),
  sequence(not(either(closed, "slavish"), edge), some(not(demonym, edge), within("az")), demonym, edge),
);
const few = sequence(not(small), word, maybe(not(stop), " ", next, maybe(not(stop), " ", next)), ahead(gap));
const away = matcherOf(
  "avoided|banned|blocked|cut|dropped|excluded|forbidden|gone|omitted|prohibited|removed|skipped|stopped",
);
const undone = sequence(many(not(" ", away, edge), sequence(not(within("..,,;;::!!??")), any)), " ", away, edge);
const decided = either(
  sequence(either(sequence(within(",,.."), " "), " - "), "always|every time|for good|forever|once and for all"),
  ", and that's final",
  sequence(", |. ", "decision made|final decision"),
  sequence(" is ", "my|our|the", " ", "final choice|final decision"),
  sequence(" is| should be", " my| our| the| your", " default"),
  " it is, decision made",
  sequence(" it is", ahead(markedTail)),
);
const exemplary = sequence(maybe("a |an |one |some "), "bad|common|famous|popular|sample|silly|typical");
const forbidding = either(
  sequence(maybe("you |we "), "can|may|must|shall|should", " never| not"),
  sequence("anti-pattern", maybe("s")),
  sequence("antipattern", maybe("s")),
  sequence("bad practice", maybe("s")),
  "banned|can't|cannot",
  sequence(maybe("common |frequent "), "mistake|pitfall", maybe("s")),
  "deprecated|disallowed|do not|forbidden|incorrect|never ever|never|not allowed|not recommended|no|old way|prohibited|rejected|shouldn't|mustn't",
);
const idleLabel = either(
  sequence(maybe(not("rule "), name, " "), some(within("09"))),
  sequence(exemplary, " "),
  sequence("rules|guidelines", " ", "like|such"),
  "exercise|fixme|hack",
  sequence("headline|prompt|question|subject|title", ahead(": ", "never |no ")),
  "wip|xxx|after|assistant|human|q|system|user|avoid|bad|before",
  forbidding,
  "don't|example|fix",
  sequence("for ", "example|instance"),
  "note|todo|until|wrong",
);
const before = either(
  open,
  sequence("all ", name, " ", maybe(not("must "), name, " "), "must "),
  sequence("you must ", not("not", edge)),
  sequence("do ", not("not", edge)),
  sequence(not(idleLabel, edge), name, maybe(" ", name), maybe(" ", name), " - |: | → "),
);
const aim = matcherOf(
  "achieve|allow|configure|enable|ensure|express|handle|hold|improve|manage|minimize|organize|parse|prevent|reduce|save|store|support|validate",
);
const usually = either(
  "default to|employ|follow|go with|leverage|only use|prefer|rely on|stick to|use only|use",
  sequence("utili", within("sszz"), "e"),
  "work on|write in",
);
const usual = either(
  sequence(
    "prefer",
    ahead(
      either(
        sequence(until(rather), rather),
        sequence(until(sequence(" to ", either("default ", not(either(begins, task, chore, aim), " ")))), not(any)),
      ),
    ),
  ),
  sequence(not("prefer"), usually),
);
const joining = matcherOf("as|at|between|by|for|from|of|on|outside|to|within|without|with");
const anew = either(
  sequence("always|don't|dont|never", " ", "avoid|import|install|prefer|use|write", edge),
  sequence("avoid", ahead(" ")),
  sequence("prefer", ahead(" ", not("header"))),
  "prohibit",
  sequence(
    "use",
    ahead(
      " ",
      not(
        either(
          sequence("case", maybe("s")),
          sequence("claim", maybe("s")),
          "client",
          sequence("code", maybe("s")),
          "hook",
          sequence("permit", maybe("s")),
          "server",
          sequence("spike", maybe("s")),
          "strict",
          joining,
          "above|after|before|during|in",
        ),
        edge,
      ),
    ),
  ),
);
const hard = either(
  sequence(either(grave, "assuming", common), edge),
  exempting,
  sequence(barring, maybe("s"), " on"),
  "if",
  saidNobody,
  "unless|until|whenever|when|where|while",
  anew,
);
const spanWord = sequence(
  not("- "),
  not(placeholder),
  not(joiner),
  not(either(hard, joining), edge),
  not(measured),
  either(
    sequence(quoted, many(wordRest)),
    sequence(within("az09##..@@$$&&<<**__//::++~~\u00c0\u024f--"), many(wordRest)),
  ),
);
const ruleTail = sequence(" - ", not(begins), not(turning, edge), some(told));
const ruleStop = either(end, sequence(either(ruleTail, trail), either(end, ruleTail, trail)));
const dated = either(
  sequence("these|this", " ", not(talk)),
  sequence(timely, maybe("'s"), edge),
  sequence("last|next", " ", units, maybe("s"), edge),
);
const joined = either(spanWord, sequence("and|or", not(" ", either(begins, task, sequence(name, " for | in "))), edge));
const span = sequence(
  spanWord,
  many(not(ruleStop), not(rather), " ", not("&"), not(adverbial), not(dated), spanWord),
  many(
    " ",
    not(adverbial),
    not(dated),
    joining,
    some(not(ruleStop), not(rather), " ", not(adverbial), not(dated), joined),
  ),
);
const ruleTails = sequence(many(ruleTail), many(tail));
const forbids = matcherOf("do not|don't|must never|must not|never|you must not");
const degreed = either(
  "better|bigger|fewer|few|half as|larger",
  sequence("less", not(either(" for", sequence(" in", end)))),
  "longer|many|most|much|shorter|simpler|smaller|some|stricter|too",
);
const pointing = either(
  unfit,
  sequence(
    either(
      "either|mine|neither|none|hers|ours|theirs|whichever|whoever|yours|above",
      sequence(barring, maybe("s"), " on"),
      "below|following|former|it|latter|longer|more|never|nothing|no|same|sparingly|that|these|this|those",
    ),
    edge,
  ),
  sequence(degreed, ahead(" ")),
  sequence("little ", not("endian")),
);
const narrowly = either("itself", sequence("its|their", " own", end), "just|merely|purely|simply|themselves");
const narrowing = sequence(many(not(narrowly, edge), either(spanWord, joining), " "), narrowly, edge);
const ruleTailsUse = sequence(many(ruleTail), many(trail));
const firmly = either("never|always|ever|again|anymore|any more|any longer|no longer|no more|permanently", standing);
const parting = either(
  sequence(within(",,..;;::!!??))\u2026\u2026"), " ", maybe("- |(")),
  sequence(" ", some("-"), " "),
  " (",
);
const closing = sequence(
  maybe(" ", "actually|anyway|at least|everyone|guys|haha|lol|please|really|sorry|thanks|then|though"),
  ahead(
    either(
      within(",,..;;::!!??))\u2026\u2026"),
      not(any),
      " - | (",
      sequence(maybe(" "), within("\u2600\u27bf\ud800\udfff")),
      " :",
    ),
  ),
);
const vouching = sequence("my |our |the ", name, " ", "insisted|insists|said so|says so", closing);
const heartfelt = either(
  "allergic|at last|deprecated|finally|house rule|i mean it",
  sequence("just ", "a habit|because|in case|saying"),
  "seriously|team decision|unmaintained|yay",
);
const own = either(
  begins,
  teller,
  stated,
  sequence(either(machine, courtesy, thanks, greeting, heartfelt, standing, scope, aftermath, "new"), edge),
  sequence(some(name, " "), motive, edge),
);
const signer = sequence(name, maybe("."), many(maybe(","), " ", name, maybe(".")));
const signing = sequence(
  either(
    sequence(maybe("with "), "love", ahead(within(",,::"))),
    sequence("best", maybe(" regards| wishes")),
    "faithfully|hugs",
    sequence(maybe("kindest|kind|warmest|warm", " "), "regards"),
    "respectfully|signed",
    sequence("sincerely", maybe(" yours")),
    "warmly|xoxo",
    sequence("yours", maybe(" ", name)),
    "cheers",
    gratitude,
  ),
  maybe(within(",,::")),
  " ",
  not("again|a|for|in|kindly|to|very", edge),
  not(own),
  signer,
  end,
);
const telltale = sequence(many(not(within("..!!??")), not(" ", arrived), any), " ", arrived);
const answered = either(medium, "contacting|reaching|writing");
const alien = either(
  sequence(parting, either(vouching, signing)),
  sequence(either(" ", within("..!!,,")), some("-"), maybe(" "), not(own), maybe("the |your "), signer, end),
  sequence(within("..!!??"), " ", maybe("- "), not(own), signer, end),
  sequence(within("..!!??"), " ", ahead(either(teller, stated, "here")), telltale),
  sequence(
    parting,
    either(
      sequence(maybe(name, " "), gotten, edge),
      sequence("it|this", " ", "came|stood|was", " ", "by|from|in|on", edge),
    ),
  ),
  sequence("thank", "s| you", " for ", many(not(answered, edge), name, " "), answered, edge),
);
const listed = sequence(" (", hedging, some(", ", hedging), ")");
const marks = either(
  sequence('"', some(sequence(not(within('""')), any)), '"'),
  sequence("`", some(sequence(not(within("``")), any)), "`"),
  listed,
);
const staying = sequence(
  " ",
  either(
    sequence("keep", not(" straight| track| up")),
    sequence("remain", maybe("s")),
    sequence("stay", maybe("s")),
    sequence("still ", "applies|apply|can't|holds|hold|stands|stand"),
  ),
  edge,
);
const letter = either(
  sequence("my dear ", not(addressed, edge), name, within(",,::!!")),
  sequence(
    "dear ",
    maybe("`"),
    not(addressed, edge),
    some(sequence(not(within(",,..;;::!!??")), any)),
    within(",,..::!!"),
  ),
);
const aloud = sequence(
  either(
    "actually|ah|and|at least|but|damn|erm|er|haha|hang on|hmm|hm|hold on|i mean|just|lol|nah|nope|no|oh|okay|ok",
    sequence("on second thought", maybe("s")),
    "only|oops|or|sorry|so|ugh|uh|um|wait|well|whoops",
  ),
  maybe(either("...", within(",,..!!\u2026\u2026"))),
  " ",
);
const asides = sequence(aloud, maybe(aloud, maybe(aloud)));
const uttered = sequence(
  "answered|begged|cried|exclaimed|muttered|ordered|replied|roared|screamed|shouted|warned|whispered|yelled",
  edge,
);
const narrator = sequence(not(uttered), speaker);
const narrated = sequence(
  narrator,
  maybe(narrator, maybe(narrator, maybe(narrator, maybe(narrator)))),
  uttered,
  many(not(either(joint, sequence(" ", "it|me|so|that|this|us|you", edge))), " ", name),
  ", |: ",
  not("so "),
);
const exampled = sequence("are|be|have|is|like|say|write", maybe(","), " ", "e.g|for example|for instance");
const telling = either(
  "once upon a time",
  sequence(exemplary, " ", "guideline|policy|prompt|rule|tip", maybe("s"), edge),
  sequence(many(not(exampled), name, " "), exampled),
);
const unsureOf = sequence(
  either(
    "could be|dunno",
    sequence("i |we ", "don't know"),
    "i dunno",
    sequence("i ", "believe|guess|hope|suppose|think|wonder"),
    "idk|i'm not sure|i am not sure",
    sequence(maybe("just "), "a suggestion|a thought|an idea"),
    "might be|not sure",
    sequence("or ", "something|whatever"),
    "unsure|we'll see|whatever|who knows",
  ),
  maybe(" about ", "it|that|this"),
  closing,
);
const soon = either(
  sequence(
    "next |this ",
    either("answer|instance|message|once|reply|round", sequence("time", not(" zone")), "turn", units),
  ),
  "right now|today|tomorrow|tonight",
);
const brief = either(
  sequence(soon, edge, not(" ", either(teller, sequence("is|was", edge)))),
  sequence(
    either(
      sequence(
        "for ",
        either(
          duration,
          "a few",
          sequence("now", not(" on")),
          "once",
          sequence("the ", "next|time being"),
          "today|tonight",
        ),
      ),
      "at the moment|over the weekend|temporarily",
      sequence("till|until", not(" further notice")),
      sequence(not(throughout), "during"),
    ),
    edge,
  ),
  sequence(
    either(
      sequence(maybe("just "), "once"),
      "atm|currently|rn|this one",
      sequence(maybe(either(sequence("on ", maybe("a ")), "starting ")), dayName, maybe("s")),
    ),
    closing,
  ),
);
const heard = sequence(
  not(vouching),
  speakers,
  either("said so|say so", sequence(spoke, maybe(" it| that| this", edge))),
  maybe(" once| yesterday"),
  closing,
);
const confided = either(
  sequence(
    "i|we",
    " ",
    "asked|begged|reminded|said to|told|warned|wrote to",
    " ",
    not("you", edge),
    name,
    maybe(" ", name, maybe(" ", name)),
    closing,
  ),
  sequence(narrator, maybe(narrator, maybe(narrator)), uttered, closing),
);
const reported = either(
  sequence(
    either(
      heard,
      "i'm told|i was told|i've been told",
      sequence("i ", "heard|hear|read", maybe(" it| so| that| this", edge), maybe(" online| once| somewhere")),
      "as the saying goes|i quote",
      sequence(either("her|his", sequence("my |our ", name), "their"), " words"),
      "end quote|unquote",
      sequence("or so ", "i |i'm |i've ", maybe("been "), either(sequence("hear", maybe("d")), "told")),
      sequence("according to ", name, maybe(" ", name), maybe(" ", name)),
    ),
    closing,
  ),
  sequence("said|says|so says|wrote|quoting|to quote|in the words of|reads the", " "),
  sequence("source", maybe("s"), ": "),
  sequence("i ", "heard|read", " ", "it|that|this", " ", "from|in|on", " "),
  sequence(
    maybe("a |famous |great |nice "),
    either(sequence("advice", closing), "quoted|quote"),
    either(" by| from| of", closing),
  ),
);
const unclear = either(sequence(not("hopefully|ideally", ", "), hedging, closing), unsureOf, brief, reported);
const no = matcherOf("nah|nope|not|no");
const unmeant = either(
  narrated,
  confided,
  unclear,
  sequence(asides, either(unclear, sequence(either("not really", no), closing))),
  sequence(not("just "), asides, "don't", closing),
);
const opinion = sequence(not(vouching), speakers, opined, closing);
const aparted = either(
  sequence(not(listed), parting, unmeant),
  sequence(", ", soon, edge),
  sequence(within(",,..;;!!??))\u2026\u2026"), " ", no, end),
  sequence(", | (", opinion),
);
const presence = either(
  sequence("at ", "church|college|home|school|the office|the table|uni|university|work", closing),
  sequence(
    "it|that|this",
    either(sequence(" applies| counts| goes| holds", " ", maybe("just |only ")), sequence("'s| is", " just | only ")),
    "for|to|when",
    " ",
    not("all|any|anything|each|ever|every|everything|good|me|the rest|us", edge),
    not(
      many(not(" too"), not(" as well"), not(" also"), sequence(not(within("..,,;;::!!??")), any)),
      " too| as well| also",
      edge,
    ),
  ),
  sequence("it|that|this", some(" ", not("only", closing), name), " only", closing),
);
const permitted = either(
  sequence("i'll|i'd|i", " ", either("accept|allow|permit", sequence("still ", "drink|eat|use"), "tolerate"), edge),
  sequence(
    maybe("a |an "),
    sequence(not(permits, edge), not("everything|it|my|our|that|the|they|this|which", edge), name, " "),
    maybe(not(either(sequence("are|can|is|remain|stay|work", maybe("s"), " "), "never |not ")), name, " "),
    either(
      sequence("are|is", " ", maybe("still |all "), either(fair, "alright|no problem|right")),
      sequence("remain|stay", maybe("s")),
      sequence("work", maybe("s"), " for me"),
      sequence("can ", "remain|stay"),
    ),
    closing,
  ),
);
const extent = sequence("as ", name, " as ", "needed|possible|practical|you can");
const venue = matcherOf(
  "android|apis|api|backend|browser|ci|cli|desktop|development|dev|docs|documentation|frontend|github|ios|ipad|iphone|javascript|linkedin|linux|macos|main|makefiles|mobile|production|prod|scripts|server|src|staging|tests|typescript|weekdays|weekends|whatsapp|windows|youtube",
);
const spared = either(
  "can have|can stay|don't count|doesn't count",
  sequence("need|require", maybe("s"), " ", "it|them|these|those"),
  sequence("stay", maybe("s"), " in"),
);
const otherName = sequence(not(spared, edge), name, " ");
const otherwise = either(
  sequence("i ", "can|do", " ", "drink|eat|have|use", edge),
  sequence(not("everybody|it|i|nobody|that|they", edge), otherName, maybe(otherName, maybe(otherName)), spared, edge),
  sequence(
    not("everybody|everyone|i|nobody|we", edge),
    name,
    maybe(" ", not("never", edge), name),
    " ",
    "need|require|use",
    maybe("s"),
    " ",
    "it|them|these|those",
    closing,
  ),
  sequence("it|that", " ", maybe("all "), "depends", edge),
);
const limit = either(
  sequence("i mean ", either(placing, sequence("if|when", edge))),
  sequence(
    maybe(aloud),
    either(
      presence,
      permitted,
      exempting,
      sequence(
        either(
          extent,
          hedge,
          "as far as",
          sequence("if|whenever|when|wherever|where", " ", "appropriate|feasible|necessary|needed|possible|practical"),
        ),
        edge,
      ),
      sequence(maybe(" "), venue, maybe(" only"), closing),
      sequence(
        maybe("my |our |the "),
        either(venue, name),
        " ",
        "aside|excepted|excluded|exempted|may|can|might",
        closing,
      ),
      sequence(
        maybe("my |our |the "),
        venue,
        " ",
        either("are|can|do|have|may|must", sequence("need", maybe("s")), "should|still", sequence("use", maybe("s"))),
        edge,
      ),
      sequence(name, " ", "for|in|on", " ", maybe("my |our |the "), venue, closing),
      sequence("at|for|in|on|with", some(" ", not("only", closing), name), " only", closing),
      sequence(
        maybe("just |only "),
        "this|these",
        maybe(" ", not(matter, edge), name),
        " ",
        matter,
        maybe(" only"),
        closing,
      ),
      sequence(ordinal, " ", name, " only", closing),
      sequence(matter, " only", closing),
      sequence("only|just", " ", either(placing, "when|if"), " "),
      sequence("you can|you may", " ", deed, edge, until(" again"), not(any)),
      otherwise,
    ),
  ),
);
const harm = either(motive, "accessibility|injection|performance|re-exports|security|size");
const cause = sequence(not(either(harm, hedge, turning, venue), edge), name, maybe(".", name), " ");
const grounding = sequence(maybe(cause), maybe(cause), harm, edge);
const bracketed = sequence(
  maybe("and |sorry, |so "),
  either(heartfelt, standing, scope, courtesy, thanks, grounding, sequence("too ", not("few|many|much"), name)),
);
const code = sequence("`", not(venue, edge), some(sequence(not(within("``")), any)), "`");
const narrow = either(
  placing,
  hedge,
  sequence("allow", maybe("s")),
  "also|as well|before|can|depends",
  sequence("drink", maybe("s")),
  sequence("eat", maybe("s")),
  "here|may|means|might",
  sequence("need", maybe("s")),
  "neither|only|optional",
  sequence("require", maybe("s")),
  "some|there",
  sequence("too", ahead(within("..!!))"))),
  "under",
  sequence("use", maybe("s")),
  sequence("want", maybe("s")),
  "where|while",
);
const instance = either(
  code,
  sequence(not(either(begins, turning, narrow, closed, venue), edge), some(sequence(not(within("  ,,(())??``")), any))),
);
const glossed = either(
  sequence(hedging, some(", ", hedging)),
  sequence(code, many(", | ", code)),
  sequence(
    "e.g|i.e",
    maybe("."),
    maybe(within(",,::")),
    " ",
    instance,
    many(either(sequence(", ", maybe("and |or ")), " "), instance),
  ),
);
const grounded = sequence(
  maybe("because |cause |since "),
  not(many(hurried), either(begins, sequence(either(chore, turning, hedge), edge))),
  either(
    whose,
    sequence("my|our|the|this|that", " ", not(venue, edge), some(not(finite), name, " "), not(narrow, edge), finite),
  ),
  many(not(also), not(" ", either(narrow, passing, swerve), edge), sequence(not(within('(())??""')), any)),
  ")",
);
const bounded = either(
  sequence(parting, limit),
  sequence(
    either(within("..,,;;"), " -"),
    " ",
    not(language, " only"),
    name,
    maybe(" ", not("only", edge), name),
    " only",
    closing,
  ),
  sequence(" (", not("never|not", " "), not(either(bracketed, glossed), many(within("..!!")), ")"), not(grounded)),
);
const inFront = either(
  sequence(
    "after|around|at|before|by|from|past|till|until",
    " ",
    either(
      sequence(some(within("09")), either("am|pm| am| pm", sequence(":", some(within("09"))))),
      "bedtime|dark|dawn|dusk|midnight|noon|sunset",
    ),
  ),
  sequence("around|in front of|near", " ", owners, name, maybe(" ", name)),
  sequence(
    "for ",
    sequence(
      sequence(not(sequence(text, "s"), edge), not("all|any|each|every|future|my|our|the|these|your", edge), name, " "),
      maybe(name, " "),
    ),
    text,
    "s",
  ),
);
const matters = either(
  sequence("comment|e-mail|email|homework|issue|message|post|problem|prompt|query|question|request|ticket", maybe("s")),
  "queries",
);
const hearing = sequence(
  "whenever|when",
  " you ",
  either(
    "address|answer|email|greet|message",
    sequence("reply|respond|speak|talk|write", maybe(" ", not("to|with"), name), " ", "to|with"),
  ),
  " ",
  not(owners, many(not(matters, edge), name, " "), matters, edge),
  owners,
  name,
);
const prohibiting = matcherOf("avoid|don't|dont|do not|must not|never|no|stop");
const onlyThese = sequence(
  "just|only",
  " ",
  not("a|an|as|because|curious|don't|fyi|in|kidding|saying|so|sayin|the|to", edge),
  name,
  closing,
);
const focused = sequence(
  "as ",
  maybe(either("a ", owners)),
  either("main|one|only", sequence("primary", not(" key")), "single|sole"),
  edge,
);
const lacking = either(
  sequence(" without ", "asking|checking", edge),
  sequence(" ", "for|to", " everything", closing),
  sequence(" ", focused),
);
const ofBefore = sequence(
  maybe(" all"),
  maybe(" of"),
  either(
    " that| this| everything i said| i said anything",
    sequence(" i said ", "it|that|this"),
    sequence(" what i ", maybe("just "), "said"),
    sequence(" my| that| the| this", maybe(" last"), " bit| message| one| part"),
    " the above",
  ),
);
const retracted = sequence(
  either(
    "never mind|nevermind|nvm|nm",
    sequence(
      "disregard|ignore|retract|reverse|revert|scratch|strike|undo|withdraw",
      maybe(either(" it| me| that last one", ofBefore)),
    ),
    sequence("cancel|delete|forget|never mind|nevermind", ofBefore),
    "forget it",
    sequence("i ", "take|took", " ", "that|it|this", " back"),
    "i take it all back",
    sequence(maybe("i'm |i am |i was "), maybe("just "), "joking|kidding|messing with you|testing"),
    "jk|j/k|psych|sike|as if",
    sequence(maybe("i'm |i am "), "not ", maybe("being "), "serious"),
    sequence(
      "that's|that was|that is|it's|it was|this is|this was",
      " ",
      maybe("just |only "),
      "a |an |my ",
      maybe("bad |silly "),
      "example|joke|lie|mistake|prank|quotation|quote|test|typo",
    ),
    sequence("what a ", maybe(name, " "), "advice|idea|joke|policy|rule"),
    sequence("i |we ", "didn't|don't|did not|do not", " mean ", "it|that|this"),
    sequence("don't ", either(sequence("do ", "it|that|this"), "listen to me|mind me")),
    sequence("my ", "bad|mistake"),
    sequence("let me ", "check|rephrase|start over|think|try again"),
    sequence("one sec", maybe("ond")),
    "sent too soon|oops|whoops",
    sequence("hold on|hang on|wait", not(", ")),
    sequence(
      "wrong ",
      maybe(name, " "),
      "account|app|bot|box|channel|chat|conversation|group|message|number|one|person|place|room|screen|server|tab|thread|window",
    ),
  ),
  closing,
);
const corrected = either(
  sequence("correction", ahead(within("::,,.."))),
  sequence(
    either(sequence("i mean", maybe("t")), "i was thinking of|i wanted to say"),
    maybe(","),
    " ",
    not(
      either(
        sequence(some(within("az")), "'", some(within("az"))),
        "all|always|any|at all|business|come on|don't",
        sequence("every", maybe(name)),
        "ever|he|how|if|in|it|i|just|look|never|nobody|none|no|not|really|seriously|she|that|they|this|we|well|what|when|who|why|you",
      ),
      edge,
    ),
  ),
);
const takingBack = either(sequence(maybe("please "), retracted), sequence(asides, retracted), corrected);
const dashes = some(within("\u2013\u2013\u2014\u2014"));
const shout = either(
  sequence("Allerg", "ies|y"),
  "Always|Avoid|Banned|Do|Ever|Follow|Forbidden|Full|It|Keep|NEVER|NO|Never|No|Please|Prefer|Prohibited|Skip|Stop|Thanks|Thank|They|Use",
);
const capitalized = sequence(
  not(shout, either(within("  ..!!"), not(any))),
  within("AZ\u00c0\u00de"),
  many(within("AZaz..''\u00c0\u024f\u2019\u2019--")),
);
const signed = sequence(
  " ",
  dashes,
  maybe(" "),
  capitalized,
  " ",
  capitalized,
  maybe(" ", capitalized),
  many(within("  ..!!")),
  not(any),
);
const regards = either(
  sequence(within("TTtt"), "hank", "s| you", many(within(",,..!!")), " ", dashes),
  sequence(within("CCcc"), "heers", many(within(",,..!!")), " ", dashes),
);
const lawful = either(sequence(standing, edge), sequence(ruling, edge), "policies|rules");
const asking = sequence(until(lawful), lawful);
const idleHeading = matcherOf(
  "backlog|changelog|changes|example|faq|getting started|history|how to|idea|installation|next step|open question|quote|reminder|roadmap|setup|to do|todo",
);
const notLetter = many(sequence(not(within("az")), any));

const parseClearState = production(
  [many(plea), either("clear state", sequence(clears, _, whole), sequence(wants, whole, " ", gone)), finishPlain],
  () => ({ kind: "clear_state" as const }),
);

const parseResetPolicies = production(
  [
    many(plea),
    either(
      "reset policies",
      sequence(either(clears, lifts), _, rules, maybe(" now")),
      sequence(either(sequence("reset ", maybe("all of |all ")), "remove all "), "your rules"),
      sequence(wants, rules, " ", gone),
      sequence(
        "all of |all |none of ",
        maybe("my |the "),
        "rules",
        either(sequence(" apply", anymoreWord), sequence(" are hereby ", gone)),
      ),
      sequence(
        "all of |all ",
        "my rules",
        " are | can be ",
        either(gone, sequence("thrown ", "away|out")),
        maybe(" now"),
      ),
    ),
    finishPlain,
  ],
  () => ({ kind: "reset_policies" as const }),
);

const parseClearPremise = production(
  [
    either(
      sequence(
        many(plea),
        either(
          sequence(
            clears,
            " ",
            maybe("just |only "),
            premise,
            maybe(" now"),
            maybe(" but|, but", " keep| leave", " ", rules, maybe(" alone| as they are")),
          ),
          sequence(wants, premise, " ", gone),
        ),
      ),
      sequence(
        many(open),
        premise,
        either(
          " can go| is gone",
          sequence(" is obsolete| is outdated| no longer applies| no longer holds", joint, many(polite), clears, " it"),
        ),
      ),
      sequence("i |we ", dont, " need ", premise, anymoreWord, joint, many(polite), clears, " it"),
    ),
    finishPlain,
  ],
  () => ({ kind: "clear_premise" as const }),
);

const parseChangePremise = production([many(plea), changing, news, maybe(courteous), end], (field) => ({
  kind: "change_premise" as const,
  value: field(2),
}));

const parseSetPremise = production(
  [many(lead), setting, not(fleeting, edge), news, maybe(courteous), end],
  (field) => ({ kind: "set_premise" as const, value: field(3) }),
);

const parseNotePremise = production(
  [many(lead), noting, not(fleeting), ahead(lasting), clause, maybe(courteous), end],
  (field) => ({ kind: "note_premise" as const, value: field(4) }),
);

const parseNotedPremise = production(
  [
    many(open),
    maybe("important: |fyi: "),
    ahead(lasting),
    behind,
    some(within(",,..;;!!")),
    " ",
    many("so |please |and "),
    either(
      sequence("keep ", "it|that|this", " in mind"),
      sequence("remember|note", " ", "that|this"),
      sequence(dont, " forget ", "it|that|this"),
      sequence("bear ", "it|that|this", " in mind"),
    ),
    maybe(courteous),
    end,
  ],
  (field) => ({ kind: "noted_premise" as const, value: field(3) }),
);

const parseLiftRule = production(
  [
    many(plea),
    either(
      "take the ban off ",
      sequence(
        either(lifts, "ignore|never mind|nevermind"),
        _,
        either(
          sequence(
            "my |our |that |the ",
            maybe("earlier |old "),
            ruling,
            either(about, sequence(" that ", "bans |forbids |says no ")),
          ),
          sequence("what i said about ", maybe(either("avoiding ", sequence(maybe("only "), "using ")))),
          sequence("policy ", maybe("on ")),
        ),
      ),
    ),
    maybe(either("no ", article)),
    lifted,
    maybe(" being ", banned),
    finishLift,
  ],
  (field) => ({ kind: "lift_rule" as const, item: field(3) }),
);

const parseLiftReferred = production(
  [
    many(open),
    either(liked, mentioned),
    maybe(article),
    thing,
    referred,
    either(
      sequence(permits, _, deed, _, pronoun, " again"),
      sequence("quit|stop", " avoiding ", pronoun),
      sequence("it's|they're", " ", "allowed|fine|okay|ok", " again"),
    ),
    finishBack,
  ],
  (field) => ({ kind: "lift_referred" as const, item: field(3) }),
);

const parseLiftShort = production(
  [
    maybe(many(open), pleaded),
    many(plea),
    not(tale),
    plainNames,
    "'s ",
    either(
      "allowed again",
      sequence("back on the ", "menu|table"),
      sequence("back in", end),
      "fine again|okay again|ok again",
    ),
    not(hearsay),
    finishBack,
  ],
  (field) => ({ kind: "lift_short" as const, item: field(3) }),
);

const parseLiftAvoided = production(
  [
    many(plea),
    either("no longer avoid ", sequence("no more need|there's no more need|no longer any need", " to avoid ")),
    maybe(article),
    lifted,
    finishLift,
  ],
  (field) => ({ kind: "lift_avoided" as const, item: field(3) }),
);

const parseLiftCompound = production(
  [
    many(plea),
    either(lifts, "stop with|i no longer need|never mind|nevermind"),
    _,
    "my |our |the ",
    not(worldly),
    maybe("no |no-"),
    ruled,
    " ",
    ruling,
    finishLift,
  ],
  (field) => ({ kind: "lift_compound" as const, item: field(6) }),
);

const parseLiftPermit = production(
  [
    many(plea),
    either(
      sequence(permits, _, either(sequence("go back to ", doing), doing, deed, "have|eat|cook with|put|drink")),
      bareLift,
    ),
    _,
    maybe(article),
    ownLifted,
    " again",
    finishBack,
  ],
  (field) => ({ kind: "lift_permit" as const, item: field(4) }),
);

const parseLiftStop = production(
  [
    many(plea),
    freely,
    "quit|stop",
    " avoiding | leaving out | skipping ",
    maybe(article),
    lifted,
    maybe(" now"),
    finishLift,
  ],
  (field) => ({ kind: "lift_stop" as const, item: field(5) }),
);

const parseLiftDuty = production(
  [
    many(plea),
    either(sequence(unbound, duty), sequence(freed, duty, ahead(anymore))),
    _,
    maybe(article),
    lifted,
    maybe(" any longer| any more| anymore"),
    tails,
    end,
  ],
  (field) => ({ kind: "lift_duty" as const, item: field(4) }),
);

const parseLiftVerdict = production(
  [
    maybe(many(open), pleaded),
    many(plea),
    not(tale),
    maybe(article),
    lifted,
    " = | are | is | can be ",
    either(
      sequence("allowed|fine|included|okay|ok|welcome|permitted|suggested|used", " again"),
      sequence("back on the ", "menu|table"),
      sequence(
        "no longer ",
        either("banned|forbidden", sequence("off", within("  --"), "limits"), "prohibited|required"),
      ),
    ),
    not(hearsay),
    finishBack,
  ],
  (field) => ({ kind: "lift_verdict" as const, item: field(4) }),
);

const parseLiftBan = production(
  [
    many(plea),
    either(
      sequence("my |our |the |your ", ruling, about, maybe(article)),
      "consider the ban on ",
      sequence(wants, "the ban on "),
    ),
    namedLifted,
    either(sequence(" is ", maybe("hereby "), "dropped|lifted|over"), " can go| lifted| no longer applies"),
    not(hearsay),
    tails,
    end,
  ],
  (field) => ({ kind: "lift_ban" as const, item: field(2) }),
);

const parseLiftOver = production(
  [
    many(plea),
    "my |our |the ",
    not(worldly),
    maybe("no |no-"),
    ruled,
    " ",
    ruling,
    " is history| is lifted| is over| no longer applies",
    not(hearsay),
    tails,
    end,
  ],
  (field) => ({ kind: "lift_over" as const, item: field(4) }),
);

const parseSwapOut = production(
  [
    many(lead),
    maybe("always "),
    "replace|substitute",
    _,
    maybe("the word "),
    maybe(article),
    thing,
    " by | with ",
    maybe(sole),
    thing,
    finishUse,
  ],
  (field) => ({ kind: "swap_out" as const, old_item: field(6), new_item: field(9) }),
);

const parseSwapPair = production(
  [
    many(lead),
    maybe("always "),
    either("swap out", sequence("swap", not(" in"))),
    _,
    maybe(article),
    thing,
    " out for | for ",
    maybe(sole),
    operand,
    finishUse,
  ],
  (field) => ({ kind: "swap_pair" as const, old_item: field(5), new_item: field(8) }),
);

const parseSwapFavor = production(
  [
    many(lead),
    "ditch|drop|swap",
    _,
    maybe(article),
    thing,
    " in favor of | in favour of ",
    maybe(sole),
    operand,
    finishUse,
  ],
  (field) => ({ kind: "swap_favor" as const, old_item: field(4), new_item: field(7) }),
);

const parseSwapTraded = production(
  [
    either(
      sequence(some(lead), trades),
      sequence(ahead(either(sequence("trade ", codeish), sequence(trades, " ", codeish))), trades),
    ),
    _,
    maybe(article),
    thing,
    " for ",
    maybe(sole),
    not(forGood),
    operand,
    finishUse,
  ],
  (field) => ({ kind: "swap_traded" as const, old_item: field(3), new_item: field(7) }),
);

const parseSwapTrading = production(
  [
    many(lead),
    trades,
    _,
    maybe(article),
    thing,
    " for ",
    maybe(sole),
    not(forGood),
    operand,
    ahead(either(sequence(gap, either(standing, scope, courtesy)), excuse)),
    finish,
  ],
  (field) => ({ kind: "swap_trading" as const, old_item: field(4), new_item: field(8) }),
);

const parseSwapIn = production(
  [many(lead), "substitute|swap in", _, maybe(sole), thing, " for ", maybe(article), operand, tails, end],
  (field) => ({ kind: "swap_in" as const, new_item: field(4), old_item: field(7) }),
);

const parseSwapUse = production(
  [
    many(lead),
    maybe("always |only "),
    either(useHead, choose, offer, prefer, "address me as|call me|refer to me as", say),
    _,
    maybe(sole),
    not("with", edge),
    operand,
    maybe(markedTail),
    not(maybe(","), " but not ", quality, closes),
    contrasted,
    maybe(article),
    operand,
    finish,
  ],
  (field) => ({ kind: "swap_use" as const, new_item: field(6), old_item: field(11) }),
);

const parseSwapFront = production(
  [
    many(lead),
    "in place of |instead of |rather than ",
    maybe("using "),
    maybe(article),
    substituted,
    ", | ",
    many(lead),
    maybe("always "),
    either(choose, offer, say),
    _,
    maybe(sole),
    operand,
    tailsUse,
    end,
  ],
  (field) => ({ kind: "swap_front" as const, old_item: field(4), new_item: field(11) }),
);

const parseSwapMove = production(
  [
    many(lead),
    "change|migrate|move|switch over|switch",
    " from ",
    not(small),
    thing,
    " to ",
    not(small),
    thing,
    tailsUse,
    end,
  ],
  (field) => ({ kind: "swap_move" as const, old_item: field(4), new_item: field(7) }),
);

const parseSwapTo = production(
  [
    many(lead),
    "migrate|switch over|switch",
    " to ",
    not(small),
    token,
    " from ",
    not(either(small, sequence(origin, edge))),
    token,
    tailsUse,
    end,
  ],
  (field) => ({ kind: "swap_to" as const, new_item: field(4), old_item: field(7) }),
);

const parseSwapVerdict = production(
  [
    many(open),
    not(either(small, tale)),
    operand,
    either(verdict, sequence(" are| is", " ", "dead|deprecated|obsolete|outdated|out")),
    then,
    choose,
    _,
    maybe(sole),
    operand,
    maybe(" instead"),
    tailsUse,
    end,
  ],
  (field) => ({ kind: "swap_verdict" as const, old_item: field(2), new_item: field(8) }),
);

const parseSwapRather = production(
  [
    many(lead),
    "i'd rather |i would rather ",
    either("have|see|get", sequence("you ", "gave me|used|wrote|said|suggested")),
    _,
    maybe(sole),
    thing,
    " than ",
    maybe(article),
    operand,
    finish,
  ],
  (field) => ({ kind: "swap_rather" as const, new_item: field(5), old_item: field(8) }),
);

const parseSwapBan = production(
  [
    many(lead),
    either(
      sequence(forbid, " use"),
      sequence(either("never", dont), _, "recommend|say|suggest|use"),
      sequence("quit|stop", _, "saying|using|writing in"),
    ),
    _,
    maybe(article),
    operand,
    maybe(" ", either(lasts, scope)),
    then,
    either(useHead, choose, sequence(not("write ", article), say)),
    _,
    maybe(sole),
    not(small),
    operand,
    maybe(" instead"),
    tailsUse,
    end,
  ],
  (field) => ({ kind: "swap_ban" as const, old_item: field(4), new_item: field(11) }),
);

const parseSwapInstead = production(
  [
    many(lead),
    either(banHead, banDo),
    _,
    maybe(article),
    operand,
    maybe(markedTail),
    either(then, ". "),
    maybe(either(choose, say), _),
    maybe(sole),
    operand,
    " instead",
    tails,
    end,
  ],
  (field) => ({ kind: "swap_instead" as const, old_item: field(4), new_item: field(9) }),
);

const parseSwapDrop = production(
  [
    many(lead),
    "ditch|drop|forget about|forget|lose|scrap",
    _,
    maybe(article),
    ruled,
    then,
    either(choose, prefer),
    _,
    maybe(sole),
    operand,
    tailsUse,
    end,
  ],
  (field) => ({ kind: "swap_drop" as const, old_item: field(4), new_item: field(9) }),
);

const parseSwapTokens = production(
  [
    many(lead),
    either(banHead, banDo, sequence("never", ahead(" ", codeish))),
    _,
    maybe(article),
    word,
    then,
    either("always", choose),
    _,
    maybe(sole),
    word,
    tailsUse,
    end,
  ],
  (field) => ({ kind: "swap_tokens" as const, old_item: field(4), new_item: field(9) }),
);

const parseSwapOutIn = production(
  [
    many(lead),
    maybe("out with "),
    maybe(article),
    thing,
    either(
      ", in with ",
      sequence(
        either(sequence(" is| are", " out", ", | and "), sequence(" out, ", ahead(told, " in", end))),
        not(standing, edge),
      ),
    ),
    maybe(sole),
    operand,
    maybe(maybe(" is| are"), " in"),
    tailsUse,
    end,
  ],
  (field) => ({ kind: "swap_out_in" as const, old_item: field(3), new_item: field(6) }),
);

const parseSwapMarked = production(
  [
    marked,
    maybe(either("it's |its |it is ", wants)),
    maybe(sole),
    not(ordered),
    operand,
    rather,
    maybe(article),
    operand,
    tails,
    end,
  ],
  (field) => ({ kind: "swap_marked" as const, new_item: field(4), old_item: field(7) }),
);

const parseSwapTailed = production(
  [
    maybe(many(open), briefly),
    many(lead),
    not(foreword),
    maybe(sole),
    not(ordered),
    operand,
    rather,
    maybe(article),
    operand,
    gap,
    either(courtesy, scope, standing),
    finish,
  ],
  (field) => ({ kind: "swap_tailed" as const, new_item: field(5), old_item: field(8) }),
);

const parseSwapNot = production(
  [many(polite), token, " not ", not(either(unnamed, sequence(judged, end))), token, end],
  (field) => ({ kind: "swap_not" as const, new_item: field(1), old_item: field(4) }),
);

const parseSwapWanted = production(
  [many(lead), wants, maybe(sole), operand, rather, maybe(article), operand, markedTail, tails, end],
  (field) => ({ kind: "swap_wanted" as const, new_item: field(3), old_item: field(6) }),
);

const parseSwapNoted = production(
  [
    many(lead),
    maybe(either(useHead, choose, prefer), _),
    maybe(sole),
    token,
    " (",
    "never |not ",
    not(unnamed),
    token,
    many(within("!!..")),
    ")",
    tails,
    end,
  ],
  (field) => ({ kind: "swap_noted" as const, new_item: field(3), old_item: field(7) }),
);

const parseBanReferred = production(
  [
    many(open),
    either(disliked, mentioned),
    maybe(article),
    thing,
    referred,
    either(
      sequence(
        either(banHead, banSpeech, banDo),
        _,
        pronoun,
        maybe(either(" again", sequence(inAll, maybe(" for ", "me|us")))),
      ),
      sequence("keep|leave", _, pronoun, " out", maybe(" of ", place)),
    ),
    tails,
    end,
  ],
  (field) => ({ kind: "ban_referred" as const, item: field(3) }),
);

const parseBanPut = production(
  [
    many(lead),
    either(sequence(either(forbid, dont), _, "add|include|put"), sequence("quit|stop", _, "adding|including|putting")),
    _,
    maybe(article),
    thing,
    inAll,
    finish,
  ],
  (field) => ({ kind: "ban_put" as const, item: field(4) }),
);

const parseBanHead = production([many(lead), banHead, _, maybe(article), operand, finish], (field) => ({
  kind: "ban_head" as const,
  item: field(4),
}));

const parseBanOut = production(
  [
    many(lead),
    "cut|delete|drop|keep|leave|remove|strike",
    _,
    maybe(article),
    owned,
    either(sequence(" out of ", place), " out", sequence(" from your ", "speech|vocabulary")),
    finishCalm,
  ],
  (field) => ({ kind: "ban_out" as const, item: field(4) }),
);

const parseBanMarked = production(
  [
    either(
      sequence(marked, unwanted),
      sequence(meant, banDo),
      sequence(
        many(lead),
        either(banSpeech, sequence(wishing, "didn't mention|never mentioned"), sequence(banHead, ahead(_, self))),
      ),
    ),
    _,
    maybe(article),
    owned,
    finish,
  ],
  (field) => ({ kind: "ban_marked" as const, item: field(3) }),
);

const parseBanTailed = production([many(lead), banDo, _, maybe(article), owned, markedTail, finish], (field) => ({
  kind: "ban_tailed" as const,
  item: field(4),
}));

const parseBanSaid = production(
  [many(lead), dont, _, "suggest|recommend|propose|offer|cite|quote", maybe(me), _, maybe(article), owned, finishCalm],
  (field) => ({ kind: "ban_said" as const, item: field(7) }),
);

const parseBanPlain = production(
  [
    many(lead),
    either(
      sequence(banDo, _, maybe("the "), ahead(manner)),
      sequence(banPlain, _, maybe(either("any ", sequence("the ", either(naming, ahead(several)))))),
      sequence("no ", not(idly), ahead(several)),
    ),
    plain,
    finishCalm,
  ],
  (field) => ({ kind: "ban_plain" as const, item: field(2) }),
);

const parseBanPolite = production(
  [many(not(polite), lead), polite, "no", _, not(idly), plain, finishCalm],
  (field) => ({ kind: "ban_polite" as const, item: field(5) }),
);

const parseBanNo = production(
  [
    many(lead),
    "no",
    _,
    not(idly),
    plain,
    either(
      sequence(gap, either(because, courtesy, thanks), edge, tails),
      sequence(within(",,..;;"), " ", ailing, many(told)),
    ),
    end,
  ],
  (field) => ({ kind: "ban_no" as const, item: field(4) }),
);

const parseBanNothing = production(
  [
    many(lead),
    "nothing ",
    "about|containing|involving|that contains|that has|with",
    _,
    operand,
    maybe(gap, aftermath),
    gap,
    either(courtesy, scope, standing),
    tails,
    end,
  ],
  (field) => ({ kind: "ban_nothing" as const, item: field(4) }),
);

const parseBanWanted = production(
  [many(lead), unwanted, _, operand, gap, either(standing, scope, sequence("from ", you)), tails, end],
  (field) => ({ kind: "ban_wanted" as const, item: field(3) }),
);

const parseBanDeemed = production(
  [
    many(lead),
    either(sequence(deem, _), not(either(tale, sequence(either(orders, chore, putting), edge)))),
    maybe(article),
    not(small),
    named,
    " as | to be | ",
    banned,
    finish,
  ],
  (field) => ({ kind: "ban_deemed" as const, item: field(4) }),
);

const parseBanVerdict = production(
  [
    maybe(many(open), briefly),
    many(lead),
    not(tale),
    maybe(article),
    not(small),
    named,
    verdict,
    maybe(" here"),
    finish,
  ],
  (field) => ({ kind: "ban_verdict" as const, item: field(5) }),
);

const parseUseReferred = production(
  [
    many(open),
    either(liked, mentioned),
    maybe(article),
    thing,
    referred,
    either(useHead, choose, prefer),
    _,
    pronoun,
    tailsUse,
    end,
  ],
  (field) => ({ kind: "use_referred" as const, item: field(3) }),
);

const parseUseHead = production([many(lead), useHead, _, maybe(sole), owned, finishUse], (field) => ({
  kind: "use_head" as const,
  item: field(4),
}));

const parseUseDefault = production(
  [
    many(lead),
    "make|set|treat",
    _,
    maybe(sole),
    operand,
    either(sequence(" as ", maybe("the |your "), "default"), " the default| your default"),
    finishUse,
  ],
  (field) => ({ kind: "use_default" as const, item: field(4) }),
);

const parseUseMarked = production(
  [
    either(
      sequence(marked, offer),
      sequence(meant, either(choose, prefer)),
      sequence(many(lead), choose, ahead(_, self)),
    ),
    _,
    maybe(sole),
    owned,
    finishUse,
  ],
  (field) => ({ kind: "use_marked" as const, item: field(3) }),
);

const parseUseTailed = production(
  [
    many(lead),
    either(choose, prefer, offer),
    _,
    maybe(sole),
    owned,
    either(markedTail, " and nothing else"),
    finishUse,
  ],
  (field) => ({ kind: "use_tailed" as const, item: field(4) }),
);

const parseUsePlain = production(
  [
    many(lead),
    choose,
    _,
    maybe(
      either(
        sequence("the ", either(naming, ahead(convention))),
        sequence("an |a ", ahead(name, " ", "register|tone|voice", edge)),
      ),
    ),
    plain,
    tailsUse,
    end,
  ],
  (field) => ({ kind: "use_plain" as const, item: field(4) }),
);

const parseUseStyle = production(
  [many(lead), not(begins), convention, either(" only", markedTail), finishUse],
  (field) => ({ kind: "use_style" as const, item: field(2) }),
);

const parseUseOnly = production(
  [
    maybe(many(open), briefly),
    many(lead),
    not(either(foreword, begins, task)),
    plain,
    " only",
    either(sequence(gap, either(alone, aftermath, courtesy, thanks), edge), markedTail, ahead(excuse)),
    finishUse,
  ],
  (field) => ({ kind: "use_only" as const, item: field(3) }),
);

const parseUseSolely = production(
  [
    many(lead),
    "only ",
    plain,
    gap,
    maybe(either(alone, aftermath), edge, gap),
    either(sequence(courtesy, edge), standing),
    finishUse,
  ],
  (field) => ({ kind: "use_solely" as const, item: field(2) }),
);

const parseUseAlways = production(
  [
    many(lead),
    "always ",
    token,
    either(
      sequence(gap, either(courtesy, scope), edge),
      warrant,
      sequence(ahead("."), end),
      sequence(ahead(end), not("!")),
    ),
    tailsUse,
    end,
  ],
  (field) => ({ kind: "use_always" as const, item: field(2) }),
);

const parseUseTongue = production(
  [many(lead), "in ", language, maybe(gap, courtesy, edge), gap, standing, tailsUse, end],
  (field) => ({ kind: "use_tongue" as const, item: field(2) }),
);

const parseUseBare = production(
  [
    maybe(many(open), briefly),
    many(lead),
    not(either(foreword, begins, task)),
    not(name, " ", "hate|like|live|love|need|want", maybe("s"), edge),
    few,
    gap,
    maybe(either(alone, aftermath, courtesy), edge, gap),
    lasts,
    edge,
    finishUse,
  ],
  (field) => ({ kind: "use_bare" as const, item: field(4) }),
);

const parseUseWanted = production(
  [many(lead), wants, maybe(sole), not(undone), operand, gap, standing, tailsUse, end],
  (field) => ({ kind: "use_wanted" as const, item: field(4) }),
);

const parseUseDecided = production(
  [many(lead), not(foreword), operand, maybe(gap, throughout), decided, tailsUse, end],
  (field) => ({ kind: "use_decided" as const, item: field(2) }),
);

const parseUseSettled = production([many(open), operand, " it is", tailsUse, end], (field) => ({
  kind: "use_settled" as const,
  item: field(1),
}));

const parseUseSpoken = production(
  [
    many(lead),
    either(sequence(maybe(either(wanting, "do|keep|say|write"), " "), "everything"), "communicate|speak|talk"),
    maybe(" to me| with me"),
    " in | ",
    language,
    tailsUse,
    end,
  ],
  (field) => ({ kind: "use_spoken" as const, item: field(4) }),
);

const parseUseAnswers = production(
  [
    many(lead),
    either(
      sequence(
        maybe(either(wants, "give me |make |write ")),
        "all |every ",
        many("my |of |the |your "),
        either(output, "measurements|dates|prices"),
        edge,
      ),
      sequence(wants, either(sequence("all |every ", name), sequence("the |your ", output, " always"))),
    ),
    maybe(" must be| should be| to be| always"),
    " in ",
    maybe(sole),
    operand,
    tailsUse,
    end,
  ],
  (field) => ({ kind: "use_answers" as const, item: field(5) }),
);

const parseRuleNot = production(
  [token, maybe(",| -"), " ", "never|not", " ", not(either(unnamed, sequence(judged, end))), token, end],
  (field) => ({ kind: "rule_not" as const, new_item: field(0), old_item: field(6) }),
);

const parseRuleSwap = production(
  [
    many(before),
    maybe("always "),
    usual,
    _,
    maybe(sole),
    not(unfit),
    span,
    rather,
    maybe(article),
    not(unfit),
    span,
    ruleTails,
    end,
  ],
  (field) => ({ kind: "rule_swap" as const, new_item: field(6), old_item: field(10) }),
);

const parseRuleOut = production(
  [
    many(before),
    "never ",
    maybe("use "),
    maybe(article),
    operand,
    ", always ",
    either("use ", not(ordered)),
    maybe(sole),
    operand,
    end,
  ],
  (field) => ({ kind: "rule_out" as const, old_item: field(4), new_item: field(8) }),
);

const parseRuleBan = production(
  [
    many(before),
    either(
      sequence(
        either(forbids, forbid),
        _,
        either(
          deed,
          sequence("give", not(" ", "away|in|out|up")),
          "import|install",
          sequence("leave", not(" the | out")),
          "run|show",
        ),
      ),
      sequence(forbids, ahead(" `")),
      sequence("absolutely|strictly", " no"),
      unwanted,
      "avoid using|avoid|cut out|leave out",
      sequence("no", not(" ", idly)),
      "omit|skip|stay away from|zero",
    ),
    _,
    maybe(article),
    not(pointing),
    not(narrowing),
    span,
    ruleTails,
    end,
  ],
  (field) => ({ kind: "rule_ban" as const, item: field(6) }),
);

const parseRuleNever = production([maybe(article), operand, ": ", "don't|never|no", end], (field) => ({
  kind: "rule_never" as const,
  item: field(1),
}));

const parseRuleUse = production(
  [many(before), maybe("always "), usual, _, maybe(sole), not(pointing), span, ruleTailsUse, end],
  (field) => ({ kind: "rule_use" as const, item: field(6) }),
);

const parseRuleOnly = production(
  [many(before), not(either(foreword, begins, task)), not(some(within("az")), " only"), plain, " only", tails, end],
  (field) => ({ kind: "rule_only" as const, item: field(3) }),
);

const parseRuleSpoken = production([many(before), speak, " in ", language, tails, end], (field) => ({
  kind: "rule_spoken" as const,
  item: field(3),
}));

const parseRuleStyle = production(
  [many(before), not(begins), not(task), plain, maybe(gap, scope), within(",,.."), markedTail, tails, end],
  (field) => ({ kind: "rule_style" as const, item: field(3) }),
);

const parseAside = production([many(lead), either(greeting, thanks, sequence(not(wants), said)), end], () => ({
  kind: "aside" as const,
}));

const parseBesides = production([remarked, end], () => ({ kind: "besides" as const }));

const parseFirm = production([until(sequence(firmly, edge)), firmly, edge, rest], () => ({ kind: "firm" as const }));

const parsePasted = production(
  [
    either(
      sequence(maybe(not("team"), greeting, gap), "team", either(within(",,..!!::"), " -")),
      sequence(many(not(alien), either(marks, any)), alien),
    ),
    rest,
  ],
  () => ({ kind: "pasted" as const }),
);

const parseKept = production([until(staying), staying, rest], () => ({ kind: "kept" as const }));

const parseHomely = production(
  [
    many(plea),
    either(
      greeting,
      thanks,
      courtesy,
      sequence(
        not(until(sequence(" ", arrived)), " ", arrived),
        maybe("guess what", gap),
        either("i'm|i've|i|my|our|sorry|we're|we've|we", sequence(maybe("the "), premise)),
        " ",
        some(sequence(not(within("??::")), any)),
      ),
    ),
    end,
  ],
  () => ({ kind: "homely" as const }),
);

const parseDoubted = production(
  [
    either(
      sequence(maybe(greeting, gap), letter),
      sequence(maybe(asides), either(narrated, telling, sequence(hedging, edge), unsureOf, brief)),
      sequence(heard, ":"),
      sequence(many(not(aparted), either(marks, any)), aparted),
    ),
    rest,
  ],
  () => ({ kind: "doubted" as const }),
);

const parseBounded = production(
  [
    either(
      sequence(many(not(bounded), either(marks, any)), bounded),
      sequence(maybe(asides), either(sequence(either(extent, hedge), within(",,::")), sequence(inFront, ","))),
      sequence(until(sequence(" ", hearing)), " ", hearing),
      hearing,
      sequence(
        until(sequence(prohibiting, edge)),
        prohibiting,
        edge,
        until(sequence(parting, onlyThese)),
        parting,
        onlyThese,
      ),
      sequence(
        until(sequence(prohibiting, edge)),
        prohibiting,
        edge,
        many(not(lacking), sequence(not(within("..,,;;::!!??")), any)),
        lacking,
      ),
    ),
    rest,
  ],
  () => ({ kind: "bounded" as const }),
);

const parseRetracted = production(
  [many(not(parting, takingBack), either(marks, any)), parting, takingBack, rest],
  () => ({ kind: "retracted" as const }),
);

const parseSigned = production([many(not(signed), either(regards, any)), signed], () => ({ kind: "signed" as const }));

const parseRequest = production(
  [
    ahead(asking),
    until("could |would "),
    "could |would ",
    you,
    " ",
    "kindly |please ",
    some(sequence(not(within("??")), any)),
    "?",
    end,
  ],
  () => ({ kind: "request" as const }),
);

const parsePleasantry = production(
  [
    many(lead),
    either(sequence("how are you", maybe(" doing| today")), "how's it going|quick question|what's up|you know what"),
    "?",
    end,
  ],
  () => ({ kind: "pleasantry" as const }),
);

const parseNoRules = production(
  [until(sequence(sequence(idleHeading, maybe("s"), maybe(":")), edge)), idleHeading, maybe("s"), edge, rest],
  () => ({ kind: "no_rules" as const }),
);

const parseOnlyBans = production(
  [
    notLetter,
    sequence(
      either(
        "bad|wrong|incorrect|avoid|never",
        sequence("anti", maybe("-"), "pattern", maybe("s")),
        sequence("don't", maybe("s")),
        "dont|do not|must not|forbidden|prohibited|not allowed",
        sequence("off", within("  --"), "limits"),
        sequence("things|what", " not to do| to avoid"),
      ),
      edge,
    ),
    rest,
  ],
  () => ({ kind: "only_bans" as const }),
);

const parseNarrowed = production(
  [
    notLetter,
    sequence(
      "if|unless|until|whenever|when|while|once|before|after|instead of|only for|only in|e.g|for instance|suppose",
      edge,
    ),
    rest,
  ],
  () => ({ kind: "narrowed" as const }),
);

/** Parses a whole text by the rule `sweep`. */
export const parseSweep = oneOf<Sweep>(
  parseClearState,
  parseResetPolicies,
  parseClearPremise,
  parseChangePremise,
  parseSetPremise,
);

/** Parses a whole text by the rule `note`. */
export const parseNote = oneOf<Note>(parseNotePremise, parseNotedPremise);

/** Parses a whole text by the rule `lift`. */
export const parseLift = oneOf<Lift>(parseLiftRule, parseLiftReferred, parseLiftShort, parseLiftAvoided);

/** Parses a whole text by the rule `release`. */
export const parseRelease = oneOf<Release>(
  parseLiftCompound,
  parseLiftPermit,
  parseLiftStop,
  parseLiftDuty,
  parseLiftVerdict,
  parseLiftBan,
  parseLiftOver,
);

/** Parses a whole text by the rule `swap`. */
export const parseSwap = oneOf<Swap>(parseSwapOut, parseSwapPair, parseSwapFavor, parseSwapTraded, parseSwapTrading);

/** Parses a whole text by the rule `exchange`. */
export const parseExchange = oneOf<Exchange>(parseSwapIn, parseSwapUse, parseSwapFront, parseSwapMove, parseSwapTo);

/** Parses a whole text by the rule `contrast`. */
export const parseContrast = oneOf<Contrast>(
  parseSwapVerdict,
  parseSwapRather,
  parseSwapBan,
  parseSwapInstead,
  parseSwapDrop,
);

/** Parses a whole text by the rule `rivals`. */
export const parseRivals = oneOf<Rivals>(
  parseSwapTokens,
  parseSwapOutIn,
  parseSwapMarked,
  parseSwapTailed,
  parseSwapNot,
  parseSwapWanted,
  parseSwapNoted,
);

/** Parses a whole text by the rule `ban`. */
export const parseBan = oneOf<Ban>(parseBanReferred, parseBanPut, parseBanHead, parseBanOut, parseBanMarked);

/** Parses a whole text by the rule `refusal`. */
export const parseRefusal = oneOf<Refusal>(parseBanTailed, parseBanSaid, parseBanPlain);

/** Parses a whole text by the rule `verdicts`. */
export const parseVerdicts = oneOf<Verdicts>(
  parseBanPolite,
  parseBanNo,
  parseBanNothing,
  parseBanWanted,
  parseBanDeemed,
  parseBanVerdict,
);

/** Parses a whole text by the rule `use`. */
export const parseUse = oneOf<Use>(parseUseReferred, parseUseHead, parseUseDefault, parseUseMarked);

/** Parses a whole text by the rule `chosen`. */
export const parseChosen = oneOf<Chosen>(parseUseTailed, parseUsePlain, parseUseStyle, parseUseOnly, parseUseSolely);

/** Parses a whole text by the rule `custom`. */
export const parseCustom = oneOf<Custom>(
  parseUseAlways,
  parseUseTongue,
  parseUseBare,
  parseUseWanted,
  parseUseDecided,
  parseUseSettled,
  parseUseSpoken,
  parseUseAnswers,
);

/** Parses a whole text by the rule `choice`. */
export const parseChoice = oneOf<RuledChoice>(parseRuleNot, parseRuleSwap, parseRuleOut);

/** Parses a whole text by the rule `banning`. */
export const parseBanning = oneOf<Banning>(parseRuleBan, parseRuleNever);

/** Parses a whole text by the rule `usage`. */
export const parseUsage = oneOf<Usage>(parseRuleUse, parseRuleOnly, parseRuleSpoken, parseRuleStyle);

/** Parses a whole text by the rule `remark`. */
export const parseRemark = oneOf<Remark>(parseAside, parseBesides);

/** Parses a whole text by the rule `firmness`. */
export const parseFirmness = oneOf<Firmness>(parseFirm);

/** Parses a whole text by the rule `foreign`. */
export const parseForeign = oneOf<Foreignness>(parsePasted, parseKept);

/** Parses a whole text by the rule `familiar`. */
export const parseFamiliar = oneOf<Familiarity>(parseHomely);

/** Parses a whole text by the rule `doubt`. */
export const parseDoubt = oneOf<Doubt>(parseDoubted, parseBounded);

/** Parses a whole text by the rule `retreat`. */
export const parseRetreat = oneOf<Retreat>(parseRetracted);

/** Parses a whole text by the rule `signature`. */
export const parseSignature = oneOf<Signature>(parseSigned);

/** Parses a whole text by the rule `asked`. */
export const parseAsked = oneOf<Asked>(parseRequest, parsePleasantry);

/** Parses a whole text by the rule `heading`. */
export const parseHeading = oneOf<Heading>(parseNoRules, parseOnlyBans, parseNarrowed);
