// @vitest-environment happy-dom
// The inbox as a person uses it.
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect } from 'vitest';
import { listenToMutations } from '#src/app/members/mutations.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { moreMails, refreshInbox } from '#src/data/mails/refresh.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import type { KeptInbox } from '#src/data/db/tables/rows.ts';
import { flush } from '#src/data/mutations/flush.ts';
import { endSession, session } from '#src/data/session/session.ts';
import InboxScreen from '#src/features/mail/inbox/InboxScreen.tsx';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { DAY, entriesOf } from '../../bonus/platform/earn.ts';
import { send, sendAward, sendMany } from '../platform/send.ts';

const it = platformTest();
signedInAt('/email', it);
beforeAll(() => listenToMutations());

const rows = () => screen.queryAllByRole('link').map((link) => link.textContent ?? '');
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const inbox = async () => (await db.snapshots.get([member.id, 'inbox']))?.value as KeptInbox;
const unread = async () => (await db.members.get(member.id))?.unreadMail;
const isShown = (title: string) => waitFor(() => expect(rows().join()).toContain(title));
const isAway = (title: string) => waitFor(() => expect(rows().join()).not.toContain(title));

describe('the list', () => {
  it('says that there is no mail yet, and leads back to the games', async () => {
    render(<InboxScreen />);
    await screen.findByText('No mail yet');
    expect(screen.getByRole('link', { name: 'Back to the games' }).getAttribute('href')).toBe('/');
  });

  it('shows the newest first, with what is unread, attached and expired', async ({ platform }) => {
    await sendAward(platform, member, { title: 'Old gift', expireAt: platform.clock.now });
    platform.clock.advance(1000);
    const id = await sendAward(platform, member, { title: 'Gift' });
    await send(platform, member, { title: 'News' });
    await platform.call('getMailDetail', { id }, member);
    render(<InboxScreen />);
    await isShown('News');
    const [first = '', second = '', third = ''] = rows();
    expect(first).toContain('Unread: News');
    expect(second).toContain('Gift');
    expect(second).toContain('With a reward');
    expect(second).not.toContain('Unread');
    expect(third).toContain('Old gift');
    expect(third).toContain('Expired');
    await screen.findByText('Unread: 2');
    expect(screen.getByRole('button', { name: 'Collect all (1)' })).toBeTruthy();
  });

  it('can be read without a connection', async ({ platform }) => {
    await send(platform, member, { title: 'Before the tunnel' });
    await refreshInbox();
    line.disturb = () => 'cut';
    connection.value = 'offline';
    render(<InboxScreen />);
    await isShown('Before the tunnel');
  });

  it('says what went wrong while nothing is stored, and tries again', async ({ platform }) => {
    await send(platform, member, { title: 'Late' });
    const broken = { status: 500, body: '{"code":500,"errcode":500,"msg":"Broken"}' };
    line.disturb = (body) => (body.includes('"pageSize"') ? broken : undefined);
    render(<InboxScreen />);
    const again = await button('Try again');
    line.disturb = () => {};
    fireEvent.click(again);
    await isShown('Late');
  });

  it('drops a mail that was deleted elsewhere', async ({ platform }) => {
    const id = await send(platform, member, { title: 'Gone soon' });
    await send(platform, member, { title: 'Stays' });
    await refreshInbox();
    await platform.call('delMail', { ids: [id] }, member);
    render(<InboxScreen />);
    await isShown('Stays');
    await isAway('Gone soon');
    await waitFor(async () => expect(await unread()).toBe(1));
  });

  it('is stored page by page without a gap, and a later visit fetches only what is new', async ({
    platform,
  }) => {
    await sendMany(platform, member, 230);
    await refreshInbox();
    for (let kept = await inbox(); kept.hasMore; kept = await inbox()) await moreMails(kept);
    const count = () => db.mails.where({ memberId: member.id }).count();
    expect(await count()).toBe(230);
    platform.clock.advance(1000);
    await send(platform, member, { title: 'New' });
    await refreshInbox();
    expect(await count()).toBe(231);
    expect(await inbox()).toMatchObject({ hasMore: false });
  });

  it('draws only what fits on the screen of 5,000 mails', async ({ platform }) => {
    await send(platform, member, { title: 'The newest' });
    await refreshInbox();
    const time = Math.floor(platform.clock.now.getTime() / 1000);
    const older = Array.from({ length: 5_000 }, (_, index) => ({
      ...{ memberId: member.id, id: 1_000_000 + index, title: `Mail ${index}`, summary: '', type: 2 },
      ...{ read: true, hasAward: false, received: false, claimable: 0 as const, time: time - 60 - index },
    }));
    await db.mails.bulkPut(older);
    line.disturb = () => 'cut';
    render(<InboxScreen />);
    await screen.findByText('The newest');
    expect(rows().length).toBeLessThanOrEqual(20);
    expect(rows()[1]).toContain('Mail 0');
  }, 40_000);

  it('keeps no older mails that may not follow the newest ones, and fetches them again', async ({
    platform,
  }) => {
    await send(platform, member, { title: 'Oldest' });
    await refreshInbox();
    platform.clock.advance(DAY);
    await sendMany(platform, member, 60);
    await refreshInbox();
    expect(await db.mails.where({ memberId: member.id }).count()).toBe(50);
    await moreMails(await inbox());
    expect(await db.mails.where({ memberId: member.id }).count()).toBe(61);
    expect(await inbox()).toMatchObject({ hasMore: false });
  });

  it('leaves nothing behind after a sign-out', async ({ platform }) => {
    await send(platform, member, { title: 'Private' });
    await refreshInbox();
    const { forgetOthers } = await import('#src/data/db/cleanup.ts');
    endSession('signOut', session.peek().token);
    await forgetOthers();
    expect(await db.mails.count()).toBe(0);
    expect(await db.snapshots.count()).toBe(0);
  });
});

describe('receive all', () => {
  it('credits every award once and shows them together', async ({ platform }) => {
    for (const title of ['a', 'b', 'c']) await sendAward(platform, member, { title });
    render(<InboxScreen />);
    await press('Collect all (3)');
    await waitFor(() => expect(openedOverlay.peek()?.name).toBe('reward'));
    expect(await entriesOf(platform, member, 'mail')).toEqual([5_00, 5_00, 5_00]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Collect all/ })).toBeNull());
    await waitFor(() => expect(within(screen.getByRole('list')).getAllByText('Collected')).toHaveLength(3));
    await waitFor(async () => expect(await unread()).toBe(0));
  });

  it('waits without a connection, and happens once when it returns', async ({ platform }) => {
    await sendAward(platform, member, { title: 'a' });
    render(<InboxScreen />);
    await button('Collect all (1)');
    line.disturb = (body) => (body.includes('"ids"') ? 'cut' : undefined);
    await press('Collect all (1)');
    await screen.findByText('Waiting for a connection');
    expect(await entriesOf(platform, member, 'mail')).toEqual([]);
    line.disturb = () => {};
    connection.value = 'online';
    await flush({ isUrgent: true });
    await waitFor(async () => expect(await entriesOf(platform, member, 'mail')).toEqual([5_00]));
  });
});

it('the number of unread mails is on the member', async ({ platform }) => {
  await send(platform, member, { title: 'one' });
  await refreshMember();
  expect(await unread()).toBe(1);
  expect((await db.members.get(member.id))?.flags.emailAwardFlag).toBe(false);
});
