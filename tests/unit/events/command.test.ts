import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { storeEvents } from '#server/store/events/events.ts';
import { makeDataFolder } from '#tests/support/database/data-folder.ts';
import { main } from '../../../scripts/events.ts';
import { readArguments } from '../../../scripts/events/arguments.ts';
import { summaryText, unplannedText } from '../../../scripts/events/print-summary.ts';
import { dayOf, eventAt, noonAgo } from './platform/event-store.ts';

const now = new Date('2026-11-21T23:59:59.999Z');
const full = ['--from', '2026-11-01', '--to', '2026-11-21', '--format', 'csv', '--out', 'x'];

describe('the arguments of the events command', () => {
  it('default to a summary of the last two weeks', () => {
    expect(readArguments([], now)).toEqual({ command: 'summary', from: '2026-11-08', to: '2026-11-21' });
    expect(readArguments(['--to', '2026-03-01'], now)).toMatchObject({
      from: '2026-02-16',
      to: '2026-03-01',
    });
    expect(readArguments(['--from', '2026-11-20'], now)).toMatchObject({
      from: '2026-11-20',
      to: '2026-11-21',
    });
  });

  it('can request the tracking plan', () => {
    expect(readArguments(['plan'], now)).toEqual({ command: 'plan' });
  });

  it('can request an export', () => {
    expect(readArguments(['export', ...full, '--by', 'received'], now)).toEqual({
      command: 'export',
      from: '2026-11-01',
      to: '2026-11-21',
      format: 'csv',
      out: 'x',
      by: 'received',
    });
  });

  it('can request an export that resumes', () => {
    expect(readArguments(['export', '--resume', 'at', '--format', 'csv', '--out', 'x'], now)).toEqual({
      command: 'resume',
      format: 'csv',
      out: 'x',
      resume: 'at',
    });
  });

  it.each([
    [
      ['export', ...full, '--resume', 'at'],
      'An export that resumes takes no --from, --to and --by: npm run ',
    ],
    [['export', '--resume', 'at', '--out', 'x'], 'An export needs --format and --out: npm run events -- '],
    [['--from', 'yesterday'], '--from has to be a day like 2026-11-21, not "yesterday".'],
    [['--to', '2026-02-30'], '--to has to be a day like 2026-11-21, not "2026-02-30".'],
    [['--from', '2026-11-22'], '--from 2026-11-22 is after --to 2026-11-21.'],
    [['--out', 'x'], 'Only an export takes --format, --out and --by: npm run events -- export '],
    [['gaps'], 'Unknown command "gaps": use summary, watch, report, export, copy, plan, sources.'],
    [['plan', '--out', 'x'], 'The plan takes no options: npm run events -- plan'],
    [['export', 'all', 'days'], 'Unexpected argument "all days": npm run events -- export '],
    [
      ['export', '--from', '2026-11-01'],
      'An export needs --from, --to, --format and --out: npm run events -- ',
    ],
    [['export', ...full, '--format', 'xlsx'], '--format has to be one of ndjson, csv, parquet, not "xlsx".'],
    [['export', ...full, '--by', 'day'], '--by has to be one of happened, received, not "day".'],
    [['--days', '3'], "Unknown option '--days'"],
  ])('%j are refused in a sentence', (args, sentence) => {
    expect(() => readArguments(args, now)).toThrow(sentence);
  });
});

