// Written by `npm run generate` from grammar/phrasings.peggy. Do not edit.

import type {
  Closing,
  Lasting,
  Opening,
  Passing,
  PremisePhrasing,
  RequestPhrasing,
  Role,
  Unfit,
  Verbal,
  Veto,
} from "./syntax.js";
import {
  ahead,
  any,
  either,
  many,
  matcherOf,
  maybe,
  not,
  production,
  rest,
  sequence,
  until,
  within,
} from "../../base/matchers.js";

/** Parses a whole text by the rule `veto`; fields are cut from `text`, which is as long as `s`. */
export function parseVeto(s: string, text: string = s): Veto | null {
  return parseHedged(s, text) ?? parseReported(s, text) ?? parseUnserious(s, text) ?? parseBounded(s, text);
}

/** Parses a whole text by the rule `opening`; fields are cut from `text`, which is as long as `s`. */
export function parseOpening(s: string, text: string = s): Opening | null {
  return (
    parseStandingOpening(s, text) ??
    parseDecidedOpening(s, text) ??
    parseAskingOpening(s, text) ??
    parseNounOpening(s, text) ??
    parseNounFirst(s, text) ??
    parseReasonOpening(s, text) ??
    parseWrapper(s, text)
  );
}

/** Parses a whole text by the rule `closing`; fields are cut from `text`, which is as long as `s`. */
export function parseClosing(s: string, text: string = s): Closing | null {
  return (
    parseAlwaysClosing(s, text) ??
    parseStandingClosing(s, text) ??
    parsePoliteClosing(s, text) ??
    parseStandingInside(s, text) ??
    parseBecauseClosing(s, text)
  );
}

/** Parses a whole text by the rule `premise`; fields are cut from `text`, which is as long as `s`. */
export function parsePremise(s: string, text: string = s): PremisePhrasing | null {
  return parseChangePhrasing(s, text) ?? parseSetPhrasing(s, text) ?? parseNotePhrasing(s, text);
}

/** Parses a whole text by the rule `passing`; fields are cut from `text`, which is as long as `s`. */
export function parsePassing(s: string, text: string = s): Passing | null {
  return (
    parseMomentary(s, text) ??
    parseResting(s, text) ??
    parseVariable(s, text) ??
    parseRecalled(s, text) ??
    parseSubjectless(s, text)
  );
}

/** Parses a whole text by the rule `request`; fields are cut from `text`, which is as long as `s`. */
export function parseRequest(s: string, text: string = s): RequestPhrasing | null {
  return (
    parseClearStatePhrasing(s, text) ??
    parseClearPremisePhrasing(s, text) ??
    parseResetPhrasing(s, text) ??
    parseRemoveReferred(s, text) ??
    parseRemoveWanted(s, text) ??
    parseRemoveOut(s, text) ??
    parseRemoveOwed(s, text) ??
    parseRemoveNoLonger(s, text) ??
    parseRemoveRule(s, text) ??
    parseRemoveOff(s, text) ??
    parseRemoveListed(s, text) ??
    parseRemoveCompound(s, text) ??
    parseRemoveCompoundGone(s, text) ??
    parseRemoveAllow(s, text) ??
    parseRemoveVerdict(s, text) ??
    parseReplaceSaid(s, text) ??
    parseReplaceBanned(s, text) ??
    parseReplaceBannedInstead(s, text) ??
    parseReplaceRather(s, text) ??
    parseReplaceDropped(s, text) ??
    parseReplaceInFront(s, text) ??
    parseReplaceVerdict(s, text) ??
    parseReplacePlaced(s, text) ??
    parseReplaceNewOld(s, text) ??
    parseReplaceOldNew(s, text) ??
    parseReplaceTraded(s, text) ??
    parseReplaceLet(s, text) ??
    parseReplaceOut(s, text) ??
    parseReplaceMoved(s, text) ??
    parseReplaceGone(s, text) ??
    parseReplaceUsed(s, text) ??
    parseReplacePreferred(s, text) ??
    parseReplaceWanted(s, text) ??
    parseReplaceBare(s, text) ??
    parseProhibitLeave(s, text) ??
    parseProhibitKeep(s, text) ??
    parseProhibitConsider(s, text) ??
    parseProhibitGive(s, text) ??
    parseProhibitVerb(s, text) ??
    parseProhibitWeak(s, text) ??
    parseProhibitDropped(s, text) ??
    parseProhibitNever(s, text) ??
    parseProhibitWanted(s, text) ??
    parseProhibitVerdict(s, text) ??
    parseUseMade(s, text) ??
    parseUseVerb(s, text) ??
    parseUseWeak(s, text) ??
    parseUseSpokenAlways(s, text) ??
    parseUseLanguage(s, text) ??
    parseUseSpoken(s, text) ??
    parseUseWantedIn(s, text) ??
    parseUseAll(s, text) ??
    parseUseWanted(s, text) ??
    parseUseVerdict(s, text) ??
    parseUseStanding(s, text) ??
    parseUseAlone(s, text) ??
    parseUseFinal(s, text) ??
    parseUseDecided(s, text)
  );
}

/** Parses a whole text by the rule `unfit`; fields are cut from `text`, which is as long as `s`. */
export function parseUnfit(s: string, text: string = s): Unfit | null {
  return (
    parsePointing(s, text) ??
    parseAbstract(s, text) ??
    parseAttributed(s, text) ??
    parseGraded(s, text) ??
    parseSeveral(s, text) ??
    parseNarrowed(s, text) ??
    parseClause(s, text)
  );
}

/** Parses a whole text by the rule `lasting`; fields are cut from `text`, which is as long as `s`. */
export function parseLasting(s: string, text: string = s): Lasting | null {
  return parseLastingNoun(s, text);
}

/** Parses a whole text by the rule `role`; fields are cut from `text`, which is as long as `s`. */
export function parseRole(s: string, text: string = s): Role | null {
  return (
    parseFood(s, text) ??
    parseMeasure(s, text) ??
    parseMoney(s, text) ??
    parseMark(s, text) ??
    parseForm(s, text) ??
    parseWording(s, text) ??
    parseTool(s, text) ??
    parseTravel(s, text) ??
    parseStay(s, text) ??
    parseMaterial(s, text)
  );
}

/** Parses a whole text by the rule `verbal`; fields are cut from `text`, which is as long as `s`. */
export function parseVerbal(s: string, text: string = s): Verbal | null {
  return parseImperativeBeginning(s, text);
}

