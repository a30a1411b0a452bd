/** Sessions that stay open from one request to the next, so that each reads what is new and not all since the last checkpoint. */
import type { Session, Sessions } from "../sessions/index.js";

/** How many stay open. Each holds a state in memory; all else is the store's. */
const MOST = 256;

/** The sessions, of which the latest stay open. An open one asks the store at every turn all the same. */
export function keptOpen(sessions: Sessions): Sessions {
  const latest = new Map<string, Session>();
  return {
    async open(request) {
      const name = JSON.stringify([request.tenant, request.conversation]);
      const session = latest.get(name) ?? (await sessions.open(request));
      latest.delete(name);
      latest.set(name, session);
      const [oldest] = latest.keys();
      if (latest.size > MOST && oldest !== undefined) latest.delete(oldest);
      return session;
    },
    list: (tenant, page) => sessions.list(tenant, page),
    import: (key, lines) => sessions.import(key, lines),
  };
}
