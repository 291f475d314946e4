// @vitest-environment happy-dom
// A database that takes its time to open, as on a slow phone.
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.restoreAllMocks());

it('does not keep the code of a screen from being fetched meanwhile', async () => {
  // For these modules alone the database never opens.
  vi.resetModules();
  const { database } = await import('#src/data/db/database.ts');
  const { screens } = await import('#src/app/loading/on-demand.ts');
  const { routeOf } = await import('#src/app/routes.ts');
  const { screenOf } = await import('#src/app/screens/load-screen.ts');
  const open = vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  const fetched = vi.spyOn(screens, './mail/inbox/InboxScreen.tsx');
  const opened = vi.fn<() => void>();
  void database().then(opened);
  const route = routeOf('/email');
  if (route) screenOf(route).begin();
  await vi.waitFor(() => expect(open).toHaveBeenCalled());
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(opened).not.toHaveBeenCalled();
});
