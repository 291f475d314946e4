// Changes that members make to their profile.
import { securityCalls } from '#src/contract/auth/security.ts';
import type { Input, Reply } from '#src/contract/call.ts';
import { memberCalls } from '#src/contract/member.ts';
import { mutateProven } from '#src/patterns/proof/prove.ts';
import { nextCallSeq } from '#src/data/api/call-seq.ts';
import { storeUserInfo } from '#src/data/member/store.ts';
import { writeMember } from '#src/data/db/write.ts';
import { storeSnapshot } from '#src/data/db/snapshots.ts';
import { isStillSignedIn, session } from '#src/data/session/session.ts';
import { request } from '#src/data/api/request.ts';
import { openOverlay } from '#src/navigation/overlay.ts';

export type ProfileChange = Input<typeof memberCalls.updateProfile>;
export type ProfileReply = Reply<typeof memberCalls.updateProfile>;

/** A button is busy while its own change is under way. */
export const profileKey = (what: keyof ProfileChange): string => `profile.${what}`;

export async function changeProfile(what: keyof ProfileChange, change: ProfileChange): Promise<ProfileReply> {
  const { memberId } = session.peek();
  const callSeq = nextCallSeq();
  const options = { lock: profileKey(what), password: change.password?.old };
  const reply = await mutateProven(memberCalls.updateProfile, change, options);
  if (!reply.ok) return reply;
  const { userInfo } = reply.data;
  await writeMember(memberId, ['members', 'balances'], (db) => storeUserInfo(db, userInfo, callSeq));
  if (change.password) void showKeptPasskeys(memberId);
  return reply;
}

/** A new password leaves passkeys as they are. */
async function showKeptPasskeys(memberId: number): Promise<void> {
  const reply = await request(securityCalls.securityGet, {}, { isQuiet: true });
  if (!reply.ok || reply.data.passkeys.length === 0 || !isStillSignedIn(memberId)) return;
  await storeSnapshot({ memberId, name: 'security', value: reply.data });
  openOverlay('keptPasskeys', {});
}
