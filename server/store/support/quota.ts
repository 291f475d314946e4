// How much one sender, and one address, may send in a day.
import { TOO_MANY_REQUESTS } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { countShared } from '../requests/shared-limits.ts';
import type { Db } from '../../database/tables/tables.ts';
import { DAY_MS } from '../../time/time.ts';

/** Who sends: a member, or somebody at an installation. */
export interface Sender {
  readonly memberId: number | null;
  readonly fingerprint: string;
  readonly address: string;
  readonly now: Date;
}

/** Limits per day. Each member is counted apart, so that nobody else at their address can use them up. */
const QUOTAS = {
  pictures: { perSender: 60, perAddress: 600 },
  feedback: { perSender: 30, perAddress: 200 },
  /** Only members write to the desk. */
  desk: { perSender: 200, perAddress: 0 },
} as const;

export const nameOf = ({ memberId, fingerprint }: Sender): string =>
  memberId === null ? `installation ${fingerprint}` : `member ${memberId}`;

/** Counts one more, whatever becomes of it. In a transaction it also holds back others of the sender until the end. */
export async function countSending(
  db: Db,
  what: keyof typeof QUOTAS,
  sender: Sender,
): Promise<Refusal<typeof TOO_MANY_REQUESTS> | null> {
  const { perSender, perAddress } = QUOTAS[what];
  const count = (key: string, max: number) =>
    countShared(db, { key, max, windowMs: DAY_MS, now: sender.now });
  const retryAfter =
    (await count(`${what} of ${nameOf(sender)}`, perSender)) ??
    (sender.memberId === null ? await count(`${what} from ${sender.address}`, perAddress) : null);
  return retryAfter === null ? null : refuse(TOO_MANY_REQUESTS, { retryAfter });
}
