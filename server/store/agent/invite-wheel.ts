// The invitation wheel: each valid friend brings one spin. What they bring adds up to a total, which is paid at the
// target.
import { randomInt } from 'node:crypto';
import type { agentCalls, InviteRow, InviteStatus, InviteUser } from '#src/contract/agent.ts';
import type { Output } from '#src/contract/call.ts';
import {
  ACTIVITY_UNKNOWN,
  ALREADY_CLAIMED,
  CLAIM_EXPIRED,
  NO_SPINS_LEFT,
  NOT_ELIGIBLE,
  TASK_NOT_FINISHED,
} from '#src/contract/errors.ts';
import type { Award } from '#src/contract/primitives.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { epochSeconds } from '../../time/time.ts';
import { type Bonus, type BonusView, isActivityOpen } from '../claims/bonus.ts';
import { type Claim, credit, lastClaim } from '../claims/claims.ts';
import { coinAward, onlyCoin } from '../ledger/items.ts';
import type { Row, Trx } from '../../database/tables/tables.ts';
import { type Friend, friendsSince, type Round, roundsOf } from './invite-rounds.ts';

const INVITE_ACTIVITY = 20;
/** Friends that are listed. */
const LISTED = 50;

interface Wheel {
  readonly isOpen: boolean;
  readonly latest: Round | undefined;
  /** No round goes on: the next friend begins one. */
  readonly isOver: boolean;
  readonly friends: readonly Friend[];
  /** Each brings a spin. */
  readonly waiting: readonly Friend[];
  readonly sums: Sums;
  /** The last spin of the total, 0 if there is none. */
  readonly lastSpin: number;
  /** The total was paid in this round, and nothing was added since. */
  readonly isPaid: boolean;
}

async function wheelOf(view: BonusView): Promise<Wheel> {
  const { db, memberId, now, config } = view;
  const rounds = await roundsOf(view);
  const latest = rounds.at(-1);
  const paid = await lastClaim(db, memberId, 'inviteCashOut');
  const spins = await spinsAfter(view, paid?.step ?? 0);
  const friends = latest ? await friendsSince(view, latest.begin) : [];
  const sums = sumsOf(spins, { rounds, now, target: config.inviteConfig.target });
  return {
    ...{ isOpen: isOpenAt(view), latest, friends, sums, isOver: latest !== undefined && latest.end <= now },
    waiting: friends.filter(({ isValid, awards }) => isValid && awards === null),
    lastSpin: spins.at(-1)?.id ?? 0,
    isPaid: sums.total === 0 && latest !== undefined && paid !== undefined && paid.claimed_at >= latest.begin,
  };
}

const isOpenAt = ({ config: { inviteConfig, activityList }, now }: BonusView): boolean =>
  inviteConfig.spinAwards.length > 0 &&
  activityList.some(
    (each) => each.activityType === INVITE_ACTIVITY && isActivityOpen(each, epochSeconds(now)),
  );

type Spin = Pick<Row<'claim'>, 'id' | 'awards' | 'claimed_at'>;

