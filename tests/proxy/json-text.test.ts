/** Edits of JSON text change what they name and nothing else. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { beginningOf, cuts, edited, elementsAt, membersAt } from "../../src/proxy/json-text.js";

const values = fc.jsonValue({ maxDepth: 4, stringUnit: "binary" });
const blanks = fc.constantFrom(undefined, 1, "\t", " \n\r ");

it("the fields and elements of a text are where the text has them", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), values), fc.array(values), blanks, (object, list, space) => {
      const text = JSON.stringify(object, null, space);
      const members = membersAt(text, beginningOf(text));
      const read = members.map(({ name, value }) => [name, JSON.parse(text.slice(value.start, value.end))]);
      expect(read).toEqual(Object.entries(JSON.parse(text)));
      const listed = ` ${JSON.stringify(list, null, space)}`;
      const elements = elementsAt(listed, beginningOf(listed));
      expect(elements.map(({ start, end }) => JSON.parse(listed.slice(start, end)))).toEqual(JSON.parse(listed));
    }),
  );
});

it("what is cut away is gone, and the rest is JSON as it was", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(values, fc.boolean())), blanks, (pairs, space) => {
      const text = JSON.stringify(
        pairs.map(([value]) => value),
        null,
        space,
      );
      const spans = elementsAt(text, 0);
      const left = edited(
        text,
        cuts(spans, (index) => pairs[index]?.[1] === true),
      );
      const kept = pairs.filter(([, isCut]) => !isCut).map(([value]) => value);
      expect(JSON.parse(left)).toEqual(JSON.parse(JSON.stringify(kept)));
    }),
  );
});

it.each<[string, number[], string]>([
  ["[1, 2 ,3]", [0], "[2 ,3]"],
  ["[1, 2 ,3]", [1], "[1, 3]"],
  ["[1, 2 ,3]", [2], "[1, 2]"],
  ["[1, 2 ,3]", [1, 2], "[1]"],
  ["[ 1, 2 ,3 ]", [0, 1, 2], "[  ]"],
])("%s without %j is %s", (text, gone, left) => {
  expect(
    edited(
      text,
      cuts(elementsAt(text, 0), (index) => gone.includes(index)),
    ),
  ).toBe(left);
});
