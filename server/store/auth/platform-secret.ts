// The secret key of the platform, shared by all of its processes.
import { newSecret } from '../../secrets.ts';
import type { Db } from '../tables.ts';

const NAME = 'codes and seals';

export async function platformSecret(db: Db): Promise<string> {
  await db
    .insertInto('platform_secret')
    .values({ name: NAME, value: newSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('platform_secret')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return value;
}
