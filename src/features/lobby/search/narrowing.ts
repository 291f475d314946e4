// Whoever types one letter more looks among what the letters so far have found.

/**
 * In words of this length and longer every kind of error is forgiven, in shorter ones none that lacks a letter. So
 * from here on one more letter never lets in a name that was not let in before.
 */
export const FORGIVING = 5;
/** Texts that are remembered; a person who goes on typing needs the last of them. */
const REMEMBERED = 64;

interface Known {
  /** Ascending. */
  readonly exact: readonly number[];
  misspelt?: readonly number[];
}

/** What a beginning of the text has found. */
interface Start {
  readonly games: number[];
  /** Its words that are as they are in the text. */
  readonly wholeWords: number;
}

/** Texts have single spaces, and none at the end. What is found is told without any filter. */
export class Narrowing {
  readonly #known = new Map<string, Known>();

  forget(): void {
    this.#known.clear();
  }

  /** All that may fit, ascending: what fitted the beginning, else everything. */
  eachExact(wanted: string, size: number, look: (index: number) => void): void {
    const known = this.#longest(wanted, () => true)?.known.exact;
    if (known) known.forEach(look);
    else for (let index = 0; index < size; index += 1) look(index);
  }

  noteExact(wanted: string, exact: readonly number[]): void {
    if (this.#known.size >= REMEMBERED) this.#known.clear();
    this.#known.set(wanted, { ...this.#known.get(wanted), exact });
  }

  /** `undefined` where no beginning of the text rules anything out. */
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

  /** After what fits exactly. */
  noteMisspelt(wanted: string, misspelt: readonly number[]): void {
    const known = this.#known.get(wanted);
    if (known) known.misspelt = misspelt;
  }

  #longest(
    wanted: string,
    isOf: (start: string, known: Known) => boolean,
  ): { start: string; known: Known } | undefined {
    for (let length = wanted.length; length > 0; length -= 1) {
      const start = wanted.slice(0, length);
      const known = this.#known.get(start);
      if (known && isOf(start, known)) return { start, known };
    }
    return undefined;
  }
}

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);
