// What a member has claimed, newest first.
import { sql } from 'kysely';
import type { AwardLog } from '#src/contract/bonus.ts';
import { EARLIER_TYPES } from '#src/contract/config/own-types.ts';
import type { BetBonusLog } from '#src/contract/vip.ts';
import type { Language } from '../../languages/language.ts';
import { textsOf } from '../../languages/texts.ts';
import { dateOf } from '#src/lib/timing.ts';
import { epochSeconds } from '../../time/time.ts';
import { COIN_ITEM, POINTS_ITEM } from '../ledger/items.ts';
import type { LedgerKind } from '../ledger/ledger-kinds.ts';
import type { Db, Row } from '../../database/tables/tables.ts';
import type { BonusView } from '../claims/bonus.ts';
import type { ClaimKind } from '../claims/claims.ts';

const statement = await textsOf('statement');

/** Points are given by other activities, so their log is every claim that gave some. */
const POINTS_ACTIVITY = 9;
/** Hundredths of a percent. */
const WHOLE = 10_000;
const givesPoints = sql<boolean>`awards @> ${JSON.stringify([{ itemId: POINTS_ITEM }])}::jsonb`;

interface PageQuery {
  readonly page: number;
  readonly pageSize: number;
}

interface LogQuery extends PageQuery {
  readonly language: Language;
  readonly activityType?: number | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
  readonly source?: 'bonus' | 'all' | undefined;
}

/** What was received: a claim, or an entry that nobody had to claim. */
type ReceivedAward = Pick<Row<'claim'>, 'kind' | 'activity_type' | 'about' | 'awards' | 'claimed_at'> & {
  readonly id: string;
};

const BONUSES: readonly ClaimKind[] = [
  'signIn',
  'vipDaily',
  'vipLevel',
  'task',
  'loginBonus',
  'rebate',
  'redPacket',
  'activity',
];

const BIND_ACTIVITY = 4;
const UNCLAIMED: readonly LedgerKind[] = ['welcome', 'bind', 'depositBonus'];

/** Claims of earlier builds have the numbers of then. */
const ownTypeOf = sql`case activity_type ${sql.join(
  EARLIER_TYPES.map(([before, now]) => sql`when ${sql.lit(before)} then ${sql.lit(now)}`),
  sql` `,
)} else activity_type end`;

/** Rows that are to be sorted by moment and number. */
function receivedBy(memberId: number, source: LogQuery['source']) {
  const claims = sql`
    select id::text as id, id as number, kind, ${ownTypeOf} as activity_type, about, awards, claimed_at
    from claim
    where member_id = ${memberId} and kind <> 'taskTap'`;
  if (source === undefined) return claims;
  if (source === 'bonus') return sql`${claims} and kind in (${sql.join(BONUSES)})`;
  return sql`${claims} union all
    select 'entry ' || seq, seq, kind, case kind when 'bind' then ${BIND_ACTIVITY}::int else 0 end, 0,
      jsonb_build_array(jsonb_build_object('itemId', ${COIN_ITEM}::int, 'num', amount)), created_at
    from ledger_entry where member_id = ${memberId} and kind in (${sql.join(UNCLAIMED)})`;
}

function isWanted({ activityType, startTime, endTime }: LogQuery) {
  const isOfActivity =
    activityType === POINTS_ACTIVITY ? givesPoints : sql<boolean>`activity_type = ${activityType ?? 0}`;
  return sql<boolean>`
    ${activityType === undefined ? sql`true` : isOfActivity}
    and claimed_at >= ${dateOf(startTime ?? 0)}
    -- Includes the whole last second, because times are shown in seconds.
    and ${endTime === undefined ? sql`true` : sql`claimed_at < ${dateOf(endTime + 1)}`}`;
}

export async function claimLogOf(
  { db, memberId, config }: Pick<BonusView, 'db' | 'memberId' | 'config'>,
  query: LogQuery,
) {
  const { page, pageSize, language, source } = query;
  const wanted = sql`from (${receivedBy(memberId, source)}) received where ${isWanted(query)}`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${wanted}`.execute(db);
  const { rows } = await sql<ReceivedAward>`
    select * ${wanted} order by claimed_at desc, number desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  const list = rows.map((row) => entryOf(row, config, language));
  return { list, page, pageSize, total, hasMore: page * pageSize < total };
}

function entryOf(
  row: ReceivedAward,
  { taskConfig, activityList }: BonusView['config'],
  language: Language,
): AwardLog {
  const activity = activityList.find(({ activityType }) => activityType === row.activity_type);
  const task = row.kind === 'task' ? taskConfig.find(({ taskId }) => taskId === row.about) : undefined;
  return {
    id: row.id,
    activityId: activity?.id ?? row.activity_type,
    activityType: row.activity_type,
    name: titleOf(row, language) ?? task?.name ?? activity?.name ?? '',
    awards: row.awards,
    time: epochSeconds(row.claimed_at),
  };
}

const NAMED_BY_THEIR_ENTRY = [
  'inviteCashOut',
  'commission',
  'inviteStep',
  'mail',
  'loginBonus',
  'welcome',
  'bind',
  'depositBonus',
] as const;

/** Titles an award that is named like its entry in the statement. */
function titleOf({ kind }: ReceivedAward, language: Language): string | undefined {
  const named = NAMED_BY_THEIR_ENTRY.find((each) => each === kind);
  return named && statement(language).entries[named];
}

/** The rate is that of all that was staked for it: types of games have different ones. */
export async function rebateLogOf(db: Db, memberId: number, { page, pageSize }: PageQuery) {
  const claims = db.selectFrom('claim').where('member_id', '=', memberId).where('kind', '=', 'rebate');
  const { total } = await claims
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await claims
    .selectAll()
    .orderBy('claimed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const list = rows.map(({ id, awards, basis, claimed_at }): BetBonusLog => {
    const amount = awards[0]?.num ?? 0;
    const rate = basis > 0 && { rate: Math.round((amount * WHOLE) / basis) };
    return { id: String(id), type: 1, amount, bet: basis, ...rate, time: epochSeconds(claimed_at) };
  });
  return { list, page, pageSize, total: Number(total), hasMore: page * pageSize < total };
}
