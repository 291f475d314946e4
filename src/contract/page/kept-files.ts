// The files that the worker keeps for offline, and what it says of them.
import * as v from 'valibot';

/** Sent whenever it changes, and when a page asks by `countKept`. */
export const KeptFiles = v.object({ type: v.literal('kept'), count: v.number(), of: v.number() });
export type KeptFiles = v.InferOutput<typeof KeptFiles>;

/** Where the build lists them. */
export const KEPT_FILES = '/kept-files.json';

/** Addresses below the app's own, hashed. */
export interface StagedFiles {
  /** Needed to be ready offline, in any language. */
  readonly first: readonly string[];
  /** The texts of the first stage, by language: only those of the shown one are needed. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Every other screen. */
  readonly later: readonly string[];
}
