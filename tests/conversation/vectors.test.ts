/** The golden logs of chapter 16: what each comes to. They and what is expected of them were not made by this code. */
import { describe, expect, it, test } from "vitest";
import { conversationEntrySchema } from "../../src/schema/index.js";
import { entriesIn } from "../sessions/vectors.js";
import { foundIn, loadConversations, sessionOf } from "./vectors.js";

/** The logs that prove each rule; some prove several. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  "entry.kinds": [
    "each kind of entry",
    "keys that are not known here",
    "an entry without a field",
    "a reason that there is not",
    "a result without a value",
    "a reply with an end that there is not",
    "a reply with each end that there is",
    "fewer tokens than none",
    "a run that does not say its call",
    "a run that does not say its reply",
    "a file whose name is null",
    "a verdict whose reason is null",
    "a result of a reply between two entries",
    "a model without a provider",
    "a name of what stood beside a request that is no text",
    "usage without an output",
    "usage with a count that is not known and none",
    "a cut that is no cap",
    "an epoch that does not say what it took",
    "an epoch that took what is no request",
    "an epoch whose limit is between two numbers",
    "a verdict whose yes is a text",
    "an answer of the host whose flag is a text",
    "a cut that is null",
    "names of what stood beside a request that are null",
    "an epoch whose limit is null",
    "a result of a reply that is true",
    "tokens whose count is true",
    "a cut from true bytes",
    "an epoch through true",
    "an epoch whose limit is true",
    "what is kept beside a turn whose id is no text",
    "a result whose output is null",
    "a result with an output that there is not",
  ],
  "entry.parts": [
    "parts of a reply",
    "a part without its text",
    "a part with the keys of all and a type that there is not",
    "metadata that is no object of objects",
    "a call that is not elsewhere",
    "a result that has not failed",
    "a source that is no object",
    "a text whose metadata is null",
    "a reasoning whose metadata is null",
    "a file of a reply whose metadata is null",
    "a call whose metadata is null",
    "a result of the provider's whose metadata is null",
  ],
  "entry.messages": [
    "an epoch of the system",
    "an epoch with each part and each output",
    "an epoch with a message of the system",
    "an epoch whose content is a text",
    "an epoch with a reasoning of the user",
    "an epoch with a text of a tool",
    "an epoch with an error that is no text",
    "an epoch with an output that there is not",
    "an epoch with a flag that is none",
    "an epoch with options that are none",
    "an epoch with a call that was denied without a reason",
    "an epoch with a call that was denied for a reason that is null",
    "an epoch with options that are null",
    "an epoch with a text whose options are null",
    "an epoch with results whose options are none",
    "an epoch with results whose options are null",
    "an epoch with a file whose name is no text",
    "an epoch with a file whose options are none",
    "an epoch with a result whose options are none",
    "an epoch with a result whose options are null",
    "an epoch with an output with the keys of all and a type that there is not",
    "an epoch with a part of the user of a type that there is not",
    "an epoch with a part of the assistant of a type that there is not",
    "an epoch with a part of a tool of a type that there is not",
    "an epoch with what tools had the model told",
    "an epoch with a content that is no list",
    "an epoch with a content without its parts",
    "an epoch with a text of a content that is no text",
    "an epoch with a file of a content without its bytes",
    "an epoch with an image of a content without its media type",
    "an epoch with a file of a content whose name is null",
    "an epoch with a link of a content without its address",
    "an epoch with a link of a content whose media type is null",
    "an epoch with a file of a content whose ids are no texts",
    "an epoch with a file of a content whose ids are a list",
    "an epoch with a text of a content whose options are null",
    "an epoch with a file of a content whose options are null",
    "an epoch with a link of a content whose options are null",
    "an epoch with an id of a content whose options are null",
    "an epoch with what is a provider's own of a content whose options are null",
    "an epoch with a text as output whose options are null",
    "an epoch with a JSON as output whose options are null",
    "an epoch with a refusal as output whose options are null",
    "an epoch with a content as output whose options are null",
    "an epoch with a part of a content with the keys of all and a type that there is not",
  ],
  "entry.versions": [
    "an entry of a newer version",
    "an entry of no version",
    "an entry of a version between two",
    "an entry of a version that is a text",
    "an entry of a newer version that is a text",
    "a kind that there is not",
    "records of other layers",
    "a log from before there were conversations",
    "an entry of a version that is true",
    "a kind that there is not in a newer version",
  ],
  "items.turns": [
    "a text and files that are kept beside a turn",
    "an answer of the host to no turn",
    "an answer of the host to no turn that had files",
    "a question about a message",
    "a question about a message whose words are kept beside it",
    "directives that were taken elsewhere before one that the host has answered",
    "a directive that the model has answered before one that the host has",
    "a directive behind the last one that the host has answered",
    "a directive between one and the host's answer to it",
    "an answer that was given elsewhere before a directive that the host has answered",
    "a directive before what the host has asked",
    "what the user declined to have as a rule behind words that stand beside the question",
    "a directive before words that the host has answered",
    "a directive before another about which the host has asked",
    "a directive before an epoch and one that the host has answered",
    "a directive before an interrupted reply and one that the host has answered",
    "a directive before one to which the host says something else than before",
    "a no to a question of the engine that a prune has taken",
    "a no to the engine in the place of a question of a layer",
    "a directive that the host has answered with another, and then by itself",
    "what the user declined to have as a rule behind words that were not kept",
    "what the user declined to have as a rule before a directive that the host has answered",
    "what the user declined to have as a rule when it was asked again",
    "a no to the engine behind a question of a layer that was taken back",
    "a no to the engine behind a question of a layer that a restore has closed",
    "a no to the engine behind a question of a layer that was answered by yes",
    "a no to a question of a layer that a prune has taken",
    "a no that steps something to a question of a layer",
    "a directive before a look that the host has answered",
    "a directive that was taken elsewhere and a later reply",
    "a directive behind which an edit has taken the reply",
    "a directive that the host has answered later",
    "a no in a dialog of an MCP server",
    "a question about an edited message",
    "two answers of the host to one turn",
    "two answers of the host to the last of two turns with one id",
    "words of a record and others beside it",
    "an answer of the host to a turn in the middle",
    "a turn of several texts that the engine refuses",
    "a turn of several texts of which the engine refuses the first",
    "ids that do not end as that of an edit",
    "ids of an edit that have no digits",
    "ids of an edit that have several digits",
    "a question of the engine that is asked again behind an edit",
    "ids of a question asked again that have no digits",
    "a question about a message of no words",
    "no words of a record and others beside it",
  ],
  "items.replies": [
    "results of no call and results twice",
    "a call with the id of one that the provider runs behind it",
    "requests that were interrupted before anything came of them",
    "a reply without content behind calls that waited",
    "an interrupted reply with a text of no words",
  ],
  "items.changes": [
    "an edited message takes back what came after it",
    "a log that is about to be pruned",
    "a prune before a reply",
    "a log that was pruned",
    "a log that is about to be pruned between a turn and what is beside it",
    "a log that was pruned between a turn and what is beside it",
    "a log that is about to be pruned between a question and what is beside it",
    "a log that is about to be pruned right before what is beside a turn",
    "an erased log",
    "ids that only look like those of an edit",
    "an edited message takes back an epoch that was made after it",
    "an edited message takes back changes that came after it",
    "an edited message keeps the files that came with its new words",
    "a log that is about to be pruned between a turn and what settled it",
    "a log that was pruned between a turn and what settled it",
    "a log that is about to be pruned between a turn and other words that settled it",
    "a log that was pruned between a turn and other words that settled it",
    "a log that is about to be pruned behind an epoch",
    "a log that is about to be pruned between two epochs",
    "a log with an epoch that is about to be erased",
    "an edited message leaves the result of a call before it, which came later",
    "an edited message leaves what was decided of a call before it",
    "an edited message leaves what settled a turn before it",
  ],
  "fold.messages": [
    "a turn and its answer",
    "every reason why a result is what it is",
    "what a tool has the model told in the place of its value",
    "a call without a result",
    "a turn without words",
    "a turn of which no words were kept",
    "a turn of white space",
    "results without words",
    "a content of an image alone",
    "values that are no texts, with letters beyond ASCII",
  ],
  "fold.parts": [
    "parts that another model has signed",
    "parts that a model of the same name has signed",
    "arguments that are no object",
    "arguments that are nested a hundred deep, and deeper",
    "a call of the provider's that has no end",
    "a call of the provider's that has an end in a reply that has none",
    "a call of the provider's that has no end beside one that has",
    "a file that another model has signed",
    "a call that another model has signed",
    "texts of white space",
    "results of calls that the model itself has signed",
    "arguments that are almost JSON",
    "calls of tools that there are not",
    "metadata in which nothing stands",
    "a reasoning without words",
    "reasoning behind which nothing stands",
    "what a provider has signed in a reply that was interrupted",
    "what a provider has signed in a reply that has failed",
    "a file that a provider has signed in a reply that was interrupted",
    "reasoning before a blank text that is signed in a reply that was interrupted",
    "calls of the provider's without results behind which the user has gone on",
    "a call of the provider's without a result behind which nobody has said anything",
    "a call of the provider's whose result comes behind what the user has said",
    "two calls of the provider's with one id, of which one has a result",
    "two calls of the provider's with one id, each with a result",
    "a result of the provider's that comes in a later reply",
    "a result of the provider's whose call an epoch stands for",
    "a result of the provider's whose call an epoch still has",
    "a reply of which nothing is left without its call",
    "a result of the provider's whose call is in a reply that is not whole",
    "a result of the provider's before its call",
    "a result of the provider's with the id of a call that is run here",
  ],
  "fold.settled": [
    "a question of the engine that was answered",
    "a question whose answer went to the model",
    "an answer of the host",
    "a turn that nobody has answered",
    "a question of a layer that is asked again",
    "a question and a change before the next turn",
  ],
  "fold.epoch": [
    "an epoch",
    "the last of two epochs",
    "an epoch without messages",
    "an epoch through itself",
    "an epoch with calls",
    "an epoch that ends with a call",
    "an epoch with a result of no call",
    "an epoch whose call is answered later",
    "an epoch with results in another order",
    "the last of two epochs reaches less far",
    "an epoch that stands for nothing",
    "a past that nobody has tried to make smaller",
    "an attempt in a turn of many steps",
    "the last of two attempts",
    "an epoch that was due, with nothing behind it",
    "an epoch that the host has asked for is no attempt",
    "an attempt before the rules have changed",
    "a call of the provider's behind an attempt is no step",
    "an edited message takes an attempt away",
    "an attempt behind a step of several calls",
  ],
  "fold.waiting": [
    "calls that wait",
    "a verdict",
    "a turn behind calls that waited",
    "a question behind calls that wait",
    "a question behind calls that wait was taken back",
    "calls of a reply that is not whole do not wait",
    "a turn that was refused behind calls that wait",
    "a confirmed call that was begun",
    "a call that was declined and then confirmed",
    "a confirmed call that has not begun",
    "a confirmed call that has a result",
    "a turn behind calls that were decided and not begun",
    "a confirmed call of a reply that is not whole",
    "two calls that were confirmed, the second one first",
  ],
  "fold.guard": [
    "calls that the guard counts",
    "a restore begins the guard anew",
    "a change of the premise alone",
    "a question that is taken back is no change",
    "a prune is no change",
    "an edited message takes a change back, and is one",
    "the same call three times, its arguments in another order",
    "the same tool with other arguments is no circle",
    "the same arguments of another tool are no circle",
    "a block of calls that stands there four times behind others",
    "a block of calls that another call has ended",
    "the shorter of two blocks goes round more often",
    "the longer of two blocks goes round more often",
    "arguments that are blank are none",
    "arguments of any white space are none, and a byte order mark is some",
    "arguments that are no object are the same where their texts are",
    "arguments that are no object are not none",
    "a call that is made in three replies, one of them behind an epoch",
    "arguments that are nested too deep are compared as texts",
    "arguments that are nested too deep are not none",
    "arguments that say the same in other ways are the same",
    "arguments that are no object are not the same with white space at an end",
    "a number and a flag are not the same",
  ],
  "fold.usage": ["usage", "parts without a total", "an epoch that an edit took back has spent what it has"],
};

const vectors = loadConversations();

describe.each(Object.entries(NAMES))("%s", (_rule, names) => {
  it.each(names)("%s", async (name) => {
    const vector = vectors.find((each) => each.name === name);
    if (vector === undefined) throw new Error(`There is no log '${name}'.`);
    expect(await foundIn(vector)).toEqual(vector.expected);
  });
});

test("every log proves one rule", () => {
  expect(Object.values(NAMES).flat().sort()).toEqual(vectors.map(({ name }) => name).sort());
});

test("every log is whole as the log of a session", async () => {
  for (const vector of vectors)
    expect([vector.name, await (await sessionOf(vector)).verify()]).toMatchObject([vector.name, { kind: "verified" }]);
});

/** Epochs that are entries by themselves, and are refused where they stand or for the order of their messages. */
const OF_THE_FOLD = new Set(NAMES["fold.epoch"]);

