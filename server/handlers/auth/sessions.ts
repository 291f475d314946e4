import * as v from 'valibot';
import { NOT_FOUND } from '#src/contract/errors.ts';
import type { Handler } from '../../api/context.ts';
import { refuse } from '../../refusal.ts';
import { deviceName, placeOf } from '../../store/auth/device-name.ts';
import { endSession, endSessionsOf, sessionsOf } from '../../store/auth/sessions.ts';
import { epochSeconds } from '../../time.ts';

const SessionId = v.pipe(v.string(), v.uuid());

export const sessionHandlers = {
  logout: (async (context) => {
    await endSession(context.db, context.member.sessionId, context.now);
    return { done: true };
  }) satisfies Handler<'logout'>,

  sessionList: (async ({ db, member, client, now }) => {
    const sessions = await sessionsOf(db, member.id, now);
    const list = sessions.map(({ id, device, address, seen_at }) => ({
      id,
      device: deviceName(device, client.language),
      place: placeOf(address, client.language),
      time: epochSeconds(seen_at),
      current: id === member.sessionId,
    }));
    return { list: [...list.filter(({ current }) => current), ...list.filter(({ current }) => !current)] };
  }) satisfies Handler<'sessionList'>,

  sessionEnd: (async ({ db, member, now }, input) => {
    if ('all' in input) {
      return { ended: await endSessionsOf(db, member.id, { except: member.sessionId, now }) };
    }
    if (!v.is(SessionId, input.id)) return refuse(NOT_FOUND);
    const ended = await endSessionsOf(db, member.id, { only: input.id, now });
    return ended > 0 ? { ended } : refuse(NOT_FOUND);
  }) satisfies Handler<'sessionEnd'>,
};
