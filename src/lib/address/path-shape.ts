/** An address without anything that may identify a person or a record: `/mail/:id`. */
export function pathShape(path: string): string {
  const parts = path.split('/').slice(1, 1 + MOST_PARTS);
  return `/${parts.map((part) => (WORD.test(part) ? part : ':id')).join('/')}`;
}

const MOST_PARTS = 4;
/** Letters only, and no longer than a word. */
const WORD = /^[a-z-]{0,20}$/i;
