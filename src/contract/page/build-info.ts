// Constants of the build; the bundler sets the values, tests and the platform see the defaults.

declare const __APP_ID__: string | undefined;
declare const __API_BASE__: string | undefined;
declare const __BUILD_ID__: string | undefined;

export const APP_ID: string = typeof __APP_ID__ === 'undefined' ? 'halcyon' : __APP_ID__;

/** Origin of the platform, `""` when it is the app's own. */
export const API_BASE: string = typeof __API_BASE__ === 'undefined' ? '' : __API_BASE__;

/** Digest of the build's sources; `build.json` contains the newest one. */
export const BUILD_ID: string = typeof __BUILD_ID__ === 'undefined' ? 'development' : __BUILD_ID__;

/** Caches of all builds begin with it. */
export const SHELL_PREFIX = 'halcyon-shell';

/** The worker's cache of this build, and the lock that every page of this build holds. */
export const SHELL_CACHE = `${SHELL_PREFIX}-${BUILD_ID}`;
