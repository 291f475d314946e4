// The secret keys of the platform, shared by all of its processes, and stored encrypted.
import type { Encryption } from '../../secrets/encryption.ts';
import { newSecret } from '../../secrets/secrets.ts';
import type { Db } from '../../database/tables/tables.ts';

const NAME = 'codes and seals';

export const aboutPlatformSecret = (name: string): string => `platform secret ${name}`;

export const platformSecret = (db: Db, encryption: Encryption): Promise<string> =>
  keptSecret(db, encryption, { name: NAME, make: newSecret });

/** Made by the first process that asks for it. */
export async function keptSecret(
  db: Db,
  { encrypt, decrypt }: Encryption,
  { name, make }: { readonly name: string; readonly make: () => string },
): Promise<string> {
  const about = aboutPlatformSecret(name);
  await db
    .insertInto('platform_secret')
    .values({ name, value: encrypt(about, make()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('platform_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return decrypt(about, value);
}