const hedge = either(
  sequence(
    " ",
    "maybe|perhaps|probably|possibly|i guess|i think|i suppose|i expect|i believe|i feel|might|i'd say|inclined|i wonder|wondering|not sure|unsure|not certain|undecided|on the fence|ought|should|or something|or whatever|or so|let me think|let me sleep|thinking of|thinking about|considering|what about|how about|kind of a|sort of a|ideally|i hope|hopefully|wish|tempted|try to|where possible|when possible|if possible|wherever possible|whenever possible|presumably|not necessarily|who knows|consider whether|seems|leaning|may want|i reckon|i imagine|my guess|in theory|someday|one day|eventually|preferably|best to|better to|smart to|wise to|good idea|bad idea|had better|you'd better|tend to|i'd consider|just a thought|just an idea|not convinced|don't know|hard to say|up to you|your call|i doubt|supposed to|can't decide|haven't decided|no strong feelings|see how it goes|as you like|worth|may as well|i assume|more or less|for all i care|i'd think",
    " ",
  ),
  sequence(" could ", not("you please |you kindly ")),
  sequence(" would ", not("like |you please |you kindly |rather ")),
);
const report = sequence(
  " ",
  either(
    "said|says|say that|saying|told|tells|argued|argues|insists|insisted|claims|claimed|according to|apparently",
    sequence("reads", not(" ", any)),
    "i read|i heard|we heard|i saw|recommended|advised|asked me|asks me|suggested|wrote|quote|the sentence|the command|the instruction|an instruction|proverb|as they say|slogan|motto|supposedly|rumor|rumour|word is|tell him|tell her|tell them|tell everyone|tell my|tell the|tell our|remind my|remind him|remind her|remind them|remind the|remind everyone|let everyone know|i was just|a joke|i meant|didn't mean|don't mean|just testing|just kidding|keeps telling|keep telling|i'm told|promised|warned|announced|they say|people say|quoting|the lyrics|the saying|thinks|thought|believes|wants me|wants us|want me|wants you",
  ),
  " ",
);
const irony = sequence(
  " ",
  "that'll fix|that'll help|that'll teach|that'll show|that will surely|yeah right|oh sure|sure let's|sure thing|oh great|oh yes|oh yeah|oh yay|oh good|oh wonderful|oh joy|because that|as if|what could possibly|what could|no sane|brilliant|genius|why not|wow|right because|dying to|lol|haha|hilarious|of course because|because nothing|nothing says|because who|just what|how wonderful|how lovely|how original|fantastic|just wonderful|great idea|lovely idea|good luck with|clearly because|obviously because|because obviously|thanks for nothing|so much for|who doesn't love|worked so well|worked out so well|worked great|went so well|as though|like i care|be my guest|slow clap|can't wait",
  " ",
);
const bound = sequence(
  " ",
  either(
    "this time|this once|for once|just once|only once|one time|for now|tonight's|tonight|tomorrow's|tomorrow|yesterday's|yesterday|today's|just today|for today",
    sequence("until", not(" further notice ")),
    sequence("till", not(" further notice ")),
    "for the moment|for the time being|temporarily|this weekend|this week|this month|this year|this morning|this afternoon|this evening|this round|next time|next week|next month|next year|on this occasion|in this case|in that case|in such cases|in some cases|in most cases|right away|right now|at the moment|unless|if|provided|as long as|so long as|in case|in the event|whenever|were it|were i|had i|would've|assuming|except|apart from|aside from|with the exception|otherwise|depending|supposing|suppose|once it|once i|once we|once you|once they|once the|once my|once our|after that|at some point|at first|for starters|while you're|while we|while i",
    sequence("for this", not(" ", maybe("whole |entire "), "chat|conversation|thread|session|project")),
    "for a while|for a bit|for a change|for a minute|for a moment|meanwhile|in the meantime|later|when it|when i|when we|when they|when there|when the|when my|when our|when someone|when people|where it|where there|as needed|when needed|where needed|where appropriate|where relevant|when relevant|when appropriate|before you|after you|in doubt|given the choice|starting monday|starting tomorrow|starting next",
    sequence("in this", not(" ", "chat|conversation|thread|session|project|household|house|family")),
    "i won't be angry",
  ),
  " ",
);
const served = matcherOf("include |suggest |recommend |propose |offer me |offer |serve |cite |quote ");
const talk = sequence(
  maybe("our |this |the |my |these "),
  maybe("whole |entire |current "),
  "chats|chat|conversations|conversation|session|thread|discussion|project|talk|exchange|dialogue|dialog|collaboration",
);
const standing = either(
  "from now onwards|from now onward|from now forward|from now on|from here on out|from here on in|from here onwards|from here onward|from here on|from here forward|from this point onwards|from this point onward|from this point on|from this point forward|from this moment on|from this moment forward|from this day on|from this day forward|from today onwards|from today onward|from today on|from today|from this message on|from the next message on|from then on|going forwards|going forward|moving forward|henceforth|henceforward|hereafter|in future|in the future",
  sequence("for |during ", "the rest of |the remainder of |the duration of |the whole of |all of ", talk),
  "for the rest of our time together|for the remainder",
  sequence("until the end of ", talk),
  "until further notice|till further notice|permanently|for good|forever|for all time|as of now|as of today|as of this message|as from now|starting now|starting today|starting from now|beginning now|beginning today|effective immediately|with immediate effect",
);
const everything = matcherOf("everything|anything");
const doing = sequence(
  "write|suggest|plan|do|make|give me|send me|send|say|produce|propose|create|recommend|generate|draft|tell me|show me|cook up|cook|build|discuss|design|come up with|work on|put together|answer|book|offer|compose|prepare|develop|code|deliver|hand me|output|provide|print|advise|talk about|list|explain|report|summarize|translate",
  many(" for me| for us| me| us| to me| here| together| about"),
  maybe(either(sequence(" in ", talk), " from now on| going forward")),
);
const output = matcherOf(
  "solutions|designs|outlines|notes|slides|captions|headlines|titles|lessons|quizzes|workouts|playlists|reviews|letters|poems|essays|blog posts|newsletters|presentations|queries|commits|functions|sentences|paragraphs|translations|lesson plans|programs|routines|packing lists|shopping lists|dinner plans|dinners|lunches|breakfasts|snacks|bookings|schedules|listings|descriptions|product descriptions|reminders|updates|diagrams|charts|tables|tweets|jokes|riddles|songs|lyrics|chapters|scenes|dialogues|characters|calculations|estimates|quotes|measurements|patterns|comments|commit messages|tests|written answers|answers|answer|replies|reply|responses|response|messages|message|suggestions|suggestion|outputs|output|texts|text|writing|plans|plan|recommendations|recommendation|recipes|recipe|code samples|code examples|code example|code sample|code snippets|code snippet|code block|code|examples|example|work|drafts|explanations|documents|cases|situations|contexts|circumstances|menus|meal plans|meals|dishes|itineraries|trips|proposals|projects|ideas|tasks|conversations|chats|snippets|summaries|emails|lists|reports|files|feedback|advice|prose|posts|articles|documentation|docs|stories|scripts|things|language|interactions|exchanges|communication|requests|questions|topics",
);
const work = either(" here", sequence(" in ", talk), " going forward| you do| else");
const answerVerb = matcherOf("answer|reply|respond|write|talk|speak");
const throughout = either(
  sequence("throughout |all through |for the length of |for as long as this lasts, ", talk),
  sequence(
    "in |for |to |with ",
    maybe("absolutely "),
    everything,
    maybe(" that"),
    " ",
    "you|we|i",
    maybe("'ll| ever| will"),
    " ",
    doing,
  ),
  sequence("in |for ", "what", maybe("ever"), " you ", doing),
  sequence(
    "in |for |with |to |across |throughout |from |during |on ",
    maybe("absolutely "),
    "all of your |all of my |all of the |all of our |all of these |all your |all my |all our |all the |all these |all future |all |any of your |any of our |any and all |any future |any |every one of your |each of your |each and every |every single |every |each |your ",
    maybe("future |own |other |further |coming |upcoming |new |written "),
    output,
    maybe(" that"),
    maybe(
      either(
        sequence(" you ", doing),
        " i ask for| we do| here",
        sequence(" in ", talk),
        " to me| for me| to us| of yours",
      ),
    ),
  ),
  sequence("in |for |with |across |to ", maybe("absolutely |literally "), everything, maybe(work)),
  sequence("in |during |for |within |across ", talk),
  sequence(
    "when ",
    either(sequence("you ", answerVerb), "answering|replying|responding|writing|talking|speaking"),
    either(" to me| me| to us| us| my questions| questions| anything", sequence(" in ", talk)),
  ),
  "from you|by you|now and forever|now and always|now or ever|not now or ever|not now and not ever|not today and not ever|at all times|every time|each time|everywhere|anywhere|throughout|always|ever again|every single time|ever|in general|across the board|without exception|without fail|by default|as standard|all the time|all around|all over|in any case|in every case|in each case|in every instance|on every occasion|under any circumstances|under all circumstances|at any point|at any time|at all|once and for all|as a rule|as a general rule|as a standing rule|as a matter of course|as a matter of principle|as a matter of policy|on principle|no matter what i ask|no matter what|whatever i ask|whatever the topic|whatever happens|regardless of the topic|for all of it|in all of it|consistently|day in and day out",
);
const rule = either(
  sequence("as a ", maybe("general |strict |firm |standing |hard "), "rule", maybe(" of thumb")),
  sequence("as a matter of ", "policy|principle|course"),
  "on principle",
  sequence(
    maybe("a |one |here's a |here is a |the |my |our "),
    "new |house |ground |standing |another |firm |simple |hard |first |basic |permanent |general |golden ",
    "rule|policy|instruction|guideline|default",
    maybe(" for you| from me| here| for this chat| in this chat"),
    ahead(":"),
  ),
  sequence(
    "here's the rule|here is the rule|the rule is simple|a rule|one rule|my rule|our rule|the rule|standing order|standing instruction",
    ahead(":"),
  ),
  sequence("rule|policy", ahead(": ", within(97, 122))),
  "in general|generally|by default|across the board|without exception|as standard practice|as standard",
);
const tail = sequence(any, rest);
const nounLetter = within(97, 122, 45, 45);
const nounWord = sequence(nounLetter, many(nounLetter));
const self = either(
  "i|we",
  sequence("my ", nounWord),
  sequence("our ", nounWord),
  sequence("the ", nounWord),
  "everyone|everybody",
);
const mentionOf = either(
  sequence(
    self,
    maybe(" am|'m| are|'re| is"),
    " ",
    maybe("very |severely |deathly |badly |really |highly |so |totally |completely "),
    "allergic to |intolerant of |intolerant to |sensitive to |sick of |tired of |sick and tired of |done with |fed up with |through with |bored of |bored with |over |afraid of |scared of |happy with |comfortable with |used to |moving to ",
  ),
  either(
    sequence("you ", "keep |always |kept |insist on ", "using |use |saying |suggesting |writing "),
    "my pronouns are |my native language is |my language is |my name is ",
  ),
  sequence(
    self,
    "'ve | have | has ",
    maybe("now |finally |just |all "),
    "settled on |decided on |chosen |picked |had it with |had enough of |left |dropped |moved to |moved off |moved away from |moved on from |switched to |given up on |given up |abandoned |finished with |gone with |gone for |seen enough |adopted |outgrown |got an allergy to |an allergy to |an intolerance to |bought |standardized on |agreed on ",
  ),
  sequence(self, " only ", "understand |speak |eat |know |have |own |use |drink |read "),
  sequence(
    self,
    " ",
    maybe("now |really |absolutely |simply |just "),
    "can't |cannot |don't |do not |never |doesn't ",
    maybe("even "),
    "stand |have |eat |drink |digest |tolerate |handle |like |use |want |need |bear |trust |understand |cook with |deal with ",
  ),
  sequence(
    self,
    " ",
    maybe("really |absolutely |simply "),
    "hate |dislike |loathe |despise |love |detest |adore |own |picked |chose |switched to |moved to |went with |settled on |decided on |adopted |standardized on |agreed on |bought |gave up ",
  ),
);
const place = either(
  " at home| at all| any more| anymore| in this house| in our house| here| for good| anyway",
  sequence(" last ", "week|month|year|spring|summer|fall|autumn|winter"),
  " recently| years ago| a while ago| this year| for years| already| in the end| too",
);
const nounBeforeSo = sequence(
  not(maybe(place), ", |. |; | - | so "),
  sequence(not(within(44, 44, 46, 46, 59, 59, 58, 58, 63, 63, 33, 33, 10, 10)), any),
  many(
    not(maybe(place), ", |. |; | - | so "),
    sequence(not(within(44, 44, 46, 46, 59, 59, 58, 58, 63, 63, 33, 33, 10, 10)), any),
  ),
);
const soOrStop = matcherOf(", so |, and so |, and |, |. |; |: | - | so ");
const then = matcherOf("please |then |just |let's ");
const direct = matcherOf(
  "please |just |always |never |do not |don't |dont |no |use |stick |go with |go for |avoid |leave |skip |stop |quit |drop |remove |lift |let's |keep away |keep |default |rely |switch |swap |replace |substitute |rule out |rule them |rule it |cut |omit |exclude |ban |forbid |prohibit |you can |you may |you must |you no longer |you don't |feel free |update |change |modify |revise |reset |clear |forget |scrap |delete |discard |cancel |wipe |the premise is now |refrain |steer clear |stay away |stay clear |do without |remember |bear |assume |make a note |make sure |make |from now on|from here on|going forward|henceforth|standardize |get rid |write |answer |reply |respond |speak |work |allow |permit |throw |take note |take |undo |only |stay |opt |adopt |instead of |i'd like you |i want you |i need you |set |consider |trade |erase |adjust |correct |under no circumstances |choose |employ |follow |revoke |rescind |withdraw |retire |strike |repeal |note |adhere |abstain |ditch |dump |start using |be sure |it's ok |it's okay |it's fine |zero |exclusively |purge |treat |could you please |would you please |nix |forgo ",
);
const harms = either(
  sequence(
    " means nothing| mean nothing| brings me out| bring me out| isn't| is| aren't| are| doesn't| don't| has| have| can| no longer| always| never| just",
    ahead(" "),
  ),
  sequence(
    " makes| make| gives| give| hurts| hurt| triggers| trigger| upsets| upset| bothers| bother| annoys| annoy| irritates| irritate| disgusts| disgust| scares| scare| confuses| confuse| bores| bore| drives| drive",
    " me| my| us| our",
    ahead(" |,|.|;"),
  ),
);
const end = not(any);
const pronoun = either(sequence(" instead", end), sequence(" ", "its|it|them|those|their|that", either(" |,", end)));
const referring = sequence(until(pronoun), pronoun);
const reasonEnd = matcherOf(", so |, ");
const reasonUnit = sequence(not(within(44, 44, 46, 46, 63, 63, 33, 33, 59, 59, 58, 58, 10, 10)), any);
const aboutSomething = sequence(
  "i'm|i've|i'd|it's|it|i|we're|we've|we|my|our|they're|they|there's|there|these|the|things|all|everyone|everybody|nobody|some|those|most|half|many|that's|that|this|he's|he|she's|she|not everyone|people|users|readers",
  " ",
  not(
    "want |need you|would |like you|must |think |insist|ban |rule |policy |restriction |premise|old premise|current premise|prohibition |was told|guess|suppose|asked|told|said",
  ),
);
const soEnd = sequence(
  ", so |, and so |. so |; so |, hence |, therefore | so |. |; |! | - ",
  maybe("now |from here "),
  maybe("please |let's |always "),
  ahead(direct),
);
const about = matcherOf(
  " banned| off limits| off-limits| forbidden| prohibited| not allowed| is out| are out| premise| rule | policy | ban on",
);
const ban = matcherOf("use any |use |make use of |make any use of |employ |be using ");
const mention = sequence(
  "put in|put|say anything about|say|utter|call it|suggest|mention|recommend|propose|include|bring up|talk about|discuss|offer me|offer|write about|speak about|speak of|refer to|reference|resort to|rely on|go with|fall back on|add|insert|cite|touch on|touch upon|tell me about|ask me about|ask about|give me|show me|send me|opt for|default to|touch|throw in|write in|write with|reply in|answer in|respond in|lean on|reach for|turn to|pick|choose|serve|feature|advise|sneak in|sprinkle in|slip in|work in|list|point me to|push|pitch|plug|promote|quote|comment on|introduce|generate|produce|allow|permit|get into|dwell on|allude to|tolerate",
  " ",
  maybe(either(sequence("any ", maybe("more "), maybe("kind|sort|form|type", " of ")), "me any |me |the use of ")),
);
const command = either(
  sequence("never |don't |do not ", either(ban, mention)),
  "go with |speak ",
  sequence(
    ahead(direct),
    not("no |only |never |the |you |make |work |take |write |go |keep |drop |change |leave |correct "),
  ),
  "leave out |keep to ",
);
const condition = matcherOf(
  "provided |as long as |so long as |assuming |depending |in the event |before |even if |only if |while |where |as soon as |during |in case |in |for |on |at |given the choice|after |whatever |by |imagine |say |if |when |unless |should |were |had |once |until |whenever |suppose |maybe |perhaps |tell |ask |remind |let |inform |write |send |add |translate |summarize |fix |find |give |show |can |could |would |will |is |are |do |does |what |why |how |first, |create |draft |post |email |explain |list |check |open |run |build |print ",
);
const determiner = matcherOf("these|the|my|our|your|all|some|any|no|those|of|a");
const verb = either(
  "isn't|is|aren't|are|am|has|have|was|were|cannot|can't|can|will|must|may|doesn't|does|don't|do|won't|never|always|only|had|should",
  sequence(
    "i|we|they|users|us|readers|customers|clients|people|kids|children|parents|students",
    " ",
    sequence(within(97, 122), many(within(97, 122))),
  ),
  sequence(
    sequence(not("s "), nounLetter, many(not("s "), nounLetter)),
    "s ",
    not("in|on|at|for|of|with|from|together|to|and|or|about|again|back|home|upstairs|downstairs", " "),
    sequence(not("ly "), nounLetter, many(not("ly "), nounLetter)),
    ahead(" ", sequence(not(within(32, 32)), any)),
  ),
  sequence(
    not(determiner, " "),
    sequence(sequence(not(within(32, 32)), any), many(sequence(not(within(32, 32)), any))),
    " ",
    sequence(not("s", not(nounLetter)), nounLetter, many(not("s", not(nounLetter)), nounLetter)),
    "s",
    ahead(" ", sequence(not(within(32, 32)), any)),
  ),
);
const finite = either(
  " im ",
  sequence(" ", verb, " "),
  "'m |'re | it's | he's | she's | there's | that's | who's | everyone's | nobody's |'ve |'ll |n't ",
);
const past = either(
  sequence(
    " ",
    "said|got|found|went|came|made|took|told|gave|lost|won|broke|left|bought|sold|began|quit|ran|kept|brought|finally|keeps|needs|need|like|hate|love|want|know|look|sound",
    " ",
  ),
  sequence(
    " ",
    sequence(not("ed |ed,"), nounLetter, many(not("ed |ed,"), nounLetter)),
    "ed ",
    "me|us|my|our|it|them|up|out|the|a|on|to|for|in|off|with",
  ),
);
const clause = sequence(
  sequence(not(either(finite, past, ",")), any, until(either(finite, past, ","))),
  either(finite, past),
  many(sequence(not(within(44, 44, 46, 46, 59, 59, 58, 58, 63, 63, 33, 33)), any)),
);
const again = sequence(" again| once more| once again", maybe(" now"), end);
const denied = matcherOf(
  "banned|forbidden|off limits|off-limits|prohibited|required|necessary|mandatory|ruled out|a no-go|taboo|disallowed|needed|compulsory|obligatory|out of bounds|a requirement|a must|off the table|excluded|verboten|blacklisted|a hard no|the default|the rule|vetoed",
);
const anyMore = matcherOf(" any more| anymore| any longer");
const unused = matcherOf("avoided|used|left out|excluded|skipped|omitted");
const removeVerdict = either(
  sequence(
    " is| are",
    maybe(" now| officially| once"),
    " ",
    "allowed|permitted|fine|okay|ok|welcome|acceptable|back on the table|on the table|back on the menu|on the menu|all right|alright|good|fair game",
    again,
  ),
  sequence(
    " is| are",
    maybe(" now| officially"),
    either(sequence(" back on the ", "table|menu|list"), " back in play"),
    maybe(" now| again"),
    end,
  ),
  sequence(" is| are", " no longer ", maybe("strictly "), denied, end),
  sequence(either(sequence(" is| are", " not"), " isn't| aren't"), " ", denied, anyMore, end),
  sequence(
    " no longer needs to be | no longer need to be | no longer has to be | no longer have to be | need no longer be ",
    unused,
    end,
  ),
  sequence(
    " doesn't need to be | don't need to be | doesn't have to be | don't have to be | need not be | needn't be ",
    unused,
    anyMore,
    end,
  ),
  sequence(" can be| may be", " ", "used|suggested|mentioned|included", again),
);
const refused = either(
  "banned|off limits|off-limits|forbidden|prohibited|a no-go|a no go",
  sequence("a |an ", "hard|definite|firm|absolute|clear|total|flat|big|strict|solid|categorical", " no"),
  "a no-no|a non-starter|a dealbreaker|a deal breaker|out of the question|out of bounds|off the table|off the menu|ruled out|taboo",
  sequence("not |never ", "allowed|permitted|acceptable|okay|ok|an option"),
  "unacceptable|verboten|disallowed|vetoed|blacklisted|excluded",
);
const used = matcherOf(
  "used|suggested|mentioned|recommended|included|proposed|brought up|discussed|cited|offered|quoted|added|touched",
);
const banVerdict = either(
  sequence(
    " is| are",
    maybe(","),
    many(
      " from now on| strictly| completely| totally| absolutely| hereby| now| permanently| entirely| always| officially| also",
    ),
    " ",
    either(
      refused,
      sequence("no longer ", "an option|allowed|acceptable|permitted|welcome"),
      sequence("never |not ", "to be ", used),
      sequence("to be ", "avoided|left out|omitted|excluded"),
    ),
    end,
  ),
  sequence(
    either(sequence(" must| may| shall| can", " never| not", maybe(" ever")), " can't| mustn't"),
    " be ",
    used,
    end,
  ),
  sequence(" aren't| isn't", " ", "allowed|permitted|an option|acceptable|okay|ok", end),
  sequence(
    ": |, | - ",
    "never|banned|off limits|forbidden|hard no|a hard no|absolutely not|not allowed|not an option",
    end,
  ),
);
const verdict = sequence(
  sequence(
    not(either(removeVerdict, banVerdict, within(44, 44, 46, 46, 59, 59))),
    any,
    until(either(removeVerdict, banVerdict, within(44, 44, 46, 46, 59, 59))),
  ),
  either(removeVerdict, banVerdict),
);
const polite = either(
  sequence(
    either(
      "pretty please with sugar on top|pretty please with a cherry on top|pretty please|for heaven's sake|for god's sake|for goodness' sake|for pity's sake|i beg you|i beg of you",
      sequence("for the love of ", sequence(within(97, 122, 39, 39, 32, 32), many(within(97, 122, 39, 39, 32, 32)))),
    ),
    ", |! |: | ",
  ),
  "please, |please just |please |pls |plz |kindly |just |simply |do please |hereby |i hereby |be so kind as to |be so good as to |be kind enough to |be good enough to |do me a favor and |do me a favour and |do me a favor: |do me a favor, |be a dear and |go ahead and |feel free to just ",
);
const begin = either(verdict, direct, standing, throughout, polite, "now |then ");
const therefore = sequence(", so |, and so |; so |, therefore |, hence |! so |. so ", ahead(begin));
const sentence = sequence(
  sequence(not(either(finite, past, ". ")), any, until(either(finite, past, ". "))),
  either(finite, past),
);
const reason = either(
  sequence(
    either(
      "since |because ",
      sequence("as ", not("a rule|if|soon|long|far|for |the proverb|they |the saying")),
      "seeing that |seeing as |given that |given how |now that |considering that |due to |owing to |thanks to ",
    ),
    sequence(not(reasonEnd), reasonUnit, many(not(reasonEnd), reasonUnit)),
    reasonEnd,
  ),
  sequence(
    "in order to |to ",
    "be |keep |stay |avoid |save |make |help |protect |prevent |simplify |reduce |respect |remain ",
    sequence(not(reasonEnd), reasonUnit, many(not(reasonEnd), reasonUnit)),
    ", ",
  ),
  sequence(
    "for ",
    "consistency|safety|simplicity|clarity|health|legal|religious|ethical|medical|accessibility|privacy|security|compliance|budget|readability|performance|the sake of|reasons of",
    maybe(either("'s sake| reasons", sequence(" ", sequence(reasonUnit, many(reasonUnit))))),
    ", ",
  ),
  sequence(
    ahead(aboutSomething),
    sequence(
      not(soEnd),
      not(about),
      sequence(not(within(63, 63, 33, 33, 59, 59, 10, 10)), any),
      many(not(soEnd), not(about), sequence(not(within(63, 63, 33, 33, 59, 59, 10, 10)), any)),
    ),
    soEnd,
  ),
  sequence(
    ahead(aboutSomething),
    sequence(
      not(", ", command),
      sequence(not(within(63, 63, 33, 33, 59, 59, 46, 46, 58, 58, 10, 10)), any),
      many(not(", ", command), sequence(not(within(63, 63, 33, 33, 59, 59, 46, 46, 58, 58, 10, 10)), any)),
    ),
    ", ",
    ahead(command),
  ),
  sequence(
    not(direct),
    not(condition),
    ahead(clause, ", "),
    sequence(
      not(", ", command),
      not(about),
      sequence(not(within(63, 63, 33, 33, 59, 59, 46, 46, 58, 58, 10, 10)), any),
      many(not(", ", command), not(about), sequence(not(within(63, 63, 33, 33, 59, 59, 46, 46, 58, 58, 10, 10)), any)),
    ),
    ", ",
    ahead(command),
  ),
  sequence(
    not(direct),
    not(condition),
    sequence(
      not(therefore),
      not(about),
      sequence(not(within(63, 63, 59, 59, 10, 10)), any),
      many(not(therefore), not(about), sequence(not(within(63, 63, 59, 59, 10, 10)), any)),
    ),
    therefore,
  ),
  sequence(
    not(direct),
    not(condition),
    ahead(sentence),
    sequence(
      not(". |! ", ahead(begin)),
      not(about),
      sequence(not(within(63, 63, 59, 59, 58, 58, 10, 10)), any),
      many(not(". |! ", ahead(begin)), not(about), sequence(not(within(63, 63, 59, 59, 58, 58, 10, 10)), any)),
    ),
    ". |! ",
    ahead(begin),
  ),
  sequence("whatever |no matter |wherever ", sequence(reasonUnit, many(reasonUnit)), ", ", ahead(begin)),
  sequence(
    "after ",
    maybe("all these |too many |so many |many |several |a few |two |three |four |five |ten |a "),
    "years|year|months|month|weeks|week|days|hours",
    " ",
    sequence(reasonUnit, many(reasonUnit)),
    ", ",
    ahead(begin),
  ),
);
const thanking = sequence(
  "thanks for |thank you for ",
  sequence(within(97, 122, 39, 39, 32, 32), many(within(97, 122, 39, 39, 32, 32))),
  ", |. |! ",
  maybe("now |so |and "),
);
const greeting = sequence(
  "before we start|before we begin|before anything else|first things first|to start|to begin with|thing is|as always|one more thing|one more|fair enough|point taken|all good|all right everyone|new day|deal|agreed|eww|ew|ugh|yuck|omg|argh|good grief|gosh|jeez|geez|oh dear|oh no|goodness me|goodness|blimey|phew|oops|whoa|ooh|aw|nah|meh|bleh|yay|hooray|alas|sorry|excuse me|pardon me|real talk|quick reminder for you|gah|grr|oof|yikes|heh|ah well|oh well|aight|kk|k|okey dokey|okey|right so|now then|cool cool|ok listen|look here|dude|man|bro|folks|guys|y'all|everybody|mate|love|darling|chef|doc|coach|buddy|pal|hiya|heya|yo|howdy|hullo|dear assistant|dear|sup|hey there|hey again|hey assistant|hey|hi there|hi again|hi|hello there|hello again|hello|assistant|good morning|good afternoon|good evening|morning|evening|okay so|ok so|okay then|ok then|okay|ok|alright then|alright|all right then|all right|right then|right|well then|well|so then|sounds good|so|then|btw|by the way|also|oh and|oh|ah|thanks for that|thanks a lot|thanks so much|thanks again|thanks|thank you so much|thank you|great|perfect|good point|good news|good|nice|cool|fine|sure|actually|anyway|again|one last thing|one thing|another thing|last thing|quick thing|quick one|small thing|little thing|quick note|quick reminder|reminder|just a reminder|friendly reminder|quick request|small request|one request|a request|request|my request|heads up|a heads up|fyi|yes|yeah|yep|no worries|no problem|and|but|look|listen|now|hmm|hm|um|uh|in short|in other words|to be clear|just to be clear|to be explicit|to sum up|whatever you do|whatever happens|whatever i ask for|whatever i ask|whatever the question|whatever the topic|whatever the subject|no matter what i ask|no matter what|no matter the topic|come what may|regardless of the topic|regardless of topic|regardless|to be safe|to be on the safe side|for clarity|for the record|got it|understood|seriously|honestly|frankly|as agreed|above all|most importantly|most of all|from me|before i forget|while i remember|on second thought|on reflection|change of plans|change of plan|new plan|new rule for you|team",
  ", and |. and |! and |, |! |. |: |; | - | ",
);
const wantYou = sequence(
  "i|we",
  maybe(" really| just| also| do"),
  " want you | need you | ask you | would like you |'d really like you |'d like you |'d love you |'d like for you |'d love for you |'m asking you |'m going to need you ",
);
const negated = matcherOf("not to |to not |never to |to never ");
const frame = either(
  sequence(wantYou, ahead(negated)),
  sequence(wantYou, "to ", maybe("please |always ")),
  sequence("i want to ask you |i'd like to ask you |i have to ask you |i must ask you |let me ask you ", "to "),
  sequence("let's |let us ", not("not "), not("never "), maybe("all |just |please |try and ")),
  sequence(
    "it",
    "'s | is ",
    maybe("really |very |so |extremely |absolutely |vitally |quite "),
    "important|crucial|essential|vital|imperative|critical|necessary|key",
    maybe(" to me| for me| to us| here"),
    " that you | you ",
    maybe("always "),
  ),
  sequence(
    "it",
    "'s | is ",
    maybe("really |very |so |extremely |absolutely "),
    "important|crucial|essential|vital|imperative|critical",
    " for you to ",
  ),
  sequence(
    "i insist |i request |i ask |i'm asking |i demand |all i ask is |i must insist |my request is |the rule is |my rule is |our rule is ",
    "that you |you ",
    maybe("always |please "),
  ),
  "what i want is for you to |what i need is for you to |all i ask is for you to |what i want you to do is |what i need you to do is |the rule is to |my request is to ",
  sequence(
    maybe("always |please "),
    "make sure |be sure |make certain |take care |be careful |ensure |see to it |see ",
    "that you |you |to ",
    maybe("always |please "),
  ),
  sequence("make sure |be sure |make certain |take care |be careful ", ahead("not to ")),
  sequence(
    "make it |let it be ",
    "a |your |our ",
    maybe("firm |strict |general |standing |hard "),
    "rule|policy|habit|default|principle|practice",
    " to | that you ",
  ),
  sequence(
    "you must |you have to |you've got to |you need to |you shall ",
    not("not "),
    not("never "),
    not("be "),
    not("have "),
    maybe("always |please "),
  ),
  sequence(
    "you are to |you're to |you are required to |you're required to ",
    not("not "),
    not("never "),
    maybe("always "),
  ),
  sequence("i |we ", "insist on you |need to see you ", ahead("using ")),
  sequence("i |we ", maybe("hereby "), ahead("take back |withdraw |revoke |rescind |retract ")),
  sequence(
    "do ",
    not(
      "not|without |away |it |that |this |them |me |you |we |i |they |the |a |all |so |your |my |everything |more |less ",
    ),
  ),
);
const preambleEnd = sequence(
  "rule|thing|request|favor|favour|ask|principle|condition|wish",
  maybe(
    either(
      sequence(" that ", sequence(within(97, 122, 39, 39, 32, 32), many(within(97, 122, 39, 39, 32, 32)))),
      " for you| from me| of you| of mine| here| to bear in mind| though| to remember",
    ),
  ),
);
const preamble = sequence(
  many(not(preambleEnd, ": "), sequence(not(within(58, 58, 63, 63)), any)),
  preambleEnd,
  ": ",
  ahead(direct),
);
const standingEnd = sequence(
  maybe(",|.|;| -"),
  " ",
  maybe("and ", maybe("that's |keep it that way ")),
  either(standing, throughout),
  end,
);
const politeEnd = either(
  sequence(
    sequence(
      maybe(",|.|!|;| -|:"),
      " ",
      "please and thank you|please|pretty please with sugar on top|pretty please with a cherry on top|pretty please|pls|thanks a million|thanks a bunch|thanks a ton|tysm|ty|cheers mate|mate|now or ever|not now or ever|not today and not ever|not now and not ever|not now, not ever|not now and not later|ever, ever|thank you very much|thank you so much|thank you|many thanks|thanks a lot|thanks so much|thanks in advance|thanks again|thanks|thx|okay|ok|cheers|alright|will you|would you|got it|period|full stop|no exceptions|no excuses|no ifs|understood|much appreciated|that's an order|that's all|that's the rule|as agreed|as discussed|i mean it|i beg you|i'm serious|ta|if you would|for me|with me|to me|to us|then|my friend|buddy|friend|completely|entirely|altogether|totally|already|either|whatsoever|damn it|dammit|and i mean it|and no exceptions|like the plague|at all costs|at any cost|for sure|too|as well|btw|by the way|instead please",
    ),
    end,
  ),
  sequence(sequence(within(46, 46, 44, 44, 59, 59, 33, 33), many(within(46, 46, 44, 44, 59, 59, 33, 33))), end),
);
const standingInside = either(
  sequence(", ", either(standing, "at any point|ever|at all|of course|as always|as a rule"), ", "),
  sequence(" ", standing, " "),
);
const clauseStart = sequence(
  either(
    "she's|he's|you're|you sound|you keep|you look|you make|your last|they've|who|one of|both of|none of|all of|every time|last time|each time|it's|it is|it|they're|they|that's|that|those|these|this is|i'm|i've|i|we're|we've|we",
    sequence("my ", nounWord),
    sequence("our ", nounWord),
    "he|she|everyone|nobody|no one",
    sequence("the ", nounWord, " is"),
    sequence("the ", nounWord, " are"),
    sequence("the ", nounWord, " has"),
    sequence("the ", nounWord, " have"),
    "there's|there is|there are|too many|some of|most of|half of|people|users|readers|customers|you know",
  ),
  " ",
  not("guess|think|suppose|expect|want|need you|would|said|hear|mean"),
);
const connector = matcherOf(
  "and |or |but |not |nor |then |also |plus |unless |except |instead |rather |with |without |in |for |on |at |to |until |which |who |where |while |although |though |however |i want |i need |i'd like |i think |i guess |i suppose |i meant |only |just ",
);
const because = either(
  sequence(maybe(", | - |; |. |: "), maybe(" "), "because |since |so that ", rest),
  sequence(
    ", |; |. | - |! ",
    either(
      clauseStart,
      sequence("as ", either(clauseStart, "the ")),
      sequence("so ", maybe("that "), either(clauseStart, "the ")),
      sequence("for ", "consistency|health|safety|religious|legal|clarity|readability|accessibility|simplicity"),
      sequence("to ", "keep |make |save |avoid |be |stay "),
      "given |thanks to |otherwise ",
    ),
    not(until(" but | except "), " but | except "),
    rest,
  ),
  sequence(
    ", |; |. | - |! ",
    not(begin),
    not(condition),
    not(connector),
    ahead(sentence),
    not(until(" but | except "), " but | except "),
    rest,
  ),
  sequence(
    ", whatever |, no matter |, regardless of |, however |, even if ",
    sequence(
      sequence(not(within(44, 44, 59, 59, 46, 46)), any),
      many(sequence(not(within(44, 44, 59, 59, 46, 46)), any)),
    ),
    end,
  ),
  sequence(
    ", |. | - ",
    either(
      "doctor's orders|house rules|house rule|company policy|per company policy|as ever|as usual|by law|for obvious reasons",
      sequence("for reasons of ", sequence(within(97, 122, 32, 32), many(within(97, 122, 32, 32)))),
      sequence("on account of ", sequence(within(97, 122, 39, 39, 32, 32), many(within(97, 122, 39, 39, 32, 32)))),
    ),
    end,
  ),
  sequence(
    " ",
    either(
      "for consistency|for readability|for clarity|for simplicity|for legibility|for accessibility|for safety|for health reasons|for religious reasons|for legal reasons|for medical reasons|for privacy reasons|for security reasons|for compatibility|for compliance",
      sequence("for the sake of ", sequence(any, rest)),
      sequence("for ", nounWord, "'s sake"),
      "out of habit",
      sequence("so everyone ", sequence(any, rest)),
      sequence("so people ", sequence(any, rest)),
      sequence("so everybody ", sequence(any, rest)),
      sequence("so anyone ", sequence(any, rest)),
      sequence("so i can ", sequence(any, rest)),
      sequence("so we can ", sequence(any, rest)),
      sequence("to keep things ", sequence(any, rest)),
      sequence("to keep it ", sequence(any, rest)),
      sequence("to make it easier", rest),
      "to be safe|to be consistent",
      sequence("to save ", "time|money|space"),
    ),
    end,
  ),
);
const existing = sequence(
  maybe("the |my |our |your |that "),
  maybe("old |current |existing |present |stored |previous |former |earlier |original |initial "),
  "premise",
  maybe(" we have| you have| from before| from earlier| i gave you| i set| we set"),
);
const toSay = either(
  sequence(
    " so that it | so it | such that it |, so that it ",
    maybe("now "),
    "says|reads|states|becomes|is",
    maybe(":"),
    " ",
  ),
  sequence(" to ", maybe("now "), "say|read|state|this|be|reflect|the following|mean", maybe(":"), " "),
  " so that ",
  sequence(" to", maybe(":"), " "),
  sequence(" into", maybe(":"), " "),
  " and make it | - |: ",
);
const change = either(
  sequence(
    either(
      "overwrite |override |change |update |modify |revise |edit |adjust |amend |rewrite |alter |correct |switch |reword |rephrase |restate |redefine |move |reset ",
      sequence("set ", ahead("the |my |our ", "old |current |existing ")),
    ),
    either(sequence("what ", existing, " says| states"), existing),
    toSay,
  ),
  sequence(
    "replace |overwrite |override |swap out |swap |exchange |trade ",
    existing,
    " with| by| for",
    maybe(" ", "this one|this|the following one|the following|a new one|the new one"),
    ": |, | ",
  ),
  sequence(
    "drop |scrap |discard |forget |give up |ditch |abandon ",
    existing,
    " in favor of | in favour of | for | and take | and use | and instead ",
    "this one: |this: |a new one: |the following: |this new one: |assume ",
  ),
  sequence("make |have |let ", existing, maybe(" now"), " say | read | state ", maybe("instead ", "that ")),
  sequence("instead of |in place of ", existing, ", ", "assume |take it |use |keep in mind |remember "),
  sequence(
    "i want |i need |i'd like |i would like ",
    existing,
    maybe(" to be"),
    " ",
    "changed|updated|revised|modified|amended|edited|corrected|adjusted|replaced",
    either(" to say ", sequence(" to", maybe(":"), " "), sequence(" with", maybe(":"), " ")),
  ),
  sequence("i want |i need |i'd like |i would like ", existing, " to ", maybe("now "), "say|read|be", maybe(":"), " "),
  sequence(
    "the |my |our ",
    "old |current |existing |previous ",
    "premise",
    " is | was ",
    sequence(within(97, 122, 32, 32), many(within(97, 122, 32, 32))),
    within(44, 44, 59, 59, 46, 46, 58, 58),
    " ",
    maybe("so "),
    maybe("please "),
    "change it to|update it to|it's now|it is now|make it|it should now be|the new one is|replace it with|it now reads|the new premise is",
    maybe(" say| read"),
    maybe(":"),
    " ",
  ),
);
const changed = either(
  sequence("the |my |our ", "premise now ", "reads|says|states|is|becomes", maybe(":"), " "),
  sequence(
    "the |my |our ",
    "premise",
    " is now| has become| has changed to| changes to| becomes| is henceforth| from now on is| is from now on",
    maybe(":"),
    " ",
  ),
  sequence(
    "the |my |our ",
    "premise",
    " has ",
    "changed|been updated|moved on|shifted",
    ": |, it's now |, it is now |; it's now |, now | - |. it's now ",
  ),
  sequence("the |our |my ", "new premise is|updated premise is|new premise", maybe(":"), " "),
  sequence(
    "new premise|updated premise|premise update|premise change",
    maybe(", ", sequence(within(97, 122, 32, 32), many(within(97, 122, 32, 32)))),
    ": ",
  ),
);
const setTo = either(
  sequence(
    "set |add |record |save |store |make |create |establish |adopt |take |put down |enter |register |define ",
    maybe("a |the |my |our |this as the |this as a |this as our "),
    maybe("new "),
    "premise",
    either(
      " that | to say that | to say | to be that | to be ",
      sequence(" to:", maybe(" ")),
      " to |: | as: | as | saying that | saying |, namely that ",
    ),
  ),
  sequence(
    "set |record |save |store |treat |take |note |adopt |use |put down ",
    "as ",
    maybe("the |a |our |my |your "),
    maybe("working "),
    "premise",
    " that |: |, | ",
  ),
  sequence(
    "use |take |set |record |treat |adopt |save |store |keep |have ",
    "the following|this|it",
    " as | for ",
    maybe("the |a |our |my |your "),
    maybe("working "),
    "premise",
    ": | that ",
  ),
  sequence(maybe("the |our |my "), "premise", ": | is that | is this: | is: "),
  sequence(
    "make it |let it be known as |let it be |take it as |set it as |take as |treat it as ",
    "the |our |your |my |a ",
    "premise that ",
  ),
  sequence("let the premise be that |let the premise be |let our premise be |let the premise be: ", maybe("that ")),
  sequence(
    "as the premise, |for the premise, |as our premise, |as a premise, |for a premise, ",
    maybe("assume |take it |take |use |keep in mind |remember "),
    maybe("that "),
  ),
);
const keepInMind = sequence(
  maybe("always |please "),
  either(
    sequence("keep |bear |have ", "in mind"),
    sequence("don't |do not |dont |never ", maybe("ever "), "forget|lose sight of the fact|overlook"),
    "remember this|remember|assume|presume",
    sequence("take it as ", maybe("a "), "given|read"),
    sequence("take as ", maybe("a "), "given"),
    "take for granted|take it for granted",
    sequence("treat it as ", maybe("a "), "given|fact|settled"),
    "treat as given|take note|make a mental note|make a note|make note|note down|note|be aware|be mindful|mind|take into account|take into consideration|keep track of the fact",
    sequence(
      "work|operate|go|proceed|act|plan|reason",
      sequence(" ", "on|from|under"),
      sequence(" ", "the|an"),
      " ",
      "assumption|basis|premise|understanding|principle",
    ),
    "go by the premise|start from the premise|start from the assumption|start from the fact|work from the fact|the assumption is|take it|accept as given|accept as fact|factor in|remain aware|stay aware|keep this in mind|bear this in mind|know this|it's a given|consider it a given|consider it given|consider it a fact|account for the fact",
  ),
  ", |: | - | ",
  maybe("throughout |always |for context |here "),
  maybe("the fact "),
  maybe(": "),
  maybe(maybe(","), "please, "),
  maybe("that "),
);
const moment = either(
  "picking|boiling|charging|burning|ringing|it's my|it's trash|it's broken|won|atm|at the shops|at the shop|at the store|at the gym|at the doctor|at the dentist|at the airport|closes in|closes early|parked|a virtue|love you|miss you|trust you|thank you",
  sequence("in this ", "paragraph|section|proof|chapter|exercise|example|problem|story|scene|one|part|text|case"),
  "for a moment|for a second|for a minute|attached|below|above|a test|i changed|i added|i fixed|i uploaded|i attached|i deleted|i renamed|i updated|i edited|i removed|leaves in|in an hour|in a minute|in a moment|at noon|at midnight",
  sequence("at ", "six|seven|eight|nine|ten|five|four|three|two|one|twelve|eleven"),
  "kidding|for this|for now|this time|today|tonight|now|right now|at the moment|currently|this morning|this afternoon|this evening|this weekend|this week|this month|tomorrow|yesterday|in a hurry|in a rush|in a meeting|in a bit|late",
  sequence(
    "running",
    " ",
    either("late|out|low|behind|a few", sequence(sequence(within(97, 122), many(within(97, 122))), " minutes")),
  ),
  "raining|snowing|sunny|waiting|driving|leaving|boarding|standing|stuck|hungry|thirsty|tired|sleepy|asleep|exhausted|busy|hung over|in a bad mood|percent|battery|minutes|seconds|o'clock|ago",
  sequence("last", " ", "week|year|month|night|time|summer|winter|monday|friday"),
  "about to|almost|already|just|on my way|on the phone|on hold|on the train|on the bus|out of|so use|so avoid|so never|so don't|so please|so stick|so no|so keep|so skip|so always|so leave|so write|and use|and avoid|and never|and don't|and stop|and please|and always|and skip|and stick|and keep|and leave|and write|and update|and fix|and translate|and summarize|and answer|and tell|and send|and remind|and explain|and suggest|and give me|and call|and text|please|soon|my turn|your job",
  sequence(
    "meeting|appointment|call|flight|interview",
    " at ",
    sequence(within(48, 57, 58, 58), many(within(48, 57, 58, 58))),
  ),
  "in the fridge|in the oven|on the stove|i asked|you can|you could|you may|you are|you're|your|temporarily|for the time being|for the moment|shortly|any minute|any moment|is broken|is down|is sick|is ill|is away|is out|is here|is coming|is on vacation|on vacation|on holiday|until|till|if|unless|we talked|we discussed|we said|we agreed|as discussed|the other day|these days|visiting|calling",
);
const weekday = matcherOf(
  "mondays|monday|tuesdays|tuesday|wednesdays|wednesday|thursdays|thursday|fridays|friday|saturdays|saturday|sundays|sunday|weekdays|weekends|weekend",
);
const resting = either(
  "this ",
  sequence("is|are", " ", weekday, " "),
  "have practice ",
  sequence("closes at ", sequence(sequence(not(within(32, 32)), any), many(sequence(not(within(32, 32)), any))), " "),
  sequence("is|are", " ", "on|off|open|closed|ready|full|empty", " "),
);
const subject = either(
  "im |i'|i |we'|we |there|my |our ",
  sequence("the ", not("time |milk|good |old days|day |way |rules |rest ")),
  "all |every|no |nobody|none|most |both |some |half |any|these |those |each |its |their |his |her |a |an |it's ",
  sequence(
    within(97, 122, 48, 57),
    many(within(97, 122, 48, 57, 46, 46, 45, 45)),
    "'s |' | ",
    not("to |for |about |of |me |with "),
  ),
);
const clauseSubject = sequence(
  not(
    "she's|she|he's|he|they're|they|what|when|how|who|where|why|which|to|me|that|if|whether|more|one|and|nothing|not|for|in|on|at|about|of|your|with|from|you're|you|it|this|everything|anything",
    " ",
  ),
  subject,
);
const discard = sequence(
  "clear out |clear away |clear up |clear |drop |remove |delete |cancel |discard |scrap |erase |wipe out |wipe away |wipe clean |wipe |forget about |forget |throw out |throw away |toss out |toss aside |toss |get rid of |take out |take away |take down |take off |reset |lose |ditch |abandon |undo |scratch |unset |do away with |dump |retract |withdraw |revoke |rescind |repeal |annul |void |nuke |abolish |dismiss |purge |eliminate |strip out |strip away |lift |empty |strike |retire |axe |nix |kill |nullify |overturn |relax |end |stop enforcing |stop applying |stop following |quit following |let go of |call off |give up |take back ",
  maybe("out "),
);
const premiseNoun = sequence(
  maybe("the |my |our |that |this |your |any "),
  many(
    "current |old |existing |whole |entire |present |saved |stored |stated |initial |original |earlier |previous |working ",
  ),
  "premise",
  maybe(
    " itself| of this chat| of this conversation| of our chat| of our conversation| you have| we have now| we have",
  ),
);
const rulesNames = matcherOf(
  "rules and policies|policies and rules|ruleset|rules|policies|rulebook|rule set|rule list|policy list",
);
const joinedTo = sequence(
  " and also | and then | and with it | and with them | and | plus | as well as |, along with | along with | together with |, together with |, as well as |, and | & | including |, including | with |, plus ",
  maybe("all of |also "),
);
const standingSo = matcherOf(
  "current |old |existing |standing |active |present |previous |earlier |saved |stored |remaining ",
);
const everyRule = sequence(
  "each and every |every last |every single |every |each ",
  many(standingSo),
  "rulebook|rule|policy",
  not(nounLetter),
);
const rulesNoun = sequence(
  maybe("absolutely |literally "),
  either(
    everyRule,
    sequence(
      maybe("every single one of |every one of |every last one of |all of |all |each of |any and all "),
      maybe("the |my |our |your |these |those "),
      many(standingSo),
      maybe(
        maybe("whole |entire |full |complete "),
        "list |set |lot |collection |batch |stack |pile ",
        "of ",
        maybe("the |my |our |your "),
      ),
      rulesNames,
    ),
  ),
);
const settled = either(
  " completely| entirely| altogether| for good| again| right now| and start over| and start fresh| and start again| and start afresh",
  sequence(
    maybe(" that "),
    maybe(" "),
    maybe("that "),
    "i gave you|i've given you|i have given you|i've been giving you|we set earlier|we set up|we set|i set earlier|i set up|i set|you have stored|you've stored|you have|you've got|we have so far|we have|we've got|we've set|i've set up|i've set|we agreed on|we agreed|we made|i made|i've made|we've made|i told you|we had|you're following|you are following|you follow|currently in place|in place|in force|in effect|so far|from before|from earlier|you know|we've agreed on|we've built up|we started with|on file|for me|set so far|given so far|there is|there are|on record|we came up with|we put in place|i mentioned|i introduced|i laid down|i imposed",
    maybe(
      " so far| earlier| before| at the start| up to now| in this chat| in this conversation| today| until now| here| for you| to date",
    ),
  ),
);
const kept = maybe(
  ", | and | but ",
  maybe("but "),
  "keep|leave|not",
  maybe(" all"),
  " the ",
  "rules|premise|policies",
  maybe(" as they are| as it is| alone| in place| intact| untouched| as is"),
);
const premiseAndRules = either(
  sequence(
    maybe("both "),
    either(
      sequence(premiseNoun, maybe(", all ", rulesNames), joinedTo, rulesNoun),
      sequence(rulesNoun, joinedTo, premiseNoun),
    ),
    maybe(settled),
    maybe(" too| both| alike| as well| at once| together|, both of them|, both| in one go| included|, everything"),
    kept,
  ),
  sequence(rulesNoun, ", the premise included"),
  sequence(rulesNoun, ", premise included"),
  sequence(premiseNoun, ", rules included"),
  sequence(premiseNoun, ", ", rulesNoun),
);
const both = sequence(
  ": |, meaning |, that is |, i mean |, | - | (",
  maybe("both "),
  maybe("that is, |that means "),
  premiseAndRules,
  maybe(", the lot|, all of it|, everything| included"),
);
const wholeState = either(
  sequence(
    maybe("absolutely all of "),
    maybe("the |our |my |your "),
    maybe("whole |entire |full |complete |current "),
    maybe("saved |stored "),
    "state",
    maybe(
      either(
        both,
        ": no premise, no rules|: no rules, no premise|, all of it| completely| entirely|, everything| in full",
      ),
    ),
  ),
  "everything in the state|all of the state|all the state",
);
const wanted = matcherOf("i want |i'd like |i need |i would like |we want |we need |we'd like |i'd love ");
const done = sequence(
  maybe("to be |to get |all "),
  maybe("completely |entirely "),
  "canceled|cancelled|dropped|revoked|lifted|gone|withdrawn|cleared out|cleared|scrapped|abolished|repealed|rescinded|deleted|removed|reset|wiped out|wiped away|wiped clean|wiped|erased|discarded|thrown out|thrown away|forgotten|undone|voided|void|over|ended",
);
const gone = sequence(
  either(
    sequence(" no longer ", "applies|apply|holds true|holds|hold|counts|count|stands|stand|matters|matter|in force"),
    sequence(" doesn't| don't| does not| do not", " ", "apply|hold|count|stand", " any more| anymore| any longer"),
    " can go",
    sequence(" can be ", done),
    " must go| has to go| have to go",
    sequence(
      " is| are",
      maybe(" to be| being"),
      " ",
      many("hereby |now |all |no longer |officially "),
      either(
        done,
        "off the table|off|history|obsolete, drop it|valid|needed|in force|in effect|null and void|suspended|true|relevant",
      ),
    ),
  ),
  maybe(" any more| anymore| now| any longer"),
);
const onlyThat = matcherOf(
  ", nothing more| and nothing more| and nothing else|, nothing else| only| but nothing else|, and nothing else| alone|, only that",
);
const goneToo = sequence(
  ", so |, |; | - | and ",
  maybe("so "),
  maybe("please "),
  "drop|clear|remove|delete|forget|discard|scrap|wipe|erase|get rid of|throw out|cancel|lose",
  " it",
);
const oldWord = matcherOf("old |current |existing |strict |earlier |whole |entire |standing |previous |silly ");
const use = sequence(
  "use|say|suggest|mention|recommend|propose|include|bring up|talk about|discuss|offer me|offer|write about|refer to|rely on|go with|go for|add|default to|stick to|stick with|follow|write in|reply in|answer in|respond in|speak in|keep to|give me|show me|put in|serve|work with|switch to|adhere to|keep using|make use of|cite|quote|choose|pick|employ|throw in|insert|reference|opt for",
  " ",
  maybe("any "),
);
const gerund = sequence(
  "using|suggesting|mentioning|recommending|proposing|including|bringing up|talking about|discussing|offering me|offering|writing about|referring to|referencing|resorting to|relying on|going with|going for|falling back on|adding|inserting|citing|giving me|showing me|sending me|defaulting to|putting in|throwing in|employing|making use of|writing in|writing with|replying in|answering in|speaking of|touching on|sticking to|opting for|choosing|picking|featuring|pushing|pitching|promoting|quoting|introducing|serving|working in|reaching for|leaning on|turning to|asking about|asking me about|telling me about|sprinkling in",
  " ",
  maybe("me any |me |any kind of |any sort of |any more |any |the use of "),
);
const ruleWord = sequence(
  "rules|rule|policy|bans|ban|restrictions|restriction|prohibition|preference|requirement|limits|limit|embargo|moratorium|directive|instruction|constraint|veto",
  " ",
  maybe("we had |i set |we set |i gave you |we have |you have "),
  "about |on |against |for |regarding |concerning |of |around |to |that bans |that prohibits |that forbids |that requires |that says to |banning |prohibiting |forbidding |requiring |involving ",
  maybe(maybe("not |never "), either(use, gerund, "avoiding |avoid |no ")),
  maybe("the ", "use|mention", " of "),
);
const referredEnd = either(
  sequence(gone, end),
  sequence(
    " ",
    "was|is|has|served|turned",
    sequence(within(97, 122, 39, 39, 32, 32), many(within(97, 122, 39, 39, 32, 32))),
    ", so please |, please |, so |, ",
    "drop|lift|remove|scrap|cancel|forget|delete|undo|revoke|get rid of|clear|scratch|ditch|discard",
    " it",
    end,
  ),
);
const ruleDone = sequence(maybe(" as| to be"), " ", done);
const gerundAvoid = either(sequence("avoiding |leaving out |omitting |skipping ", maybe(gerund)), gerund);
const dutyVerb = either(
  sequence("avoid ", maybe(gerund)),
  use,
  "leave out |omit |skip |exclude ",
  sequence("refrain from ", maybe(gerund)),
  "stay away from |steer clear of |leave off |work in |write with ",
);
const noDuty = sequence(
  either(
    sequence("you |we ", "don't have to |do not have to |don't need to |do not need to |needn't |need not "),
    "i don't need you to |i don't want you to ",
    sequence("there's |there is ", "no need ", "to |for you to "),
    "no need to ",
    sequence("you aren't |you are not |you're not ", "required|obliged|bound", " to "),
    sequence("it's not |it is not |it isn't ", "necessary|required|needed", " to "),
  ),
  maybe("always |keep |only "),
  either(gerundAvoid, dutyVerb),
);
const noLonger = either(
  sequence(
    either(
      sequence("you |we ", "no longer ", "have to |need to |must |are required to |are obliged to "),
      sequence("you're|you are", " no longer ", "required to |obliged to |bound to "),
      sequence("i no longer ", "need|want|require|expect|ask", " you to "),
      sequence("there's|there is", " no longer ", "any need to |a need to |any reason to "),
      sequence("it's|it is", " no longer ", "necessary|required|needed|mandatory", " to "),
    ),
    maybe("always |only |keep "),
    either(gerundAvoid, dutyVerb),
  ),
  "no longer avoid ",
  sequence("there's|there is", " no longer ", "a |any ", ruleWord),
  sequence(maybe("you can |you may |feel free to "), "stop avoiding |quit avoiding ", maybe(gerund)),
);
const ruleTail = matcherOf(
  " i gave you| i set| we set| we had| we have| from earlier| from before| entirely| completely| altogether| now| i made| we made| in place",
);
const forbiddenList = either(sequence("banned |forbidden |no-go |do-not-use ", "list"), "blacklist|ban list");
const ruleEnd = sequence(
  " ",
  "bans|ban|restriction|prohibition|embargo|preference|requirement|mandate|rule|policy|moratorium",
  maybe(ruleTail),
  end,
);
const ruleEndGone = sequence(
  " ",
  "ban|restriction|prohibition|embargo|preference|requirement|mandate|rule|policy|moratorium",
  gone,
  end,
);
const fine = matcherOf(
  "okay|ok|fine|all right|alright|perfectly fine|totally fine|acceptable|good|allowed|permitted|cool",
);
const allowing = either(
  "you can put |you may put |feel free to put ",
  sequence(
    either(
      "let's |you can |you may |you're allowed to |you are allowed to |you're free to |you are free to |feel free to |go ahead and |you have my permission to |you have permission to ",
      sequence("it", "'s | is ", fine, " ", "to |for you to |if you "),
    ),
    maybe("now |start |go back to "),
    either(use, gerund, "have |allow |eat |bring back "),
  ),
  sequence("let's allow |you can allow |allow |permit |accept |start allowing |tolerate ", maybe(gerund)),
  "unban |un-ban |re-allow |reallow ",
  sequence("start ", gerund),
  sequence("i'm ", "okay|ok|fine|good|cool", " with "),
);
const never = sequence(
  "don't |do not |dont |never again |never, ever |never ever |never to |never |under no circumstances |at no point |in no case |on no account |you must never |you must not |you mustn't |you are never to |you are not to |you're not to |you're never to |you may not |you may never |you cannot |you can't |you shall not |you shall never |you can never |you will never |you will not |you're not allowed to |you are not allowed to |i don't want you to |i do not want you to |i don't ever want you to |i never want you to |i forbid you to |not to |to never |to not |i'd rather you didn't |i'd rather you never |i'd rather you did not |let's not |let's never again |let's never |not ever ",
  many("please |ever again |ever |should you |must you |may you |even |bother |again "),
);
const thenSay = sequence(
  ", but |, and |; |, |. | - ",
  maybe("please |always |just "),
  "say |write |call it |spell it |use ",
);
const useInstead = either(sequence(" instead| in its place| in their place| in its stead", end), end);
const quantity = either(
  sequence(
    "all |any ",
    "uses|use|mentions|mention|references|reference|talk|forms|form|kinds|kind|types|type|sorts|sort",
    " of | to ",
  ),
  "any and all |any more |any |the use of |use of |mention of |all ",
);
const banVerb = either(
  sequence(never, maybe(quantity), either(ban, mention, "have ")),
  either(
    "stop with the ",
    sequence("enough with ", maybe("the ")),
    "enough of the ",
    sequence("add |make |set |create ", "a ", maybe("new "), "rule |policy ", "against "),
  ),
  sequence("stop |quit |cease |no more |refrain from |desist from |give up |abstain from ", maybe("ever "), gerund),
  sequence(
    either(
      "avoid |forbid |prohibit |ban |rule out |bar |blacklist |outlaw |disallow |eschew |shun |veto |steer clear of |steer away from |steer well clear of |stay clear of |stay well away from |stay away from |stay off |keep away from |keep clear of |keep off |shy away from |refrain from |abstain from |do without |go without |get by without |get along without |make do without |manage without |work without |write without |cook without |do away with |forgo |forego |dispense with |no more |renounce |banish |say no to |say goodbye to |give up on ",
      sequence("put a ", maybe("permanent |total |strict "), "ban on "),
      "impose a ban on |place a ban on |put a stop to ",
    ),
    maybe("ever |always "),
    many(quantity),
    maybe(gerund),
  ),
  sequence("not ", "a single |a |one more |one |another ", "word|peep|mention|hint|trace|whiff", " ", "about |of "),
  "nothing about ",
  sequence(
    maybe(
      "absolutely |definitely |strictly |positively |there must be |there shall be |there are to be |there is to be ",
    ),
    "no |zero ",
    maybe("more "),
    maybe("use of |mention of |mentions of |references to |reference to |talk of |tolerance for "),
    maybe(gerund),
  ),
);
const weakBan = either(
  sequence(
    either(
      sequence("skip ", not("to |ahead |over |it ")),
      "omit |exclude |leave out |cut out |leave off |leave aside |filter out |weed out |strip out |edit out |pass on ",
    ),
    maybe("ever "),
    many(quantity),
    maybe(gerund),
  ),
  sequence(
    "i'd rather you ",
    either(
      sequence("never ", "used |mentioned |suggested |recommended |said |wrote "),
      "left out |skipped |omitted |avoided |dropped |excluded ",
      sequence("stopped ", gerund),
      sequence("quit ", gerund),
      "kept away from |stayed away from |steered clear of ",
    ),
    many(quantity),
  ),
);
const adverb = matcherOf(
  "only ever|ever|always|only|exclusively|strictly|consistently|just|solely|nothing but|firmly|in all cases|invariably|purely",
);
const useVerb = either(
  sequence(
    "only |always |exclusively ",
    many(adverb, " "),
    either(served, "choose |pick |add |apply |use |go with |go for |opt for |book |buy |give me |show me "),
  ),
  sequence(
    many(adverb, " "),
    either(
      sequence(
        "stick|keep|adhere|default|switch over|move over|change over|hold|cling|conform|confine yourself|limit yourself|restrict yourself|commit",
        many(" ", adverb),
        " to ",
      ),
      sequence("stick|stay|keep going|work", many(" ", adverb), " with "),
      sequence("rely|standardize|standardise|settle|build|lean|count", many(" ", adverb), " on "),
      sequence(
        "keep using|continue using|continue to use|start using|begin using|begin to use|make use of|employ|adopt|embrace|follow|keep on using|carry on using|go on using|commit to using|stick to using|keep working with|stay on",
        many(" ", adverb),
        " ",
      ),
      sequence(
        "i'd rather you ",
        maybe("always "),
        "used |use |went with |stuck to |stuck with |kept to |relied on |chose ",
      ),
      sequence("add |set |create ", "a ", maybe("new "), "rule |policy ", "to ", maybe("always "), "use "),
      "i insist on you using ",
      sequence("i insist on ", maybe("using ")),
      "insist on ",
    ),
  ),
);
const useWeak = sequence(
  many(adverb, " "),
  either(
    "use|go with|go for|opt for|switch to|move to|change to",
    sequence("go", sequence(" ", adverb, many(" ", adverb)), " with"),
    "choose|settle for|run with",
  ),
  many(" ", adverb),
  " ",
);
const useVerbs = either(useVerb, useWeak);
const thenUse = either(
  sequence(", only |, just |; only ", not(useVerbs), not(adverb)),
  sequence(
    ", but |, and |; |, |. | and |: | - ",
    many("please |always |just |only |instead, |instead |rather |let's "),
    useVerbs,
  ),
);
const inFavor = matcherOf(" in favor of | in favour of ");
const verdictThenUse = sequence(
  " is | are ",
  maybe("strictly |now "),
  "banned|off limits|off-limits|forbidden|out|not allowed|prohibited|a no-go|ruled out|off the table|a hard no|gone",
  ", so |, and |, |; |. |: | - ",
  many("please |always |just |instead "),
  useVerbs,
);
const inItsPlace = matcherOf(
  " in its place| in their place| in place of it| in place of them| instead of it| instead of them| instead| in its stead",
);
const forOld = matcherOf(" for | in place of | instead of ");
const oldThenNew = matcherOf(" with | by ");
const takePlace = matcherOf(" take the place of | replace | stand in for | take over from | be used instead of ");
const inWith = sequence(", and |, | and |; ", "in with ");
const toNew = matcherOf(" over to | to ");
const spoken = sequence(
  many(adverb, " "),
  either(
    sequence("set|put|typeset|print|express|state|give|quote|list|keep|show|report", " everything"),
    "give me everything|present everything|write everything|write all code|write code|write all your answers|write all answers|do everything|answer everything|answer me|give all answers|give every answer|format everything|phrase everything|explain everything|show prices",
    sequence("write|speak|talk|reply|respond", " to me"),
    "do all your work|write|work|reply|answer|respond|speak|talk|chat|communicate|code|program|draft|converse|correspond",
  ),
  many(" ", adverb),
  " in ",
  maybe("nothing but |only "),
);
const insteadOf = matcherOf(
  " instead of | rather than | in place of | in lieu of | over |, not | and not | not |, never | and never |, rather than |, instead of | as opposed to |, as opposed to | as a replacement for | as a substitute for | as an alternative to | as the replacement for | as a stand-in for | as replacement for | to replace | as substitute for | in preference to ",
);
const bareInstead = matcherOf(" instead of | in place of | rather than |, not | in lieu of |, never ");
const outOf = sequence(
  maybe("absolutely "),
  either(
    "everything|anything|it all|all of it|this chat|this conversation|our conversations|our conversation|our chats|our chat",
    sequence(
      either(sequence("all ", maybe("of "), maybe("your |the |my |our ")), "your |my |our |any of your |every "),
      maybe("future "),
      output,
    ),
  ),
  maybe(" you ", doing),
);
const fromOut = matcherOf(" out of | away from | off | from ");
const considered = sequence(
  " as | to be | ",
  maybe("strictly |permanently |completely |hereby "),
  "banned|ruled out|off limits|off-limits|forbidden|prohibited|off the table|out of bounds|a no-go|taboo|excluded|out of the question|out|vetoed|blacklisted|not allowed|a hard no|verboten",
  end,
);
const aMiss = matcherOf(" a miss| a wide berth| a pass| the boot| the chop| the heave-ho");
const asDefault = sequence(
  " your| the| our| my| as your| as the| as our| as a| as my| be your| be the| be our",
  maybe(" new| permanent"),
  " ",
  "default choice|default|standard choice|standard|go-to choice|go-to|norm|first choice",
  end,
);
const onlyEnd = matcherOf(
  " only| exclusively| and nothing else|, nothing else|, and nothing else| and only that|, and only that",
);
const usedOnly = either(
  sequence(
    " as",
    " your| the| our| my| a",
    maybe(" new| permanent"),
    " ",
    "default choice|default|standard|go-to|norm",
    end,
  ),
  sequence(either(onlyEnd, " alone| and nothing but|, always"), end),
  end,
);
const language = matcherOf(
  "english|french|german|spanish|italian|portuguese|dutch|welsh|irish|polish|czech|russian|ukrainian|greek|turkish|arabic|hebrew|hindi|urdu|bengali|tamil|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|swahili|swedish|danish|norwegian|finnish|icelandic|hungarian|romanian|catalan|basque|latin|esperanto|british |american |simple |plain |brazilian ",
);
const wantedIn = sequence(
  either(sequence("every |each |all your |all of your |all the |all |your ", output), "everything"),
  " ",
  maybe("to be "),
  maybe("written |given |shown |always "),
  "in ",
);
const useVerdict = either(
  sequence(
    " is | are | stays | remains ",
    maybe("now "),
    "your |the |our |my ",
    maybe("new |final |permanent "),
    "default|standard|go-to|choice|norm|official choice",
    maybe(" now| here"),
    end,
  ),
  sequence(
    " it is",
    maybe(", ", "decision made|always|final|that's settled|settled|decided|then|that's final|end of story|for good"),
    end,
  ),
  sequence(" is| are", " ", "always to be used|to be used|mandatory|a must|compulsory|obligatory|settled|decided", end),
  sequence(", always|: always", end),
  sequence(" must ", maybe("always "), "be used", end),
  sequence(" it shall be", end),
);
const decidedEnd = sequence(
  either(", and ", sequence(" and ", ahead("that's ")), ". |, | - "),
  "that's final|that's decided|that's settled|that's my decision|that's that|final answer|final decision|final|decided|it's settled|end of discussion|end of story|always",
  end,
);
const pointer = either(
  "than",
  sequence("the first", not(" person")),
  sequence("the second", not(" person")),
  sequence("the third", not(" person")),
  "rules|mistakes|errors|all|it's|it|that|this|them|these|those|ones|one's|one|me|him|here|her|use|us|something|anything|everything|nothing|someone|anyone|whatever|what|how|whichever|where|when|same|the same|so|there|each|everyone|everybody|every|another|other|both|to|about|not|never|inside|in|is|if|i'm|i|your best|your judgment|your own|yourself|your|you|we|they|he|she|the attached|the following|the above|the next|the last|the other|the previous|the new one|the old one|the original|the old|the new|the current|the existing|the latter|the former|the rest|the whole|the best|the right|the wrong|outside|out|up|down|off|only|on|back|ahead|attached|at|for|without|with|during|among|under|of|from|by|as|yes|nobody|no|are|being|been|below|be|does|do|did|have|has|having|going|go|getting|get|please|just|let's|let|and|or|but|then|my way|my advice|my last|my previous|things|stuff|anybody|above|following|previous|ever|always|avoid",
);
const idiom = matcherOf(
  "further|surprises|surprise|eye contact|refunds|returns|solicitors|vacancies|service|left|right|god|a walk|a run|a swim|a date|a puppy|a nap|a break|a while|a ride|a drive|your mouth|meeting|problems|problem|worries|comment|smoking|parking|kidding|entry|trespassing|flow|plan|caution|common sense|elevator|stairs|door|table|file|folder|option|rush|hurry|chance|excuses|pressure|need|doubt|idea|way|wonder|longer|matter|thanks|thank|reason|hesitate|my word|steps|step|page|line|questions|question|chapter|paragraph|section|fail|luck|news|offense|big deal|deal|dice|sweat|fun|harm|hard feelings|strings attached|response|answer|reply|results|result|objections|objection|sense|point|clue|changes|change|biggie|joke|shame|good|use|vacancy|exit|swimming|diving|loitering|dogs allowed|pets allowed|script|topic|facts|subject|basics|agenda|schedule|outline|brief|essentials|story|truth|instructions|template|draft|recipe|your guns|guns|links|link|directions|your instincts|imagination|creativity|force|logic|reality|wisdom|panic|drama|nonsense|fuss|time|money|sleep|breakfast|lunch|dinner|dessert|signal|sign|contact|work|school|class|everyone's|wait|stop|danger|trouble|disappointment|confusion|spam|difference|cap|sound|output|regrets|effect|internet|wifi|connection|power|matches|match|errors|error|warnings|bugs|show",
);
const pair = either(
  "salt and vinegar crisps|salt and vinegar chips|salt and vinegar|sour cream and onion|oil and gas|hook and eye|pen and paper|pen and ink|cookies and milk|peaches and cream|beans and rice|chicken and waffles|shrimp and grits|spaghetti and meatballs|mint and chocolate|tar and feather|bow and arrow|knife and fork|needle and thread|lock and key|sword and sorcery|stop and search|smoke and mirrors|song and dance|odds and ends|bits and pieces|ins and outs|ups and downs|boys and girls|ladies and gentlemen|men and women|mom and pop|war and peace|crime and punishment|pride and prejudice|beauty and the beast|romeo and juliet|tom and jerry|simon and garfunkel|starsky and hutch|he and she|him and her|his and hers|he/she|and/or|either/or|neither/nor|sir and madam|dear sir and madam|buy and hold|cash and carry|wash and fold|park and ride|kiss and tell|show and tell|do and don't|dos and donts|half and half|more and more|again and again|over and over|a and e|b and b|r and b|q and as",
  sequence(
    " ",
    "salt and pepper|pros and cons|black and white|fish and chips|mac and cheese|macaroni and cheese|bed and breakfasts|bed and breakfast|drag and drop|copy and paste|cut and paste|peanut butter and jelly|questions and answers|question and answer|q and a|trial and error|rock and roll|rice and beans|research and development|track and field|arts and crafts|terms and conditions|sweet and sour|gin and tonic|lost and found|wear and tear|supply and demand|profit and loss|health and safety|mergers and acquisitions|before and after|back and forth|dungeons and dragons|bread and butter|cookies and cream|bells and whistles|dos and don'ts|nuts and bolts|surf and turf|biscuits and gravy|bacon and eggs|ham and cheese|oil and vinegar|vinegar and oil|cream and sugar|milk and sugar|sticky rice and mango|rhythm and blues|drum and bass|country and western|science and technology|sturm und drang|cause and effect|compare and contrast|find and replace|search and replace|call and response|hide and seek|cloak and dagger|give and take|hit and run|meat and potatoes|plug and play|point and click|read and write|create and update|command and control|divide and conquer|law and order|room and board|tried and true",
    ahead(" "),
  ),
);
const several = matcherOf(
  " and | or | nor | but | then | versus | vs | instead | not | never | nothing | please | use | avoid | stop | don't | also | plus | as well as | / | along with | together with | alongside ",
);
const numberWord = matcherOf("two|three|four|five|six|seven|eight|nine|ten|twelve|twenty");
const partNoun = matcherOf(
  "sections|section|chapter|version|draft|paragraph|slide|figure|row|column|act|scene|verse|stanza|step|problem|exercise|question|line|page|part|item|round|batch|lesson|episode|level|week|task|ticket|appendix|point",
);
const narrow = either(
  sequence(
    " ",
    "into|in|for|on|at|from|to|during|within|with|of|under|throughout|after|before|about|by|near|past|beyond|behind",
    " ",
    "these|their|them|there|the|this|mine|my|that|our|those|your|his|her|its|today|tomorrow|tonight|day|christmas|easter|thanksgiving|halloween|dinner|lunch|breakfast|brunch|dessert|part|it|one|me|us|you|mom|dad|grandma|grandpa|uncle|aunt|everyone|someone|class|work|school|example|number",
    " ",
  ),
  sequence(" like ", "an|a|you|the|normal", " "),
  sequence(" for ", "a|one", " ", "day|week|month|year|bit|while|moment", " "),
  sequence(" ", "left|first|wrong", " ", end),
  sequence(" from ", sequence(not("ing "), nounLetter, many(not("ing "), nounLetter)), "ing "),
  " beats | in favor of | in favour of ",
  sequence(" ", "in|on", " ", "an|a", " "),
  sequence(" ", "in|across|to", " ", "all|every|each", " "),
  sequence(" at ", sequence(within(97, 122), many(within(97, 122))), " ", end),
  sequence(
    " ",
    "in|for|on|at|from|to|by|of|after|before|about",
    " ",
    either(numberWord, sequence(within(48, 57), many(within(48, 57, 46, 46, 58, 58)))),
    " ",
  ),
  sequence(
    " ",
    "in|from|of|at|on|for",
    " ",
    sequence(within(97, 122, 48, 57, 95, 95, 47, 47, 45, 45), many(within(97, 122, 48, 57, 95, 95, 47, 47, 45, 45))),
    ".",
    sequence(within(97, 122), many(within(97, 122))),
    " ",
  ),
  sequence(
    " ",
    sequence(partNoun, " "),
    either(numberWord, sequence(within(48, 57), many(within(48, 57, 46, 46))), within(97, 122)),
    " ",
  ),
  sequence(" ", "in|for|on|at|of|from", " ", partNoun, " "),
  sequence(" ", "for|on|at|to|with|in", " ", sequence(within(97, 122), many(within(97, 122))), "'s "),
  sequence(
    " ",
    "downtown|inside|indoors|outside|upstairs|today|below|above|next|here|first thing|this time|later|yesterday|now|again|whenever|when|while|where|before|after|as much|as soon|so that|so often|sometimes|soon|so|too much|a lot|too often|often|occasionally|mostly|usually|as often|more often|attached|yet|more|a little|a bit|sparingly|once|twice|already|maybe|tonight|tomorrow|instead|as possible|if|unless|until|away|back|up|down|over|off",
    " ",
  ),
  sequence(" ", "that|there", " ", end),
  sequence(" ", weekday, " "),
  sequence(
    " ",
    not(
      "literally|basically|actually|honestly|family|assembly|jelly|reply|supply|ally|fly|butterfly|lily|italy|july|emily|anomaly|monopoly|rally|only|friendly|weekly|daily|monthly|early|elderly",
      " ",
      end,
    ),
    sequence(not(" |ly "), any, until(" |ly ")),
    "ly ",
    end,
  ),
);
const inClause = sequence(
  " ",
  "doing|the same|allowed|ones|one|yourself|myself|ourselves|i'm|i've|i'd|i'll|it's|is|it|i|you're|you|we're|we'll|were|we|they|he|she|me|us|him|them|who|why|however|how|what|whether|are|was|said|says|say|think|because|since|can|could|will|won't|should|must|may|might|has|had|does|do|did|let's|let|everyone|everybody|nobody|anything|everything|something|nothing|otherwise|therefore|though|although|thanks|okay|ok",
  " ",
);
const lastingNoun = matcherOf(
  "disclaimers|pleasantries|emojis|caveats|apologies|small talk|filler|fluff|preambles|preamble|flattery|sugarcoating|hedging|jargon|puns|jokes|exclamation marks|exclamation points|warnings|greetings|sign-offs|niceties|formalities|buzzwords|hashtags|platitudes|lectures|moralizing|cliches|euphemisms|superlatives|compliments|pep talks|baby talk|corporate speak|technique|timezone|time zone|time|system|voice|tense|person|commas|comma|clock|style|library|alphabet|notation|conventions|convention|spelling|calendar|dialect|mood|subjunctive|imperative|passive|case|scale|method|indicative|singular|plural|standard|logger|language|pronouns|pronoun|form|guide|english|units|dative|infinitive|past|present|genitive|syntax|runtime|compiler|framework|paradigm|pattern|architecture|protocol|diet|currency|name",
);
const food = matcherOf(
  "dates|molasses|maple syrup|coconut oil|olive oil|rapeseed oil|sunflower oil|jam|jelly|sausage|ham|duck|crab|lobster|prawns|celery|carrots|beets|peas|cornmeal|corn|tortillas|bagels|polenta|bulgur|millet|raisins|berries|apples|bananas|avocado|hummus|tahini|miso|paprika|chilies|chili|cumin|ginger|turmeric|espresso|decaf|whiskey|vodka|gin|rum|cocoa|creme fraiche|ricotta|mozzarella|feta|parmesan|cheddar|sour cream|almond milk|oat milk|soy milk|butter|margarine|oil|ghee|lard|sugar|honey|stevia|agave|syrup|milk|cream|yogurt|yoghurt|cheese|tofu|tempeh|seitan|chicken|beef|pork|turkey|lamb|fish|salmon|tuna|shrimp|meat|bacon|beans|lentils|chickpeas|rice|quinoa|couscous|pasta|noodles|potatoes|bread|flour|wheat|buckwheat|oats|rye|spelt|barley|cilantro|parsley|basil|mint|dill|coriander|thyme|garlic|onions|onion|shallots|leeks|chives|salt|pepper|soy sauce|tamari|vinegar|lemons|lemon|limes|lime|nuts|peanuts|almonds|cashews|walnuts|seeds|eggs|mayonnaise|mustard|ketchup|coffee|tea|water|juice|wine|beer|soda|chocolate|carob|fruit|vegetables|spinach|kale|lettuce|cabbage|mushrooms|tomatoes|zucchini|eggplant|shellfish|seafood|gelatin|agar|broth|stock",
);
const measure = matcherOf(
  "lbs|lb|kgs|kg|km|millimetres|millimeters|miles|milliliters|mi|cm|mm|centimetres|metres|litres|stone|degrees|acres|hectares|knots|pints|quarts|tablespoons|teaspoons|mpg|psi|bar|kilometers|kilometres|meters|feet|inches|centimeters|yards|pounds|kilograms|kilos|grams|ounces|cups|liters|gallons|celsius|fahrenheit|kelvin|metric units|metric system|metric|imperial units|imperial system|imperial|si units",
);
const money = matcherOf("dollars|euros|yen|francs|pesos|rupees|kroner|crowns|sterling|usd|eur|gbp");
const mark = matcherOf(
  "tabs|spaces|commas|semicolons|colons|dashes|em dashes|en dashes|hyphens|parentheses|brackets|quotes|apostrophes|periods|full stops|exclamation marks|ellipses|slashes|asterisks|underscores|ampersands",
);
const form = matcherOf(
  "lists|bullet points|bullets|bulleted lists|numbered lists|prose|paragraphs|full paragraphs|tables|headings|headers|sentences|full sentences|complete sentences|plain text|markdown|html|pdf|latex|charts|pie charts|bar charts|graphs|diagrams|footnotes|endnotes|inline citations|italics|bold|underlining|code blocks|screenshots|images",
);
const wording = matcherOf(
  "slang|jargon|plain english|plain language|simple words|formal language|passive voice|active voice|past tense|present tense|future tense|first person|second person|third person|british spelling|american spelling|british english|american english|contractions|acronyms|abbreviations|full names|first names|last names|technical terms|everyday words|cliches|metaphors|literal language|adverbs|strong verbs|title case|sentence case|lower case|upper case|euphemisms|plain words",
);
const tool = matcherOf(
  "npm|yarn|pnpm|bun|deno|node|pip|poetry|uv|conda|var|const|let|mocks|fakes|stubs|print statements|logger|logging|loops|recursion|comprehensions|inheritance|composition|classes|functions|hooks|callbacks|promises|async/await|vim|emacs|nano|bash|zsh|fish|make|cmake|git|svn|json|yaml|toml|xml|css|sass|scss|tailwind|javascript|java|kotlin|rust|go|python|ruby|typescript|jest|vitest|mocha|webpack|vite|mysql|postgres|sqlite|mongodb|redis|react|vue|svelte|angular|docker|podman|photoshop|gimp|chrome|firefox|safari|word|excel|slack|teams|zoom|lodash|ramda|jquery|enums|interfaces|globals|exceptions|raw sql|rest|graphql|soap|microservices|global variables|dependency injection|absolute imports|relative imports|wildcard imports|named imports|named exports|default exports",
);
const travel = matcherOf(
  "coaches|scooters|boats|ships|ferry|trains|train|buses|bus|cars|car|bikes|bike|rideshares|ubers|planes|flights|trams|taxis|cabs|rental cars|bicycles|ferries|cruises|subway|metro|public transport|walking|flying|driving|cycling",
);
const stay = matcherOf("hotels|hostels|apartments|campsites|camping|resorts|guesthouses|airbnbs|motels|inns");
const material = matcherOf(
  "plastic|paper|glass|wood|steel|aluminum|leather|wool|cotton|polyester|linen|silk|oak|pine|bamboo",
);

