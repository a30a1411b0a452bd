/** Phrases in texts, word by word, however many phrases and however long (after Aho and Corasick): both cost their own words. */
import { TextMap } from "../base/index.js";

/** What stands behind some words of phrases. */
interface Branch {
  /** The first phrase that ends here or with a part of these words; infinity where none does. */
  first: number;
  readonly next: TextMap<Branch>;
  /** Of the ends of these words that phrases begin with, the longest; null at the root. */
  shorter: Branch | null;
}

/** Phrases as their words; one without words stands nowhere. */
export class Phrases {
  readonly #root = emptyBranch();

  constructor(phrases: readonly (readonly string[])[]) {
    for (const [index, words] of phrases.entries()) this.#put(words, index);
    this.#link();
  }

  /** The first of the phrases that stands in these words, by its index; infinity where none does. */
  firstIn(words: readonly string[]): number {
    return this.#walk(words).reduce((first, branch) => Math.min(first, branch.first), Number.POSITIVE_INFINITY);
  }

  #put(words: readonly string[], index: number): void {
    let branch = this.#root;
    for (const word of words) {
      const next = branch.next.get(word) ?? emptyBranch();
      branch.next.set(word, next);
      branch = next;
    }
    if (branch !== this.#root) branch.first = Math.min(branch.first, index);
  }

  /** From the root outward, so that what is shorter is linked before. */
  #link(): void {
    const branches = [this.#root];
    for (const branch of branches) {
      branch.first = Math.min(branch.first, branch.shorter?.first ?? branch.first);
      for (const [word, next] of branch.next.entries()) {
        next.shorter = this.#behind(branch.shorter, word);
        branches.push(next);
      }
    }
  }

  #walk(words: readonly string[]): Branch[] {
    let branch: Branch = this.#root;
    return words.map((word) => {
      branch = this.#behind(branch, word);
      return branch;
    });
  }

  /** The longest of what a branch ends with that goes on with a word. */
  #behind(branch: Branch | null, word: string): Branch {
    for (let at = branch; at !== null; at = at.shorter) {
      const next = at.next.get(word);
      if (next !== null) return next;
    }
    return this.#root;
  }
}

function emptyBranch(): Branch {
  return { first: Number.POSITIVE_INFINITY, next: new TextMap(), shorter: null };
}
