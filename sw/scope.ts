// The worker's global scope, typed once, and the lists of files that the build inserts.
import type { KeptFile, LaterFiles } from '#src/contract/page/kept-files.ts';

export const worker = self as unknown as ServiceWorkerGlobalScope;

declare const self: {
  __WB_MANIFEST: readonly KeptFile[];
  __LATER_FILES: LaterFiles;
};

// The build searches for exactly these expressions.

/** The whole shell: what "ready offline" needs, in every language. */
export const shellFiles = self.__WB_MANIFEST;

/** Where the files of all other screens are listed. */
export const laterFiles = self.__LATER_FILES;
