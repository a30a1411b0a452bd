/**
 * Words that the grammar takes for a name, since any word may be one, and that name nothing where they stand; and wishes whose
 * words are understood, but of which the directive would say something else.
 */
import type { Directive } from "../index.js";

/** Verbs that take away, or that give back, what stands behind them: "Disable web search from now on" does not say to use anything. */
const TAKING =
  /^(?:abandon|abhor|abolish|allow|away|axe|banish|bar|beware|blacklist|block|boycott|bring|bypass|cancel|cap|cease|censor|conceal|curb|curtail|cut|deactivate|decline|decrease|delete|deny|deprecate|despise|detest|disable|disallow|discard|discontinue|discourage|dislike|dismiss|dispense|disregard|distrust|dodge|downplay|drop|dump|eliminate|eradicate|erase|evade|exclude|filter|forgo|halt|hate|hide|ignore|keep|kick|kill|lessen|lift|limit|loathe|lower|mask|minimi[sz]e|minus|mute|nix|nuke|omit|oppose|outlaw|pause|permit|postpone|prevent|purge|quit|redact|reduce|refuse|reinstate|reject|remove|resist|restore|restrict|resume|retire|revoke|scale|scrap|scratch|scrub|seldom|shun|shut|silence|skip|slash|squelch|stay|stop|strip|suppress|suspend|tone|trim|unban|unblock|undo|uninstall|unlearn|veto|withhold|zero|(?:avoid|bann|cancel|cutt|ditch|dropp|eliminat|exclud|ignor|limit|omitt|quitt|reduc|remov|skipp|stopp)ing|(?:done|finished) with|(?:devoid|free|sick|tired) of|few|little|low on) /;
/** A verb and what goes with it: "Weed out emojis from now on." */
const PHRASAL = /^(?!(?:check|follow|log|pop|sign|start)\b)[a-z]+ (?:away|back|clear|down|off|out|rid) /;
/** What is said of a thing that nothing in front of it says to use: "Emojis forbidden from now on." */
const SAID_OF =
  / (?:(?!(?:bed|exceed|feed|fled|led|need|red|seed|shed|sled|speed|weed)$)[a-z]+ed|away|dead|forbidden|gone|hidden|out|over|taboo)$/;
/** What thanks are for: "Great work, always!" */
const PRAISED =
  /^(?:amazing|awesome|brilliant|cool|excellent|fantastic|good|great|helpful|lovely|nice|perfect|solid|superb|wonderful) (?:advice|answers?|calls?|choices?|explanations?|finds?|help|ideas?|info|insights?|jobs?|points?|questions?|replies|reply|responses?|stuff|suggestions?|summary|support|thinking|tips?|work)\b/;

/** Words behind which a name begins, be it "block letters". */
const HEADED =
  /\b(?:us(?:e|ed|ing)|utili[sz]e|with|in|(?:adhere|default|keep|stick|switch) to|(?:go|opt) for|(?:rely|settle|standardi[sz]e) on|prefer|choose|adopt|pick|employ|follow|recommend|suggest|me)[ :]+(?:(?:an?|any|just|only|our|the) )*$/;

/** Words behind which all is a name, be it "back links". */
const USED = /\bus(?:e|ing) (?:(?:an?|any|just|only|our|the) )*$/;

/** What says how surely in front of a "not", in whose place nothing can stand: "Definitely not docker." */
const SURELY =
  /^(?:(?!(?:bitly|family|fly|grammarly|italy|jelly|july|lolly|monthly|nightly|plotly|weekly|yearly)\b)[a-z]+ly|alas|alright|but|damn|dude|folks|god|gosh|guys|heck|hell|hey|hmm|indeed|maybe|nah|naw|nay|nope|of course|oh|okay|ok|perhaps|please|quit|rather|right|sorry|still|stop|sure|ugh|uh|um|wait|well|whoa|why|yeah|yep|yes|yikes)$/;
