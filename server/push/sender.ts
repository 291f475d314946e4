// Sends what waits in the queue. Runs beside the calls, so none of them waits for a push service.
import webPush from 'web-push';
import type { PushSubscriptionJson, PushTopic } from '#src/contract/push.ts';
import { DECLARATIVE, type PushMessage } from '#src/contract/page/push-message.ts';
import type { Encryption } from '../secrets/encryption.ts';
import { documentLanguage, type Language } from '../languages/language.ts';
import { textsOf } from '../languages/texts.ts';
import type { Settings } from '../settings/settings.ts';
import {
  claimMessages,
  type ClaimedMessage,
  liveSubscription,
  removeMessage,
  retryMessage,
} from '../store/notices/push-messages.ts';
import { aboutSubscription, unsubscribe } from '../store/notices/push-subscriptions.ts';
import { refusePaused } from '../store/safer-play/enforcement.ts';
import type { Db } from '../database/tables/tables.ts';
import { isPushService } from '../addresses/push-service.ts';
import type { VapidKeys } from './vapid-keys.ts';
import { MINUTE_MS } from '../time/time.ts';

const texts = await textsOf('push');

export interface Pushing {
  readonly db: Db;
  readonly encryption: Encryption;
  readonly keys: VapidKeys;
  readonly settings: Pick<Settings, 'push'>;
  readonly onError: (error: unknown) => void;
}

/** Seconds that a push service keeps a message for a device that is off. */
const TTL = 24 * 3600;
const TIMEOUT_MS = 10_000;
/** At once. */
const MOST = 20;
const MOST_TRIES = 6;
/** Longer than a process needs for those that it has claimed. */
const CLAIM_MS = 5 * MINUTE_MS;

const PATHS: Readonly<Record<PushTopic, string>> = {
  withdraw: '/wallets?name=withdraw',
  mail: '/email',
  bonus: '/bonus',
};

/** Everything that is due. Returns how many messages a push service has taken. */
export async function sendDue(pushing: Pushing, now: Date): Promise<number> {
  let taken = 0;
  for (;;) {
    const until = new Date(now.getTime() + CLAIM_MS);
    const claimed = await claimMessages(pushing.db, { now, until, most: MOST });
    const outcomes = await Promise.all(claimed.map((message) => sendOne(pushing, message, now)));
    taken += outcomes.filter(Boolean).length;
    if (claimed.length < MOST) return taken;
  }
}

async function sendOne(pushing: Pushing, message: ClaimedMessage, now: Date): Promise<boolean> {
  const { db, encryption, onError } = pushing;
  try {
    const row = await liveSubscription(db, message.session_id, now);
    if (!row || !(await isWanted(db, { memberId: row.member_id, topic: message.topic, now }))) {
      await removeMessage(db, message);
      return false;
    }
    const about = aboutSubscription(row.session_id);
    const subscription = JSON.parse(encryption.decrypt(about, row.subscription)) as PushSubscriptionJson;
    const status = await post(pushing, subscription, messageOf(message.topic, row));
    return await settle(db, message, { status, now });
  } catch (error) {
    onError(error);
    return settle(db, message, { status: 0, now });
  }
}

/** Bonuses are muted during a break or an exclusion. */
async function isWanted(
  db: Db,
  { memberId, topic, now }: { memberId: number; topic: PushTopic; now: Date },
): Promise<boolean> {
  return topic !== 'bonus' || (await refusePaused(db, { memberId, now })) === null;
}

interface Destination {
  readonly origin: string;
  readonly language: Language;
}

const messageOf = (topic: PushTopic, { origin, language }: Destination): PushMessage => ({
  web_push: DECLARATIVE,
  notification: {
    ...texts(language)[topic],
    lang: language,
    dir: documentLanguage(language).direction,
    tag: topic,
    navigate: `${origin}${PATHS[topic]}`,
  },
});

/** The status of the push service's answer. */
async function post(
  { keys, settings }: Pushing,
  subscription: PushSubscriptionJson,
  message: PushMessage,
): Promise<number> {
  const { contact, services } = settings.push;
  // The settings may have changed since it was accepted.
  if (!isPushService(subscription.endpoint, services)) return GONE;
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    ...{ TTL, urgency: 'normal', topic: message.notification.tag },
    vapidDetails: { subject: contact, ...keys },
  });
  // Set by fetch itself.
  delete headers['Content-Length'];
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const init = { method: 'POST', headers: textFields(headers), redirect: 'error', signal } as const;
  const response = await fetch(endpoint, { ...init, body: new Uint8Array(body) });
  await response.body?.cancel();
  return response.status;
}

const textFields = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const GONE = 410;
const UNKNOWN = 404;
const TOO_MANY = 429;

/** True if the push service has taken it. */
async function settle(
  db: Db,
  message: ClaimedMessage,
  { status, now }: { status: number; now: Date },
): Promise<boolean> {
  if (status === GONE || status === UNKNOWN) await unsubscribe(db, message.session_id);
  else if (mayFollow(status) && message.tries < MOST_TRIES)
    await retryMessage(db, message, new Date(now.getTime() + MINUTE_MS * 2 ** message.tries));
  else await removeMessage(db, message);
  return status >= 200 && status < 300;
}

/** No answer, or one that says nothing of the message itself. */
const mayFollow = (status: number): boolean => status === 0 || status === TOO_MANY || status >= 500;
