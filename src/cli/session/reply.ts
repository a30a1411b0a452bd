/** The answer to a line of a session, with what is said beside it. */
import type { Diagnostic } from "../../diagnostics/index.js";
import type { Snapshot, State } from "../../index.js";
import type { KeptEnvelope } from "../kept/envelopes.js";
import type { Envelope } from "./answer.js";

/** An answer to a line, with what is said beside it. */
export interface Reply {
  readonly envelope: Envelope | KeptEnvelope;
  readonly diagnostics: readonly Diagnostic[];
  /** Where the line found the conversation. */
  readonly before: Snapshot;
  /** What others have done to the conversation since the last line; null where nobody has. */
  readonly news: News | null;
}

/** What others have done to a conversation. */
export interface News {
  readonly before: State;
  readonly after: State;
  /** The prompt of the question that is open now, or null. */
  readonly question: string | null;
}

/** An answer as `--json` writes it: where others have gone on with the conversation there is one field more. */
export function withNews(answer: object, news: News | null): object {
  if (news === null) return answer;
  const { before: state_before, after: state_after, question: prompt_to_user } = news;
  return { ...answer, news: { state_before, state_after, prompt_to_user } };
}
