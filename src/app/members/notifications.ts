// A tap on a notification shows its screen in this tab, and the subscription stays the one that the platform has.
import { navigate } from 'wouter/use-browser-location';
import { serviceWorkers } from '#src/device/workers.ts';
import { session } from '#src/data/session/session.ts';
import { language } from '#src/i18n/t.ts';
import { afterStep } from '#src/navigation/step-back.ts';

export function listenToNotifications(): void {
  const workers = serviceWorkers();
  workers?.addEventListener(
    'message',
    ({ data }: MessageEvent<{ type?: string; address?: string } | null>) => {
      if (data?.type === 'open' && data.address?.startsWith('/')) show(data.address);
    },
  );
  // Also runs at once: a signal calls a new subscriber with its value.
  language.subscribe(renew);
}

const show = (address: string): void => afterStep(() => navigate(address));

/** Only where something was turned on. */
function renew(): void {
  const { Notification: api } = globalThis as { Notification?: typeof Notification };
  if (api?.permission !== 'granted' || session.peek().memberId === 0) return;
  void import('#src/features/install/notifications/renew.ts')
    .then((part) => part.renewNotifications())
    .catch(() => {});
}
