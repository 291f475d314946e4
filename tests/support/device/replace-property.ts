/** Functions that restore what a test has replaced. */
const replaced: Array<() => void> = [];

/** For objects such as `navigator`; restored when the test file ends. */
export function replaceProperty(owner: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  replaced.push(() => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  });
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

export function restoreProperties(): void {
  for (const restore of replaced.splice(0).reverse()) restore();
}
