// The entries of customer service: chats and pages, as the seed has made or an operator has added them.
import * as v from 'valibot';
import { CustomerServiceEntry, DESK, ONLINE_SERVICE } from '#src/contract/support.ts';
import { type Language, localise } from '../../languages/language.ts';
import { type PlatformConfig, setConfig, type Translatable } from '../config/platform-config.ts';
import type { Db } from '../../database/tables/tables.ts';
import { inTransaction } from '../../database/transaction.ts';

/** The name may be one per language. */
type StoredEntry = Translatable<PlatformConfig>['customerServices'][number];

/** In the order that members see. */
export async function serviceEntries(db: Db, language: Language): Promise<CustomerServiceEntry[]> {
  const stored = await readStored(db);
  const entries = v.safeParse(v.array(CustomerServiceEntry), localise(stored, language));
  return entries.success ? entries.output.sort((a, b) => a.sort - b.sort || a.id - b.id) : [];
}

/** An entry whose chat is a vendor's; `undefined` for any other id. */
export async function vendorEntry(
  db: Db,
  id: number,
  language: Language,
): Promise<CustomerServiceEntry | undefined> {
  return (await serviceEntries(db, language)).find((each) => each.id === id && isVendors(each));
}

export const isVendors = ({ itemType, param1 }: CustomerServiceEntry): boolean =>
  itemType === ONLINE_SERVICE && param1 !== DESK;

/** Its id, or `null` if there is an online service already: members are led to one. */
export function addService(db: Db, entry: Omit<StoredEntry, 'id' | 'sort'>): Promise<number | null> {
  return inTransaction(db, async (trx) => {
    const before = await lockStored(trx);
    const isOnline = (each: { readonly itemType: number }) => each.itemType === ONLINE_SERVICE;
    if (isOnline(entry) && before.some(isOnline)) return null;
    const above = (values: readonly number[]) => Math.max(0, ...values) + 1;
    const id = above(before.map((each) => each.id));
    const added = { ...entry, id, sort: above(before.map(({ sort }) => sort)) };
    await setConfig(trx, 'platform', { customerServices: [...before, added] });
    return id;
  });
}

/** `false` if there is none with that id. */
export function removeService(db: Db, id: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const before = await lockStored(trx);
    const customerServices = before.filter((each) => each.id !== id);
    if (customerServices.length === before.length) return false;
    await setConfig(trx, 'platform', { customerServices });
    return true;
  });
}

const rowOf = (db: Db) => db.selectFrom('config_entry').select('value').where('key', '=', 'customerServices');

const readStored = async (db: Db): Promise<unknown> => (await rowOf(db).executeTakeFirst())?.value ?? [];

/** Two that are added at the same time are both there afterwards. */
const lockStored = async (trx: Db): Promise<readonly StoredEntry[]> =>
  ((await rowOf(trx).forUpdate().executeTakeFirst())?.value ?? []) as StoredEntry[];
