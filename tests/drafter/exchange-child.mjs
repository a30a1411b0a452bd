/**
 * A drafting process of its own, so that garbage can be collected on purpose and its memory is its own:
 * `node --expose-gc exchange-child.mjs URL TIME_LIMIT`. It collects all the while, and prints the draft, how long it
 * took, and the most memory that it held, as JSON.
 */

import { draft } from "../../dist/drafter/index.js";
import { proposeByOpenAi } from "../../dist/drafter/openai.js";
import { createEngine } from "../../dist/index.js";

const [, , url, timeLimit] = process.argv;
const collecting = setInterval(() => globalThis.gc(), 20);
const propose = proposeByOpenAi({ url, model: "stub" });
const drafted = await draft("I am allergic to peanuts.", {
  engine: createEngine(),
  propose,
  timeLimit: Number(timeLimit),
});
process.stdout.write(`${JSON.stringify({ drafted, megabytes: process.resourceUsage().maxRSS / 1024 })}\n`);
// Stays for as long as the exchange does: a connection that is let go lets the process end.
setTimeout(() => clearInterval(collecting), 500);
