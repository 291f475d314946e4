// A mail that an operator sends to one member, in the operator's own words.
import { cutText } from '#src/lib/text/cut-text.ts';
import { coinAward } from '../store/ledger/items.ts';
import { MAIL_TYPES, type NewMail, sendMail } from '../store/notices/mails.ts';
import { isMember } from '../store/operator/members.ts';
import type { Db } from '../database/tables/tables.ts';
import { type CommandResult, done, refused } from './command-result.ts';
import { inTransaction } from '../database/transaction.ts';
import { DAY_MS } from '../time/time.ts';

const HUNDREDTHS = 100;

interface Order {
  readonly memberId: number;
  readonly title: string;
  readonly text: string;
  readonly coins: number;
  /** How long its coins can be received; 0 is for ever. */
  readonly days: number;
}

/** `null` for arguments that make no mail. */
export async function sendOperatorMail(
  db: Db,
  args: readonly string[],
  now: Date,
): Promise<CommandResult | null> {
  const order = orderOf(args);
  if (!order) return null;
  const { memberId } = order;
  if (!(await isMember(db, memberId))) return refused(`There is no member ${memberId}.`);
  await inTransaction(db, (trx) => sendMail(trx, mailOf(order, now)));
  return done(`The mail is in the inbox of ${memberId}.`);
}

/** The forms of member, title, text, coins and days, each with the default of a missing one. */
const FORMS: ReadonlyArray<readonly [form: RegExp, missing: string]> = [
  [/^\d{1,15}$/, ''],
  [/./s, ''],
  [/./s, ''],
  [/^\d{1,6}$/, '0'],
  [/^\d{1,3}$/, '0'],
];

function orderOf(args: readonly string[]): Order | null {
  const given = FORMS.map(([, missing], at) => args[at] ?? missing) as [
    string,
    string,
    string,
    string,
    string,
  ];
  if (!FORMS.every(([form], at) => form.test(given[at] ?? ''))) return null;
  const [member, title, text, coins, days] = given;
  return { memberId: Number(member), title, text, coins: Number(coins), days: Number(days) };
}

const same = (words: string) => ({ en: words });

const mailOf = ({ memberId, title, text, coins, days }: Order, now: Date): NewMail => ({
  ...{ memberId, type: MAIL_TYPES.reward, title: same(title), summary: same(plain(text)), now },
  ...{ content: same(text), awards: coins > 0 ? [coinAward(coins * HUNDREDTHS)] : [] },
  ...(days > 0 && { expireAt: new Date(now.getTime() + days * DAY_MS) }),
});

/** The text may be restricted HTML; a summary is not. */
const plain = (html: string): string =>
  cutText(
    html
      .replaceAll(/<\/?[abiu]\b[^>]*>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    200,
  );
