// All events in a table of another database.
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CopiedRow, Take } from '#server/store/events/export.ts';
import { newDatabase, serverAddress } from '#tests/support/database/server.ts';
import { readSnapshot } from '#tests/support/database/snapshot.ts';
import { copyToPostgres, copyToTarget, type Target } from '../../../../../scripts/events/copy/to-postgres.ts';
import { eventAt, noonAgo } from '../event-store.ts';
import { copiedStore, installId } from './copied-store.ts';

const store = copiedStore();

describe('a copy in PostgreSQL', () => {
  /** Empty where no server is installed: then the other database is an embedded one. */
  const server = serverAddress();
  let address = '';
  let target: Target;
  let closeTarget: () => Promise<void>;
  beforeAll(async () => {
    if (server === '') {
      const embedded = new PGlite({ loadDataDir: await readSnapshot() });
      target = { query: (text, values) => embedded.query(text, values) };
      closeTarget = () => embedded.close();
      return;
    }
    address = await newDatabase(server);
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    target = { query: (text, values) => client.query(text, values) };
    closeTarget = () => client.end();
  });
  afterAll(() => closeTarget());
  afterEach(() => target.query('drop schema if exists halcyon cascade'));
  const copy = () =>
    address ? copyToPostgres(store.source(), address) : copyToTarget(store.source(), target);
  const rowsThere = async (columns: string) =>
    (await target.query(`select ${columns} from halcyon.events order by event_id`)).rows;
  const idsThere = async () =>
    ((await rowsThere('event_id')) as Array<{ event_id: string }>).map(({ event_id: id }) => id);

  it('is what the store holds', async () => {
    await store.come(3, { eventSeq: 1, eventUserId: 100_001, eventRoomId: '7' });
    await store.come(2, { eventSeq: 2, eventName: 'login', eventProps: { method: 'accountLogin' } });
    expect(await copy()).toMatch(/^2 events that came since the last copy were /);
    const columns = `jsonb_build_object('id', event_id, 'by', install_id, 'seq', event_seq, 'name', event_name,
      'element', element, 'shown', shown_as, 'game', game_id, 'from', came_from, 'member', member_id, 'day', day,
      'happened', date_part('epoch', happened_at), 'received', date_part('epoch', received_at),
      'latency', latency_seconds, 'wrong', clock_was_wrong, 'copies', duplicates, 'props', props, 'proof', proof) as row`;
    expect(await rowsThere(columns)).toEqual(
      await store.read(`select ${columns} from events_clean order by event_id`),
    );
  });

  it('takes what came since, what was filled in, and what is not to be counted any more', async () => {
    const at = noonAgo(2);
    const { eventSeq: _, ...early } = eventAt(at, { installId });
    const { eventSeq: __, ...forged } = eventAt(at, { installId });
    await store.storeAt(at, early, forged);
    await copyToTarget(store.source(), target);
    expect(await idsThere()).toHaveLength(2);
    await store.storeAt(at, { ...early, eventSeq: 1 });
    await store.storeAt(at, { ...forged, eventSeq: 2 ** 40 });
    await store.come(1, { eventSeq: 2 });
    await copyToTarget(store.source(), target);
    expect(await idsThere()).toEqual(await store.ids());
    expect(await rowsThere('event_seq::text')).toEqual(
      await store.read('select event_seq::text from events_clean order by event_id'),
    );
  });

  it.runIf(server)('is not begun while another one is being written', async () => {
    await store.come(1, { eventSeq: 1 });
    const source = store.source();
    let second: unknown;
    const meanwhile: typeof source.copy = async (...asked) => {
      second = await copy().catch((error: Error) => error.message);
      return source.copy(...asked);
    };
    await copyToPostgres({ ...source, copy: meanwhile }, address);
    expect(second).toBe('Another copy is being written into that database.');
    expect(await copy()).toMatch(/^0 events that came since/);
  });

  it('forgets a member who was erased', async () => {
    await store.come(2, { eventSeq: 1, eventUserId: 100_001 });
    await copy();
    await sql`update event set event_user_id = 0, position = event_position()`.execute(store.db());
    await store.visible();
    await copyToTarget(store.source(), target);
    expect(await rowsThere('member_id')).toEqual([{ member_id: null }]);
  });

  it('adds the columns that a table of an earlier version lacks', async () => {
    await store.come(3, { eventSeq: 1 });
    await copyToTarget(store.source(), target);
    await target.query('alter table halcyon.events drop column version');
    await store.come(2, { eventSeq: 2 });
    await copyToTarget(store.source(), target);
    expect(await rowsThere('version')).toEqual([{ version: null }, { version: '1.1.0' }]);
  });

  it('goes on after it was cut between two portions, each event once', async () => {
    for (const eventSeq of [1, 2, 3]) await store.come(3, { eventSeq });
    const cut = {
      ...store.source(),
      copy: (after: number, take: Take<CopiedRow>) =>
        store.source().copy(after, async (rows) => {
          await take(rows.slice(0, 2));
          throw new Error('The line is cut.');
        }),
    };
    await expect(copyToTarget(cut, target)).rejects.toThrow('The line is cut.');
    expect(await idsThere()).toHaveLength(2);
    await copyToTarget(store.source(), target);
    expect(await idsThere()).toEqual(await store.ids());
  });

  it('leaves a portion out as a whole that cannot be written', async () => {
    await store.come(3, { eventSeq: 1 });
    await copyToTarget(store.source(), target);
    await store.come(2, { eventSeq: 2 });
    const refusing: Target = {
      query: (text, values) =>
        text.startsWith('delete') ? Promise.reject(new Error('disk full')) : target.query(text, values),
    };
    await expect(copyToTarget(store.source(), refusing)).rejects.toThrow('disk full');
    expect(await idsThere()).toHaveLength(1);
    await copyToTarget(store.source(), target);
    expect(await idsThere()).toHaveLength(2);
  });

  it('says so if the database cannot be opened, without the password', async () => {
    const said = copyToPostgres(store.source(), 'postgresql://ada:secret@127.0.0.1:1/events').catch(
      (error: Error) => error.message,
    );
    expect(await said).toMatch(/^The database to copy to cannot be opened: /);
    expect(await said).not.toContain('secret');
  });
});
