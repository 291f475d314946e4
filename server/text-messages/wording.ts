// The text of the messages.
import { brand } from '#src/lib/brand.ts';
import type { Language } from '../messages/language.ts';
import { CODE_MINUTES, type CodePurpose } from '../store/auth/codes.ts';

const FOR: Readonly<Record<Language, Readonly<Record<CodePurpose, string>>>> = {
  en: {
    0: 'to register',
    1: 'to confirm your number',
    2: 'to set a new password',
    3: 'to sign in',
    4: 'for two-step verification',
  },
  es: {
    0: 'para registrarte',
    1: 'para confirmar tu número',
    2: 'para crear una contraseña nueva',
    3: 'para entrar',
    4: 'para la verificación en dos pasos',
  },
};

export interface Wording {
  readonly code: string;
  readonly purpose: CodePurpose;
  readonly language: Language;
  /** Host of the app: phones offer the code only to pages of this host. */
  readonly host: string;
}

export function codeMessage({ code, purpose, language, host }: Wording): string {
  const use = FOR[language][purpose];
  const sentence =
    language === 'es'
      ? `${code} es tu código de ${brand.name} ${use}. Vale ${CODE_MINUTES} minutos. No lo compartas.`
      : `${code} is your ${brand.name} code ${use}. It works for ${CODE_MINUTES} minutes. Do not share it.`;
  return `${sentence}\n\n@${host} #${code}`;
}