const parseHedged = production([until(hedge), hedge], () => ({ kind: "hedged" as const }));

const parseReported = production([until(report), report], () => ({ kind: "reported" as const }));

const parseUnserious = production([until(irony), irony], () => ({ kind: "unserious" as const }));

const parseBounded = production([until(bound), bound], () => ({ kind: "bounded" as const }));

const parseStandingOpening = production(
  [not("always ", served), either(standing, throughout, rule), maybe(",|:"), " ", tail],
  (field) => ({ kind: "standing_opening" as const, rest: field(4) }),
);

const parseDecidedOpening = production(
  [
    "decision made|decision|decided|it's decided|it's settled|that's settled|settled|final answer|final decision|final choice|my decision|my choice|our choice|i've decided|we've decided|i've made up my mind|we've made up our minds|that's decided|the winner is|verdict|final verdict|it's final|that's final",
    maybe(" then"),
    ": |, | - |; |. |! ",
    tail,
  ],
  (field) => ({ kind: "decided_opening" as const, rest: field(3) }),
);

const parseAskingOpening = production(
  ["could you please |would you please |please could you |please would you |could you kindly |would you kindly ", tail],
  (field) => ({ kind: "asking_opening" as const, rest: field(1) }),
);

const parseNounOpening = production(
  [mentionOf, nounBeforeSo, maybe(place), soOrStop, maybe(then), sequence(direct, rest)],
  (field) => ({ kind: "noun_opening" as const, noun: field(1), rest: field(5) }),
);

