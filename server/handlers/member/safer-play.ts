import * as v from 'valibot';
import { INVALID_FIELDS, WRONG_CREDENTIALS } from '#src/contract/errors.ts';
import { Kind } from '#src/contract/primitives.ts';
import type { Handler } from '../../calls/context.ts';
import { isRefusal, refuse } from '../../refusals/refusal.ts';
import { hashesOf } from '../../store/member/profile.ts';
import { limitStateOf, lockSaferPlay, setLimit, setReminder } from '../../store/safer-play/limits.ts';
import { beginPause } from '../../store/safer-play/pauses.ts';
import { playSummaryOf } from '../../store/safer-play/summary.ts';
import type { Trx } from '../../database/tables/tables.ts';
import { judgeOwn, type OfMember } from '../../calls/own-secret.ts';
import { refuseWithoutProof } from '../../calls/recent-proof.ts';

export const saferPlayHandlers = {
  limitGet: (async ({ db, member, now }) => limitStateOf(db, member.id, now)) satisfies Handler<'limitGet'>,

  limitSet: (async ({ db, member, now, config }, { kind, period, value }) => {
    if (kind === 'reminder') {
      const { saferPlay } = (await config(db)).config.clientConfig;
      const isOffered = value === 0 || (saferPlay?.realityCheckMinutes ?? [value]).includes(value);
      if (!isOffered || !v.is(Kind, value)) return refuse(INVALID_FIELDS, { fields: { value: 'unknown' } });
      await setReminder(db, member.id, value);
      return limitStateOf(db, member.id, now);
    }
    return (await setLimit(db, member.id, { kind, period, value, now })) ?? limitStateOf(db, member.id, now);
  }) satisfies Handler<'limitSet'>,

  breakSet: {
    prepare: async (context, { kind, days, password }) => {
      // An exclusion cannot be taken back, so nobody who borrowed a phone may begin one.
      const isUnproved = kind === 'exclude' && password === undefined;
      const unproved = isUnproved ? await refuseWithoutProof(context) : null;
      if (unproved) return unproved;
      const forgetTries = await judgePassword(context, password);
      if (isRefusal(forgetTries)) return forgetTries;
      const memberId = context.member.id;
      return async ({ db, now }) => {
        await forgetTries(db);
        const row = await lockSaferPlay(db, memberId);
        const refused = await beginPause(db, row, { kind, days, now });
        return refused ?? { kept: '', answer: await limitStateOf(db, memberId, now) };
      };
    },
    repeat: async (context, { password }, kept) => {
      const forgetTries = await judgePassword(context, password);
      if (isRefusal(forgetTries)) return forgetTries;
      const { member, now } = context;
      return async ({ db }) => ({ kept, answer: await limitStateOf(db, member.id, now) });
    },
  } satisfies Handler<'breakSet'>,

  playSummary: (async ({ db, member, now }, { period }) =>
    playSummaryOf(db, member.id, { period, now })) satisfies Handler<'playSummary'>,
};

/** A member may send it as a second yes; a wrong one begins nothing. */
async function judgePassword(context: OfMember, given: string | undefined) {
  if (given === undefined) return async (_: Trx) => {};
  const { password: hash } = await hashesOf(context.db, context.member.id);
  const judged = await judgeOwn(context, 'password', { secret: given, hash });
  if (isRefusal(judged)) return judged;
  return judged.isRight ? judged.forgetTries : refuse(WRONG_CREDENTIALS);
}
