/** Excerpts: spans of a text, and between them markers that say how much is gone. */
import { TextSet } from "../base/index.js";
import { byteLength, bytesOf } from "./bytes.js";

/** From one UTF-16 unit of a text up to another. */
export type Span = readonly [from: number, to: number];

const MARKER = /\[… (\d{1,15}) bytes left out …\]/g;

/** What stands in the place of so many bytes. */
export function markerOf(bytes: number): string {
  return `[… ${bytes} bytes left out …]`;
}

/** Whether the units on both sides of a place are one code point. */
export function isPair(text: string, at: number): boolean {
  return (text.codePointAt(at - 1) ?? 0) > 0xffff;
}

/** The spans in their order, those that touch or overlap as one, and none that is empty. */
export function merged(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const [from, to] of spans.filter(([from, to]) => from < to).sort((a, b) => a[0] - b[0])) {
    const last = whole.at(-1);
    if (last !== undefined && from <= last[1]) whole[whole.length - 1] = [last[0], Math.max(last[1], to)];
    else whole.push([from, to]);
  }
  return whole;
}

/** A span with the whole of each character that it has a half of: neither half has the bytes of the whole. */
function widened(text: string, [from, to]: Span): Span {
  return [isPair(text, from) ? from - 1 : from, isPair(text, to) ? to + 1 : to];
}

/** The spans of a text, in whole characters, with a marker for each gap; a gap that is no longer than its marker stays as it is. */
export function excerptOf(text: string, spans: readonly Span[]): string {
  let excerpt = "";
  let at = 0;
  const whole = merged(merged(spans).map((span) => widened(text, span)));
  for (const [from, to] of [...whole, [text.length, text.length] as const]) {
    const gap = text.slice(at, from);
    const bytes = byteLength(gap);
    const marker = markerOf(bytes);
    excerpt += (bytes > byteLength(marker) ? marker : gap) + text.slice(from, to);
    at = to;
  }
  return excerpt;
}

/** Whether each marker of a text stands in another one too: whether nothing says that it is an excerpt of it. */
export function hasNewMarker(text: string, candidate: string): boolean {
  const markers = new TextSet(text.match(MARKER) ?? []);
  return (candidate.match(MARKER) ?? []).some((marker) => !markers.has(marker));
}

/** Whether a candidate is the text with nothing but gaps, each as long as its marker says. */
export function isExcerpt(text: string, candidate: string): boolean {
  const bytes = bytesOf(text);
  let at = 0;
  let read = 0;
  const takes = (piece: string): boolean => {
    const part = bytesOf(piece);
    const isThere = part.every((byte, index) => byte === bytes[at + index]);
    if (isThere) at += part.length;
    return isThere;
  };
  for (const { 0: marker, 1: gone, index } of candidate.matchAll(MARKER)) {
    if (!takes(candidate.slice(read, index))) return false;
    // A marker that the text itself has here is text.
    if (!takes(marker)) at += Number(gone);
    read = index + marker.length;
  }
  return takes(candidate.slice(read)) && at === bytes.length;
}
