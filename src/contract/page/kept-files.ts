// The files that the worker keeps for offline use, and its progress report.
import * as v from 'valibot';

/** Sent on every change, and in answer to `countKept`. */
export const KeptFiles = v.object({ type: v.literal('kept'), count: v.number(), of: v.number() });
export type KeptFiles = v.InferOutput<typeof KeptFiles>;

/** Where the build writes the list. */
export const KEPT_FILES = '/kept-files.json';

/** Addresses relative to the app's root, with a hash. */
export interface StagedFiles {
  /** Needed to be ready offline, in any language. */
  readonly first: readonly string[];
  /** Texts of the first stage by language; only those of the current language are needed. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** All other screens. */
  readonly later: readonly string[];
}
