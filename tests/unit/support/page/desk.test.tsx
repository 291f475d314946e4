// @vitest-environment happy-dom
// The desk in its widget: a member and the staff write to each other, also over a line that comes and goes.
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { runCommand } from '#server/operator/commands.ts';
import { openService } from '#src/app/shell/open-service.ts';
import { lobbyCalls } from '#src/contract/lobby.ts';
import { request } from '#src/data/api/request.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { sendToDesk } from '#src/data/support/desk.ts';
import { flush } from '#src/data/mutations/flush.ts';
import { unsent } from '#src/data/mutations/unsent.ts';
import { refreshDesk } from '#src/features/support/desk/actions.ts';
import { ChatWindow } from '#src/features/support/service/ChatWindow.tsx';
import ServiceScreen from '#src/features/support/service/ServiceScreen.tsx';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { toasts } from '#src/navigation/toast.ts';
import { DESK_ENTRY, withServices } from '#tests/support/catalogues/with-services.ts';
import { line, member, openPage, signedInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import type { TestPlatform } from '#tests/support/platform.ts';

const it = platformTest({}, { catalogue: withServices(DESK_ENTRY) });
signedInAt('/', it);

const run = ({ db: store, clock }: TestPlatform, ...args: string[]) =>
  runCommand(store, args, { now: clock.now });

async function openDesk(): Promise<void> {
  await openService();
  expect(openedOverlay.peek()?.name).toBe('chat');
  render(<ChatWindow isOpen />);
  await screen.findByLabelText('Your message');
}

const write = (text: string) => {
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send', hidden: true }));
};

const stored = (platform: TestPlatform) =>
  platform.db
    .selectFrom('feedback_message')
    .innerJoin('feedback', 'feedback.id', 'feedback_id')
    .select(['feedback.id', 'content'])
    .where('member_id', '=', member.id)
    .execute();
const waiting = () => db.mutations.where({ memberId: member.id }).count();
const messagesSent = () => line.sent.filter((body) => body.includes('"key"'));

const answer = async (platform: TestPlatform, text: string) => {
  const [first] = await stored(platform);
  await run(platform, 'feedback', 'answer', String(first?.id), text);
};

describe('the desk', () => {
  it('brings what the member writes to the staff, and the answer back', async ({ platform }) => {
    await openDesk();
    write('Where is my coin?');
    await waitFor(async () =>
      expect(await stored(platform)).toMatchObject([{ content: 'Where is my coin?' }]),
    );
    await answer(platform, 'On its way.');
    await refreshDesk();
    await screen.findByText('On its way.');
    expect(screen.getAllByText('Where is my coin?')).toHaveLength(1);
    expect(await waiting()).toBe(0);
    const tracked = (await outbox()).outbox.filter(({ eventName }) => eventName === 'desk_send');
    await waitFor(async () => expect(await tracked.count()).toBe(1));
  });

  it('says when it answers, and offers feedback while nobody is there', async ({ platform }) => {
    await openDesk();
    await screen.findByText(/^(?:We answer from|Nobody is here right now)/);
    expect(screen.getByRole('button', { name: 'Send feedback instead', hidden: true })).toBeTruthy();
    await run(platform, 'desk', 'open', '8');
    await refreshDesk();
    await screen.findByText("We're here. Write to us.");
    expect(screen.queryByText('Send feedback instead')).toBeNull();
    await run(platform, 'desk', 'close');
  });

  it('keeps what is written without a line, and sends it once', async ({ platform }) => {
    await openDesk();
    connection.value = 'offline';
    line.disturb = () => 'cut';
    write('Offline');
    await screen.findByText(/Waiting to be sent/);
    expect(await unsent()).toEqual(new Map([['messages', 1]]));
    // The platform takes it, and its answer is lost twice.
    line.disturb = (_body, _count, call) => (call === 'deskSend' ? 'lost' : undefined);
    connection.value = 'online';
    await flush({ isUrgent: true });
    await flush({ isUrgent: true });
    line.disturb = () => {};
    await flush({ isUrgent: true });
    expect(await waiting()).toBe(0);
    expect(messagesSent().length).toBeGreaterThanOrEqual(3);
    expect(await stored(platform)).toMatchObject([{ content: 'Offline' }]);
    await waitFor(() => expect(screen.queryByText(/Waiting to be sent/)).toBeNull());
    expect(screen.getAllByText('Offline')).toHaveLength(1);
  });

  it('sends once what the platform took days ago without a word', async ({ platform }) => {
    line.disturb = (_body, _count, call) => (call === 'deskSend' ? 'lost' : undefined);
    await sendToDesk({ content: 'Long ago' });
    await waitFor(async () => expect(await stored(platform)).toHaveLength(1));
    await flush({ isUrgent: true });
    // Older than the platform remembers a request for.
    await db.mutations.toCollection().modify((row) => void (row.createdAt -= 3 * 86_400_000));
    await platform.db.deleteFrom('request_memory').execute();
    line.disturb = () => {};
    await flush({ isUrgent: true });
    expect(await waiting()).toBe(0);
    expect(await stored(platform)).toHaveLength(1);
  });

  it('gives a refused message back, and says why', async () => {
    await openDesk();
    const refusal = { errcode: 422, code: 422, msg: 'Please check this.' };
    line.disturb = (_body, _count, call) =>
      call === 'deskSend' ? { status: 200, body: JSON.stringify(refusal) } : undefined;
    write('Not taken');
    await waitFor(() => expect(toasts.peek().map(({ text }) => text)).toContain('Please check this.'));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Not taken'),
    );
    expect(await waiting()).toBe(0);
  });

  it('leaves the text in its field when the device cannot keep it, and sends it with the next tap', async ({
    platform,
  }) => {
    await openDesk();
    const fail = () => {
      throw new Error('not to be written');
    };
    db.mutations.hook('creating', fail);
    write('Keep me');
    await waitFor(() =>
      expect(toasts.peek().map(({ text }) => text)).toContain("That didn't work. Try again."),
    );
    db.mutations.hook('creating').unsubscribe(fail);
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your message');
    expect(field.value).toBe('Keep me');
    const button = screen.getByRole('button', { name: 'Send', hidden: true });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(field.value).toBe(''));
    await waitFor(async () => expect(await waiting()).toBe(0));
    expect(await stored(platform)).toMatchObject([{ content: 'Keep me' }]);
  });

  it('shows an answer that came before what was sent next', async ({ platform }) => {
    await openDesk();
    write('First');
    await waitFor(async () => expect(await stored(platform)).toHaveLength(1));
    await refreshDesk();
    await answer(platform, 'In between');
    await sendToDesk({ content: 'Second' });
    await waitFor(async () => expect(await waiting()).toBe(0));
    await refreshDesk();
    await screen.findByText('In between');
    expect(screen.getAllByRole('article', { hidden: true }).map((each) => each.textContent)).toEqual([
      expect.stringContaining('First'),
      expect.stringContaining('In between'),
      expect.stringContaining('Second'),
    ]);
  });

  it('is read again tomorrow, without a line', async ({ platform }) => {
    await sendToDesk({ content: 'Yesterday' });
    await waitFor(async () => expect(await stored(platform)).toHaveLength(1));
    await answer(platform, 'And the answer');
    await refreshDesk();
    await openDesk();
    await screen.findByText('And the answer');
    connection.value = 'offline';
    await screen.findByText(/^You're offline/);
  });

  it('tells the heartbeat that an answer waits, until it is read', async ({ platform }) => {
    await sendToDesk({ content: 'Hello' });
    await waitFor(async () => expect(await stored(platform)).toHaveLength(1));
    await answer(platform, 'Hello yourself');
    const beat = async () => {
      const reply = await request(lobbyCalls.online, { gameId: 0 });
      return reply.ok && reply.data.serviceUnread;
    };
    expect(await beat()).toBe(true);
    await refreshDesk();
    expect(await beat()).toBeUndefined();
  });

  it('says on the page of customer service when it answers', async () => {
    render(<ServiceScreen />);
    const row = await screen.findByRole('button', { name: /Chat with us/ });
    expect(row.textContent).toMatch(/We answer from|Nobody is here right now/);
  });
});

describe('for a visitor', () => {
  it('leads to sign-in and to feedback', async ({ platform }) => {
    const { endSession, session } = await import('#src/data/session/session.ts');
    endSession('signOut', session.peek().token);
    await openPage(platform, '/');
    await openService();
    render(<ChatWindow isOpen />);
    await screen.findByText('Sign in to chat with us');
    fireEvent.click(screen.getByText('Feedback'));
    expect(location.pathname).toBe('/feedback');
  });
});
