// The built app: hashed files are cached for ever, everything else is revalidated.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CHANGE_PASSWORD, isFileAddress } from '#src/contract/page/file-address.ts';
import { isFirstScreenAddress } from '#src/contract/page/first-screen.ts';
import { wantsPage } from '../http/http.ts';
import { answerFirstScreen, type FirstScreen } from './first-screen-answer.ts';
import { registerManifest } from './manifest.ts';

export interface Files {
  readonly distDir: string;
  readonly firstScreen: FirstScreen | null;
  /** Folders with the hashed files of earlier builds, newest first. */
  readonly earlier?: readonly string[];
  /** The worker is answered with one that removes it. */
  readonly isWorkerOff?: boolean;
}

/** In each build. */
const WORKER = '/sw.js';
const WORKER_OFF = '/worker-off.js';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
/** Clients revalidate their copy. */
const ASK = 'no-cache';
const ALWAYS_ASKED = /\/(index\.html|sw\.js|worker-off\.js|build\.json)$/;
/** The address of a file that a build may contain: no segment begins with a dot. */
const PLAIN = /^(?:\/\w[\w.-]*)+$/;

export async function registerFiles(
  app: FastifyInstance,
  { distDir, firstScreen, earlier = [], isWorkerOff = false }: Files,
): Promise<void> {
  const clientDir = join(distDir, 'client');
  if (!existsSync(join(clientDir, 'index.html'))) return registerUnbuilt(app);
  registerManifest(app, clientDir);
  await app.register(fastifyStatic, {
    root: [clientDir, ...earlier],
    // Its own route lists every folder on the way to a file, for each request.
    serve: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const root = path.startsWith(clientDir) ? clientDir : earlier.find((folder) => path.startsWith(folder));
      reply.header('cache-control', cachingOf(path.slice(root?.length).replaceAll('\\', '/')));
    },
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    errorHandler: endQuietly,
    handler: (request, reply) => {
      const asked = request.url.split('?')[0] ?? '';
      const path = isWorkerOff && asked === WORKER ? WORKER_OFF : asked;
      // Returning the reply would make it wait for its own end.
      if (PLAIN.test(path)) reply.sendFile(path);
      else reply.callNotFound();
    },
  });
  const shell = (reply: FastifyReply) => reply.sendFile('index.html');
  app.get('/', async (request, reply) => {
    const isPlain = isFirstScreenAddress('/', request.url.slice(1));
    if (!firstScreen || !isPlain) return shell(reply);
    try {
      return await answerFirstScreen(firstScreen, request, reply);
    } catch (err) {
      // The app starts without its first screen, only later; the operator sees the cause in the log.
      request.log.error({ err });
      return shell(reply);
    }
  });
  app.setNotFoundHandler((request, reply) => (isPage(request) ? shell(reply) : nothing(reply)));
}

/** A client that leaves during a download is no error of the platform. */
function endQuietly(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
  else void reply.send(error);
}

/** Compressed files share the cache rules of the originals. */
function cachingOf(path: string): string {
  const name = path.replace(/\.(br|gz)$/, '');
  if (name.startsWith('/assets/')) return YEAR;
  return ALWAYS_ASKED.test(name) ? ASK : HOUR;
}

/** A navigation: the app itself shows its "not found" screen. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  const isRead = method === 'GET' || method === 'HEAD';
  // The app knows what is meant there; any other program's address does not exist.
  const isScreen = path === CHANGE_PASSWORD || !isFileAddress(path);
  return isRead && wantsPage(headers) && isScreen;
}

const nothing = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');

function registerUnbuilt(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return nothing(reply);
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The app has not been built yet: npm run build\n');
  });
}
