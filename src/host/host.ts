/** The host: a user's turn in, a reply or what the model needs out. */
import { requireFields, requireString } from "../base/index.js";
import { LogError, type Session, type View } from "../sessions/index.js";
import { type HostAnswer, refused } from "./answer.js";
import { type HostOptions, type Settings, settingsOf } from "./options.js";
import { type HostPreview, previewed } from "./preview.js";
import { type HostTurn, idsOf, OPTIONAL } from "./request.js";
import { takeTurn } from "./take-turn.js";

/** What an application does with its users' turns. */
export interface Host {
  /**
   * Takes a turn: finds the conversation, steps the turn once however often it is sent, and says what to do. A store's error passes
   * through: send the same turn again.
   *
   * @throws {TypeError} when the turn is misuse.
   */
  turn(turn: HostTurn): Promise<HostAnswer>;
  /**
   * What a turn would come to if it were taken as it stands: what the user can be shown before it is. Nothing is written. A turn taken with
   * the `rules` of the preview's view as `seen` does that and nothing else; save that a preview asks no model: a wish that only the drafter's
   * model would read is foreseen as a message for yours.
   *
   * @throws {TypeError} when the turn is misuse.
   * @throws {LogError}
   */
  preview(turn: {
    readonly tenant: string;
    readonly conversation: string;
    readonly text: string;
  }): Promise<HostPreview>;
  /** What holds in a conversation now: what a gate takes, and what every call of the model is to be given. @throws {LogError} */
  view(key: { readonly tenant: string; readonly conversation: string }): Promise<View>;
}

/** Makes a host. @throws {TypeError} for options that are none. */
export function createHost(options: HostOptions): Host {
  const settings = settingsOf(options);
  const { sessions } = options;
  let looked: { readonly tenant: string; readonly conversation: string; readonly session: Session } | null = null;
  return {
    async turn(turn) {
      requireFields(turn, "turn", ["tenant", "conversation", "text"], OPTIONAL);
      requireString(turn.text, "The text of a turn");
      const { tenant, conversation } = turn;
      return taken(settings, await sessions.open({ tenant, conversation }), turn);
    },
    async preview(turn) {
      // The whole turn may be given, as it is to be taken.
      requireFields(turn, "preview", ["tenant", "conversation", "text"], OPTIONAL);
      const { tenant, conversation, text } = turn;
      requireString(text, "The text of a turn");
      return previewed(settings, await sessions.open({ tenant, conversation }), text);
    },
    async view({ tenant, conversation }) {
      // Each call of a tool looks at the same conversation: its session knows by now what the log says.
      const last = looked;
      if (last?.tenant === tenant && last.conversation === conversation) return last.session.view();
      const session = await sessions.open({ tenant, conversation });
      looked = { tenant, conversation, session };
      return session.view();
    },
  };
}

async function taken(settings: Settings, session: Session, turn: HostTurn): Promise<HostAnswer> {
  const { text, actor, answering, seen, signal } = turn;
  const ids = await idsOf(turn);
  try {
    return await takeTurn({ settings, session, ids, text, actor, answering, seen, signal });
  } catch (error) {
    if (error instanceof LogError) return refused(error.code);
    throw error;
  }
}
