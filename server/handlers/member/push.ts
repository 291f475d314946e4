import { INVALID_FIELDS } from '#src/contract/errors.ts';
import { appOriginFor } from '../../addresses/launch-address.ts';
import type { Context, Handler } from '../../calls/context.ts';
import { type Refusal, refuse } from '../../refusals/refusal.ts';
import { isPushService } from '../../addresses/push-service.ts';
import { litNow } from '../../store/overview/lit-bonuses.ts';
import {
  NO_TOPICS,
  renewSubscription,
  subscribe,
  topicsOf,
  unsubscribe,
} from '../../store/notices/push-subscriptions.ts';
import { refusePaused } from '../../store/safer-play/enforcement.ts';

export const pushHandlers = {
  pushGet: (async ({ db, member, pushKey }) => ({
    key: pushKey,
    topics: await topicsOf(db, member.sessionId),
  })) satisfies Handler<'pushGet'>,

  pushSet: (async (context, { subscription, topics }) => {
    const { db, member, now, client, encryption } = context;
    const { id: memberId, sessionId } = member;
    const paused = topics.bonus ? await refusePaused(db, { memberId, now }) : null;
    if (paused) return paused;
    if (subscription === null || !Object.values(topics).some(Boolean)) {
      await unsubscribe(db, sessionId);
      return { topics: NO_TOPICS };
    }
    const unknown = refuseUnknown(context, subscription.endpoint);
    if (unknown) return unknown;
    const lit = await litNow({ db, config: (from) => context.config(from) }, memberId, now);
    await subscribe(db, encryption, {
      ...{ sessionId, memberId, subscription, topics, lit, now },
      ...{ origin: appOriginFor(context.settings, client), language: client.language },
    });
    return { topics };
  }) satisfies Handler<'pushSet'>,

  pushRenew: (async (context, { endpoint, subscription }) => {
    const unknown = refuseUnknown(context, subscription.endpoint);
    if (unknown) return unknown;
    return { done: await renewSubscription(context.db, context.encryption, { endpoint, subscription }) };
  }) satisfies Handler<'pushRenew'>,
};

function refuseUnknown(
  { settings }: Pick<Context, 'settings'>,
  endpoint: string,
): Refusal<typeof INVALID_FIELDS> | null {
  const isKnown = isPushService(endpoint, settings.push.services);
  return isKnown ? null : refuse(INVALID_FIELDS, { fields: { subscription: 'unknown' } });
}
