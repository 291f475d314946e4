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

export interface ListedFiles extends StagedFiles {
  /** SHA-256 of each file, in base64. */
  readonly digests: Readonly<Record<string, string>>;
}

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /text\/css/,
  html: /text\/html/,
  json: /json/,
  svg: /image\/svg/,
};

/** False for the page of a portal or a fallback page, which arrive with status 200 under any address. */
export function isOfItsType(url: string, { ok, headers }: Response): boolean {
  const ending = /\.(\w+)(?:\?|$)/.exec(url)?.[1] ?? '';
  return ok && (TYPES[ending]?.test(headers.get('content-type') ?? '') ?? true);
}
