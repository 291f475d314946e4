import type { Handler } from '../calls/context.ts';
import { shareUrls } from '../addresses/share-urls.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { agentLog, agentSummary, commissionClaim, inviteStepClaim } from '../store/agent/commission.ts';
import { setInviter } from '../store/agent/inviter.ts';
import { cashOutClaim, inviteStatusOf, inviteUserOf, spinWheel } from '../store/agent/invite-wheel.ts';
import { lockClaims } from '../store/claims/claims.ts';
import { memberRow } from '../store/member/members.ts';
import { bonusView, claim } from '../calls/claiming.ts';

export const agentHandlers = {
  agentFill: (async ({ db, member, now }, { pid }) =>
    (await setInviter(db, { memberId: member.id, inviterId: pid, now })) ?? {
      pid,
    }) satisfies Handler<'agentFill'>,

  actInviteUser: (async (context) => {
    const { db, member, client } = context;
    const state = await inviteUserOf(await bonusView(context));
    if (isRefusal(state)) return state;
    const { invite_code } = await memberRow(db, member.id);
    return { ...state, shareUrlMap: shareUrls(client.origin, invite_code) };
  }) satisfies Handler<'actInviteUser'>,

  actInviteUserStatus: (async (context) =>
    inviteStatusOf(await bonusView(context))) satisfies Handler<'actInviteUserStatus'>,

  actInviteUserSpin: (async (context) => {
    const { db, member, now } = context;
    const refused = await lockClaims(db, { memberId: member.id, now });
    if (refused) return refused;
    return spinWheel({ ...(await bonusView(context)), db });
  }) satisfies Handler<'actInviteUserSpin'>,

  actInviteUserExchange: (async (context) => {
    const done = await claim(context, cashOutClaim);
    return isRefusal(done) ? done : { ...done.result, amount: done.claimed.amount };
  }) satisfies Handler<'actInviteUserExchange'>,

  appAgent5User: (async (context) => {
    const { db, member, client } = context;
    const { invite_code: inviteCode, inviter_id: pid } = await memberRow(db, member.id);
    const own = { inviteCode, shareUrlMap: shareUrls(client.origin, inviteCode), pid: pid ?? 0 };
    return { ...own, ...(await agentSummary(await bonusView(context))) };
  }) satisfies Handler<'appAgent5User'>,

  appAgent5UserLog: (async (context, query) =>
    agentLog(await bonusView(context), query)) satisfies Handler<'appAgent5UserLog'>,

  appAgent5UserReceive: (async (context) => {
    const done = await claim(context, commissionClaim);
    return isRefusal(done) ? done : { ...done.result, amount: done.claimed.amount };
  }) satisfies Handler<'appAgent5UserReceive'>,

  appAgent5UserInviteValidReceive: (async (context, { count }) => {
    const done = await claim(context, (view) => inviteStepClaim(view, count));
    return isRefusal(done) ? done : { ...done.result, count: done.claimed.count };
  }) satisfies Handler<'appAgent5UserInviteValidReceive'>,
};
