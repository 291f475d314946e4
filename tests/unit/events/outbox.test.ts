import 'fake-indexeddb/auto';
import { afterEach, describe, expect, vi } from 'vitest';
import { API_PREFIX } from '#src/contract/envelope.ts';
import { OutboxDb } from '#src/data/db/tables/outbox-db.ts';
import { appendEvents, type FreshEvent } from '#src/data/events/append.ts';
import { noteFingerprint } from '#src/data/events/delivery-row.ts';
import { drain } from '#src/data/events/drain.ts';
import { uuidv7 } from '#src/lib/uuid.ts';
import { type Line, lineTo } from '#tests/support/line.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { COMMON } from '#tests/support/registration.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let line: Line;
let db: OutboxDb;
let delivered: string[];

const event = (name = 'click'): FreshEvent => ({
  eventName: name,
  eventInterfaceId: '/',
  eventShowType: 'page',
  eventRoomId: '',
  eventFrom: '',
  eventTime: 1_790_000_000,
  eventUserId: 0,
  channel: 'WEB',
  appId: 'halcyon',
  version: '1.1.0',
  eventId: uuidv7(Date.now()),
  madeAt: Date.now(),
});
const events = (count: number): FreshEvent[] => Array.from({ length: count }, () => event());

const send = (all = true) =>
  drain(
    db,
    {
      url: `${API_PREFIX}/anonymous/appEventLogClient`,
      commonFields: COMMON,
      onDelivered: (ids) => delivered.push(...ids),
    },
    all,
  );
/** As if the wait were over. */
const sendNow = async () => {
  await db.delivery.where({ key: 'delivery' }).modify({ nextAttemptAt: 0 });
  return send();
};
const stored = (platform: TestPlatform) =>
  platform.db.selectFrom('event').selectAll().orderBy('event_seq').execute();
const waiting = () => db.outbox.count();

it.beforeEach(async ({ platform }) => {
  db = new OutboxDb();
  await db.delete();
  db = new OutboxDb();
  await db.open();
  await platform.db.deleteFrom('event').execute();
  line = lineTo(platform.app);
  delivered = [];
  vi.stubGlobal('fetch', line.fetch);
  // Without locks, as on an address that is not secure; one sender to a lock is seen in a real browser.
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  db.close();
});

describe('delivery', () => {
  it('sends batches of twenty and forgets what was confirmed', async ({ platform }) => {
    await appendEvents(db, events(45));
    expect(await send()).toEqual({ sent: 45, waitMs: 0 });
    expect(line.sent.map((body) => (JSON.parse(body) as { eventList: [] }).eventList.length)).toEqual([
      20, 20, 5,
    ]);
    expect(await waiting()).toBe(0);
    expect(delivered).toHaveLength(45);
    expect((await stored(platform)).map((row) => Number(row.event_seq))).toEqual(
      Array.from({ length: 45 }, (_, i) => i + 1),
    );
  });

  it('leaves a handful of young events to be joined by more', async () => {
    await appendEvents(db, events(23));
    expect((await send(false)).sent).toBe(20);
    expect(await waiting()).toBe(3);
  });

  it('stores once what had to be sent twice because the answer was lost', async ({ platform }) => {
    await appendEvents(db, events(20));
    line.disturb = (_, count) => (count === 1 ? 'lost' : undefined);
    expect((await send()).waitMs).toBeGreaterThan(0);
    expect(await waiting()).toBe(20);
    await sendNow();
    expect(await waiting()).toBe(0);
    expect(await stored(platform)).toHaveLength(20);
  });

  it('does not send again before the wait is over, however often it is asked', async () => {
    await appendEvents(db, events(20));
    line.disturb = () => ({ status: 503, body: '{}', headers: { 'retry-after': '2' } });
    const { waitMs } = await send();
    expect(waitMs).toBeGreaterThanOrEqual(2000);
    expect(waitMs).toBeLessThanOrEqual(2500);
    await send();
    await send();
    expect(line.sent).toHaveLength(1);
  });

  it('forgets a wait that a clock set back would stretch', async () => {
    await appendEvents(db, events(1));
    line.disturb = (_, count) => (count === 1 ? 'cut' : undefined);
    await send();
    await db.delivery.where({ key: 'delivery' }).modify((row) => {
      row.waitSetAt += 86_400_000;
      row.nextAttemptAt += 86_400_000;
    });
    expect((await send()).sent).toBe(1);
  });

  it('halves what is too large for the platform, and loses nothing', async ({ platform }) => {
    await appendEvents(db, events(60));
    line.disturb = (body) => (body.length > 3000 ? { status: 413, body: '{}' } : undefined);
    await send();
    expect(await stored(platform)).toHaveLength(60);
    expect(await db.deadLetters.count()).toBe(0);
  });

  it('sets apart the events that the platform names, and no other', async ({ platform }) => {
    const all = events(5);
    all[2] = { ...event(), eventTime: -5 };
    await appendEvents(db, all);
    await send();
    expect(await stored(platform)).toHaveLength(4);
    expect((await db.deadLetters.toArray()).map((letter) => letter.eventSeq)).toEqual([3]);
    expect(await waiting()).toBe(0);
  });
});

it('names the installation, also where only the worker sends', async () => {
  const seen: Array<string | null> = [];
  vi.stubGlobal('fetch', (url: string, sent: RequestInit) => {
    seen.push(new Headers(sent.headers).get('fingerprint'));
    return line.fetch(url, sent);
  });
  await appendEvents(db, events(1));
  await send();
  await noteFingerprint(db, 'this installation');
  await appendEvents(db, events(1));
  await send();
  expect(seen).toEqual([null, 'this installation']);
});
