/** Where sessions are kept that have no store named: by the rules of each platform. */
import { expect, it } from "vitest";
import { sessionsFolder } from "../../src/cli/io/data-folder.js";

const WINDOWS = "C:\\Users\\ada";

it.each<[NodeJS.Platform, string, NodeJS.ProcessEnv, string]>([
  ["linux", "/home/ada", {}, "/home/ada/.local/share/context-compiler/sessions"],
  ["linux", "/home/ada", { XDG_DATA_HOME: "/data" }, "/data/context-compiler/sessions"],
  ["linux", "/home/ada", { XDG_DATA_HOME: "data" }, "/home/ada/.local/share/context-compiler/sessions"],
  ["linux", "/home/ada", { XDG_DATA_HOME: "" }, "/home/ada/.local/share/context-compiler/sessions"],
  ["linux", "/home/ada", { LOCALAPPDATA: "/data" }, "/home/ada/.local/share/context-compiler/sessions"],
  ["darwin", "/Users/ada", {}, "/Users/ada/Library/Application Support/context-compiler/sessions"],
  ["darwin", "/Users/ada", { XDG_DATA_HOME: "/data" }, "/data/context-compiler/sessions"],
  ["win32", WINDOWS, {}, "C:\\Users\\ada\\AppData\\Local\\context-compiler\\sessions"],
  ["win32", WINDOWS, { LOCALAPPDATA: "D:\\local" }, "D:\\local\\context-compiler\\sessions"],
  ["win32", WINDOWS, { XDG_DATA_HOME: "E:\\data", LOCALAPPDATA: "D:\\local" }, "E:\\data\\context-compiler\\sessions"],
])("on %s, at home in %s, with %o: %s", (platform, home, env, folder) => {
  expect(sessionsFolder(env, platform, () => home)).toBe(folder);
});

it.each(["", "home"])("a home %j that is no whole path is refused, save where a variable names the folder", (home) => {
  expect(() => sessionsFolder({}, "linux", () => home)).toThrow(`The home folder '${home}' is no whole path.`);
  expect(sessionsFolder({ XDG_DATA_HOME: "/data" }, "linux", () => home)).toBe("/data/context-compiler/sessions");
});

it("a user without a home is refused, save where a variable names the folder", () => {
  const none = () => {
    throw new Error("uv_os_homedir returned ENOENT");
  };
  expect(() => sessionsFolder({}, "linux", none)).toThrow(
    "This user has no home folder. Set HOME, or name a store with --store.",
  );
  expect(sessionsFolder({ XDG_DATA_HOME: "/data" }, "linux", none)).toBe("/data/context-compiler/sessions");
});
