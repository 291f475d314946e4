// A member's secrets of authenticator apps, which are stored encrypted.
import type { Encryption } from '../../secrets/encryption.ts';
import type { Db } from '../../database/tables/tables.ts';
import { secondStepRow } from './second-steps.ts';

export interface TotpSecrets {
  readonly secret: string | null;
  /** Shown to the member; active once a first code was right. */
  readonly pending: string | null;
  /** As it is stored. */
  readonly storedPending: string | null;
  /** Time step of the last code that was used. */
  readonly lastStep: number;
}

export const aboutTotp = (memberId: number): string => `totp of ${memberId}`;

export async function totpSecretsOf(
  db: Db,
  { decrypt }: Encryption,
  memberId: number,
): Promise<TotpSecrets | null> {
  const row = await secondStepRow(db, memberId, 'totp');
  if (!row) return null;
  const read = (stored: string | null) => (stored === null ? null : decrypt(aboutTotp(memberId), stored));
  return {
    secret: read(row.secret),
    pending: read(row.pending_secret),
    storedPending: row.pending_secret,
    lastStep: row.last_counter,
  };
}
