import { isRefusal } from '../refusals/refusal.ts';
import type { Handler } from '../calls/context.ts';
import { claimLogOf, rebateLogOf } from '../store/bonus/claim-log.ts';
import { loginBonusClaim, loginBonusOf } from '../store/bonus/login-bonus.ts';
import { betBonusOf, rebateClaim } from '../store/bonus/rebate.ts';
import { redPacketClaim } from '../store/bonus/red-packet.ts';
import { signInClaim } from '../store/bonus/sign-in-days.ts';
import { stepClaim } from '../store/bonus/stepped-activity.ts';
import { finishByTap, taskClaim, taskUserOf } from '../store/bonus/tasks.ts';
import { dailyClaim, vipDataOf } from '../store/bonus/vip.ts';
import { bonusView, claim, claimOf } from '../calls/claiming.ts';

export const bonusHandlers = {
  getVipInfo: (async (context) => ({
    vipData: await vipDataOf(await bonusView(context)),
  })) satisfies Handler<'getVipInfo'>,

  appVipUserReceiveDaily: (async (context, { level, ...period }) => {
    const done = await claimOf(context, period, (view) => dailyClaim(view, level));
    return isRefusal(done) ? done : done.result;
  }) satisfies Handler<'appVipUserReceiveDaily'>,

  appVipUserReceiveSignInAward: (async (context, input) => {
    const done = await claimOf(context, input, (view) => signInClaim(view, input));
    if (isRefusal(done)) return done;
    const { day, step, nextTime } = done.claimed;
    return { ...done.result, day, streak: step, nextTime };
  }) satisfies Handler<'appVipUserReceiveSignInAward'>,

  getTaskUser: (async (context, { group }) =>
    taskUserOf(await bonusView(context), group)) satisfies Handler<'getTaskUser'>,

  finishTask: (async (context, { taskId }) => {
    const { db } = context;
    const refused = await finishByTap({ ...(await bonusView(context)), db }, taskId);
    return refused ?? { taskId, status: 1 };
  }) satisfies Handler<'finishTask'>,

  receiveTaskAward: (async (context, { taskId, ...period }) => {
    const done = await claimOf(context, period, (view) => taskClaim(view, taskId));
    return isRefusal(done) ? done : done.result;
  }) satisfies Handler<'receiveTaskAward'>,

  activityAwardGetLog: (async (context, input) =>
    claimLogOf(await bonusView(context), {
      ...input,
      language: context.client.language,
    })) satisfies Handler<'activityAwardGetLog'>,

  loginBonus3User: (async (context) =>
    loginBonusOf(await bonusView(context))) satisfies Handler<'loginBonus3User'>,

  loginBonus3UserReceive: (async (context, input) => {
    const done = await claim(context, (view) => loginBonusClaim(view, input.day));
    if (isRefusal(done)) return done;
    const { day, nextTime } = done.claimed;
    return { ...done.result, day, nextTime };
  }) satisfies Handler<'loginBonus3UserReceive'>,

  redPacketReceive: (async (context, input) => {
    const done = await claimOf(context, input, (view) => redPacketClaim(view, input));
    return isRefusal(done) ? done : done.result;
  }) satisfies Handler<'redPacketReceive'>,

  activityReceive: (async (context, input) => {
    const done = await claim(context, (view) => stepClaim(view, input));
    return isRefusal(done) ? done : done.result;
  }) satisfies Handler<'activityReceive'>,

  betBonus: (async (context, { type }) => {
    const { config } = await context.config(context.db);
    return betBonusOf({ ...(await bonusView(context)), names: config }, type);
  }) satisfies Handler<'betBonus'>,

  betBonusReceive: (async (context, { type }) => {
    const done = await claim(context, (view) => rebateClaim(view, type));
    return isRefusal(done) ? done : { ...done.result, amount: done.claimed.amount };
  }) satisfies Handler<'betBonusReceive'>,

  betBonusLog: (async ({ db, member }, { page, pageSize }) =>
    rebateLogOf(db, member.id, { page, pageSize })) satisfies Handler<'betBonusLog'>,
};
