// A further way in for the member who is here.
import { authCalls } from '#src/contract/auth.ts';
import type { UserInfo } from '#src/contract/member.ts';
import type { Call, Input, NoAnswer, Refused } from '#src/contract/call.ts';
import { ALREADY_BOUND } from '#src/contract/errors.ts';
import type { Award } from '#src/contract/primitives.ts';
import { database } from '#src/data/db/database.ts';
import { mutate } from '#src/data/mutations/mutate.ts';
import { nextCallSeq, storeUserInfo } from '#src/data/member/store.ts';
import { isStillSignedIn, session } from '#src/data/session/session.ts';
import { refreshMember } from '#src/data/member/refresh.ts';
import type { SocialWord } from '../social/actions.ts';

export const BIND = 'bind';

interface Bound {
  readonly userInfo: UserInfo;
  readonly awards?: readonly Award[] | undefined;
}

export type BindReply = { readonly ok: true; readonly data: Bound } | Refused<number> | NoAnswer;

export const bindNumber = (mobile: string, smsCode: string | undefined): Promise<BindReply> =>
  bind(authCalls.bindAccount, { mobile, ...(smsCode !== undefined && { smsCode }), purpose: 1 });

/** With the member's password where one is set, else with a first one. */
export const bindName = (account: string, password: string): Promise<BindReply> =>
  bind(authCalls.bindAccount, { account, password, purpose: 1 });

export function bindService(word: SocialWord): Promise<BindReply> {
  switch (word.provider) {
    case 'google':
      return bind(authCalls.bindSocialAccount, { socialType: 5, token: word.credential });
    case 'facebook':
      return bind(authCalls.bindSocialAccount, { socialType: 3, token: word.accessToken });
    case 'line': {
      const { code: token, redirectUri, state } = word;
      return bind(authCalls.bindSocialAccount, { socialType: 4, token, redirectUri, state });
    }
  }
}

async function bind<C extends Call>(call: C, input: Input<C>): Promise<BindReply> {
  const { memberId } = session.peek();
  const callSeq = nextCallSeq();
  const reply = (await mutate(call, input, { lock: BIND })) as BindReply;
  if (reply.ok && isStillSignedIn(memberId)) {
    const { db } = await database();
    await storeUserInfo(db, reply.data.userInfo, callSeq);
  }
  // Another device was faster: what is shown here is old.
  if (!reply.ok && reply.kind === 'refused' && reply.errcode === ALREADY_BOUND) void refreshMember();
  return reply;
}
