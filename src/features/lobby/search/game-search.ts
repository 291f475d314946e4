// Finds games while the member types: in memory, because a key may take only a few milliseconds.
import uFuzzy from '@leeoniya/ufuzzy';
import { fold } from '#src/lib/text/typed.ts';
import { initialsOf, LATIN_LETTERS, lettersOf, missing } from './letters.ts';
import { FORGIVING, Narrowing } from './narrowing.ts';

export interface SearchableGame {
  readonly gameId: number;
  readonly name: string;
  readonly typeId: number;
  readonly brandId: number;
  /** Other texts it can be found by: studio, type and tags. */
  readonly about: string;
  readonly isHot: boolean;
}

export interface SearchFilter {
  /** 0 means all, for `brandId` too. */
  readonly typeId: number;
  readonly brandId: number;
}

export interface Found {
  /** Best first. */
  readonly ids: readonly number[];
  /**
   * Without exact results, similar ones; without those popular games. Before anything is typed, popular games, or
   * every game of a chosen type or studio.
   */
  readonly kind: 'fit' | 'near' | 'hot';
}

/** With fewer results than this, names with typing errors are searched too. */
const FEW = 24;
/** A shorter remainder of the query is too unspecific. */
const SHORTEST = 2;
const NEAR_AT_MOST = 24;

/** One wrong, missing, extra or swapped letter per word; by word, because long patterns are slow to build. */
const fuzzy = new uFuzzy({ intraMode: 1 });
const LATIN = /[a-z0-9]/;

/** From best to worst; lobby order within each. */
const RANKS = 4;

/** Searched in advance, one per task, so that the browser has compiled the code before the first key. */
export const REHEARSAL = ['e', 'er', 'ere', 'eral', 'erals moo', 'erals moonn'];

export class GameSearch {
  readonly #games: SearchableGame[] = [];
  readonly #names: string[] = [];
  readonly #abouts: string[] = [];
  /** Letter bits of the names, and of all texts. */
  readonly #nameLetters: number[] = [];
  readonly #allLetters: number[] = [];
  /** First letters of the words of the names. */
  readonly #initials: number[] = [];
  readonly #narrowing = new Narrowing();

  get size(): number {
    return this.#games.length;
  }

  /** In lobby order; called with one slice at a time, so that no task is long. */
  add(games: readonly SearchableGame[]): void {
    this.#narrowing.forget();
    for (const game of games) {
      const [name, about] = [fold(game.name), fold(game.about)];
      const letters = lettersOf(name);
      this.#games.push(game);
      this.#names.push(name);
      this.#abouts.push(about);
      this.#nameLetters.push(letters);
      this.#allLetters.push(letters | lettersOf(about));
      this.#initials.push(initialsOf(name));
    }
  }

