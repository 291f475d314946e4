// Reads and changes the topics that this device is notified of.
import type { FailedReply } from '#src/contract/call.ts';
import { SELF_EXCLUDED, TAKING_A_BREAK } from '#src/contract/errors.ts';
import { pushCalls, type PushSubscriptionJson, type PushTopic, type PushTopics } from '#src/contract/push.ts';
import { DONE, joined } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import { writeMember } from '#src/data/db/write.ts';
import { mutate } from '#src/data/mutations/mutate.ts';
import { forgetPush } from '#src/data/session/forget-push.ts';
import { session } from '#src/data/session/session.ts';
import { pushSubscription } from '#src/device/workers.ts';
import { language } from '#src/i18n/t.ts';
import { track } from '#src/tracking/track.ts';
import { askPermission, pushAbility, subscribeDevice } from './device.ts';
import { asStored, KEPT_PUSH, type KeptPush } from './kept-push.ts';

export type SetFailure = 'notAllowed' | 'notRegistered' | FailedReply<typeof pushCalls.pushSet>;

const NO_TOPICS: PushTopics = { withdraw: false, mail: false, bonus: false };

/** What the platform would tell counts only as long as the browser has the subscription for it. */
export const refreshPush = joined('push', async () => {
  const { memberId } = session.peek();
  const reply = await request(pushCalls.pushGet, {}, { isQuiet: true });
  if (!reply.ok) return reply;
  const { key, topics } = reply.data;
  const subscription = pushAbility() === 'ready' ? await pushSubscription() : null;
  await keep(memberId, {
    key,
    topics: subscription ? topics : NO_TOPICS,
    endpoint: subscription?.endpoint ?? '',
  });
  return DONE;
});

interface Change {
  readonly kept: KeptPush;
  readonly topic: PushTopic;
  readonly isOn: boolean;
}

/** `undefined` if it was done. */
export async function setTopic({ kept, topic, isOn }: Change): Promise<SetFailure | undefined> {
  // Asked for in the tap itself: browsers refuse it later.
  if (isOn && !(await isPermitted())) return 'notAllowed';
  const topics = { ...kept.topics, [topic]: isOn };
  const failed = await sendTopics(kept, topics);
  if (failed === undefined) track('push_topic', { eventProps: { topic, isOn } });
  return failed;
}

async function isPermitted(): Promise<boolean> {
  if (Notification.permission === 'granted') return true;
  return tracked(await askPermission()) === 'granted';
}

function tracked(choice: NotificationPermission): NotificationPermission {
  track('push_permission', { eventProps: { choice } });
  return choice;
}

async function sendTopics(kept: KeptPush, topics: PushTopics): Promise<SetFailure | undefined> {
  const { memberId } = session.peek();
  const isAny = Object.values(topics).some(Boolean);
  const subscription = isAny ? await subscribeDevice(kept.key).catch(() => null) : null;
  if (isAny && !subscription) return 'notRegistered';
  const reply = await set((subscription?.toJSON() as PushSubscriptionJson | undefined) ?? null, topics);
  if (!reply.ok) return reply;
  if (!isAny) await forgetPush();
  await keep(memberId, { key: kept.key, topics: reply.data.topics, endpoint: subscription?.endpoint ?? '' });
  return undefined;
}

/** A break that has begun since takes bonuses off, and does not keep the member from the other topics. */
async function set(subscription: PushSubscriptionJson | null, topics: PushTopics) {
  const lock = { lock: 'push' };
  const reply = await mutate(pushCalls.pushSet, { subscription, topics }, lock);
  const isPaused =
    !reply.ok &&
    reply.kind === 'refused' &&
    [TAKING_A_BREAK, SELF_EXCLUDED].some((code) => code === reply.errcode);
  const { withdraw, mail } = topics;
  if (!isPaused || !(withdraw || mail)) return reply;
  return mutate(pushCalls.pushSet, { subscription, topics: { withdraw, mail, bonus: false } }, lock);
}

/** The start of the app: the browser may have replaced the subscription, or the person changed the language. */
export async function renewPush(kept: KeptPush): Promise<void> {
  if (!Object.values(kept.topics).some(Boolean) || pushAbility() !== 'ready') return;
  const subscription = await pushSubscription();
  if (subscription?.endpoint === kept.endpoint && kept.language === language.peek()) return;
  await sendTopics(kept, kept.topics);
}

async function keep(memberId: number, kept: Omit<KeptPush, 'language'>): Promise<void> {
  const value = asStored({ ...kept, language: language.peek() });
  await writeMember(memberId, ['drafts'], (db) => db.drafts.put({ memberId, key: KEPT_PUSH, value }));
}
