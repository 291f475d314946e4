import { describe, expect, it } from 'vitest';
import { GameSearch, type SearchableGame } from '#src/features/lobby/search/game-search.ts';

const game = (gameId: number, name: string, more: Partial<SearchableGame> = {}): SearchableGame => ({
  gameId,
  name,
  typeId: 1,
  brandId: 1,
  about: 'Tern & Sons Slots',
  isHot: false,
  ...more,
});

const GAMES = [
  game(1, 'Dragon Pearl', { isHot: true }),
  game(2, 'Plátano Palace', { about: 'Reef Works Slots fruit' }),
  game(3, 'Golden Dragons', { brandId: 2, about: 'Reef Works Slots' }),
  game(4, 'Snapdragon', { typeId: 2, about: 'Reef Works Cards garden' }),
  game(5, 'Lucky Dice', { typeId: 3, about: 'Tern & Sons Table', isHot: true }),
  game(6, 'Lighthouse Keeper'),
];
const search = new GameSearch();
search.add(GAMES.slice(0, 3));
search.add(GAMES.slice(3));
const ALL = { typeId: 0, brandId: 0 };
const find = (text: string, filter = ALL) => search.find(text, filter);

describe('searching for a game', () => {
  it('shows popular games before anything is typed', () => {
    expect(find('  ')).toEqual({ ids: [1, 5], kind: 'hot' });
  });

  it('shows every game of a chosen kind or studio before anything is typed, popular or not', () => {
    expect(find('', { typeId: 1, brandId: 0 })).toEqual({ ids: [1, 2, 3, 6], kind: 'fit' });
    expect(find('', { typeId: 2, brandId: 0 })).toEqual({ ids: [4], kind: 'fit' });
    expect(find(' ', { typeId: 0, brandId: 2 })).toEqual({ ids: [3], kind: 'fit' });
    expect(find('', { typeId: 9, brandId: 0 }).ids).toEqual([]);
  });

  it('finds names that begin with the text first, then words, then parts of words', () => {
    expect(find('dragon').ids).toEqual([1, 3, 4]);
  });

  it.each([
    ['platano', 2],
    ['PLÁTANO', 2],
    ['pearl drag', 1],
    ['fruit', 2],
    ['cards', 4],
    ['reef plat', 2],
  ])('finds %s by name, studio, kind and tag, without accents and case', (text, gameId) => {
    expect(find(text).ids[0]).toBe(gameId);
    expect(find(text).kind).toBe('fit');
  });

  it.each([
    ['dargon', 1],
    ['lighthuose', 6],
    ['ligthhouse', 6],
    ['luky dice', 5],
    ['lucky dicee', 5],
    ['golden dragonz', 3],
  ])('tolerates the typo in %s', (text, gameId) => {
    const found = find(text);
    expect(found.ids, JSON.stringify(found)).toContain(gameId);
    expect(found.kind).toBe('fit');
  });

  it('respects the chosen kind and studio', () => {
    expect(find('dragon', { typeId: 2, brandId: 0 }).ids).toEqual([4]);
    expect(find('dragon', { typeId: 0, brandId: 2 }).ids).toEqual([3]);
    expect(find('', { typeId: 3, brandId: 0 }).ids).toEqual([5]);
  });

  it('offers near matches when nothing matches', () => {
    expect(find('lighthouxyz')).toEqual({ ids: [6], kind: 'near' });
  });

  it('offers popular games when there are no near matches either', () => {
    expect(find('qqqq')).toEqual({ ids: [1, 5], kind: 'hot' });
    expect(find('qqqq', { typeId: 3, brandId: 0 }).ids).toEqual([5]);
  });

  it('accepts any typed text', () => {
    for (const text of ['(', '[a-', '\\', '***', 'ß', '🐉', 'a'.repeat(64)]) {
      expect(() => find(text), text).not.toThrow();
    }
  });

  it('finds names with digits, marks and other scripts, even with a typo', () => {
    const others = new GameSearch();
    const names = ['Lucky 777', 'Ñandú & Co', '龍の玉', 'Çeşme 9-10', 'Straße'];
    others.add(
      names.map((name, index) => ({ gameId: index, name, typeId: 1, brandId: 1, about: '', isHot: false })),
    );
    const idsOf = (text: string) => others.find(text, { typeId: 0, brandId: 0 });
    for (const [index, name] of names.entries()) {
      expect(idsOf(name), name).toEqual({ ids: [index], kind: 'fit' });
    }
    expect(idsOf('lukcy 777')).toEqual({ ids: [0], kind: 'fit' });
    expect(idsOf('cesme 9-10')).toEqual({ ids: [3], kind: 'fit' });
  });

  it.each(['lighthouse keeper', 'ligthhouse keper', 'luky dicee', 'golden dargon', 'reef plat', 'd', 'zzz'])(
    'finds the same for %s typed letter by letter, corrected, and all at once',
    (text) => {
      const fresh = new GameSearch();
      fresh.add(GAMES);
      for (let length = 1; length <= text.length; length += 1) search.find(text.slice(0, length), ALL);
      for (const typed of [`${text}x`, text]) search.find(typed, ALL);
      expect(search.find(text, ALL)).toEqual(fresh.find(text, ALL));
    },
  );

  it('drops cached results when games are added', () => {
    const growing = new GameSearch();
    growing.add([game(1, 'Dragon Pearl')]);
    expect(growing.find('drago', ALL).ids).toEqual([1]);
    growing.add([game(2, 'Dragon Bay')]);
    expect(growing.find('dragon', ALL).ids).toEqual([1, 2]);
  });

  it('applies a kind or studio to text that was typed before without them', () => {
    search.find('drago', ALL);
    expect(search.find('dragon', { typeId: 0, brandId: 2 }).ids).toEqual([3]);
    expect(search.find('dragon', ALL).ids).toEqual([1, 3, 4]);
  });
});
