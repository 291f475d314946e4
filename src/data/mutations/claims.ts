// Claims are queued: one that is made on a dead line happens once when the line returns, in this visit or a later one.
import Dexie from 'dexie';
import { agentCalls } from '#src/contract/agent.ts';
import { bonusCalls } from '#src/contract/bonus.ts';
import type { Reply } from '#src/contract/call.ts';
import { mailCalls } from '#src/contract/mail.ts';
import { vipCalls } from '#src/contract/vip.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { noteReceiving } from '../mails/store.ts';
import { storeClaim } from '../member/store.ts';
import { claimed, type QueuePolicy } from './policies.ts';

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

/** Taps that wait for the answer on their screen, by idempotency key. */
export const tapped = new Map<string, (reply: Reply<ClaimCall>) => void>();

/** The answer to a claim that no screen waits for. */
export const claimedLater = createEmitter<Reply<ClaimCall>>();

export const claimPolicy = <C extends ClaimCall>(call: C): QueuePolicy<C> => ({
  call,
  // A second tap, or one in another tab, is the same claim.
  sameSubject: 'join',
  tables: (db) => [db.balances, db.members, ...(isOfMail(call) ? [db.mails, db.mailTexts] : [])],
  async settle({ db, row: { requestId, memberId, input }, reply, callSeq }) {
    if (reply.ok) await storeClaim(db, memberId, { ...reply.data, callSeq });
    if (isOfMail(call)) await noteReceiving(db, { memberId, input }, reply);
    const answer = tapped.get(requestId);
    answer?.(reply);
    // A listener must not work in this transaction.
    Dexie.ignoreTransaction(() => {
      if (!answer) claimedLater.emit(reply);
      if (reply.ok) claimed.emit();
    });
  },
});

const isOfMail = (call: ClaimCall): boolean => call.name === mailCalls.receiveMail.name;

export const claimPolicies = CALLS.map(claimPolicy);
