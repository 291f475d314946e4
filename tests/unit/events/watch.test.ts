// Looking at events on a database that a platform has open, and on one that nobody has.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, type OpenDatabase } from '#server/database/database.ts';
import { answerShell } from '#server/operator/event-queries.ts';
import { openOperatorSocket } from '#server/operator/socket.ts';
import { storeEvents } from '#server/store/events/events.ts';
import type { ExportRow } from '#server/store/events/export.ts';
import type { Recent, RecentEvent } from '#server/store/events/recent.ts';
import { makeDataFolder } from '#tests/support/database/data-folder.ts';
import { main } from '../../../scripts/events.ts';
import { openEventSource } from '../../../scripts/events/source/open.ts';
import { lineOf, watch } from '../../../scripts/events/watch.ts';
import { dayOf, eventAt } from './platform/event-store.ts';

const byNobody = () => ({ now: new Date(), by: '' });

let dataDir: string;
let opened: OpenDatabase;
let closeSocket: () => Promise<void>;

beforeAll(async () => {
  dataDir = await makeDataFolder();
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', '');
  opened = await openDatabase({ databaseUrl: '', dataDir });
  closeSocket = await openOperatorSocket(dataDir, (args) => answerShell(opened.db, args, byNobody()));
});
afterAll(async () => {
  await closeSocket();
  await opened.close();
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

const installId = randomUUID();
const come = (eventSeq: number, other = {}) =>
  storeEvents(opened.db, [eventAt(new Date(), { installId, eventSeq, ...other })], { now: new Date() });

/** Resolves with what was printed when so many events were. */
async function watched(count: number, meanwhile: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const end = new AbortController();
  const source = await openEventSource();
  const watching = watch(source, { print: (line) => lines.push(line), signal: end.signal });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  await meanwhile();
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(count));
  end.abort();
  await watching;
  return lines.slice(1);
}

describe('npm run events, while the platform runs on an embedded database', () => {
  it('shows events as they come, each once', async () => {
    const lines = await watched(3, async () => {
      await come(1);
      await come(2, { eventName: 'game_start', eventRoomId: '7', eventUserId: 100_001 });
      await come(3, { eventName: 'quiz_open' });
    });
    expect(lines).toHaveLength(3);
    const of = (seq: number) => `${installId.slice(0, 8)} ${seq}`;
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d {2}click {13}home\.banner\.12 {2}button/);
    expect(lines[0]).toContain(of(1));
    expect(lines[1]).toMatch(/game_start.*game 7 {2}member 100001/);
    expect(lines[2]).toMatch(/quiz_open.*not in the plan$/);
  });

  it('begins with the latest of those that are there', async () => {
    for (let seq = 4; seq < 30; seq += 1) await come(seq);
    const source = await openEventSource();
    const numbers = ({ events }: Recent) => events.map((event) => event.event_seq);
    const latest = await source.recent(null);
    expect(numbers(latest)).toEqual(Array.from({ length: 20 }, (_, index) => index + 10));
    await come(30);
    const next = await source.recent(latest.cursor);
    expect(numbers(next)).toEqual([30]);
    expect(await source.recent(next.cursor)).toEqual({ events: [], cursor: next.cursor });
  });

  it('sums up deliveries and gaps', async () => {
    await come(40);
    const print = vi.spyOn(console, 'log').mockReturnValue();
    expect(await main([])).toBe(0);
    expect(print.mock.lastCall?.[0]).toMatch(/Gaps: 1 unconfirmed|Gaps: 1 waiting/);
    expect(print.mock.lastCall?.[0]).toContain(installId);
  });

  it('exports, copies and reports what is there', async () => {
    vi.spyOn(console, 'log').mockReturnValue();
    const day = dayOf(new Date());
    const out = join(dataDir, 'events.ndjson');
    const position = join(dataDir, 'position.txt');
    const exported = async (...args: string[]) => {
      await main(['export', '--format', 'ndjson', '--out', out, ...args]);
      const lines = (await readFile(out, 'utf8')).split('\n').slice(0, -1);
      return lines.map((line) => JSON.parse(line) as ExportRow);
    };
    await come(50, { eventName: 'login', eventProps: { method: 'accountLogin' } });
    const { rows } = await sql<{ count: number }>`select count(*) from events_clean`.execute(opened.db);
    const count = rows[0]?.count ?? 0;
    for (const by of ['happened', 'received']) {
      const found = await exported('--from', day, '--to', day, '--by', by);
      expect(found).toHaveLength(count);
      expect(found.find((row) => row.event_seq === 50)).toMatchObject({
        event_name: 'login',
        day,
        happened_at: expect.stringMatching(/^\d{4}-.*Z$/),
        props: { method: 'accountLogin' },
      });
    }
    await rm(out);
    expect(await exported('--resume', position)).toHaveLength(count);
    await come(51);
    await rm(out);
    expect((await exported('--resume', position)).map((row) => row.event_seq)).toEqual([51]);
    const folder = join(dataDir, 'copy');
    await main(['copy', '--to', folder]);
    expect(await readdir(folder)).toEqual([`day=${day}`, 'position.json']);
    const report = join(dataDir, 'report.html');
    await main(['report', '--out', report]);
    expect(await readFile(report, 'utf8')).toContain(`<td class="">${day} *</td>`);
  });

  it('says so when the platform stops meanwhile', async () => {
    const source = await openEventSource();
    await closeSocket();
    await expect(source.recent(null)).rejects.toThrow('The platform has stopped.');
    closeSocket = await openOperatorSocket(dataDir, (args) => answerShell(opened.db, args, byNobody()));
  });

  it('refuses a question that it does not know, and arguments that are none', async () => {
    expect(await answerShell(opened.db, ['events', 'toString'], byNobody())).toMatchObject({ code: 1 });
    await expect(
      answerShell(opened.db, ['events', 'recent', '{"position":"x"}'], byNobody()),
    ).rejects.toThrow();
    await expect(main(['watch', '--from', '2026-11-01'])).rejects.toThrow('The watch takes no options');
  });
});

describe('a line of the watch', () => {
  it('steers no terminal, whatever was sent', () => {
    const event = { event_name: 'click', element: '\u001b[2J', received_at: '2026-11-20T12:00:00.000Z' };
    expect(lineOf(event as RecentEvent)).toBe('12:00:00  click             \ufffd[2J');
  });
});

describe('npm run events, while no platform runs', () => {
  it('shows events of the database itself', async () => {
    await closeSocket();
    await opened.close();
    const source = await openEventSource();
    expect((await source.recent(null)).events).toHaveLength(20);
    await source.close();
    opened = await openDatabase({ databaseUrl: '', dataDir });
    closeSocket = async () => {};
  });
});
