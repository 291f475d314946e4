import * as v from 'valibot';
import { CustomerServiceEntry, ONLINE_SERVICE } from '#src/contract/support.ts';
import { type Language, localise } from '../../languages/language.ts';
import type { Db } from '../tables.ts';

/** An entry whose chat may be shown; `undefined` for any other id. */
export async function onlineService(
  db: Db,
  id: number,
  language: Language,
): Promise<CustomerServiceEntry | undefined> {
  const row = await db
    .selectFrom('config_entry')
    .select('value')
    .where('key', '=', 'customerServices')
    .executeTakeFirst();
  const entries = v.safeParse(v.array(CustomerServiceEntry), localise(row?.value, language));
  if (!entries.success) return undefined;
  return entries.output.find((each) => each.id === id && each.itemType === ONLINE_SERVICE);
}
