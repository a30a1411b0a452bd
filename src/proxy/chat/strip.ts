/** Answers of chat completions without the calls that the rules prohibit. */
import { isPlainObject } from "../../base/index.js";
import type { IsBanned } from "../../gate/tool-names.js";
import { DROPPED, type Stripper } from "../api.js";
import { field, listField, textField, withFields } from "../json.js";
import { callsIn, namesOf } from "../tools.js";
import { isOver, says } from "./choice.js";
import { ChoiceStream, type Stripped } from "./choice-stream.js";
import { saying } from "./reply.js";

export function stripper(isBanned: IsBanned, request: object): Stripper {
  const streams = new Map<unknown, ChoiceStream>();
  const note = saying(request, DROPPED);
  // Who has asked for one choice takes all that comes for its parts, whatever their indices: names in two of them are put together.
  const isMany = Number(field(request, "n")) > 1;
  const streamOf = (choice: object): ChoiceStream => {
    const index = isMany ? field(choice, "index") : 0;
    const stream = streams.get(index) ?? new ChoiceStream(isBanned, note);
    streams.set(index, stream);
    return stream;
  };
  return {
    whole: (answer) => mapChoices(answer, (choice) => strippedChoice(choice, isBanned, note)),
    event(data) {
      // Some clients read a message in a stream as they read one in a whole answer.
      const stripped = mapChoices(data, (choice) => {
        const left = strippedChoice(choice, isBanned, note);
        return streamOf(choice).chunk(left ?? choice) ?? left;
      });
      if (stripped === null) return null;
      const isBare = listField(stripped, "choices")?.length === 0 && !isPlainObject(field(stripped, "usage"));
      return isBare ? [] : [stripped];
    },
  };
}

/** The answer with its choices stripped; null where all stay as they were. */
function mapChoices(answer: object, strip: (choice: object) => Stripped): object | null {
  const choices = listField(answer, "choices");
  if (choices === null) return (field(answer, "choices") ?? null) === null ? null : withFields(answer, { choices: [] });
  const stripped = choices.map((choice) => (isPlainObject(choice) ? strip(choice) : null));
  if (stripped.every((each) => each === null)) return null;
  const kept = choices.map((choice, index) => stripped[index] ?? choice).filter((choice) => choice !== "nothing");
  return withFields(answer, { choices: kept });
}

function strippedChoice(choice: object, isBanned: IsBanned, note: object): object | null {
  const message = field(choice, "message");
  if (!isPlainObject(message)) return null;
  const calls = callsIn(message, "tool_calls") ?? [];
  const single = callsIn(message, "function_call");
  const kept = Array.isArray(calls) ? calls.filter((call) => mayRun(call, isBanned)) : [];
  const isSingleKept = single !== null && mayRun(single, isBanned);
  const isAllKept = Array.isArray(calls) && kept.length === calls.length && isSingleKept === (single !== null);
  if (isAllKept) return null;
  const isCallLeft = kept.length > 0 || isSingleKept;
  const left = withFields(message, {
    tool_calls: kept.length > 0 ? kept : undefined,
    ...(isSingleKept ? {} : { function_call: undefined }),
  });
  const said = isCallLeft || says(message) ? left : noted(left, note);
  // In a stream, the choice may go on.
  return withFields(choice, { message: said, ...(isCallLeft || !isOver(choice) ? {} : { finish_reason: "stop" }) });
}

/** A list of parts keeps what it has, such as a reasoning. */
function noted(message: object, note: object): object {
  const [parts, text] = [listField(message, "content"), textField(note, "content")];
  return parts === null || text === null
    ? { ...message, ...note }
    : { ...message, content: [...parts, { type: "text", text }] };
}

function mayRun(call: unknown, isBanned: IsBanned): boolean {
  const names = namesOf(call);
  return names !== null && !isBanned(names);
}
