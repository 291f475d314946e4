// The invitation wheel: each valid friend brings one spin. Coin adds up to a total, which is paid at the target.
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
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { epochSeconds } from '../../time.ts';
import { type Bonus, type BonusView, isActivityOpen } from '../bonus/bonus.ts';
import { type Claim, credit, lastClaim } from '../bonus/claims.ts';
import { COIN_ITEM, coinAward } from '../items.ts';
import type { Trx } from '../tables.ts';
import { type Friend, latestRun, type Run } from './invite-run.ts';

const INVITE_ACTIVITY = 20;
/** Friends that are listed. */
const LISTED = 50;

interface Wheel {
  readonly isOpen: boolean;
  readonly run: Run | null;
  readonly isOver: boolean;
  /** Each brings a spin. */
  readonly waiting: readonly Friend[];
  /** Hundredths, since the last time it was paid. */
  readonly total: number;
  /** The last spin of the total, 0 if there is none. */
  readonly lastSpin: number;
  /** The total was paid in this run, and nothing was added since. */
  readonly isPaid: boolean;
}

async function wheelOf(view: BonusView): Promise<Wheel> {
  const { db, memberId, now, config } = view;
  const isOpen =
    config.inviteConfig.spinAwards.length > 0 &&
    config.activityList.some(
      (each) => each.activityType === INVITE_ACTIVITY && isActivityOpen(each, epochSeconds(now)),
    );
  const run = await latestRun(view);
  const paid = await lastClaim(db, memberId, 'inviteCashOut');
  const friends = run?.friends ?? [];
  const spins = friends.filter(({ spinId }) => spinId !== null && spinId > (paid?.step ?? 0));
  const total = spins.reduce((sum, { awards }) => sum + coinOf(awards ?? []), 0);
  return {
    ...{ isOpen, run, total, isOver: run !== null && run.end <= now },
    waiting: friends.filter(({ isValid, spinId }) => isValid && spinId === null),
    lastSpin: Math.max(0, ...spins.map(({ spinId }) => spinId ?? 0)),
    isPaid: total === 0 && run !== null && paid !== undefined && paid.claimed_at >= run.begin,
  };
}

const coinOf = (awards: readonly Award[]): number =>
  awards.filter(({ itemId }) => itemId === COIN_ITEM).reduce((sum, { num }) => sum + num, 0);

const spinsOf = ({ isOpen, isOver, waiting }: Wheel): number => (isOpen && !isOver ? waiting.length : 0);

function statusOf(wheel: Wheel, { config }: BonusView): InviteStatus {
  const { isOpen: open, run, total } = wheel;
  const endTime = run ? epochSeconds(run.end) : 0;
  return { open, spins: spinsOf(wheel), total, target: config.inviteConfig.target, endTime };
}

export const inviteStatusOf = async (view: BonusView): Promise<InviteStatus> =>
  statusOf(await wheelOf(view), view);

export async function inviteUserOf(
  view: BonusView,
): Promise<Omit<InviteUser, 'shareUrlMap'> | Refusal<typeof ACTIVITY_UNKNOWN>> {
  const wheel = await wheelOf(view);
  const { open, ...status } = statusOf(wheel, view);
  if (!open) return refuse(ACTIVITY_UNKNOWN);
  return { ...status, list: (wheel.run?.friends ?? []).slice(-LISTED).reverse().map(rowOf) };
}

const rowOf = ({ nickname, avatar, awards, joinedAt }: Friend): InviteRow => ({
  ...{ nickname: masked(nickname), avatar, amount: coinOf(awards ?? []), time: epochSeconds(joinedAt) },
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

/** Every field is equally likely. One friend brings one spin, whatever is sent. */
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
  const total = wheel.total + coinOf(awards);
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
  const { isOpen, run, isOver, isPaid, total: amount, lastSpin: step } = await wheelOf(view);
  if (!isOpen || !run) return refuse(NOT_ELIGIBLE);
  if (isPaid) return refuse(ALREADY_CLAIMED);
  if (isOver) return refuse(CLAIM_EXPIRED);
  if (amount === 0 || amount < config.inviteConfig.target) return refuse(TASK_NOT_FINISHED);
  return {
    ...{ memberId, kind: 'inviteCashOut', period: `up to ${step}`, activityType: INVITE_ACTIVITY, now },
    ...{ step, awards: [coinAward(amount)], amount },
  };
}
