import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendEvents } from '#src/data/events/append.ts';
import { closeOutbox, eventsOf, openOutbox, type Outbox, TAKEN } from './waiting-events.ts';

let outbox: Outbox;
beforeEach(async () => void (outbox = await openOutbox()));
afterEach(() => closeOutbox(outbox));

const waiting = () => outbox.db.outbox.count();

describe('an answer from anything but the event store', () => {
  it.each([
    ['a captive portal', { status: 200, body: '<html>Welcome to the hotel</html>' }],
    ['an envelope that refuses the token', { status: 200, body: '{"errcode":401,"msg":""}' }],
    ['a wrong deployment', { status: 404, body: '{"errcode":404,"msg":""}' }],
    ['an empty answer', { status: 200, body: '' }],
    ['a success of another status', { status: 500, body: TAKEN.body ?? '' }],
  ])('keeps every event: %s', async (_, answer) => {
    const events = eventsOf(25);
    await appendEvents(outbox.db, events);
    outbox.answer = () => answer;
    await outbox.send();
    expect(await waiting()).toBe(25);
    expect(await outbox.db.deadLetters.count()).toBe(0);
    expect(outbox.delivered).toEqual([]);
    outbox.answer = () => TAKEN;
    await outbox.sendNow();
    expect(outbox.delivered).toEqual(events.map(({ eventId }) => eventId));
    expect(await waiting()).toBe(0);
  });
});

describe('a refused batch', () => {
  it.each([400, 422])('with status %s is divided until the event at fault is alone', async (status) => {
    const events = [...eventsOf(33), ...eventsOf(1, 'poison'), ...eventsOf(26)];
    await appendEvents(outbox.db, events);
    outbox.answer = (names) => (names.includes('poison') ? { status, body: '{}' } : TAKEN);
    await outbox.send();
    const dead = await outbox.db.deadLetters.toArray();
    expect(dead.map((letter) => [letter.event.eventName, letter.reason])).toEqual([
      ['poison', `refused with ${status}`],
    ]);
    // The page may forget the event at fault, too.
    expect(outbox.delivered).toEqual(events.map(({ eventId }) => eventId));
    expect(await waiting()).toBe(0);
  });
});