const parseNounFirst = production(
  [
    not(
      "i'm|it|if|i|we|he|she|they|your|you|that|this|there|these|those|my|our|the|everyone|nobody|what|which|who|when|all|people|some|most|please|no",
      " ",
    ),
    sequence(
      not(harms),
      within(97, 122, 48, 57, 32, 32, 39, 39, 45, 45),
      many(not(harms), within(97, 122, 48, 57, 32, 32, 39, 39, 45, 45)),
    ),
    harms,
    many(not(soOrStop), sequence(not(within(63, 63, 33, 33)), any)),
    soOrStop,
    maybe(then),
    sequence(ahead(direct), ahead(referring), rest),
  ],
  (field) => ({ kind: "noun_first" as const, noun: field(1), rest: field(6) }),
);

const parseReasonOpening = production([reason, tail], (field) => ({ kind: "reason_opening" as const, rest: field(1) }));

const parseWrapper = production([either(thanking, greeting, polite, frame, preamble), tail], (field) => ({
  kind: "wrapper" as const,
  rest: field(1),
}));

const parseAlwaysClosing = production(
  [sequence(not(", always", end), any, until(sequence(", always", end))), ", always", end],
  (field) => ({ kind: "always_closing" as const, rest: field(0) }),
);

const parseStandingClosing = production(
  [sequence(not(standingEnd), any, until(standingEnd)), standingEnd],
  (field) => ({ kind: "standing_closing" as const, rest: field(0) }),
);

