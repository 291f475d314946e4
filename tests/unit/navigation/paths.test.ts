// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { screens } from '#src/app/loading/on-demand.ts';
import { areasOf, routes } from '#src/app/routes.ts';
import { paths } from '#src/navigation/paths.ts';
import { englishText } from '#tests/support/routes/route-table.ts';

describe('the table of routes', () => {
  it('contains exactly the addresses of the app', () => {
    expect(new Set(routes.map(({ path }) => path))).toEqual(new Set(Object.values(paths)));
    expect(routes).toHaveLength(Object.values(paths).length);
  });

  it('names every screen that exists, and no other', () => {
    const named = routes.flatMap(({ screen }) => (screen ? [`./${screen}Screen.tsx`] : []));
    expect(named.sort()).toEqual(Object.keys(screens).sort());
  });

  it('loads the texts of the area that a screen lies in', () => {
    expect(routes.filter(({ path }) => path === paths.vip).map(areasOf)).toEqual([['vip', 'bonus']]);
  });

  it('gives every screen a heading', async () => {
    const headings = await Promise.all(routes.map(({ title }) => englishText(title)));
    expect(headings.filter((heading) => heading === '')).toEqual([]);
  });
});
