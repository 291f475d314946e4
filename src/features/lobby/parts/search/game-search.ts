// Finding games as somebody types: in memory, because every key has a few milliseconds.
import uFuzzy from '@leeoniya/ufuzzy';
import { fold } from './fold.ts';
import { lettersOf, missing } from './letters.ts';

export interface SearchableGame {
  readonly gameId: number;
  readonly name: string;
  readonly typeId: number;
  readonly brandId: number;
  /** What else it is found by: studio, kind and tags. */
  readonly about: string;
  readonly isHot: boolean;
}

export interface SearchFilter {
  /** 0 = all, as with `brandId`. */
  readonly typeId: number;
  readonly brandId: number;
}

export interface Found {
  /** Best first. */
  readonly ids: readonly number[];
  /** Where nothing fits, what comes near; where nothing does, and before anything is typed, what many play. */
  readonly kind: 'fit' | 'near' | 'hot';
}

/** Below this many, games are looked for whose names are written a little differently. */
const FEW = 24;
/** A shorter rest of what was typed says nothing. */
const SHORTEST = 2;
const NEAR_AT_MOST = 24;

/** One wrong, missing, extra or swapped letter in each word. */
const fuzzy = new uFuzzy({ intraMode: 1, interIns: 3 });

/** From best to worst; within one, the order of the lobby. */
const RANKS = 4;

export class GameSearch {
  readonly #games: SearchableGame[] = [];
  readonly #names: string[] = [];
  readonly #abouts: string[] = [];
  /** Letters of the names, and of all that games are found by. */
  readonly #nameLetters: number[] = [];
  readonly #allLetters: number[] = [];

  get size(): number {
    return this.#games.length;
  }

  /** In the order of the lobby; called with a slice at a time, so that no task is long. */
  add(games: readonly SearchableGame[]): void {
    for (const game of games) {
      const [name, about] = [fold(game.name), fold(game.about)];
      const letters = lettersOf(name);
      this.#games.push(game);
      this.#names.push(name);
      this.#abouts.push(about);
      this.#nameLetters.push(letters);
      this.#allLetters.push(letters | lettersOf(about));
    }
  }

  find(text: string, filter: SearchFilter): Found {
    const wanted = fold(text);
    const words = wanted.split(/\s+/).filter(Boolean);
    if (words.length === 0) return { ids: this.hot(filter), kind: 'hot' };
    const ranked = this.#exact(wanted, words, filter);
    if (ranked.length < FEW) this.#addMisspelt(ranked, wanted, filter);
    if (ranked.length > 0) return { ids: ranked.map((index) => this.#idOf(index)), kind: 'fit' };
    const near = this.#near(wanted, filter);
    return near.length > 0 ? { ids: near, kind: 'near' } : { ids: this.hot(filter), kind: 'hot' };
  }

  /** What many play. */
  hot(filter: SearchFilter): number[] {
    return this.#games.filter((game) => game.isHot && fits(game, filter)).map((game) => game.gameId);
  }

  /** Every word stands somewhere in the game's name or in what is said about it. */
  #exact(wanted: string, words: readonly string[], filter: SearchFilter): number[] {
    const ranks: number[][] = Array.from({ length: RANKS }, () => []);
    const letters = lettersOf(wanted);
    for (let index = 0; index < this.#games.length; index += 1) {
      if ((letters & ~this.#allLetters[index]!) !== 0) continue;
      const rank = rankOf(wanted, words, { name: this.#names[index]!, about: this.#abouts[index]! });
      if (rank >= 0 && fits(this.#games[index]!, filter)) ranks[rank]?.push(index);
    }
    return ranks.flat();
  }

  #addMisspelt(ranked: number[], wanted: string, filter: SearchFilter): void {
    const known = new Set(ranked);
    for (const index of fuzzy.filter(this.#names, wanted, this.#alike(wanted)) ?? []) {
      if (!known.has(index) && fits(this.#games[index]!, filter)) ranked.push(index);
    }
  }

  /** Names that lack no more letters than may be wrong: one a word. */
  #alike(wanted: string): number[] {
    const letters = lettersOf(wanted);
    const errors = wanted.split(/\s+/).length;
    const alike: number[] = [];
    for (let index = 0; index < this.#names.length; index += 1) {
      if (missing(letters, this.#nameLetters[index]!) <= errors) alike.push(index);
    }
    return alike;
  }

  /** What fits when the end of what was typed is left out, letter by letter. */
  #near(wanted: string, filter: SearchFilter): number[] {
    for (let length = wanted.length - 1; length >= SHORTEST; length -= 1) {
      const start = wanted.slice(0, length).trim();
      const found = this.#exact(start, start.split(/\s+/), filter);
      if (found.length > 0) return found.slice(0, NEAR_AT_MOST).map((index) => this.#idOf(index));
    }
    return [];
  }

  #idOf(index: number): number {
    return this.#games[index]!.gameId;
  }
}

const fits = (game: SearchableGame, { typeId, brandId }: SearchFilter): boolean =>
  (typeId === 0 || game.typeId === typeId) && (brandId === 0 || game.brandId === brandId);

/** 0 its name begins so, 1 a word of its name does, 2 its name contains it, 3 it is said about it; -1 not at all. */
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
