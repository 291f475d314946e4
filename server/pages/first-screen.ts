// The platform's answer to `/`: the shell with the first tiles of the signed-out lobby.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AppConfig } from '#src/contract/config.ts';
import { composeDocument, type FirstScreenCopy, holdPictures } from '#src/contract/page/first-screen.ts';
import { type Language, languageOf } from '../languages/language.ts';
import type { FirstScreen, FirstScreenDocument } from './first-screen-answer.ts';

interface Renderer {
  renderFirstScreen: (config: AppConfig, language: string) => Promise<FirstScreenCopy>;
}

export interface FirstScreenOptions {
  /** Folder of the build: `client/index.html` and `first-screen/render.js`. */
  distDir: string;
  currentConfig: (language: Language) => Promise<AppConfig>;
}

/** Rendered once per config and language. */
export function createFirstScreen({ distDir, currentConfig }: FirstScreenOptions): FirstScreen {
  const kept = new Map<Language, { v: string; made: Promise<FirstScreenDocument> }>();
  let parts: Promise<[string, Renderer]> | undefined;

  async function make(config: AppConfig, language: Language): Promise<FirstScreenDocument> {
    parts ??= loadParts(distDir);
    const [shell, renderer] = await parts;
    return packed(composeDocument(shell, holdPictures(await renderer.renderFirstScreen(config, language))));
  }

  return {
    async document(wanted: string): Promise<FirstScreenDocument> {
      const language = languageOf(wanted);
      const config = await currentConfig(language);
      const before = kept.get(language);
      if (before?.v === config.v) return before.made;
      const made = make(config, language);
      kept.set(language, { v: config.v, made });
      // A failure is not cached: the next request tries again.
      made.catch(() => {
        kept.delete(language);
        parts = undefined;
      });
      return made;
    },
  };
}

const loadParts = (distDir: string): Promise<[string, Renderer]> =>
  Promise.all([
    readFile(resolve(distDir, 'client/index.html'), 'utf8'),
    import(pathToFileURL(resolve(distDir, 'first-screen/render.js')).href) as Promise<Renderer>,
  ]);

async function packed(text: string): Promise<FirstScreenDocument> {
  const html = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(html, { params }),
    promisify(gzip)(html, { level: 9 }),
  ]);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { body: { identity: html, br, gzip: gz }, etag };
}
