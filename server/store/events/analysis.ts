// What the report shows: days, the way from a first visit to a first round, and who comes back.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/tables/tables.ts';
import { type DayRange, reading } from './summary.ts';
import { DAY_MS } from '../../time/time.ts';

/**
 * `final`: nothing waits longer on a device. `settled`: by what days of that age brought later, at least 99 of 100
 * events are there. `growing`: not yet, or there is no experience.
 */
export type DayState = 'final' | 'settled' | 'growing';

export interface AnalysedDay {
  readonly day: string;
  readonly state: DayState;
  /** How many in a hundred events of such a day usually arrive by that age; `null` without experience. */
  readonly usual_percent: number | null;
  readonly stored: number;
  readonly late: number;
  readonly missing: number;
  readonly dropped: number;
  readonly refused: number;
  readonly visits: number;
  readonly visitors: number;
  readonly first_visits: number;
  readonly members: number;
  readonly players: number;
  readonly rounds: number;
}

/** Installations that came for the first time, and how far they got; each step needs the one before. */
export interface Funnel {
  readonly visited: number;
  readonly signed_in: number;
  readonly game_opened: number;
  readonly round_played: number;
}

export interface CohortWeek {
  /** Monday of the week of the first visits. */
  readonly cohort: string;
  /** Weeks since. */
  readonly age: number;
  readonly installations: number;
  readonly state: DayState;
}

export interface Source {
  readonly source: string;
  readonly campaign: string | null;
  readonly installations: number;
  readonly registered: number;
}

export interface ReconciliationRow {
  readonly measure: string;
  readonly by_source: number;
  readonly proved: number | null;
  readonly by_records: number;
  readonly difference: number;
}

export interface Analysis {
  readonly days: readonly AnalysedDay[];
  readonly funnel: Funnel;
  readonly retention: readonly CohortWeek[];
  readonly sources: readonly Source[];
  readonly reconciliation: readonly ReconciliationRow[];
}

/** Scans all events: at ten million that takes a minute. */
export async function readAnalysis(db: Db, range: DayRange, now: Date): Promise<Analysis> {
  const today = now.toISOString().slice(0, 10);
  const days = await reading<DayCounts>(db, daysOf(range));
  const [funnel] = await reading<Funnel>(db, funnelOf(range));
  return {
    days: days.map(({ usual_percent: usual, ...day }) => ({
      ...day,
      usual_percent: usual,
      state: stateOf(day.day, { usual, today }),
    })),
    funnel: funnel ?? { visited: 0, signed_in: 0, game_opened: 0, round_played: 0 },
    retention: await readRetention(db, range, today),
    sources: await reading<Source>(db, sourcesOf(range)),
    reconciliation: await reading<ReconciliationRow>(db, reconciledOf(range)),
  };
}

type DayCounts = Omit<AnalysedDay, 'state'>;

/** An event waits thirty days at most, and is then on its way. */
const FINAL_AFTER_DAYS = 31;
const SETTLED_PERCENT = 99;

function stateOf(day: string, { usual, today }: { usual: number | null; today: string }): DayState {
  const age = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  if (age > FINAL_AFTER_DAYS) return 'final';
  return age > 0 && usual !== null && usual >= SETTLED_PERCENT ? 'settled' : 'growing';
}

const within = ({ from, to }: DayRange): RawBuilder<unknown> =>
  sql`day between ${from}::date and ${to}::date`;

const daysOf = (range: DayRange) => sql`
  with range as (
    select day::date as day from generate_series(${range.from}::date, ${range.to}::date, interval '1 day') as day
  ),
  delivery as (
    select day, sum(stored) as stored, sum(late) as late, sum(missing) as missing,
      sum(dropped_at_limit) as dropped, sum(refused) as refused
    from delivery_summary where ${within(range)} group by day
  ),
  visit as (
    select day, count(*) as visits, count(distinct install_id) as visitors, count(distinct member_id) as members
    from sessions where ${within(range)} group by day
  ),
  fresh as (select day, count(*) as first_visits from installations where ${within(range)} group by day),
  played as (
    select day, count(*) as rounds, count(distinct member_id) as players
    from rounds where not trial and ${within(range)} group by day
  )
  select
    day::text as day, usual_percent::float8 as usual_percent,
    ${counts(['stored', 'late', 'missing', 'dropped', 'refused'], 'delivery')},
    ${counts(['visits', 'visitors', 'members'], 'visit')},
    ${counts(['first_visits'], 'fresh')},
    ${counts(['players', 'rounds'], 'played')}
  from range
  left join delivery using (day) left join visit using (day) left join fresh using (day) left join played using (day)
  left join day_finality using (day)
  order by day`;

