// The invitation that waits on the device until the platform has taken it.
import { INVITE_DRAFT } from '#src/data/db/tables/retention.ts';
import { draftOfNobody, dropDraftsOfNobody, keepDraftOfNobody } from '#src/data/member/drafts.ts';
import type { AddressQuery } from '#src/navigation/query.ts';
import { type Invite, inviteOf, isInvited } from './invite.ts';

/** A visitor from a shared link who looks around first is still invited when they register. */
export async function keepInvite(query: AddressQuery): Promise<void> {
  const invite = inviteOf(query);
  if (Object.keys(invite).length === 0) return;
  await keepDraftOfNobody(INVITE_DRAFT, invite);
}

/** Runs after a registration. Without an inviter in the answer, the platform has not taken the invitation. */
export async function dropTakenInvite({ pid }: { pid: number }): Promise<void> {
  const kept = ((await draftOfNobody(INVITE_DRAFT)) ?? {}) as Invite;
  if (pid > 0 || !isInvited(kept)) await dropInvite();
}

export const dropInvite = (): Promise<void> => dropDraftsOfNobody([INVITE_DRAFT]);
