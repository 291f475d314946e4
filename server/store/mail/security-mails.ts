// A mail about each change of how the account is entered or where its money goes, so that none goes unnoticed.
import { inEveryLanguage, textIn } from '../../languages/language.ts';
import { deviceName } from '../member/device-name.ts';
import type { Trx } from '../../database/tables/tables.ts';
import { MAIL_TYPES, sendMail } from '../notices/mails.ts';
import { SECURITY_MAILS, type SecurityChange } from './security-changes.ts';

export interface ChangeContext {
  readonly memberId: number;
  /** The browser's user agent. */
  readonly device: string;
  readonly now: Date;
}

export async function mailSecurityChange(
  trx: Trx,
  change: SecurityChange,
  { memberId, device, now }: ChangeContext,
): Promise<void> {
  const { title, summary, path } = SECURITY_MAILS[change];
  const content = inEveryLanguage(
    (language) => `<p>${textIn(summary, language)}</p><p>${deviceName(device, language)}</p>`,
  );
  const type = MAIL_TYPES.security;
  await sendMail(trx, { memberId, type, title, summary, content, click: { type: 3, action: path }, now });
}
