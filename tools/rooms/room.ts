/** What the law of imports says of a room. */

/** A room: a folder of `src`, or one file. */
export interface Room {
  /** From `src/`; a file ends in `.ts`. */
  readonly path: string;
  /** What it holds, in a phrase. */
  readonly holds: string;
  /** The rooms it may import, by path; a type is an import as any other. */
  readonly imports: readonly string[];
  /** The only values that it may import of a room; of any other one, and of types, whatever there is. */
  readonly takes?: Readonly<Record<string, readonly string[]>>;
  /** The modules by which other rooms enter, without `.ts`. */
  readonly doors: readonly string[];
  /** Whether it may use Node. */
  readonly node?: true;
  /** The packages that all of it may import. */
  readonly packages?: readonly string[];
  /** What single modules may import beyond that, by their path in the room: `node`, or a package. */
  readonly exceptions?: Readonly<Record<string, readonly string[]>>;
  /** The names under which the package exports a door, as in package.json. */
  readonly exports?: Readonly<Record<string, string>>;
}

/** Of a room that is entered by its index alone. */
export const INDEX: readonly string[] = ["index"];
/** The core, in the order of its phases, without its index. */
export const CORE: readonly string[] = [
  "base",
  "values.ts",
  "generated/directives",
  "generated/spec",
  "semantics",
  "engine",
];
/** What a room beside the core may import: the public surface, and what every room may. */
export const SURFACE: readonly string[] = ["base", "index.ts"];
