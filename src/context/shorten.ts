/** Shortening: the only way from a page to a shorter one. */
import { canonicalJson, SHOWN } from "../base/index.js";
import type { ShortenLine } from "./audit.js";
import { isSealed, type PageContract } from "./contracts.js";
import { bodyTokens, type Page, remade, requirePage } from "./page.js";
import { violationsOf } from "./violations.js";

/** How an attempt is judged, and what its line tells besides. */
export interface ShortenOptions {
  /** `enforce` without: a candidate that breaks the contract is refused. `observe` takes it and tells, save what is sealed or not shorter. */
  readonly mode?: "enforce" | "observe";
  /** The sequence of the state that holds. */
  readonly sequence?: number;
}

/** What came of an attempt: the shorter page, or the original itself. */
export interface Shortened {
  readonly page: Page;
  readonly line: ShortenLine;
}

/**
 * Puts a candidate in the place of a page's body where the contract of its kind allows it; otherwise the page stays.
 *
 * @throws {TypeError} when the page was not made by `page`, the contract is that of another kind, or the mode is none.
 */
export function shorten(
  page: Page,
  candidate: string,
  contract: PageContract,
  { mode = "enforce", sequence }: ShortenOptions = {},
): Shortened {
  const { meter } = requirePage(page);
  if (contract.kind !== page.kind)
    throw new TypeError(`A page of the kind ${page.kind} is not shortened under the contract of ${contract.kind}.`);
  requireMode(mode);
  const after = bodyTokens(candidate, meter);
  const never = neverOf(page, after);
  const violations = never === null ? violationsOf(page, candidate, contract) : [never];
  const accepted = violations.length === 0 || (mode === "observe" && never === null);
  const { kind, id, origin, tokens: before } = page;
  const { version } = contract;
  const told = { contract: { kind, version }, mode, accepted, violations, sequence: sequence ?? null };
  return {
    page: accepted ? remade(page, candidate) : page,
    line: { line: "shorten", kind, id, origin, before, after, ...told },
  };
}

/** There is no mode in which nothing is judged: a host that meant one would be told so by no line. */
function requireMode(mode: unknown): void {
  if (mode !== "enforce" && mode !== "observe")
    throw new TypeError(`The mode must be "enforce" or "observe", not ${canonicalJson(mode, SHOWN)}.`);
}

/** Why a candidate is not even looked at, in whatever mode. */
function neverOf({ kind, tokens }: Page, after: number): "sealed" | "not_shorter" | null {
  if (isSealed(kind)) return "sealed";
  return after < tokens ? null : "not_shorter";
}
