// Counts questions whose answer tells something about somebody else, such as whether a number has an owner. Outside of
// the transaction of the question, whose refusal would undo the count.
import { countShared } from './shared-limits.ts';
import type { Db } from '../../database/tables/tables.ts';
import { DAY_MS } from '../../time/time.ts';

/** Limits per day. A member is counted as such; a visitor by installation and by address. */
const MOST = {
  'taken numbers': { each: 20, address: 200 },
  bindings: { each: 20, address: 0 },
  'receiving accounts': { each: 20, address: 0 },
} as const;

interface Asking {
  readonly client: { readonly fingerprint: string; readonly address: string };
  readonly member?: { readonly id: number };
  readonly now: Date;
}

/** Counts one more. Resolves with the seconds to wait if that is too many, otherwise with `null`. */
export async function countAsking(
  db: Db,
  what: keyof typeof MOST,
  { client, member, now }: Asking,
): Promise<number | null> {
  const { each, address } = MOST[what];
  const count = (key: string, max: number) => countShared(db, { key, max, windowMs: DAY_MS, now });
  if (member) return count(`${what} of member ${member.id}`, each);
  return (
    (await count(`${what} of installation ${client.fingerprint}`, each)) ??
    (await count(`${what} from ${client.address}`, address))
  );
}
