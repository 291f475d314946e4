// What a page hands to the browser when it is hidden, and when it closes.
import 'fake-indexeddb/auto';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteShown, sendClosing, sendHidden } from '#src/app/listeners/beacon.ts';
import { outbox } from '#src/data/events/outbox.ts';
import type { OutboxRow } from '#src/data/db/tables/outbox-db.ts';
import { noteGzip } from '#src/data/events/delivery-row.ts';
import { eventsOf } from './waiting-events.ts';

interface Beacon {
  readonly isGzip: boolean;
  readonly type: string;
  readonly eventIds: string[];
}

let beacons: Beacon[];
/** The most events of one beacon that the browser takes. */
let most: number;

beforeEach(() => {
  beacons = [];
  most = 1000;
  vi.stubGlobal('navigator', {
    userAgent: '',
    sendBeacon: (_: string, blob: Blob & { parts: readonly unknown[] }) => {
      const [part] = blob.parts;
      const isGzip = typeof part !== 'string';
      const text = isGzip ? gunzipSync(Buffer.from(part as ArrayBuffer)).toString() : part;
      const { eventList } = JSON.parse(text) as { eventList: { eventId: string }[] };
      if (eventList.length > most) return false;
      beacons.push({ isGzip, type: blob.type, eventIds: eventList.map(({ eventId }) => eventId) });
      return true;
    },
  });
  // A beacon is looked at in the tick in which it is sent.
  vi.stubGlobal(
    'Blob',
    class extends Blob {
      readonly parts: readonly BlobPart[];
      constructor(parts: BlobPart[], options?: BlobPropertyBag) {
        super(parts, options);
        this.parts = parts;
      }
    },
  );
  noteShown();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await (await outbox()).delivery.clear();
});

const rowsOf = (count: number): OutboxRow[] =>
  eventsOf(count).map((event, index) => ({ ...event, eventSeq: index + 1, installId: 'an-installation' }));
const idsOf = (rows: readonly OutboxRow[]) => rows.map(({ eventId }) => eventId);
const takesGzip = async () => noteGzip(await outbox(), 'taken');

describe('a hidden page', () => {
  it('compresses for a platform that takes it, under a type that needs no preflight', async () => {
    await takesGzip();
    const rows = rowsOf(3);
    await sendHidden(rows);
    expect(beacons).toEqual([{ isGzip: true, type: 'text/plain', eventIds: idsOf(rows) }]);
  });

  it('sends text to any other', async () => {
    await sendHidden(rowsOf(1));
    expect(beacons).toMatchObject([{ isGzip: false, type: 'text/plain' }]);
  });

  it('sends what fits where the browser takes no more', async () => {
    await takesGzip();
    most = 5;
    const rows = rowsOf(20);
    await sendHidden(rows);
    expect(beacons).toMatchObject([{ eventIds: idsOf(rows).slice(0, 5) }]);
  });

  it('that closes then sends only what is new', async () => {
    const rows = rowsOf(4);
    await sendHidden(rows.slice(0, 3));
    sendClosing(rows);
    expect(beacons.map(({ eventIds }) => eventIds)).toEqual([idsOf(rows.slice(0, 3)), idsOf(rows.slice(3))]);
  });

  it('that was shown meanwhile sends again what is not confirmed', async () => {
    const rows = rowsOf(2);
    await sendHidden(rows);
    noteShown();
    await sendHidden(rows);
    expect(beacons).toHaveLength(2);
  });
});

describe('a closing page', () => {
  it('sends at once, as text, even while it was compressing', async () => {
    await takesGzip();
    const rows = rowsOf(2);
    const compressing = sendHidden(rows);
    sendClosing(rows);
    expect(beacons).toMatchObject([{ isGzip: false, eventIds: idsOf(rows) }]);
    await compressing;
    expect(beacons).toHaveLength(1);
  });

  it('sends nothing when everything is confirmed', () => {
    sendClosing([]);
    expect(beacons).toEqual([]);
  });
});
