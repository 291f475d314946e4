import { pushSubscription, serviceWorkers } from '#src/device/workers.ts';

/** After a sign-out this device gets no more notifications, even if the platform does not know of it yet. */
export async function forgetPush(): Promise<void> {
  const workers = serviceWorkers();
  const registration = (await workers?.getRegistration()) as Partial<ServiceWorkerRegistration> | undefined;
  const shown = (await registration?.getNotifications?.()) ?? [];
  for (const notification of shown) notification.close();
  await (await pushSubscription())?.unsubscribe();
}
