import { describe, expect, it } from 'vitest';
import { GameSearch, type SearchableGame } from '#src/features/lobby/search/game-search.ts';

const ALL = { typeId: 0, brandId: 0 };

/** In the order of the lobby, which is the worst match first. */
function searchAmong(...games: Partial<SearchableGame>[]): GameSearch {
  const search = new GameSearch();
  search.add(
    games.map((game, index) => ({
      ...{ gameId: index + 1, name: 'Nothing', typeId: 1, brandId: 1, about: '', isHot: false },
      ...game,
    })),
  );
  return search;
}

describe('the order of search results', () => {
  it('puts names first by how well they match, then descriptions, then misspelt names', () => {
    const search = searchAmong(
      { name: 'Rievr Tale' },
      { name: 'Lucky Dice', about: 'river boats' },
      { name: 'Upriver' },
      { name: 'Old River' },
      { name: 'River Queen' },
      { name: 'Mountain' },
    );
    expect(search.find('river', ALL)).toEqual({ ids: [5, 4, 3, 2, 1], kind: 'fit' });
  });

  it('follows the lobby among equal matches', () => {
    const search = searchAmong(
      { name: 'River B' },
      { name: 'River A' },
      { name: 'A River' },
      { name: 'B River' },
    );
    expect(search.find('river', ALL).ids).toEqual([1, 2, 3, 4]);
  });

  it('ranks a game by the worst match of its words', () => {
    const search = searchAmong(
      { name: 'Gold Cup', about: 'river' },
      { name: 'Marigold River' },
      { name: 'River of Gold' },
      { name: 'Gold River' },
    );
    expect(search.find('gold river', ALL).ids).toEqual([4, 3, 2, 1]);
  });

  it('is the same for a single letter', () => {
    const search = searchAmong(
      { name: 'Tower', about: 'queen' },
      { name: 'Aqua' },
      { name: 'Old Queen' },
      { name: 'Queen' },
      { name: 'Nothing' },
    );
    expect(search.find('q', ALL)).toEqual({ ids: [4, 3, 2, 1], kind: 'fit' });
  });

  it('follows the lobby for popular games, and contains only those', () => {
    const search = searchAmong({ isHot: true }, {}, { isHot: true, typeId: 2 }, { isHot: true });
    expect(search.find('', ALL)).toEqual({ ids: [1, 3, 4], kind: 'hot' });
    expect(search.find('zzzz', { typeId: 1, brandId: 0 })).toEqual({ ids: [1, 4], kind: 'hot' });
  });

  it('leaves misspelt names out if there are enough matches', () => {
    const many = Array.from({ length: 24 }, (_, index) => ({ name: `River ${index}` }));
    expect(searchAmong({ name: 'Rievr' }, ...many).find('river', ALL).ids).toHaveLength(24);
    expect(
      searchAmong({ name: 'Rievr' }, ...many.slice(1))
        .find('river', ALL)
        .ids.at(-1),
    ).toBe(1);
  });

  it('contains two dozen near matches, the best one first', () => {
    const many = Array.from({ length: 30 }, () => ({ name: 'Old River' }));
    const { ids, kind } = searchAmong(...many, { name: 'River' }).find('riverxyz', ALL);
    expect([kind, ids.length, ids[0]]).toEqual(['near', 24, 31]);
  });
});
