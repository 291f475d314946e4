// The member's inbox.
import type { Award } from '#src/contract/primitives.ts';
import type { Texts } from '../../languages/language.ts';
import { queuePush } from './push-messages.ts';
import { refusePaused } from '../safer-play/enforcement.ts';
import type { Trx } from '../../database/tables/tables.ts';

/** A mail is filtered by its type. */
export const MAIL_TYPES = { security: 1, reward: 2 } as const;

export interface NewMail {
  readonly memberId: number;
  readonly type: number;
  readonly title: Texts;
  readonly summary: Texts;
  /** Restricted HTML; by default the summary. */
  readonly content?: Texts;
  readonly awards?: readonly Award[];
  /** Where its button leads. */
  readonly click?: { readonly type: 1 | 2 | 3; readonly action: string };
  readonly expireAt?: Date;
  readonly now: Date;
}

export async function sendMail(trx: Trx, mail: NewMail): Promise<void> {
  const { memberId, type, title, summary, content = summary, awards = [], click, expireAt, now } = mail;
  await trx
    .insertInto('mail')
    .values({
      member_id: memberId,
      type,
      title: JSON.stringify(title),
      summary: JSON.stringify(summary),
      content: JSON.stringify(content),
      awards: JSON.stringify(awards),
      sent_at: now,
      ...(click && { click_type: click.type, click_action: click.action }),
      ...(expireAt && { expire_at: expireAt }),
    })
    .execute();
  // A reward is no reason to come back during a break.
  const isMuted = type === MAIL_TYPES.reward && (await refusePaused(trx, { memberId, now })) !== null;
  if (!isMuted) await queuePush(trx, { memberId, topic: 'mail', now });
}
