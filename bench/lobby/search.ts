// The cost of a key typed into the search: the real module with the names of a real catalogue.
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import type { Game } from '#src/contract/config.ts';
import type { GameSearch, REHEARSAL } from '#src/features/lobby/search/game-search.ts';
import { bundled } from './bundle.ts';

export interface Keys {
  /** Milliseconds per key, the same keys in the same order every time. */
  readonly search: readonly number[];
  /** The floor: whether each name contains the typed text exactly. */
  readonly scan: readonly number[];
}

declare global {
  var benchSearch: { GameSearch: typeof GameSearch; REHEARSAL: typeof REHEARSAL };
}

const MODULE = fileURLToPath(new URL('../../src/features/lobby/search/game-search.ts', import.meta.url));

/** Typed as people do: to the end, then with a letter missing, doubled and swapped. */
function mistyped(name: string): string[] {
  const middle = Math.floor(name.length / 2);
  const swapped =
    name.slice(0, middle) + (name[middle + 1] ?? '') + (name[middle] ?? '') + name.slice(middle + 2);
  return [
    name,
    name.slice(0, middle) + name.slice(middle + 1),
    name.slice(0, middle) + (name[middle] ?? '') + name.slice(middle),
    swapped,
  ];
}

export async function measureKeys(page: Page, games: readonly Game[]): Promise<Keys> {
  await page.addScriptTag({ content: await bundled(MODULE, 'benchSearch') });
  const step = Math.ceil(games.length / 12);
  const texts = games.filter((_, index) => index % step === 0).flatMap(({ name }) => mistyped(name));
  return page.evaluate(
    async ([list, wanted]) => {
      const search = new benchSearch.GameSearch();
      search.add(list);
      const names = list.map(({ name }) => name.toLowerCase());
      const all = { typeId: 0, brandId: 0 };
      for (const text of benchSearch.REHEARSAL) search.find(text, all);
      const times = { search: [] as number[], scan: [] as number[] };
      for (const text of wanted) {
        for (let length = 1; length <= text.length; length += 1) {
          const typed = text.slice(0, length);
          const begun = performance.now();
          search.find(typed, all);
          const between = performance.now();
          names.filter((name) => name.includes(typed));
          times.search.push(between - begun);
          times.scan.push(performance.now() - between);
          // Every key is a task of its own, as in a real browser.
          await new Promise((resolve) => setTimeout(resolve));
        }
      }
      return times;
    },
    [
      games.map(({ gameId, name, typeId, brandId, tags = [], hot }) => ({
        gameId,
        name,
        typeId,
        brandId,
        about: tags.join(' '),
        isHot: hot === 1,
      })),
      texts,
    ] as const,
  );
}
