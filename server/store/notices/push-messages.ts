// Messages that wait to be sent, written in the transaction of what they tell about. Repeated news is one message, so
// the queue is never longer than three for each subscription.
import type { PushTopic } from '#src/contract/push.ts';
import { sql } from 'kysely';
import type { Db, Row, Trx } from '../../database/tables/tables.ts';
import { inTransaction } from '../../database/transaction.ts';

/** For devices of the member that asked for the topic. */
export async function queuePush(
  trx: Trx,
  { memberId, topic, now }: { memberId: number; topic: PushTopic; now: Date },
): Promise<void> {
  await trx
    .insertInto('push_message')
    .columns(['session_id', 'topic', 'created_at', 'due_at'])
    .expression((eb) =>
      eb
        .selectFrom('push_subscription')
        .select(['session_id', eb.val(topic).as('topic')])
        .select([
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('due_at'),
        ])
        .where('member_id', '=', memberId)
        .where(topic, '=', true),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type ClaimedMessage = Row<'push_message'>;

/** Takes some that are due: until `until` no other process sends them. */
export async function claimMessages(
  db: Db,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<ClaimedMessage[]> {
  return inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('push_message')
      .select(['session_id', 'topic'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
    const claimed: ClaimedMessage[] = [];
    for (const { session_id, topic } of due) {
      const row = await trx
        .updateTable('push_message')
        .set((eb) => ({ due_at: until, tries: eb('tries', '+', 1) }))
        .where('session_id', '=', session_id)
        .where('topic', '=', topic)
        .returningAll()
        .executeTakeFirst();
      if (row) claimed.push(row);
    }
    return claimed;
  });
}

type MessageKey = Pick<ClaimedMessage, 'session_id' | 'topic'>;

export async function removeMessage(db: Db, { session_id, topic }: MessageKey): Promise<void> {
  await db
    .deleteFrom('push_message')
    .where('session_id', '=', session_id)
    .where('topic', '=', topic)
    .execute();
}

export async function retryMessage(db: Db, { session_id, topic }: MessageKey, dueAt: Date): Promise<void> {
  await db
    .updateTable('push_message')
    .set({ due_at: dueAt })
    .where('session_id', '=', session_id)
    .where('topic', '=', topic)
    .execute();
}

/** The subscription of a session that has not ended. */
export async function liveSubscription(db: Db, sessionId: string, now: Date) {
  return db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .selectAll('push_subscription')
    .where('push_subscription.session_id', '=', sessionId)
    .where('session.ended_at', 'is', null)
    .where('session.expire_at', '>', now)
    .executeTakeFirst();
}
