// The members below a member, three levels or as many as the config pays for, and what they staked since they belong
// to the team. Everything about agents follows from this query.
import { type RawBuilder, sql } from 'kysely';
import { type BonusView, dayAt } from '../claims/bonus.ts';
import { DAY_MS } from '../../time/time.ts';

/** Somebody belongs to a team from when the last link between both was made. */
function teamOf({ memberId, config }: BonusView): RawBuilder<unknown> {
  const depth = Math.max(0, ...config.agentConfig.levels.map(({ level }) => level));
  return sql`
    team (id, level, since) as (
      select id, 1, coalesce(invited_at, registered_at) from member
      where inviter_id = ${memberId} and ${depth}::int > 0
      union all
      select friend.id, team.level + 1, greatest(team.since, coalesce(friend.invited_at, friend.registered_at))
      from member friend join team on friend.inviter_id = team.id
      where team.level < ${depth}::int
    )`;
}

/** Rounded down for each member, so that a list of them adds up to the sum. */
function commissionOf({ config }: BonusView, staked: RawBuilder<number>): RawBuilder<number> {
  const { levels } = config.agentConfig;
  if (levels.length === 0) return sql`0::bigint`;
  const rates = levels.map(({ level, percent }) => sql`when ${level}::int then ${percent}::bigint`);
  return sql`div(${staked} * (case team.level ${sql.join(rates, sql` `)} else 0 end), 10000)`;
}

export interface Team {
  readonly total: number;
  readonly direct: number;
  /** Invited by the member and having deposited and staked enough. */
  readonly valid: number;
  /** Joined today. */
  readonly today: number;
  readonly commission: { readonly total: number; readonly today: number; readonly yesterday: number };
}

const NOBODY: Team = {
  ...{ total: 0, direct: 0, valid: 0, today: 0 },
  commission: { total: 0, today: 0, yesterday: 0 },
};

export async function teamSums(view: BonusView): Promise<Team> {
  const { begin } = dayAt(view.now);
  const yesterday = new Date(begin.getTime() - DAY_MS);
  const of = (staked: string) => commissionOf(view, sql`${sql.ref(staked)}`);
  const { rows } = await sql<Omit<Team, 'commission'> & Record<'all' | 'day' | 'dayBefore', number>>`
    with recursive ${teamOf(view)}
    select count(*)::int as total,
      (count(*) filter (where level = 1))::int as direct,
      (count(*) filter (where level = 1 and ${isValid(view)}))::int as valid,
      (count(*) filter (where since >= ${begin}))::int as today,
      coalesce(sum(${of('did.staked')}), 0)::bigint as "all",
      coalesce(sum(${of('did.staked_today')}), 0)::bigint as "day",
      coalesce(sum(${of('did.staked_yesterday')}), 0)::bigint as "dayBefore"
    from team cross join lateral (
      select ${STAKED} as staked, ${DEPOSITED} as deposited,
        coalesce(-sum(amount) filter (where kind = 'bet' and created_at >= ${begin}), 0) as staked_today,
        coalesce(-sum(amount) filter (
          where kind = 'bet' and created_at >= ${yesterday} and created_at < ${begin}), 0) as staked_yesterday
      from ledger_entry where member_id = team.id and created_at >= team.since
    ) did`.execute(view.db);
  const [row] = rows;
  if (!row) return NOBODY;
  const { all, day, dayBefore, ...counts } = row;
  return { ...counts, commission: { total: all, today: day, yesterday: dayBefore } };
}

const STAKED = sql`coalesce(-sum(amount) filter (where kind = 'bet'), 0)`;
const DEPOSITED = sql`coalesce(sum(amount) filter (where kind = 'deposit'), 0)`;

const isValid = ({ config: { agentConfig } }: BonusView): RawBuilder<boolean> =>
  sql`(did.deposited >= ${agentConfig.validInvite.recharge} and did.staked >= ${agentConfig.validInvite.bet})`;

export interface TeamMember {
  readonly id: number;
  readonly nickname: string;
  readonly level: number;
  /** Hundredths, since they belong to the team; so are the next two. */
  readonly bet: number;
  readonly recharge: number;
  readonly commission: number;
  readonly isValid: boolean;
  readonly since: Date;
}

export interface TeamQuery {
  readonly level?: number | undefined;
  /** They joined in it; the end is not part of it. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** The newest first, with the count and the commission of all that the filter lets through. */
export async function teamPage(
  view: BonusView,
  { level, from, to, limit, offset }: TeamQuery,
): Promise<{ members: TeamMember[]; total: number; sum: number }> {
  const conditions = [
    ...(level === undefined ? [] : [sql`team.level = ${level}`]),
    ...(from ? [sql`team.since >= ${from}`] : []),
    ...(to ? [sql`team.since < ${to}`] : []),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<
    { members: Array<Omit<TeamMember, 'since'> & { since: string }> | null } & {
      total: number;
      sum: number;
    }
  >`
    with recursive ${teamOf(view)}, listed as (
      select team.id, member.nickname, team.level, team.since,
        did.staked as bet, did.deposited as recharge,
        ${commissionOf(view, sql`did.staked`)} as commission, ${isValid(view)} as "isValid"
      from team join member on member.id = team.id cross join lateral (
        select ${STAKED} as staked, ${DEPOSITED} as deposited
        from ledger_entry where member_id = team.id and created_at >= team.since
      ) did ${where}
    ), page as (select * from listed order by since desc, id desc limit ${limit} offset ${offset})
    select (select count(*)::int from listed) as total,
      (select coalesce(sum(commission), 0)::bigint from listed) as sum,
      (select jsonb_agg(to_jsonb(page) order by since desc, id desc) from page) as members`.execute(view.db);
  const { members, total = 0, sum = 0 } = rows[0] ?? {};
  return {
    members: (members ?? []).map((row) => ({ ...row, since: new Date(row.since) })),
    ...{ total, sum },
  };
}