const parsePoliteClosing = production([sequence(not(politeEnd), any, until(politeEnd)), politeEnd], (field) => ({
  kind: "polite_closing" as const,
  rest: field(0),
}));

const parseStandingInside = production(
  [sequence(not(standingInside), any, until(standingInside)), standingInside, tail],
  (field) => ({ kind: "standing_inside" as const, rest: field(0), after: field(2) }),
);

const parseBecauseClosing = production([sequence(not(because), any, until(because)), because], (field) => ({
  kind: "because_closing" as const,
  rest: field(0),
}));

const parseChangePhrasing = production([either(change, changed), maybe("that "), tail], (field) => ({
  kind: "change_phrasing" as const,
  value: field(2),
}));

const parseSetPhrasing = production(
  [not("add |save |store |take ", "the |my |our ", "premise to ", not("say |be ")), setTo, tail],
  (field) => ({ kind: "set_phrasing" as const, value: field(2) }),
);

const parseNotePhrasing = production([keepInMind, tail], (field) => ({
  kind: "note_phrasing" as const,
  value: field(1),
}));

const parseMomentary = production([until(sequence(" ", moment, " ")), " ", moment, " "], () => ({
  kind: "momentary" as const,
}));

const parseResting = production([until(sequence(" ", resting, end)), " ", resting, end], () => ({
  kind: "resting" as const,
}));

