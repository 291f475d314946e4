// How much one sender, and one address, may send in a day.
import { TOO_MANY_REQUESTS } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { Db } from '../tables.ts';

/** Who sends: a member, or somebody at an installation. */
export interface Sender {
  readonly memberId: number | null;
  readonly fingerprint: string;
  readonly address: string;
  readonly now: Date;
}

const DAY_S = 24 * 60 * 60;

interface Counted {
  readonly sender: Sender;
  readonly quota: { readonly perSender: number; readonly perAddress: number };
}

export async function tooManyOf(
  db: Db,
  table: 'feedback' | 'uploaded_image',
  { sender, quota }: Counted,
): Promise<Refusal<typeof TOO_MANY_REQUESTS> | null> {
  const since = new Date(sender.now.getTime() - DAY_S * 1000);
  const { own, all } = await db
    .selectFrom(table)
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere(
          sender.memberId === null
            ? eb('fingerprint', '=', sender.fingerprint)
            : eb('member_id', '=', sender.memberId),
        )
        .as('own'),
      eb.fn.countAll<number>().filterWhere('address', '=', sender.address).as('all'),
    ])
    .where('created_at', '>', since)
    .where((eb) =>
      eb.or([
        eb('address', '=', sender.address),
        eb('fingerprint', '=', sender.fingerprint),
        eb('member_id', '=', sender.memberId ?? 0),
      ]),
    )
    .executeTakeFirstOrThrow();
  const isTooMany = Number(own) >= quota.perSender || Number(all) >= quota.perAddress;
  return isTooMany ? refuse(TOO_MANY_REQUESTS, { retryAfter: DAY_S }) : null;
}
