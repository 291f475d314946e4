// @vitest-environment happy-dom
// What browser tests take for the routes is what the app takes for them.
import { expect, it } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { englishText, routeTable } from '#tests/support/routes/route-table.ts';

it('contains every route with its title and guard', () => {
  const own = routes.map(({ path, title, guard }) => ({ path, title, guard }));
  expect(new Set(routeTable)).toEqual(new Set(own));
  expect(routeTable).toHaveLength(routes.length);
});

it('knows the heading of every route', async () => {
  const headings = await Promise.all(routeTable.map(({ title }) => englishText(title)));
  expect(headings.filter((heading) => heading === '')).toEqual([]);
});
