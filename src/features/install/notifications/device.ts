// What this device can do about notifications.
import { operatingSystem } from '#src/data/api/device-info.ts';
import { serviceWorkers } from '#src/device/workers.ts';
import { environment } from '#src/data/api/environment.ts';

/** `ios`: only an app on the home screen can. `denied`: only the browser's settings can change it. */
export type PushAbility = 'ready' | 'denied' | 'ios' | 'unsupported';

export function pushAbility(): PushAbility {
  const isAble =
    serviceWorkers() !== undefined && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (isAble) return Notification.permission === 'denied' ? 'denied' : 'ready';
  const { isHomeScreen, isWrapper } = environment();
  return operatingSystem() === 'ios' && !isHomeScreen && !isWrapper ? 'ios' : 'unsupported';
}

/** Asks the person; call it in the tap, before anything is awaited. */
export const askPermission = (): Promise<NotificationPermission> => Notification.requestPermission();

/** Throws if the browser cannot reach its push service. */
export async function subscribeDevice(key: string): Promise<PushSubscription> {
  const registration = await serviceWorkers()!.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await registration.pushManager.subscribe(options);
  } catch (error) {
    // It was made for another key, of a platform that was set up anew.
    const other = await registration.pushManager.getSubscription();
    if (!other) throw error;
    await other.unsubscribe();
    return registration.pushManager.subscribe(options);
  }
}
