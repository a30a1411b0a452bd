/** A spec that is not as its README says is refused, with the file, the line and what is wrong. */
import { describe, expect, it } from "vitest";
import { acquisitionFiles } from "../../tools/spec/acquisition.js";
import { readCatalog } from "../../tools/spec/catalog.js";
import { checkSpec } from "../../tools/spec/check.js";
import { DIRECTIVE_FENCES } from "../../tools/spec/directives.js";
import { readErrors } from "../../tools/spec/errors.js";
import { makeFixtures } from "../../tools/spec/fixtures.js";
import { readChapter } from "../../tools/spec/markdown.js";

const PARSE = '```parse UseItem forms\n+ use x\n  item "x"\nx Use x\n```\n';

/** Reads a page as the generator does. */
function read(page: string, productions: readonly string[] = []): unknown {
  const rules = readChapter("page.md", page);
  const catalog = readCatalog(rules);
  const fixtures = makeFixtures(rules, new Map(catalog.map(({ code, prompt }) => [code, prompt])));
  acquisitionFiles(rules);
  const place = { file: "a.peggy", line: 7, column: 1 };
  checkSpec(
    rules,
    productions.map((name) => ({ name, place, class: null })),
    DIRECTIVE_FENCES,
  );
  return fixtures;
}

/** A page with one rule and one fence below it. */
function page(fence: string): string {
  return `### 4.1 \`a.rule\` A rule\n\n\`\`\`${fence}\n\`\`\`\n`;
}

const PROOF = "```step one\n> hello\npassthrough\n```\n";

it("a page as it must be is read", () => {
  expect(read(page("step one\n> hello\npassthrough"))).toHaveLength(1);
  expect(read(`### 1.1 \`a.rule\` A rule\n${PARSE}`, ["UseItem"])).toHaveLength(1);
});

