// Files that documents of the games' origin load.

export interface PageFile {
  readonly type: string;
  readonly plain: Buffer;
  /** Compressed when it is first requested. */
  compressed(encoding: 'br' | 'gzip'): Buffer;
}

export interface PageFiles {
  /** Folder in the address; it changes when any file changes. */
  readonly path: string;
  /** `modulepreload` links for the shared scripts, so that they load in parallel. */
  readonly preloads: string;
}

export interface AllPageFiles extends PageFiles {
  readonly digest: string;
  readonly files: ReadonlyMap<string, PageFile>;
}

/** They contain no secrets, and a game document with an opaque origin requests them. */
export const FOR_ANY_PAGE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
