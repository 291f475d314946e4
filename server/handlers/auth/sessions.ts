import * as v from 'valibot';
import { NOT_FOUND } from '#src/contract/errors.ts';
import type { Handler } from '../../calls/context.ts';
import { refuse } from '../../refusals/refusal.ts';
import { deviceName, placeOf } from '../../store/member/device-name.ts';
import { endSession, endSessionsOf, sessionsOf } from '../../store/member/sessions.ts';
import { mailSecurityChange } from '../../store/mail/security-mails.ts';
import { epochSeconds } from '../../time/time.ts';
import { changeBy, refuseWithoutProof } from '../../calls/recent-proof.ts';

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

  sessionEnd: (async (context, input) => {
    const { db, member, now } = context;
    const isOwn = 'id' in input && input.id === member.sessionId;
    const unproved = isOwn ? null : await refuseWithoutProof(context);
    if (unproved) return unproved;
    if ('id' in input && !v.is(SessionId, input.id)) return refuse(NOT_FOUND);
    const which = 'all' in input ? { except: member.sessionId } : { only: input.id };
    const ended = await endSessionsOf(db, member.id, { ...which, now });
    if (ended === 0) return 'all' in input ? { ended } : refuse(NOT_FOUND);
    if (!isOwn) await mailSecurityChange(db, 'sessionsEnded', changeBy(context));
    return { ended };
  }) satisfies Handler<'sessionEnd'>,
};
