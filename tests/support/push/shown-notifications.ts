// Push messages by the browser's own delivery, and what its worker makes of them.
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { expect } from '#tests/support/browser.ts';

export const message = (navigate: string) =>
  JSON.stringify({
    web_push: 8030,
    notification: {
      ...{ title: 'You have new mail', body: 'Tap to read it.', lang: 'en', dir: 'ltr', tag: 'mail' },
      navigate,
    },
  });

/** The registration of the worker that controls the page. */
async function registrationOf(session: CDPSession, page: Page): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => page.url().startsWith(scopeURL));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

interface WorkerGlobals {
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    getNotifications(): Promise<{ title: string; body: string; close(): void }[]>;
  };
}

/** Notes in the worker what comes of each call, so that a failure says whether the message or the notification is missing. */
const logCalls = (worker: Worker) =>
  worker.evaluate(() => {
    const log: string[] = [];
    const { registration } = globalThis as unknown as WorkerGlobals;
    const show = registration.showNotification.bind(registration);
    registration.showNotification = async (...call) => {
      log.push('asked for a notification');
      await show(...call).then(
        () => log.push('the browser has shown it'),
        (error: unknown) => log.push(`the browser refused: ${String(error)}`),
      );
    };
    addEventListener('push', () => log.push('received a message'));
    Object.assign(globalThis, { pushLog: log });
  });

export const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerGlobals;
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

/** On a busy machine a new profile of Chromium may show a first notification and never list it. */
async function notificationsWork(worker: Worker): Promise<void> {
  await expect(async () => {
    const listed = await worker.evaluate(async () => {
      const { registration } = globalThis as unknown as WorkerGlobals;
      await registration.showNotification('Ready', { tag: 'ready' });
      const all = await registration.getNotifications();
      for (const notification of all) notification.close();
      return all.length;
    });
    expect(listed, 'notifications that the browser lists after it has shown one').toBe(1);
  }).toPass();
  await expect.poll(() => shown(worker)).toEqual([]);
}

export async function isShown(
  worker: Worker,
  notifications: Awaited<ReturnType<typeof shown>>,
): Promise<void> {
  await expect
    .poll(() => shown(worker))
    .toEqual(notifications)
    .catch(async (cause: unknown) => {
      const log = await worker.evaluate(() => (globalThis as unknown as { pushLog: string[] }).pushLog);
      throw new Error(`The worker saw: ${log.join(', ') || 'nothing'}.`, { cause });
    });
}

/** As the system does when somebody taps the notification. */
export const tap = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerGlobals;
    const [notification] = await registration.getNotifications();
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }));
  });

/** Once the page has a worker, and the browser shows and lists notifications. */
export async function pushTo(
  page: Page,
): Promise<{ worker: Worker; deliver: (data: string) => Promise<void> }> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const context = page.context();
  const session = await context.newCDPSession(page);
  const registrationId = await registrationOf(session, page);
  const worker = await workerOf(context);
  await notificationsWork(worker);
  await logCalls(worker);
  const { origin } = new URL(page.url());
  return {
    worker,
    async deliver(data) {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
  };
}
