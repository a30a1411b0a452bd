/** Caps at the door: a text that is too long is cut before it is first sent, so that what was sent never changes. */
import { requireString } from "../base/index.js";
import type { CapLine } from "./audit.js";
import { byteLength } from "./bytes.js";
import { isPair, markerOf } from "./excerpt.js";
import { type Meter, requireCount, textTokens } from "./meter.js";

/** A text as it comes in: a tool's result, a file. */
export interface Incoming {
  /** The tool's name, or wherever it comes from. */
  readonly origin: string;
  readonly text: string;
}

/** A text that fits its cap. */
export interface Capped {
  readonly text: string;
  readonly tokens: number;
  /** Null where nothing was cut. */
  readonly line: CapLine | null;
}

/** A text of more UTF-16 units than so many times its cap is cut without metering the whole of it. */
const WORTH_METERING = 16;

type TextMeter = Pick<Meter<never>, "name" | "text">;

/**
 * Cuts a text that has more tokens than `limit`: from its middle, between code points, with a marker that says how many bytes
 * are gone. Reads the text once for its bytes; what else it costs is in proportion to the limit. Empty where not even the marker
 * fits.
 *
 * @throws {TypeError} when the text is none, or the limit or the meter's count is none.
 */
export function cap({ origin, text }: Incoming, limit: number, meter: TextMeter): Capped {
  requireString(text, "A text to cap");
  requireCount(limit, "A cap");
  const before = byteLength(text);
  const tokensOf = (size: number) => textTokens(endsOf(text, before, size), meter);
  const whole = text.length <= WORTH_METERING * limit ? tokensOf(text.length) : Number.POSITIVE_INFINITY;
  if (whole <= limit) return { text, tokens: whole, line: null };
  const kept = endsOf(
    text,
    before,
    longest(text.length, (size) => tokensOf(size) <= limit),
  );
  const fitting = meter.text(kept) <= limit ? kept : "";
  const line = { line: "cap", origin, before, after: byteLength(fitting) } as const;
  return { text: fitting, tokens: meter.text(fitting), line: fitting === text ? null : line };
}

/** The longest size up to a length that fits, found by doubling and halving; 0 where none does. */
function longest(length: number, fits: (size: number) => boolean): number {
  let [fitting, over] = [0, 1];
  while (over < length && fits(over)) [fitting, over] = [over, over * 2];
  over = Math.min(over, length);
  while (over - fitting > 1) {
    const middle = Math.floor((fitting + over) / 2);
    if (fits(middle)) fitting = middle;
    else over = middle;
  }
  return fitting;
}

/** So many UTF-16 units of a text of so many bytes, half of them from each end and fewer where that would cut a pair, with a marker between. */
function endsOf(text: string, bytes: number, size: number): string {
  const head = Math.ceil(size / 2);
  const tail = text.length - Math.floor(size / 2);
  if (head >= tail) return text;
  const start = text.slice(0, isPair(text, head) ? head - 1 : head);
  const end = text.slice(isPair(text, tail) ? tail + 1 : tail);
  const gone = bytes - byteLength(start) - byteLength(end);
  const marker = markerOf(gone);
  return gone > byteLength(marker) ? start + marker + end : text;
}

/** The caps of a batch of texts, in tokens. */
export interface BatchCaps {
  readonly each: number;
  readonly batch: number;
}

/** Cuts each text to its cap, and where they are too many together, the longest to the highest level at which all fit. */
export function capBatch(batch: readonly Incoming[], caps: BatchCaps, meter: TextMeter): Capped[] {
  const capped = batch.map((each) => cap(each, caps.each, meter));
  const level = levelOf(
    capped.map(({ tokens }) => tokens),
    requireCount(caps.batch, "A cap"),
  );
  return capped.map((each, index) => {
    const incoming = batch[index];
    return each.tokens <= level || incoming === undefined ? each : cap(incoming, level, meter);
  });
}

/** The highest level to which sizes are cut so that they sum to `total` at most. */
function levelOf(sizes: readonly number[], total: number): number {
  let left = total;
  let many = sizes.length;
  for (const size of [...sizes].sort((a, b) => a - b)) {
    if (size * many > left) return Math.floor(left / many);
    left -= size;
    many--;
  }
  return Number.POSITIVE_INFINITY;
}
