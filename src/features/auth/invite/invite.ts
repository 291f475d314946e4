// The invitation in the address of a shared link.

export interface Invite {
  /** The inviter's id. */
  readonly pid?: number;
  readonly inviteCode?: string;
  readonly aid?: string;
}

const LONGEST = 64;

export function inviteOf(search: string): Invite {
  const given = new URLSearchParams(search);
  const pid = Number(given.get('pid'));
  const inviteCode = given.get('inviteCode')?.slice(0, LONGEST);
  const aid = given.get('aid')?.slice(0, LONGEST);
  return {
    ...(Number.isSafeInteger(pid) && pid > 0 && { pid }),
    ...(inviteCode && { inviteCode }),
    ...(aid && { aid }),
  };
}

/** The invitation names an inviter. */
export const isInvited = (invite: Invite): boolean =>
  invite.pid !== undefined || invite.inviteCode !== undefined;