const counts = (names: readonly string[], table: string): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql`coalesce(${sql.ref(`${table}.${name}`)}, 0)::bigint as ${sql.ref(name)}`));

const funnelOf = (range: DayRange) => sql`
  with fresh as materialized (select install_id, first_at from installations where ${within(range)}),
  signed_in as (select distinct install_id, member_id from people where tie = 'signed_in'),
  opened as (
    select distinct install_id, member_id from events_clean
    where event_name = 'game_start' and shown_as <> 'trial' and member_id is not null
  ),
  played as (select member_id, max(played_at) as last_at from rounds where not trial group by member_id),
  reached as (
    select
      fresh.install_id,
      bool_or(signed_in.member_id is not null) as signed_in,
      bool_or(opened.member_id is not null) as opened,
      bool_or(opened.member_id is not null and played.last_at >= fresh.first_at) as played
    from fresh
    left join signed_in using (install_id)
    left join opened using (install_id, member_id)
    left join played using (member_id)
    group by fresh.install_id
  )
  select count(*) as visited, count(*) filter (where signed_in) as signed_in,
    count(*) filter (where opened) as game_opened, count(*) filter (where played) as round_played
  from reached`;

/** Weeks of first visits, the one of the range's last day included. */
const COHORTS = 8;

async function readRetention(db: Db, { to }: DayRange, today: string): Promise<CohortWeek[]> {
  const rows = await reading<Omit<CohortWeek, 'state'> & { last_day: string; usual: number | null }>(
    db,
    sql`
    with bounds as (select date_trunc('week', ${to}::date)::date - ${(COHORTS - 1) * 7}::int as first),
    cohort as (
      select install_id, date_trunc('week', day)::date as cohort from installations, bounds
      where day between first and ${to}::date
    ),
    size as (select cohort, count(*) as installations from cohort group by cohort),
    back as (
      select cohort, (date_trunc('week', day)::date - cohort) / 7 as age, count(distinct install_id) as installations
      from cohort join sessions using (install_id) where day <= ${to}::date group by 1, 2
    ),
    cells as (
      select cohort, age, cohort + 7 * age + 6 as last_day from size, generate_series(0, ${COHORTS - 1}::int) as age
      where cohort + 7 * age <= ${to}::date
    )
    select cohort::text as cohort, age, last_day::text as last_day,
      coalesce(back.installations, 0)::bigint as installations, usual_percent::float8 as usual
    from cells left join back using (cohort, age) left join day_finality on day_finality.day = last_day
    order by cohort, age`,
  );
  return rows.map(({ last_day: lastDay, usual, ...week }) => ({
    ...week,
    state: stateOf(lastDay, { usual, today }),
  }));
}

/** The most frequent ones by name, and the others together. */
const SOURCES = 12;

const sourcesOf = (range: DayRange) => sql`
  with came as (
    select
      case when origin_is_known
        then coalesce(utm_source, referrer, case when inviter is not null then 'invited' end, 'direct')
        else 'not known' end as source,
      case when origin_is_known then utm_campaign end as campaign,
      count(*) as installations, count(registered_with) as registered
    from installations where ${within(range)} group by 1, 2
  ),
  ranked as (select *, row_number() over (order by installations desc, source, campaign) > ${SOURCES} as is_other from came)
  select case when is_other then 'others' else source end as source, case when not is_other then campaign end as campaign,
    sum(installations)::bigint as installations, sum(registered)::bigint as registered
  from ranked group by is_other, 1, 2 order by is_other, installations desc, source, campaign`;

const reconciledOf = (range: DayRange) => sql`
  select measure, sum(by_source)::bigint as by_source, sum(proved)::bigint as proved,
    sum(by_records)::bigint as by_records, sum(difference)::bigint as difference
  from reconciliation where ${within(range)} group by measure order by measure`;
