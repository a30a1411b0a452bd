/** Puts the table of rooms into the page on architecture, between two marks. */
import { readFileSync } from "node:fs";
import type { Files } from "./files.js";
import { ROOMS, type Room } from "./rooms.js";

const PAGE = "docs/architecture.md";
const MARKED = /(<!-- rooms -->\n)[\s\S]*?(<!-- end -->)/;

/** The page, with the table as it is now. @throws {Error} where it has no place for the table. */
export function roomsPage(): Files {
  const text = readFileSync(PAGE, "utf8");
  if (!MARKED.test(text))
    throw new Error(`${PAGE} has no place for the table of rooms: \`<!-- rooms -->\` and \`<!-- end -->\`.`);
  return new Map([
    [PAGE, text.replace(MARKED, (_, open: string, close: string) => `${open}\n${roomsTable()}\n\n${close}`)],
  ]);
}

/** The table of rooms, in Markdown. */
function roomsTable(): string {
  const rows = ROOMS.map((room) => `| \`src/${room.path}\` | ${room.holds} | ${importsText(room)} |`);
  return ["| room | holds | may import |", "|---|---|---|", ...rows].join("\n");
}

function importsText({ imports, packages = [], node, exceptions = {} }: Room): string {
  const special = Object.entries(exceptions).map(([module, names]) => `${names.join(", ")} in \`${module}.ts\``);
  const rooms = imports.map((path) => `\`${path.replace(/\.ts$/, "")}\``);
  const texts = [...rooms, ...packages, ...(node ? ["Node"] : []), ...special];
  return texts.length === 0 ? "nothing" : texts.join(", ");
}
