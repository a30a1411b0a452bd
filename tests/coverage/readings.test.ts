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
  ])("not by %j the name %j", (item, name) => {
    expect(covers(item, name)).toBe(false);
  });

  test.each([
    ["yahoo!", "yahoo!"],
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
    expect(readings("nuts, nuts and 'nuts'.")).toEqual(["nuts, nuts and 'nuts'.", "nuts, nuts and 'nuts'", "nuts"]);
    expect(readings("")).toEqual([]);
    expect(looseName("The  Send_-Email")).toBe("send email");
  });
});
