// @vitest-environment happy-dom
// One mail as a person reads it.
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, vi } from 'vitest';
import { expectTracked } from '#tests/support/device/tracked.ts';
import { listenToMutations } from '#src/app/members/mutations.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { refreshInbox, refreshMail } from '#src/data/mails/refresh.ts';
import MailScreen from '#src/features/mail/detail/MailScreen.tsx';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { toasts } from '#src/navigation/toast.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { DAY, entriesOf } from '../../bonus/platform/earn.ts';
import { send, sendAward } from '../platform/send.ts';

const it = platformTest();
signedInAt('/email', it);
beforeAll(() => listenToMutations());

function open(id: number | string) {
  history.replaceState(null, '', `/email/detail?id=${id}`);
  return render(<MailScreen />);
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const toastTexts = () => toasts.peek().map(({ text }) => text);
const gone = () => screen.findByText('This message no longer exists');

describe('reading', () => {
  it('shows title and text, and the mail is read from then on', async ({ platform }) => {
    const id = await send(platform, member, { title: 'Hello', content: '<p>Welcome <b>aboard</b>.</p>' });
    await refreshInbox();
    open(id);
    await screen.findByRole('heading', { name: 'Hello' });
    expect((await screen.findByText('aboard')).tagName).toBe('B');
    expect(await db.mails.get([member.id, id])).toMatchObject({ read: true });
    expect(await db.members.get(member.id)).toMatchObject({
      unreadMail: 0,
      flags: { emailAwardFlag: false },
    });
    await expectTracked('mail_open');
  });

  it('works without a connection once it was read', async ({ platform }) => {
    const id = await send(platform, member, { title: 'For the train' });
    await refreshMail(id);
    line.disturb = () => 'cut';
    connection.value = 'offline';
    open(id);
    await screen.findByText('What it says.');
  });

  it('says that a mail which was never read needs a connection', async ({ platform }) => {
    const id = await send(platform, member, { title: 'Unopened' });
    await refreshInbox();
    connection.value = 'offline';
    open(id);
    await screen.findByRole('heading', { name: 'Unopened' });
    await screen.findByText('Needs a connection');
  });

  it.for([0, 'x', 999_999_999])('says that mail %s does not exist', async (id) => {
    open(id);
    await gone();
    expect(screen.getByRole('link', { name: 'To your mail' }).getAttribute('href')).toBe('/email');
  });

  it('says so of a mail that was deleted elsewhere, although it was read here', async ({ platform }) => {
    const id = await send(platform, member, { title: 'Here' });
    await refreshInbox();
    await refreshMail(id);
    await platform.call('delMail', { ids: [id] }, member);
    open(id);
    await gone();
    expect(await db.mails.count()).toBe(0);
  });
});

describe('the award', () => {
  it('is received once, shown, and then marked', async ({ platform }) => {
    const id = await sendAward(platform, member, { title: 'Gift' });
    open(id);
    await press('Collect: Gift');
    await waitFor(() => expect(openedOverlay.peek()?.name).toBe('reward'));
    await screen.findByText('Collected');
    expect(await entriesOf(platform, member, 'mail')).toEqual([5_00]);
  });

  it('that was received in another tab turns to Collected without an error', async ({ platform }) => {
    const id = await sendAward(platform, member, { title: 'Gift' });
    open(id);
    await screen.findByRole('button', { name: 'Collect: Gift' });
    await platform.call('receiveMail', { id }, member);
    await press('Collect: Gift');
    await screen.findByText('Collected');
    expect(toastTexts()).toEqual([]);
    expect(await entriesOf(platform, member, 'mail')).toEqual([5_00]);
  });

  it('that has expired cannot be received', async ({ platform }) => {
    const id = await sendAward(platform, member, {
      title: 'Too late',
      expireAt: new Date(platform.clock.now.getTime() - DAY),
    });
    open(id);
    await screen.findByText('Expired');
    expect(screen.queryByRole('button', { name: /Collect/ })).toBeNull();
  });

  it('that expires while the mail is open is refused with the reason', async ({ platform }) => {
    const id = await sendAward(platform, member, {
      title: 'Now or never',
      expireAt: new Date(platform.clock.now.getTime() + DAY),
    });
    open(id);
    await screen.findByRole('button', { name: 'Collect: Now or never' });
    platform.clock.advance(2 * DAY);
    await press('Collect: Now or never');
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    expect(await entriesOf(platform, member, 'mail')).toEqual([]);
  });

  it('that the platform took back is refused with the reason', async ({ platform }) => {
    const id = await sendAward(platform, member, { title: 'A mistake' });
    open(id);
    await screen.findByRole('button', { name: 'Collect: A mistake' });
    await platform.db.updateTable('mail').set({ awards: '[]' }).where('id', '=', id).execute();
    await press('Collect: A mistake');
    await waitFor(() => expect(toastTexts()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Collect/ })).toBeNull());
  });

  it('of a mail that was deleted elsewhere: the mail no longer exists', async ({ platform }) => {
    const id = await sendAward(platform, member, { title: 'Gone' });
    open(id);
    await screen.findByRole('button', { name: 'Collect: Gone' });
    await platform.call('delMail', { ids: [id], force: true }, member);
    await press('Collect: Gone');
    await gone();
  });
});

