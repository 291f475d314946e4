/** An address without what may name somebody or something: `/mail/:id`. */
export function pathShape(path: string): string {
  const parts = path.split('/').slice(1, 1 + MOST_PARTS);
  return `/${parts.map((part) => (WORD.test(part) ? part : ':id')).join('/')}`;
}

const MOST_PARTS = 4;
/** Letters only, and no longer than a word. */
const WORD = /^[a-z-]{0,20}$/i;
