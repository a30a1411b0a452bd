/** The life of a premise: it is set once, changed on purpose, and cleared; anything else is asked about. */
import { createEngine, getPremiseValue } from "context-compiler";

const engine = createEngine();

function turn(text) {
  const decision = engine.step(text);
  console.log(`> ${text}`);
  console.log(`  ${decision.prompt_to_user?.replace("\n", " ") ?? decision.kind}`);
  console.log(`  premise: ${getPremiseValue(engine.state) ?? "(none)"}`);
}

turn("change premise to a picnic for six");
turn("set premise to a picnic for six");
turn("set premise a picnic for six");
turn("set premise a picnic for eight");
turn("change premise to a picnic for eight");
turn("clear premise");

// Prints:
// > change premise to a picnic for six
//   No premise is set. Use 'set premise <value>' to define one.
//   premise: (none)
// > set premise to a picnic for six
//   Did you mean 'set premise a picnic for six'?
//   premise: (none)
// > set premise a picnic for six
//   update
//   premise: a picnic for six
// > set premise a picnic for eight
//   Premise already set. Use 'change premise to <value>' to modify it.
//   premise: a picnic for six
// > change premise to a picnic for eight
//   update
//   premise: a picnic for eight
// > clear premise
//   update
//   premise: (none)
