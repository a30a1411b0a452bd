/** The rules of a view as a gate reads them: bans loosely, permissions exactly. */
import { compareCodePoints, entriesOf, fieldsOf, TextMap, TextSet } from "../base/index.js";
import { readings } from "../coverage/index.js";
import { normalizeItem } from "../index.js";
import type { View } from "./view.js";

/** What policies say. */
interface Ruled {
  /** The items, and what each has. */
  readonly policies: readonly [item: string, policy: unknown][];
  /** The item of the ban that covers a key, by each loose name that it covers, and by the item itself. */
  readonly bans: Pick<TextMap<string>, "get">;
  /** The items in use, as they stand. */
  readonly uses: Texts;
}

/** Rules, made for one answer: a state is its host's own and may change. What is frozen is read once. */
export interface Rules extends Ruled {
  /** The loose names that the open question is about, or `everything`. */
  readonly asked: Texts | "everything";
}

/** A set of texts, which strangers have chosen. */
type Texts = Pick<TextSet, "has">;

/** @throws {TypeError} when the view has no state, as a promise of a view has none, or is an engine itself. */
export function rulesOf(view: View): Rules {
  if ("exportCheckpoint" in view)
    throw new TypeError("Give viewOf(engine): an engine itself has no field with its open question.");
  return { ...ruledBy(fieldsOf(view.state)?.get("policies")), asked: askedBy(view.question) };
}

/** What policies say that never change: whoever asks about many names freezes them, so that they are read once. */
const FIXED = new WeakMap<object, Ruled>();

function ruledBy(given: unknown): Ruled {
  const known = FIXED.get(Object(given));
  if (known !== undefined) return known;
  const policies = entriesIn(given).sort(([a], [b]) => compareCodePoints(a, b));
  const uses = policies.filter(([, policy]) => policy === "use").map(([item]) => item);
  const bans = new TextMap<string>();
  for (const [item, policy] of policies) {
    if (policy !== "prohibit") continue;
    for (const key of keysOf(item)) if (bans.get(key) === null) bans.set(key, item);
  }
  const ruled = { policies, bans, uses: new TextSet(uses) };
  if (isFixed(given)) FIXED.set(Object(given), ruled);
  return ruled;
}

/** A getter of a frozen object may still give another value each time. */
function isFixed(policies: unknown): boolean {
  return (
    Object.isFrozen(policies) &&
    Object.values(Object.getOwnPropertyDescriptors(policies)).every((each) => "value" in each)
  );
}

/** What a ban about an item covers: an item of signs alone has no loose name, and still is itself. */
export function keysOf(item: string): readonly string[] {
  return [normalizeItem(item), ...readings(item)];
}

/** The items of policies, and what each has. */
function entriesIn(given: unknown): [item: string, policy: unknown][] {
  const policies = entriesOf(given);
  if (policies === null) throw new TypeError("A view is { state, question?, words? }; this one has no state.");
  const [odd] = policies.find(([, policy]) => policy !== "use" && policy !== "prohibit") ?? [];
  if (odd !== undefined)
    throw new TypeError(`The policy of ${JSON.stringify(odd)} in a view is neither use nor prohibit.`);
  return policies;
}

/** A question that is no replacement as an engine asks it may be about anything: doubt refuses. */
function askedBy(question: View["question"]): Rules["asked"] {
  if (question === null || question === undefined) return new TextSet();
  const asked = fieldsOf(question);
  const replacement = asked?.get("kind") === "replacement" ? fieldsOf(asked.get("replacement")) : null;
  const items = [replacement?.get("new_item"), replacement?.get("old_item")].filter((item) => item !== null);
  const texts = items.filter((item) => typeof item === "string");
  return texts.length > 0 && texts.length === items.length ? new TextSet(texts.flatMap(keysOf)) : "everything";
}