const parseVariable = production([" ", "x|y|z|n|k", " is ", rest], () => ({ kind: "variable" as const }));

const parseRecalled = production(
  [
    " ",
    maybe("that "),
    "it|i|we|you|they|he|she",
    " ",
    not("was born|was raised|was adopted|was diagnosed|was trained|can't|can only|will always|will never"),
    "told|said|mentioned|asked|went|used|talked|discussed|spoke|met|left|got|bought|ate|saw|didn't|did|promised|agreed|wanted|gave|had|tried|was|were|could|should|would|can|may|might|will|showed|sent|wrote|made|took|came|forgot|called|spent",
    " ",
  ],
  () => ({ kind: "recalled" as const }),
);

const parseSubjectless = production(
  [
    either(
      sequence(" ", maybe("that "), sequence(not(clauseSubject), any), rest),
      sequence(sequence(not(finite), any, until(finite)), end),
    ),
    rest,
  ],
  () => ({ kind: "subjectless" as const }),
);

const parseClearStatePhrasing = production(
  [
    either(
      sequence(
        discard,
        either(wholeState, sequence("everything", both, maybe(", the lot|, all of it")), premiseAndRules),
      ),
      sequence(wanted, premiseAndRules, " ", done),
      sequence(wanted, wholeState, " ", done, maybe(", ", premiseAndRules)),
      sequence(premiseAndRules, gone),
      sequence(
        "start over |start again |start fresh ",
        "with no |without ",
        either(
          sequence("premise ", "and |or ", maybe("no |any "), "rules|policies"),
          sequence("rules |policies ", "and |or ", maybe("no |a "), "premise"),
        ),
      ),
    ),
    end,
  ],
  () => ({ kind: "clear_state_phrasing" as const }),
);

