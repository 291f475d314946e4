// Runs with every file of unit tests, so that the next one in the same process finds nothing of it.
import { afterAll, afterEach, vi } from 'vitest';
import { restoreProperties } from '../device/replace-property.ts';

if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
  // A request that the file before began may have ended after it.
  localStorage.clear();
  sessionStorage.clear();
}

// As may one that stored something.
await deleteDatabases();

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

async function deleteDatabases(): Promise<void> {
  const factory = globalThis.indexedDB as IDBFactory | undefined;
  for (const { name = '' } of (await factory?.databases()) ?? []) {
    await new Promise((resolve) => {
      const request = factory?.deleteDatabase(name);
      // Blocked: whoever holds it open still has to let go, and then it is deleted.
      if (request) request.onsuccess = request.onerror = request.onblocked = resolve;
    });
  }
}
