/** Holds sources to the law of imports (rooms.ts). Texts in, faults out: nothing is read from disk, so that a test can plant a fault. */
import { dirname, join } from "node:path";
import { type Import, importsOf, impureNames } from "./imports.js";
import { PURE, ROOMS, type Room } from "./rooms.js";

/** The text of each module, by its path from the project's root. */
export type Sources = ReadonlyMap<string, string>;

/** The names that a package exports, and the file of each, as in package.json. */
export type Exports = Readonly<Record<string, unknown>>;

/** The code that helps to test the core, by its entries, and what of `src` it may load. */
const INDEPENDENT: readonly {
  readonly name: string;
  readonly files: string;
  readonly mayLoad: readonly string[];
}[] = [
  { name: "The generator", files: "tools/generate.ts", mayLoad: ["base", "toolkit", "schema"] },
  { name: "The oracle", files: "tests/oracle", mayLoad: [] },
];

/** A module as it is read: once, however often it is held to the law. */
export interface Module {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

export function moduleOf(path: string, text: string): Module {
  return { path, text, imports: importsOf(path, text) };
}

export function modulesOf(sources: Sources): Map<string, Module> {
  return new Map([...sources].map(([path, text]) => [path, moduleOf(path, text)]));
}

/** All that breaks the law, a sentence each. */
export function faultsOf(byPath: ReadonlyMap<string, Module>, exports: Exports): string[] {
  const modules = [...byPath.values()];
  const inRooms = modules.filter(({ path }) => path.startsWith("src/"));
  return [
    ...roomOrderFaults(),
    ...inRooms.flatMap(({ path, imports }) => imports.flatMap((each) => importFaults(path, each, byPath))),
    ...inRooms.flatMap(({ path, text }) => purityFaults(path, text)),
    ...circles(new Map(inRooms.map(({ path, imports }) => [path, localTargets(path, imports)]))),
    ...independenceFaults(new Map(modules.map(({ path, imports }) => [path, loadedTargets(path, imports)]))),
    ...exportFaults(exports),
  ];
}

/** The room of a module: the one whose path is the longest that fits. */
function roomOf(path: string): Room | null {
  const fitting = ROOMS.filter((room) => path === `src/${room.path}` || path.startsWith(`src/${room.path}/`));
  return fitting.sort((a, b) => b.path.length - a.path.length)[0] ?? null;
}

/** A room imports those that stand above it in the table, so that no rooms can form a circle. */
function roomOrderFaults(): string[] {
  return ROOMS.flatMap(({ path, imports }, index) => {
    const above = ROOMS.slice(0, index).map((room) => room.path);
    const wrong = imports.filter((name) => !above.includes(name));
    return wrong.map(
      (name) => `tools/rooms.ts: ${path} may import only rooms that stand above it, and ${name} does not.`,
    );
  });
}

function importFaults(path: string, each: Import, modules: ReadonlyMap<string, Module>): string[] {
  const from = roomOf(path);
  const place = `${path}:${each.line}`;
  if (from === null) return [`${place}: The module is in no room. Give tools/rooms.ts one for it.`];
  const reason = each.target.startsWith(".")
    ? localReason(from, each, resolved(path, each.target), modules)
    : packageReason(from, path, each.target);
  return reason === null ? [] : [`${place}: ${each.target}: ${reason}`];
}

function localReason(
  from: Room,
  { values }: Import,
  target: string,
  modules: ReadonlyMap<string, Module>,
): string | null {
  if (!target.startsWith("src/")) return "src imports nothing outside of src.";
  if (!modules.has(target)) return "There is no such module.";
  const to = roomOf(target);
  if (to === null || to === from) return null;
  if (!from.imports.includes(to.path)) return `${from.path} may not import ${to.path} (tools/rooms.ts).`;
  const taken = from.takes?.[to.path];
  if (taken !== undefined && !(values?.every((name) => taken.includes(name)) ?? false))
    return `${from.path} takes ${taken.join(", ") || "nothing but types"} of ${to.path} (tools/rooms.ts).`;
  const door = moduleIn(to, target);
  return to.doors.includes(door) ? null : `${to.path} is entered by ${to.doors.join(", ")} alone.`;
}

function packageReason(from: Room, path: string, target: string): string | null {
  const name = target.startsWith("node:") ? "node" : target;
  const allowed = [
    ...(from.packages ?? []),
    ...(from.node ? ["node"] : []),
    ...(from.exceptions?.[moduleIn(from, path)] ?? []),
  ];
  return allowed.includes(name)
    ? null
    : `${from.path} may not import ${name === "node" ? "Node" : name} here (tools/rooms.ts).`;
}

/** The name of a module in its room: `node/index`. */
function moduleIn(room: Room, path: string): string {
  const inside = path.replace(/\.ts$/, "");
  return room.path.endsWith(".ts") ? inside.slice("src/".length) : inside.slice(`src/${room.path}/`.length);
}

function purityFaults(path: string, text: string): string[] {
  if (!PURE.includes(roomOf(path)?.path ?? "")) return [];
  return impureNames(path, text).map(
    ({ name, line }) => `${path}:${line}: ${name}: below the index there is no clock, chance, locale or environment.`,
  );
}

/** Each circle of modules, by the first import that closes it. Types count. */
function circles(targets: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const faults: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path))
      faults.push(`${[...way.slice(way.indexOf(path)), path].join(" -> ")}: a circle of imports.`);
    if (way.includes(path) || done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...way, path]);
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);
  return faults;
}

function independenceFaults(targets: ReadonlyMap<string, readonly string[]>): string[] {
  return INDEPENDENT.flatMap(({ name, files, mayLoad }) => {
    const loaded = new Set([...targets.keys()].filter((path) => path === files || path.startsWith(`${files}/`)));
    for (const path of loaded) for (const target of targets.get(path) ?? []) loaded.add(target);
    const wrong = [...loaded].filter((path) => path.startsWith("src/") && !mayLoad.includes(roomOf(path)?.path ?? ""));
    return wrong.map((path) => `${files}: ${name} loads ${path}, whose results it helps to test.`);
  });
}

/** What package.json exports is what the rooms say, save files that are not modules. */
function exportFaults(exports: Exports): string[] {
  const said = new Map(
    ROOMS.flatMap((room) =>
      Object.entries(room.exports ?? {}).map(([name, door]) => [name, distOf(room, door)] as const),
    ),
  );
  const given = Object.entries(exports).filter(([, target]) => typeof target === "object");
  const wrong = given.filter(([name, target]) => JSON.stringify(target) !== JSON.stringify(said.get(name)));
  const missing = [...said.keys()].filter((name) => !(name in exports));
  return [
    ...wrong.map(([name]) => `package.json: the export ${name} is not what tools/rooms.ts says of it.`),
    ...missing.map((name) => `package.json: the export ${name} is missing.`),
  ];
}

function distOf(room: Room, door: string): { readonly types: string; readonly default: string } {
  const path = room.path.endsWith(".ts") ? door : `${room.path}/${door}`;
  return { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` };
}

function localTargets(path: string, imports: readonly Import[]): string[] {
  return imports.filter(({ target }) => target.startsWith(".")).map(({ target }) => resolved(path, target));
}

/** Without what is imported for its types, which leaves nothing behind. */
function loadedTargets(path: string, imports: readonly Import[]): string[] {
  return localTargets(
    path,
    imports.filter(({ forTypes }) => !forTypes),
  );
}

function resolved(path: string, target: string): string {
  return join(dirname(path), target).replace(/\.js$/, ".ts");
}
