// @vitest-environment happy-dom
// What the app says before an update that cannot wait is true of this device.
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

it.for([
  ['device', 'Anything not sent yet is kept, but you may have to fill in some forms again.'],
  ['memory', "anything that can't be sent before the update is lost"],
] as const)('promises to keep nothing more than a page with its rows in %s can', async ([state, words]) => {
  const { storageState } = await import('#src/data/db/database.ts');
  const { loadTexts } = await import('#src/i18n/load-texts.ts');
  const { openedDialogs } = await import('#src/navigation/dialog.ts');
  const { requireUpdate } = await import('#src/app/updates/take-update.ts');
  await loadTexts(['common']);
  storageState.value = state;
  void requireUpdate();
  await vi.waitFor(() => expect(openedDialogs.peek()[0]?.text).toContain(words));
});
