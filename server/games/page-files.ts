// Files of the pages on the games' origin, read once and served as written: there is no build step.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, type Encoding } from '../http/accept-encoding.ts';
import { type AllPageFiles, FOR_ANY_PAGE, type PageFile } from '../world/page-files.ts';

const OWN_PAGES = join(import.meta.dirname, 'pages');

/** Files of packages, under the name that a page asks for; a build copies them to the others. */
export const OF_PACKAGES: Readonly<Record<string, string>> = {
  'chat/widget-core.js': '@livechat/widget-core/dist/widget-core.umd.js',
};

const KINDS: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

const COMPRESS: Readonly<Record<Encoding, (plain: Buffer) => Buffer>> = {
  br: brotliCompressSync,
  gzip: gzipSync,
};

const known = new Map<string | null, AllPageFiles>();

/** Those of the platform and of the games that are played here, read once per process. */
export function readPageFiles(ofGames: string | null): AllPageFiles {
  const files = known.get(ofGames) ?? readAnew(ofGames);
  known.set(ofGames, files);
  return files;
}

function readAnew(ofGames: string | null): AllPageFiles {
  const places = new Map([
    ...Object.entries(OF_PACKAGES).map(([name, file]) => [name, placeOf(name, file)] as const),
    ...[OWN_PAGES, ofGames].flatMap((folder) => (folder === null ? [] : filesIn(folder))),
  ]);
  const names = [...places.keys()].sort();
  const hash = createHash('sha256');
  const files = new Map<string, PageFile>();
  for (const name of names) {
    const plain = readFileSync(places.get(name) ?? '');
    hash.update(name).update(plain);
    files.set(name, { type: kindOf(name) ?? '', plain, compressed: createCompressed(plain) });
  }
  const digest = hash.digest('base64url').slice(0, 12);
  const path = `/parts/${digest}`;
  const scripts = names.filter((name) => /^[\w-]+\.js$/.test(name));
  const preloads = scripts.map((name) => `<link rel="modulepreload" href="${path}/${name}" />`).join('');
  return { path, digest, preloads, files };
}

/** Compressing all files takes a second of each start. */
function createCompressed(plain: Buffer): PageFile['compressed'] {
  const done: Partial<Record<Encoding, Buffer>> = {};
  return (encoding) => (done[encoding] ??= COMPRESS[encoding](plain));
}

const filesIn = (folder: string): [name: string, place: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kindOf(name) !== undefined)
    .map((name) => [name.replaceAll('\\', '/'), join(folder, name)]);

function placeOf(name: string, ofPackage: string): string {
  const built = join(OWN_PAGES, name);
  return existsSync(built) ? built : createRequire(import.meta.url).resolve(ofPackage);
}

const kindOf = (name: string): string | undefined => KINDS[name.slice(name.lastIndexOf('.') + 1)];

export function registerPageFiles(games: FastifyInstance, all: AllPageFiles): void {
  games.get<{ Params: { digest: string; '*': string } }>('/parts/:digest/*', (request, reply) => {
    const file = all.files.get(request.params['*']);
    if (!file) return reply.callNotFound();
    // A page of another version gets the current file, and must not cache it under the old address.
    const isOurs = request.params.digest === all.digest;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers(FOR_ANY_PAGE)
      .type(file.type)
      .header('cache-control', isOurs ? 'public, max-age=31536000, immutable' : 'no-store')
      .header('vary', 'accept-encoding')
      .send(encoding ? file.compressed(encoding) : file.plain);
  });
}
