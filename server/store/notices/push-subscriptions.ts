// The topics of each device. A subscription belongs to a session, and ends with it.
import type { PushSubscriptionJson, PushTopics } from '#src/contract/push.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { Language } from '../../languages/language.ts';
import { digestOf } from '../../secrets/secrets.ts';
import type { Db, Row, Trx } from '../../database/tables/tables.ts';

export const NO_TOPICS: PushTopics = { withdraw: false, mail: false, bonus: false };

export const aboutSubscription = (sessionId: string): string => `push of ${sessionId}`;

export async function topicsOf(db: Db, sessionId: string): Promise<PushTopics> {
  const row = await db
    .selectFrom('push_subscription')
    .select(['withdraw', 'mail', 'bonus'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row ?? NO_TOPICS;
}

export interface NewSubscription {
  readonly sessionId: string;
  readonly memberId: number;
  readonly subscription: PushSubscriptionJson;
  readonly topics: PushTopics;
  readonly origin: string;
  readonly language: Language;
  /** Names of the bonus flags that are lit now: no notification repeats one that the member sees. */
  readonly lit: string;
  readonly now: Date;
}

export async function subscribe(trx: Trx, { encrypt }: Encryption, given: NewSubscription): Promise<void> {
  const { sessionId, memberId, subscription, topics, origin, language, lit, now } = given;
  const endpoint = digestOf(subscription.endpoint);
  // The device was another member's, who signed out without a connection.
  await trx
    .deleteFrom('push_subscription')
    .where('endpoint_digest', '=', endpoint)
    .where('session_id', '!=', sessionId)
    .execute();
  const row = {
    ...{ endpoint_digest: endpoint, subscription: encrypted(encrypt, sessionId, subscription) },
    ...{ ...topics, origin, language, lit, looked_at: now },
  };
  await trx
    .insertInto('push_subscription')
    .values({ session_id: sessionId, member_id: memberId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute();
}

const encrypted = (
  encrypt: Encryption['encrypt'],
  sessionId: string,
  subscription: PushSubscriptionJson,
): string => encrypt(aboutSubscription(sessionId), JSON.stringify(subscription));

/** False if no device has the old address. */
export async function renewSubscription(
  trx: Trx,
  { encrypt }: Encryption,
  { endpoint, subscription }: { endpoint: string; subscription: PushSubscriptionJson },
): Promise<boolean> {
  const row = await trx
    .selectFrom('push_subscription')
    .select('session_id')
    .where('endpoint_digest', '=', digestOf(endpoint))
    .executeTakeFirst();
  if (!row) return false;
  const replaced = {
    endpoint_digest: digestOf(subscription.endpoint),
    subscription: encrypted(encrypt, row.session_id, subscription),
  };
  await trx
    .deleteFrom('push_subscription')
    .where('endpoint_digest', '=', replaced.endpoint_digest)
    .where('session_id', '!=', row.session_id)
    .execute();
  await trx.updateTable('push_subscription').set(replaced).where('session_id', '=', row.session_id).execute();
  return true;
}

export async function unsubscribe(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute();
}

export type Lit = Pick<Row<'push_subscription'>, 'session_id' | 'member_id' | 'lit'>;

/** Those who want to know of bonuses, and whose were not looked at since `before`. */
export const longestUnwatched = (db: Db, before: Date, most: number): Promise<Lit[]> =>
  db
    .selectFrom('push_subscription')
    .select(['session_id', 'member_id', 'lit'])
    .where('bonus', '=', true)
    .where('looked_at', '<=', before)
    .orderBy('looked_at')
    .limit(most)
    .execute();

/** False if another process has looked meanwhile. */
export async function noteLit(
  trx: Trx,
  before: Lit,
  { lit, now }: { lit: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('push_subscription')
    .set({ lit, looked_at: now })
    .where('session_id', '=', before.session_id)
    .where('lit', '=', before.lit)
    .where('looked_at', '<', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the subscriptions of sessions that have ended or expired, of one member or of all. */
export async function forgetEndedSubscriptions(db: Db, now: Date, memberId?: number): Promise<void> {
  const live = db
    .selectFrom('session')
    .select('id')
    .where('ended_at', 'is', null)
    .where('expire_at', '>', now)
    .$if(memberId !== undefined, (rows) => rows.where('member_id', '=', memberId ?? 0));
  let ended = db.deleteFrom('push_subscription').where('session_id', 'not in', live);
  if (memberId !== undefined) ended = ended.where('member_id', '=', memberId);
  await ended.execute();
}
