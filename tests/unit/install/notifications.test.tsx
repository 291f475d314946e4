// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, vi } from 'vitest';
import { outbox } from '#src/data/events/outbox.ts';
import { forgetPush } from '#src/data/session/forget-push.ts';
import NotificationsScreen from '#src/features/install/notifications/NotificationsScreen.tsx';
import { keptPush } from '#src/features/install/notifications/kept-push.ts';
import { renewNotifications } from '#src/features/install/notifications/renew.ts';
import { replaceProperty } from '#tests/support/device/replace-property.ts';
import { member, signedInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1';
const KEYS = {
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'tBHItJI5svbpez7KI4CCXg',
};

const it = platformTest();
signedInAt('/member/notifications', it);

/** A browser with a push service; `permission` is what it answers when it is asked. */
function withPush(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const made: string[] = [];
  const device = { current: null as { endpoint: string } | null };
  const subscription = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: KEYS }),
    unsubscribe: async () => {
      device.current = null;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => device.current,
    subscribe: vi.fn(async () => {
      const endpoint = `https://fcm.googleapis.com/fcm/send/${made.length}-${member.id}`;
      made.push(endpoint);
      return (device.current ??= subscription(endpoint));
    }),
  };
  const registration = { pushManager, getNotifications: async () => [] };
  const notifications = {
    permission,
    requestPermission: vi.fn(async () => (notifications.permission = answer)),
  };
  vi.stubGlobal('Notification', notifications);
  vi.stubGlobal('PushManager', class {});
  const workers = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  replaceProperty(navigator, 'serviceWorker', workers);
  return { device, pushManager, notifications, subscription };
}

const topic = (name: RegExp) => screen.findByRole('switch', { name });
const isOn = async (name: RegExp) => (await topic(name)).getAttribute('aria-checked');
const press = async (name: RegExp) => fireEvent.click(await topic(name));

describe('the notifications of this device', () => {
  it('are off, and asked for with the first topic that is turned on', async ({ platform }) => {
    const { notifications, pushManager } = withPush('default', 'granted');
    render(<NotificationsScreen />);
    expect(await isOn(/^Withdrawals/)).toBe('false');
    expect(notifications.requestPermission).not.toHaveBeenCalled();
    await press(/^Withdrawals/);
    await waitFor(async () =>
      expect((await platform.call('pushGet', {}, member)).data.topics).toEqual({
        ...{ withdraw: true, mail: false, bonus: false },
      }),
    );
    expect(pushManager.subscribe).toHaveBeenCalledTimes(1);
    await waitFor(async () => expect(await isOn(/^Withdrawals/)).toBe('true'));
    const eventProps = { topic: 'withdraw', isOn: true };
    await waitFor(async () =>
      expect(await (await outbox()).outbox.toArray()).toContainEqual(
        expect.objectContaining({ eventName: 'push_topic', eventProps }),
      ),
    );
  });

  it('stay off without the permission, and say so', async () => {
    withPush('default', 'denied');
    render(<NotificationsScreen />);
    await press(/^Mail/);
    expect(await screen.findByText(/^They stay off/)).toBeTruthy();
    await waitFor(async () =>
      expect(await (await outbox()).outbox.toArray()).toContainEqual(
        expect.objectContaining({ eventName: 'push_permission', eventProps: { choice: 'denied' } }),
      ),
    );
  });

  it('end on device and platform with the last topic, and with the session', async ({ platform }) => {
    const { device } = withPush('granted');
    render(<NotificationsScreen />);
    const isKept = async (isMail: boolean) => expect((await keptPush(member.id))?.topics.mail).toBe(isMail);
    await press(/^Mail/);
    await waitFor(() => isKept(true));
    await waitFor(async () => expect((await topic(/^Mail/)).getAttribute('aria-checked')).toBe('true'));
    await press(/^Mail/);
    await waitFor(() => isKept(false));
    expect(device.current).toBeNull();
    expect((await platform.call('pushGet', {}, member)).data.topics.mail).toBe(false);
    await waitFor(async () => expect(await isOn(/^Mail/)).toBe('false'));
    await press(/^Mail/);
    await waitFor(() => isKept(true));
    expect(device.current).not.toBeNull();
    await act(() => forgetPush());
    expect(device.current).toBeNull();
  });

  it('are registered again when the browser has replaced the subscription', async ({ platform }) => {
    const { device, subscription } = withPush('granted');
    render(<NotificationsScreen />);
    await press(/^Mail/);
    await waitFor(async () => expect(await isOn(/^Mail/)).toBe('true'));
    const digestNow = async () =>
      (
        await platform.db
          .selectFrom('push_subscription')
          .select('endpoint_digest')
          .where('member_id', '=', member.id)
          .execute()
      )[0];
    await waitFor(async () => expect(await digestNow()).toBeDefined());
    // The device notes it once the answer has arrived.
    await waitFor(async () => expect(await keptPush(member.id)).toBeTruthy());
    const before = await digestNow();
    device.current = subscription(`https://fcm.googleapis.com/fcm/send/other-${member.id}`);
    await renewNotifications();
    expect(await digestNow()).not.toEqual(before);
  });

  it.each([
    ['blocks them', 'denied', /^Your browser blocks/],
    ['has none', undefined, /^This browser can't/],
  ] as const)('say what can be done where the browser %s', async (_what, permission, sentence) => {
    if (permission) withPush(permission);
    else vi.stubGlobal('PushManager', undefined);
    render(<NotificationsScreen />);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('lead to the home screen on iOS', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    Reflect.deleteProperty(globalThis, 'PushManager');
    render(<NotificationsScreen />);
    expect(await screen.findByText(/^Put the app on your home screen/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Show how' })).toBeTruthy();
  });
});
