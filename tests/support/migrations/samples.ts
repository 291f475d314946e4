// Migrations of releases to come: each kind of step, on tables that calls read and write.
import { MIGRATIONS } from '#server/store/migrations/migrate.ts';
import type { Migrations, SteppedMigration } from '#server/store/schema/migration.ts';

const EXPANDING: SteppedMigration = {
  release: '91.0.0',
  steps: [
    {
      statements: [
        'alter table game_round add column luck smallint',
        'alter table event add column shelf text',
        'alter table game_round add constraint game_round_luck check (luck >= 0) not valid',
      ],
    },
    { statements: ['alter table game_round validate constraint game_round_luck'] },
    {
      statements: [
        `create table shelf (id text primary key, member_id bigint references member (id))`,
        'alter table event add constraint event_shelf foreign key (shelf) references shelf (id) not valid',
      ],
    },
    { statements: ['alter table event validate constraint event_shelf'] },
    { backfill: 'game_round', set: 'luck = 7', where: 'luck is null' },
    { backfill: 'event', set: "event_from = 'sample'", where: "event_from <> 'sample'" },
    { index: 'game_round_luck_time', on: 'game_round (luck, created_at)' },
    { index: 'event_shelf_once', unique: true, on: 'event (shelf, event_id)' },
    { statements: ['alter table game_round alter column luck set default 7'] },
  ],
};

const CONTRACTING: SteppedMigration = {
  release: '92.0.0',
  contracts: '901-expanding',
  steps: [
    {
      statements: [
        'alter table game_round add constraint game_round_has_luck check (luck is not null) not valid',
      ],
    },
    { backfill: 'game_round', set: 'luck = 7', where: 'luck is null' },
    { statements: ['alter table game_round validate constraint game_round_has_luck'] },
    {
      statements: [
        'alter table game_round alter column luck set not null',
        'alter table game_round drop constraint game_round_has_luck',
        'alter table event drop column shelf',
      ],
    },
  ],
};

/** The last release, and those that follow. */
export const RELEASES: readonly Migrations[] = [
  MIGRATIONS,
  { ...MIGRATIONS, '901-expanding': EXPANDING },
  { ...MIGRATIONS, '901-expanding': EXPANDING, '902-contracting': CONTRACTING },
];
