// Mails for the tests of the inbox.
import { coinAward } from '#server/store/ledger/items.ts';
import { MAIL_TYPES, type NewMail, sendMail } from '#server/store/notices/mails.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';

const same = (text: string) => ({ en: text, es: text });

interface MailInput extends Partial<Omit<NewMail, 'title' | 'content'>> {
  readonly title: string;
  readonly content?: string;
}

/** Answers its id. */
export async function send(
  { db, clock }: Pick<TestPlatform, 'db' | 'clock'>,
  { id }: Pick<SignedInCaller, 'id'>,
  { title, content = '<p>What it says.</p>', ...mail }: MailInput,
): Promise<number> {
  await db.transaction().execute((trx) =>
    sendMail(trx, {
      ...{ memberId: id, type: MAIL_TYPES.reward, title: same(title), summary: same(`About: ${title}`) },
      ...{ content: same(content), now: clock.now, ...mail },
    }),
  );
  const row = await db
    .selectFrom('mail')
    .select((eb) => eb.fn.max('id').as('id'))
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(row.id);
}

export const sendAward = (
  platform: Pick<TestPlatform, 'db' | 'clock'>,
  member: Pick<SignedInCaller, 'id'>,
  { coins = 5, ...mail }: MailInput & { readonly coins?: number },
): Promise<number> => send(platform, member, { awards: [coinAward(coins * 100)], ...mail });

/** So many mails at once, one a minute, the last one at the platform's time. */
export async function sendMany(
  { db, clock }: Pick<TestPlatform, 'db' | 'clock'>,
  { id }: Pick<SignedInCaller, 'id'>,
  count: number,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ member_id: id, type: MAIL_TYPES.reward, title: JSON.stringify(same(`Mail ${index + 1}`)) },
    ...{ summary: JSON.stringify(same('Its summary')), content: JSON.stringify(same('<p>Its text</p>')) },
    sent_at: new Date(clock.now.getTime() - (count - 1 - index) * 60_000),
  }));
  for (let from = 0; from < count; from += 500) {
    await db
      .insertInto('mail')
      .values(rows.slice(from, from + 500))
      .execute();
  }
}