describe('deleting', () => {
  it('a mail without an award happens at once', async ({ platform }) => {
    const id = await send(platform, member, { title: 'Bye' });
    await refreshInbox();
    open(id);
    await press('Delete message');
    await waitFor(() => expect(location.pathname).toBe('/email'));
    expect(await db.mails.count()).toBe(0);
    await waitFor(async () => expect((await platform.call('getMail2', {}, member)).data.total).toBe(0));
  });

  it('asks when an award was not received', async ({ platform }) => {
    const id = await sendAward(platform, member, { title: 'Gift' });
    open(id);
    await press('Delete message');
    await waitFor(() => expect(openedDialogs.peek()[0]?.title).toBe('Delete the reward, too?'));
    openedDialogs.peek()[0]?.settle(false);
    expect((await platform.call('getMail2', {}, member)).data.total).toBe(1);
  });
});

describe('links and buttons', () => {
  it('of the app stay in it, and those of other sites ask first', async ({ platform }) => {
    const content = '<p><a href="/vip">Level</a> <a href="https://elsewhere.test/x">Elsewhere</a></p>';
    const id = await send(platform, member, { title: 'Links', content });
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    open(id);
    expect((await screen.findByRole('link', { name: 'Level' })).getAttribute('href')).toBe('/vip');
    fireEvent.click(screen.getByRole('link', { name: /Elsewhere/ }));
    await waitFor(() => expect(openedDialogs.peek()[0]?.text).toContain('elsewhere.test'));
    expect(opened).not.toHaveBeenCalled();
    openedDialogs.peek()[0]?.settle(true);
    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith('https://elsewhere.test/x', '_blank', 'noopener,noreferrer'),
    );
  });

  it('lead where the activity resolver says', async ({ platform }) => {
    const click = { type: 3, action: '/member/security' } as const;
    open(await send(platform, member, { title: 'Changed', click }));
    const link = await screen.findByRole('link', { name: 'Open' });
    expect(link.getAttribute('href')).toBe('/member/security');
    fireEvent.click(link);
    await expectTracked('mail_action');
  });

  it('are not shown for an address that is none', async ({ platform }) => {
    const click = { type: 3, action: 'javascript:alert(1)' } as const;
    open(await send(platform, member, { title: 'Bad', click }));
    await screen.findByText('What it says.');
    expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
  });
});

it('shows the title as it was sent, markup included', async ({ platform }) => {
  const title = '<img src=x onerror="globalThis.hacked=1">';
  open(await send(platform, member, { title, content: '<p>Before</p>' }));
  await screen.findByText('Before');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
});
