// What all sign-in methods share: one at a time, and what follows when one succeeds.
import type { LoginResult } from '#src/contract/auth.ts';
import type { Call, Input, Reply } from '#src/contract/call.ts';
import { INVITER_UNKNOWN, SECOND_STEP_REQUIRED } from '#src/contract/errors.ts';
import { dropDraftsOfNobody } from '#src/data/member/drafts.ts';
import { mutate } from '#src/data/mutations/mutate.ts';
import { nextCallSeq } from '#src/data/api/call-seq.ts';
import { writeMember } from '#src/data/db/write.ts';
import { beginSession } from '#src/data/session/session.ts';
import { track } from '#src/tracking/track.ts';
import { handOver } from '../flow/account-to-sign-in.ts';
import { PHONE_DRAFT, REGISTER_DRAFT } from '../flow/draft-keys.ts';
import { dropInvite, dropTakenInvite } from '../invite/kept-invite.ts';

/** The lock that all sign-in methods share. */
export const SIGN_IN_KEY = 'completeSignIn';

/** Every call that may sign in. */
export type SignInCall = Call & { readonly output: typeof LoginResult };

/**
 * One sign-in at a time, by whatever method. `accepted` is called as soon as the platform has accepted the first step,
 * even if it asks for a second one.
 */
export async function completeSignIn<C extends SignInCall>(
  call: C,
  input: Input<C>,
  accepted?: () => void,
): Promise<Reply<C>> {
  const callSeq = nextCallSeq();
  const reply = await mutate(call, input, { lock: SIGN_IN_KEY });
  const errcode: number | undefined = reply.ok || reply.kind !== 'refused' ? undefined : reply.errcode;
  if (reply.ok || errcode === SECOND_STEP_REQUIRED) accepted?.();
  if (errcode === INVITER_UNKNOWN) await dropInvite();
  if (reply.ok) await enter(reply.data, { callSeq, call: call.name });
  return reply;
}

async function enter(
  { token, userInfo, isNew }: LoginResult,
  { callSeq, call }: { callSeq: number; call: string },
): Promise<void> {
  handOver(undefined);
  beginSession({ memberId: userInfo.id, token });
  track(isNew ? 'register' : 'login', { eventProps: { method: call } });
  await dropDraftsOfNobody([REGISTER_DRAFT, PHONE_DRAFT]);
  if (isNew) await dropTakenInvite(userInfo);
  const { id } = userInfo;
  const { storeBalance } = await import('#src/data/member/store.ts');
  await writeMember(id, ['balances'], (db) => storeBalance(db, id, { ...userInfo, callSeq }));
}
