/**
 * The fair peer: the language as one writes it by hand, in the way of a reducer. Prefix tests, one regular expression a
 * normalization, a copied object at each update. On the turns of the bench it decides as the oracle does, and a test says so;
 * beyond them it makes no promise (a prototype's name as an item, an empty operand, a normal form that another step undoes).
 */
import type { Decision, PolicyValue, State } from "../src/index.js";

type Policies = State["policies"];
/** What waits for a yes: the item to use, and the one to drop. */
type Pending = { readonly prompt: string; readonly add: string; readonly drop: string };

const ARTICLES_AND_SPACES = /^(?:(?:an?|the)\s+)+|(?<=\s)\s+/g;
const item = (text: string): string => text.normalize("NFKC").toLowerCase().trim().replace(ARTICLES_AND_SPACES, "");
const premise = (text: string): string => text.normalize("NFKC").trim().replace(/\s+/g, " ");

/** A conversation, held as a plain state that each update replaces. */
export class Peer {
  #state: State = { premise: null, policies: {}, version: 2 };
  #pending: Pending | null = null;

  /** Compiles one user turn. */
  step(text: string): Decision {
    if (this.#pending !== null) return this.#answer(this.#pending, text);
    if (text === "clear premise") return this.#update({ ...this.#state, premise: null });
    if (text === "reset policies") return this.#update({ ...this.#state, policies: {} });
    if (text === "clear state") return this.#update({ premise: null, policies: {}, version: 2 });
    if (text.startsWith("remove policy ")) return this.#policies(this.#without(item(text.slice(14))));
    if (text.startsWith("set premise to ")) return clarify(`Did you mean 'set premise ${text.slice(15).trim()}'?`);
    if (text.startsWith("set premise ")) return this.#premise(text.slice(12), false);
    if (text.startsWith("change premise to ")) return this.#premise(text.slice(18), true);
    if (text.startsWith("use ")) return this.#use(text.slice(4));
    if (text.startsWith("prohibit ")) return this.#put(item(text.slice(9)), "prohibit");
    return { kind: "passthrough", state: null, prompt_to_user: null };
  }

  #use(text: string): Decision {
    const [add = "", drop] = text.split(" instead of ");
    if (drop === undefined) return this.#put(item(add), "use");
    if (this.#state.policies[item(drop)] === "use")
      return this.#policies({ ...this.#without(item(drop)), [item(add)]: "use" });
    this.#pending = { add, drop, prompt: `Did you mean to use "${add}" instead?` };
    return clarify(this.#pending.prompt);
  }

  #answer({ prompt, add, drop }: Pending, text: string): Decision {
    const word = text
      .normalize("NFKC")
      .toLowerCase()
      .trim()
      .replace(/[.,!?]+$/, "");
    if (!/^(?:yes|yes please|yep|yeah|sure|ok|okay|no|nope|no thanks)$/.test(word)) return clarify(prompt);
    this.#pending = null;
    return word.startsWith("n")
      ? this.#update(this.#state)
      : this.#policies({ ...this.#without(item(drop)), [item(add)]: "use" });
  }

  #put(name: string, policy: PolicyValue): Decision {
    const held = this.#state.policies[name] ?? policy;
    if (held === policy) return this.#policies({ ...this.#state.policies, [name]: policy });
    return held === "prohibit"
      ? clarify(`"${name}" is currently prohibited.\nRemove or replace it before using it.`)
      : clarify(`"${name}" is currently in use.\nRemove or replace it before prohibiting it.`);
  }

  #premise(text: string, change: boolean): Decision {
    if (this.#state.premise === null && change)
      return clarify("No premise is set.\nUse 'set premise <value>' to define one.");
    if (this.#state.premise !== null && !change)
      return clarify("Premise already set.\nUse 'change premise to <value>' to modify it.");
    return this.#update({ ...this.#state, premise: premise(text) });
  }

  #without(name: string): Policies {
    const { [name]: _dropped, ...kept } = this.#state.policies;
    return kept;
  }

  #policies(policies: Policies): Decision {
    return this.#update({ ...this.#state, policies });
  }

  #update(state: State): Decision {
    this.#state = state;
    return { kind: "update", state, prompt_to_user: null };
  }
}

function clarify(prompt_to_user: string): Decision {
  return { kind: "clarify", state: null, prompt_to_user };
}
