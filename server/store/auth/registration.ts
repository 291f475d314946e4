// Registers a member.
import type { Award } from '#src/contract/primitives.ts';
import type { ACCOUNT_TAKEN, INVITER_UNKNOWN, MOBILE_TAKEN } from '#src/contract/errors.ts';
import { isRefusal, type Refusal } from '../../refusals/refusal.ts';
import { coinAward } from '../ledger/items.ts';
import { post } from '../ledger/ledger.ts';
import { createMember, findInviter, type NewMember, refusalIfTaken } from '../member/members.ts';
import type { Trx } from '../../database/tables/tables.ts';

export interface Registration extends Omit<NewMember, 'inviterId'> {
  readonly pid?: number | undefined;
  readonly inviteCode?: string | undefined;
  /** Start balance, 0 = none. */
  readonly welcomeCoin: number;
}

export async function register(
  trx: Trx,
  wanted: Registration,
): Promise<
  | { memberId: number; awards: Award[] }
  | Refusal<typeof ACCOUNT_TAKEN | typeof MOBILE_TAKEN | typeof INVITER_UNKNOWN>
> {
  // First: with a taken name, registering would otherwise be a free way to ask for invitation codes.
  const taken = await refusalIfTaken(trx, wanted);
  if (taken) return taken;
  const inviterId = await findInviter(trx, wanted);
  if (isRefusal(inviterId)) return inviterId;
  const memberId = await createMember(trx, { ...wanted, inviterId });
  if (isRefusal(memberId)) return memberId;
  if (wanted.welcomeCoin > 0) {
    await post(trx, { memberId, kind: 'welcome', amount: wanted.welcomeCoin, now: wanted.now });
  }
  return { memberId, awards: welcomeAwards(wanted.welcomeCoin) };
}

export const welcomeAwards = (coin: number): Award[] => (coin > 0 ? [coinAward(coin)] : []);
