import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXPORT_COLUMNS } from '#server/store/events/export.ts';
import { keepRejected } from '#server/store/events/refused.ts';
import { createTestPlatform } from '#tests/support/platform.ts';
import { SOURCES, sourcesText } from '../../../../scripts/events/dbt-sources.ts';
import { playRounds } from '../../bonus/platform/earn.ts';
import {
  ago,
  DAY,
  droppedEvent,
  eventAt,
  type EventStore,
  HOUR,
  noonAgo,
  openEventStore,
} from './event-store.ts';

const page = readFileSync('docs/analysts.md', 'utf8');
const queries = [...page.matchAll(/^([^\n]+)\n\n```sql\n([\s\S]*?)```/gm)].map(
  ([, question = '', query = '']) => ({ question, query }),
);

let store: EventStore;
beforeAll(async () => {
  store = await openEventStore();
  await fill();
});
afterAll(() => store.close());

/** A little of everything that the page describes. */
async function fill(): Promise<void> {
  const installId = '10000000-0000-4000-8000-000000000001';
  const at = noonAgo(3);
  const made = (eventSeq: number, other = {}) => eventAt(at, { installId, eventSeq, ...other });
  const start = made(2, { eventName: 'game_start', eventRoomId: '101', eventUserId: 100_001 });
  await store.store([made(1), start, made(5), made(5), start], new Date(at.getTime() + 1500));
  const props = { os: 'Android', utmSource: 'news', utmCampaign: 'autumn' };
  await store.store([eventAt(at, { eventName: 'app_start', eventProps: props })], at);
  const left = made(10, { eventName: 'login', eventUserId: 100_001, eventProps: { method: 'accountLogin' } });
  await store.store([left, made(11, { eventName: 'quiz_open' })], at);
  await store.store([made(12, { eventName: 'login', eventProps: { mehtod: 'accountLogin' } })], at);
  await store.store([made(8)], new Date(at.getTime() + 5 * HOUR));
  await store.store([eventAt(ago(0), { eventTime: 7 })], ago(HOUR));
  await store.store([eventAt(ago(40 * DAY), { eventSeq: 3 })], ago(40 * DAY));
  await store.store([eventAt(at, { eventSeq: 2 ** 40 })], at);
  await store.store([droppedEvent(at, '2:6-7', { installId, eventSeq: 9 })], at);
  await keepRejected(store.db, [{ reason: 'eventName: required', sent: { version: '1.0.0' } }], at);
  await play(at);
}

/** On the same database, by a member of the platform. */
async function play(at: Date): Promise<void> {
  const platform = await createTestPlatform({}, { database: { db: store.db, close: async () => {} } });
  await playRounds(platform, await platform.register(), [10]);
  await platform.db.updateTable('game_round').set({ created_at: at }).execute();
  await platform.close();
}

it('is what docs/dbt/sources.yml describes, which `npm run events -- sources` writes', async () => {
  const sources = await sourcesText(store.db, page);
  expect(readFileSync(SOURCES, 'utf8')).toBe(sources);
  const described = [...sources.matchAll(/^ {6}- name: (\w+)$/gm)].map(([, name]) => name);
  const granted = viewsIn(ROLE);
  expect(new Set(described)).toEqual(new Set(granted));
});

/** Of `deploy/analyst.sql`. */
const ROLE = readFileSync('deploy/analyst.sql', 'utf8').replaceAll(/^--.*$/gm, '');

const viewsIn = (text: string): string[] =>
  (/grant select on\s+([\s\S]*?)\s+to analyst;/.exec(text)?.[1] ?? '').split(/,\s+/);

/** Without taking one with a body apart. */
const statementsOf = (text: string): string[] =>
  text
    .split(/;\n(?=\n|grant|alter|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean);

describe('the page for analysts', () => {
  it('asks a question with every query', () => {
    expect(queries.length).toBeGreaterThan(8);
    expect(queries).toHaveLength(page.split('```sql').length - 1);
  });

  it.each(queries)('answers: $question', async ({ query }) => {
    expect(await store.read(query)).not.toEqual([]);
  });

  it('lets the role that it makes for readers read every view', async () => {
    const views = viewsIn(ROLE);
    expect(views.length).toBeGreaterThan(10);
    const undone = new Error('undone');
    // A role belongs to the whole server, which other tests use as well.
    const used = store.db.transaction().execute(async (trx) => {
      // Run twice: it may be run again.
      for (const statement of [...statementsOf(ROLE), ...statementsOf(ROLE)])
        await sql.raw(statement).execute(trx);
      await sql`set local role analyst`.execute(trx);
      for (const view of views) await sql`select * from ${sql.id(view)} limit 1`.execute(trx);
      const { rows } = await sql<{ name: string }>`
        select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm')
          and has_table_privilege(oid, 'select')`.execute(trx);
      expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(views));
      throw undone;
    });
    await expect(used).rejects.toBe(undone);
  });

  it('explains every column of every view', async () => {
    const columns = await store.read<{ table_name: string; column_name: string }>(`
      select table_name, column_name from information_schema.columns
      where table_name in ('events_clean', 'events_refused', 'events_unknown', 'props_refused', 'delivery_gaps', 'delivery_summary',
        'event_watermark', 'events_implausible', 'installations_shared', 'day_finality',
        'installations', 'sessions', 'people', 'rounds', 'reconciliation')`);
    expect(columns.length).toBeGreaterThan(40);
    expect(columns.filter(({ column_name: name }) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it('lists the columns in the order of an export, which is the order of the view', async () => {
    const columns = await store.read<{ column_name: string }>(`
      select column_name from information_schema.columns where table_name = 'events_clean' order by ordinal_position`);
    const names = columns.map(({ column_name: name }) => name);
    expect(Object.keys(EXPORT_COLUMNS)).toEqual(names);
    const [, section = ''] = page.split('## The columns of');
    const rows = (section.split('\n## ')[0] ?? '').matchAll(
      /^\| ((?:`\w+`(?:, )?)+) \| [^|]*\|[^|]*\|[^|]*\|$/gm,
    );
    const explained = [...rows].flatMap(([, cells = '']) => cells.replaceAll('`', '').split(', '));
    expect(explained).toEqual(names);
  });
});
