// A mail about each VIP level that a member reaches.
import type { Trx } from '../tables.ts';
import { MAIL_TYPES, sendMail } from './mails.ts';

export async function mailVipLevel(
  trx: Trx,
  { memberId, level, now }: { memberId: number; level: number; now: Date },
): Promise<void> {
  await sendMail(trx, {
    ...{ memberId, type: MAIL_TYPES.reward, now },
    title: { en: `You reached VIP ${level}`, es: `Has llegado a VIP ${level}` },
    summary: {
      en: 'The reward for this level is in your balance.',
      es: 'La recompensa de este nivel ya está en tu saldo.',
    },
    click: { type: 3, action: '/vip/level' },
  });
}
