/** A fork: another conversation of the tenant, begun with what held at a place of this one. */
import { Cursor } from "./cursor.js";
import { checkpointOf, type Fold, known } from "./fold.js";
import { requireKey } from "./key.js";
import { Log } from "./log.js";
import type { Parent } from "./record.js";
import type { Refused } from "./results.js";
import type { ForkAnswer } from "./session.js";
import { EMPTY } from "./store.js";
import { isSame, refused } from "./transact.js";

/** What a fork comes to, before there is a session of it. */
type Forked = { readonly kind: "forked"; readonly child: Cursor } | Extract<ForkAnswer, { kind: "exists" }> | Refused;

/** Begins a conversation with a fold, or finds that the same fork has begun it. @throws {TypeError} when the name is none of a key. */
export async function fork({ log }: Cursor, fold: Fold, conversation: string): Promise<Forked> {
  const key = requireKey(log.key.tenant, conversation);
  if (fold.erased) return refused("erased");
  const parent: Parent = { ...log.key, ...fold.head };
  const child = new Cursor(new Log(key, log.setup), childOf(fold));
  const begun = await child.begun(await child.fresh(), { parent });
  const [first] = await child.log.read({ limit: 1 });
  const isOurs = first?.record.kind === "origin" && isSameParent(first.record.parent, parent);
  return isOurs ? { kind: "forked", child } : { kind: "exists", head: begun.head };
}

/** What a fork begins with: all that holds, its question asked by its first entry. */
function childOf(fold: Fold): Fold {
  const { question, ...rest } = checkpointOf(fold);
  const asked = question === null ? null : { ...question, sequence: 1 };
  return { ...fold, ...known({ ...rest, question: asked, rules: EMPTY, changed: 0 }, EMPTY), head: EMPTY };
}

function isSameParent(a: Parent | undefined, b: Parent): boolean {
  return a !== undefined && isSame(a, b) && a.tenant === b.tenant && a.conversation === b.conversation;
}
