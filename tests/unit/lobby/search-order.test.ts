import { describe, expect, it } from 'vitest';
import { GameSearch, type SearchableGame } from '#src/features/lobby/search/game-search.ts';

const ALL = { typeId: 0, brandId: 0 };

/** In the order of the lobby, which is the worst first. */
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

describe('the order of what is found', () => {
  it('is by how well the name fits, then what is said of a game, then what was misspelt', () => {
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

  it('is that of the lobby among equals', () => {
    const search = searchAmong(
      { name: 'River B' },
      { name: 'River A' },
      { name: 'A River' },
      { name: 'B River' },
    );
    expect(search.find('river', ALL).ids).toEqual([1, 2, 3, 4]);
  });

  it('takes a game by the worst of its words', () => {
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

  it('is that of the lobby for what many play, and of nothing else', () => {
    const search = searchAmong({ isHot: true }, {}, { isHot: true, typeId: 2 }, { isHot: true });
    expect(search.find('', ALL)).toEqual({ ids: [1, 3, 4], kind: 'hot' });
    expect(search.find('zzzz', { typeId: 1, brandId: 0 })).toEqual({ ids: [1, 4], kind: 'hot' });
  });

  it('leaves misspelt names out where enough fit', () => {
    const many = Array.from({ length: 24 }, (_, index) => ({ name: `River ${index}` }));
    expect(searchAmong({ name: 'Rievr' }, ...many).find('river', ALL).ids).toHaveLength(24);
    expect(
      searchAmong({ name: 'Rievr' }, ...many.slice(1))
        .find('river', ALL)
        .ids.at(-1),
    ).toBe(1);
  });

  it('names two dozen of what comes near, the best fit first', () => {
    const many = Array.from({ length: 30 }, () => ({ name: 'Old River' }));
    const { ids, kind } = searchAmong(...many, { name: 'River' }).find('riverxyz', ALL);
    expect([kind, ids.length, ids[0]]).toEqual(['near', 24, 31]);
  });
});
