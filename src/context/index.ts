/**
 * Assembly: what is sent to a model, under a token budget that cannot overflow.
 *
 * @packageDocumentation
 */

export {
  type Assembly,
  assemble,
  type First,
  type Fits,
  type Refused,
  type Reported,
} from "./assemble.js";
export {
  type AuditData,
  type AuditLine,
  auditRecord,
  type CapLine,
  type ExchangeLine,
  type RefusedLine,
  type ShortenLine,
  type SourceLine,
  type SummaryLine,
} from "./audit.js";
export { type Budget, split } from "./budget.js";
export { type BatchCaps, type Capped, cap, capBatch, type Incoming } from "./cap.js";
export { contractsOf, excerpt, type PageContract } from "./contracts.js";
export {
  type Above,
  type Attempt,
  type Due,
  type DueInput,
  due,
  dueState,
  MARKS,
  type Marks,
  type Question,
} from "./due.js";
export type { Span } from "./excerpt.js";
export { type Exchange, exchangeTokens } from "./exchange.js";
export { byteMeter, type Meter, remembering } from "./meter.js";
export {
  type Measures,
  type Page,
  type PageFields,
  type PageHash,
  type PageKind,
  page,
  pagesText,
  statePage,
} from "./page.js";
export { type Shortened, type ShortenOptions, shorten } from "./shorten.js";
export type { Slot, Source } from "./source.js";
