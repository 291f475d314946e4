// A longer query only searches the results of the shorter one.

/**
 * Words of at least this length allow every kind of error, shorter ones no missing letter. So from here on, one more
 * letter never adds a name that was not found before.
 */
export const FORGIVING = 5;
/** Number of remembered queries; typing on needs only the last ones. */
const REMEMBERED = 64;

interface Matches {
  /** Ascending. */
  readonly exact: readonly number[];
  misspelt?: readonly number[];
}

/** Results of a shorter query. */
interface Start {
  readonly games: number[];
  /** Results that contain its words exactly. */
  readonly wholeWords: number;
}

/** Queries have single spaces, and none at the end. Results are stored without any filter. */
export class Narrowing {
  readonly #known = new Map<string, Matches>();

  forget(): void {
    this.#known.clear();
  }

  /** All candidates, ascending: results of the shorter query, else everything. */
  eachExact(wanted: string, size: number, look: (index: number) => void): void {
    const known = this.#longest(wanted, () => true)?.known.exact;
    if (known) known.forEach(look);
    else for (let index = 0; index < size; index += 1) look(index);
  }

  noteExact(wanted: string, exact: readonly number[]): void {
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(wanted, { ...this.#known.get(wanted), exact });
  }

  /** `undefined` if no shorter query excludes anything. */
  misspeltOf(wanted: string): Start | undefined {
    const isWhole = (start: string) => ['', ' '].includes(wanted.charAt(start.length));
    const found = this.#longest(
      wanted,
      (start, { misspelt }) =>
        misspelt !== undefined && (isWhole(start) || lastWord(start).length >= FORGIVING),
    );
    if (!found?.known.misspelt) return undefined;
    const count = found.start.split(' ').length;
    return { games: [...found.known.misspelt], wholeWords: isWhole(found.start) ? count : count - 1 };
  }

  /** Called after the exact matches. */
  noteMisspelt(wanted: string, misspelt: readonly number[]): void {
    const known = this.#known.get(wanted);
    if (known) known.misspelt = misspelt;
  }

  #longest(
    wanted: string,
    isOf: (start: string, known: Matches) => boolean,
  ): { start: string; known: Matches } | undefined {
    for (let length = wanted.length; length > 0; length -= 1) {
      const start = wanted.slice(0, length);
      const known = this.#known.get(start);
      if (known && isOf(start, known)) return { start, known };
    }
    return undefined;
  }
}

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);
