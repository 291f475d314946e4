// What can be claimed now, from everything that is stored about bonuses.
import type { AppConfigShell } from '#src/contract/config.ts';
import type { Award } from '#src/contract/primitives.ts';
import { vipCalls } from '#src/contract/vip.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { stepsOf } from '#src/data/member/activity-steps.ts';
import { refreshActivities, refreshLoginBonus, refreshTasks } from '#src/data/answers/refresh-activities.ts';
import type { MemberRow, Snapshots } from '#src/data/db/tables/rows.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { type Translate, useT } from '#src/i18n/t.ts';
import { stepClaiming } from '#src/patterns/activity/step-claiming.ts';
import type { Claiming } from '#src/patterns/claim/claim.ts';
import { dailyAwardClaiming, signInClaiming } from '#src/patterns/vip/daily-claimings.ts';
import { loginBonusClaiming, redPacketClaiming, taskClaiming } from '../claimings.ts';
import { refreshRebate, refreshVip } from '#src/data/member/refresh-vip.ts';

const COIN_ITEM = 2001;

export interface Claimable {
  readonly id: string;
  readonly title: string;
  /** Empty if the platform decides only then. */
  readonly awards: readonly Award[];
  readonly claiming: Claiming;
  readonly refresh: () => Promise<unknown>;
}

export interface Open {
  readonly claimables: readonly Claimable[];
  /** Epoch seconds at which the next ones open. */
  readonly nextTime: number;
  /** Epoch milliseconds: the age of the oldest part. */
  readonly readAt: number;
}

/** `undefined` until it has been read, `null` if a part of it is not stored. */
export function useClaimables(): Open | null | undefined {
  const t = useT();
  const config = useConfig();
  const member = useMember();
  const [tasks, vip, rebate] = [useSnapshot('tasks'), useSnapshot('vip'), useSnapshot('rebate')];
  const login = useSnapshot('loginBonus');
  const parts = [tasks, vip, rebate, member, login];
  if (!config || parts.includes(undefined)) return undefined;
  if (!tasks || !vip || !rebate || !member) return null;
  return {
    claimables: [
      ...ofVip(vip.value, t),
      ...ofLogin(login?.value ?? null, t),
      ...ofRedPacket(member, config, t),
      ...ofSteps(member, config),
      ...ofTasks(tasks.value, config),
      ...ofRebate(rebate.value, t),
    ],
    nextTime: vip.value.signIn.nextTime,
    readAt: Math.min(tasks.readAt, vip.readAt, rebate.readAt),
  };
}

function ofVip({ signIn, daily }: Snapshots['vip'], t: Translate): Claimable[] {
  const today = signIn.days.find(({ day }) => day === signIn.day);
  return [
    ...(signIn.claimable && today
      ? [
          {
            ...{ id: 'signIn', title: t('bonus.signIn'), awards: today.awards, refresh: refreshVip },
            claiming: signInClaiming(signIn),
          },
        ]
      : []),
    ...(daily.claimable
      ? [
          {
            ...{ id: 'daily', title: t('bonus.daily'), awards: daily.awards, refresh: refreshVip },
            claiming: dailyAwardClaiming(daily),
          },
        ]
      : []),
  ];
}

function ofLogin(bonus: Snapshots['loginBonus'], t: Translate): Claimable[] {
  const today = bonus?.days.find(({ day }) => day === bonus.day);
  if (!bonus || bonus.status !== 1 || !today) return [];
  const claiming = loginBonusClaiming(bonus.day);
  const { awards } = today;
  return [{ id: 'login', title: t('bonus.loginBonus'), awards, claiming, refresh: refreshLoginBonus }];
}

function ofRedPacket({ activityMap }: MemberRow, config: AppConfigShell, t: Translate): Claimable[] {
  const { id } = config.redPacketConfig;
  const state = activityMap[String(id)];
  if (state?.claimable !== true) return [];
  const claiming = redPacketClaiming(id, state.nextTime);
  const title = t('bonus.redPacket');
  return [{ id: 'redPacket', title, awards: [], claiming, refresh: refreshActivities }];
}

/** Lists the steps of every activity, whatever its type. */
function ofSteps({ activityMap }: MemberRow, { activityList }: AppConfigShell): Claimable[] {
  return activityList.flatMap(({ id, name }) => {
    const state = activityMap[String(id)];
    if (state?.claimable !== true) return [];
    return stepsOf(state)
      .filter(({ status }) => status === 1)
      .map(({ step, awards }) => ({
        ...{ id: `activity ${id} ${step}`, title: name, awards, refresh: refreshActivities },
        claiming: stepClaiming(id, step),
      }));
  });
}

function ofTasks({ list, resetTime }: Snapshots['tasks'], { taskConfig }: AppConfigShell): Claimable[] {
  return list
    .filter(({ status }) => status === 1)
    .flatMap(({ taskId }) => {
      const task = taskConfig.find((each) => each.taskId === taskId);
      if (!task) return [];
      const claiming = taskClaiming(task, resetTime);
      const { name: title, awards } = task;
      return [{ id: `task ${taskId}`, title, awards, claiming, refresh: refreshTasks }];
    });
}

/** What was claimed before tells one claim from the next. */
function ofRebate({ claimable, claimed, min }: Snapshots['rebate'], t: Translate): Claimable[] {
  if (claimable < min || claimable === 0) return [];
  const claiming = { call: vipCalls.betBonusReceive, input: {}, subject: String(claimed) };
  const awards = [{ itemId: COIN_ITEM, num: claimable }];
  return [{ id: 'rebate', title: t('bonus.rebate'), awards, claiming, refresh: refreshRebate }];
}
