/** Words that the grammar takes for a name, since any word may be one, and that name nothing where they stand. */
import type { Directive } from "../index.js";

/** Words that take away what stands behind them: "Disable web search from now on" does not say to use anything. */
const TAKING =
  /^(?:abandon|abhor|abolish|axe|banish|bar|beware|blacklist|block|boycott|cancel|cap|cease|censor|conceal|curb|curtail|cut|deactivate|decline|decrease|delete|deny|deprecate|despise|detest|disable|disallow|discard|discontinue|discourage|dislike|dismiss|disregard|distrust|dodge|downplay|drop|dump|eliminate|eradicate|erase|evade|exclude|filter|forgo|halt|hate|hide|ignore|kick|kill|lessen|limit|loathe|lower|mask|minimi[sz]e|minus|mute|nix|omit|oppose|outlaw|purge|quit|redact|reduce|refuse|reject|remove|resist|restrict|retire|revoke|scrap|scratch|scrub|seldom|shun|shut|silence|skip|squelch|stop|strip|suppress|suspend|trim|undo|uninstall|unlearn|veto|withhold|zero) /;

/** Words behind which a name begins, be it "block letters". */
const HEADED =
  /\b(?:us(?:e|ed|ing)|utili[sz]e|with|(?:adhere|default|keep|stick|switch) to|(?:go|opt) for|(?:rely|settle|standardi[sz]e) on|prefer|choose|adopt|pick|employ|follow|recommend|suggest|me)[ :]+$/;

/** What says how surely in front of a "not", in whose place nothing can stand: "Definitely not docker." */
const SURELY =
  /^(?:(?!(?:bitly|family|fly|grammarly|italy|jelly|july|lolly|monthly|nightly|plotly|weekly|yearly)\b)[a-z]+ly|alas|alright|but|damn|dude|folks|god|gosh|guys|heck|hell|hey|hmm|indeed|maybe|nah|naw|nay|nope|of course|oh|okay|ok|perhaps|please|quit|rather|right|sorry|still|stop|sure|ugh|uh|um|wait|well|whoa|why|yeah|yep|yes|yikes)$/;

/** Whether what would be used is no name. `lower` is the sentence in lower case. */
export function namesNothing(wish: Directive, lower: string): boolean {
  if (wish.kind === "replace_use") {
    const item = wish.new_item.toLowerCase();
    return SURELY.test(item) && /^,? (?:not|never) /.test(lower.slice(lower.indexOf(item) + item.length));
  }
  if (wish.kind !== "use_item") return false;
  const item = wish.item.toLowerCase();
  if (item.startsWith("against ") || / (?:never|nowhere)$/.test(item)) return true;
  return TAKING.test(item) && !HEADED.test(lower.slice(0, Math.max(lower.indexOf(item), 0)));
}
