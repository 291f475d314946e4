// Receiving accounts. A full number leaves the device once and is stored nowhere on it.
import type { Reply } from '#src/contract/call.ts';
import { withdrawCalls } from '#src/contract/wallet/withdraw.ts';
import { writeMember } from '#src/data/member/write.ts';
import { mutate } from '#src/data/mutations/mutate.ts';
import { session } from '#src/data/session/session.ts';
import { openReward } from '#src/navigation/reward.ts';
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

const withPin = ({ safeboxPassword }: Pick<NewAccount, 'safeboxPassword'>) =>
  safeboxPassword === '' ? {} : { safeboxPassword };

export async function addAccount({ safeboxPassword, ...account }: NewAccount): Promise<Reply<AddCall>> {
  const input = { ...account, ...withPin({ safeboxPassword }) };
  const reply = await mutate(withdrawCalls.addBankInfo, input, { lock: ACCOUNT_LOCK });
  if (!reply.ok) return reply;
  track('bank_add');
  await store(reply.data);
  openReward(reply.data.awards);
  return reply;
}

/** Without a new number the platform keeps the one it has. */
export async function changeAccount({
  safeboxPassword,
  accountNo,
  ...account
}: NewAccount): Promise<Reply<ChangeCall>> {
  const input = { ...account, ...(accountNo !== '' && { accountNo }), ...withPin({ safeboxPassword }) };
  const reply = await mutate(withdrawCalls.modifyBankInfo, input, { lock: ACCOUNT_LOCK });
  if (!reply.ok) return reply;
  track('bank_change');
  await store(reply.data);
  return reply;
}

type Stored = Pick<Extract<Reply<AddCall>, { ok: true }>['data'], 'appUserBank' | 'appUserBankList'>;

async function store({ appUserBank, appUserBankList }: Stored): Promise<void> {
  const { memberId } = session.peek();
  await writeMember(memberId, ['members'], (db) =>
    db.members.update(memberId, { appUserBank, appUserBankList }),
  );
  // A withdrawal that is open lists the accounts too.
  await refreshExchange();
}
