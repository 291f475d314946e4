// The files that the worker keeps for offline use, and its progress report.
import * as v from 'valibot';

/** Sent on every change, and in answer to `countKept`. */
export const KeptFiles = v.object({ type: v.literal('kept'), count: v.number(), of: v.number() });
export type KeptFiles = v.InferOutput<typeof KeptFiles>;

/** Where the build writes the list of the first stage. */
export const KEPT_FILES = '/kept-files.json';

/** Addresses relative to the app's root, with a hash. */
export interface Stage {
  readonly files: readonly string[];
  /** By language: only those of the shown one are kept. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

interface ListedStage extends Stage {
  /** SHA-256 of each file, in base64. */
  readonly digests: Readonly<Record<string, string>>;
}

/** What is needed to be ready offline. */
export interface FirstFiles extends ListedStage {
  readonly later: {
    /** Address of the list of all other screens. It grows with every area, so the first install does without it. */
    readonly list: string;
    /** How many files it names for somebody who reads a language. */
    readonly counts: Readonly<Record<string, number>>;
  };
}

export type LaterFiles = ListedStage;

export const filesIn = ({ files, texts }: Stage, language: string): string[] => [
  ...files,
  ...(texts[language] ?? []),
];

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
