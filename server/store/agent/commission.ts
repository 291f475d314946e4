// What a member earns by the stakes of the team, and the awards for valid invitations.
import type { AgentLog, AgentStep, AgentSummary } from '#src/contract/agent.ts';
import { ALREADY_CLAIMED, NOTHING_TO_CLAIM, TASK_NOT_FINISHED } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { dateOf } from '#src/lib/timing.ts';
import { epochSeconds } from '../../time/time.ts';
import type { Bonus, BonusView } from '../claims/bonus.ts';
import { type Claim, lastClaim } from '../claims/claims.ts';
import { COIN_ITEM, coinAward } from '../ledger/items.ts';
import { masked } from './invite-wheel.ts';
import { type Team, type TeamMember, teamPage, teamSums } from './team.ts';

const AGENT_ACTIVITY = 41;

interface TeamEarnings {
  readonly team: Team;
  /** Hundredths that have not been claimed. */
  readonly claimable: number;
  readonly steps: AgentStep[];
}

async function earnedBy(view: BonusView): Promise<TeamEarnings> {
  const { db, memberId, config } = view;
  const team = await teamSums(view);
  const claimed = (await lastClaim(db, memberId, 'commission'))?.step ?? 0;
  const taken = await db
    .selectFrom('claim')
    .select('period')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'inviteStep')
    .execute();
  const steps = config.agentConfig.inviteAwards.map(({ count, awards }): AgentStep => {
    const isTaken = taken.some(({ period }) => period === String(count));
    return { count, awards: [...awards], status: isTaken ? 2 : team.valid >= count ? 1 : 0 };
  });
  // Lower rates in a later config never ask anything back.
  return { team, claimable: Math.max(0, team.commission.total - claimed), steps };
}

export async function agentSummary(
  view: BonusView,
): Promise<Pick<AgentSummary, 'team' | 'commission' | 'steps'>> {
  const { team, claimable, steps } = await earnedBy(view);
  const { commission, ...counts } = team;
  return { team: counts, commission: { ...commission, claimable }, steps };
}

export const agent: Bonus = {
  activityType: AGENT_ACTIVITY,
  flag: 'agent5AwardFlag',
  async state(view) {
    const { claimable, steps } = await earnedBy(view);
    return { claimable: claimable > 0 || steps.some(({ status }) => status === 1) };
  },
};

/** `step` of a claim: the commission of all time that was claimed with it, hundredths. */
export async function commissionClaim(
  view: BonusView,
): Promise<
  (Claim & { readonly amount: number }) | Refusal<typeof ALREADY_CLAIMED | typeof NOTHING_TO_CLAIM>
> {
  const { memberId, now } = view;
  const { team, claimable: amount } = await earnedBy(view);
  const { total } = team.commission;
  if (amount === 0) return refuse(total > 0 ? ALREADY_CLAIMED : NOTHING_TO_CLAIM);
  return {
    ...{ memberId, kind: 'commission', period: `up to ${total}`, activityType: AGENT_ACTIVITY, now },
    ...{ awards: [coinAward(amount)], step: total, amount },
  };
}

export async function inviteStepClaim(
  view: BonusView,
  count: number,
): Promise<
  (Claim & { readonly count: number }) | Refusal<typeof ALREADY_CLAIMED | typeof TASK_NOT_FINISHED>
> {
  const { memberId, now } = view;
  const step = (await earnedBy(view)).steps.find((each) => each.count === count);
  if (step?.status === 2) return refuse(ALREADY_CLAIMED);
  if (step?.status !== 1) return refuse(TASK_NOT_FINISHED);
  return {
    ...{ memberId, kind: 'inviteStep', period: String(count), activityType: AGENT_ACTIVITY, now },
    ...{ awards: step.awards, step: count, count },
  };
}

export interface LogQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly level?: number | undefined;
  readonly kind?: 'member' | 'reward' | undefined;
  /** Epoch seconds; the last one is part of the range. */
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

export async function agentLog(view: BonusView, query: LogQuery) {
  const { page, pageSize, startTime, endTime } = query;
  const range = {
    from: startTime === undefined ? undefined : dateOf(startTime),
    to: endTime === undefined ? undefined : dateOf(endTime + 1),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
  const { list, total, sum } =
    query.kind === 'reward'
      ? await rewards(view, range)
      : await members(view, { ...range, level: query.level });
  return { list, page, pageSize, total, hasMore: page * pageSize < total, sum };
}

type Range = Omit<Parameters<typeof teamPage>[1], 'level'>;

async function members(view: BonusView, query: Parameters<typeof teamPage>[1]) {
  const { members: found, total, sum } = await teamPage(view, query);
  return { list: found.map(rowOf), total, sum };
}

const rowOf = ({ id, nickname, isValid, since, ...row }: TeamMember): AgentLog => ({
  ...row,
  ...{ id: String(id), userId: id, nickname: masked(nickname), valid: isValid, time: epochSeconds(since) },
});

/** What was claimed: the commission, and the awards of the steps with their coin. */
async function rewards({ db, memberId }: BonusView, { from, to, limit, offset }: Range) {
  let claims = db
    .selectFrom('claim')
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['commission', 'inviteStep']);
  if (from) claims = claims.where('claimed_at', '>=', from);
  if (to) claims = claims.where('claimed_at', '<', to);
  const all = await claims.selectAll().orderBy('claimed_at', 'desc').orderBy('id', 'desc').execute();
  const list = all.map(({ id, kind, step, awards, claimed_at }): AgentLog => {
    const coin = awards.reduce((sum, { itemId, num }) => sum + (itemId === COIN_ITEM ? num : 0), 0);
    return {
      ...{ id: `claim ${id}`, userId: memberId, nickname: '', bet: 0, recharge: 0, valid: true },
      // For an award for invitations, this is how many there were.
      level: kind === 'inviteStep' ? step : 0,
      ...{ commission: coin, time: epochSeconds(claimed_at) },
    };
  });
  const sum = list.reduce((total, { commission }) => total + commission, 0);
  return { list: list.slice(offset, offset + limit), total: list.length, sum };
}
