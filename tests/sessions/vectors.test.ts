/** The golden logs of chapter 13: what is found in each, and what holds after it. Their bytes and hashes were not made by this code. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sha256 } from "../../src/sessions/hash.js";
import { memoryStore } from "../../src/sessions/index.js";
import { KEY, sessionsOn } from "./make.js";
import { entriesIn, heldStore, loadVectors } from "./vectors.js";

const CHAPTER = readFileSync(join(import.meta.dirname, "../../spec/13-sessions.md"), "utf8");

/** The logs that prove each rule. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  "log.entry": [
    "an empty log",
    "a log begins with its origin",
    "a turn and a text beyond ASCII",
    "a turn that is no id",
    "a turn without an id",
    "an id of two hundred units beyond ASCII",
    "a record of a layer whose id has two hundred units",
    "a turn that an entry before it has",
  ],
  "log.chain": [
    "an edited body",
    "an edited turn",
    "an entry that is gone",
    "two bodies in each other's place",
    "a hash in capitals",
    "a sequence that is left out, with the hash that follows",
  ],
  "log.body": [
    "a body that is no JSON",
    "a kind that is none",
    "a patch of an item that is not normalized",
    "a premise that is not normalized",
    "a record of no language",
    "a record of no time",
    "an actor that is null",
    "a step that says more",
    "a patch that names an item twice",
    "a patch of an empty item",
    "a clarification with an empty prompt",
    "a question with an empty prompt",
    "an origin of an item that is not normalized",
    "an origin that says more",
    "keys that nobody knows are passed over in every record",
    "a message that is null",
    "an origin of an item whose actor is no text",
    "an origin of an item whose time is no text",
  ],
  "log.versions": [
    "a record of no version",
    "a record of a newer version",
    "a text of another language version is not read again",
    "a record of version zero",
    "a record of a version between two",
    "a record whose version is true",
    "a newer version of a turn that is no id",
    "a newer version of a turn that an entry before it has",
    "a newer version of the first record",
    "a newer version behind an erasure",
  ],
  "log.origin": [
    "a log begins with a state of its host",
    "a fork begins with what held",
    "an origin without a checkpoint",
    "a log without an origin",
    "a second origin",
    "a fork begins with the question that is open",
    "a yes in a fork brings the words that were asked about",
    "an origin without a nonce",
    "a parent that says no hash",
    "a parent that says more",
  ],
  "log.turn": [
    "turns that change, pass and are refused",
    "a change that changes nothing does not move the rules",
    "a turn of several texts",
    "a turn of several texts takes effect whole or not at all",
    "what one of several texts asks is not left open",
    "words without an outcome",
    "words and a digest",
    "a digest with a step",
    "a digest without a list of steps",
    "a turn without a step",
    "a question whose words are numbers",
    "a question without its words",
    "a question that no checkpoint has",
    "parameters that are nested too deep",
    "a premise that is cleared has no words",
    "an item that is ruled anew has the words of that",
    "a text behind the one that stops has an outcome",
    "a first of several texts that passes through stops the turn",
    "texts behind one that passes through have an outcome",
    "a digest beside words",
    "a turn without words",
    "a last of several texts that changes nothing",
    "a text behind a yes has its own words",
    "a first of several texts that asks is not left open",
    "a digest that is no text",
    "words that are no text",
    "a transition that says more",
    "a clarification that says more",
    "a passthrough whose rule is no text",
    "a change that says what held already",
    "a replacement whose items stand the other way round",
    "a reset whose items stand out of order",
    "a change of nothing that has a list of items",
    "a change of the premise that names an item that held already",
    "a question whose yes says what held already",
    "words and a text that are empty",
  ],
  "log.question": [
    "a question of the engine stays open",
    "a yes brings the words that were asked about",
    "a turn of several texts that is refused leaves the question of the engine open",
    "a question of a layer above",
    "a question of a layer above about what was said",
    "a question about what is no text",
    "what is neither yes nor no leaves the question open",
    "a yes steps what the question says",
    "a no without texts changes nothing",
    "a question that asks nothing",
    "a question whose yes steps nothing",
    "a question without an answer for no",
    "a turn that passes through leaves a question open",
    "a clarification that asks nothing closes a question",
    "a no steps what the question says",
    "a yes that is refused closes the question of a layer",
    "a no that steps nothing where it has texts",
    "several texts while a layer asks wait, too",
    "a yes of which a text passes through leaves the question of a layer open",
    "a no to the question of the engine",
    "a question of the engine in the place of one of a layer",
    "several texts are no answer to a layer, not even behind a yes",
    "answers that say more",
    "a no to a layer that changes something",
    "a no to a layer that is a transition of another kind",
    "a layer asks again by another rule",
    "a layer asks again with another prompt",
    "a layer asks again and the engine waits",
    "the text of a yes, typed, is no yes",
    "the text of a no, typed, is no no",
    "the texts of a yes, read from what was said, are no yes",
    "a yes to a layer that is asked again",
    "a text behind one that a layer asks again about has an outcome",
    "a yes in another word brings the words that were asked about",
    "a text of neither answer takes effect while a layer asks",
    "a yes that steps one of its texts alone",
    "a yes that steps its texts the other way round",
    "the texts of both answers as those of one",
    "a no with a full stop to a layer that steps nothing",
    "a question of a layer while the engine asks",
    "a question of a layer while a layer asks",
    "a question of a layer behind one that was taken back",
  ],
  "log.cancel": [
    "a question that is taken back",
    "a yes to a question that was taken back",
    "a question that is taken back when none is open",
  ],
  "log.restore": [
    "an undo brings back the words themselves",
    "a redo is a restore",
    "a restore of what did not hold",
    "a restore of what holds closes a question",
    "a restore of itself",
    "a restore with the words of another",
    "a premise that is cleared and brought back",
    "a restore of what holds when no question is open",
    "a restore of items beyond the basic plane",
    "an undo of an item leaves the premise its words",
    "a restore of an item that an initial state brought",
    "a restore to what was pruned since",
    "a restore to a place below zero",
    "a restore to the place before the first entry",
    "a restore of a pruned log to the place before its first entry",
    "a restore to a place that is true",
    "a restore whose origins say more",
  ],
  "log.closed": [
    "a pruned log",
    "a pruned log goes on",
    "a pruned log without the record that says so",
    "an erased log",
    "a log that is closed for another reason",
    "a pruned log whose record names another place",
    "an erasure with a checkpoint",
    "a turn behind an erasure",
    "a pruned log whose record stands behind what it keeps",
    "a pruned log whose first checkpoint is of the last change",
    "a previous that is no text",
    "a prune without a checkpoint",
    "an erasure that closes less than all",
    "an erasure that closes what comes behind it",
    "a prune that closes what comes behind it",
    "a pruned log whose record has no checkpoint",
    "a pruned log whose record is of a turn that is no id",
    "an erased log whose record does not close all that is before it",
  ],
  "log.layer": [
    "records of other layers are passed over",
    "data of a layer as deep as it may be",
    "data of a layer that is nested too deep",
    "a layer's kind in capitals",
    "a layer's kind of three words",
    "a layer's kind that a digit begins",
    "a layer's kind with a hyphen and a digit",
    "a record of a layer without data",
    "a layer's kind that a hyphen begins",
  ],
  "log.checkpoint": [
    "checkpoints say what the entries come to",
    "a checkpoint that the entries do not come to",
    "a checkpoint with the words of another",
    "a checkpoint with another place of the rules",
    "a checkpoint with another place of the last change",
    "a checkpoint without the question",
    "origins in the order of code points",
    "a checkpoint whose question has an empty prompt",
    "a checkpoint whose question has answers that say more",
    "a checkpoint whose rules are no head",
    "a checkpoint whose last change is no number",
    "a checkpoint of a record of a layer that the entries do not come to",
    "a checkpoint of a question that the entries do not come to",
    "a checkpoint of a cancel that the entries do not come to",
    "a checkpoint of a restore that the entries do not come to",
    "a checkpoint of a prune that the entries do not come to",
    "a checkpoint that says more",
    "a checkpoint whose origins say more",
    "a checkpoint whose question says more",
    "a checkpoint whose last change is false",
    "a checkpoint whose engine has another version",
    "a checkpoint whose engine holds a policy that is none",
    "a checkpoint of a turn whose last change is no number",
    "a checkpoint whose engine does not wait for what is asked",
  ],
  "log.verify": [
    "an outcome that the text does not have",
    "an outcome by another rule",
    "an answer that the question does not step",
    "an anchor that the log holds",
    "a cut end",
    "an anchor of another log",
    "an anchor before what is kept",
    "an outcome with another prompt",
    "an outcome with other parameters",
    "an outcome with a change of another kind",
    "an anchor right before what is kept",
    "an anchor of another log right before what is kept",
    "the anchor of an empty log",
    "a first of several texts with another change",
    "a first of several texts by another rule",
    "a question whose yes does something else",
    "a question whose yes has another kind",
    "a question that waits with another prompt",
    "a question that waits with another item",
    "a restore with the premise of another",
    "a newer version in an edited body",
    "an edited body that is no JSON",
    "an edited turn that is no id",
    "an edited body with an outcome that the text does not have",
    "a first entry that is no JSON and has no record of what is gone",
    "an outcome that the text does not have of a turn that is no id",
    "a restore of what did not hold of a turn that an entry before it has",
    "a checkpoint that the entries do not come to behind an erasure",
    "an outcome that the text does not have and a checkpoint of another",
    "a question while a layer asks and a checkpoint of another",
    "a restore of what did not hold and a checkpoint of another",
    "a checkpoint that the entries do not come to and an anchor of another log",
    "an outcome that the text does not have and an anchor before what is kept",
  ],
};

const vectors = new Map(loadVectors().map((vector) => [vector.name, vector]));

describe.each(Object.entries(NAMES))("%s", (_rule, names) => {
  it.each(names)("%s", async (name) => {
    const vector = vectors.get(name);
    if (vector === undefined) throw new Error(`There is no log '${name}'.`);
    const session = await sessionsOn(heldStore(entriesIn(vector))).open(KEY);
    expect(await session.verify(vector.anchor)).toEqual(vector.expected);
    if (vector.after === null) return;
    const { state, question, rules } = await session.view();
    const { premise, policies } = vector.after.origins;
    expect({ state, question, rules, origins: { premise, policies } }).toEqual(vector.after);
    expect(await session.origin(null)).toEqual(premise);
    for (const [item, origin] of policies) expect(await session.origin(item)).toEqual(origin);
  });
});

it("the chapter shows a hash and what it is the hash of", async () => {
  const [, lines, hash] = /```text\n(context-compiler\.session.*?)\n```.*?is `([0-9a-f]{64})`/s.exec(CHAPTER) ?? [];
  expect(await sha256(lines ?? "")).toBe(hash);
});

it("every log proves one rule", () => {
  expect(Object.values(NAMES).flat().sort()).toEqual([...vectors.keys()].sort());
});

it("a whole log is exported line by line as it stands, and imported again", async () => {
  for (const vector of vectors.values()) {
    const [first] = entriesIn(vector);
    if (vector.after === null || first?.sequence !== 1) continue;
    const sessions = sessionsOn(memoryStore());
    expect(await sessions.import(KEY, vector.log.join("\n"))).toMatchObject({ kind: "imported", chain: "same" });
    const lines: string[] = [];
    for await (const line of (await sessions.open(KEY)).export()) lines.push(line);
    expect(lines.join("")).toBe(`${vector.log.join("\n")}\n`);
  }
});
