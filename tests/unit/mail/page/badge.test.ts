// @vitest-environment happy-dom
// The number on the app's icon.
import 'fake-indexeddb/auto';
import { describe, expect, vi } from 'vitest';
import { listenToUnreadMails } from '#src/app/members/badge.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { endSession, session } from '#src/data/session/session.ts';
import { member, signedInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { send } from '../platform/send.ts';

const it = platformTest();
signedInAt('/', it);

/** A system that shows numbers on icons; what it shows. */
function icon(answer: () => Promise<void> = async () => {}) {
  const shown: number[] = [];
  const take = (count: number) => {
    shown.push(count);
    return answer();
  };
  // For good: a listener of an earlier test runs on.
  Object.assign(navigator, { setAppBadge: take, clearAppBadge: () => take(0) });
  return shown;
}

describe("the app's icon", () => {
  it('is left alone where the system knows no numbers', () => {
    expect(navigator).not.toHaveProperty('setAppBadge');
    expect(() => listenToUnreadMails()).not.toThrow();
  });

  it('shows how many mails are unread, follows each change, and nothing after signing out', async ({
    platform,
  }) => {
    const shown = icon();
    listenToUnreadMails();
    expect(shown.at(-1)).toBe(0);
    const id = await send(platform, member, { title: 'One' });
    await send(platform, member, { title: 'Two' });
    await refreshMember();
    await vi.waitFor(() => expect(shown.at(-1)).toBe(2));
    await platform.call('getMailDetail', { id }, member);
    await refreshMember();
    await vi.waitFor(() => expect(shown.at(-1)).toBe(1));
    endSession('signOut', session.peek().token);
    expect(shown.at(-1)).toBe(0);
  });

  it('may be refused its number by the system', async ({ platform }) => {
    await send(platform, member, { title: 'One' });
    const shown = icon(() => Promise.reject(new DOMException('Not installed.', 'NotAllowedError')));
    listenToUnreadMails();
    await refreshMember();
    await vi.waitFor(() => expect(shown.at(-1)).toBe(1));
  });
});
