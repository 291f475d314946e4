// The worker answers the config from the device and renews it in the background: here its failures become known.
import * as v from 'valibot';
import { configCalls } from '#src/contract/config.ts';
import { ToPage } from '#src/contract/page/worker-messages.ts';
import { judgeLater } from '#src/data/api/request.ts';

export function listenBehindWorker(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    const message = v.safeParse(ToPage, data);
    if (!message.success || message.output.type !== 'notRenewed') return;
    judgeLater(configCalls['anonymous/appConfig'], message.output.answer);
  });
}
