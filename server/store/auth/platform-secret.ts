// The secret key of the platform, shared by all of its processes, and stored encrypted.
import type { Encryption } from '../../encryption.ts';
import { newSecret } from '../../secrets.ts';
import type { Db } from '../tables.ts';

const NAME = 'codes and seals';

export const aboutPlatformSecret = (name: string): string => `platform secret ${name}`;

export async function platformSecret(db: Db, { encrypt, decrypt }: Encryption): Promise<string> {
  const about = aboutPlatformSecret(NAME);
  await db
    .insertInto('platform_secret')
    .values({ name: NAME, value: encrypt(about, newSecret()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('platform_secret')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return decrypt(about, value);
}
