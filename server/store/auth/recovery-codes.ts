// Codes that stand in for a lost authenticator app, each once. Only their digests are stored.
import { randomInt } from 'node:crypto';
import { typed } from '#src/lib/text/typed.ts';
import { keyedDigest } from '../../secrets/secrets.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';

const COUNT = 10;
/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const HALF = 5;

export interface Digesting {
  readonly memberId: number;
  /** Secret key of the platform. */
  readonly secret: string;
}

/** Shown once; they replace the earlier ones. */
export async function makeRecoveryCodes(trx: Trx, digesting: Digesting, now: Date): Promise<string[]> {
  await dropRecoveryCodes(trx, digesting.memberId);
  const codes = Array.from({ length: COUNT }, () => `${newHalf()}-${newHalf()}`);
  const rows = codes.map((code) => ({
    member_id: digesting.memberId,
    digest: digestOfCode(digesting, code),
    made_at: now,
  }));
  await trx.insertInto('recovery_code').values(rows).execute();
  return codes;
}

export async function dropRecoveryCodes(trx: Trx, memberId: number): Promise<void> {
  await trx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
}

export async function hasRecoveryCode(db: Db, memberId: number, digest?: string): Promise<boolean> {
  let unused = db
    .selectFrom('recovery_code')
    .select('digest')
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .limit(1);
  if (digest !== undefined) unused = unused.where('digest', '=', digest);
  return (await unused.executeTakeFirst()) !== undefined;
}

/** False if it was used meanwhile. */
export async function useRecoveryCode(
  trx: Trx,
  memberId: number,
  { digest, now }: { digest: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Typed in any case, with or without blanks and hyphens. */
export const digestOfCode = ({ secret, memberId }: Digesting, text: string): string =>
  keyedDigest(
    secret,
    `recovery code of ${memberId} ${typed(text)
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')}`,
  );

const newHalf = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
