import { describe, expect, test } from "vitest";
import { covers, looseName, readings } from "../../src/coverage/index.js";

describe("a rule covers, read loosely", () => {
  test.each([
    "send_email",
    "send_email.",
    "send_email please",
    "please send_email",
    "the send_email tool",
    "send_email and search",
    "search, send-email; or crawl",
    "Send Email",
    '"send_email"',
    "**send_email**!",
    "`send_email`, thanks!",
    "search and the send_email tool, please",
    '"search", "send_email"',
    "send_email...",
    "send_email_tool",
    'the "send_email" tool',
    '"send_email and search"',
    "`search, the send_email tool.`",
    "\u201csend\u2010email\u201d",
    "the send_email and search tools",
    "both send_email and search",
    "search and/or send_email",
    "the tool send_email",
    "tools: search, send_email",
    'the "send_email tool" tool',
    "please, please, the `send_email` tool!!, thanks...",
    "send_email\uff64",
    '"search and send_email" or crawl',
  ])("send_email by %j", (item) => {
    expect(covers(item, "send_email")).toBe(true);
    expect(covers(item, "send email")).toBe(true);
    expect(covers(item, "send")).toBe(false);
    expect(covers(item, "email")).toBe(false);
  });

  test.each([
    ["sendemail", "send_email"],
    ["send_emails", "send_email"],
    ["resend_email", "send_email"],
    ["send_email to bob", "send_email"],
    ["d.c.", "d"],
    ["1,000 words", "000 words"],
    ["sandy", "s"],
    ["please", "plea"],
    ["yahoo", "yahoo!"],
    ["both hands", "hands"],
    ["toolbox", "box"],
    ["tool_box", "box"],
    ["search/crawl", "search"],
    ["handbook", "book"],
  ])("not by %j the name %j", (item, name) => {
    expect(covers(item, name)).toBe(false);
  });

  test.each([
    ["yahoo!", "yahoo!"],
    ["Yahoo! please", "yahoo!"],
    ["please Yahoo!", "yahoo!"],
    ["`Yahoo!`, please...", "yahoo!"],
    ["search or the Yahoo! tool.", "yahoo!"],
    ["etc...!", "etc..."],
    ["web tool please", "web tool"],
    ["search tools, yahoo!", "search tools"],
    ["D.C.", "d.c."],
    ["mac and cheese", "mac and cheese"],
    ["web tool", "web tool"],
    ["please", "please"],
    ["tool", "tool"],
    ["...", "..."],
    ["vitamin c.", "vitamin c"],
    ["a/b testing", "a/b testing"],
  ])("%j still covers the name %j as it stands", (item, name) => {
    expect(covers(item, name)).toBe(true);
  });

  test("every reading once, and none is empty", () => {
    const item = "nuts, nuts and 'nuts'.";
    expect(readings(item)).toEqual([item, item.slice(0, -1), "nuts", "'nuts'.", "'nuts'", "nuts ."]);
    expect(readings("")).toEqual([]);
    expect(looseName("The  Send_-Email")).toBe("send email");
  });
});
