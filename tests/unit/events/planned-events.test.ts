// @vitest-environment happy-dom
// Declared events with properties, from the page to the analyst.
import 'fake-indexeddb/auto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { API_PREFIX } from '#src/contract/envelope.ts';
import { ToWorker } from '#src/contract/page/to-worker.ts';
import { appendEvents, toWire } from '#src/data/events/append.ts';
import { drain } from '#src/data/events/drain.ts';
import { confirmDelivered, handOver } from '#src/data/events/queue.ts';
import { outbox } from '#src/data/events/outbox.ts';
import type { OutboxDb } from '#src/data/db/tables/outbox-db.ts';
import { track } from '#src/tracking/track.ts';
import { type Line, lineTo } from '#tests/support/line.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { COMMON } from '#tests/support/registration.ts';

let platform: TestPlatform;
let line: Line;
let db: OutboxDb;
beforeAll(async () => {
  platform = await createTestPlatform();
  db = await outbox();
});
afterAll(() => platform.close());
beforeEach(() => {
  line = lineTo(platform.app);
  vi.stubGlobal('fetch', line.fetch);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all([db.outbox.clear(), db.delivery.clear()]);
  await platform.db.deleteFrom('event').execute();
});

const url = `${API_PREFIX}/anonymous/appEventLogClient`;
const deliver = () => drain(db, { url, commonFields: COMMON, onDelivered: confirmDelivered }, true);
const analysed = async () =>
  (await sql`select event_name, element, props from events_clean`.execute(platform.db)).rows;
const updated = [{ event_name: 'app_update', element: 'b2', props: { from: 'b1' } }];

async function trackUpdate(): Promise<void> {
  track('app_update', { eventInterfaceId: 'b2', eventProps: { from: 'b1' } });
  await vi.waitFor(() => expect(handOver().unnumbered).toEqual([]));
}

describe('an event with a property of its own', () => {
  it('reaches the analyst once, with the property', async () => {
    await trackUpdate();
    line.disturb = (_, count) => (count === 1 ? 'lost' : undefined);
    await deliver();
    await db.delivery.clear();
    await deliver();
    expect(line.sent).toHaveLength(2);
    expect(await analysed()).toEqual(updated);
  });

  it('keeps the property when a closing page hands it to the worker and to a beacon', async () => {
    await trackUpdate();
    const [row] = handOver().numbered;
    const { eventSeq: _, installId: __, ...fresh } = row!;
    const message = v.parse(ToWorker, { type: 'enqueue', events: [fresh] });
    await db.outbox.clear();
    if (message.type === 'enqueue') await appendEvents(db, message.events);
    await platform.call('anonymous/appEventLogClient', { eventList: [toWire(row!)] });
    await deliver();
    expect(await analysed()).toEqual(updated);
  });

  it('takes the property from a later copy when an older worker dropped it', async () => {
    await trackUpdate();
    const { eventProps: _, ...bare } = toWire(handOver().numbered[0]!);
    await platform.call('anonymous/appEventLogClient', { eventList: [bare] });
    await deliver();
    expect(await analysed()).toEqual(updated);
  });

  it('is still sent when an older version stored it without properties', async () => {
    track('app_install');
    await vi.waitFor(() => expect(handOver().unnumbered).toEqual([]));
    const [row] = await db.outbox.toArray();
    expect(row).not.toHaveProperty('eventProps');
    await deliver();
    expect(await analysed()).toEqual([{ event_name: 'app_install', element: '', props: null }]);
  });
});
