// Receiving what is attached to mails: each attachment once, in the transaction of the claim.
import { ATTACHMENT_RECEIVED, CLAIM_EXPIRED, MAIL_UNKNOWN, NO_ATTACHMENT } from '#src/contract/errors.ts';
import type { Award } from '#src/contract/primitives.ts';
import { isRefusal, type Refusal, refuse } from '../../refusals/refusal.ts';
import { credit } from '../claims/claims.ts';
import type { Row, Trx } from '../../database/tables/tables.ts';
import { isClaimable } from './inbox.ts';

/** The id for a mail that belongs to no activity. */
const NO_ACTIVITY = 0;

type ReceiveRefusal = Refusal<
  typeof MAIL_UNKNOWN | typeof NO_ATTACHMENT | typeof ATTACHMENT_RECEIVED | typeof CLAIM_EXPIRED
>;

interface Receiving {
  readonly memberId: number;
  readonly ids: readonly number[];
  readonly now: Date;
}

interface ReceivedAttachments {
  readonly ids: readonly number[];
  readonly awards: readonly Award[];
}

/** While the member's claims are locked. What cannot be received is left out, unless it is all of them. */
export async function receiveAttachments(
  trx: Trx,
  { memberId, ids, now }: Receiving,
): Promise<ReceivedAttachments | ReceiveRefusal> {
  const mails = await trx
    .selectFrom('mail')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const received: number[] = [];
  const awards: Award[] = [];
  for (const mail of mails.filter((each) => isClaimable(each, now))) {
    const given = await creditAttachment(trx, mail, now);
    if (isRefusal(given)) continue;
    received.push(mail.id);
    awards.push(...given);
  }
  if (received.length > 0) return { ids: received, awards: addedUp(awards) };
  return refusalOf(mails.find(({ id }) => id === ids[0]) ?? mails[0]);
}

async function creditAttachment(trx: Trx, { id, member_id, awards }: Row<'mail'>, now: Date) {
  const given = await credit(trx, {
    ...{ memberId: member_id, kind: 'mail', period: String(id), activityType: NO_ACTIVITY, about: id },
    ...{ awards, now },
  });
  const read = { read_at: now, received_at: now };
  if (!isRefusal(given)) await trx.updateTable('mail').set(read).where('id', '=', id).execute();
  return given;
}

function refusalOf(mail: Row<'mail'> | undefined): ReceiveRefusal {
  if (!mail) return refuse(MAIL_UNKNOWN);
  if (mail.awards.length === 0) return refuse(NO_ATTACHMENT);
  return refuse(mail.received_at === null ? CLAIM_EXPIRED : ATTACHMENT_RECEIVED);
}

/** One award of each kind, as one answer shows them. */
function addedUp(awards: readonly Award[]): Award[] {
  const sums = new Map<string, Award>();
  for (const award of awards) {
    const key = `${award.itemId} ${award.expireTime ?? ''}`;
    sums.set(key, { ...award, num: award.num + (sums.get(key)?.num ?? 0) });
  }
  return [...sums.values()];
}
