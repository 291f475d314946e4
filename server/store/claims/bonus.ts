// What every bonus is judged by: the member, the moment, and the rules.
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import type { AppConfig } from '#src/contract/config.ts';
import type { ActivityState } from '#src/contract/member.ts';
import type { AwardFlags } from '#src/contract/primitives.ts';
import { type Period, periodAt } from '../../time/periods.ts';
import type { Db } from '../../database/tables/tables.ts';
import type { BonusConfig } from '../config/bonus-config.ts';

export interface BonusView {
  readonly db: Db;
  readonly memberId: number;
  readonly now: Date;
  readonly config: Pick<
    AppConfig,
    | 'vipMap'
    | 'taskConfig'
    | 'loginBonusConfig'
    | 'redPacketConfig'
    | 'activityList'
    | 'agentConfig'
    | 'inviteConfig'
  >;
  readonly rules: BonusConfig;
}

/** What the lobby shows of a bonus: whether something can be claimed now, or else when the next thing opens. */
export type BonusState = Pick<ActivityState, 'claimable' | 'claimed' | 'nextTime' | 'progress' | 'target'>;

export interface Bonus {
  /** The type of the activities that lead to it. */
  readonly activityType: number;
  /** The red dot that it lights. */
  readonly flag?: keyof AwardFlags;
  readonly state: (view: BonusView) => Promise<BonusState>;
}

/** Pays for the first further sign-in method. */
export const BIND_ACTIVITY = 4;

/** The platform's day, in UTC. */
export const dayAt = (now: Date): Period => periodAt('day', now);

/** `2026-11-23`: the key of what is claimed once a day. */
export const dayKey = (date: Date): string => date.toISOString().slice(0, 10);

/** `now` in epoch seconds. */
export function isActivityOpen({ status, startTime, endTime }: ActivityConfig, now: number): boolean {
  return status === 1 && (startTime ?? 0) <= now && now < (endTime ?? Number.POSITIVE_INFINITY);
}
