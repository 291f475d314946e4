// What a member has claimed, newest first.
import { sql } from 'kysely';
import type { AwardLog } from '#src/contract/bonus.ts';
import type { BetBonusLog } from '#src/contract/vip.ts';
import type { Language } from '../../languages/language.ts';
import { textsOf } from '../../languages/texts.ts';
import { dateOf, epochSeconds } from '../../time.ts';
import { POINTS_ITEM } from '../items.ts';
import type { Db, Row } from '../tables.ts';
import type { BonusView } from './bonus.ts';

const statement = await textsOf('statement');

/** Points are given by other activities, so their log is every claim that gave some. */
const POINTS_ACTIVITY = 9;
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
}

/** Claims of one kind, or of all that give an award. */
function claimsOf(db: Db, memberId: number, kind?: string) {
  const claims = db.selectFrom('claim').where('member_id', '=', memberId);
  return kind === undefined ? claims.where('kind', '!=', 'taskTap') : claims.where('kind', '=', kind);
}

export async function claimLogOf(
  { db, memberId, config }: Pick<BonusView, 'db' | 'memberId' | 'config'>,
  { activityType, startTime, endTime, language, ...page }: LogQuery,
) {
  let claims = claimsOf(db, memberId);
  if (activityType === POINTS_ACTIVITY) claims = claims.where(givesPoints);
  else if (activityType !== undefined) claims = claims.where('activity_type', '=', activityType);
  if (startTime !== undefined) claims = claims.where('claimed_at', '>=', dateOf(startTime));
  // Includes the whole last second, because times are shown in seconds.
  if (endTime !== undefined) claims = claims.where('claimed_at', '<', dateOf(endTime + 1));
  return paged(claims, page, (row) => entryOf(row, config, language));
}

type Claims = ReturnType<typeof claimsOf>;

async function paged<T>(claims: Claims, { page, pageSize }: PageQuery, entry: (row: Row<'claim'>) => T) {
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
  return { list: rows.map(entry), page, pageSize, total: Number(total), hasMore: page * pageSize < total };
}

function entryOf(
  row: Row<'claim'>,
  { taskConfig, activityList }: BonusView['config'],
  language: Language,
): AwardLog {
  const activity = activityList.find(({ activityType }) => activityType === row.activity_type);
  const task = row.kind === 'task' ? taskConfig.find(({ taskId }) => taskId === row.about) : undefined;
  return {
    id: String(row.id),
    activityId: activity?.id ?? row.activity_type,
    activityType: row.activity_type,
    name: titleOf(row, language) ?? task?.name ?? activity?.name ?? '',
    awards: row.awards,
    time: epochSeconds(row.claimed_at),
  };
}

const NAMED_BY_THEIR_ENTRY = ['inviteCashOut', 'commission', 'inviteStep', 'mail'] as const;

/** Of claims that are named like their entry in the statement. */
function titleOf({ kind }: Row<'claim'>, language: Language): string | undefined {
  const named = NAMED_BY_THEIR_ENTRY.find((each) => each === kind);
  return named && statement(language).entries[named];
}

export const rebateLogOf = (db: Db, memberId: number, page: PageQuery) =>
  paged(
    claimsOf(db, memberId, 'rebate'),
    page,
    (row): BetBonusLog => ({
      ...{ id: String(row.id), type: 1, amount: row.awards[0]?.num ?? 0, bet: row.basis },
      time: epochSeconds(row.claimed_at),
    }),
  );
