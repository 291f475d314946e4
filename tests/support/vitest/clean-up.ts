// Runs with every file of unit tests, so that the next file in the same process starts clean.
// Dexie looks for a database once per process, perhaps in a file that needs none.
import 'fake-indexeddb/auto';
import { afterAll, afterEach, vi } from 'vitest';
import { restoreProperties } from '../device/replace-property.ts';
import { allAnswered } from './open-requests.ts';
import { PATIENCE_MS, waitPatiently } from './patience.ts';

waitPatiently();

if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  afterEach(cleanup);
  history.replaceState(null, '', '/');
  // A request that the previous file began may end after it.
  localStorage.clear();
  sessionStorage.clear();
}

// Neither Node nor happy-dom has it.
globalThis.reportError ??= (error: unknown) =>
  queueMicrotask(() => {
    throw error;
  });

afterAll(async () => {
  // A module that is still loading when the file ends could not be loaded again.
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  await allAnswered();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  restoreProperties();
});
