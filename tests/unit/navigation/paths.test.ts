// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { paths } from '#src/navigation/paths.ts';

describe('the table of addresses', () => {
  it('contains exactly the addresses that have a screen', () => {
    expect(new Set(routes.map(({ path }) => path))).toEqual(new Set(Object.values(paths)));
    expect(routes).toHaveLength(Object.values(paths).length);
  });
});
