// Receiving accounts. A full number leaves the device once and is stored nowhere on it.
import type { Reply } from '#src/contract/call.ts';
import type { UserBank } from '#src/contract/member.ts';
import { withdrawCalls } from '#src/contract/wallet/withdraw.ts';
import { writeMember } from '#src/data/db/write.ts';
import { session } from '#src/data/session/session.ts';
import { openReward } from '#src/navigation/reward.ts';
import { typed } from '#src/lib/text/typed.ts';
import { mutateProven } from '#src/patterns/proof/prove.ts';
import { track } from '#src/tracking/track.ts';
import { refreshExchange } from '../exchange.ts';

export type AddCall = typeof withdrawCalls.addBankInfo;
export type ChangeCall = typeof withdrawCalls.modifyBankInfo;

/** The lock of both calls: one account at a time. */
export const ACCOUNT_LOCK = 'receivingAccount';

export interface NewAccount {
  readonly bankId: number;
  readonly accountNo: string;
  readonly accountName: string;
  readonly isDefault: boolean;
  /** Empty if none is asked for. */
  readonly safeboxPassword: string;
}

const withSafePassword = ({ safeboxPassword }: Pick<NewAccount, 'safeboxPassword'>) =>
  safeboxPassword === '' ? {} : { safeboxPassword };

export async function addAccount({ safeboxPassword, ...account }: NewAccount): Promise<Reply<AddCall>> {
  const input = { ...account, ...withSafePassword({ safeboxPassword }) };
  const reply = await mutateProven(withdrawCalls.addBankInfo, input, { lock: ACCOUNT_LOCK });
  if (!reply.ok) return reply;
  track('bank_add');
  await store(reply.data);
  openReward(reply.data.awards);
  return reply;
}

/** Without a new number the platform keeps the one it has. */
export async function changeAccount(
  { safeboxPassword, accountNo, accountName, ...account }: NewAccount,
  before: UserBank,
): Promise<Reply<ChangeCall>> {
  const input = {
    ...account,
    // Left out if they stay: changing them takes a proof of who the member is.
    ...(accountNo !== '' && { accountNo }),
    ...(typed(accountName).trim() !== before.accountName && { accountName }),
    ...withSafePassword({ safeboxPassword }),
  };
  const reply = await mutateProven(withdrawCalls.modifyBankInfo, input, { lock: ACCOUNT_LOCK });
  if (!reply.ok) return reply;
  track('bank_change');
  await store(reply.data);
  return reply;
}

type AccountsReply = Pick<Extract<Reply<AddCall>, { ok: true }>['data'], 'appUserBank' | 'appUserBankList'>;

async function store({ appUserBank, appUserBankList }: AccountsReply): Promise<void> {
  const { memberId } = session.peek();
  await writeMember(memberId, ['members'], (db) =>
    db.members.update(memberId, { appUserBank, appUserBankList }),
  );
  // A withdrawal that is open lists the accounts too.
  await refreshExchange();
}
