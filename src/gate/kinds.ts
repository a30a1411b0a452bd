/** Objects and functions, as far as a guard must tell them apart. */

/** Any function, a class as well. */
export type Callable = (...call: unknown[]) => unknown;

export function isCallable(value: unknown): value is Callable {
  return typeof value === "function";
}

export function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** What a key is defined as by an object or the first of its prototypes that has it, without running a getter. */
export function definitionOf(object: object | null, key: PropertyKey): PropertyDescriptor | undefined {
  for (let each = object; each !== null; each = Reflect.getPrototypeOf(each)) {
    const found = Reflect.getOwnPropertyDescriptor(each, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether every object or every function has this method: it is no tool, nor a way to run one. One of its own is not everyone's. */
export function isEveryones(owner: object, key: PropertyKey, value: unknown): boolean {
  const [ofObjects, ofFunctions] = [Object.prototype, Function.prototype].map((each) => definitionOf(each, key)?.value);
  const isMaker = key === "constructor" && !Object.hasOwn(owner, key);
  return isMaker || (value !== undefined && (value === ofObjects || value === ofFunctions));
}
