import { afterEach, expect, it, vi } from 'vitest';
import { forgetPush } from '#src/data/session/forget-push.ts';

afterEach(() => vi.unstubAllGlobals());

function stubRegistration(registration: object | undefined): void {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

it('closes what is shown, and ends the subscription', async () => {
  const shown = [{ close: vi.fn<() => void>() }, { close: vi.fn<() => void>() }];
  const unsubscribe = vi.fn(async () => true);
  stubRegistration({
    getNotifications: async () => shown,
    pushManager: { getSubscription: async () => ({ unsubscribe }) },
  });
  await forgetPush();
  for (const { close } of shown) expect(close).toHaveBeenCalledOnce();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it.each([
  ['is no worker', undefined],
  ['are neither notifications nor push', {}],
  [
    'is no subscription',
    { getNotifications: async () => [], pushManager: { getSubscription: async () => null } },
  ],
])('has nothing to do where there %s', async (_, registration) => {
  stubRegistration(registration);
  expect(await forgetPush()).toBeUndefined();
});

it('has nothing to do in a browser without workers', async () => {
  vi.stubGlobal('navigator', {});
  expect(await forgetPush()).toBeUndefined();
});
