// @vitest-environment happy-dom
// Deleting several mails at once.
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect } from 'vitest';
import { expectTracked } from '#tests/support/device/tracked.ts';
import { listenToMutations } from '#src/app/members/mutations.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { refreshInbox } from '#src/data/mails/refresh.ts';
import { flush } from '#src/data/mutations/flush.ts';
import InboxScreen from '#src/features/mail/inbox/InboxScreen.tsx';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { toasts } from '#src/navigation/toast.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { send, sendAward } from '../platform/send.ts';

const it = platformTest();
signedInAt('/email', it);
beforeAll(() => listenToMutations());

const rows = () => screen.queryAllByRole('link').map((link) => link.textContent ?? '');
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const answer = (isConfirmed: boolean) => openedDialogs.peek()[0]?.settle(isConfirmed);
const isShown = (title: string) => waitFor(() => expect(rows().join()).toContain(title));
const isAway = (title: string) => waitFor(() => expect(document.body.textContent).not.toContain(title));

describe('selecting and deleting', () => {
  const select = async (title: string) =>
    fireEvent.click(await screen.findByRole('checkbox', { name: `Select: ${title}` }));

  it('deletes what was chosen, after a question', async ({ platform }) => {
    await send(platform, member, { title: 'one' });
    await send(platform, member, { title: 'two' });
    render(<InboxScreen />);
    await press('Select');
    await select('one');
    await press('Delete');
    await waitFor(() => expect(openedDialogs.peek()[0]?.text).toContain('Messages to delete: 1'));
    answer(true);
    await isAway('one');
    await isShown('two');
    await waitFor(async () =>
      expect((await platform.call('getMail2', {}, member)).data.list).toMatchObject([{ title: 'two' }]),
    );
    await expectTracked('mail_delete');
  });

  it('asks about an award that was not received, and keeps the mail on no', async ({ platform }) => {
    await sendAward(platform, member, { title: 'gift' });
    render(<InboxScreen />);
    await press('Select');
    await press('Select all');
    await press('Delete');
    await waitFor(() => expect(openedDialogs.peek()[0]?.text).toContain('those rewards are lost'));
    answer(false);
    expect((await platform.call('getMail2', {}, member)).data.total).toBe(1);
    await press('Delete');
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    answer(true);
    await screen.findByText('No mail yet');
    await waitFor(async () => expect((await platform.call('getMail2', {}, member)).data.total).toBe(0));
  });

  it('waits without a connection; a list read meanwhile does not bring it back', async ({ platform }) => {
    await send(platform, member, { title: 'one' });
    await send(platform, member, { title: 'two' });
    render(<InboxScreen />);
    await press('Select');
    await select('one');
    line.disturb = (body) => (body.includes('"ids"') ? 'cut' : undefined);
    await press('Delete');
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    answer(true);
    await isAway('one');
    await refreshInbox();
    expect(await db.mails.count()).toBe(1);
    expect((await platform.call('getMail2', {}, member)).data.total).toBe(2);
    line.disturb = () => {};
    connection.value = 'online';
    await flush({ isUrgent: true });
    expect((await platform.call('getMail2', {}, member)).data.total).toBe(1);
  });

  it('brings a mail back whose award the device did not know of, and says so', async ({ platform }) => {
    const id = await send(platform, member, { title: 'plain' });
    render(<InboxScreen />);
    await isShown('plain');
    const awards = JSON.stringify([{ itemId: 2001, num: 100 }]);
    await platform.db.updateTable('mail').set({ awards }).where('id', '=', id).execute();
    await press('Select');
    await select('plain');
    await press('Delete');
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    answer(true);
    await waitFor(() =>
      expect(
        toasts
          .peek()
          .map(({ text }) => text)
          .join(),
      ).toContain('was kept'),
    );
    await isShown('With a reward');
  });
});
