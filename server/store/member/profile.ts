// Changes that members make to their own profile.
import type { Db, Trx } from '../../database/tables/tables.ts';
import { setPassword } from './members.ts';
import { endSessionsOf } from './sessions.ts';

export interface ProfileChange {
  readonly nickname?: string | undefined;
  readonly avatar?: number | undefined;
  readonly avatarOther?: string | undefined;
  readonly language?: string | undefined;
  readonly safeboxHash?: string | undefined;
}

export async function changeProfile(trx: Trx, memberId: number, change: ProfileChange): Promise<void> {
  const { nickname, avatar, avatarOther, language, safeboxHash } = change;
  const columns = {
    ...(nickname === undefined ? {} : { nickname }),
    ...(avatar === undefined ? {} : { avatar }),
    ...(avatarOther === undefined ? {} : { avatar_other: avatarOther }),
    ...(language === undefined ? {} : { language }),
    ...(safeboxHash === undefined ? {} : { safebox_hash: safeboxHash }),
  };
  if (Object.keys(columns).length === 0) return;
  await trx.updateTable('member').set(columns).where('id', '=', memberId).execute();
}

/** Ends every session but the one that changes the password. */
export async function replacePassword(
  trx: Trx,
  memberId: number,
  { hash, now, except }: { hash: string; now: Date; except?: string },
): Promise<void> {
  await setPassword(trx, memberId, { hash, now });
  await trx.deleteFrom('sign_in_challenge').where('member_id', '=', memberId).execute();
  await endSessionsOf(trx, memberId, { now, except });
}

/** Hashes of the member's passwords; `null` if not set. */
export async function hashesOf(
  db: Db,
  memberId: number,
): Promise<{ password: string | null; safeboxPassword: string | null }> {
  return db
    .selectFrom('member')
    .leftJoin('credential', 'credential.member_id', 'member.id')
    .select(['password_hash as password', 'safebox_hash as safeboxPassword'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
}
