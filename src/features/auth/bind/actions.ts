// Binds a further sign-in method.
import { authCalls } from '#src/contract/auth.ts';
import type { Input, Reply } from '#src/contract/call.ts';
import { ALREADY_BOUND } from '#src/contract/errors.ts';
import { mutateProven } from '#src/patterns/proof/prove.ts';
import { nextCallSeq } from '#src/data/api/call-seq.ts';
import { storeUserInfo } from '#src/data/member/store.ts';
import { writeMember } from '#src/data/db/write.ts';
import { session } from '#src/data/session/session.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import type { SocialCredential } from '../social/actions.ts';

export const BIND = 'bind';

type BindCall = typeof authCalls.bindAccount | typeof authCalls.bindSocialAccount;

type AccountReply = Reply<typeof authCalls.bindAccount>;

export const bindNumber = (mobile: string, smsCode: string | undefined): Promise<AccountReply> =>
  bind(authCalls.bindAccount, { mobile, ...(smsCode !== undefined && { smsCode }), purpose: 1 });

/** With the member's password if one is set, else with a first one. */
export const bindName = (account: string, password: string): Promise<AccountReply> =>
  bind(authCalls.bindAccount, { account, password, purpose: 1 });

export function bindService(
  credential: SocialCredential,
): Promise<Reply<typeof authCalls.bindSocialAccount>> {
  switch (credential.provider) {
    case 'google':
      return bind(authCalls.bindSocialAccount, { socialType: 5, token: credential.credential });
    case 'facebook':
      return bind(authCalls.bindSocialAccount, { socialType: 3, token: credential.accessToken });
    case 'line': {
      const { code: token, redirectUri, state } = credential;
      return bind(authCalls.bindSocialAccount, { socialType: 4, token, redirectUri, state });
    }
  }
}

async function bind<C extends BindCall>(call: C, input: Input<C>): Promise<Reply<C>> {
  const { memberId } = session.peek();
  const callSeq = nextCallSeq();
  const reply = await mutateProven(call, input, { lock: BIND });
  if (reply.ok) {
    const { userInfo, awards = [] } = reply.data;
    await writeMember(memberId, ['members', 'balances'], (db) => storeUserInfo(db, userInfo, callSeq));
    // The reward is no longer to be had.
    if (awards.length > 0) void refreshMember();
  }
  // Another device was faster: the shown data is outdated.
  if (!reply.ok && reply.kind === 'refused' && reply.errcode === ALREADY_BOUND) void refreshMember();
  return reply;
}
