// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { outbox } from '#src/data/events/outbox.ts';
import { connection } from '#src/data/api/connection.ts';
import { deliveryDue } from '#src/data/events/queue.ts';
import { appendEvents } from '#src/data/events/append.ts';
import { settleFailed, settleRefused } from '#src/data/events/batch.ts';
import { exportDeadLetters } from '#src/features/events/delivery/actions.ts';
import DeliveryScreen from '#src/features/events/delivery/DeliveryScreen.tsx';
import { uuidv7 } from '#src/lib/uuid.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  await openPage(platform);
  enterAs(member);
  await (await outbox()).outbox.clear();
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await closePage();
});

const event = (eventName: string, eventUserId: number) => ({
  eventName,
  eventInterfaceId: 'tile.1',
  eventShowType: 'list',
  eventRoomId: '77',
  eventFrom: '',
  eventTime: 1_790_000_000,
  eventUserId,
  channel: 'WEB',
  appId: 'halcyon',
  version: '1.1.0',
  eventId: uuidv7(Date.now()),
  madeAt: Date.now(),
});

async function addDeadLetter(eventName: string, eventUserId: number): Promise<void> {
  const { rows } = await appendEvents(await outbox(), [event(eventName, eventUserId)]);
  await settleRefused(await outbox(), rows, { status: 422, bytes: 100 });
}

describe('the delivery screen', () => {
  it('says that no event is pending', async () => {
    render(<DeliveryScreen />);
    expect(await screen.findByText('Everything has been sent')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  });

  it('says what is pending, since when, why, and when the next attempt is', async () => {
    await appendEvents(await outbox(), [event('click', 0), event('view', 0)]);
    await settleFailed(await outbox(), 'HTTP 503', { nowMs: Date.now(), waitMs: 60_000, isAnswered: true });
    render(<DeliveryScreen />);
    expect(await screen.findByText('2 events waiting to be sent')).toBeTruthy();
    expect(screen.getByText(/^Since \d+:\d\d/)).toBeTruthy();
    expect(screen.getByText('Last problem: HTTP 503')).toBeTruthy();
    expect(screen.getByText(/^Next attempt at/)).toBeTruthy();
  });

  it('updates as events are delivered', async () => {
    await appendEvents(await outbox(), [event('click', 0)]);
    render(<DeliveryScreen />);
    expect(await screen.findByText('1 event waiting to be sent')).toBeTruthy();
    await (await outbox()).outbox.clear();
    expect(await screen.findByText('Everything has been sent')).toBeTruthy();
  });

  it('ends the wait on request, and says why it cannot', async () => {
    await appendEvents(await outbox(), [event('click', 0)]);
    const asked = vi.fn();
    const stop = deliveryDue.listen(asked);
    render(<DeliveryScreen />);
    const button = await screen.findByRole('button', { name: 'Send now' });
    fireEvent.click(button);
    expect(asked).toHaveBeenCalledWith({ all: true, isFresh: true });
    connection.value = 'offline';
    await waitFor(() => expect(button.textContent).toContain('Needs a connection'));
    fireEvent.click(button);
    expect(asked).toHaveBeenCalledTimes(1);
    stop();
  });

  it("shows dead letters with their reasons, but no details of another member's events", async () => {
    await addDeadLetter('claim', member.id);
    await addDeadLetter('withdraw_submit', member.id + 1);
    render(<DeliveryScreen />);
    expect(await screen.findByText('Rejected: 2')).toBeTruthy();
    expect(screen.getByText('claim')).toBeTruthy();
    expect(screen.getByText("Another member's event")).toBeTruthy();
    expect(screen.queryByText('withdraw_submit')).toBeNull();
    expect(screen.getAllByText(/^refused with 422/)).toHaveLength(2);
  });

  it('saves the dead letters as a file, one per line', async () => {
    await addDeadLetter('claim', member.id);
    await addDeadLetter('withdraw_submit', member.id + 1);
    const links: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push(this.download);
    });
    render(<DeliveryScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Save as file' }));
    await waitFor(() => expect(links).toEqual(['halcyon-events.ndjson']));
    const [own, other] = (await exportDeadLetters())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(own).toMatchObject({
      reason: 'refused with 422',
      event: { eventName: 'claim', eventRoomId: '77' },
    });
    expect(Object.keys(other ?? {}).sort()).toEqual(['eventSeq', 'installId', 'reason', 'refusedAt']);
  });
});