/** A sentence behind a ban that says what to do: where nothing says "instead" it is a task of its own, unless words are banned. */
const NEXT =
  /[.;] (?:(?:always|just|please) )*(?:(?:call|make) it|(?:recommend|say|suggest|write) (?:an?|me|some|the|hello|hi)) ?(?!.*\binstead\b)/;
const OF_WORDS = /["'`]|\b(?:call|calling|phrase|say|saying|term|word|words)\b/;

/** A ban at the beginning or the end of a reply, where it is not of words: the thing may stand elsewhere. */
const AT_AN_END =
  /\b(?:avoid|do not|don't|dont|ever|must not|never|not to|quit|should not|stop) (?:begin|end|open|start)(?:n?ing)? (?:(?:a|every|my|your) [a-z]+ )?with (?!(?:the )?(?:phrases? |terms? |words? )?["'`])/;
/** What a report or an answer says that there is none of, or that nobody needs, and what is only a verb's: "Never install globally." */
const NO_BAN =
  /^(?:(?:\S+ )?(?:allergies|intolerances)|(?:real|strong) (?:opinions?|preferences?)|(?:opinions?|preferences?|success) (?:about|on|with) .*|(?:real|strong) (?:opinions?|preferences?) .*|at (?:home|night|school|work)|ahead|away|back|down|off|on|out|over|up|once|twice|[a-z]{2,}(?:al|ant|ate|ect|ed|ent|ful|ing|ive|less|ous|ri)ly|.* (?:necessary|needed|required|wanted))$/;
/** The same of what is to be used, where nothing says "use": "Follow up on issues", "Always ask". */
const NO_USE =
  /^(?:(?:away|back|down|in|off|on|out|over|through|up) .*|ask|check|confirm|explain|listen|retry|think|try|verify|wait)$/;
/** What a premise that somebody only notes begins with where it is a wish: "Note: never use tabs." */
const ORDER = /^(?:always|avoid|do not|don't|dont|never|no|please|stop|use) /;

/** Whether what a wish would be about is no name, or not what is wished. `lower` is the sentence in lower case. */
export function namesNothing(wish: Directive, lower: string): boolean {
  switch (wish.kind) {
    case "replace_use":
      return isNoRival(wish.new_item.toLowerCase(), lower);
    case "use_item":
      return isNotUsed(wish.item.toLowerCase(), lower);
    case "prohibit_item":
      return isNotBanned(wish.item.toLowerCase(), lower) || AT_AN_END.test(lower);
    case "set_premise":
      return ORDER.test(wish.value.toLowerCase()) && !lower.includes("premise");
    default:
      return false;
  }
}

/** Where it is a word to be said, it may be any. What is cut back is not cut. */
function isNotBanned(item: string, lower: string): boolean {
  if (/\bcut (?:back|down) /.test(lower)) return true;
  const before = lower.slice(0, Math.max(lower.indexOf(item), 0));
  return NO_BAN.test(item) && !/["`]|(?<![a-z])'|\b(?:say(?:ing)?|phrase|term|words?|writ(?:e|ing))\b/.test(before);
}

function isTask(lower: string): boolean {
  const at = lower.search(NEXT);
  return at !== -1 && !OF_WORDS.test(lower.slice(0, at).replaceAll("don't", ""));
}

function isNoRival(item: string, lower: string): boolean {
  return (
    isTask(lower) || (SURELY.test(item) && /^,? (?:not|never) /.test(lower.slice(lower.indexOf(item) + item.length)))
  );
}

function isNotUsed(item: string, lower: string): boolean {
  if (item.startsWith("against ") || / (?:never|nowhere)$/.test(item)) return true;
  const before = lower.slice(0, Math.max(lower.indexOf(item), 0));
  if (USED.test(before)) return false;
  return NO_USE.test(item) || (!HEADED.test(before) && isSaid(item, lower));
}

function isSaid(item: string, lower: string): boolean {
  return PRAISED.test(lower) || [TAKING, PHRASAL, SAID_OF].some((words) => words.test(item));
}
