/** Export and import: a log as NDJSON, its stored bytes and its chain, or in plain with a chain that begins anew. */
import { canonicalJson, fieldsOf, TextMap } from "../base/index.js";
import { decodeRecord } from "./decode.js";
import { encodeRecord } from "./encode.js";
import { headOf } from "./fold.js";
import { LONGEST_BODY, type Log, PRINTABLE } from "./log.js";
import { LogError } from "./log-error.js";
import type { LogRecord } from "./record.js";
import type { ImportAnswer } from "./results.js";
import { isSequence, isText } from "./shapes.js";
import { EMPTY, type Entry, type Head } from "./store.js";

/** What an export begins with. */
interface Header {
  readonly tenant: string;
  readonly conversation: string;
  /** Whether the bodies are sealed: importable under this key and with this codec alone. */
  readonly sealed: boolean;
  /** Whether the bodies were opened for the export: what is imported is a new chain. */
  readonly plain: boolean;
}

const FORMAT = "context-compiler.session";
const PRUNED = "The log was pruned, or erased, while it was exported. Export it again.";

/**
 * The lines of a log's export, each with its line feed.
 *
 * @throws {LogError} behind the last one, where a store finds that what it holds is no entry; in the middle, where what comes next was pruned meanwhile.
 */
export async function* exportLog(log: Log, plain: boolean): AsyncGenerator<string, void> {
  const { codec } = log.setup;
  yield `${canonicalJson({ format: FORMAT, v: 1, ...log.key, sealed: codec !== null && !plain, plain })}\n`;
  let found: LogError | null = null;
  for (let from = 1; ; ) {
    const { page, fault } = await readableFrom(log, from);
    if (from > 1 && (await isPrunedTo(log, page[0], from))) throw new LogError("not_kept", from, PRUNED);
    for (const { sequence, hash, turn, body } of page) {
      const fields = plain ? { body: await log.plain({ sequence, hash, turn, body }) } : { hash, body };
      yield `${canonicalJson({ sequence, turn, ...fields })}\n`;
    }
    found ??= fault;
    const last = fault ?? page.at(-1);
    if (last === undefined) break;
    from = last.sequence + 1;
  }
  if (found !== null) throw found;
}

/** Whether what was to come next is gone since, the entry being the first one now; not where it lacks in a log that is damaged, which `verify` tells. */
async function isPrunedTo({ setup: { store }, key }: Log, next: Entry | undefined, from: number): Promise<boolean> {
  if (next === undefined || next.sequence === from) return false;
  const [first] = await store.read(key, { from: 1, limit: 1 });
  return first?.sequence === next.sequence;
}

/** The entries from one on, as many as a page has; or those before the one that cannot be read, and why. */
async function readableFrom({ setup: { store }, key }: Log, from: number) {
  try {
    return { page: await store.read(key, { from }), fault: null };
  } catch (fault) {
    if (!(fault instanceof LogError) || fault.sequence < from) throw fault;
    // Downward: the log may begin behind `from`, and a limit counts entries.
    const limit = fault.sequence - from;
    const before = limit === 0 ? [] : await store.read(key, { from: fault.sequence - 1, limit, reverse: true });
    return { page: [...before].reverse(), fault };
  }
}

/** Imports a log that has no entry yet, or the same ones from an import that did not end. All is checked before any is written. */
export async function importLog(log: Log, lines: Iterable<string> | AsyncIterable<string>): Promise<ImportAnswer> {
  const [first = "", ...rest] = await linesOf(lines);
  const header = headerOf(parsed(first));
  if (header === null) return { kind: "refused", reason: "format" };
  const isOwn = header.tenant === log.key.tenant && header.conversation === log.key.conversation;
  if (header.sealed && !isOwn) return { kind: "refused", reason: "other_key" };
  try {
    const entries = await entriesOf(log, header, rest, await begunOf(log, header, rest.length));
    return typeof entries === "string" ? { kind: "refused", reason: entries } : await written(log, header, entries);
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    return { kind: "refused", reason: error.code === "newer_version" ? "newer_version" : "faulty" };
  }
}