const parseClearPremisePhrasing = production(
  [
    either(
      sequence(discard, maybe("only |just "), premiseNoun, maybe(settled), kept, maybe(onlyThat)),
      sequence("throw ", premiseNoun, " out| away"),
      sequence("take ", premiseNoun, " ", "out|away|off"),
      sequence("set aside ", premiseNoun),
      sequence("put aside ", premiseNoun),
      sequence("leave ", premiseNoun, " empty| blank| out"),
      sequence("make |set ", premiseNoun, " empty| blank| to nothing| to none"),
      sequence(
        premiseNoun,
        " is | was | has | no longer ",
        sequence(within(97, 122, 32, 32), many(within(97, 122, 32, 32))),
        goneToo,
      ),
      sequence(premiseNoun, gone, maybe(goneToo)),
      sequence(wanted, premiseNoun, " ", done),
      sequence("have |get ", premiseNoun, " ", done),
      sequence("consider |treat ", premiseNoun, maybe(" as"), " ", done),
      sequence(
        "we |i ",
        "don't need |don't want |no longer need |no longer want |do not need ",
        premiseNoun,
        maybe(" any more| anymore| any longer"),
        maybe(goneToo),
      ),
    ),
    end,
  ],
  () => ({ kind: "clear_premise_phrasing" as const }),
);

const parseResetPhrasing = production(
  [
    either(
      sequence(
        discard,
        rulesNoun,
        maybe(settled),
        kept,
        maybe(
          ", ",
          "all of them|every one of them|every single one of them|every single one|each and every one|every last one|the lot|each one|everything",
        ),
      ),
      sequence("throw ", rulesNoun, " out| away"),
      sequence(rulesNoun, gone),
      sequence(wanted, rulesNoun, " ", done),
      sequence("have |get ", rulesNoun, " ", done),
      sequence("consider |treat ", rulesNoun, maybe(" as"), " ", done),
      sequence(
        either(
          sequence(
            "none of ",
            maybe("the |my |our |these |those |your "),
            "rules|policies",
            " ",
            "apply|applies|holds|hold|counts|count|stands|stand",
          ),
          sequence("no ", "rules|policies", " ", "apply|hold|count"),
        ),
        " any more| anymore| any longer",
      ),
      sequence(
        "start over |start again |start fresh |start afresh |begin again ",
        "with no rules|without any rules|without rules|with no policies|without any policies|with an empty rulebook|with a blank rulebook",
      ),
    ),
    end,
  ],
  () => ({ kind: "reset_phrasing" as const }),
);

const parseRemoveReferred = production(
  [
    "the |my |our |your |that ",
    maybe(oldWord),
    ruleWord,
    sequence(not(referredEnd), any, until(referredEnd)),
    referredEnd,
  ],
  (field) => ({ kind: "remove_referred" as const, item: field(3) }),
);

const parseRemoveWanted = production(
  [
    either(wanted, "consider |treat |regard |count |have |get |declare "),
    "the |my |our |your |that ",
    maybe(oldWord),
    ruleWord,
    sequence(not(ruleDone, end), any, until(sequence(ruleDone, end))),
    ruleDone,
    end,
  ],
  (field) => ({ kind: "remove_wanted" as const, item: field(4) }),
);

const parseRemoveOut = production(
  [
    "you don't have to |you don't need to |no need to |you needn't |you no longer have to |you no longer need to ",
    "leave |keep |cut ",
    sequence(not(" out", maybe(anyMore), end), any, until(sequence(" out", maybe(anyMore), end))),
    " out",
    maybe(anyMore),
    end,
  ],
  (field) => ({ kind: "remove_out" as const, item: field(2) }),
);

const parseRemoveOwed = production(
  [noDuty, sequence(not(anyMore, end), any, until(sequence(anyMore, end))), anyMore, end],
  (field) => ({ kind: "remove_owed" as const, item: field(1) }),
);

const parseRemoveNoLonger = production([noLonger, tail], (field) => ({
  kind: "remove_no_longer" as const,
  item: field(1),
}));

const parseRemoveRule = production(
  [
    maybe("hereby "),
    discard,
    "the |my |our |your |that |any ",
    maybe(oldWord),
    ruleWord,
    sequence(not(ruleTail, end), any, until(sequence(ruleTail, end))),
    maybe(ruleTail, end),
  ],
  (field) => ({ kind: "remove_rule" as const, item: field(5) }),
);

const parseRemoveOff = production(
  ["take |lift ", "the |that |my |our ", "ban|restriction|embargo|limit", " off ", tail],
  (field) => ({ kind: "remove_off" as const, item: field(4) }),
);

const parseRemoveListed = production(
  [
    "take |remove |strike |scratch ",
    sequence(
      not(" off | from ", "your |the |my |our ", forbiddenList, end),
      any,
      until(sequence(" off | from ", "your |the |my |our ", forbiddenList, end)),
    ),
    " off | from ",
    "your |the |my |our ",
    forbiddenList,
    end,
  ],
  (field) => ({ kind: "remove_listed" as const, item: field(1) }),
);

const parseRemoveCompound = production(
  [discard, "the |my |our |that |your ", maybe(oldWord), sequence(not(ruleEnd), any, until(ruleEnd)), ruleEnd],
  (field) => ({ kind: "remove_compound" as const, item: field(3) }),
);

const parseRemoveCompoundGone = production(
  ["the |my |our ", maybe(oldWord), sequence(not(ruleEndGone), any, until(ruleEndGone)), ruleEndGone],
  (field) => ({ kind: "remove_compound_gone" as const, item: field(2) }),
);

const parseRemoveAllow = production(
  [
    allowing,
    sequence(
      not(either(again, sequence(" in", again), sequence(" back", again))),
      any,
      until(either(again, sequence(" in", again), sequence(" back", again))),
    ),
    maybe(" in| back"),
    again,
    end,
  ],
  (field) => ({ kind: "remove_allow" as const, item: field(1) }),
);

const parseRemoveVerdict = production(
  [sequence(not(removeVerdict), any, until(removeVerdict)), removeVerdict],
  (field) => ({ kind: "remove_verdict" as const, item: field(0) }),
);

const parseReplaceSaid = production(
  [
    never,
    "say |write |call it |spell it ",
    sequence(not(thenSay), any, until(thenSay)),
    thenSay,
    sequence(not(useInstead), any, until(useInstead)),
    useInstead,
  ],
  (field) => ({ kind: "replace_said" as const, old_item: field(2), new_item: field(4) }),
);

const parseReplaceBanned = production(
  [
    either(banVerb, weakBan, "forget |scrap |dump "),
    sequence(not(thenUse), any, until(thenUse)),
    thenUse,
    sequence(not(useInstead), any, until(useInstead)),
    useInstead,
  ],
  (field) => ({ kind: "replace_banned" as const, old_item: field(1), new_item: field(3) }),
);

const parseReplaceBannedInstead = production(
  [
    banVerb,
    sequence(not(", |; "), any, until(", |; ")),
    ", |; ",
    not(useVerbs),
    maybe(served),
    sequence(not(" instead", end), any, until(sequence(" instead", end))),
    " instead",
    end,
  ],
  (field) => ({ kind: "replace_banned_instead" as const, old_item: field(1), new_item: field(5) }),
);

const parseReplaceRather = production(
  [
    "i'd rather you ",
    "used |use |went with |suggested |stuck to ",
    sequence(not(" than "), any, until(" than ")),
    " than ",
    maybe(gerund),
    tail,
  ],
  (field) => ({ kind: "replace_rather" as const, new_item: field(2), old_item: field(5) }),
);

const parseReplaceDropped = production(
  [
    either(
      sequence("avoid ", ahead(until(" for "), inFavor)),
      "ditch |drop |abandon |scrap |dump |give up |skip |retire |forgo ",
    ),
    sequence(not(either(inFavor, " for ")), any, until(either(inFavor, " for "))),
    either(inFavor, " for "),
    tail,
  ],
  (field) => ({ kind: "replace_dropped" as const, old_item: field(1), new_item: field(3) }),
);

