// The invitation in the address of a shared link.
import type { AddressQuery } from '#src/navigation/query.ts';

export interface Invite {
  /** The inviter's id. */
  readonly pid?: number;
  readonly inviteCode?: string;
  readonly aid?: string;
}

export function inviteOf(query: AddressQuery): Invite {
  const pid = query.id('pid');
  const inviteCode = query.text('inviteCode');
  const aid = query.text('aid');
  return {
    ...(pid && { pid }),
    ...(inviteCode && { inviteCode }),
    ...(aid && { aid }),
  };
}

/** The invitation names an inviter. */
export const isInvited = (invite: Invite): boolean =>
  invite.pid !== undefined || invite.inviteCode !== undefined;