describe("a page is refused", () => {
  it.each([
    [
      "an unknown fence word",
      page("stap one\n> x\npassthrough") + PROOF,
      "page.md:3: The fence word `stap` of rule a.rule is unknown.",
    ],
    [
      "a fence that is never closed",
      "### 1.1 `a.rule` A rule\n```step one\n",
      "page.md:2: This fence is never closed.",
    ],
    ["a fence under no rule", PROOF, "page.md:1: This fence stands under no rule."],
    ["a heading without an id", "### 1.1 A rule\n", "page.md:1: A rule's heading is"],
    ["a heading with a period", "### 1.1 `a.rule` A rule.\n", "page.md:1: A rule's heading is"],
    [
      "a rule twice",
      `${page("step one\n> x\npassthrough")}${page("step two\n> x\npassthrough")}`,
      "page.md:7: The rule a.rule stands twice.",
    ],
    [
      "two rules with one number",
      `${page("step one\n> x\npassthrough")}### 4.1 \`b.rule\` Another rule\n${PROOF}`,
      "page.md:7: The rule number 4.1 stands twice.",
    ],
    [
      "a clarification outside of chapter 4",
      "### 5.1 `a.rule` A rule\n```clarification a_code\nparameters: none\nprompt: x\n```\n",
      "page.md:2: A clarification is what a turn comes to: it stands under a rule of chapter 4, not 5.1.",
    ],
    [
      "a rule without a proof",
      "### 1.1 `a.rule` A rule\n",
      "page.md:1: The rule a.rule has neither an example nor a property test.",
    ],
    ["a rule with an illustration alone", page("text\nhello"), "has neither an example nor a property test"],
    [
      "a property test in no file",
      page("property tests/none.test.ts\nx"),
      "page.md:3: There is no file tests/none.test.ts.",
    ],
    [
      "a property test that is not there",
      page(`property tests/tools/spec-refusals.test.ts\n${"no such"} title`),
      "has the title `no such title`",
    ],
    ["an example without a name", page("step\n> x\npassthrough"), "page.md:3: An example's name is lower-case words"],
    ["a heuristic example without a message", page("heuristic one\nunknown x"), "A message belongs here"],
    [
      "a heuristic example without an answer",
      page("heuristic one\n> x\npassthrough"),
      "A line that begins `no_directive` belongs here",
    ],
    ["a validator example without an output", page("validator one\nunknown"), "An output belongs here"],
    [
      "an unknown classification",
      page("validator one\n> x\nsource null\nrefused"),
      "page.md:6: This is not a classification: `refused`.",
    ],
    [
      "a parsed example with another answer",
      page("parsed one\n> x\nunknown"),
      "A line that begins `null` belongs here",
    ],
    ["a rendered example without a template", page("rendered one\nprompt x"), "A template belongs here"],
    ["a confirmation without a text", page("confirmation one\nconfirms"), "A text belongs here"],
    ["a confirmation with another answer", page("confirmation one\n> x\nyes"), "not `yes`"],
    [
      "a summary without what is pending",
      page("summary one\n> x\nsays y"),
      "A line that begins `pending ` belongs here",
    ],
    [
      "a provider without an outcome",
      page("provider one\nenvironment {}\nx"),
      "A line that begins `gives ` belongs here",
    ],
    ["a trace without parameters", page("trace one\nContext"), "A line that begins `full ` belongs here"],
    [
      "two examples of the layer with one name",
      page("heuristic one\n> x\nno_directive\n```\n```heuristic one\n> y\nno_directive"),
      "Two examples make the fixture a.rule--one-1.",
    ],
    ["an example without a turn", page("step one"), "An example has a turn."],
    ["a turn without an answer", page("step one\n> x"), "A line is missing at the end of this fence."],
    ["an unknown answer", page("step one\n> x\nupdated"), "page.md:5: This is not an answer: `updated`."],
    [
      "a line that does not belong",
      page("step one\n> x\npassthrough\nand more"),
      "page.md:6: This line does not belong here: `and more`.",
    ],
    ["a malformed state", page("step one\n> x\nupdate use peanuts"), "page.md:5: This is not a state: `use peanuts`."],
    [
      "a state with two premises",
      page('step one\ngiven premise "a", premise "b"\n> x\npassthrough'),
      "A state has one premise.",
    ],
    ["a text that is not a JSON string", page('step one\n>> "a\n passthrough'), 'This is not JSON: `"a`.'],
    ["again without a question", page("step one\n> x\nagain"), "Nothing is pending that could be asked again."],
    [
      "a passthrough behind a question",
      page('step one\n> x\nask use_only "n": N?\n> x\npassthrough'),
      "Nothing passes through while",
    ],
    ["a scenario of one turn", page("scenario one\n> x\npassthrough"), "A scenario has two turns at least."],
    ["a malformed normalization", page('normalize one\nitem "x" = "y"'), "A line reads `item TEXT -> TEXT`."],
    ["an import without a result", page("state_json one\nimport {}"), "A line that begins `state ` belongs here"],
    ["an unknown action", page("checkpoint one\nimport {}"), "This is not an action on a checkpoint"],
    [
      "an export without its payload",
      page("checkpoint one\nexport_checkpoint_json\nstate empty"),
      "A line that begins `payload ` belongs here",
    ],
    ...["yes", "yes: Well?", "perhaps"].map((word) => [
      `pending ${word} where nothing waits`,
      page(`checkpoint one\nimport_checkpoint {"pending":null}\nstate empty\npending ${word}`),
      `This is not so, after what stands above: \`pending ${word}\`.`,
    ]),
    [
      "nothing pending where a question waits",
      page(
        'checkpoint one\nimport_checkpoint {"pending":{"kind":"k","k":{},"prompt_to_user":"?"}}\nstate empty\npending no',
      ),
      "This is not so, after what stands above: `pending no`.",
    ],
    ["a result that is not JSON", page("controller one\nstep> x\nresult\n{"), "This is not JSON: `{`."],
    [
      "two prompts of one code",
      `${page("clarification a_code\nparameters: none\nprompt: x")}\`\`\`clarification a_code\nparameters: none\nprompt: x\n\`\`\`\n${PROOF}`,
      "The catalog entry a_code stands twice.",
    ],
    [
      "a template hole without a parameter",
      page("clarification a_code\nparameters: item\nprompt: {itme}"),
      "The template hole {itme} is not a parameter of a_code.",
    ],
    [
      "a repair with a hole of its own",
      page("clarification a_code\nparameters: item\nprompt: x\nrepair: use {value}"),
      "The template hole {value} is not a parameter",
    ],
    [
      "a catalog entry without a prompt",
      page("clarification a_code\nparameters: none"),
      "A line that begins `prompt: ` belongs here",
    ],
    [
      "a production that the grammar lacks",
      page("parse NoItem forms\n+ use x\nx x"),
      "page.md:3: The grammar has no production NoItem.",
    ],
  ])("for %s", (_what, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it.each([
    [
      "under a chapter that is not the fifth",
      "4.1",
      "import-error a_code\nparameters: none\nmessage: x",
      "under a rule of chapter 5",
    ],
    [
      "with a hole that is not a parameter",
      "5.1",
      "import-error a_code\nparameters: none\nmessage: {x}",
      "The template hole {x}",
    ],
    [
      "that an example expects and the catalog lacks",
      "5.1",
      "state_json one\nimport {}\nerror No.",
      "no import error with the message `No.`",
    ],
  ])("for an import error %s", (_what, number, fence, message) => {
    const rules = readChapter("page.md", page(fence).replace("4.1", number));
    expect(() => readErrors(rules)).toThrow(message);
  });

  it("for an import error that stands twice", () => {
    const entry = "```import-error a_code\nparameters: none\nmessage: x\n```\n";
    const rules = readChapter("page.md", `### 5.1 \`a.rule\` A rule\n\n${entry}${entry}${PROOF}`);
    expect(() => checkSpec(rules, [], DIRECTIVE_FENCES)).toThrow("The catalog entry a_code stands twice.");
  });

  it("for a production without an accepted text", () => {
    expect(() => read(page("parse UseItem forms\nx Use x"), ["UseItem"])).toThrow(
      "a.peggy:7: The production UseItem has no accepted example in the spec",
    );
  });

  it("for a production without a text that almost matches", () => {
    expect(() => read(page('parse UseItem forms\n+ use x\n  item "x"'), ["UseItem"])).toThrow(
      "has no example in the spec that almost matches",
    );
  });
});
