import type { Handler } from '../../api/context.ts';
import { memberScope, outcomeOf } from '../../store/request-memory.ts';

export const walletHandlers = {
  requestResult: (async ({ db, member, now }, { requestId }) =>
    outcomeOf(db, { scope: memberScope(member.id), requestId, now })) satisfies Handler<'requestResult'>,
};
