// Compares versions number by number; a piece that is not a number counts as 0.

export function isOlder(version: string, than: string): boolean {
  const [left, right] = [numbersOf(version), numbersOf(than)];
  for (let at = 0; at < right.length; at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

const numbersOf = (version: string): number[] =>
  version.split('.').map((part) => Number.parseInt(part, 10) || 0);
