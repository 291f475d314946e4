import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOldRefused, keepRejected } from '#server/store/events/refused.ts';
import { writeExport } from '../../../../scripts/events/export-file.ts';
import { sourceOf } from '../../../../scripts/events/source/database.ts';
import { tableOf } from '../../../../scripts/events/table.ts';
import { DAY, dayOf, eventAt, type EventStore, noonAgo, openEventStore } from './event-store.ts';

let store: EventStore;
beforeAll(async () => void (store = await openEventStore()));
afterAll(() => store.close());
beforeEach(() => store.empty());
afterEach(() => vi.restoreAllMocks());

const at = noonAgo(3);
const after = (days: number) => new Date(at.getTime() + days * DAY);
const keep = (sent: unknown, now = at) => keepRejected(store.db, [{ reason: 'unreadable', sent }], now);
const kept = () => store.read('select body, copies, event_seq from rejected_event order by event_seq');

describe('refused events', () => {
  it('lose their content after ninety days, and go if they have no number', async () => {
    const numbered = { installId: randomUUID(), eventSeq: 7, version: 'x'.repeat(99) };
    await keep(numbered);
    await keep('nonsense');
    await forgetOldRefused(store.db, after(89));
    expect(await kept()).toHaveLength(2);
    await forgetOldRefused(store.db, after(91));
    expect(await kept()).toEqual([{ body: '', copies: 1, event_seq: 7 }]);
  });

  it('are not kept beyond ten thousand a day, while copies of known ones are counted', async () => {
    await keep('known');
    await store.read(`
      insert into rejected_event (digest, reason, body, received_at)
      select number::text, '', '', '${at.toISOString()}' from generate_series(2, 10000) number`);
    await keep('new');
    await keep('known');
    expect(
      await store.read('select count(*)::int as rows, max(copies) as copies from rejected_event'),
    ).toEqual([{ rows: 10_000, copies: 2 }]);
    await keep('new', after(2));
    expect(await store.read('select count(*)::int as rows from rejected_event')).toEqual([{ rows: 10_001 }]);
  });

  it('are not kept beyond it by batches that arrive at the same time', async () => {
    await store.read(`
      insert into rejected_event (digest, reason, body, received_at)
      select number::text, '', '', '${at.toISOString()}' from generate_series(1, 9990) number`);
    const batch = (name: string) =>
      Array.from({ length: 6 }, (_, index) => ({ reason: 'unreadable', sent: `${name} ${index}` }));
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => keepRejected(store.db, batch(name), at)));
    expect(await store.read('select count(*)::int as rows from rejected_event')).toEqual([{ rows: 10_000 }]);
  });

  it('are made once if their number is missing as well', async () => {
    const installId = randomUUID();
    await store.store([eventAt(at, { installId, eventSeq: 1 }), eventAt(at, { installId, eventSeq: 3 })], at);
    await keep({ installId: 'unreadable', eventSeq: 'two', version: '1.1.0' });
    const counted = await store.read(
      'select made, stored, refused, missing from delivery_summary order by made',
    );
    expect(counted).toEqual([{ made: 3, stored: 2, refused: 1, missing: 1 }]);
  });

  it('are kept once if a copy without a readable id lacks its number', async () => {
    const sent = { installId: randomUUID(), eventName: 'click' };
    await keep({ ...sent, eventSeq: 4 });
    await keep(sent);
    expect(await kept()).toMatchObject([{ copies: 2, event_seq: 4 }]);
  });
});

describe('what anybody can send', () => {
  it('does not steer the terminal that prints it', () => {
    const table = tableOf(['name'], [['\u001b[2J\u009b31mred\u202e\r\nnext']]);
    expect(table).toBe('name\n\ufffd[2J\ufffd31mred\ufffd\ufffd\ufffdnext');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'is no formula for the spreadsheet that opens the export: %j',
    async (element) => {
      const [cells] = await exported('csv', element);
      expect(cells).toContain(`'${element}`);
      expect(cells).not.toContain(`,${element}`);
    },
  );

  it.each(['csv', 'ndjson'] as const)(
    'does not steer the terminal that shows the export as %s',
    async (format) => {
      const [text] = await exported(format, 'a\u001b[2J\u009b31m\u007f\u202eb');
      expect(text?.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    },
  );

  it('comes back from an export as NDJSON as it was sent', async () => {
    const element = '=1\u001b[2J\u009b31m';
    const [text = ''] = await exported('ndjson', element);
    expect(JSON.parse(text)).toMatchObject({ element });
  });
});

async function exported(format: 'csv' | 'ndjson', element: string): Promise<string[]> {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await store.store([eventAt(at, { eventInterfaceId: element })], at);
  const folder = await mkdtemp(join(tmpdir(), 'halcyon-refused-'));
  const out = join(folder, 'events');
  await writeExport(sourceOf(store.db), { from: dayOf(at), to: dayOf(at), by: 'happened', format, out });
  const text = await readFile(out, 'utf8');
  await rm(folder, { recursive: true });
  return [text];
}
