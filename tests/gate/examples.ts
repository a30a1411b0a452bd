/** The examples of the spec's chapter about the gate, and what is held against them: our gate, or the oracle. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Cover, createGate, type Gate, type View } from "../../src/gate/index.js";
import { stateSchema } from "../../src/schema/index.js";

const CoverShape = z.strictObject({
  also: z.array(z.string()).exactOptional(),
  when: z.enum(["unless_prohibited", "only_if_used"]).exactOptional(),
});
const Call = z.strictObject({
  fn: z.enum(["allows", "filter", "select", "eligible", "unmatched"]),
  name: z.string().optional(),
  names: z.array(z.string()).optional(),
  about: z.unknown().optional(),
});
const GateExample = z.object({
  case: z.strictObject({
    id: z.string(),
    kind: z.literal("gate"),
    covers: z.record(z.string(), CoverShape),
    unlisted: z.enum(["allow", "refuse"]),
    state: stateSchema,
    question: z.record(z.string(), z.unknown()).nullable(),
    calls: z.array(Call),
  }),
  expected: z.strictObject({ answers: z.array(z.unknown()) }),
});

export type GateExample = z.infer<typeof GateExample>;
export type GateCall = z.infer<typeof Call>;

/** The examples, as the generator wrote them. */
export function loadGateExamples(): GateExample[] {
  return z.array(GateExample).parse(JSON.parse(readFileSync("conformance/gate.json", "utf8")));
}

/** A gate and a view, as a case gives them. */
export type GateSetting = Omit<GateExample["case"], "id" | "kind" | "calls">;

/** What our gate answers to a call. What a call is about is its input: a list of items, or something else. */
export function gateAnswer({ covers, unlisted, state, question }: GateSetting, call: GateCall): unknown {
  const gate = createGate({ covers: call.about === undefined ? covers : reading(covers), unlisted });
  const view: View = { state, question };
  const { names = [] } = call;
  switch (call.fn) {
    case "allows":
      return allows(gate, view, call);
    case "unmatched":
      return gate.unmatched(view);
    case "filter":
      return gate.filter(view, names);
    case "select":
      return gate.select(view, names);
    case "eligible":
      return gate.eligible(view, names);
  }
}

/** The covers, each of which reads items in its input: the input itself. */
function reading(covers: GateSetting["covers"]): { [name: string]: Cover } {
  return Object.fromEntries(Object.entries(covers).map(([name, cover]) => [name, { ...cover, items: asItems }]));
}

function asItems(input: unknown): readonly string[] {
  // A host's reader may give anything, whatever its type says.
  return JSON.parse(JSON.stringify(input));
}

function allows(gate: Gate, view: View, { name = "", about }: GateCall): object {
  const verdict = gate.allows(view, name, about);
  const { allowed, item, policy } = verdict;
  return { allowed, name: verdict.name, item, policy, code: verdict.allowed ? null : verdict.code };
}
