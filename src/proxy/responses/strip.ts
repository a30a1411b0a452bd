/** Answers of the responses API without the calls that the rules prohibit. */
import { isPlainObject } from "../../base/index.js";
import { type IsBanned, kindNames, type ToolNames } from "../../gate/tool-names.js";
import { DROPPED, type Stripper } from "../api.js";
import { field, listField, textField, withFields } from "../json.js";
import { ownItem } from "./ids.js";
import { messageEvents, messageItem, type Saying, saying } from "./reply.js";

export function stripper(isBanned: IsBanned, request: object): Stripper {
  return new ResponseStripper(isBanned, saying(request, DROPPED));
}

/** As much of an id as keeps a made one within the 64 characters that the API takes. */
const TAIL = 48;

/** The id of what stands in the place of a message that the model did not write: no two answers in one history have the same. */
function noteId(response: object): string {
  return ownItem((textField(response, "id") ?? "dropped").slice(-TAIL));
}

/** The events that end an answer which has come to something. */
const ENDS = ["response.completed", "response.incomplete"];

class ResponseStripper implements Stripper {
  readonly #isBanned: IsBanned;
  /** What is said where nothing else is left. */
  readonly #note: Saying;
  /** Of each item of the stream, its place now. */
  readonly #places = new Map<unknown, number | "dropped">();
  #kept = 0;
  #isDropped = false;
  #says = false;
  #isNoted = false;
  /** How many events more, or fewer, were sent than came. */
  #shift = 0;

  constructor(isBanned: IsBanned, note: Saying) {
    this.#isBanned = isBanned;
    this.#note = note;
  }

  whole(answer: object): object | null {
    const output = listField(answer, "output");
    const kept = output?.filter((item) => !this.#isBannedItem(item));
    // What is no list of items is read as one by some clients.
    if (kept === undefined)
      return (field(answer, "output") ?? null) === null ? null : withFields(answer, { output: [] });
    if (kept.length === output?.length) return null;
    const isSilent = !kept.some((item) => isMessage(item) || isCall(item)) && this.#mayNote(answer);
    return withFields(answer, { output: isSilent ? [...kept, messageItem(noteId(answer), this.#note)] : kept });
  }

  event(data: object): readonly object[] | null {
    const response = field(data, "response");
    const sent = isPlainObject(response) ? this.#whole(data, response) : this.#part(data);
    return sent === null && this.#shift === 0 ? null : this.#numbered(data, sent ?? [data]);
  }

  /** An item that stands in its place already has been asked about, and may leave its name out. */
  #isBannedItem(item: unknown, isPlaced = false): boolean {
    if (!isCall(item)) return false;
    const names = itemNames(item);
    return names === null ? !(isPlaced && isNameless(item)) : this.#isBanned(names);
  }

  /** An event with the whole response; the last one may have to say what was dropped. */
  #whole(data: object, response: object): readonly object[] | null {
    // No event of the API has an item beside a response.
    const hasItem = field(data, "item") !== undefined;
    const stripped = this.whole(response) ?? (hasItem ? response : null);
    const isEnd = ENDS.includes(textField(data, "type") ?? "");
    const isSilent = isEnd && !this.#says && this.#isDropped;
    const note = isSilent && !this.#isNoted ? messageEvents(noteId(response), this.#note, this.#kept) : [];
    this.#isNoted ||= isSilent;
    return stripped === null && note.length === 0
      ? null
      : [...note, stripped === null ? data : withFields(data, { response: stripped, item: undefined })];
  }

  /** An event about one item. */
  #part(data: object): readonly object[] | null {
    const index = field(data, "output_index");
    const item = field(data, "item");
    // The end of a function's arguments has its name once more.
    const name = textField(data, "name");
    const isBanned =
      this.#isBannedItem(item, typeof this.#places.get(index) === "number") ||
      (name !== null && this.#isBanned({ listed: [[name]], others: [] }));
    this.#isDropped ||= isBanned;
    // A call is one wherever it is said to stand, and if that is not said at all.
    if (index === undefined) return isBanned ? [] : null;
    if (isBanned) this.#places.set(index, "dropped");
    else if (item !== undefined && !this.#places.has(index)) this.#place(index, item);
    const place = this.#places.get(index);
    // A call that was never shown has no name that could be asked about.
    if (place === undefined) return (textField(data, "type") ?? "").includes("_call") ? [] : null;
    if (place === "dropped") return [];
    return place === index ? null : [withFields(data, { output_index: place })];
  }

  #place(index: unknown, item: unknown): void {
    this.#places.set(index, this.#kept);
    this.#kept++;
    this.#says ||= isMessage(item) || isCall(item);
  }

  /** The events with numbers that go on without a gap. */
  #numbered(data: object, sent: readonly object[]): readonly object[] {
    const number = field(data, "sequence_number");
    if (typeof number !== "number") return sent;
    const first = number + this.#shift;
    this.#shift += sent.length - 1;
    return sent.map((event, at) => ({ ...event, sequence_number: first + at }));
  }

  /** An answer that is not finished may yet say something. */
  #mayNote(answer: object): boolean {
    return textField(answer, "status") !== "in_progress" && textField(answer, "status") !== "queued";
  }
}

function isMessage(item: unknown): boolean {
  return textField(item, "type") === "message";
}

function isCall(item: unknown): boolean {
  const type = textField(item, "type") ?? "";
  return type.endsWith("_call") || type === "mcp_approval_request";
}

function isNameless(item: unknown): boolean {
  return ["name", "namespace", "server_label"].every((each) => (field(item, each) ?? "") === "");
}

/**
 * The names of the tool that an item of an answer calls; null where it does not say them in text. A function is run by its name, a
 * tool of a server by that server, and any other by its kind.
 */
function itemNames(item: unknown): ToolNames | null {
  const kind = (textField(item, "type") ?? "").replace(/_call$|_approval_request$/, "");
  const kinds = kind === "custom_tool" ? [] : kindNames(kind);
  const name = textField(item, "name") ?? "";
  const label = textField(item, "server_label") ?? "";
  const others = [name, label, textField(item, "namespace") ?? ""];
  if (kinds.length > 0) return { listed: name === "" ? [kinds] : [kinds, [name]], others };
  return name === "" ? null : { listed: [[kind === "mcp" ? label : name]], others };
}
