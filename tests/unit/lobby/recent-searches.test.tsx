// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { useRecentSearches } from '#src/features/lobby/search/use-recent-searches.ts';
import { closePage, signInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

it.beforeEach(({ platform }) => signInAt('/search', platform));
afterEach(async () => {
  cleanup();
  await closePage();
});

it('keeps a search once, however it is written', async () => {
  const recent = renderHook(() => useRecentSearches());
  for (const text of ['istanbul', 'İSTANBUL', 'ISTANBUL', 'ıstanbul', 'Plátano', 'PLATANO']) {
    act(() => recent.result.current.keep(text));
    await waitFor(() => expect(recent.result.current.texts[0]).toBe(text));
  }
  expect(recent.result.current.texts).toEqual(['PLATANO', 'ıstanbul']);
});
