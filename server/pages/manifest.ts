// The web app manifest, in the visitor's language and with the invitation they came by.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { acceptedEncoding } from '../http/accept-encoding.ts';

interface Manifest {
  readonly start_url?: string;
  readonly [field: string]: unknown;
}

type Query = Readonly<Record<string, unknown>>;

/** Parameters that stay in the start address, because an installed app has no other way to its inviter. */
const CARRIED: Readonly<Record<string, RegExp>> = {
  pid: /^\d{1,16}$/,
  inviteCode: /^[\w-]{1,64}$/,
  aid: /^[\w.-]{1,64}$/,
};
const PACK = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const LANGUAGE = /^[a-z]{2,3}(-[A-Z]{2})?$/;

export function registerManifest(app: FastifyInstance, clientDir: string): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const query = request.query as Query;
    const manifest = personal(await builtFor(clientDir, query['lang']), query);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' }).type('application/manifest+json');
    if (encoding) reply.header('content-encoding', encoding);
    const text = JSON.stringify(manifest);
    return encoding ? await PACK[encoding](text) : text;
  });
}

/** The one that the build wrote in this language, or the plain one. */
async function builtFor(clientDir: string, lang: unknown): Promise<Manifest> {
  const isNamed = typeof lang === 'string' && LANGUAGE.test(lang);
  const own = isNamed ? await read(join(clientDir, 'manifests', `${lang}.webmanifest`)) : null;
  const plain = (await read(join(clientDir, 'manifest.webmanifest'))) ?? {};
  return own === null ? plain : started(own, { lang: String(lang) });
}

async function read(path: string): Promise<Manifest | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The `id` never changes, so that it is one app whatever the invitation. */
function personal(manifest: Manifest, query: Query): Manifest {
  const given = Object.entries(CARRIED).flatMap(([name, pattern]) => {
    const value = query[name];
    return typeof value === 'string' && pattern.test(value) ? [[name, value] as const] : [];
  });
  return started(manifest, Object.fromEntries(given));
}

function started(manifest: Manifest, more: Readonly<Record<string, string>>): Manifest {
  const start = new URL(manifest.start_url ?? '/', 'http://app');
  for (const [name, value] of Object.entries(more)) start.searchParams.set(name, value);
  return { ...manifest, start_url: `${start.pathname}${start.search}` };
}
