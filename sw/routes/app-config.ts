// The config, stale while revalidate: the stored one is the answer, and the platform is asked behind it. The page stores
// what the platform answers: it carries the contract, and this script does not.
import { registerRoute } from 'workbox-routing';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { API_BASE } from '#src/contract/page/build-info.ts';
import { API_PREFIX, SOURCE_HEADER } from '#src/contract/envelope.ts';
import type { ToPage } from '#src/contract/page/to-page.ts';
import { DB_NAME, DB_VERSION } from '#src/data/db/tables/version.ts';
import { BACKGROUND_TIMEOUT_MS } from '#src/lib/timing.ts';
import { existingDatabase } from '../existing-database.ts';
import { drainOutbox } from '../outbox.ts';
import { worker } from '../scope.ts';

export function routeAppConfig(): void {
  const address = new URL(`${API_BASE}${API_PREFIX}/anonymous/appConfig`, worker.location.origin).href;
  registerRoute(({ url }) => url.href === address, new StoredConfigFirst(), 'POST');
}

class StoredConfigFirst extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // The start of a page is a good moment to check for pending events.
    void handler.waitUntil(drainOutbox({ all: true, isFresh: true }));
    const [asked, stored] = await Promise.all([inputOf(request), storedConfig().catch(() => {})]);
    // A page without a config needs one now.
    if (!asked || !stored) return handler.fetch(request);
    const { v, config } = stored;
    // What a page says that it has may be neither what is stored nor what the platform knows.
    const question = new Request(request, {
      method: 'POST',
      body: JSON.stringify({ ...asked, v }),
      signal: AbortSignal.timeout(BACKGROUND_TIMEOUT_MS),
    });
    void handler.waitUntil(renew(handler, question));
    return local(asked['v'] === v ? { v, unchanged: true } : { ...config, v });
  }
}

const inputOf = (request: Request): Promise<Record<string, unknown> | undefined> =>
  request
    .clone()
    .json()
    .catch(() => {}) as Promise<Record<string, unknown> | undefined>;

/** What a page has stored, without the games: it asks for those by their version. */
interface StoredConfig {
  readonly v: string;
  readonly config: object;
}

async function storedConfig(): Promise<StoredConfig | undefined> {
  const db = await existingDatabase({ name: DB_NAME, version: DB_VERSION });
  try {
    return await db?.table<StoredConfig>('config').get('appConfig');
  } finally {
    db?.close();
  }
}

function local(data: unknown): Response {
  const envelope = { errcode: 0, code: 200, msg: '', data };
  return Response.json(envelope, { headers: { [SOURCE_HEADER]: 'local', 'cache-control': 'no-store' } });
}

/** The stored config stays valid if there is no answer. */
async function renew(handler: StrategyHandler, question: Request): Promise<void> {
  const message: ToPage = { type: 'renewed' };
  try {
    const response = await handler.fetch(question);
    message.answer = await response.text();
  } catch {
    // The page notes that nobody answered.
  }
  const page = await worker.clients.get((handler.event as FetchEvent).clientId);
  page?.postMessage(message);
}
