// The config is answered from IndexedDB at once and renewed behind; Cache Storage cannot hold a POST.
import * as v from 'valibot';
import { registerRoute } from 'workbox-routing';
import { API_BASE } from '#src/contract/page/build-facts.ts';
import { type AppConfig, configCalls } from '#src/contract/config.ts';
import { API_PREFIX, Envelope, isSuccess, SOURCE_HEADER } from '#src/contract/envelope.ts';
import { heldGames } from '#src/data/catalogue/game-list.ts';
import { readConfig, storeConfig } from '#src/data/config-store.ts';
import type { ConfigRow, HalcyonDb } from '#src/data/db.ts';
import { database } from '../database.ts';
import { drainOutbox } from '../outbox.ts';
import { worker } from '../scope.ts';

const call = configCalls['anonymous/appConfig'];

export function routeAppConfig(): void {
  const address = new URL(`${API_BASE}${API_PREFIX}/${call.name}`, worker.location.origin).href;
  registerRoute(
    ({ url }) => url.href === address,
    ({ request, event }) => answer(request, event),
    'POST',
  );
}

async function answer(request: Request, event: ExtendableEvent): Promise<Response> {
  const body = (await request.clone().json()) as { v?: unknown; gameListVersion?: unknown };
  // A page that starts is the moment to look whether something waits.
  event.waitUntil(drainOutbox({ all: true, isFresh: true }));
  const db = await database();
  const stored = db ? await readConfig(db).catch(() => {}) : undefined;
  if (!db) return fetch(request);
  if (!stored) return firstConfig(db, request);
  // A page that names its games reads them itself; an older one can do neither that nor turn pages.
  const isOlder = body.gameListVersion === undefined;
  const held = isOlder ? {} : { gameListVersion: await heldGames(db) };
  event.waitUntil(renew(db, request, { ...body, ...held, v: stored.v }));
  if (body.v === stored.v) return local({ v: stored.v, unchanged: true });
  return local(isOlder ? await whole(db, stored) : stored.config);
}

const whole = async (db: HalcyonDb, { config }: ConfigRow): Promise<AppConfig> => ({
  ...config,
  gameList: await db.games.toArray(),
});

function local(data: unknown): Response {
  const envelope = { errcode: 0, code: 200, msg: '', data };
  return Response.json(envelope, { headers: { [SOURCE_HEADER]: 'local', 'cache-control': 'no-store' } });
}

/** Nothing is kept yet: the network answers, and the answer is stored before the page sees it. */
async function firstConfig(db: HalcyonDb, request: Request): Promise<Response> {
  const response = await fetch(request);
  const wasStored = await store(db, response.clone()).catch(() => false);
  if (!wasStored) return response;
  const headers = new Headers(response.headers);
  headers.set(SOURCE_HEADER, 'stored');
  return new Response(response.body, { status: response.status, headers });
}

async function renew(db: HalcyonDb, request: Request, body: object): Promise<void> {
  try {
    const response = await fetch(request.url, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify(body),
    });
    await store(db, response);
  } catch {
    // No answer: what is stored stays good.
  }
}

/** False for anything that is not a config by the contract: it overwrites nothing. */
async function store(db: HalcyonDb, response: Response): Promise<boolean> {
  const envelope = v.safeParse(Envelope, await response.json());
  if (!envelope.success || !isSuccess(envelope.output)) return false;
  const parsed = v.safeParse(call.output, envelope.output.data);
  if (!parsed.success) return false;
  await storeConfig(db, parsed.output);
  return true;
}
