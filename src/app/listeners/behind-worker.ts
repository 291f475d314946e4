// The worker answers the config from the device and asks the platform in the background: this page stores the answer.
import * as v from 'valibot';
import { ToPage } from '#src/contract/page/to-page.ts';
import { serviceWorkers } from '#src/device/workers.ts';
import { takeRenewed } from '#src/data/answers/refresh-config.ts';

export function listenBehindWorker(): void {
  serviceWorkers()?.addEventListener('message', ({ data }) => {
    const message = v.safeParse(ToPage, data);
    if (message.success && message.output.type === 'renewed') void takeRenewed(message.output.answer);
  });
}