describe('the events command', () => {
  let dataDir: string;
  beforeAll(async () => void (dataDir = await makeDataFolder()));
  afterAll(() => rm(dataDir, { recursive: true }));
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it.each([
    [{ DATA_DIR: 'memory://' }, 'A database with DATA_DIR=memory:// cannot be read by another process.'],
    [{ DATA_DIR: 'no-such-folder' }, 'There is no database in "no-such-folder": start the platform once'],
    [{ DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:1/none' }, 'The database cannot be read: '],
    [
      { DATABASE_URL: 'here' },
      'DATABASE_URL has to be an address of one server like postgresql://user@host/name:',
    ],
  ])('says why it cannot run: %j', async (env, sentence) => {
    vi.stubEnv('DATABASE_URL', '');
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const said = main([]).catch((error: Error) => error.message);
    expect(await said).toContain(sentence);
    expect(await said).not.toContain('secret');
  });

  it('reads the embedded database, one process at a time', async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATA_DIR', dataDir);
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const platform = await openDatabase({ databaseUrl: '', dataDir });
    const at = noonAgo(1);
    const unknown = eventAt(at, { eventName: 'quiz_open' });
    await storeEvents(platform.db, [eventAt(at), eventAt(at, { eventSeq: 3 }), unknown], { now: at });
    await expect(main([])).rejects.toThrow(
      `The embedded database in "${dataDir}" can be used by one process at a time, and the platform is using it: ` +
        'stop it during this command, or run it on PostgreSQL (DATABASE_URL).',
    );
    await platform.close();

    expect(await main([])).toBe(0);
    expect(said.mock.lastCall?.[0]).toContain('Gaps: 1 waiting (2 events)');
    expect(said.mock.lastCall?.[0]).toMatch(/Unknown names\n\n.*\nquiz_open  1\.1\.0 +1 /);
    const out = join(dataDir, 'events.csv');
    const days = ['--from', dayOf(at), '--to', dayOf(at)];
    expect(await main(['export', ...days, '--format', 'csv', '--out', out])).toBe(0);
    expect(said.mock.lastCall?.[0]).toMatch(
      /^2 events that happened from .* are in .*events\.csv \(0\.0 MB\)\.$/,
    );
    expect((await readFile(out, 'utf8')).trimEnd().split('\n')).toHaveLength(3);
  });
});

describe('the printed summary', () => {
  const range = { from: '2026-11-08', to: '2026-11-21' };

  it('says so if there are no events', () => {
    expect(summaryText(range, [], { newest: [], totals: [] })).toBe(
      'No events from 2026-11-08 to 2026-11-21.\n\nNo gaps.',
    );
  });

  it('shows counts, seconds and the newest gaps', () => {
    const counts = { made: 12, stored: 10, late: 1, duplicates_dropped: 2, refused: 1, dropped_at_limit: 0 };
    const row = { ...counts, day: '2026-11-20', version: '1.1.0', missing: 1, clocks_wrong: 0 };
    const unplanned = { unknown_names: 3, with_refused_props: 0, unconfirmed: 0, implausible: 0 };
    const latency = { latency_p50: 1.234, latency_p95: 9.96, latency_p99: 40_000 };
    const nothing = { latency_p50: null, latency_p95: null, latency_p99: null };
    const gap = {
      install_id: '0f0e0d0c-0b0a-4908-8706-050403020100',
      from_seq: 7,
      to_seq: 7,
      first_seen: new Date('2026-11-20T10:00:00.000Z'),
      state: 'waiting' as const,
      reason: null,
    };
    const totals = [
      { state: 'waiting' as const, gaps: 2, numbers: 1 },
      { state: 'lost' as const, gaps: 1, numbers: 5 },
    ];
    const rows = [
      { ...row, ...latency, ...unplanned },
      { ...row, version: '', ...nothing, ...unplanned },
    ];
    expect(summaryText(range, rows, { newest: [gap], totals })).toBe(
      `Events by the day they happened (UTC), 2026-11-08 to 2026-11-21

day         version  made  stored  late  duplicates  refused  dropped  missing  clock  unknown  props  p50   p95    p99
2026-11-20  1.1.0      12      10     1           2        1        0        1      0        3      0  1.2  10.0  40000
2026-11-20  ?          12      10     1           2        1        0        1      0        3      0

late: stored more than an hour after; missing: waiting or lost; clock: set wrong, counted by their receipt;
unknown: names that are not in the tracking plan; props: events with a property that was refused;
p50, p95, p99: seconds from event to store

Gaps: 1 lost (5 events), 2 waiting (1 event), the 1 newest

installation                          from  to  first seen (UTC)     state    reason
0f0e0d0c-0b0a-4908-8706-050403020100     7   7  2026-11-20 10:00:00  waiting`,
    );
  });

  it('says what the figures leave out', () => {
    const row = { day: '2026-11-20', version: '1.1.0', made: 1, stored: 1, late: 0, duplicates_dropped: 0 };
    const zeros = { refused: 0, dropped_at_limit: 0, missing: 0, clocks_wrong: 0, unknown_names: 0 };
    const latency = { latency_p50: null, latency_p95: null, latency_p99: null, with_refused_props: 0 };
    const text = (left: { unconfirmed: number; implausible: number }) =>
      summaryText(range, [{ ...row, ...zeros, ...latency, ...left }], { newest: [], totals: [] });
    expect(text({ unconfirmed: 9, implausible: 2 })).toContain(
      'Left out: 2 events with a number that cannot be (events_implausible), 9 numbers that only one request',
    );
    expect(text({ unconfirmed: 0, implausible: 0 })).not.toContain('Left out');
  });

  it('lists names and properties that are not in the tracking plan', () => {
    const counted = { version: '1.2.0', events: 12, last_seen: new Date('2026-11-20T10:00:00.000Z') };
    const reason = 'not declared';
    expect(unplannedText({ names: [], props: [] })).toBe('');
    expect(
      unplannedText({
        names: [{ event_name: 'quiz_open', ...counted }],
        props: [{ event_name: 'login', prop: 'way', reason, ...counted }],
      }),
    ).toBe(`

Unknown names

name       version  events  last seen (UTC)
quiz_open  1.2.0        12  2026-11-20 10:00:00

Refused properties

name   property  reason        version  events  last seen (UTC)
login  way       not declared  1.2.0        12  2026-11-20 10:00:00`);
  });
});
