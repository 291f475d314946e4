import { INVALID_FIELDS } from '#src/contract/errors.ts';
import type { Handler, ReadContext } from '../../calls/context.ts';
import { refuse } from '../../refusals/refusal.ts';
import { memberScope, outcomeOf } from '../../store/requests/request-memory.ts';
import { depositOf } from '../../store/wallet/deposits.ts';
import { heldItemsOf } from '../../store/ledger/held-items.ts';
import { statementOf } from '../../store/wallet/statement.ts';
import { withdrawalByRequest } from '../../store/wallet/withdrawals.ts';
import { depositHandlers } from './deposits.ts';
import { receivingAccountHandlers } from './receiving-accounts.ts';
import { withdrawalHandlers } from './withdrawals.ts';

/** Seconds that a statement may cover: 92 days. */
export const LONGEST_RANGE_S = 92 * 86_400;

export const walletHandlers = {
  ...depositHandlers,
  ...receivingAccountHandlers,
  ...withdrawalHandlers,

  appUserCoinDetail: (async ({ db, member, client, now }, input) => {
    const endTime = input.endTime ?? Math.floor(now.getTime() / 1000);
    if (input.startTime !== undefined && endTime - input.startTime > LONGEST_RANGE_S)
      return refuse(INVALID_FIELDS, { fields: { startTime: 'tooSmall' } });
    return statementOf(db, member.id, { ...input, endTime, language: client.language });
  }) satisfies Handler<'appUserCoinDetail'>,

  appUserItemList: (async ({ db, member }, input) =>
    heldItemsOf(db, member.id, input)) satisfies Handler<'appUserItemList'>,

  requestResult: (async (context, { requestId }) => {
    const { db, member, now } = context;
    const outcome = await outcomeOf(db, { scope: memberScope(member.id), requestId, now });
    return outcome.state === 'done' ? outcome : orderOutcome(context, requestId);
  }) satisfies Handler<'requestResult'>,
};

/** Requests are forgotten after a day, orders never. */
async function orderOutcome({ db, member }: ReadContext<'requestResult'>, requestId: string) {
  if (await depositOf(db, member.id, { requestId })) return { state: 'done' as const, call: 'recharge' };
  if (await withdrawalByRequest(db, member.id, requestId))
    return { state: 'done' as const, call: 'exchange' };
  return { state: 'unknown' as const };
}
