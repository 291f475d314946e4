// A mail about each VIP level that a member reaches.
import { inEveryLanguage } from '../../languages/language.ts';
import { textsOf } from '../../languages/texts.ts';
import type { Trx } from '../tables.ts';
import { MAIL_TYPES, sendMail } from './mails.ts';

const mails = await textsOf('mails');

export async function mailVipLevel(
  trx: Trx,
  { memberId, level, now }: { memberId: number; level: number; now: Date },
): Promise<void> {
  await sendMail(trx, {
    ...{ memberId, type: MAIL_TYPES.reward, now },
    title: inEveryLanguage((language) => mails(language).vipLevel(level)),
    summary: inEveryLanguage((language) => mails(language).vipLevelReward),
    click: { type: 3, action: '/vip/level' },
  });
}
