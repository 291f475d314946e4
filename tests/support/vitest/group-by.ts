// Vitest prints failures and snapshots with two functions that Node has from 21 on; without them a failing
// run on Node 20 ends in a TypeError instead of saying what failed.

type Groups<K, T> = Map<K, T[]>;

export function addGroupBy(): void {
  provide(Map, <K, T>(items: Iterable<T>, keyOf: (item: T) => K) => group(items, keyOf));
  provide(Object, <T>(items: Iterable<T>, keyOf: (item: T) => string) =>
    Object.fromEntries(group(items, keyOf)),
  );
}

function provide(owner: object, groupBy: unknown): void {
  if (!('groupBy' in owner)) Object.defineProperty(owner, 'groupBy', { value: groupBy, configurable: true });
}

function group<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Groups<K, T> {
  const groups: Groups<K, T> = new Map();
  for (const item of items) {
    const key = keyOf(item);
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