const parseReplaceInFront = production(
  [
    "instead of |rather than |in place of |in lieu of ",
    maybe(gerund),
    sequence(not(", | always use "), any, until(", | always use ")),
    either(", ", sequence(" ", ahead("always use "))),
    maybe("please |let's |just |always "),
    either(useVerbs, "i want |i'd like "),
    sequence(not(useInstead), any, until(useInstead)),
    useInstead,
  ],
  (field) => ({ kind: "replace_in_front" as const, old_item: field(2), new_item: field(6) }),
);

const parseReplaceVerdict = production(
  [
    sequence(not(verdictThenUse), any, until(verdictThenUse)),
    verdictThenUse,
    sequence(not(useInstead), any, until(useInstead)),
    useInstead,
  ],
  (field) => ({ kind: "replace_verdict" as const, old_item: field(0), new_item: field(2) }),
);

const parseReplacePlaced = production(
  [useVerbs, sequence(not(inItsPlace, end), any, until(sequence(inItsPlace, end))), inItsPlace, end],
  (field) => ({ kind: "replace_placed" as const, new_item: field(1) }),
);

const parseReplaceNewOld = production(
  ["substitute |swap in |sub in |sub ", sequence(not(forOld), any, until(forOld)), forOld, tail],
  (field) => ({ kind: "replace_new_old" as const, new_item: field(1), old_item: field(3) }),
);

const parseReplaceOldNew = production(
  [
    "replace |substitute |swap out |switch out ",
    maybe(gerund),
    sequence(not(oldThenNew), any, until(oldThenNew)),
    oldThenNew,
    tail,
  ],
  (field) => ({ kind: "replace_old_new" as const, old_item: field(2), new_item: field(4) }),
);

const parseReplaceTraded = production(
  [
    "swap out |swap |trade in |trade |exchange |switch out ",
    sequence(
      not(maybe(" out"), either(" for ", inFavor)),
      any,
      until(sequence(maybe(" out"), either(" for ", inFavor))),
    ),
    maybe(" out"),
    either(" for ", inFavor),
    tail,
  ],
  (field) => ({ kind: "replace_traded" as const, old_item: field(1), new_item: field(4) }),
);

const parseReplaceLet = production(
  ["let |have ", sequence(not(takePlace), any, until(takePlace)), takePlace, tail],
  (field) => ({ kind: "replace_let" as const, new_item: field(1), old_item: field(3) }),
);

const parseReplaceOut = production(["out with ", sequence(not(inWith), any, until(inWith)), inWith, tail], (field) => ({
  kind: "replace_out" as const,
  old_item: field(1),
  new_item: field(3),
}));

const parseReplaceMoved = production(
  [
    either("switch", sequence("move|go|come", ahead(" over| away")), "change|migrate|transition|shift"),
    maybe(" me| us| your default| the default| my default"),
    maybe(" over| away"),
    " from ",
    maybe(gerund),
    sequence(not(toNew), any, until(toNew)),
    toNew,
    maybe(gerund),
    tail,
  ],
  (field) => ({ kind: "replace_moved" as const, old_item: field(5), new_item: field(8) }),
);

const parseReplaceGone = production(
  ["move|go", " from ", maybe(gerund), sequence(not(toNew), any, until(toNew)), toNew, maybe(gerund), tail],
  (field) => ({ kind: "replace_gone" as const, old_item: field(3), new_item: field(6) }),
);

const parseReplaceUsed = production(
  [
    either(
      "suggest |recommend |offer me |offer |propose |include |give me |show me |say |make it ",
      useVerbs,
      spoken,
      "choose |pick |prefer |call it |favor |favour |i'd rather have |i'd rather use |i'd rather see ",
    ),
    sequence(not(insteadOf), any, until(insteadOf)),
    insteadOf,
    maybe(gerund),
    tail,
  ],
  (field) => ({ kind: "replace_used" as const, new_item: field(1), old_item: field(4) }),
);

const parseReplacePreferred = production(
  ["prefer ", sequence(not(" to "), any, until(" to ")), " to ", tail],
  (field) => ({ kind: "replace_preferred" as const, new_item: field(1), old_item: field(3) }),
);

const parseReplaceWanted = production(
  [wanted, sequence(not(insteadOf), any, until(insteadOf)), insteadOf, tail],
  (field) => ({ kind: "replace_wanted" as const, new_item: field(1), old_item: field(3) }),
);

const parseReplaceBare = production(
  [sequence(not(bareInstead), any, until(bareInstead)), bareInstead, tail],
  (field) => ({ kind: "replace_bare" as const, new_item: field(0), old_item: field(2) }),
);

const parseProhibitLeave = production(
  [
    "leave |cut |rule |take |keep |filter ",
    sequence(
      not(" out", end),
      not(" out of ", outOf, end),
      any,
      many(not(" out", end), not(" out of ", outOf, end), any),
    ),
    " out",
    maybe(" of ", outOf),
    end,
  ],
  (field) => ({ kind: "prohibit_leave" as const, item: field(1) }),
);

const parseProhibitKeep = production(
  [
    "keep |ban |bar |exclude |omit |drop |remove |leave |cut |strike |banish |take ",
    sequence(not(fromOut, outOf, end), any, until(sequence(fromOut, outOf, end))),
    fromOut,
    outOf,
    end,
  ],
  (field) => ({ kind: "prohibit_keep" as const, item: field(1) }),
);

const parseProhibitConsider = production(
  [
    "consider |treat |regard |count |mark |declare |deem ",
    sequence(not(considered), any, until(considered)),
    considered,
  ],
  (field) => ({ kind: "prohibit_consider" as const, item: field(1) }),
);

const parseProhibitGive = production(
  ["give ", sequence(not(aMiss, end), any, until(sequence(aMiss, end))), aMiss, end],
  (field) => ({ kind: "prohibit_give" as const, item: field(1) }),
);

const parseProhibitVerb = production(
  [
    banVerb,
    sequence(
      not(either(" again", anyMore), end),
      not(" of ", outOf, end),
      any,
      many(not(either(" again", anyMore), end), not(" of ", outOf, end), any),
    ),
    maybe(either(" again", anyMore, sequence(" of ", outOf))),
    end,
  ],
  (field) => ({ kind: "prohibit_verb" as const, item: field(1) }),
);

const parseProhibitWeak = production([weakBan, tail], (field) => ({ kind: "prohibit_weak" as const, item: field(1) }));

const parseProhibitDropped = production(
  ["drop |ditch |lose |kill |scrap |dump |retire |abandon |spare me |spare us ", tail],
  (field) => ({ kind: "prohibit_dropped" as const, item: field(1) }),
);

const parseProhibitNever = production(
  [
    "i never want |i don't ever want |i never ever want ",
    maybe("to see |to hear about |to hear |to read about |to read |to get "),
    maybe("any more |any |another "),
    sequence(not(" again", end), any, until(sequence(" again", end))),
    maybe(" again"),
    end,
  ],
  (field) => ({ kind: "prohibit_never" as const, item: field(3) }),
);

const parseProhibitWanted = production(
  [
    either(
      sequence(wanted, "no more |no |zero |absolutely no "),
      sequence(
        "i don't want |i do not want |i don't need ",
        maybe("to see |to hear about |to read "),
        maybe("any more |any |another "),
      ),
    ),
    sequence(not(" again", end), any, until(sequence(" again", end))),
    maybe(" again"),
    end,
  ],
  (field) => ({ kind: "prohibit_wanted" as const, item: field(1) }),
);

const parseProhibitVerdict = production([sequence(not(banVerdict), any, until(banVerdict)), banVerdict], (field) => ({
  kind: "prohibit_verdict" as const,
  item: field(0),
}));

const parseUseMade = production(
  [
    "make |set |keep |have |treat |let |choose |pick |declare |establish ",
    sequence(not(asDefault), any, until(asDefault)),
    asDefault,
  ],
  (field) => ({ kind: "use_made" as const, item: field(1) }),
);

const parseUseVerb = production([useVerb, sequence(not(usedOnly), any, until(usedOnly)), usedOnly], (field) => ({
  kind: "use_verb" as const,
  item: field(1),
}));

const parseUseWeak = production([useWeak, sequence(not(usedOnly), any, until(usedOnly)), usedOnly], (field) => ({
  kind: "use_weak" as const,
  item: field(1),
}));

const parseUseSpokenAlways = production(
  ["always |only |exclusively |ever ", spoken, sequence(not(usedOnly), any, until(usedOnly)), usedOnly],
  (field) => ({ kind: "use_spoken_always" as const, item: field(2) }),
);

const parseUseLanguage = production(
  [
    "speak |talk ",
    maybe("only |nothing but "),
    ahead(language),
    sequence(not(" to me", end), any, until(sequence(" to me", end))),
    maybe(" to me", end),
  ],
  (field) => ({ kind: "use_language" as const, item: field(3) }),
);

const parseUseSpoken = production(
  [
    spoken,
    not(
      either(
        "one|two|three|four|five|six|ten|under|at most|no more than",
        sequence(within(48, 57), many(within(48, 57))),
      ),
      " ",
    ),
    sequence(not(usedOnly), any, until(usedOnly)),
    usedOnly,
  ],
  (field) => ({ kind: "use_spoken" as const, item: field(2) }),
);

const parseUseWantedIn = production([wanted, wantedIn, tail], (field) => ({
  kind: "use_wanted_in" as const,
  item: field(2),
}));

const parseUseAll = production([wantedIn, tail], (field) => ({ kind: "use_all" as const, item: field(1) }));

const parseUseWanted = production([wanted, tail], (field) => ({ kind: "use_wanted" as const, item: field(1) }));

const parseUseVerdict = production([sequence(not(useVerdict), any, until(useVerdict)), useVerdict], (field) => ({
  kind: "use_verdict" as const,
  item: field(0),
}));

const parseUseStanding = production(["only |nothing but |exclusively ", tail], (field) => ({
  kind: "use_standing" as const,
  item: field(1),
}));

const parseUseAlone = production(
  [sequence(not(onlyEnd, end), any, until(sequence(onlyEnd, end))), onlyEnd, end],
  (field) => ({ kind: "use_alone" as const, item: field(0) }),
);

const parseUseFinal = production([sequence(not(decidedEnd), any, until(decidedEnd)), decidedEnd], (field) => ({
  kind: "use_final" as const,
  item: field(0),
}));

const parseUseDecided = production([tail, end], (field) => ({ kind: "use_decided" as const, item: field(0) }));

const parsePointing = production([" ", either(sequence(pointer, " "), sequence(idiom, " ")), rest], () => ({
  kind: "pointing" as const,
}));

const parseAbstract = production(
  [
    " ",
    "night|while|third|cash|force|protection|condom|word|peep|thing|kindness|life|love|happiness|joy|peace|hope|courage|honesty|freedom|writing|silence|person|pairs|character|kind|turn|order|advance|detail",
    " ",
    end,
  ],
  () => ({ kind: "abstract" as const }),
);

const parseAttributed = production(
  [
    sequence(not("'s "), any, until("'s ")),
    "'s ",
    "idea|suggestion|proposal|plan|version|advice|offer|draft|approach|choice|option|recommendation",
    " ",
    end,
  ],
  () => ({ kind: "attributed" as const }),
);

const parseGraded = production(
  [
    " ",
    "needless|cheapest|fastest|easiest|simplest|shortest|better|different|nicer|shorter|longer|simpler|warmer|friendlier|clearer|smaller|bigger|easier|plainer|cleaner|stronger|lighter|darker|softer|cheaper|faster|slower|larger|healthier|fancier|tighter|calmer|funnier|kinder|briefer|crisper|gentler|less|fewer|more|much|too many|too|as few|as little|as many|so many|so much|such|enough|a bit|a little|a lot of|lots of|plenty of|few|half|excessive|unnecessary|overly|very|most|some|many|several|certain|various",
    " ",
    rest,
  ],
  () => ({ kind: "graded" as const }),
);

const parseSeveral = production([many(either(pair, sequence(not(several), any))), several], () => ({
  kind: "several" as const,
}));

const parseNarrowed = production([until(narrow), narrow], () => ({ kind: "narrowed" as const }));

const parseClause = production([until(inClause), inClause], () => ({ kind: "clause" as const }));

const parseLastingNoun = production([until(sequence(" ", lastingNoun, " ", end)), " ", lastingNoun, " "], () => ({
  kind: "lasting_noun" as const,
}));

const parseFood = production([until(sequence(" ", food, " ", end)), " ", food, " "], () => ({ kind: "food" as const }));

const parseMeasure = production([until(sequence(" ", measure, " ", end)), " ", measure, " "], () => ({
  kind: "measure" as const,
}));

const parseMoney = production([until(sequence(" ", money, " ", end)), " ", money, " "], () => ({
  kind: "money" as const,
}));

const parseMark = production([until(sequence(" ", mark, " ", end)), " ", mark, " "], () => ({ kind: "mark" as const }));

const parseForm = production([until(sequence(" ", form, " ", end)), " ", form, " "], () => ({ kind: "form" as const }));

const parseWording = production([until(sequence(" ", wording, " ", end)), " ", wording, " "], () => ({
  kind: "wording" as const,
}));

const parseTool = production([until(sequence(" ", tool, " ", end)), " ", tool, " "], () => ({ kind: "tool" as const }));

const parseTravel = production([until(sequence(" ", travel, " ", end)), " ", travel, " "], () => ({
  kind: "travel" as const,
}));

const parseStay = production([until(sequence(" ", stay, " ", end)), " ", stay, " "], () => ({ kind: "stay" as const }));

const parseMaterial = production([until(sequence(" ", material, " ", end)), " ", material, " "], () => ({
  kind: "material" as const,
}));

const parseImperativeBeginning = production(
  [
    " ",
    "write|try|walk|keep|check|address|add|put|make|give|show|tell|listen|list|capitalize|format|explain to|explain|describe|include|start|begin|end|finish|stop|sing|speak|talk|answer|reply|respond|be|double-check|document|do|get|take|bring|leave|cite|quote|name|call|spell|translate|summarize|number|sort|order|group|round|convert|indent|wrap|test|run|build|ask|say|think|act|pretend|treat|consider|respect|follow up|follow|apply|proofread|let|set|send|sign|email|text|remind|remember|forget|repeat|shorten|simplify|mention|suggest|recommend|propose|offer|use|avoid|skip|omit|drop|remove|replace|prefer|choose|pick|stick|switch|change|update|clear|reset|delete|cancel|wipe|lift|allow|permit|assume|note|prioritize|focus|provide|return|print|output|draw|plan|book|buy|cook|bake|serve|eat|drink|play|read|look|see|watch|wait|help|pay|save|spend|turn|open|close|cover|highlight|underline|bold|break|split|separate|label|tag|link|refer|report|flag|warn|push|pull|commit|merge|comment|comply|work|go|come|move|stay|sleep|wake|trust|verify|measure|count|calculate|estimate|compare|rate|rank|review|edit|rewrite|rephrase|expand|elaborate|clarify|specify|define|state|express|present|arrange|organize|structure|title|caption|render|can|could|would|will|shall|may|should|must|nothing|not|never|thanks|yes|inform|announce|post|back|forward",
    " ",
    rest,
  ],
  () => ({ kind: "imperative_beginning" as const }),
);
