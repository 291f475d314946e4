// Tells a page at once that the config it has is current, as far as the device knows, and asks the platform in the
// background. The page stores what the platform answers: it carries the contract, and this script does not.
import { registerRoute } from 'workbox-routing';
import { API_BASE } from '#src/contract/page/build-info.ts';
import { API_PREFIX, SOURCE_HEADER } from '#src/contract/envelope.ts';
import type { ToPage } from '#src/contract/page/to-page.ts';
import { BACKGROUND_TIMEOUT_MS } from '#src/lib/timing.ts';
import { drainOutbox } from '../outbox.ts';
import { worker } from '../scope.ts';

export function routeAppConfig(): void {
  const address = new URL(`${API_BASE}${API_PREFIX}/anonymous/appConfig`, worker.location.origin).href;
  registerRoute(
    ({ url }) => url.href === address,
    ({ request, event }) => answer(request, event as FetchEvent),
    'POST',
  );
}

async function answer(request: Request, event: FetchEvent): Promise<Response> {
  const { v } = (await request.clone().json()) as { v?: unknown };
  // The start of a page is a good moment to check for pending events.
  event.waitUntil(drainOutbox({ all: true, isFresh: true }));
  // A page without a config needs one now.
  if (!v) return fetch(request);
  event.waitUntil(renew(request, event.clientId));
  return local({ v, unchanged: true });
}

function local(data: unknown): Response {
  const envelope = { errcode: 0, code: 200, msg: '', data };
  return Response.json(envelope, { headers: { [SOURCE_HEADER]: 'local', 'cache-control': 'no-store' } });
}

/** The stored config stays valid if there is no answer. */
async function renew(request: Request, pageId: string): Promise<void> {
  const message: ToPage = { type: 'renewed' };
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(BACKGROUND_TIMEOUT_MS) });
    message.answer = await response.text();
  } catch {
    // The page notes that nobody answered.
  }
  const page = await worker.clients.get(pageId);
  page?.postMessage(message);
}
