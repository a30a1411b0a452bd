/** A phrasing is added in one file, as docs/phrasings.md says: its words are written into a head of the grammar, and it is proposed. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { peggyParserOf } from "../tools/peggy-parser.js";

const GRAMMAR = readFileSync("grammar/phrasings.peggy", "utf8");

test("words that are added to a head are a phrasing", () => {
  const message = "please swear off puns from now on";
  const added = GRAMMAR.replace('"steer clear of"', '"steer clear of" / "swear off"');
  expect(peggyParserOf(GRAMMAR, "ban")(message)).toBeNull();
  expect(peggyParserOf(added, "ban")(message)).toEqual({ kind: "ban_head", item: "puns" });
});
