/** Absent on an insecure origin; in a sandboxed frame even the question throws. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** That of this device at its push service; `null` without one. A push service may take its time. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  const registration = await serviceWorkers()?.getRegistration();
  const { pushManager } = (registration ?? {}) as Partial<ServiceWorkerRegistration>;
  return (await pushManager?.getSubscription()) ?? null;
}
