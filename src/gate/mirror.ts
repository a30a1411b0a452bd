/** A mirror: an object or a function that shows another as it is, save for what it is told to show otherwise. */

/** What a mirror shows in the place of a value. `self` gives the mirror. */
export type Show = (key: PropertyKey, value: unknown, self: () => object) => unknown;

/** What a mirror of a function does when it is called, and by `new`. */
export type Calls = Required<Pick<ProxyHandler<object>, "apply" | "construct">>;

/**
 * The mirror of an object: its prototype, its keys, and its values at the moment when they are read, getters included. What is
 * written to it is written to the object.
 */
export function mirror(object: object, show: Show, calls?: Calls): object {
  const shown = new Map<PropertyKey, readonly [value: unknown, shown: unknown]>();
  const self = (): object => proxy;
  const look = (key: PropertyKey, value: unknown): unknown => {
    const known = shown.get(key);
    if (known !== undefined && known[0] === value) return known[1];
    const seen = show(key, value, self);
    shown.set(key, [value, seen]);
    return seen;
  };
  const proxy: object = new Proxy(targetOf(object), {
    ...calls,
    get: (_, key) => look(key, Reflect.get(object, key)),
    ownKeys: () => Reflect.ownKeys(object),
    getPrototypeOf: () => Reflect.getPrototypeOf(object),
    getOwnPropertyDescriptor: (_, key) =>
      described(Reflect.getOwnPropertyDescriptor(object, key), () => look(key, Reflect.get(object, key))),
    set: (_, key, value) => Reflect.set(object, key, value),
    defineProperty: (_, key, descriptor) => Reflect.defineProperty(object, key, descriptor),
    deleteProperty: (_, key) => Reflect.deleteProperty(object, key),
    // It shows keys that its target has not, which a frozen one could not.
    preventExtensions: () => false,
  });
  return proxy;
}

/** Bound, it can be called and constructed, and has no fixed `prototype`; the mirror's own `apply` and `construct` stand for both. */
const CONSTRUCTIBLE = class {};

/** The target has nothing fixed of its own: of a frozen object a proxy must show every value as it is. */
function targetOf(object: object): object {
  if (typeof object !== "function") return Object.create(object);
  const target: object = Object.setPrototypeOf(CONSTRUCTIBLE.bind(undefined), object);
  return target;
}

/** A property as the mirror has it: one that the target lacks can only be configurable. */
function described(descriptor: PropertyDescriptor | undefined, look: () => unknown): PropertyDescriptor | undefined {
  if (descriptor === undefined) return undefined;
  const { get, ...rest } = descriptor;
  return get === undefined
    ? { ...rest, value: look(), configurable: true }
    : { ...rest, get: look, configurable: true };
}
