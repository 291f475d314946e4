// Coming in and going out.
import { authCalls, type LoginResult } from '#src/contract/auth.ts';
import type { Reply } from '#src/contract/call.ts';
import { database } from '#src/data/database.ts';
import { perform } from '#src/data/deed.ts';
import { nextCallSeq, storeBalance } from '#src/data/member-store.ts';
import { beginSession, endSession, rememberAccount, session } from '#src/data/session.ts';
import { track } from '#src/tracking/track.ts';
import { type Invite, inviteOf } from './parts/invite.ts';

export const SIGN_IN = 'signIn';
export const REGISTER = 'register';
export const REGISTER_DRAFT = 'register';
export const INVITE_DRAFT = 'invite';

export interface Credentials {
  readonly account: string;
  readonly password: string;
  /** The account name is to be filled in next time. */
  readonly isRemembered: boolean;
}

export async function signIn({
  account,
  password,
  isRemembered,
}: Credentials): Promise<Reply<typeof authCalls.accountLogin>> {
  const callSeq = nextCallSeq();
  const reply = await perform(authCalls.accountLogin, { account, password, loginType: 2 }, { key: SIGN_IN });
  if (!reply.ok) return reply;
  rememberAccount(isRemembered ? account : '');
  await enter(reply.data, callSeq);
  return reply;
}

export interface Registration extends Credentials {
  readonly invite: Invite;
  readonly agreeTerms: boolean;
  readonly adult: boolean;
}

export async function register(wanted: Registration): Promise<Reply<typeof authCalls.accountRegist>> {
  const { account, password, isRemembered, invite, agreeTerms, adult } = wanted;
  const callSeq = nextCallSeq();
  const input = { account, password, registerType: 2 as const, ...invite, agreeTerms, adult };
  const reply = await perform(authCalls.accountRegist, input, { key: REGISTER });
  if (!reply.ok) return reply;
  rememberAccount(isRemembered ? account : '');
  await enter(reply.data, callSeq);
  const { db } = await database();
  await db.drafts.bulkDelete([
    [0, REGISTER_DRAFT],
    [0, INVITE_DRAFT],
  ]);
  return reply;
}

/** Somebody who came by a shared link and looks around first is still invited when they register. */
export async function keepInvite(search: string): Promise<void> {
  const invite = inviteOf(search);
  if (Object.keys(invite).length === 0) return;
  const { db } = await database();
  await db.drafts.put({ memberId: 0, key: INVITE_DRAFT, value: invite });
}

async function enter({ token, userInfo, isNew }: LoginResult, callSeq: number): Promise<void> {
  beginSession({ memberId: userInfo.id, token });
  track(isNew ? 'register' : 'login');
  const { db } = await database();
  await storeBalance(db, userInfo.id, { ...userInfo, callSeq });
}

/** Works without a connection: what it means for this device and for the platform is up to who listens. */
export function signOut(): void {
  endSession('wish', session.peek().token);
}
