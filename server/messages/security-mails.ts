// Tells the member about each change of how the account is entered, or where its money goes.
import type { SecondStepMethod } from '#src/contract/auth/methods.ts';
import type { Language } from './language.ts';

type Texts = Readonly<Record<Language, string>>;

export interface MailText {
  readonly title: Texts;
  readonly summary: Texts;
  /** The screen that a tap opens. */
  readonly path: '/member/security' | '/wallets/card/list';
}

const NOT_YOU: Texts = {
  en: "If this wasn't you, change your password and sign out all other devices.",
  es: 'Si no has sido tú, cambia tu contraseña y cierra la sesión en los demás dispositivos.',
};

const mail = (title: Texts, what: Texts, path: MailText['path'] = '/member/security'): MailText => ({
  ...{ title, path },
  summary: { en: `${what.en} ${NOT_YOU.en}`, es: `${what.es} ${NOT_YOU.es}` },
});

const METHODS: Readonly<Record<SecondStepMethod, Texts>> = {
  totp: { en: 'an authenticator app', es: 'una aplicación de autenticación' },
  sms: { en: 'a text message', es: 'un mensaje de texto' },
  passkey: { en: 'a passkey', es: 'una llave de acceso' },
};

export const SECURITY_MAILS = {
  passkeyAdded: mail(
    { en: 'Passkey added', es: 'Llave de acceso añadida' },
    { en: 'A passkey was added to your account.', es: 'Se ha añadido una llave de acceso a tu cuenta.' },
  ),
  passkeyRemoved: mail(
    { en: 'Passkey removed', es: 'Llave de acceso eliminada' },
    {
      en: 'A passkey was removed from your account.',
      es: 'Se ha eliminado una llave de acceso de tu cuenta.',
    },
  ),
  numberBound: mail(
    { en: 'Phone number added', es: 'Número de teléfono añadido' },
    {
      en: 'A phone number was added to your account.',
      es: 'Se ha añadido un número de teléfono a tu cuenta.',
    },
  ),
  accountBound: mail(
    { en: 'Account name added', es: 'Nombre de cuenta añadido' },
    {
      en: 'You can now sign in with an account name and a password.',
      es: 'Ya puedes entrar con un nombre de cuenta y una contraseña.',
    },
  ),
  googleBound: bound('Google'),
  facebookBound: bound('Facebook'),
  lineBound: bound('LINE'),
  passwordChanged: mail(
    { en: 'Password changed', es: 'Contraseña cambiada' },
    {
      en: 'Your password was changed, and all other devices were signed out.',
      es: 'Se ha cambiado tu contraseña y se ha cerrado la sesión en los demás dispositivos.',
    },
  ),
  safePasswordChanged: mail(
    { en: 'Safe password changed', es: 'Contraseña de la caja fuerte cambiada' },
    {
      en: 'The password of your safe was set or changed.',
      es: 'Se ha creado o cambiado la contraseña de tu caja fuerte.',
    },
  ),
  receivingAccountAdded: mail(
    { en: 'Receiving account added', es: 'Cuenta de cobro añadida' },
    { en: 'Withdrawals can now be paid to it.', es: 'Ya se pueden pagar retiros a ella.' },
    '/wallets/card/list',
  ),
  receivingAccountChanged: mail(
    { en: 'Receiving account changed', es: 'Cuenta de cobro cambiada' },
    {
      en: 'The number or the holder of a receiving account was changed.',
      es: 'Se ha cambiado el número o el titular de una cuenta de cobro.',
    },
    '/wallets/card/list',
  ),
  sessionsEnded: mail(
    { en: 'Devices signed out', es: 'Sesiones cerradas' },
    {
      en: 'Other devices were signed out of your account.',
      es: 'Se ha cerrado la sesión de tu cuenta en otros dispositivos.',
    },
  ),
  recoveryUsed: mail(
    { en: 'Recovery code used', es: 'Código de recuperación usado' },
    {
      en: 'One of your recovery codes was used. It works only once.',
      es: 'Se ha usado uno de tus códigos de recuperación. Solo vale una vez.',
    },
  ),
  totpOn: on('totp'),
  totpOff: off('totp'),
  smsOn: on('sms'),
  smsOff: off('sms'),
  passkeyOn: on('passkey'),
  passkeyOff: off('passkey'),
} satisfies Readonly<Record<string, MailText>>;

export type SecurityChange = keyof typeof SECURITY_MAILS;

function bound(name: string): MailText {
  return mail(
    { en: `${name} added`, es: `${name} añadido` },
    { en: `You can now sign in with ${name}.`, es: `Ya puedes entrar con ${name}.` },
  );
}

function on(method: SecondStepMethod): MailText {
  const { en, es } = METHODS[method];
  return mail(
    { en: 'Two-step verification is on', es: 'Verificación en dos pasos activada' },
    { en: `Sign-in now asks for ${en}.`, es: `Al entrar se pide ahora ${es}.` },
  );
}

function off(method: SecondStepMethod): MailText {
  const { en, es } = METHODS[method];
  return mail(
    { en: 'Two-step verification is off', es: 'Verificación en dos pasos desactivada' },
    { en: `Sign-in no longer asks for ${en}.`, es: `Al entrar ya no se pide ${es}.` },
  );
}
