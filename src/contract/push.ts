// Notifications of the browser, by topic, for one device.
import * as v from 'valibot';
import { area } from './call.ts';
import { PAUSED, text } from './primitives.ts';

export const PUSH_TOPICS = ['withdraw', 'mail', 'bonus'] as const;
export type PushTopic = (typeof PUSH_TOPICS)[number];

/** Every topic is off until the member turns it on. */
export const PushTopics = v.object({ withdraw: v.boolean(), mail: v.boolean(), bonus: v.boolean() });
export type PushTopics = v.InferOutput<typeof PushTopics>;

/** What is needed of the browser's push subscription, in its JSON form; the rest is left out. */
export const PushSubscriptionJson = v.object({
  endpoint: text(2048),
  keys: v.object({ p256dh: text(128), auth: text(64) }),
});
export type PushSubscriptionJson = v.InferOutput<typeof PushSubscriptionJson>;

export const pushCalls = area({
  /** Added: the topics of this device, and the platform's public key, which a subscription is made for. */
  pushGet: {
    input: v.object({}),
    output: v.object({ key: v.string(), topics: PushTopics }),
    access: 'member',
    errors: [],
  },

  pushSet: {
    input: v.object({ subscription: v.nullable(PushSubscriptionJson), topics: PushTopics }),
    output: v.object({ topics: PushTopics }),
    access: 'member',
    write: true,
    // `bonus` is refused during a break or self-exclusion.
    errors: [...PAUSED],
  },

  /** Added: the browser has replaced a subscription. Its address was known to this device and the platform alone. */
  pushRenew: {
    input: v.object({ endpoint: text(2048), subscription: PushSubscriptionJson }),
    output: v.object({ done: v.boolean() }),
    access: 'public',
    write: true,
    errors: [],
  },
});
