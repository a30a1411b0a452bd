/**
 * Values from anywhere, read once into values that can be trusted: no hook is run, nothing throws, and what cannot be read
 * leaves a mark. Lists and maps may be as deep as they like, and may hold themselves (spec, `trace.change`).
 */
import { isPlainObject, TextMap } from "../../base/index.js";

/** A value as it was read. A list or map that holds itself does so here, too. */
export type Read = string | number | bigint | boolean | null | ReadList | ReadMap | Mark;
interface ReadList extends ReadonlyArray<Read> {}

/** The fields of a map, in their order, each once. */
export class ReadMap {
  readonly #places = new TextMap<number>();
  readonly #entries: (readonly [name: string, value: Read])[] = [];

  get size(): number {
    return this.#entries.length;
  }

  put(name: string, value: Read): void {
    this.#places.set(name, this.#entries.push([name, value]) - 1);
  }

  has(name: string): boolean {
    return this.#places.get(name) !== null;
  }

  get(name: string): Read | undefined {
    return this.#entries[this.#places.get(name) ?? -1]?.[1];
  }

  entries(): readonly (readonly [name: string, value: Read])[] {
    return this.#entries;
  }
}

/** What stands for a value that is not data, such as a function. It equals nothing but itself. */
export class Mark {
  readonly text: "<function>" | "<object>" | "<symbol>" | "<unreadable>";

  constructor(text: Mark["text"]) {
    this.text = text;
  }
}

/** Whether a value, or a field of it, could not be read. */
export function isUnreadable(value: Read | undefined): boolean {
  return value instanceof Mark && value.text === "<unreadable>";
}

/** Reads a value. */
export function read(value: unknown): Read {
  const [only = null] = readAll([value]);
  return only;
}

/** Reads values: what is one object in several places is one value there. */
export function readAll(values: readonly unknown[]): Read[] {
  const [seen, unfilled]: [Map<unknown, Read>, Container[]] = [new Map(), []];
  const shellOf = (value: unknown): Read => {
    const scalar = scalarOf(value);
    if (scalar !== undefined) return scalar;
    const known = seen.get(value);
    if (known !== undefined) return known;
    const made = containerOf(value);
    if (!(made instanceof Mark)) unfilled.push(made);
    const shell = made instanceof Mark ? made : made.shell;
    seen.set(value, shell);
    return shell;
  };
  const partOf = (source: object, key: string): Read => {
    try {
      return shellOf(Reflect.get(source, key));
    } catch {
      return unreadable();
    }
  };
  const shells = values.map(shellOf);
  for (let next = unfilled.pop(); next !== undefined; next = unfilled.pop()) {
    for (const key of next.keys) next.put(key, partOf(next.source, key));
  }
  return shells;
}

/** A list or map whose fields are still to be read. */
interface Container {
  readonly source: object;
  readonly keys: Iterable<string>;
  readonly shell: Read;
  readonly put: (key: string, value: Read) => void;
}

function scalarOf(value: unknown): Read | undefined {
  if (value === undefined || value === null) return null;
  const isScalar =
    typeof value === "string" || typeof value === "number" || typeof value === "bigint" || typeof value === "boolean";
  return isScalar ? value : undefined;
}

function containerOf(value: unknown): Container | Mark {
  if (typeof value === "function") return new Mark("<function>");
  if (typeof value !== "object" || value === null) return new Mark("<symbol>");
  try {
    if (Array.isArray(value)) return listOf(value);
    return isPlainObject(value) ? mapOf(value) : new Mark("<object>");
  } catch {
    return unreadable();
  }
}

function listOf(source: readonly unknown[]): Container {
  const shell: Read[] = [];
  return {
    source,
    keys: Array.from({ length: source.length }, (_, index) => String(index)),
    shell,
    put: (_key, value) => shell.push(value),
  };
}

function mapOf(source: object): Container {
  const shell = new ReadMap();
  return { source, keys: Object.keys(source), shell, put: (key, value) => shell.put(key, value) };
}

function unreadable(): Mark {
  return new Mark("<unreadable>");
}

/** The fields of a map, or null for any other value. */
export function fieldsOf(value: Read | undefined): ReadMap | null {
  return value instanceof ReadMap ? value : null;
}

/** A field of a plain object. Null for any other value, and where there is no such field or it cannot be read. */
export function ownFieldOf(value: unknown, name: string): unknown {
  try {
    return isPlainObject(value) && Object.hasOwn(value, name) ? Reflect.get(value, name) : null;
  } catch {
    return null;
  }
}

/** A property: of a plain object its own alone, of any other object inherited ones, too. Null where there is none. */
export function propertyOf(value: unknown, name: string): unknown {
  try {
    if (typeof value !== "object" || value === null || isPlainObject(value)) return ownFieldOf(value, name);
    return Reflect.get(value, name);
  } catch {
    return null;
  }
}