  find(text: string, filter: SearchFilter): Found {
    const words = fold(text).split(/\s+/).filter(Boolean);
    if (words.length === 0) return this.#beforeTyping(filter);
    const wanted = words.join(' ');
    const ranked = this.#exact(wanted, filter);
    if (ranked.length < FEW) this.#addMisspelt(ranked, wanted, filter);
    if (ranked.length > 0) return { ids: ranked.map((index) => this.#idOf(index)), kind: 'fit' };
    const near = this.#near(wanted, filter);
    return near.length > 0 ? { ids: near, kind: 'near' } : { ids: this.hot(filter), kind: 'hot' };
  }

  #beforeTyping(filter: SearchFilter): Found {
    const isFiltered = filter.typeId > 0 || filter.brandId > 0;
    if (!isFiltered) return { ids: this.hot(filter), kind: 'hot' };
    const ids = this.#games.filter((game) => fits(game, filter)).map((game) => game.gameId);
    return { ids, kind: 'fit' };
  }

  /** Popular games. */
  hot(filter: SearchFilter): number[] {
    return this.#games.filter((game) => game.isHot && fits(game, filter)).map((game) => game.gameId);
  }

  /** Every word occurs in the game's name or in its other texts. */
  #exact(wanted: string, filter: SearchFilter): number[] {
    if (isOneLetter(wanted)) return this.#withLetter(wanted, filter);
    const ranks: number[][] = Array.from({ length: RANKS }, () => []);
    const letters = lettersOf(wanted);
    const words = wanted.split(' ');
    const fitting: number[] = [];
    this.#narrowing.eachExact(wanted, this.size, (index) => {
      if ((letters & ~this.#allLetters[index]!) !== 0) return;
      const rank = rankOf(wanted, words, { name: this.#names[index]!, about: this.#abouts[index]! });
      if (rank < 0) return;
      fitting.push(index);
      if (fits(this.#games[index]!, filter)) ranks[rank]?.push(index);
    });
    this.#narrowing.noteExact(wanted, fitting);
    return ranks.flat();
  }

  /** A single letter occurs in most names: the bits alone determine its rank. */
  #withLetter(wanted: string, filter: SearchFilter): number[] {
    const [begins, word, inside, about]: [number[], number[], number[], number[]] = [[], [], [], []];
    const letter = lettersOf(wanted);
    for (let index = 0; index < this.#games.length; index += 1) {
      if ((letter & this.#allLetters[index]!) === 0 || !fits(this.#games[index]!, filter)) continue;
      if ((letter & this.#nameLetters[index]!) === 0) about.push(index);
      else if ((letter & this.#initials[index]!) === 0) inside.push(index);
      else if (this.#names[index]!.startsWith(wanted)) begins.push(index);
      else word.push(index);
    }
    return [...begins, ...word, ...inside, ...about];
  }

  #addMisspelt(ranked: number[], wanted: string, filter: SearchFilter): void {
    const known = new Set(ranked);
    const found = this.#misspelt(wanted);
    this.#narrowing.noteMisspelt(wanted, found);
    for (const index of found) {
      if (!known.has(index) && fits(this.#games[index]!, filter)) ranked.push(index);
    }
  }

  /** Names that contain every word with at most one error each. */
  #misspelt(wanted: string): number[] {
    const words = wanted.split(' ');
    const start = this.#narrowing.misspeltOf(wanted);
    // The last word of the previous query may have become longer. Long words exclude the most names.
    const open = (start ? words.slice(start.wholeWords) : words).sort((a, b) => b.length - a.length);
    let found = start?.games;
    for (const word of open) found = this.#withWord(word, found);
    return found ?? [];
  }

  #withWord(word: string, among: readonly number[] | undefined): number[] {
    const letters = lettersOf(word) & LATIN_LETTERS;
    const errors = word.length < FORGIVING ? 0 : 1;
    const alike: number[] = [];
    const look = (index: number) => {
      if (missing(letters, this.#nameLetters[index]!) <= errors) alike.push(index);
    };
    if (among) for (const index of among) look(index);
    else for (let index = 0; index < this.size; index += 1) look(index);
    // Other scripts are matched exactly.
    if (!LATIN.test(word)) return alike.filter((index) => this.#names[index]!.includes(word));
    return alike.length > 0 ? (fuzzy.filter(this.#names, word, alike) ?? []) : alike;
  }

  /** Shortens the query letter by letter until something matches. */
  #near(wanted: string, filter: SearchFilter): number[] {
    for (let length = wanted.length - 1; length >= SHORTEST; length -= 1) {
      const found = this.#exact(wanted.slice(0, length).trim(), filter);
      if (found.length > 0) return found.slice(0, NEAR_AT_MOST).map((index) => this.#idOf(index));
    }
    return [];
  }

  #idOf(index: number): number {
    return this.#games[index]!.gameId;
  }
}

const isOneLetter = (text: string): boolean => text.length === 1 && text >= 'a' && text <= 'z';

const fits = (game: SearchableGame, { typeId, brandId }: SearchFilter): boolean =>
  (typeId === 0 || game.typeId === typeId) && (brandId === 0 || game.brandId === brandId);

/** 0: the name begins with it, 1: a word does, 2: the name contains it, 3: other texts do; -1: no match. */
function rankOf(wanted: string, words: readonly string[], game: { name: string; about: string }): number {
  const { name, about } = game;
  if (name.startsWith(wanted)) return 0;
  let rank = 1;
  for (const word of words) {
    const at = name.indexOf(word);
    if (at < 0 && !about.includes(word)) return -1;
    if (at < 0) rank = 3;
    else if (at > 0 && name[at - 1] !== ' ') rank = Math.max(rank, 2);
  }
  return rank;
}
