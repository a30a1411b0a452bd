// Written by `npm run generate` from grammar/phrasings.peggy. Do not edit.

/** A text that the production `Hedged` matches. Fields are raw text. */
interface Hedged {
  readonly kind: "hedged";
}

/** A text that the production `Reported` matches. Fields are raw text. */
interface Reported {
  readonly kind: "reported";
}

/** A text that the production `Unserious` matches. Fields are raw text. */
interface Unserious {
  readonly kind: "unserious";
}

/** A text that the production `Bounded` matches. Fields are raw text. */
interface Bounded {
  readonly kind: "bounded";
}

/** What the rule `veto` recognizes. */
export type Veto = Hedged | Reported | Unserious | Bounded;

/** Parses a whole text by the rule `veto`; fields are cut from `text`, which is as long as `s`. */
export function parseVeto(s: string, text: string = s): Veto | null {
  return parseHedged(s, text) ?? parseReported(s, text) ?? parseUnserious(s, text) ?? parseBounded(s, text);
}

/** A text that the production `StandingOpening` matches. Fields are raw text. */
interface StandingOpening {
  readonly kind: "standing_opening";
  readonly rest: string;
}

/** A text that the production `AskingOpening` matches. Fields are raw text. */
interface AskingOpening {
  readonly kind: "asking_opening";
  readonly rest: string;
}

/** A text that the production `NounOpening` matches. Fields are raw text. */
interface NounOpening {
  readonly kind: "noun_opening";
  readonly noun: string;
  readonly rest: string;
}

/** A text that the production `Wrapper` matches. Fields are raw text. */
interface Wrapper {
  readonly kind: "wrapper";
  readonly rest: string;
}

/** What the rule `opening` recognizes. */
export type Opening = StandingOpening | AskingOpening | NounOpening | Wrapper;

/** Parses a whole text by the rule `opening`; fields are cut from `text`, which is as long as `s`. */
export function parseOpening(s: string, text: string = s): Opening | null {
  return (
    parseStandingOpening(s, text) ?? parseAskingOpening(s, text) ?? parseNounOpening(s, text) ?? parseWrapper(s, text)
  );
}

/** A text that the production `StandingClosing` matches. Fields are raw text. */
interface StandingClosing {
  readonly kind: "standing_closing";
  readonly rest: string;
}

/** A text that the production `PoliteClosing` matches. Fields are raw text. */
interface PoliteClosing {
  readonly kind: "polite_closing";
  readonly rest: string;
}

/** A text that the production `StandingInside` matches. Fields are raw text. */
interface StandingInside {
  readonly kind: "standing_inside";
  readonly rest: string;
  readonly after: string;
}

/** A text that the production `BecauseClosing` matches. Fields are raw text. */
interface BecauseClosing {
  readonly kind: "because_closing";
  readonly rest: string;
}

/** What the rule `closing` recognizes. */
export type Closing = StandingClosing | PoliteClosing | StandingInside | BecauseClosing;

/** Parses a whole text by the rule `closing`; fields are cut from `text`, which is as long as `s`. */
export function parseClosing(s: string, text: string = s): Closing | null {
  return (
    parseStandingClosing(s, text) ??
    parsePoliteClosing(s, text) ??
    parseStandingInside(s, text) ??
    parseBecauseClosing(s, text)
  );
}

/** A text that the production `ChangePhrasing` matches. Fields are raw text. */
interface ChangePhrasing {
  readonly kind: "change_phrasing";
  readonly value: string;
}

/** A text that the production `SetPhrasing` matches. Fields are raw text. */
interface SetPhrasing {
  readonly kind: "set_phrasing";
  readonly value: string;
}

/** What the rule `premise` recognizes. */
export type PremisePhrasing = ChangePhrasing | SetPhrasing;

/** Parses a whole text by the rule `premise`; fields are cut from `text`, which is as long as `s`. */
export function parsePremise(s: string, text: string = s): PremisePhrasing | null {
  return parseChangePhrasing(s, text) ?? parseSetPhrasing(s, text);
}

/** A text that the production `Momentary` matches. Fields are raw text. */
interface Momentary {
  readonly kind: "momentary";
}

/** A text that the production `Recalled` matches. Fields are raw text. */
interface Recalled {
  readonly kind: "recalled";
}

/** A text that the production `Subjectless` matches. Fields are raw text. */
interface Subjectless {
  readonly kind: "subjectless";
}

/** What the rule `passing` recognizes. */
export type Passing = Momentary | Recalled | Subjectless;

/** Parses a whole text by the rule `passing`; fields are cut from `text`, which is as long as `s`. */
export function parsePassing(s: string, text: string = s): Passing | null {
  return parseMomentary(s, text) ?? parseRecalled(s, text) ?? parseSubjectless(s, text);
}

/** A text that the production `ClearStatePhrasing` matches. Fields are raw text. */
interface ClearStatePhrasing {
  readonly kind: "clear_state_phrasing";
}

/** A text that the production `ClearPremisePhrasing` matches. Fields are raw text. */
interface ClearPremisePhrasing {
  readonly kind: "clear_premise_phrasing";
}

/** A text that the production `ResetPhrasing` matches. Fields are raw text. */
interface ResetPhrasing {
  readonly kind: "reset_phrasing";
}

/** A text that the production `RemoveReferred` matches. Fields are raw text. */
interface RemoveReferred {
  readonly kind: "remove_referred";
  readonly item: string;
}

/** A text that the production `RemoveOwed` matches. Fields are raw text. */
interface RemoveOwed {
  readonly kind: "remove_owed";
  readonly item: string;
}

/** A text that the production `RemoveNoLonger` matches. Fields are raw text. */
interface RemoveNoLonger {
  readonly kind: "remove_no_longer";
  readonly item: string;
}

/** A text that the production `RemoveRule` matches. Fields are raw text. */
interface RemoveRule {
  readonly kind: "remove_rule";
  readonly item: string;
}

/** A text that the production `RemoveCompound` matches. Fields are raw text. */
interface RemoveCompound {
  readonly kind: "remove_compound";
  readonly item: string;
}

/** A text that the production `RemoveAllow` matches. Fields are raw text. */
interface RemoveAllow {
  readonly kind: "remove_allow";
  readonly item: string;
}

/** A text that the production `RemoveVerdict` matches. Fields are raw text. */
interface RemoveVerdict {
  readonly kind: "remove_verdict";
  readonly item: string;
}

