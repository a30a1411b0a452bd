import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { createEngine, preview } from "context-compiler";
import fc from "fast-check";
import { dietEngine } from "./diet.js";
import { isCanonical, parseDirective, printDirective } from "./language/index.js";
import { sentences } from "./language/sentences.js";

function after(...turns) {
  const engine = dietEngine(createEngine());
  for (const turn of turns) engine.step(turn);
  return engine;
}

test("a directive has the meaning of the one that it stands for", () => {
  deepEqual(after("avoid peanuts", "serve rice").state.policies, { peanuts: "prohibit", rice: "use" });
  deepEqual(after("avoid peanuts", "forget peanuts").state.policies, {});
});

test("directives of the base language stay", () => {
  equal(after("set premise dinner for six").state.premise, "dinner for six");
});

test("a macro is one change, which a preview shows whole", () => {
  const engine = after("serve milk");
  equal(preview(engine, "go vegan").would_mutate, true);
  deepEqual(engine.state.policies, { milk: "use" });
  engine.step("go vegan");
  deepEqual(engine.state.policies, { eggs: "prohibit", fish: "prohibit", meat: "prohibit", milk: "prohibit" });
});

test("a macro is applied as a whole or not at all", () => {
  const engine = after("serve rice", "avoid noodles");
  equal(engine.step("swap rice for noodles").kind, "clarify");
  deepEqual(engine.state.policies, { noodles: "prohibit", rice: "use" });
});

test("a near miss is corrected", () => {
  equal(after().step("swap rice with noodles").prompt_to_user, 'Did you mean "swap rice for noodles"?');
});

test("what is printed is read as what it was printed from", () => {
  const pools = { texts: fc.stringMatching(/^[a-z ]*$/), alphabet: ["a", "b", " "] };
  for (const texts of Object.values(sentences(fc, pools)))
    fc.assert(
      fc.property(texts, (text) => {
        const directive = parseDirective(text);
        if (isCanonical(text)) equal(printDirective(directive), text);
      }),
    );
});
