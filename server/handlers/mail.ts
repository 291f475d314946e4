import type { Handler } from '../calls/context.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { flagsOf } from '../store/overview/bonuses.ts';
import { lockClaims, pointsOf } from '../store/claims/claims.ts';
import { balanceOf } from '../store/ledger/ledger.ts';
import { receiveAttachments } from '../store/mail/attachments.ts';
import { deleteMails, inboxOf, openMail } from '../store/mail/inbox.ts';
import { bonusView } from '../calls/claiming.ts';

export const mailHandlers = {
  getMail2: (async ({ db, member, client }, query) =>
    inboxOf(db, member.id, { ...query, language: client.language })) satisfies Handler<'getMail2'>,

  getMailDetail: (async ({ db, member, client, now }, { id }) =>
    openMail(db, {
      ...{ memberId: member.id, id, now },
      language: client.language,
    })) satisfies Handler<'getMailDetail'>,

  receiveMail: (async (context, input) => {
    const { db, member, now } = context;
    const refused = await lockClaims(db, { memberId: member.id, now });
    if (refused) return refused;
    const ids = 'id' in input ? [input.id] : input.ids;
    const received = await receiveAttachments(db, { memberId: member.id, ids, now });
    if (isRefusal(received)) return received;
    const { coin, balanceSeq } = await balanceOf(db, member.id);
    const lottery = await pointsOf(db, member.id);
    const flags = await flagsOf(await bonusView(context));
    return { awards: [...received.awards], ids: [...received.ids], coin, balanceSeq, lottery, flags };
  }) satisfies Handler<'receiveMail'>,

  delMail: (async ({ db, member, now }, { ids, force = false }) => {
    const deleted = await deleteMails(db, { memberId: member.id, ids, force, now });
    return isRefusal(deleted) ? deleted : { ids: deleted };
  }) satisfies Handler<'delMail'>,
};
