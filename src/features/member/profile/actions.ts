// Changes that members make to their profile.
import type { Input, Reply } from '#src/contract/call.ts';
import { memberCalls } from '#src/contract/member.ts';
import { mutate } from '#src/data/mutations/mutate.ts';
import { nextCallSeq, storeUserInfo } from '#src/data/member/store.ts';
import { writeMember } from '#src/data/member/write.ts';
import { session } from '#src/data/session/session.ts';
import { request } from '#src/data/api/request.ts';

export type ProfileChange = Input<typeof memberCalls.updateProfile>;
export type ProfileReply = Reply<typeof memberCalls.updateProfile>;

/** A button is busy while its own change is under way. */
export const profileKey = (what: keyof ProfileChange): string => `profile.${what}`;

export async function changeProfile(what: keyof ProfileChange, change: ProfileChange): Promise<ProfileReply> {
  const { memberId } = session.peek();
  const callSeq = nextCallSeq();
  const reply = await mutate(memberCalls.updateProfile, change, { lock: profileKey(what) });
  if (!reply.ok) return reply;
  const { userInfo } = reply.data;
  await writeMember(memberId, ['members', 'balances'], (db) => storeUserInfo(db, userInfo, callSeq));
  return reply;
}

/** For the platform's own messages. The device uses the language in any case, so no screen waits for this. */
export async function sendLanguage(language: string): Promise<void> {
  if (session.peek().memberId === 0) return;
  await request(memberCalls.updateProfile, { language }, { isQuiet: true });
}
