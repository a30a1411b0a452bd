/** Which endpoint a request is for, in whatever way its path is written. */
import { nfkc } from "../base/index.js";
import type { Api } from "./api.js";
import { chat } from "./chat/index.js";
import { responses } from "./responses/index.js";

const APIS: readonly Api[] = [chat, responses];

/** What a request is to the proxy: one with a turn, one that might be taken for one elsewhere, or nothing of the kind. */
export type Route = Api | "wrong_path" | "relayed";

/** Methods by which nothing is generated, whatever the path. */
const LOOKS: readonly string[] = ["GET", "HEAD", "OPTIONS"];

/** Says what a request is. What is sent on without being read is certainly no turn. */
export function routeOf(method: string, path: string): Route {
  if (LOOKS.includes(method)) return "relayed";
  const read = readPath(path);
  const api = method === "POST" ? APIS.find((each) => `/v1${each.path}` === read) : undefined;
  return api ?? (mayBeTurn(path) ? "wrong_path" : "relayed");
}

/** A path that no two servers read differently. */
const PLAIN = /^[\w./~:@-]*$/;
/** What an endpoint is called, with what a server may take off: an ending, or slashes. */
const ENDPOINT = /\/(?:chat\/+completions|responses)(?:[^\w/-][^/]*)?\/*$/i;

/** Whether a server could read a path as an endpoint with turns. */
function mayBeTurn(path: string): boolean {
  return PLAIN.test(path) ? ENDPOINT.test(path) : /completions|responses/.test(loosely(path));
}

/** As many servers, one behind the other, are thought to decode a path. */
const DECODINGS = 4;

/** A path as a lenient server reads it: decoded, runs of slashes as one, and none at the end. */
function readPath(path: string): string {
  return decoded(path, decodedPath).replace(/\/+/g, "/").replace(/\/$/, "");
}

/** Its letters, read as any server might: what is no text hides no other, nor does a letter of another form or size. */
function loosely(path: string): string {
  return nfkc(decoded(path, decodedRuns)).toLowerCase();
}

function decoded(path: string, decode: (path: string) => string): string {
  let read = path;
  for (let count = 0; count < DECODINGS; count += 1) read = decode(read);
  return read;
}

/** A path that no server can decode stays as it is. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function decodedRuns(path: string): string {
  return path.replace(/(?:%[\da-f]{2})+/gi, (run) =>
    new TextDecoder().decode(Uint8Array.from(run.slice(1).split("%"), (byte) => Number.parseInt(byte, 16))),
  );
}