/** What a line begins with. Behind a `}` it stands nowhere within one: JSON has no object there, and a `"` would end a string before a letter. */
const BEGUN = /^\{"[a-z]/;

/** The lines of what is read, be it in lines, with or without their line feeds, or in pieces that end anywhere. */
async function linesOf(pieces: Iterable<string> | AsyncIterable<string>): Promise<string[]> {
  let text = "";
  let last = "";
  for await (const piece of typeof pieces === "string" ? [pieces] : pieces) {
    text += /\}\r?$/.test(last) && BEGUN.test(piece) ? `\n${piece}` : piece;
    last = piece;
  }
  return text.split("\n").filter((line) => line !== "");
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function headerOf(value: unknown): Header | null {
  const fields = fieldsOf(value, ["format", "v", "tenant", "conversation", "sealed", "plain"]);
  if (fields?.get("format") !== FORMAT || fields.get("v") !== 1) return null;
  const [tenant, conversation] = [fields.get("tenant"), fields.get("conversation")];
  const [sealed, plain] = [fields.get("sealed"), fields.get("plain")];
  if (!isText(tenant) || !isText(conversation)) return null;
  return typeof sealed === "boolean" && typeof plain === "boolean" ? { tenant, conversation, sealed, plain } : null;
}

async function entriesOf(
  log: Log,
  { plain }: Header,
  lines: readonly string[],
  begun: readonly Entry[],
): Promise<Entry[] | "format" | "pruned" | "faulty"> {
  const entries: Entry[] = [];
  const turns = new TextMap<true>();
  const hashes = new Map<number, string>();
  let last: Head = EMPTY;
  for (const line of lines) {
    const given = entryOf(parsed(line), plain);
    if (given === null || turns.set(given.turn, true) !== null) return "format";
    // A store begins a log with its first entry, and a sequence is what other entries name it by.
    if (entries.length === 0 && given.sequence > 1) return "pruned";
    const entry: Entry = plain ? await rechained(log, last, given, hashes, begun) : given;
    if (!isStorable(entry)) return "format";
    if (!(await log.follows(last, entry))) return "faulty";
    await log.open(entry);
    hashes.set(entry.sequence, entry.hash);
    entries.push(entry);
    last = entry;
  }
  return entries;
}

function entryOf(value: unknown, plain: boolean): Entry | null {
  const fields = fieldsOf(value, plain ? ["sequence", "turn", "body"] : ["sequence", "turn", "body", "hash"]);
  const [sequence, turn, body, hash = ""] = ["sequence", "turn", "body", "hash"].map((name) => fields?.get(name));
  return isSequence(sequence) && isText(turn) && isText(body) && isText(hash) ? { sequence, hash, turn, body } : null;
}

/** The longest turn that a store takes. */
const LONGEST_TURN = 2000;

/** Whether a store takes an entry. What it would refuse in the middle of a log is refused before the first entry is written. */
function isStorable({ turn, body }: Entry): boolean {
  return turn.length <= LONGEST_TURN && body.length <= LONGEST_BODY && PRINTABLE.test(body);
}

/** What an import that did not end has left: sealed again, the same records have other bytes, and so another chain. */
async function begunOf(log: Log, { plain }: Header, most: number): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  if (!plain || log.setup.codec === null) return entries;
  while (entries.length < most) {
    const from = entries.length + 1;
    const page = await log.setup.store.read(log.key, { from });
    // A log that does not begin with its first entry was pruned: it is another one.
    if (page[0]?.sequence !== from) break;
    entries.push(...page);
  }
  return entries;
}

/** An entry of a plain export in a chain of its own: what its record names by hash has another one now. */
async function rechained(
  log: Log,
  last: Head,
  given: Entry,
  hashes: ReadonlyMap<number, string>,
  begun: readonly Entry[],
): Promise<Entry> {
  const { sequence, turn } = given;
  const plain = encodeRecord(renamed(decodeRecord(given.body, sequence), hashes));
  const there = begun[sequence - 1];
  if (there?.turn === turn && (await isSealed(log, there, plain)) && (await log.follows(last, there))) return there;
  const body = await log.seal(plain, sequence);
  return { sequence, turn, body, hash: await log.hashOf(last.hash, { sequence, turn, body }) };
}

/** Whether an entry is this record. What cannot be opened is another one. */
async function isSealed(log: Log, entry: Entry, plain: string): Promise<boolean> {
  return (await log.plain(entry).catch(() => null)) === plain;
}

function renamed(given: LogRecord, hashes: ReadonlyMap<number, string>): LogRecord {
  // A crash may have left what a prune or an erasure was to remove: it can still be removed from the new chain.
  const record = given.kind === "closed" ? { ...given, previous: hashes.get(given.below - 1) ?? "" } : given;
  const { checkpoint } = record;
  const rules = checkpoint?.rules ?? null;
  if (checkpoint === undefined || rules === null) return record;
  return { ...record, checkpoint: { ...checkpoint, rules: { ...rules, hash: hashes.get(rules.sequence) ?? "" } } };
}

async function written(log: Log, { plain }: Header, entries: readonly Entry[]): Promise<ImportAnswer> {
  let last: Head = EMPTY;
  for (const entry of entries) {
    const result = await log.setup.store.append(log.key, last, entry);
    if (result.kind === "conflict") return { kind: "exists", head: result.head };
    if (result.kind === "duplicate" && result.entry.hash !== entry.hash)
      return { kind: "exists", head: headOf(result.entry) };
    last = entry;
  }
  return { kind: "imported", head: headOf(last), chain: plain ? "new" : "same" };
}
