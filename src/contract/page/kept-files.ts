// The files that the worker keeps for offline use, and its progress report.
import * as v from 'valibot';

/** Sent on every change, and in answer to `countKept`. */
export const KeptFiles = v.object({ type: v.literal('kept'), count: v.number(), of: v.number() });
export type KeptFiles = v.InferOutput<typeof KeptFiles>;

/** An entry of a list of files, in the form that `workbox-precaching` reads. */
export interface KeptFile {
  /** Relative to the app's root. */
  readonly url: string;
  /** `null` for a name with a hash. */
  readonly revision: string | null;
  /** `sha256-` and the digest in base64. */
  readonly integrity: string;
  /** Only kept for those who read this language. */
  readonly language?: string;
}

/** The list of every screen that offline use can start without. It grows with every area. */
export interface LaterFiles extends KeptFile {
  /** How many of them somebody keeps, whatever the language. */
  readonly count: number;
}

/** What is kept for those who read one of these languages. */
export const filesFor = (files: readonly KeptFile[], languages: readonly string[]): KeptFile[] =>
  files.filter(({ language }) => language === undefined || languages.includes(language));

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
