/** What a host is made with. */
import { requireFields, requireMade } from "../base/index.js";
import type { Propose } from "../drafter/index.js";
import type { Sessions } from "../sessions/index.js";

/** How wishes in plain words are drafted: by their phrasing, and by a model where one is given. */
export interface DraftSettings {
  readonly propose?: Propose;
  /** How long to wait for the model, in milliseconds. */
  readonly timeLimit?: number;
}

/** The settings of a host; of each choice the first is what holds without it. */
export interface HostOptions {
  /** Where the conversations are. They must keep every turn, as they do unless told `record: "changes"`: a retry is not known else, and may answer what was asked since. */
  readonly sessions: Sessions;
  /** The names that the host can act on, for warnings: `gate.known`. Where `gate.knowsAll` is false, no rule is said to be about nothing. */
  readonly gate?: { readonly known: readonly string[]; readonly knowsAll?: boolean };
  /** Whether wishes in plain words are put to the user as directives. Without it they go to the model. */
  readonly draft?: DraftSettings;
  /** Whether an update is answered here, or goes to the model as any other turn. */
  readonly onUpdate?: "acknowledge" | "forward";
  /**
   * A turn that probably does not say what was meant: is the user asked first, is it applied as typed, or applied and the warning
   * told with the acknowledgement? A warning without a fix is told so as well where the user would be asked.
   */
  readonly onWarning?: "ask" | "apply" | "report";
  /** A message that is no answer, while the engine waits for one: is the question shown again, or taken back? */
  readonly onUnrelated?: "ask_again" | "set_aside";
  /** A turn that was sent before with another text: is it refused, or is everything since then undone? */
  readonly onEdit?: "refuse" | "rewind";
  /** Whether `show state`, `undo`, and a `why ITEM` that a rule is about are answered here. Not unless told. */
  readonly commands?: boolean;
}

/** The options, each with a value. */
export type Settings = Required<Omit<HostOptions, "draft" | "gate" | "sessions">> & {
  readonly known: readonly string[];
  readonly knowsAll: boolean;
  readonly draft: DraftSettings | null;
};

const CHOICES = {
  onUpdate: ["acknowledge", "forward"],
  onWarning: ["ask", "apply", "report"],
  onUnrelated: ["ask_again", "set_aside"],
  onEdit: ["refuse", "rewind"],
} as const;

const NAMES = ["gate", "draft", "commands", ...Object.keys(CHOICES)];

/** @throws {TypeError} for an option or a choice that there is not: a typing error would else hold for nothing. */
export function settingsOf(options: HostOptions): Settings {
  const fields = requireFields(options, "createHost", ["sessions"], NAMES);
  for (const [name, choices] of Object.entries(CHOICES)) {
    const chosen = fields.get(name);
    if (chosen !== undefined && !choices.some((choice) => choice === chosen))
      throw new TypeError(`${name} must be ${choices.join(" or ")}.`);
  }
  const { onUpdate = "acknowledge", onWarning = "ask", onUnrelated = "ask_again", onEdit = "refuse" } = options;
  const { commands = false, gate, draft = null } = options;
  requireKinds(options);
  const { known = [], knowsAll = true } = gate ?? {};
  return { onUpdate, onWarning, onUnrelated, onEdit, commands, known, knowsAll, draft };
}

/** What would else be told at a user's turn, or never. */
function requireKinds({ sessions, gate, draft, commands = false }: HostOptions): void {
  requireMade(sessions, "sessions", "createSessions", ["open"]);
  if (typeof commands !== "boolean") throw new TypeError("commands must be true or false.");
  const known: unknown = gate?.known ?? [];
  if (!Array.isArray(known) || !known.every((name) => typeof name === "string"))
    throw new TypeError("gate must have the names that it knows as `known`.");
  if (draft === undefined) return;
  const { propose, timeLimit = 1 } = draft;
  requireFields(draft, "draft", [], ["propose", "timeLimit"]);
  if (propose !== undefined && typeof propose !== "function") throw new TypeError("propose must be a function.");
  if (!(timeLimit > 0)) throw new TypeError("timeLimit must be a number of milliseconds greater than 0.");
}
