/** A turn on its way through the host. */
import type { Head, Session } from "../sessions/index.js";
import type { Settings } from "./options.js";
import type { TurnIds } from "./request.js";

/** A turn of a conversation, with all that is needed to take it. */
export interface Taking {
  readonly settings: Settings;
  readonly session: Session;
  readonly ids: TurnIds;
  readonly text: string;
  readonly actor?: string | undefined;
  readonly answering?: number | undefined;
  readonly seen?: Head | undefined;
}
