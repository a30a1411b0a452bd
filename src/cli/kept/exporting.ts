/** The action that exports, and says what is not in the export or not right with it. */
import { EXIT } from "../command.js";
import { type Action, type Call, theSession } from "./action.js";

/** The lines are JSON already, with and without `--json`. */
export const exported: Action = {
  operands: ["NAME"],
  async run(call) {
    const session = await theSession(call);
    for await (const line of session.export({ plain: call.plain })) await call.output.write(line);
    const found = await session.verify();
    if (found.kind === "faulty") {
      const { fault, sequence } = found;
      await call.errors.say(
        `error: The log is damaged, or sealed, and so is its export: ${fault}, at entry ${sequence}.`,
      );
      return { fields: null, text: null, code: EXIT.failed };
    }
    await sayWhatIsGone(call, found);
    return { fields: null, text: null, code: EXIT.done };
  },
};

/** A log ends at the number of its entries, unless its first ones are gone. */
async function sayWhatIsGone(
  { errors }: Call,
  { head, entries }: { readonly head: { readonly sequence: number }; readonly entries: number },
): Promise<void> {
  const gone = head.sequence - entries;
  if (gone === 0) return;
  const what = gone === 1 ? "The first entry of the log is" : `The first ${gone} entries of the log are`;
  await errors.say(`note: ${what} gone, pruned or erased. No store takes such an export in.`);
}
