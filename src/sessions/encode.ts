/** A record as text: in export form, the same bytes for the same record everywhere. */
import { canonicalJson } from "../base/index.js";
import { type Given, type LogRecord, RECORD_VERSION } from "./record.js";

/** The body of a record, cut after `limit` characters. */
export function encodeRecord(record: LogRecord, limit = Infinity): string {
  if (record.kind !== "layer") return canonicalJson({ v: RECORD_VERSION, ...record }, limit);
  const { name, ...fields } = record;
  return canonicalJson({ v: RECORD_VERSION, ...fields, kind: name }, limit);
}

/** Who a record comes from: fields that are undefined are left out, where the export form would say null. */
export function known({ actor, message }: Given): { readonly actor?: string; readonly message?: string } {
  return { ...(actor === undefined ? {} : { actor }), ...(message === undefined ? {} : { message }) };
}

/** A turn's id as a store keeps it: printable ASCII, no two ids the same. */
export function storedTurn(turn: string): string {
  return canonicalJson(turn).slice(1, -1);
}

/** Whether a store's id of a turn is one that `storedTurn` gives. */
export function isStoredTurn(stored: string): boolean {
  try {
    return stored !== "" && storedTurn(hostTurn(stored)) === stored;
  } catch {
    return false;
  }
}

/** The id of a turn as the host gave it. */
export function hostTurn(stored: string): string {
  // What has nothing escaped stands for itself.
  return stored.includes("\\") ? String(JSON.parse(`"${stored}"`)) : stored;
}
