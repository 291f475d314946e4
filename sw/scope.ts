// The worker's own global, typed once.
import type { PrecacheEntry } from 'workbox-precaching';

export const worker = self as unknown as ServiceWorkerGlobalScope;

declare const self: ServiceWorkerGlobalScope & {
  /** Put in by the build: the shell, and the list of all other files. */
  __WB_MANIFEST: PrecacheEntry[];
};

// The build looks for this very expression.
export const shellFiles = self.__WB_MANIFEST;
