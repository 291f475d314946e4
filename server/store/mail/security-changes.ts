// Tells the member about each change of how the account is entered, or where its money goes.
import type { SecondStepMethod } from '#src/contract/auth/methods.ts';
import { inEveryLanguage, type Texts } from '../../languages/language.ts';
import { textsOf } from '../../languages/texts.ts';

const mails = await textsOf('mails');
type MailTexts = ReturnType<typeof mails>;

export interface MailText {
  readonly title: Texts;
  readonly summary: Texts;
  /** The screen that a tap opens. */
  readonly path: '/member/security' | '/wallets/card/list';
}

type Change = (texts: MailTexts) => { readonly title: string; readonly what: string };

const mail = (change: Change, path: MailText['path'] = '/member/security'): MailText => ({
  title: inEveryLanguage((language) => change(mails(language)).title),
  summary: inEveryLanguage((language) => `${change(mails(language)).what} ${mails(language).notYou}`),
  path,
});

const bound = (name: string) => mail(({ bound: write }) => write(name));
const on = (method: SecondStepMethod) => mail(({ secondStepOn, methods }) => secondStepOn(methods[method]));
const off = (method: SecondStepMethod) =>
  mail(({ secondStepOff, methods }) => secondStepOff(methods[method]));

export const SECURITY_MAILS = {
  passkeyAdded: mail(({ changes }) => changes.passkeyAdded),
  passkeyRemoved: mail(({ changes }) => changes.passkeyRemoved),
  numberBound: mail(({ changes }) => changes.numberBound),
  accountBound: mail(({ changes }) => changes.accountBound),
  googleBound: bound('Google'),
  facebookBound: bound('Facebook'),
  lineBound: bound('LINE'),
  passwordChanged: mail(({ changes }) => changes.passwordChanged),
  safePasswordChanged: mail(({ changes }) => changes.safePasswordChanged),
  receivingAccountAdded: mail(({ changes }) => changes.receivingAccountAdded, '/wallets/card/list'),
  receivingAccountChanged: mail(({ changes }) => changes.receivingAccountChanged, '/wallets/card/list'),
  sessionsEnded: mail(({ changes }) => changes.sessionsEnded),
  recoveryUsed: mail(({ changes }) => changes.recoveryUsed),
  totpOn: on('totp'),
  totpOff: off('totp'),
  smsOn: on('sms'),
  smsOff: off('sms'),
  passkeyOn: on('passkey'),
  passkeyOff: off('passkey'),
} satisfies Readonly<Record<string, MailText>>;

export type SecurityChange = keyof typeof SECURITY_MAILS;
