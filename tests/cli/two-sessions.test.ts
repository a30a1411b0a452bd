/** Two terminals on one session: each sees what the other decided, and nobody's yes answers what they did not see. */
import { afterEach, describe, expect, it } from "vitest";
import { Kept } from "./kept.js";
import { collect, ending, scratchFolder, start, until } from "./run.js";

const scratch = scratchFolder();
const ASKED = 'confirm: Did you mean to use "trains" instead?\n';
const STALE =
  "error: This session has gone on elsewhere since you last looked.\nNothing was done. See what holds now, and say it again.\n";

const NEWS = "note: this session has gone on elsewhere.\n";
const EMPTY = "premise: (none)\npolicies: (none)\n";

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A session at work, line by line. */
function join(kept: Kept, name: string, ...options: string[]) {
  const child = start([...kept.named(name), ...options]);
  const printed = collect(child.stdout);
  const done = ending(child);
  ends.push(() => {
    child.stdin.end();
    return done;
  });
  let seen = 0;
  return async (line: string, answer: string) => {
    child.stdin.write(`${line}\n`);
    await until(() => printed().length >= seen + answer.length, printed);
    expect(printed().slice(seen)).toBe(answer);
    seen = printed().length;
  };
}

describe("two sessions of one name", () => {
  it("the second is told what the first decided", async () => {
    const kept = new Kept(scratch);
    const [one, two] = [join(kept, "trip"), join(kept, "trip")];
    await two("state", EMPTY);
    await one("use tea", "updated\npremise: (none)\npolicies:\n- use tea\n");
    await two("use milk", `${NEWS}- + use tea\nupdated\npremise: (none)\npolicies:\n- use milk\n- use tea\n`);
    await one("state", `${NEWS}- + use milk\npremise: (none)\npolicies:\n- use milk\n- use tea\n`);
  });

  it("a yes to a question that the other has answered is refused in words, and does nothing", async () => {
    const kept = new Kept(scratch);
    const one = join(kept, "trip");
    await one("use trains instead of flights", ASKED);
    const two = join(kept, "trip");
    await two("hm", ASKED);
    await one("no", "updated\npremise: (none)\npolicies: (none)\n");
    await two("yes", `${NEWS}${STALE}`);
    await two("state", EMPTY);
  });

  it("a yes to a question that its user has not seen is refused, and the question shown", async () => {
    const kept = new Kept(scratch);
    const [one, two] = [join(kept, "trip"), join(kept, "trip")];
    await two("state", EMPTY);
    await one("use trains instead of flights", ASKED);
    await two("yes", `${NEWS}${ASKED}${STALE}`);
    await two("yes", "updated\npremise: (none)\npolicies:\n- use trains\n");
  });

  it.each([
    ["", []],
    [" beside diagnostics", ["--diagnostics"]],
  ])("as JSON the news and their question are in the answer%s", async (_what, options) => {
    const kept = new Kept(scratch);
    const [one, two] = [join(kept, "trip"), join(kept, "trip", "--json", ...options)];
    const state = (policies: string) => `{"policies":{${policies}},"premise":null,"version":2}`;
    const told = (news: string) =>
      `{"command":"state","mode":"state",${news}"output_version":1,"state":${state("")}}\n`;
    await two("state", told(""));
    await one("use trains instead of flights", ASKED);
    const prompt = String.raw`"Did you mean to use \"trains\" instead?"`;
    await two(
      "state",
      told(`"news":{"prompt_to_user":${prompt},"state_after":${state("")},"state_before":${state("")}},`),
    );
    await two("state", told(""));
  });

  it("an undo takes back nothing that its user has not seen", async () => {
    const kept = new Kept(scratch);
    const [one, two] = [join(kept, "trip"), join(kept, "trip")];
    await two("state", EMPTY);
    await one("use tea", "updated\npremise: (none)\npolicies:\n- use tea\n");
    await two("hm", `${NEWS}- + use tea\npassthrough\n`);
    await two("use milk", "updated\npremise: (none)\npolicies:\n- use milk\n- use tea\n");
    await one("undo", `${NEWS}- + use milk\n${STALE}`);
    await one("undo", "updated, as after entry 2\n- - use milk\n");
  });
});
