// Notifications: shown from a push message. A tap opens the screen in a tab of the app, or in a new one.
import * as v from 'valibot';
import { API_BASE } from '#src/contract/page/build-info.ts';
import { API_PREFIX } from '#src/contract/envelope.ts';
import { PushMessage } from '#src/contract/page/push-message.ts';
import type { ToPage } from '#src/contract/page/to-page.ts';
import { commonFields } from '#src/data/api/common-fields.ts';
import { worker } from './scope.ts';

const RENEW_URL = `${API_BASE}${API_PREFIX}/pushRenew`;
const ICON = '/icons/icon-192.png';
const BADGE = '/icons/monochrome-512.png';

/** Browsers may leave out both. */
interface ChangeEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

export function handlePush(): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(String((event.notification.data as { navigate?: string } | null)?.navigate)));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    const change = event as ChangeEvent;
    // Otherwise the next start of the app renews it.
    change.waitUntil(renew(change).catch(() => {}));
  });
}

async function show(data: PushMessageData | null): Promise<void> {
  const message = v.safeParse(
    PushMessage,
    tried(() => data?.json() as unknown),
  );
  if (!message.success) return;
  const { title, body, lang, dir, tag, navigate } = message.output.notification;
  const look = { body, lang, dir, tag, icon: ICON, badge: BADGE, data: { navigate } };
  await worker.registration.showNotification(title, look);
}

function tried<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Only a screen of this app, whatever the message says. */
async function open(navigate: string): Promise<void> {
  if (!URL.canParse(navigate)) return;
  const { pathname, search } = new URL(navigate);
  const address = pathname + search;
  const [page] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!page) return void (await worker.clients.openWindow(address));
  page.postMessage({ type: 'open', address } satisfies ToPage);
  await page.focus();
}

/** The browser has replaced the subscription. */
async function renew({ oldSubscription: old, newSubscription }: ChangeEvent): Promise<void> {
  if (!old) return;
  const fresh = newSubscription ?? (await worker.registration.pushManager.subscribe(old.options));
  const fields = { endpoint: old.endpoint, subscription: fresh.toJSON() };
  await fetch(RENEW_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...commonFields(), ...fields }),
  });
}
