/** Whose conversations they are. */
import { sha256 } from "../sessions/index.js";

/** Gives the tenant of a request, a name as sessions take it. */
export type Tenant = (request: Request) => string | Promise<string>;

/** Where providers take a key. One that reads its own header alone gets anything at all in the others, so that all of them count. */
const KEYS = ["authorization", "api-key", "x-api-key"];

/** The tenant of a key: nobody reads another's conversation by naming it, and the store is not told the key. */
export async function tenantByKey({ headers }: Request): Promise<string> {
  const keys = KEYS.map((name) => headers.get(name)).filter((key) => key !== null);
  return keys.length === 0 ? "anonymous" : `key:${await sha256(keys.join("\n"))}`;
}
