// What every way in has in common: one at a time, and what follows when it led in.
import type { LoginResult } from '#src/contract/auth.ts';
import type { Call, Input, NoAnswer, Refused } from '#src/contract/call.ts';
import { INVITE_DRAFT } from '#src/data/db/cleanup.ts';
import { database } from '#src/data/db/database.ts';
import { perform } from '#src/data/mutations/mutate.ts';
import { nextCallSeq, storeBalance } from '#src/data/member/store.ts';
import { beginSession } from '#src/data/session/session.ts';
import { track } from '#src/tracking/track.ts';
import { handOver } from '../flow/account-to-sign-in.ts';

/** Of every deed that may end with somebody being signed in. */
export const SIGN_IN_KEY = 'completeSignIn';

/** What somebody typed who has not come in yet. */
export const REGISTER_DRAFT = 'register';
export const PHONE_DRAFT = 'phone';

export type SignInReply = { readonly ok: true; readonly data: LoginResult } | Refused<number> | NoAnswer;

let underWay: Promise<SignInReply> | undefined;

const SECOND_STEP = 1014;

/**
 * Whoever tries a second way in while one is tried gets the first one's reply. `accepted` is told as soon as
 * the platform has found right what was sent, also where it asks for a second step.
 */
export function completeSignIn<C extends Call>(
  call: C,
  input: Input<C>,
  accepted?: () => void,
): Promise<SignInReply> {
  underWay ??= run(call, input, accepted).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function run<C extends Call>(call: C, input: Input<C>, accepted?: () => void): Promise<SignInReply> {
  const callSeq = nextCallSeq();
  const reply = (await perform(call, input, { key: SIGN_IN_KEY })) as SignInReply;
  if (reply.ok || (reply.kind === 'refused' && reply.errcode === SECOND_STEP)) accepted?.();
  if (reply.ok) await enter(reply.data, callSeq);
  return reply;
}

async function enter({ token, userInfo, isNew }: LoginResult, callSeq: number): Promise<void> {
  handOver(undefined);
  beginSession({ memberId: userInfo.id, token });
  track(isNew ? 'register' : 'login');
  const { db } = await database();
  await storeBalance(db, userInfo.id, { ...userInfo, callSeq });
  const typed = isNew ? [REGISTER_DRAFT, PHONE_DRAFT, INVITE_DRAFT] : [REGISTER_DRAFT, PHONE_DRAFT];
  // Names and numbers of somebody who is in now are the member's, and do not stay behind them.
  await db.drafts.bulkDelete(typed.map((key): [number, string] => [0, key]));
}
