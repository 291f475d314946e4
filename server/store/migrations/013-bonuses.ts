// What members have claimed, and their points.
import { type Kysely, sql } from 'kysely';

const TABLES = [
  `create table claim (
    id bigint generated always as identity primary key,
    member_id bigint not null references member (id),
    kind text not null,
    period text not null,
    activity_type integer not null,
    about bigint not null default 0,
    step bigint not null default 0,
    basis bigint not null default 0 check (basis >= 0),
    awards jsonb not null,
    claimed_at timestamptz not null,
    unique (member_id, kind, period)
  )`,
  'create index claim_member on claim (member_id, claimed_at desc, id desc)',
  `create table member_points (
    member_id bigint primary key references member (id),
    points bigint not null default 0 check (points >= 0)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of TABLES) await sql.raw(statement).execute(db);
}
