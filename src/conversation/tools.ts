/** Tools: what a host hands in, and what a model is shown of it. */
import { entriesOf, fieldOf, isPlainObject, requireFields } from "../base/index.js";
import { isResultOutput } from "./decode.js";
import { type Checked, readSchema } from "./input-schema.js";
import { isBase64, type Json, toJson } from "./json.js";
import type { ContentPart, ProviderTool, ResultOutput, ShownTool } from "./model.js";

/** What a tool is told beside its input, as tools of the AI SDK are. */
export interface Calling {
  readonly toolCallId: string;
  /** Ends when the conversation is interrupted. A tool that does not listen is not waited for. */
  readonly abortSignal: AbortSignal;
  /** None: what was said is not a tool's to read. */
  readonly messages: never[];
}

/** What came of a call, as a tool is asked what to tell of it. */
export interface Given {
  readonly toolCallId: string;
  readonly input: unknown;
  /** What `execute` returned, or yielded last. */
  readonly output: unknown;
}

/** A tool that runs here, so that it needs `execute`. Those of the AI SDK fit. */
export interface Tool {
  readonly description?: string | undefined;
  /**
   * What it takes: a JSON Schema, a schema of the AI SDK, or a Standard Schema that gives its JSON Schema, as zod's. Input is held
   * to the latter two; a bare JSON Schema is shown to the model alone.
   */
  readonly inputSchema: object;
  /** Runs it. What it returns, or what it yields last, is made JSON; what it throws is told to the model, by its message. */
  execute?(input: unknown, calling: Calling): unknown;
  /**
   * What the model is told in the place of what `execute` gave, as tools of the AI SDK say it: a `ResultOutput`. It is asked once, right
   * behind the run, and kept; what it throws is the tool's failure.
   */
  toModelOutput?(given: Given): unknown;
  /** Whether the user is asked before each call. */
  readonly confirm?: boolean;
  /** The same, as tools of the AI SDK say it: true or false. A function is refused, since it would decide anew at each look. */
  readonly needsApproval?: unknown;
  /** What the model is told of a failure, where the message of the error is not for it. */
  readonly redact?: (error: unknown) => string;
}

export type Tools = Readonly<Record<string, Tool>>;

/** A tool with its name, and its schema read. */
export interface ReadyTool {
  readonly name: string;
  readonly tool: Tool;
  readonly shown: ShownTool | ProviderTool;
  /** Whether the user is asked before each call. */
  readonly confirm: boolean;
  execute(input: unknown, calling: Calling): unknown;
  /** What the model is told in the place of what the tool gave; null where the tool does not say. @throws {TypeError} for what is no output. */
  told(given: Given): Promise<ResultOutput | null>;
  check(input: unknown): Promise<Checked>;
}

/** The tools, checked. @throws {TypeError} for what is none. */
export async function readyTools(tools: Tools = {}): Promise<ReadonlyMap<string, ReadyTool>> {
  if (!isPlainObject(tools)) throw new TypeError("tools must be an object: each tool by its name.");
  const ready: [string, ReadyTool][] = [];
  for (const [name, tool] of entriesOf(tools) ?? []) ready.push([name, await readyTool(name, tool)]);
  return new Map(ready);
}

/** What a tool of the AI SDK says beside its description, and a model is shown with it. */
const SHOWN = ["strict", "inputExamples", "providerOptions"] as const;

const NAMES = [
  ...["description", "toModelOutput", "confirm", "needsApproval", "redact"],
  // Those of the AI SDK that the model is shown.
  ...SHOWN,
  // Those of a tool that a provider has made.
  ...["type", "id", "args"],
  // Those of the AI SDK, and of its client of the Model Context Protocol, that say nothing here.
  ...["title", "metadata", "outputSchema", "_meta"],
  ...["onInputStart", "onInputDelta", "onInputAvailable", "supportsDeferredResults"],
];

async function readyTool(name: string, given: unknown): Promise<ReadyTool> {
  if (!isTool(given))
    throw new TypeError(`The tool ${JSON.stringify(name)} needs an inputSchema, and execute to run it here.`);
  // An object of a class has fields of its own.
  if (isPlainObject(given)) requireFields(given, `The tool ${JSON.stringify(name)}`, ["inputSchema", "execute"], NAMES);
  const { description, needsApproval = false, confirm = needsApproval, toModelOutput } = given;
  if (toModelOutput !== undefined && typeof toModelOutput !== "function")
    throw new TypeError(`The tool ${JSON.stringify(name)} has a toModelOutput that is no function.`);
  if (typeof confirm !== "boolean")
    throw new TypeError(
      `The tool ${JSON.stringify(name)} has a needsApproval that is neither true nor false. Give it confirm.`,
    );
  const { json, check } = await readSchema(given.inputSchema, `The inputSchema of the tool ${JSON.stringify(name)}`);
  const shown = providerTool(name, given) ?? {
    type: "function",
    name,
    ...(description === undefined ? {} : { description }),
    inputSchema: json,
    ...Object.fromEntries(
      SHOWN.map((field) => [field, fieldOf(given, field)]).filter(([, value]) => value !== undefined),
    ),
  };
  const execute = (input: unknown, calling: Calling): unknown => given.execute(input, calling);
  const told = (result: Given): Promise<ResultOutput | null> => toldOf(name, given, result);
  return { name, tool: given, shown, confirm, execute, told, check };
}

/** A tool that a provider has made and that runs here, such as one for a shell: the model knows it by its id. Null for any other. */
function providerTool(name: string, tool: object): ProviderTool | null {
  const [id, args] = [fieldOf(tool, "id"), fieldOf(tool, "args")];
  if (fieldOf(tool, "type") !== "provider" || typeof id !== "string") return null;
  return { type: "provider", id, name, args: isPlainObject(args) ? { ...args } : {} };
}

async function toldOf(name: string, tool: Tool, given: Given): Promise<ResultOutput | null> {
  if (tool.toModelOutput === undefined) return null;
  const output = ofToday(toJson(await tool.toModelOutput(given)));
  const by = `The toModelOutput of the tool ${JSON.stringify(name)} gave`;
  if (!isResultOutput(output)) throw new TypeError(`${by} no output of a result. Give one as { type: "text", value }.`);
  // Providers refuse it, and would refuse it in each later request.
  if (output.type === "content" && !output.value.every(isSound))
    throw new TypeError(
      `${by} a file whose data is no base64, or is empty. A link is of the type image-url or file-url.`,
    );
  return output;
}

function isSound(part: ContentPart): boolean {
  return (part.type !== "file-data" && part.type !== "image-data") || isBase64(part.data);
}

/** Content of the kind `media` is one of an image or of another file, as the AI SDK reads it. */
function ofToday(output: Json): unknown {
  const parts = fieldOf(output, "type") === "content" ? fieldOf(output, "value") : null;
  if (!Array.isArray(parts)) return output;
  const value = parts.map((part: unknown) => {
    if (!isPlainObject(part) || fieldOf(part, "type") !== "media") return part;
    const isImage = String(fieldOf(part, "mediaType")).startsWith("image/");
    return { ...part, type: isImage ? "image-data" : "file-data" };
  });
  return Object.assign({}, output, { value });
}

type RunningTool = Tool & Required<Pick<Tool, "execute">>;

function isTool(value: unknown): value is RunningTool {
  const { inputSchema, execute } = Object(value);
  return Object(inputSchema) === inputSchema && typeof execute === "function";
}
