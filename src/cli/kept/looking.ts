/** The actions that only look: list, show, history, why, verify. */
import { type Head, PAGE } from "../../sessions/index.js";
import { wrongArguments } from "../command.js";
import { renderState } from "../io/render-text.js";
import { type Action, findings, theSession } from "./action.js";
import { wholeHistory, whyAnswer } from "./look.js";
import { isErased, named, readable, requireNotErased } from "./open.js";
import { renderHistory, renderQuestion, renderWhy } from "./render.js";

/** An erased session has nothing to look at, but its name is taken: it is listed as what it is. */
export const list: Action = {
  operands: [],
  async run({ sessions, tenant }) {
    const names: string[] = [];
    for (let after = ""; ; after = names.at(-1) ?? "") {
      const page = await named(sessions.list(tenant, after === "" ? {} : { after }));
      names.push(...page);
      if (page.length < PAGE) break;
    }
    const erased: string[] = [];
    for (const conversation of names) {
      // One that cannot be read is listed, for `verify` to tell why.
      if (await isErased(await sessions.open({ tenant, conversation })).catch(() => false)) erased.push(conversation);
    }
    const text = names.map((name) => `${name}${erased.includes(name) ? " (erased)" : ""}\n`).join("");
    return {
      fields: { sessions: names.filter((name) => !erased.includes(name)), erased },
      text: text || "(no sessions)\n",
    };
  },
};

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