/** The expectation, with each of its values planted wrong in turn. */
function plantedIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    const changed = value.flatMap((each, at) => plantedIn(each).map((wrong) => value.with(at, wrong)));
    return [...changed, [...value, "planted"], ...value.map((_, at) => value.toSpliced(at, 1))];
  }
  if (typeof value !== "object" || value === null) return [value === "planted" ? 0 : "planted"];
  const fields = Object.entries(value);
  return fields.flatMap(([name, each], at) => [
    ...plantedIn(each).map((wrong) => Object.fromEntries(fields.with(at, [name, wrong]))),
    Object.fromEntries([...fields, ["planted", 0]]),
    Object.fromEntries(fields.toSpliced(at, 1)),
  ]);
}

test("whatever is planted wrong in an expectation is found", async () => {
  let planted = 0;
  for (const vector of vectors) {
    const found = await foundIn(vector);
    for (const wrong of plantedIn(vector.expected)) {
      planted += 1;
      expect(found).not.toEqual(wrong);
    }
  }
  expect(planted).toBeGreaterThan(1_000);
});

test("the schema takes each entry, and none that is refused", () => {
  for (const { name, log, expected } of vectors) {
    const { kind, sequence } = Object(expected);
    for (const entry of entriesIn({ name, log, expected, after: null })) {
      const record: unknown = JSON.parse(entry.body);
      if (!String(Object(record).kind).startsWith("conversation.")) continue;
      // A schema knows no sequence of its entry, and nothing of pairs.
      const isRefused = kind === "fault" && sequence === entry.sequence && !OF_THE_FOLD.has(name);
      expect([name, conversationEntrySchema.safeParse(record).success]).toEqual([name, !isRefused]);
    }
  }
});