/** A text that the production `ReplaceBanned` matches. Fields are raw text. */
interface ReplaceBanned {
  readonly kind: "replace_banned";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceInFront` matches. Fields are raw text. */
interface ReplaceInFront {
  readonly kind: "replace_in_front";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceVerdict` matches. Fields are raw text. */
interface ReplaceVerdict {
  readonly kind: "replace_verdict";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceNewOld` matches. Fields are raw text. */
interface ReplaceNewOld {
  readonly kind: "replace_new_old";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ReplaceOldNew` matches. Fields are raw text. */
interface ReplaceOldNew {
  readonly kind: "replace_old_new";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceTraded` matches. Fields are raw text. */
interface ReplaceTraded {
  readonly kind: "replace_traded";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceMoved` matches. Fields are raw text. */
interface ReplaceMoved {
  readonly kind: "replace_moved";
  readonly old_item: string;
  readonly new_item: string;
}

/** A text that the production `ReplaceUsed` matches. Fields are raw text. */
interface ReplaceUsed {
  readonly kind: "replace_used";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ReplaceWanted` matches. Fields are raw text. */
interface ReplaceWanted {
  readonly kind: "replace_wanted";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ReplaceBare` matches. Fields are raw text. */
interface ReplaceBare {
  readonly kind: "replace_bare";
  readonly new_item: string;
  readonly old_item: string;
}

/** A text that the production `ProhibitLeave` matches. Fields are raw text. */
interface ProhibitLeave {
  readonly kind: "prohibit_leave";
  readonly item: string;
}

/** A text that the production `ProhibitKeep` matches. Fields are raw text. */
interface ProhibitKeep {
  readonly kind: "prohibit_keep";
  readonly item: string;
}

/** A text that the production `ProhibitConsider` matches. Fields are raw text. */
interface ProhibitConsider {
  readonly kind: "prohibit_consider";
  readonly item: string;
}

/** A text that the production `ProhibitVerb` matches. Fields are raw text. */
interface ProhibitVerb {
  readonly kind: "prohibit_verb";
  readonly item: string;
}

/** A text that the production `ProhibitWanted` matches. Fields are raw text. */
interface ProhibitWanted {
  readonly kind: "prohibit_wanted";
  readonly item: string;
}

/** A text that the production `ProhibitVerdict` matches. Fields are raw text. */
interface ProhibitVerdict {
  readonly kind: "prohibit_verdict";
  readonly item: string;
}

/** A text that the production `UseMade` matches. Fields are raw text. */
interface UseMade {
  readonly kind: "use_made";
  readonly item: string;
}

/** A text that the production `UseVerb` matches. Fields are raw text. */
interface UseVerb {
  readonly kind: "use_verb";
  readonly item: string;
}

/** A text that the production `UseSpoken` matches. Fields are raw text. */
interface UseSpoken {
  readonly kind: "use_spoken";
  readonly item: string;
}

/** A text that the production `UseWantedIn` matches. Fields are raw text. */
interface UseWantedIn {
  readonly kind: "use_wanted_in";
  readonly item: string;
}

/** A text that the production `UseWanted` matches. Fields are raw text. */
interface UseWanted {
  readonly kind: "use_wanted";
  readonly item: string;
}

/** A text that the production `UseVerdict` matches. Fields are raw text. */
interface UseVerdict {
  readonly kind: "use_verdict";
  readonly item: string;
}

/** A text that the production `UseStanding` matches. Fields are raw text. */
interface UseStanding {
  readonly kind: "use_standing";
  readonly item: string;
}

/** A text that the production `UseAlone` matches. Fields are raw text. */
interface UseAlone {
  readonly kind: "use_alone";
  readonly item: string;
}

/** What the rule `request` recognizes. */
export type RequestPhrasing =
  | ClearStatePhrasing
  | ClearPremisePhrasing
  | ResetPhrasing
  | RemoveReferred
  | RemoveOwed
  | RemoveNoLonger
  | RemoveRule
  | RemoveCompound
  | RemoveAllow
  | RemoveVerdict
  | ReplaceBanned
  | ReplaceInFront
  | ReplaceVerdict
  | ReplaceNewOld
  | ReplaceOldNew
  | ReplaceTraded
  | ReplaceMoved
  | ReplaceUsed
  | ReplaceWanted
  | ReplaceBare
  | ProhibitLeave
  | ProhibitKeep
  | ProhibitConsider
  | ProhibitVerb
  | ProhibitWanted
  | ProhibitVerdict
  | UseMade
  | UseVerb
  | UseSpoken
  | UseWantedIn
  | UseWanted
  | UseVerdict
  | UseStanding
  | UseAlone;

/** Parses a whole text by the rule `request`; fields are cut from `text`, which is as long as `s`. */
export function parseRequest(s: string, text: string = s): RequestPhrasing | null {
  return (
    parseClearStatePhrasing(s, text) ??
    parseClearPremisePhrasing(s, text) ??
    parseResetPhrasing(s, text) ??
    parseRemoveReferred(s, text) ??
    parseRemoveOwed(s, text) ??
    parseRemoveNoLonger(s, text) ??
    parseRemoveRule(s, text) ??
    parseRemoveCompound(s, text) ??
    parseRemoveAllow(s, text) ??
    parseRemoveVerdict(s, text) ??
    parseReplaceBanned(s, text) ??
    parseReplaceInFront(s, text) ??
    parseReplaceVerdict(s, text) ??
    parseReplaceNewOld(s, text) ??
    parseReplaceOldNew(s, text) ??
    parseReplaceTraded(s, text) ??
    parseReplaceMoved(s, text) ??
    parseReplaceUsed(s, text) ??
    parseReplaceWanted(s, text) ??
    parseReplaceBare(s, text) ??
    parseProhibitLeave(s, text) ??
    parseProhibitKeep(s, text) ??
    parseProhibitConsider(s, text) ??
    parseProhibitVerb(s, text) ??
    parseProhibitWanted(s, text) ??
    parseProhibitVerdict(s, text) ??
    parseUseMade(s, text) ??
    parseUseVerb(s, text) ??
    parseUseSpoken(s, text) ??
    parseUseWantedIn(s, text) ??
    parseUseWanted(s, text) ??
    parseUseVerdict(s, text) ??
    parseUseStanding(s, text) ??
    parseUseAlone(s, text)
  );
}

/** A text that the production `Pointing` matches. Fields are raw text. */
interface Pointing {
  readonly kind: "pointing";
}

/** A text that the production `Graded` matches. Fields are raw text. */
interface Graded {
  readonly kind: "graded";
}

/** A text that the production `Several` matches. Fields are raw text. */
interface Several {
  readonly kind: "several";
}

/** A text that the production `Narrowed` matches. Fields are raw text. */
interface Narrowed {
  readonly kind: "narrowed";
}

/** A text that the production `Clause` matches. Fields are raw text. */
interface Clause {
  readonly kind: "clause";
}

/** What the rule `unfit` recognizes. */
export type Unfit = Pointing | Graded | Several | Narrowed | Clause;

/** Parses a whole text by the rule `unfit`; fields are cut from `text`, which is as long as `s`. */
export function parseUnfit(s: string, text: string = s): Unfit | null {
  return (
    parsePointing(s, text) ??
    parseGraded(s, text) ??
    parseSeveral(s, text) ??
    parseNarrowed(s, text) ??
    parseClause(s, text)
  );
}

/** Answers where a match that begins at a place ends, or -1. */
type Matcher = (s: string, p: number) => number;

/** A matcher, or the words of which the first that stands at the place matches, with a bar between them. */
type Part = Matcher | string;

function matcherOf(part: Part): Matcher {
  return typeof part === "string" ? oneOf(part.split("|")) : part;
}

/** Tries only the words that begin with the code unit at the place, in their order. */
function oneOf(words: readonly string[]): Matcher {
  const table = new Map<number, string[]>();
  for (const word of words) {
    const known = table.get(word.charCodeAt(0));
    if (known === undefined) table.set(word.charCodeAt(0), [word]);
    else known.push(word);
  }
  return (s, p) => {
    for (const word of table.get(s.charCodeAt(p)) ?? []) if (s.startsWith(word, p)) return p + word.length;
    return -1;
  };
}

function either(...parts: readonly Part[]): Matcher {
  const matchers = parts.map(matcherOf);
  return (s, p) => {
    for (const matcher of matchers) {
      const end = matcher(s, p);
      if (end >= 0) return end;
    }
    return -1;
  };
}

function sequence(...parts: readonly Part[]): Matcher {
  const matchers = parts.map(matcherOf);
  return (s, p) => {
    let end = p;
    for (const matcher of matchers) {
      end = matcher(s, end);
      if (end < 0) return -1;
    }
    return end;
  };
}

function maybe(...parts: readonly Part[]): Matcher {
  const matcher = sequence(...parts);
  return (s, p) => Math.max(p, matcher(s, p));
}

function many(...parts: readonly Part[]): Matcher {
  const matcher = sequence(...parts);
  return (s, p) => {
    let end = p;
    for (let next = matcher(s, end); next >= 0; next = matcher(s, end)) end = next;
    return end;
  };
}

function not(...parts: readonly Part[]): Matcher {
  const matcher = sequence(...parts);
  return (s, p) => (matcher(s, p) < 0 ? p : -1);
}

function ahead(...parts: readonly Part[]): Matcher {
  const matcher = sequence(...parts);
  return (s, p) => (matcher(s, p) < 0 ? -1 : p);
}

/** All up to the first place where a part matches, or to the end. */
function until(part: Part): Matcher {
  const matcher = matcherOf(part);
  return (s, p) => {
    let end = p;
    while (end < s.length && matcher(s, end) < 0) end += 1;
    return end;
  };
}

/** One code unit of the ranges, whose firsts and lasts take turns. */
function within(...edges: readonly number[]): Matcher {
  return (s, p) => {
    const unit = s.charCodeAt(p);
    return edges.some((first, index) => index % 2 === 0 && unit >= first && unit <= (edges[index + 1] ?? first))
      ? p + 1
      : -1;
  };
}

const any: Matcher = (s, p) => (p < s.length ? p + 1 : -1);
const rest: Matcher = (s, p) => Math.max(s.length, p);

/** Matches the parts one after another; the node is made of the texts between the places where they end. */
function production<Node>(parts: readonly Part[], node: (field: (part: number) => string) => Node) {
  const matchers = parts.map(matcherOf);
  return (s: string, text: string): Node | null => {
    const places = [0];
    for (const matcher of matchers) {
      const place = matcher(s, places.at(-1) ?? 0);
      if (place < 0) return null;
      places.push(place);
    }
    return node((part) => text.slice(places[part], places[part + 1]));
  };
}

const hedge = sequence(
  " ",
  "maybe|perhaps|probably|possibly|i guess|i think|i suppose|i expect|i believe|i feel|might|i'd say|inclined|i wonder|wondering|not sure|unsure|ought|should|could be|or something|or whatever|let me think|let me sleep|thinking of|thinking about|considering|what about|how about|kind of|sort of|ideally|i hope|hopefully|wish|tempted|try to|where possible|when possible|presumably|either|not necessarily|who knows|consider whether",
  " ",
);
const report = sequence(
  " ",
  either(
    "said|says|say that|saying|told|tells|argued|argues|insists|insisted|claims|claimed|according to|apparently",
    sequence("reads", not(" ", any)),
    "i read|i heard|we heard|i saw|recommended|advised|asked me|asks me|suggested|wrote|quote|the phrase|the sentence|the word|the command|the instruction|an instruction|proverb|as they say|slogan|motto|supposedly|rumor|tell him|tell her|tell them|remind my|i was just|a joke|i meant|didn't mean|just testing|just kidding",
  ),
  " ",
);
const irony = sequence(
  " ",
  "yeah right|oh sure|sure let's|oh great|oh yes|oh yeah|because that|as if|what could|no sane|brilliant|genius|why not|wow|right because|dying to|lol|haha|of course because",
  " ",
);
const bound = sequence(
  " ",
  either(
    "this time|this once|for once|just once|only once|one time|for now|tonight|tomorrow|yesterday|just today|until|till|for the moment|for the time being|temporarily|this weekend|this week|in this case|right away|unless|if|provided|as long as|so long as|in case|whenever|were it|would've|assuming|except|otherwise|depending|supposing|once i|once we|once you|once the|at some point|at first|while you're|for this",
    sequence("in this", not(" ", "chat|conversation|thread|session|project")),
    "i won't be angry",
  ),
  " ",
);
const talk = sequence(
  maybe("our |this |the |my "),
  maybe("whole |entire |current "),
  "chat|conversation|session|thread|discussion|project|talk|exchange|dialogue",
);
const standing = either(
  "from now onwards|from now onward|from now on|from here on out|from here on in|from here on|from here forward",
  sequence("from this point on", maybe("ward", maybe("s"))),
  "from this point forward|from this moment on|from this day on|from today on|from this message on|going forwards|going forward|moving forward|henceforth|henceforward|in future|in the future",
  sequence("for the rest of ", talk),
  sequence("for the remainder of ", talk),
  sequence("for the duration of ", talk),
  sequence("until the end of ", talk),
  "till further notice|permanently|for good|forever|from the next message on",
);
const everything = matcherOf("everything|anything");
const doing = sequence(
  "write|suggest|plan|do|make|give me|send me|send|say|produce|propose|create|recommend|generate|draft|tell me|show me|cook|build|discuss|design|come up with|work on|put together|answer|book|offer",
  many(" for me| for us| me| us| to me| here| together| about"),
  maybe(" in ", talk),
);
const output = matcherOf(
  "answers|answer|replies|reply|responses|response|messages|message|suggestions|suggestion|outputs|output|texts|text|writing|plans|plan|recommendations|recommendation|recipes|recipe|code samples|code examples|code|examples|example|work|drafts|explanations|documents|cases|situations|menus|itineraries|proposals|projects|ideas|tasks|conversations|chats|snippets|summaries|emails",
);
const work = either(" here", sequence(" in ", talk), " going forward");
const throughout = either(
  sequence("throughout ", talk),
  sequence("in |for |to ", maybe("absolutely "), everything, maybe(" that"), " ", "you|we", " ", doing),
  sequence(
    "in |for |with |to |across |throughout |from ",
    maybe("absolutely "),
    "all of your |all of my |all of the |all of our |all of these |all your |all my |all our |all the |all these |all future |all |any of your |any future |any |every one of your |each of your |every single |every |each |your ",
    maybe("future |own |other |further |coming |upcoming |new "),
    output,
    maybe(either(sequence(" you ", doing), " here", sequence(" in ", talk), " to me")),
  ),
  sequence("in |for |with |across |to ", maybe("absolutely "), everything, maybe(work)),
  sequence("in |during |for ", talk),
  "at all times|every time|each time|everywhere|anywhere|throughout|always|ever again|every single time|ever|in general|across the board|without exception|by default|as your default|as a default|as the default|as our default|as my default|all the time|all around|in any case|under any circumstances|in any circumstances|under all circumstances|at any point|at any time|at all|once and for all|as a rule|as a general rule|no matter what|for all of it",
);
const rule = either(
  sequence("as a ", maybe("general |strict |firm |standing "), "rule", maybe(" of thumb")),
  sequence("as a matter of ", "policy|principle"),
  sequence(
    maybe("a |one |here's a |here is a |the "),
    "new |house |ground |standing |another |firm |simple ",
    "rule|policy",
    maybe(" for you| from me"),
    ahead(":"),
  ),
  sequence("rule|policy", ahead(": ", within(97, 122))),
  "in general|generally|by default|across the board|without exception",
);
const tail = sequence(any, rest);
const nounLetter = within(97, 122, 45, 45);
const nounWord = sequence(nounLetter, many(nounLetter));
const self = either("i|we", sequence("my ", nounWord), sequence("our ", nounWord));
const mentionOf = either(
  sequence(
    self,
    maybe(" am|'m| are|'re| is"),
    " ",
    maybe("very |severely |deathly |badly |really "),
    "allergic to |intolerant of |intolerant to |sensitive to |sick of |tired of |done with |fed up with |through with |bored of |bored with ",
  ),
  sequence(
    self,
    "'ve ",
    "settled on |decided on |chosen |picked |had it with |had enough of |left |dropped |moved to |moved off |moved away from |switched to |given up |abandoned |finished with |gone with |seen enough ",
  ),
  sequence(
    self,
    " have ",
    "settled on |decided on |chosen |picked |left |dropped |moved to |moved off |switched to |given up |abandoned ",
  ),
  sequence(
    self,
    " ",
    maybe("really |absolutely "),
    "can't stand |can't have |can't eat |can't drink |cannot eat |cannot have |cannot stand |don't eat |don't drink |don't like |don't use |don't want |never eat |never drink |never use |hate |dislike |loathe |despise |love |picked |chose ",
  ),
);
const place = matcherOf(" at home| at all| any more| anymore| in this house| in our house| here| for good| anyway");
const nounBeforeSo = sequence(
  not(maybe(place), ", "),
  sequence(not(within(44, 44, 46, 46, 59, 59, 58, 58, 63, 63, 33, 33, 10, 10)), any),
  many(not(maybe(place), ", "), sequence(not(within(44, 44, 46, 46, 59, 59, 58, 58, 63, 63, 33, 33, 10, 10)), any)),
);
const then = matcherOf("please |then |just |let's ");
const direct = matcherOf(
  "please |just |always |never |do not |don't |no |use |stick |go |avoid |leave |skip |stop |quit |drop |remove |lift |let's |keep |default |rely |switch |swap |replace |substitute |rule |cut |omit |exclude |ban |forbid |you can |you may |feel free |update |change |modify |revise |reset |clear |forget |scrap |delete |discard |cancel |wipe |the premise is now |refrain |steer clear |stay away |do without |remember |bear |assume |make a note |make |from now on|from here on|going forward|henceforth|standardize |get rid |write |answer |reply |respond |speak |work |allow |permit |throw |take note |take |undo |only |stay |opt |adopt |instead of |i'd like you |i want you |set |consider |trade |erase |adjust |correct |under no circumstances ",
);
const greeting = sequence(
  "hey|hi there|hi|hello there|hello|good morning|good evening|okay so|ok so|okay then|ok then|okay|ok|alright|all right|right|well|so|then|btw|by the way|also|oh|thanks for that|thanks a lot|thanks so much|thanks|thank you so much|thank you|great|perfect|good point|good|nice|cool|actually|anyway|again|one more thing|one thing|another thing|quick note|fyi|yes|yeah|no worries|and|look|listen|now|hmm|hm|in short|to be clear|whatever you do|no matter what|to be safe|for clarity|for the record|got it|understood|seriously|honestly",
  ", and |. and |! and |, |! |. |: |; | - | ",
);
const polite = matcherOf(
  "please, |please just |please |kindly |just |simply |do please |hereby |be so kind as to |be so good as to ",
);
const frame = either(
  sequence(
    "i want you to |i'd like you to |i would like you to |i need you to |we want you to |we need you to |we'd like you to |i'm asking you to |i ask you to ",
    not("not |stop being "),
    maybe("please |always "),
  ),
  "i want to ask you to ",
  sequence("let's |let us ", not("not "), maybe("all |just |please ")),
  sequence(
    "it's |it is ",
    maybe("really |very |so |extremely |absolutely |vitally "),
    "important|crucial|essential|vital|imperative|critical",
    maybe(" to me| for me| to us"),
    " that you ",
    maybe("always "),
  ),
  sequence("it's |it is ", maybe("really |very |so "), "important|crucial|essential|vital", " for you to | to "),
  sequence(
    maybe("always |please "),
    "make sure |be sure |make certain |take care ",
    "that you |you |to ",
    maybe("always "),
  ),
  sequence("make it a |make it your ", maybe("firm |strict |general |standing "), "rule|policy|habit|default", " to "),
  sequence("you must ", not("not "), not("never "), maybe("always |please ")),
  sequence("you are to ", maybe("always ")),
  sequence("do ", not("not|without |away |it |that |you |we |i |they ")),
);
const reasonEnd = matcherOf(", so |, ");
const reasonUnit = sequence(not(within(44, 44, 46, 46, 63, 63, 33, 33, 59, 59, 58, 58, 10, 10)), any);
const aboutSomething = sequence(
  "i'm|i've|i'd|it's|it|i|we're|we've|we|my|our|they're|they|there's|there|these|the|things|all|everyone|everybody|nobody|some|those|most|half|many|that|this",
  " ",
  not(
    "want |need you|would |like you|must |think |insist|ban on|rule|policy|restriction|premise|old premise|current premise|prohibition",
  ),
);
const soEnd = sequence(
  ", so |, and so |. so |; so |. |; |! ",
  maybe("now |from here "),
  maybe("please "),
  ahead(direct),
);
const reason = either(
  sequence(
    either(
      "since |because ",
      sequence("as ", not("a rule|if|soon|long|far|for |the proverb")),
      "seeing that |given that |now that ",
    ),
    sequence(not(reasonEnd), reasonUnit, many(not(reasonEnd), reasonUnit)),
    reasonEnd,
  ),
  sequence(
    "to ",
    "be |keep |stay |avoid |save |make |help ",
    sequence(not(reasonEnd), reasonUnit, many(not(reasonEnd), reasonUnit)),
    ", ",
  ),
  sequence(
    "for ",
    "consistency|safety|simplicity|clarity|health|legal|religious|ethical|medical|accessibility|privacy|security|compliance|budget|readability|performance",
    maybe(either("'s sake| reasons", sequence(" and", sequence(not(", "), reasonUnit, many(not(", "), reasonUnit))))),
    ", ",
  ),
  sequence(
    ahead(aboutSomething),
    sequence(
      not(soEnd),
      sequence(not(within(63, 63, 33, 33, 59, 59, 10, 10)), any),
      many(not(soEnd), sequence(not(within(63, 63, 33, 33, 59, 59, 10, 10)), any)),
    ),
    soEnd,
  ),
);
const end = not(any);
const standingEnd = sequence(maybe(","), " ", either(standing, throughout), end);
const politeEnd = either(
  sequence(
    sequence(
      maybe(",|.|!|;| -"),
      " ",
      "please and thank you|please|thank you very much|thank you so much|thank you|thanks a lot|thanks so much|thanks|okay|ok|cheers|alright|will you|would you|got it|period|full stop|no exceptions|understood|much appreciated",
    ),
    end,
  ),
  sequence(sequence(within(46, 46, 44, 44, 59, 59, 33, 33), many(within(46, 46, 44, 44, 59, 59, 33, 33))), end),
);
const standingInside = either(
  sequence(", ", either(standing, "at any point|ever|at all|of course"), ", "),
  sequence(" ", standing, " "),
);
const clauseStart = sequence(
  either(
    "it's|it is|it|they're|they|that's|that|those|these|this is|i'm|i've|i|we're|we've|we",
    sequence("my ", nounWord),
    sequence("our ", nounWord),
    "he|she|everyone|nobody|no one",
    sequence("the ", nounWord, " is"),
    sequence("the ", nounWord, " are"),
    "there's|there is|there are|too many|some of",
  ),
  " ",
  not("guess|think|suppose|expect|want|need you|would|said|hear"),
);
const because = either(
  sequence(maybe(", | - |; |. |: "), maybe(" "), "because |since ", rest),
  sequence(
    ", |; |. | - |! ",
    either(
      clauseStart,
      sequence("as ", either(clauseStart, "the ")),
      sequence("so ", maybe("that "), either(clauseStart, "the ")),
      sequence("for ", "consistency|health|safety|religious|legal"),
    ),
    not(until(" but | except "), " but | except "),
    rest,
  ),
);
const existing = sequence(
  maybe("the |my |our |your |that "),
  maybe("old |current |existing |present |stored "),
  "premise",
);
const toSay = either(
  sequence(" so that it | so it | such that it ", maybe("now "), "says|reads|states", maybe(":"), " "),
  sequence(" to ", maybe("now "), "say|read|state|this|be|the following", maybe(":"), " "),
  sequence(" to", maybe(":"), " "),
  ": ",
);
const change = either(
  sequence("change |update |modify |revise |edit |adjust |amend |rewrite |alter |correct |switch ", existing, toSay),
  sequence(
    "replace |swap ",
    maybe("out "),
    existing,
    " with| by| for",
    maybe(" ", "this one|this|the following one|the following|a new one"),
    ": | ",
  ),
  sequence("make |have ", existing, " say | read ", maybe("instead ", "that ")),
  sequence(
    "the |my |our ",
    "old |current |existing ",
    "premise",
    " is | was ",
    sequence(within(97, 122, 32, 32), many(within(97, 122, 32, 32))),
    within(44, 44, 59, 59, 46, 46),
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
  sequence("the |my |our ", "premise", " is now| has become| has changed to", maybe(":"), " "),
  sequence(
    "the |my |our ",
    "premise",
    " has ",
    "changed|been updated|moved on",
    ": |, it's now |, it is now |; it's now |, now ",
  ),
  sequence("the |our |my ", "new premise is|updated premise is", maybe(":"), " "),
);
const keepInMind = sequence(
  maybe("always |please "),
  either(
    sequence("keep |bear |have ", "in mind"),
    sequence("don't |do not |dont |never ", maybe("ever "), "forget"),
    "remember|assume|presume",
    sequence("take it as ", maybe("a "), "given|read"),
    sequence("take as ", maybe("a "), "given"),
    "take for granted|take it for granted",
    sequence("treat it as ", maybe("a "), "given|fact|settled"),
    "take note|make a note|make note|note down|note|be aware|know|mind|take into account|keep track of the fact|work on the assumption|work from the assumption|operate on the assumption|go on the assumption|proceed on the assumption|work on the basis|work from the premise|work on the premise|go by the premise|start from the premise|start from the assumption|start from the fact|act on the assumption|act on the premise|the assumption is|take it|accept as given|factor in|remain aware|stay aware",
  ),
  ", |: | ",
  maybe("throughout |always |for context |here "),
  maybe("the fact "),
  maybe(": "),
  maybe(maybe(","), "please, "),
  maybe("that "),
);
const setTo = either(
  sequence(
    "set |add |record |save |store |make |create |establish |adopt |take ",
    "a |the |my |our |this as the |this as a |this as our ",
    maybe("new "),
    "premise",
    either(
      " that | to say that | to say | to be that | to be ",
      sequence(" to:", maybe(" ")),
      " to |: | saying that | saying |, namely that ",
    ),
  ),
  sequence(
    "use |take |set |record |treat |adopt ",
    "the following|this",
    " as | for ",
    maybe("the |a |our |my |your "),
    "premise",
    ": ",
  ),
  sequence(maybe("the |our |my "), "premise", ": | is that | is: "),
  sequence("make it |let it be known as |let it be |take it as |set it as ", "the |our |your |my |a ", "premise that "),
  sequence("let the premise be |let our premise be |let the premise be: ", maybe("that ")),
  sequence("as the premise, assume |for the premise, assume ", maybe("that ")),
  sequence("as ", maybe("the |a |our |your "), "premise, ", maybe("take it |take "), maybe("that ")),
);
const moment = either(
  "leaves in|in an hour|in a minute|in a moment|at noon|at midnight",
  sequence("at ", "six|seven|eight|nine|ten|five"),
  "kidding|for this|for now|this time|today|tonight|now|right now|at the moment|currently|this morning|this afternoon|this evening|this week|tomorrow|yesterday|in a hurry|in a rush|in a meeting|late",
  sequence(
    "running",
    " ",
    either("late|out|low|behind|a few", sequence(sequence(within(97, 122), many(within(97, 122))), " minutes")),
  ),
  "raining|snowing|waiting|driving|leaving|boarding|standing|stuck|hungry|thirsty|tired|sleepy|asleep|busy|percent|battery|minutes|seconds|o'clock|ago",
  sequence("last", " ", "week|year|month|night|time"),
  "about to|almost|already|just|on my way|on the phone|on hold|on the train|on the bus|out of|so use|so avoid|so never|so don't|so please|so stick|so no|and use|and avoid|and never|and don't|and stop|and please|and always|please|soon|my turn|closes|your job|in the oven|on the stove|i asked|you can|you could|you may|you are|you're|your",
);
const subject = either(
  "i'|i |we'|we |they|he'|he |she|there|my |our ",
  sequence("the ", not("time |milk|good |old days|day |way |rules |rest ")),
  "all |every|no |nobody|none|most |both |some |half |any|these |those |each |this is",
  sequence("this ", nounWord, " "),
  "it |it's |readers|users|people|a |an ",
  sequence(
    within(97, 122, 48, 57),
    sequence(within(97, 122, 48, 57, 46, 46, 45, 45), many(within(97, 122, 48, 57, 46, 46, 45, 45))),
    "'s | ",
    not("to |for |about |of |me |with "),
  ),
);
const clauseSubject = sequence(
  not(
    "what|when|how|who|where|why|which|to|me|that|if|whether|more|one|and|not|for|in|on|at|about|of|your|with|from",
    " ",
  ),
  subject,
);
const determiner = matcherOf("these|the|my|our|your|all|some|any|no|those|of|a");
const verb = either(
  "isn't|is|aren't|are|am|has|have|was|were|cannot|can't|can|will|must|may|doesn't|does|don't|do|won't|never|always|only",
  sequence(
    "i|we|they|users|us|readers|customers|clients|people|kids|children|parents|students",
    " ",
    sequence(within(97, 122), many(within(97, 122))),
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
const discard = sequence(
  "clear out |clear away |clear |drop |remove |delete |cancel |discard |scrap |erase |wipe out |wipe away |wipe clean |wipe |forget about |forget |throw out |throw away |toss out |toss |get rid of |take out |take away |reset |lose |ditch |abandon |undo |scratch |unset |do away with |dump |retract |withdraw |revoke |rescind |repeal |annul |void |nuke |abolish |dismiss |purge |eliminate |strip out |strip away |lift |empty ",
  maybe("out "),
);
const premiseNoun = sequence(
  maybe("the |my |our |that |this |your |any "),
  many("current |old |existing |whole |entire |present |saved |stored |stated "),
  "premise",
  maybe(" itself"),
);
const everyOne = matcherOf("rule|policy");
const rulesNoun = sequence(
  maybe("absolutely |literally "),
  maybe("each and every |every single one of |every one of |every last |every single |every |all of |all |each "),
  maybe("the |my |our |your |these |those "),
  many("current |old |existing |standing |active |present |previous |earlier |saved |stored "),
  either("rules and policies|policies and rules|rules|policies", everyOne),
);
const both = sequence(
  ": |, meaning |, that is |, i mean |, | - ",
  maybe("both "),
  maybe("that is, |that means "),
  either(
    sequence(premiseNoun, " and | plus |, | as well as ", rulesNoun),
    sequence(rulesNoun, " and | plus |, | as well as ", premiseNoun),
  ),
  maybe(" alike|, the lot|, all of it|, everything| included| too| both"),
);
const wholeState = either(
  sequence(
    maybe("the |our |my |your "),
    maybe("whole |entire |full |complete |current "),
    maybe("saved |stored "),
    "state",
    maybe(either(both, ", all of it| completely| entirely|, everything")),
  ),
  "everything in the state|all of the state|all the state",
);
const joinedTo = sequence(
  " and also | and with it | and | plus | as well as |, along with | along with | together with |, together with |, as well as |, and | & | including ",
  maybe("all of "),
);
const kept = maybe(
  ", | and | but ",
  maybe("but "),
  "keep|leave",
  " the ",
  "rules|premise|policies",
  maybe(" as they are| as it is| alone| in place| intact| untouched"),
);
const settled = either(
  " completely| entirely| altogether| for good| again| right now",
  sequence(
    maybe(" that "),
    maybe(" "),
    maybe("that "),
    "i gave you|i've given you|i have given you|we set earlier|we set up|we set|i set earlier|i set|you have stored|you have|we have so far|we have|we've set|i've set up|i've set|we agreed on|we agreed|we made|i made|i've made|we've made|i told you|we had|you're following|you are following|currently in place|in place|in force|in effect|so far|from before|from earlier|you know|we've agreed on|we've built up|we started with|on file|for me|set so far|given so far",
    maybe(" so far| earlier| before| at the start| up to now| in this chat| today| until now| here"),
  ),
);
const onlyThat = matcherOf(" and nothing else|, nothing else| only| but nothing else|, and nothing else| alone");
const gone = sequence(
  either(
    sequence(" no longer ", "applies|apply|holds|hold|counts|count|stands|stand|matters|matter|in force"),
    sequence(
      " ",
      "is|are",
      " ",
      many("hereby |now |all |no longer "),
      "canceled|cancelled|dropped|void|revoked|lifted|gone|withdrawn|cleared|scrapped|off the table|off|abolished|repealed|rescinded|deleted|removed|history|obsolete, drop it|valid|needed|in force|in effect|reset|null and void|suspended",
    ),
  ),
  maybe(" any more| anymore| now"),
);
const use = sequence(
  "use|suggest|mention|recommend|propose|include|bring up|talk about|discuss|offer|write about|refer to|rely on|go with|add|default to|stick to|stick with|follow|write in|reply in|answer in|keep to|give me|show me|put in|serve|work with|switch to|adhere to|keep using",
  " ",
);
const gerund = sequence(
  "using|suggesting|mentioning|recommending|proposing|including|bringing up|talking about|discussing|offering me|offering|writing about|referring to|referencing|resorting to|relying on|going with|falling back on|adding|inserting|citing|giving me|showing me|sending me|defaulting to|putting in|throwing in|employing|making use of|writing in|speaking of|touching on|sticking to|opting for",
  " ",
  maybe("any |the "),
);
const ruleWord = sequence(
  "rule|policy|ban|restriction|prohibition|preference|requirement|limit|embargo|moratorium|directive|instruction",
  " ",
  "about |on |against |for |regarding |concerning |of |around |to |that bans |that prohibits |that forbids |banning |prohibiting |forbidding |requiring ",
  maybe(maybe("not |never "), either(use, gerund, "avoiding |avoid ")),
  maybe("the ", "use|mention", " of "),
);
const referredEnd = sequence(
  either(
    sequence(" no longer ", "applies|holds|counts|stands"),
    sequence(
      " is ",
      many("hereby |now |officially "),
      "dropped|lifted|canceled|cancelled|over|void|gone|revoked|withdrawn|off|history|scrapped|repealed|rescinded|removed|no longer needed|no longer in force|no longer valid",
    ),
    sequence(" can go| may go| goes| doesn't apply| does not apply", maybe(" now| any more| anymore")),
    sequence(
      " ",
      "was|is|has|served|turned",
      sequence(within(97, 122, 39, 39, 32, 32), many(within(97, 122, 39, 39, 32, 32))),
      ", so please |, please |, so |, ",
      "drop|lift|remove|scrap|cancel|forget|delete|undo|revoke|get rid of|clear|scratch|ditch|discard",
      " it",
    ),
  ),
  maybe(" any more| anymore| now"),
  end,
);
const gerundAvoid = sequence("avoiding ", maybe(gerund));
const dutyVerb = either(sequence("avoid ", maybe(gerund)), use, "leave out |omit |skip |exclude ");
const noDuty = sequence(
  either(
    sequence("you ", "don't |do not |needn't ", maybe("have to |need to ")),
    "i don't need you to |i don't want you to |there's no need to |no need to |you aren't required to |you're not required to |you're not obliged to ",
  ),
  maybe("always |keep "),
  either(gerundAvoid, dutyVerb),
);
const anyMore = matcherOf(" any more| anymore| any longer");
const noLonger = either(
  sequence(
    "you no longer have to |you no longer need to |you no longer must |you're no longer required to |you are no longer required to |i no longer need you to |i no longer want you to |there's no longer any need to |there's no longer a need to |no longer avoid |there's no longer a ban on |there is no longer a ban on |there's no longer a rule against |there is no longer a rule against |it's no longer necessary to |it is no longer necessary to |you no longer are required to ",
    maybe("always "),
    maybe(either(gerundAvoid, dutyVerb)),
  ),
  sequence(maybe("you can |you may |feel free to "), "stop avoiding |quit avoiding ", maybe(gerund)),
);
const ruleEnd = sequence(" ", "ban|restriction|prohibition|embargo", end);
const fine = matcherOf("okay|ok|fine|all right|alright|perfectly fine|totally fine|acceptable|good");
const allowing = either(
  sequence(
    either(
      "let's |you can |you may |you're allowed to |you are allowed to |you're free to |you are free to |feel free to |go ahead and ",
      sequence("it's ", fine, " to "),
      sequence("it is ", fine, " to "),
      sequence("it's ", fine, " for you to "),
      sequence("it's ", fine, " if you "),
    ),
    maybe("now |start "),
    either(use, "have |allow |eat "),
  ),
  sequence("allow |permit |accept |start allowing |tolerate ", maybe(gerund)),
  "unban |re-allow |reallow ",
  sequence("start ", gerund),
  sequence("you can start ", gerund),
);
const again = sequence(" again", maybe(" now"), maybe(", ", rest), end);
const denied = matcherOf(
  "banned|forbidden|off limits|off-limits|prohibited|required|necessary|mandatory|ruled out|a no-go|taboo|disallowed|needed|compulsory|obligatory|out of bounds|a requirement|a must",
);
const removeVerdict = either(
  sequence(
    " is| are",
    maybe(" now| officially"),
    sequence(
      " ",
      "allowed|permitted|fine|okay|ok|welcome|acceptable|back on the table|on the table|back on the menu|on the menu|all right",
    ),
    " again",
    end,
  ),
  sequence(" is| are", maybe(" now| officially"), " back on the ", "table|menu|list", maybe(" now"), end),
  sequence(" is| are", " no longer ", maybe("strictly "), denied, end),
  sequence(either(sequence(" is| are", " not"), " isn't| aren't"), " ", denied, anyMore, end),
  sequence(
    " no longer needs to be | no longer need to be | no longer has to be | no longer have to be | need no longer be ",
    "avoided|used|left out|excluded|skipped|omitted",
    end,
  ),
  sequence(" can be| may be", " ", "used|suggested|mentioned|included", " again", end),
);
const never = sequence(
  "don't |do not |dont |never again |never, ever |never ever |never |under no circumstances |at no point |in no case |on no account |you must never |you must not |you mustn't |you are never to |you are not to |you're not to |you're never to |you may not |you may never |you cannot |you shall not |you can never |you're not allowed to |you are not allowed to |i don't want you to |i do not want you to |i never want you to |i want you to never |i want you not to |i want you to not |i'd like you to never |i'd like you not to |i'd like you to not |i need you to never |i need you not to |i need you to not |i'd rather you didn't |i'd rather you never |i'd rather you did not |let's not |let's never |not ever ",
  many("please |ever again |ever |should you |even |bother "),
);
const ban = matcherOf("use any |use |make use of |make any use of |employ ");
const mention = sequence(
  "suggest|mention|recommend|propose|include|bring up|talk about|discuss|offer me|offer|write about|speak about|speak of|refer to|reference|resort to|rely on|go with|fall back on|add|insert|cite|touch on|tell me about|give me|show me|send me|opt for|default to|touch|put in|throw in|write in|reply in|answer in|respond in|lean on|reach for|turn to|pick|choose|serve|feature|advise|sneak in|list",
  " ",
  maybe("any |me |the use of "),
);
const banVerb = either(
  sequence(never, either(ban, mention, "have ")),
  "stop with the |enough with the ",
  sequence("stop |quit |cease |no more |refrain from ", maybe("ever "), gerund),
  sequence(
    either(
      "avoid |omit |exclude |forbid |prohibit |ban ",
      sequence("skip ", not("to |ahead |over |it ")),
      "leave out |rule out |cut out |leave off |filter out |bar |blacklist |outlaw |disallow |eschew |shun |steer clear of |stay clear of |stay away from |stay off |keep away from |keep clear of |refrain from |abstain from |do without |go without |make do without |work without |do away with |no more |put a ban on |impose a ban on |place a ban on ",
    ),
    maybe("ever "),
    many("all use of |all mention of |all |any use of |any mention of |any and all |any |the use of |mention of "),
    maybe(gerund),
  ),
  sequence(
    maybe("absolutely |definitely |strictly |positively |there should be |there must be "),
    "no ",
    maybe("more "),
    maybe("use of |mention of |mentions of |references to |talk of "),
    maybe(gerund),
  ),
);
const adverb = matcherOf("always|only|exclusively|strictly|consistently|just|solely|nothing but|firmly|in all cases");
const useVerb = either(
  sequence("only |always ", "suggest |recommend |propose |offer "),
  sequence(
    many(adverb, " "),
    either(
      sequence("stick|keep|adhere|default|switch over|switch|move over|change over|hold", many(" ", adverb), " to "),
      sequence("stick|go|stay|keep going|work", many(" ", adverb), " with "),
      sequence("rely|standardize|standardise|settle|build|lean", many(" ", adverb), " on "),
      sequence("opt ", many(adverb, " "), "for "),
      sequence(
        "use|keep using|continue using|continue to use|start using|begin using|begin to use|make use of|employ|adopt|embrace|follow|keep on using",
        many(" ", adverb),
        " ",
      ),
      "i'd rather you used |i'd rather you use |i'd rather you went with |i'd rather you stuck to ",
    ),
  ),
);
const thenUse = sequence(
  ", but |, and |; |, |. | and |: | - ",
  many("please |always |just |only |instead, |instead |rather "),
  useVerb,
);
const useInstead = either(sequence(" instead", end), end);
const verdictThenUse = sequence(
  " is | are ",
  maybe("strictly |now "),
  "banned|off limits|off-limits|forbidden|out|not allowed|prohibited|a no-go|ruled out",
  ", so |, |; |. ",
  maybe("please |always |just "),
  useVerb,
);
const newFirst = matcherOf("substitute |swap in |sub in ");
const oldFirst = sequence("replace |substitute |swap out |switch out ", maybe(gerund));
const oldThenNew = matcherOf(" with | by ");
const spoken = sequence(
  many(adverb, " "),
  "present everything|write everything|write all code|write code|write all your answers|do everything|answer everything|answer me|give all answers|give every answer|format everything|phrase everything|keep everything|show prices|write to me|speak to me|talk to me|reply to me|respond to me|do all your work|write all answers|write|work|reply|answer|respond|speak|talk|chat|communicate|code|program|draft|converse",
  many(" ", adverb),
  " in ",
  maybe("nothing but |only "),
);
const insteadOf = matcherOf(
  " instead of | rather than | in place of | in lieu of | over |, not | and not |, never |, rather than |, instead of | as a replacement for | as a substitute for | as an alternative to | as the replacement for | as a stand-in for | as replacement for | to replace | as substitute for ",
);
const wanted = matcherOf("i want |i'd like |i need |i would like ");
const bareInstead = matcherOf(" instead of | in place of | rather than |, not | in lieu of ");
const outOf = sequence(
  maybe("absolutely "),
  either(
    "everything|anything|it all|all of it|this chat|this conversation|our conversation",
    sequence(
      either(sequence("all ", maybe("of "), maybe("your |the |my |our ")), "your |my |our "),
      maybe("future "),
      output,
    ),
  ),
  maybe(" you ", doing),
);
const considered = sequence(
  " as | to be | ",
  maybe("strictly |permanently |completely "),
  "banned|ruled out|off limits|off-limits|forbidden|prohibited|off the table|out of bounds|a no-go|taboo|excluded|out",
  end,
);
const used = matcherOf("used|suggested|mentioned|recommended|included|proposed|brought up|discussed");
const banVerdict = either(
  sequence(
    " is| are",
    maybe(maybe(","), " ", "from now on|hereby"),
    many(" ", "strictly|completely|totally|absolutely|hereby|now|permanently|entirely|always|officially"),
    " ",
    either(
      "banned|off limits|off-limits|forbidden|prohibited|not allowed|not permitted|not acceptable|not okay|not ok|a no-go|a hard no|a definite no|a firm no|an absolute no|a clear no|a total no|a flat no|a no-no|a big no|out of the question|out of bounds|off the table|ruled out|taboo",
      sequence("never to be ", used),
      sequence("not to be ", used),
      "not an option|never an option|unacceptable|verboten|disallowed|never okay|never allowed|never acceptable",
    ),
    end,
  ),
  sequence(" must| may| shall| can", " never| not", " be ", used, end),
  sequence(" aren't| isn't", " ", "allowed|permitted|an option|acceptable", end),
  sequence(": ", "never|banned|off limits|forbidden|hard no", end),
);
const asDefault = sequence(
  " your| the| our| my| as your| as the| as our| as a| as my| be your| be the",
  maybe(" new"),
  " ",
  "default choice|default|standard choice|standard|go-to",
  end,
);
const usedOnly = sequence(
  maybe(" and nothing else|, nothing else| and nothing but| only| exclusively| alone|, and nothing else|, always"),
  end,
);
const wantedIn = sequence(
  "every answer |all answers |all your answers |all replies |every reply |everything |every response |all responses |all code |all your replies |all of your answers |your answers |all your code ",
  maybe("to be "),
  maybe("written "),
  "in ",
);
const useVerdict = either(
  sequence(
    " is | are ",
    maybe("now "),
    "your |the |our |my ",
    maybe("new "),
    "default|standard|go-to",
    maybe(" now| here"),
    end,
  ),
  sequence(" it is", maybe(", ", "always|final|that's settled|settled|decided"), end),
  sequence(" is| are", " ", "always to be used|to be used", end),
  sequence(", always", end),
  sequence(" only, always", end),
  sequence(" must be used", end),
  sequence(" must always be used", end),
);
const compound = sequence(
  "pepper|cons|white|chips|cheese|breakfast|drop|paste|butter|jelly|answer|a|error|roll|beans",
  " ",
);
const several = either(
  sequence(" and ", not(compound)),
  " or | nor | but | then | versus | vs | instead | not | never | nothing | please | use | avoid | stop | don't | also | plus | as well as | / ",
);
const narrow = either(
  sequence(
    " ",
    "into|in|for|on|at|from|to|during|within|with|of|under|throughout|after|before|about",
    " ",
    "these|their|them|there|the|this|my|that|our|those|your|his|her|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekdays|weekends|christmas|dinner|lunch|breakfast|section|chapter|step|part|line|page|it|one|me|question|example",
    " ",
  ),
  sequence(
    " ",
    "today|below|above|next|here|first thing|this time|later|yesterday|now|again|whenever|when|while|where|before|after|as much|as soon|so that|so often|sometimes|so|too much|a lot|too often|occasionally|mostly|usually|as often|more often|attached|yet",
    " ",
  ),
);
const inClause = sequence(
  " ",
  "ones|yourself|myself|ourselves|monday|tuesday|wednesday|thursday|friday|saturday|sunday|i'm|i've|it's|is|i|you're|you|we're|were|we|they|he|she|me|us|who|why|are|was|said|says|say|think|because|since|can|could|will|won't|should|must|has|have|had|does|do|did|let's",
  " ",
);

const parseHedged = production<Hedged>([until(hedge), hedge], () => ({ kind: "hedged" }));

const parseReported = production<Reported>([until(report), report], () => ({ kind: "reported" }));

const parseUnserious = production<Unserious>([until(irony), irony], () => ({ kind: "unserious" }));

const parseBounded = production<Bounded>([until(bound), bound], () => ({ kind: "bounded" }));

const parseStandingOpening = production<StandingOpening>(
  [either(standing, throughout, rule), maybe(",|:"), " ", tail],
  (field) => ({ kind: "standing_opening", rest: field(3) }),
);

const parseAskingOpening = production<AskingOpening>(
  ["could you please |would you please |please could you |please would you |could you kindly |would you kindly ", tail],
  (field) => ({ kind: "asking_opening", rest: field(1) }),
);

const parseNounOpening = production<NounOpening>(
  [mentionOf, nounBeforeSo, maybe(place), ", so |, ", maybe(then), sequence(direct, rest)],
  (field) => ({ kind: "noun_opening", noun: field(1), rest: field(5) }),
);

const parseWrapper = production<Wrapper>([either(greeting, polite, frame, reason), tail], (field) => ({
  kind: "wrapper",
  rest: field(1),
}));

const parseStandingClosing = production<StandingClosing>(
  [sequence(not(standingEnd), any, until(standingEnd)), standingEnd],
  (field) => ({ kind: "standing_closing", rest: field(0) }),
);

const parsePoliteClosing = production<PoliteClosing>(
  [sequence(not(politeEnd), any, until(politeEnd)), politeEnd],
  (field) => ({ kind: "polite_closing", rest: field(0) }),
);

const parseStandingInside = production<StandingInside>(
  [sequence(not(standingInside), any, until(standingInside)), standingInside, tail],
  (field) => ({ kind: "standing_inside", rest: field(0), after: field(2) }),
);

const parseBecauseClosing = production<BecauseClosing>(
  [sequence(not(because), any, until(because)), because],
  (field) => ({ kind: "because_closing", rest: field(0) }),
);

const parseChangePhrasing = production<ChangePhrasing>([either(change, changed), maybe("that "), tail], (field) => ({
  kind: "change_phrasing",
  value: field(2),
}));

const parseSetPhrasing = production<SetPhrasing>([either(keepInMind, setTo), tail], (field) => ({
  kind: "set_phrasing",
  value: field(1),
}));

const parseMomentary = production<Momentary>([until(sequence(" ", moment, " ")), " ", moment, " "], () => ({
  kind: "momentary",
}));

const parseRecalled = production<Recalled>(
  [
    " ",
    maybe("that "),
    "it|i|we|you|they|he|she",
    " ",
    "told|said|mentioned|asked|went|used|talked|discussed|spoke|met|left|got|bought|ate|saw|didn't|did|promised|agreed|wanted|gave|had|tried|was|were|could|should|would|can|may",
    " ",
  ],
  () => ({ kind: "recalled" }),
);

const parseSubjectless = production<Subjectless>(
  [
    either(
      sequence(" ", maybe("that "), sequence(not(clauseSubject), any), rest),
      sequence(
        sequence(
          not(
            either(
              sequence(" ", verb, " "),
              "'m |'re | it's | he's | she's | there's | everyone's | nobody's |'ve |'ll |n't ",
            ),
          ),
          any,
          until(
            either(
              sequence(" ", verb, " "),
              "'m |'re | it's | he's | she's | there's | everyone's | nobody's |'ve |'ll |n't ",
            ),
          ),
        ),
        end,
      ),
    ),
    rest,
  ],
  () => ({ kind: "subjectless" }),
);

const parseClearStatePhrasing = production<ClearStatePhrasing>(
  [
    discard,
    either(
      wholeState,
      sequence("everything", both, maybe(", the lot|, all of it")),
      sequence(premiseNoun, joinedTo, rulesNoun, maybe(" too| both| alike"), kept),
      sequence(rulesNoun, joinedTo, premiseNoun, maybe(" too| both| alike"), kept),
      sequence("both ", premiseNoun, " and ", rulesNoun, kept),
      sequence("both ", rulesNoun, " and ", premiseNoun, kept),
    ),
    end,
  ],
  () => ({ kind: "clear_state_phrasing" }),
);

const parseClearPremisePhrasing = production<ClearPremisePhrasing>(
  [
    either(
      sequence(discard, premiseNoun, maybe(settled), kept, maybe(onlyThat)),
      sequence("throw ", premiseNoun, " out| away"),
      sequence("take ", premiseNoun, " ", "out|away"),
      sequence("set aside ", premiseNoun),
      sequence(premiseNoun, gone),
      sequence(
        "we |i ",
        "don't need |don't want |no longer need |no longer want ",
        premiseNoun,
        maybe(" any more| anymore| any longer"),
        maybe(", so ", "drop|clear|remove|delete|forget|discard|scrap", " it"),
      ),
    ),
    end,
  ],
  () => ({ kind: "clear_premise_phrasing" }),
);

const parseResetPhrasing = production<ResetPhrasing>(
  [
    either(
      sequence(
        discard,
        rulesNoun,
        maybe(settled),
        kept,
        maybe(", ", "all of them|every one of them|every single one|each and every one|every last one"),
      ),
      sequence("throw ", rulesNoun, " out| away"),
      sequence(rulesNoun, gone),
      sequence(
        either(
          sequence(
            "none of ",
            maybe("the |my |our |these |those "),
            "rules|policies",
            " ",
            "apply|applies|hold|count|stand",
          ),
          sequence("no ", "rules|policies", " ", "apply|hold"),
        ),
        " any more| anymore| any longer",
      ),
      sequence(
        "start over |start again |start fresh ",
        "with no rules|without any rules|without rules|with no policies|without any policies",
      ),
    ),
    end,
  ],
  () => ({ kind: "reset_phrasing" }),
);

const parseRemoveReferred = production<RemoveReferred>(
  ["the ", ruleWord, sequence(not(referredEnd), any, until(referredEnd)), referredEnd],
  (field) => ({ kind: "remove_referred", item: field(2) }),
);

const parseRemoveOwed = production<RemoveOwed>(
  [noDuty, sequence(not(anyMore, end), any, until(sequence(anyMore, end))), anyMore, end],
  (field) => ({ kind: "remove_owed", item: field(1) }),
);

const parseRemoveNoLonger = production<RemoveNoLonger>([noLonger, tail], (field) => ({
  kind: "remove_no_longer",
  item: field(1),
}));

const parseRemoveRule = production<RemoveRule>(
  [discard, "the |my |our |your |that |any ", maybe("old |current |existing |strict |earlier |whole "), ruleWord, tail],
  (field) => ({ kind: "remove_rule", item: field(4) }),
);

const parseRemoveCompound = production<RemoveCompound>(
  [discard, "the |my |our |that ", sequence(not(ruleEnd), any, until(ruleEnd)), ruleEnd],
  (field) => ({ kind: "remove_compound", item: field(2) }),
);

const parseRemoveAllow = production<RemoveAllow>(
  [allowing, sequence(not(either(again, " into the mix")), any, until(either(again, " into the mix"))), again, end],
  (field) => ({ kind: "remove_allow", item: field(1) }),
);

const parseRemoveVerdict = production<RemoveVerdict>(
  [sequence(not(removeVerdict), any, until(removeVerdict)), removeVerdict],
  (field) => ({ kind: "remove_verdict", item: field(0) }),
);

const parseReplaceBanned = production<ReplaceBanned>(
  [
    either(banVerb, "ditch |drop |forget |scrap |dump "),
    sequence(not(thenUse), any, until(thenUse)),
    thenUse,
    sequence(not(useInstead), any, until(useInstead)),
    useInstead,
  ],
  (field) => ({ kind: "replace_banned", old_item: field(1), new_item: field(3) }),
);

const parseReplaceInFront = production<ReplaceInFront>(
  [
    "instead of |rather than |in place of |in lieu of ",
    maybe(gerund),
    sequence(not(", "), any, until(", ")),
    ", ",
    maybe("please |let's |just "),
    useVerb,
    sequence(not(useInstead), any, until(useInstead)),
    useInstead,
  ],
  (field) => ({ kind: "replace_in_front", old_item: field(2), new_item: field(6) }),
);

const parseReplaceVerdict = production<ReplaceVerdict>(
  [
    sequence(not(verdictThenUse), any, until(verdictThenUse)),
    verdictThenUse,
    sequence(not(useInstead), any, until(useInstead)),
    useInstead,
  ],
  (field) => ({ kind: "replace_verdict", old_item: field(0), new_item: field(2) }),
);

const parseReplaceNewOld = production<ReplaceNewOld>(
  [newFirst, sequence(not(" for | in place of "), any, until(" for | in place of ")), " for | in place of ", tail],
  (field) => ({ kind: "replace_new_old", new_item: field(1), old_item: field(3) }),
);

const parseReplaceOldNew = production<ReplaceOldNew>(
  [oldFirst, sequence(not(oldThenNew), any, until(oldThenNew)), oldThenNew, tail],
  (field) => ({ kind: "replace_old_new", old_item: field(1), new_item: field(3) }),
);

const parseReplaceTraded = production<ReplaceTraded>(
  [
    "swap out |swap |trade in |trade |exchange |switch out |ditch |drop ",
    sequence(not(" for | in favor of "), any, until(" for | in favor of ")),
    " for | in favor of ",
    tail,
  ],
  (field) => ({ kind: "replace_traded", old_item: field(1), new_item: field(3) }),
);

const parseReplaceMoved = production<ReplaceMoved>(
  [
    "switch over from |switch from |move away from |move over from |move from |change over from |change from |go from |migrate from ",
    maybe(gerund),
    sequence(not(" to "), any, until(" to ")),
    " to ",
    maybe(gerund),
    tail,
  ],
  (field) => ({ kind: "replace_moved", old_item: field(2), new_item: field(5) }),
);

const parseReplaceUsed = production<ReplaceUsed>(
  [
    either(useVerb, spoken, "choose |pick |favor |go for "),
    sequence(not(insteadOf), any, until(insteadOf)),
    insteadOf,
    maybe(gerund),
    tail,
  ],
  (field) => ({ kind: "replace_used", new_item: field(1), old_item: field(4) }),
);

const parseReplaceWanted = production<ReplaceWanted>(
  [wanted, sequence(not(insteadOf), any, until(insteadOf)), insteadOf, tail],
  (field) => ({ kind: "replace_wanted", new_item: field(1), old_item: field(3) }),
);

const parseReplaceBare = production<ReplaceBare>(
  [sequence(not(bareInstead), any, until(bareInstead)), bareInstead, tail],
  (field) => ({ kind: "replace_bare", new_item: field(0), old_item: field(2) }),
);

const parseProhibitLeave = production<ProhibitLeave>(
  [
    "leave |cut |rule ",
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
  (field) => ({ kind: "prohibit_leave", item: field(1) }),
);

const parseProhibitKeep = production<ProhibitKeep>(
  [
    "keep |leave ",
    sequence(not(" out of ", outOf, end), any, until(sequence(" out of ", outOf, end))),
    " out of ",
    outOf,
    end,
  ],
  (field) => ({ kind: "prohibit_keep", item: field(1) }),
);

const parseProhibitConsider = production<ProhibitConsider>(
  ["consider |treat |regard |count |mark ", sequence(not(considered), any, until(considered)), considered],
  (field) => ({ kind: "prohibit_consider", item: field(1) }),
);

const parseProhibitVerb = production<ProhibitVerb>(
  [
    banVerb,
    sequence(not(" again", end), not(" of ", outOf, end), any, many(not(" again", end), not(" of ", outOf, end), any)),
    maybe(either(" again", sequence(" of ", outOf))),
    end,
  ],
  (field) => ({ kind: "prohibit_verb", item: field(1) }),
);

const parseProhibitWanted = production<ProhibitWanted>(
  [
    either(
      sequence(wanted, "no more |no |zero "),
      sequence("i don't want to see |i don't want |i never want to see |i never want ", "any "),
    ),
    tail,
  ],
  (field) => ({ kind: "prohibit_wanted", item: field(1) }),
);

const parseProhibitVerdict = production<ProhibitVerdict>(
  [sequence(not(banVerdict), any, until(banVerdict)), banVerdict],
  (field) => ({ kind: "prohibit_verdict", item: field(0) }),
);

const parseUseMade = production<UseMade>(
  ["make |set |keep |have |treat ", sequence(not(asDefault), any, until(asDefault)), asDefault],
  (field) => ({ kind: "use_made", item: field(1) }),
);

const parseUseVerb = production<UseVerb>(
  [useVerb, sequence(not(usedOnly), any, until(usedOnly)), usedOnly],
  (field) => ({ kind: "use_verb", item: field(1) }),
);

const parseUseSpoken = production<UseSpoken>(
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
  (field) => ({ kind: "use_spoken", item: field(2) }),
);

const parseUseWantedIn = production<UseWantedIn>([wanted, wantedIn, tail], (field) => ({
  kind: "use_wanted_in",
  item: field(2),
}));

const parseUseWanted = production<UseWanted>([wanted, tail], (field) => ({ kind: "use_wanted", item: field(1) }));

const parseUseVerdict = production<UseVerdict>(
  [sequence(not(useVerdict), any, until(useVerdict)), useVerdict],
  (field) => ({ kind: "use_verdict", item: field(0) }),
);

const parseUseStanding = production<UseStanding>(["only |nothing but ", tail], (field) => ({
  kind: "use_standing",
  item: field(1),
}));

const parseUseAlone = production<UseAlone>(
  [sequence(not(" only", end), any, until(sequence(" only", end))), " only", end],
  (field) => ({ kind: "use_alone", item: field(0) }),
);

const parsePointing = production<Pointing>(
  [
    " ",
    either(
      "rules|mistakes|errors|all|it",
      sequence("that", not(" said ")),
      "this|them|these|those|ones|one's|one|meeting|me|him|here|her|us|something|anything|everything|nothing|someone|anyone|whatever|what|how|whichever|where|when|same|the same|so|there|each|every|another|both|to|about|not|never|problem|worries|comment|smoking|parking|kidding|entry|trespassing|flow|plan|caution|common sense|elevator|stairs|door|table|file|folder|option|rush|hurry|chance|excuses|pressure|need|doubt|idea|way|wonder|longer|matter|thanks|thank|reason|i|your best|your judgment|your own|your|you|we|they|hesitate|he|she|my word|the attached|the following|the above|the next|the last|the first|the second|the third|the other|the previous|the new one|the old one|the original|the old|step|page|line|question|chapter|paragraph|section|out|up|down|off|on|back|ahead|fail",
    ),
    " ",
    rest,
  ],
  () => ({ kind: "pointing" }),
);

const parseGraded = production<Graded>(
  [
    " ",
    "better|different|nicer|shorter|longer|simpler|warmer|friendlier|clearer|smaller|bigger|easier|plainer|less|fewer|more|much|too many|too|as few|as little|as many|so many|so much|such|enough|a bit|a little|few|half",
    " ",
    rest,
  ],
  () => ({ kind: "graded" }),
);

const parseSeveral = production<Several>([until(several), several], () => ({ kind: "several" }));

const parseNarrowed = production<Narrowed>([until(narrow), narrow], () => ({ kind: "narrowed" }));

const parseClause = production<Clause>([until(inClause), inClause], () => ({ kind: "clause" }));
