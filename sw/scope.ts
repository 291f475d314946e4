// The worker's global scope, typed once.
import type { PrecacheEntry } from 'workbox-precaching';

export const worker = self as unknown as ServiceWorkerGlobalScope;

declare const self: ServiceWorkerGlobalScope & {
  /** Inserted by the build: the shell, and the list of all other files. */
  __WB_MANIFEST: PrecacheEntry[];
};

// The build searches for exactly this expression.
export const shellFiles = self.__WB_MANIFEST;
