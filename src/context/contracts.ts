/** Contracts: what each kind of page must keep when it is shortened. */
import { excerptOf, type Span } from "./excerpt.js";
import {
  codeBlocksOf,
  endsOf,
  firstOf,
  firstSentenceOf,
  jsonKeysOf,
  labelOf,
  namesOf,
  numbersOf,
  quotesOf,
} from "./fidelity.js";
import type { Page, PageKind } from "./page.js";

/** The least that a shorter page of a kind must keep. */
export interface PageContract {
  readonly kind: PageKind;
  /** Counted up when what it asks changes; audit lines name it. */
  readonly version: number;
  /** Whether a shorter page consists of what the page says, word for word, and of markers for what is left out. */
  readonly isVerbatim: boolean;
  /** The spans of the body that a shorter page has, in their order: at its start and end too, where they are at those of the body. */
  spans(page: Page): readonly Span[];
}

const whole = ({ body }: Page): Span[] => [[0, body.length]];

const BUILT_IN: readonly PageContract[] = [
  {
    kind: "tool_output",
    version: 1,
    isVerbatim: true,
    spans: ({ body, origin }) => [...endsOf(body), ...firstOf(body, origin), ...jsonKeysOf(body)],
  },
  {
    kind: "conversation_turn",
    version: 1,
    isVerbatim: false,
    spans: ({ body, origin }) => [...labelOf(body, origin), firstSentenceOf(body), ...codeBlocksOf(body)],
  },
  {
    kind: "memory_excerpt",
    version: 1,
    isVerbatim: false,
    spans: ({ body, origin }) => [...labelOf(body, origin), ...namesOf(body), ...numbersOf(body), ...quotesOf(body)],
  },
];

/** The kinds that nothing shortens, and whose contract no host replaces. */
const SEALED: readonly PageKind[] = ["system_context", "directive_state"];

/** Whether nothing shortens pages of a kind. */
export function isSealed(kind: PageKind): boolean {
  return SEALED.includes(kind);
}

/**
 * The contracts by kind: the built-in ones, with a host's own beside them or in their place. A kind without one keeps every byte.
 *
 * @throws {TypeError} when a contract is for a sealed kind, or two are for one.
 */
export function contractsOf(own: readonly PageContract[] = []): (kind: PageKind) => PageContract {
  const contracts = new Map(BUILT_IN.map((contract) => [contract.kind, contract]));
  const given = new Set<PageKind>();
  for (const contract of own) {
    const { kind } = contract;
    if (isSealed(kind)) throw new TypeError(`Pages of the kind ${kind} keep every byte.`);
    if (given.has(kind)) throw new TypeError(`There are two contracts of the kind ${kind}.`);
    given.add(kind);
    contracts.set(kind, contract);
  }
  return (kind) => contracts.get(kind) ?? { kind, version: 1, isVerbatim: true, spans: whole };
}

/** The shortest candidate that a contract allows: what it asks for, and markers for the rest. As long as the body where that is no gain. */
export function excerpt(page: Page, contract: PageContract): string {
  return excerptOf(page.body, required(page, contract));
}

/** The spans that a shorter page must have: those of the contract, and the page's own words. */
export function required(page: Page, contract: PageContract): Span[] {
  return [...contract.spans(page), ...page.keep.flatMap((word) => firstOf(page.body, word))];
}
