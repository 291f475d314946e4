// Runs with every file of unit tests, so that the next one in the same process finds nothing of it.
// Dexie looks for a database once in a process, which may be in a file that needs none.
import 'fake-indexeddb/auto';
import { afterAll, afterEach, vi } from 'vitest';
import { restoreProperties } from '../device/replace-property.ts';

if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
  // A request that the file before began may have ended after it.
  localStorage.clear();
  sessionStorage.clear();
}

// Neither Node nor the document of these tests has it.
globalThis.reportError ??= (error: unknown) =>
  queueMicrotask(() => {
    throw error;
  });

afterAll(async () => {
  // A module that is still on its way when the file ends could not be loaded again.
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  restoreProperties();
});
