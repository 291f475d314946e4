// Encrypts the secrets that earlier versions stored as they are.
import { type RawBuilder, sql } from 'kysely';
import { ENCRYPTED_PREFIX, type Encryption, isEncrypted } from '../../secrets/encryption.ts';
import { whileSeeding } from '../migrations/migrate.ts';
import type { Db, Trx } from '../../database/tables/tables.ts';
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

/** Asked in the database: every start would otherwise read the secrets of all members. */
const isOpen = (column: string): RawBuilder<boolean> =>
  sql<boolean>`not starts_with(${sql.ref(column)}, ${ENCRYPTED_PREFIX})`;

async function encryptPlatformSecrets(trx: Trx, { encrypt }: Encryption): Promise<number> {
  const open = await trx.selectFrom('platform_secret').selectAll().where(isOpen('value')).execute();
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
  const open = await trx
    .selectFrom('second_step')
    .selectAll()
    .where('method', '=', 'totp')
    .where((eb) => eb.or([isOpen('secret'), isOpen('pending_secret')]))
    .execute();
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
