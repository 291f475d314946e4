// Answers that many requests get: they are compressed once.

const shared = new WeakSet<object>();

/** Marks an object as the answer to many requests. */
export function share<T extends object>(data: T): T {
  shared.add(data);
  return data;
}

export const isShared = (data: object): boolean => shared.has(data);
