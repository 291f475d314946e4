import type { Handler } from '../../api/context.ts';
import { endSession } from '../../store/sessions.ts';

export const sessionHandlers = {
  logout: (async (context) => {
    await endSession(context.db, context.member.sessionId, context.now);
    return { done: true };
  }) satisfies Handler<'logout'>,
};
