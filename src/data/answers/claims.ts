// Claims are queued: one that is made on a dead line happens once when the line returns, in this visit or a later one.
import { agentCalls } from '#src/contract/agent.ts';
import { bonusCalls } from '#src/contract/bonus.ts';
import { ALREADY_CLAIMED, ATTACHMENT_RECEIVED } from '#src/contract/errors.ts';
import { mailCalls } from '#src/contract/mail.ts';
import { vipCalls } from '#src/contract/vip.ts';
import { noteReceiving } from '../mails/store.ts';
import { storeClaim } from '../member/store.ts';
import type { QueuePolicy } from '../mutations/policies.ts';

/** Every call that claims an award. A new one is a row here. */
const CALLS = [
  bonusCalls.receiveTaskAward,
  bonusCalls.loginBonus3UserReceive,
  bonusCalls.redPacketReceive,
  bonusCalls.activityReceive,
  vipCalls.appVipUserReceiveDaily,
  vipCalls.appVipUserReceiveSignInAward,
  vipCalls.betBonusReceive,
  agentCalls.actInviteUserExchange,
  agentCalls.appAgent5UserReceive,
  agentCalls.appAgent5UserInviteValidReceive,
  mailCalls.receiveMail,
] as const;

export type ClaimCall = (typeof CALLS)[number];

export const claimPolicy = <C extends ClaimCall>(call: C): QueuePolicy<C> => ({
  call,
  // A second tap, or one in another tab, is the same claim.
  sameSubject: 'join',
  tables: (db) => [db.balances, db.members, ...(isOfMail(call) ? [db.mails, db.mailTexts] : [])],
  async settle({ db, row: { memberId, input }, reply, callSeq }) {
    if (reply.ok) await storeClaim(db, memberId, { ...reply.data, callSeq });
    if (isOfMail(call)) await noteReceiving(db, { memberId, input }, reply);
    if (reply.ok) return { awards: reply.data.awards };
    return reply.kind === 'refused' && !isClaimedBefore(reply.errcode) ? { reason: reply.msg } : undefined;
  },
});

/** In another tab, or on another device: there is nothing to say. */
const isClaimedBefore = (errcode: number): boolean =>
  errcode === ALREADY_CLAIMED || errcode === ATTACHMENT_RECEIVED;

const isOfMail = (call: ClaimCall): boolean => call.name === mailCalls.receiveMail.name;

export const claimPolicies = CALLS.map(claimPolicy);
