// Encrypts the secrets that earlier versions stored as they are.
import { sql } from 'kysely';
import { type Encryption, isEncrypted } from '../../encryption.ts';
import { whileSeeding } from '../migrate.ts';
import type { Db, Trx } from '../tables.ts';
import { aboutPlatformSecret } from './platform-secret.ts';
import { aboutTotp } from './totp-secrets.ts';

export async function encryptSecrets(db: Db, encryption: Encryption): Promise<void> {
  const count = await whileSeeding(
    db,
    async (trx) => (await encryptPlatformSecrets(trx, encryption)) + (await encryptTotp(trx, encryption)),
  );
  if (count === 0) return;
  // Otherwise the old versions of the rows would stay in the files of the database.
  await sql`vacuum full platform_secret`.execute(db);
  await sql`vacuum full second_step`.execute(db);
}

async function encryptPlatformSecrets(trx: Trx, { encrypt }: Encryption): Promise<number> {
  const rows = await trx.selectFrom('platform_secret').selectAll().execute();
  const open = rows.filter(({ value }) => !isEncrypted(value));
  for (const { name, value } of open) {
    await trx
      .updateTable('platform_secret')
      .set({ value: encrypt(aboutPlatformSecret(name), value) })
      .where('name', '=', name)
      .execute();
  }
  return open.length;
}

async function encryptTotp(trx: Trx, { encrypt }: Encryption): Promise<number> {
  const rows = await trx.selectFrom('second_step').selectAll().where('method', '=', 'totp').execute();
  const isOpen = (secret: string | null) => secret !== null && !isEncrypted(secret);
  const open = rows.filter((row) => isOpen(row.secret) || isOpen(row.pending_secret));
  for (const { member_id: memberId, secret, pending_secret } of open) {
    const encrypted = (text: string | null) =>
      text === null || isEncrypted(text) ? text : encrypt(aboutTotp(memberId), text);
    await trx
      .updateTable('second_step')
      .set({ secret: encrypted(secret), pending_secret: encrypted(pending_secret) })
      .where('member_id', '=', memberId)
      .where('method', '=', 'totp')
      .execute();
  }
  return open.length;
}
