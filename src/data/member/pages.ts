// Lists that are read page by page, newest first, and stored for reading offline.

interface Row {
  readonly id: number | string;
}

/**
 * The stored rows with a page that was read. With the first page, older rows that are stored stay if nothing is missing
 * between them. A row that came meanwhile moves the last one of a page to the next: it is listed once.
 */
export function withPage<R extends Row>(stored: readonly R[], read: readonly R[], page: number): R[] {
  if (page > 1) return withNext(stored, read);
  const isConnected = stored.some(({ id }) => id === read.at(-1)?.id);
  return isConnected ? withNext(read, stored) : [...read];
}

function withNext<R extends Row>(before: readonly R[], next: readonly R[]): R[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...next.filter(({ id }) => !known.has(id))];
}
