// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import Dexie from 'dexie';
import { expect } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { useDraft } from '#src/data/member/use-draft.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { member, signedInAt } from '#tests/support/page.ts';

const it = platformTest();
signedInAt('/feedback', it);

const EMPTY = { pictures: [] as string[] };

/** Other writes of drafts wait until it is called. */
function holdDrafts(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  void db.transaction('rw', db.drafts, () => Dexie.waitFor(held));
  return release;
}

const stored = async () => (await db.drafts.get([member.id, 'pictures']))?.value;

it('a picture that is shown survives a reload: it was stored before', async () => {
  const { result } = renderHook(() => useDraft('pictures', EMPTY));
  const release = holdDrafts();
  const shown = result.current.storeThenShow(({ pictures }) => ({ pictures: [...pictures, 'one'] }));
  await act(async () => {});
  expect(result.current.value).toEqual(EMPTY);
  release();
  await act(() => shown);
  expect(result.current.value).toEqual({ pictures: ['one'] });
  expect(await stored()).toEqual({ pictures: ['one'] });
});

it('what is typed is shown at once, also while nothing can be stored yet', async () => {
  const { result } = renderHook(() => useDraft('pictures', EMPTY));
  const release = holdDrafts();
  act(() => result.current.change({ pictures: ['typed'] }));
  expect(result.current.value).toEqual({ pictures: ['typed'] });
  release();
  await expect.poll(stored).toEqual({ pictures: ['typed'] });
});
