/** What the stores in databases share. */
export { SCHEMAS } from "../../generated/sql/schemas.js";
export { type Dialect, type Row, type SqlDriver, SqlStore } from "./sql-store.js";

import type { Store } from "../index.js";

/** A store that has a table to make, and a connection to end. */
export interface DatabaseStore extends Store {
  /** Makes the table where it is not there yet. Any number of processes may do so at once. */
  setup(): Promise<void>;
  /** Ends what the store has opened. */
  close(): Promise<void>;
}
