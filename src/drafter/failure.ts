/**
 * How an exchange with a model failed, as a closed list of sentences. A sentence is a literal type, so that nothing that a
 * server, a model or a library said can stand in one: it may hold a key, or what a terminal obeys.
 */

/** The causes that a platform names by a code. */
const PLATFORM_CODES = [
  "CERT_HAS_EXPIRED",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "ETIMEDOUT",
  "UND_ERR_BODY_TIMEOUT",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_OVERFLOW",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_SOCKET",
  "Z_BUF_ERROR",
  "Z_DATA_ERROR",
] as const;

/** What a failure says. The only facts in it are numbers and codes of the platform. */
export type FailureSentence =
  | "The function propose threw an error."
  | `The endpoint answered ${number}.`
  | "The endpoint redirected the request, and redirects are not followed."
  | "The endpoint's address must be a URL without a user name or a password."
  | "A header of the request is not valid."
  | "The exchange with the endpoint failed."
  | `The exchange with the endpoint failed: ${(typeof PLATFORM_CODES)[number]}.`
  | "The endpoint's answer is longer than 1 MB."
  | "The endpoint's answer is not JSON."
  | "The endpoint's answer has no choices."
  | "The endpoint's answer has an empty list of choices."
  | "The endpoint's answer has no text."
  | "The model's answer was cut off."
  | `The model called the tool ${number} times, not once.`
  | "The model's call of the tool has no text."
  | 'The package "ai" could not be loaded. Install version 6 or later of it.'
  | 'The package "ai" is not version 6 or later, or lacks what the adapter needs of it.';

/** What an adapter throws. Its cause is for whoever calls the adapter directly: it never reaches a draft. */
export class ModelFailure extends Error {
  readonly sentence: FailureSentence;

  constructor(sentence: FailureSentence, options?: ErrorOptions) {
    super(sentence, options);
    this.name = "ModelFailure";
    this.sentence = sentence;
  }
}

/** What may be told of anything that a model's function threw. */
export function sentenceOf(error: unknown): FailureSentence {
  try {
    if (error instanceof ModelFailure) return error.sentence;
    const status = statusOf(error);
    if (status !== null) return `The endpoint answered ${status}.`;
  } catch {
    // A value that cannot be looked at tells nothing.
  }
  return "The function propose threw an error.";
}

/** The failure of an exchange: with the code of what `fetch` hides in the cause, where it is a known one. */
export function exchangeFailure(error: unknown): ModelFailure {
  // Not by their class: a test environment has one of its own.
  const cause: unknown = Reflect.get(Object(error), "cause") ?? error;
  const named: unknown = Reflect.get(Object(cause), "code");
  const code = PLATFORM_CODES.find((each) => each === named);
  return new ModelFailure(
    code === undefined ? "The exchange with the endpoint failed." : `The exchange with the endpoint failed: ${code}.`,
    { cause: error },
  );
}

/** The status of HTTP that an error carries, by the names that client libraries give it. */
function statusOf(error: unknown): number | null {
  if (typeof error !== "object" || error === null) return null;
  const [statusCode, status]: unknown[] = [Reflect.get(error, "statusCode"), Reflect.get(error, "status")];
  return [statusCode, status].find(isStatus) ?? null;
}

function isStatus(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 100 && value <= 599;
}
