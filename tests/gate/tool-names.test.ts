/** By which names a tool that a provider's API describes is asked about. */
import { describe, expect, it } from "vitest";
import { toolNames } from "../../src/gate/tool-names.js";

const one = (...names: string[]) => names.map((name) => [name]);

describe("a tool", () => {
  it.each([
    ["of a function by its name", { type: "function", name: "send" }, one("send"), []],
    ["of a function within by its name", { type: "function", function: { name: "send" } }, one("send"), []],
    ["of the host's own by its name", { type: "custom", custom: { name: "send" } }, one("send"), []],
    [
      "of the provider's with a name by that, and by its kind",
      { type: "text_editor_20250728", name: "str_replace" },
      one("str_replace"),
      ["text_editor", "text_editor_20250728"],
    ],
    ["of the provider's by its kind", { type: "web_search_2025_08_26" }, [["web_search", "web_search_2025_08_26"]], []],
    [
      "for a computer by each of its kinds",
      { type: "computer_use_preview" },
      [["computer_use", "computer", "computer_use_preview"]],
      [],
    ],
    ["of a server by its label", { type: "mcp", server_label: "github" }, one("github"), []],
    ["of a set of a server's by its label", { type: "mcp_toolset", mcp_server_name: "github" }, one("github"), []],
    [
      "called at a server by its own name too",
      { type: "mcp_call", server_label: "github", name: "find" },
      one("github"),
      ["find"],
    ],
    ["with a label by that too", { type: "function", name: "find", server_label: "github" }, one("find"), ["github"]],
    ["that its only field names by that", { googleSearch: {} }, [["googleSearch", "google_Search"]], []],
    ["of several functions by all", { functionDeclarations: [{ name: "a" }, { name: "b" }] }, one("a", "b"), []],
    ["of a server without a label by nothing", { type: "mcp", name: "find" }, [[""]], []],
    ["that says nothing by nothing", {}, [[""]], []],
    ["of a kind that says nothing by nothing", { type: "custom" }, [[""]], []],
  ])("%s", (_how, tool, listed, others) => {
    expect(toolNames(tool)).toEqual({ listed, others });
  });
});
