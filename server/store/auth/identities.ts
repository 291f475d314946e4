// A member's identities at identity providers.
import type { SocialProvider } from '#src/contract/member.ts';
import { digestOf } from '../../secrets/secrets.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';

/** A member's identity at an identity provider. */
export interface Identity {
  readonly provider: SocialProvider;
  /** Permanent id at the provider. */
  readonly subject: string;
  /** Masked name that the member recognises. */
  readonly label: string;
  /** "" if the provider does not send it. */
  readonly name: string;
}

export interface IdentityOwner {
  readonly id: number;
  readonly status: 1 | 2 | 3;
}

export async function ownerOfIdentity(
  db: Db,
  { provider, subject }: Pick<Identity, 'provider' | 'subject'>,
): Promise<IdentityOwner | null> {
  const row = await db
    .selectFrom('identity')
    .innerJoin('member', 'member.id', 'identity.member_id')
    .select(['member.id', 'member.status'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}

export async function hasIdentity(db: Db, memberId: number, provider: SocialProvider): Promise<boolean> {
  const row = await db
    .selectFrom('identity')
    .select('subject')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row !== undefined;
}

/** False if this identity, or another one of the same provider, was bound meanwhile. */
export async function bindIdentity(
  trx: Trx,
  memberId: number,
  { proof, now }: { proof: Identity; now: Date },
) {
  const { provider, subject, label, name } = proof;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('identity')
    .values({ provider, subject, member_id: memberId, label, name, bound_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False if it was used before. */
export async function spendSeal(trx: Trx, text: string, endsAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('used_seal')
    .values({ digest: digestOf(text), expire_at: endsAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function forgetOldSeals(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('used_seal').where('expire_at', '<=', now).execute();
}
