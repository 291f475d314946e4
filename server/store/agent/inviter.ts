// The inviter of a member who registered without one.
import { sql } from 'kysely';
import { INVITER_ALREADY_SET, INVITER_NOT_ALLOWED, INVITER_UNKNOWN } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { memberRow } from '../member/members.ts';
import type { Trx } from '../../database/tables/tables.ts';

/** Negative, because the locks above zero are member ids; -1 belongs to the seeding. */
const INVITER_LOCK = -2;

interface Invitation {
  readonly memberId: number;
  readonly inviterId: number;
  readonly now: Date;
}

/** `null` if it is set now. */
export async function setInviter(
  trx: Trx,
  { memberId, inviterId, now }: Invitation,
): Promise<null | Refusal<typeof INVITER_UNKNOWN | typeof INVITER_NOT_ALLOWED | typeof INVITER_ALREADY_SET>> {
  // One at a time, or members who name each other at the same moment would close a circle.
  await sql`select pg_advisory_xact_lock(${INVITER_LOCK}::bigint)`.execute(trx);
  if ((await memberRow(trx, memberId)).inviter_id !== null) return refuse(INVITER_ALREADY_SET);
  const above = await withInviters(trx, inviterId);
  if (above.length === 0) return refuse(INVITER_UNKNOWN);
  if (above.includes(memberId)) return refuse(INVITER_NOT_ALLOWED);
  await trx
    .updateTable('member')
    .set({ inviter_id: inviterId, invited_at: now })
    .where('id', '=', memberId)
    .execute();
  return null;
}

/** The member, their inviter, that one's inviter and so on; empty if there is no such member. */
async function withInviters(trx: Trx, memberId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select id, inviter_id from member where id = ${memberId}
      union
      select member.id, member.inviter_id from member join above on member.id = above.inviter_id
    )
    select id from above`.execute(trx);
  return rows.map(({ id }) => id);
}
