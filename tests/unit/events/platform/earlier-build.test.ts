// A database that an earlier build filled opens with the positions and the quarantine of this one.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { copyEvents } from '#server/store/events/export.ts';
import { storeEvents } from '#server/store/events/events.ts';
import { readGaps } from '#server/store/events/summary.ts';
import { migrate, MIGRATIONS } from '#server/store/migrations/migrate.ts';
import { runMigrations } from '#server/store/schema/run-migrations.ts';
import { openEmptyDatabase } from '#tests/support/database/open.ts';
import { ago, eventAt, HOUR } from './event-store.ts';

let opened: OpenDatabase;
beforeAll(async () => void (opened = await openEmptyDatabase()));
afterAll(() => opened.close());

it('the events of an earlier build stay, come first in a copy, and judge the numbers that follow', async () => {
  const { db } = opened;
  await runMigrations(
    db,
    Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= '018-feedback')),
  );
  const installId = randomUUID();
  await sql`
    insert into event (event_id, install_id, event_seq, event_name, event_interface_id, event_show_type, event_room_id,
      event_from, event_time, event_user_id, channel, app_id, version, received_at)
    select gen_random_uuid(), ${installId}::uuid, number, 'click', '', '', '', '', ${Math.floor(ago(HOUR).getTime() / 1000)}::bigint, 0,
      '', '', '1.0.0', ${ago(HOUR)}
    from unnest(array[1, 2, 5]) number`.execute(db);

  await migrate(db);
  const numbers: Array<number | null> = [];
  await copyEvents(db, -1, (rows) => void numbers.push(...rows.map((row) => row.event_seq)));
  expect(new Set(numbers)).toEqual(new Set([1, 2, 5]));
  expect(numbers).toHaveLength(3);
  expect((await readGaps(db, 5)).newest).toMatchObject([{ from_seq: 3, to_seq: 4, state: 'waiting' }]);

  const later = [6, 5 + 100_001].map((eventSeq) => eventAt(ago(0), { installId, eventSeq }));
  await storeEvents(db, later, { now: ago(0) });
  const { rows } = await sql`select event_seq from events_implausible`.execute(db);
  expect(rows).toEqual([{ event_seq: 100_006 }]);
});
