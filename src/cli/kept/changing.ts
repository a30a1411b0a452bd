/** The actions that write: restore, fork, prune, erase and import. */
import { randomUUID } from "node:crypto";
import { Refusal } from "../io/refusal.js";
import { readText } from "../io/text-file.js";
import { type Action, entryIn, theSession, undone } from "./action.js";
import { headText } from "./looking.js";
import { named, readable } from "./open.js";
import { renderRestore } from "./render.js";

export const restore: Action = {
  operands: ["NAME", "[ENTRY]"],
  async run(call) {
    const session = await theSession(call);
    const { state: state_before, question } = await readable(session.view());
    const answered = await readable(session.restore({ turn: randomUUID() }, entryIn(call.operands[1])));
    switch (answered.kind) {
      case "restored": {
        const { state } = await session.view();
        const done = { to: answered.to, state_before, state };
        const withdrawn = question === null ? "" : "- the open question was taken back\n";
        return { fields: done, text: renderRestore(done, call.style) + withdrawn };
      }
      case "duplicate":
        return undone("turn_reused");
      case "stale":
      case "conflict":
        return undone(answered.kind);
      case "refused":
        return undone(answered.reason);
    }
  },
};

export const fork: Action = {
  operands: ["NAME", "NEW", "[ENTRY]"],
  async run(call) {
    const [, name = "", at] = call.operands;
    const session = await theSession(call);
    const answered = await readable(named(session.fork(name, entryIn(at))));
    switch (answered.kind) {
      case "forked": {
        const { head } = await answered.session.view();
        return {
          fields: { session: answered.session.key, head },
          text: `forked to ${name}\nhead: ${headText(head)}\n`,
        };
      }
      case "exists":
        throw new Refusal(`There is a session '${name}' already. Choose another name.`);
      case "refused":
        return undone(answered.reason);
    }
  },
};

export const prune: Action = {
  operands: ["NAME", "ENTRY"],
  async run(call) {
    const session = await theSession(call);
    const before = entryIn(call.operands[1]) ?? 1;
    const [last] = await readable(session.history({ reverse: true, limit: 1 }));
    if (last !== undefined && before > last.sequence)
      throw new Refusal(`The log ends at entry ${last.sequence}; ${before} is not there.`);
    return closed(await readable(session.prune({ before })));
  },
};

export const erase: Action = {
  operands: ["NAME"],
  async run(call) {
    return closed(await readable((await theSession(call)).erase(randomUUID())));
  },
};

function closed(answered: Awaited<ReturnType<Awaited<ReturnType<typeof theSession>>["erase"]>>) {
  switch (answered.kind) {
    case "pruned":
    case "erased":
      return {
        fields: { done: answered.kind, head: answered.head },
        text: `${answered.kind}\nhead: ${headText(answered.head)}\n`,
      };
    case "duplicate":
      return undone("turn_reused");
    case "conflict":
      return undone("conflict");
    case "refused":
      return undone(answered.reason);
  }
}

export const imported: Action = {
  operands: ["NAME", "FILE"],
  async run({ sessions, tenant, input, operands: [conversation = "", file = ""] }) {
    const text = await readText(file, input);
    const answered = await named(sessions.import({ tenant, conversation }, [text]));
    switch (answered.kind) {
      case "imported": {
        const { head, chain } = answered;
        return { fields: { head, chain }, text: `imported, ${CHAINS[chain]}\nhead: ${headText(head)}\n` };
      }
      case "exists":
        throw new Refusal(`There is a session '${conversation}' already. Choose another name.`);
      case "refused":
        throw new Refusal(`'${file}' was not imported: ${REASONS[answered.reason]}`);
    }
  },
};

const CHAINS = { same: "with its own chain of hashes", new: "with a new chain of hashes" } as const;

const REASONS = {
  format: "it is no export of a session.",
  other_key: "its bodies are sealed for another name.",
  pruned: "its first entries were pruned.",
  faulty: "it is damaged.",
  newer_version: "a newer version of this program wrote it. Update this one.",
} as const;
