/** The actions that only look: list, show, history, why, verify. */
import { type Head, LogError, PAGE } from "../../sessions/index.js";
import { EXIT, wrongArguments } from "../command.js";
import { renderState } from "../io/render-text.js";
import { type Action, type Call, findings, theSession } from "./action.js";
import { wholeHistory, whyAnswer } from "./look.js";
import { named, readable, requireNotErased } from "./open.js";
import { renderHistory, renderQuestion, renderWhy } from "./render.js";

export const list: Action = {
  operands: [],
  async run(call) {
    const names: string[] = [];
    let isWhole = true;
    for await (const name of keptNames(call)) {
      const fault = await faultOf(call, name);
      if (fault === null) names.push(name);
      else await call.errors.say(`error: The session '${name}' cannot be read. ${fault}`);
      isWhole &&= fault === null;
    }
    const text = names.map((name) => `${name}\n`).join("") || (isWhole ? "(no sessions)\n" : "");
    return { fields: { sessions: names }, text, code: isWhole ? EXIT.done : EXIT.failed };
  },
};

async function* keptNames({ sessions, tenant }: Call): AsyncGenerator<string> {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const page: readonly string[] = await named(sessions.list(tenant, after === "" ? {} : { after }));
    yield* page;
    after = page.length < PAGE ? undefined : page.at(-1);
  }
}

/** Why a session cannot be gone on with, by its name and its last entry, or null. */
async function faultOf({ sessions, tenant }: Call, conversation: string): Promise<string | null> {
  try {
    await (await sessions.open({ tenant, conversation })).history({ reverse: true, limit: 1 });
    return null;
  } catch (error) {
    if (error instanceof LogError || error instanceof TypeError) return error.message;
    throw error;
  }
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
