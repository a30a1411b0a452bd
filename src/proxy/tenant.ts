/** Whose conversations they are. */
import { sha256 } from "../sessions/index.js";

/** Gives the tenant of a request, a name as sessions take it. */
export type Tenant = (request: Request) => string | Promise<string>;

/** The tenant of a key: nobody reads another's conversation by naming it, and the store is not told the key. */
export async function tenantByKey({ headers }: Request): Promise<string> {
  const key = headers.get("authorization");
  return key === null ? "anonymous" : `key:${await sha256(key)}`;
}
