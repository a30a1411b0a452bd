/** Records of layers above: exactly where they belong, or not at all. */
import { canonicalJson } from "../base/index.js";
import type { Cursor } from "./cursor.js";
import { storedTurn } from "./encode.js";
import { LAYER_KIND } from "./record.js";
import { type AppendRequest, requireTurn } from "./requests.js";
import type { AppendAnswer } from "./results.js";
import { isShallow } from "./shapes.js";
import type { Head } from "./store.js";
import { answer, duplicate, isSame, refused, transact } from "./transact.js";

/** Appends a record of a layer after a head. @throws {TypeError} when the request is misuse. */
export async function appendLayer(cursor: Cursor, request: AppendRequest): Promise<AppendAnswer> {
  requireAppend(request);
  const { kind, data = null, turn } = request;
  const after = await begun(cursor, request.after);
  return transact<AppendAnswer>(cursor, {
    ...request,
    turn: `#layer:${kind}:${storedTurn(turn)}`,
    isFresh: !isSame(cursor.known.head, after),
    async plan({ head }) {
      if (!isSame(head, after)) return answer({ kind: "conflict", head });
      return { write: { kind: "layer", name: kind, data }, answer: (fold) => ({ kind: "appended", head: fold.head }) };
    },
    async again(entry) {
      const { record } = await cursor.log.open(entry);
      const isSameData = record.kind === "layer" && canonicalJson(record.data) === canonicalJson(data);
      return isSameData ? duplicate(cursor, entry) : refused("turn_reused");
    },
  });
}

function requireAppend(request: AppendRequest): void {
  requireTurn(request, "append", ["kind", "after"], ["data"]);
  if (!isShallow(request.data)) throw new TypeError("The data of a layer's record must be nested 1,000 deep at most.");
  if (typeof request.kind === "string" && LAYER_KIND.test(request.kind)) return;
  throw new TypeError("The kind of a layer's record is the layer, a dot and the kind, such as myapp.reply.");
}

/** A layer may be the first to write to a conversation. */
async function begun(cursor: Cursor, after: Head): Promise<Head> {
  if (after.sequence > 0) return after;
  const fold = await cursor.fresh();
  if (fold.head.sequence > 0) return after;
  const { head } = await cursor.begun(fold);
  // Another one may have begun it, and gone on: that is nothing that the writer of this record knows of.
  return head.sequence === 1 ? head : after;
}
