/** A mirror: an object that shows another as it is, save for what it is told to show otherwise. */

/** What a mirror shows in the place of a value. `self` gives the mirror. */
export type Show = (key: PropertyKey, value: unknown, self: () => object) => unknown;

/**
 * The mirror of an object: its prototype, its keys, and its values at the moment when they are read, getters included. What is
 * written to it is written to the object. Its methods run on the mirror, so that they meet what it shows.
 */
export function mirror(object: object, show: Show): object {
  const shown = new Map<PropertyKey, readonly [value: unknown, shown: unknown]>();
  const self = (): object => proxy;
  const look = (key: PropertyKey, value: unknown): unknown => {
    const known = shown.get(key);
    if (known !== undefined && known[0] === value) return known[1];
    const seen = show(key, value, self);
    shown.set(key, [value, seen]);
    return seen;
  };
  // The target has nothing of its own: of a frozen object a proxy must show every value as it is.
  const target: object = Object.create(object);
  const proxy: object = new Proxy(target, {
    get: (_, key) => look(key, Reflect.get(object, key)),
    ownKeys: () => Reflect.ownKeys(object),
    getPrototypeOf: () => Reflect.getPrototypeOf(object),
    getOwnPropertyDescriptor: (_, key) =>
      described(Reflect.getOwnPropertyDescriptor(object, key), () => look(key, Reflect.get(object, key))),
    set: (_, key, value) => Reflect.set(object, key, value),
    defineProperty: (_, key, descriptor) => Reflect.defineProperty(object, key, descriptor),
    deleteProperty: (_, key) => Reflect.deleteProperty(object, key),
  });
  return proxy;
}

/** A property as the mirror has it: one that the target lacks can only be configurable. */
function described(descriptor: PropertyDescriptor | undefined, look: () => unknown): PropertyDescriptor | undefined {
  if (descriptor === undefined) return undefined;
  const { get, ...rest } = descriptor;
  return get === undefined
    ? { ...rest, value: look(), configurable: true }
    : { ...rest, get: look, configurable: true };
}
