// @vitest-environment happy-dom
// A database that takes its time to open, as on a slow phone.
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.restoreAllMocks());

it('does not keep the code of a screen from being fetched meanwhile', async () => {
  // For these modules alone the database never opens.
  vi.resetModules();
  const { database } = await import('#src/data/db/database.ts');
  const { laterScreens } = await import('#src/app/on-demand/later-screens.ts');
  const { later } = await import('#src/app/later.ts');
  const open = vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  const fetched = vi.spyOn(laterScreens, 'mail');
  const opened = vi.fn<() => void>();
  void database().then(opened);
  later('mail').begin();
  await vi.waitFor(() => expect(open).toHaveBeenCalled());
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(opened).not.toHaveBeenCalled();
});
