/** The request of OpenAI's chat completions, with what holds the model to the language. */
import { CANONICAL_GBNF, CANONICAL_LARK } from "../generated/directives/constrained.js";
import { ANSWER_SCHEMA, JSON_NOTE } from "./json-answer.js";

/** What holds a model to the language while it writes. */
export type Constraint =
  /** The canonical directives as GBNF, in the field `grammar` of llama.cpp's server. */
  | { readonly kind: "gbnf" }
  /** The canonical directives as a Lark grammar, the format of a custom tool that the model must call. */
  | { readonly kind: "lark" }
  /** A JSON schema in `response_format`. */
  | { readonly kind: "json-schema" }
  | { readonly kind: "none" };

const TOOL = "directive";

/**
 * Makes the body of a request from its prompt. Further fields stand first: they cannot replace what the adapter relies on.
 *
 * @throws {TypeError} when a further field cannot be written as JSON.
 */
export function requestBody(
  { model, body = {} }: { readonly model: string; readonly body?: Readonly<Record<string, unknown>> },
  constraint: Constraint,
): (prompt: string) => string {
  const fixed = { model, stream: false, n: 1, ...constrained(constraint) };
  const further = Object.entries(body).filter(([name]) => name !== "messages" && !Object.hasOwn(fixed, name));
  const fields = [...further.flatMap(fieldText), ...Object.entries(fixed).flatMap(fieldText)];
  return (prompt) => {
    const content = constraint.kind === "json-schema" ? `${prompt}\n${JSON_NOTE}` : prompt;
    return `{${[...fields, `"messages":${JSON.stringify([{ role: "user", content }])}`].join(",")}}`;
  };
}

/** A field as JSON, by itself: a field named `toJSON` would otherwise speak for all of them. */
function fieldText([name, value]: readonly [string, unknown]): readonly string[] {
  try {
    const text: string | undefined = JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  } catch (error) {
    const why = "it is cyclic, is nested too deeply, or holds a value that JSON does not have";
    throw new TypeError(`The field ${JSON.stringify(name)} of the option body cannot be written as JSON: ${why}.`, {
      cause: error,
    });
  }
}

function constrained(constraint: Constraint): object {
  switch (constraint.kind) {
    case "gbnf":
      return { grammar: CANONICAL_GBNF };
    case "lark":
      return { tools: [customTool(CANONICAL_LARK)], tool_choice: { type: "custom", custom: { name: TOOL } } };
    case "json-schema":
      return {
        response_format: { type: "json_schema", json_schema: { name: TOOL, strict: true, schema: ANSWER_SCHEMA } },
      };
    case "none":
      return {};
    default:
      // What a program without types may give: its model would be held to nothing.
      throw new TypeError("constraint.kind must be gbnf, lark, json-schema or none.");
  }
}

function customTool(definition: string): object {
  const format = { type: "grammar", grammar: { syntax: "lark", definition } };
  return { type: "custom", custom: { name: TOOL, description: "Takes the answer, one line.", format } };
}
