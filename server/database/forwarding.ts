// One object in front of another: what it has of its own, and everything else as it is.
export const forwarding = <T extends object>(inner: T, own: Partial<T>): T =>
  new Proxy(inner, {
    get(target, name) {
      const from: object = name in own ? own : target;
      const value: unknown = Reflect.get(from, name, from);
      return typeof value === 'function' ? value.bind(from) : value;
    },
  });
