// Answers the config from IndexedDB at once and renews it in the background; Cache Storage cannot hold a POST.
import * as v from 'valibot';
import { registerRoute } from 'workbox-routing';
import { API_BASE } from '#src/contract/page/build-info.ts';
import { AppConfigShell, isUnchanged, UnchangedShell } from '#src/contract/config.ts';
import { API_PREFIX, Envelope, isSuccess, SOURCE_HEADER } from '#src/contract/envelope.ts';
import { readConfig, storeShell } from '#src/data/config/store.ts';
import type { HalcyonDb } from '#src/data/db/schema.ts';
import { BACKGROUND_TIMEOUT_MS } from '#src/lib/timing.ts';
import { database } from '../database.ts';
import { drainOutbox, postToPages } from '../outbox.ts';
import { worker } from '../scope.ts';

export function routeAppConfig(): void {
  const address = new URL(`${API_BASE}${API_PREFIX}/anonymous/appConfig`, worker.location.origin).href;
  registerRoute(
    ({ url }) => url.href === address,
    ({ request, event }) => answer(request, event),
    'POST',
  );
}

async function answer(request: Request, event: ExtendableEvent): Promise<Response> {
  const body = (await request.clone().json()) as { v?: unknown };
  // The start of a page is a good moment to check for pending events.
  event.waitUntil(drainOutbox({ all: true, isFresh: true }));
  const db = await database();
  const stored = db ? await fittingConfig(db).catch(() => {}) : undefined;
  // If nothing is stored yet, the page stores the answer with its games.
  if (!db || !stored) return fetch(request);
  event.waitUntil(
    renew(db, request, { ...body, v: stored.v, gameListVersion: stored.config.gameListVersion }),
  );
  return local(body.v === stored.v ? { v: stored.v, unchanged: true } : stored.config);
}

/** What another build stored, or a damaged disk left, is fetched again. */
async function fittingConfig(db: HalcyonDb) {
  const stored = await readConfig(db);
  return v.safeParse(AppConfigShell, stored?.config).success ? stored : undefined;
}

function local(data: unknown): Response {
  const envelope = { errcode: 0, code: 200, msg: '', data };
  return Response.json(envelope, { headers: { [SOURCE_HEADER]: 'local', 'cache-control': 'no-store' } });
}

async function renew(db: HalcyonDb, request: Request, body: object): Promise<void> {
  let text: string | undefined;
  try {
    const response = await fetch(request.url, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(BACKGROUND_TIMEOUT_MS),
    });
    text = await response.text();
    await store(db, text);
  } catch {
    // The stored config stays valid, and the pages learn that it is not fresh.
    await postToPages({ type: 'notRenewed', answer: text });
  }
}

/** Throws for an answer that breaks the contract, which overwrites nothing; a page fetches its games. */
async function store(db: HalcyonDb, text: string): Promise<void> {
  const envelope = v.parse(Envelope, JSON.parse(text));
  if (!isSuccess(envelope)) throw new Error(text);
  const { data } = envelope;
  await storeShell(db, v.parse(isUnchanged(data) ? UnchangedShell : AppConfigShell, data));
}