/** After the last one that was paid, the oldest first. */
const spinsAfter = ({ db, memberId }: BonusView, id: number): Promise<Spin[]> =>
  db
    .selectFrom('claim')
    .select(['id', 'awards', 'claimed_at'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'inviteSpin')
    .where('id', '>', id)
    .orderBy('id')
    .execute();

interface Sums {
  /** Hundredths. */
  readonly total: number;
  /** What the last round that fell short had come to. */
  readonly lost?: NonNullable<InviteStatus['lost']>;
}

interface Past {
  readonly rounds: readonly Round[];
  readonly now: Date;
  readonly target: number;
}

/** A total that has reached the target stays until it is paid; one below it ends with its round. */
function sumsOf(spins: readonly Spin[], { rounds, now, target }: Past): Sums {
  let sums: Sums = { total: 0 };
  for (const [index, { begin, end }] of rounds.entries()) {
    const next = rounds[index + 1]?.begin ?? end;
    const own = spins.filter(({ claimed_at }) => claimed_at >= begin && claimed_at < next);
    const total = own.reduce((sum, { awards }) => sum + coinOf(awards), sums.total);
    const isLost = end <= now && total > 0 && total < target;
    sums = isLost ? { total: 0, lost: { total, endTime: epochSeconds(end) } } : { ...sums, total };
  }
  return sums;
}

const coinOf = (awards: readonly Award[]): number => onlyCoin(awards).reduce((sum, { num }) => sum + num, 0);

const spinsOf = ({ isOpen, isOver, waiting }: Wheel): number => (isOpen && !isOver ? waiting.length : 0);

function statusOf(wheel: Wheel, { config }: BonusView): InviteStatus {
  const { isOpen: open, latest, sums } = wheel;
  const endTime = latest ? epochSeconds(latest.end) : 0;
  return { open, spins: spinsOf(wheel), ...sums, target: config.inviteConfig.target, endTime };
}

export const inviteStatusOf = async (view: BonusView): Promise<InviteStatus> =>
  statusOf(await wheelOf(view), view);

export async function inviteUserOf(
  view: BonusView,
): Promise<Omit<InviteUser, 'shareUrlMap'> | Refusal<typeof ACTIVITY_UNKNOWN>> {
  const wheel = await wheelOf(view);
  const { open, ...status } = statusOf(wheel, view);
  if (!open) return refuse(ACTIVITY_UNKNOWN);
  return { ...status, list: wheel.friends.slice(-LISTED).reverse().map(rowOf) };
}

const rowOf = ({ nickname, avatar, awards, joinedAt, recharge, bet, isValid }: Friend): InviteRow => ({
  ...{ nickname: masked(nickname), avatar, amount: coinOf(awards ?? []), time: epochSeconds(joinedAt) },
  ...{ recharge, bet, valid: isValid },
});

const LETTERS = new Intl.Segmenter();

/** Enough to recognise a friend by: `M***a`. */
export function masked(nickname: string): string {
  const letters = Array.from(LETTERS.segment(nickname), ({ segment }) => segment);
  const [first = ''] = letters;
  return letters.length > 3 ? `${first}***${letters.at(-1)}` : `${first}***`;
}

export const inviteWheel: Bonus = {
  activityType: INVITE_ACTIVITY,
  flag: 'spinAwardFlag',
  async state(view) {
    const { open, spins, total, target } = statusOf(await wheelOf(view), view);
    return { claimable: open && spins > 0, progress: Math.min(total, target), target };
  },
};

type SpinRefusal = Refusal<typeof ACTIVITY_UNKNOWN | typeof NO_SPINS_LEFT | typeof CLAIM_EXPIRED>;

/** Every field is coin and equally likely. One friend brings one spin, whatever is sent. */
export async function spinWheel(
  view: BonusView & { readonly db: Trx },
): Promise<Output<typeof agentCalls.actInviteUserSpin> | SpinRefusal> {
  const { db, memberId, now, config } = view;
  const { spinAwards, target } = config.inviteConfig;
  const wheel = await wheelOf(view);
  const [friend] = wheel.waiting;
  if (!wheel.isOpen) return refuse(ACTIVITY_UNKNOWN);
  if (!friend) return refuse(NO_SPINS_LEFT);
  if (wheel.isOver) return refuse(CLAIM_EXPIRED);
  const index = randomInt(spinAwards.length);
  const awards = await credit(db, {
    ...{ memberId, kind: 'inviteSpin', period: `friend ${friend.id}`, activityType: INVITE_ACTIVITY, now },
    ...{ about: friend.id, step: index, awards: spinAwards.slice(index, index + 1) },
  });
  if (isRefusal(awards)) throw new Error('A spin is decided under the lock of its member');
  const total = wheel.sums.total + coinOf(awards);
  return { index, awards, spins: wheel.waiting.length - 1, total, target };
}

type CashOutRefusal = Refusal<
  typeof NOT_ELIGIBLE | typeof ALREADY_CLAIMED | typeof TASK_NOT_FINISHED | typeof CLAIM_EXPIRED
>;

/** Covers the spins up to the last one, so that none is paid twice. */
export async function cashOutClaim(
  view: BonusView,
): Promise<(Claim & { readonly amount: number }) | CashOutRefusal> {
  const { memberId, now, config } = view;
  const { isOpen, latest, isOver, isPaid, sums, lastSpin: step } = await wheelOf(view);
  const { total: amount } = sums;
  if (!isOpen || !latest) return refuse(NOT_ELIGIBLE);
  if (isPaid) return refuse(ALREADY_CLAIMED);
  if (isOver && amount === 0) return refuse(CLAIM_EXPIRED);
  if (amount === 0 || amount < config.inviteConfig.target) return refuse(TASK_NOT_FINISHED);
  return {
    ...{ memberId, kind: 'inviteCashOut', period: `up to ${step}`, activityType: INVITE_ACTIVITY, now },
    ...{ step, awards: [coinAward(amount)], amount },
  };
}
