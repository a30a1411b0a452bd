/** The actions that only look: list, show, history, why, verify. */
import { type Head, LogError, PAGE } from "../../sessions/index.js";
import { EXIT, type ExitCode, wrongArguments } from "../command.js";
import { renderState } from "../io/render-text.js";
import { type Action, type Call, findings, theSession } from "./action.js";
import { wholeHistory, whyAnswer } from "./look.js";
import { isErased, named, readable, requireNotErased } from "./open.js";
import { renderHistory, renderQuestion, renderWhy } from "./render.js";

/** An erased session has nothing to look at, but its name is taken: it is listed as what it is. */
export const list: Action = {
  operands: [],
  async run(call) {
    const found: [name: string, isErased: boolean][] = [];
    let code: ExitCode = EXIT.done;
    for await (const name of keptNames(call)) {
      try {
        found.push([name, await isErased(await call.sessions.open({ tenant: call.tenant, conversation: name }))]);
      } catch (error) {
        await call.errors.say(`error: The session '${name}' cannot be read. ${faultOf(error)}`);
        code = EXIT.failed;
      }
    }
    const text = found.map(([name, erased]) => `${name}${erased ? " (erased)" : ""}\n`).join("");
    const names = (erased: boolean) => found.filter((each) => each[1] === erased).map(([name]) => name);
    const none = code === EXIT.done ? "(no sessions)\n" : "";
    return { fields: { sessions: names(false), erased: names(true) }, text: text || none, code };
  },
};

async function* keptNames({ sessions, tenant }: Call): AsyncGenerator<string> {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const page: readonly string[] = await named(sessions.list(tenant, after === "" ? {} : { after }));
    yield* page;
    after = page.length < PAGE ? undefined : page.at(-1);
  }
}

/** Why a session cannot be read: its log, or its name. @throws what is neither's fault. */
function faultOf(error: unknown): string {
  if (error instanceof LogError || error instanceof TypeError) return error.message;
  throw error;
}

export const show: Action = {
  operands: ["NAME"],
  async run(call) {
    const session = await theSession(call);
    await readable(requireNotErased(session));
    const { state, question, head } = await readable(session.view());
    const prompt_to_user = question?.prompt ?? null;
    const text = renderState(state, call.style) + renderQuestion(prompt_to_user, call.style);
    return { fields: { session: session.key, state, prompt_to_user, head }, text: `${text}head: ${headText(head)}\n` };
  },
};

export const history: Action = {
  operands: ["NAME"],
  async run(call) {
    const entries = await readable(wholeHistory(await theSession(call)));
    return { fields: { entries }, text: renderHistory({ entries }) };
  },
};

export const why: Action = {
  operands: ["NAME", "[ITEM]"],
  async run(call) {
    const session = await theSession(call);
    await readable(requireNotErased(session));
    const { item, holds, origin } = await readable(whyAnswer(session, call.operands[1] ?? null));
    return { fields: { item, holds, origin }, text: renderWhy({ item, holds, origin }, call.style) };
  },
};

export const verify: Action = {
  operands: ["NAME", "[HEAD]"],
  async run(call) {
    const [, anchor] = call.operands;
    const found = await (await theSession(call)).verify(anchor === undefined ? undefined : headOf(anchor));
    if (found.kind === "faulty") return findings(found, `faulty: ${found.fault}, at entry ${found.sequence}\n`);
    const { entries, read, head } = found;
    return { fields: found, text: `verified: ${entries} entries, ${read} texts read again\nhead: ${headText(head)}\n` };
  },
};

/** A head as a text, which `verify` takes as an anchor. */
export function headText({ sequence, hash }: Head): string {
  return `${sequence}:${hash}`;
}

function headOf(text: string): Head {
  const [, sequence, hash = ""] = /^([0-9]{1,15}):([0-9a-f]{64}|)$/.exec(text) ?? [];
  if (sequence === undefined)
    throw wrongArguments(`'${text}' is no head. 'sessions show' prints one to keep elsewhere`);
  return { sequence: Number(sequence), hash };
}
