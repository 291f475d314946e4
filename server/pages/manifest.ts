// The web app manifest, in the visitor's language and with the invitation they came by.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

interface Manifest {
  readonly start_url?: string;
  readonly [field: string]: unknown;
}

/** Parameters that stay in the start address, because an installed app has no other way to its inviter. */
const CARRIED: Readonly<Record<string, RegExp>> = {
  pid: /^\d{1,16}$/,
  inviteCode: /^[\w-]{1,64}$/,
  aid: /^[\w.-]{1,64}$/,
};
const LANGUAGE = /^[a-z]{2,3}(-[A-Z]{2})?$/;

export function registerManifest(app: FastifyInstance, clientDir: string): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const built = JSON.parse(await readFile(join(clientDir, 'manifest.webmanifest'), 'utf8')) as Manifest;
    reply.header('cache-control', 'no-cache').type('application/manifest+json');
    return JSON.stringify(personal(built, request.query as Readonly<Record<string, unknown>>));
  });
}

/** The `id` never changes, so that it is one app whatever the invitation. */
function personal(built: Manifest, query: Readonly<Record<string, unknown>>): Manifest {
  const start = new URL(built.start_url ?? '/', 'http://app');
  for (const [name, pattern] of Object.entries(CARRIED)) {
    const value = query[name];
    if (typeof value === 'string' && pattern.test(value)) start.searchParams.set(name, value);
  }
  const { lang } = query;
  const language = typeof lang === 'string' && LANGUAGE.test(lang) ? { lang } : {};
  return { ...built, ...language, start_url: `${start.pathname}${start.search}` };
}
