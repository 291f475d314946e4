// Entries of the app that texts refer to, in the words of the app.
import type { Language } from '../../messages/language.ts';

export const ENTRIES = {
  signIn: { en: 'Sign in', es: 'Entrar' },
  forgot: { en: 'Forgot your password?', es: '¿Olvidaste tu contraseña?' },
  me: { en: 'Me', es: 'Yo' },
  profile: { en: 'Profile', es: 'Perfil' },
  security: { en: 'Security', es: 'Seguridad' },
  endOthers: { en: 'Sign out all others', es: 'Cerrar las demás sesiones' },
  wallet: { en: 'Wallet', es: 'Billetera' },
  withdraw: { en: 'Withdraw', es: 'Retirar' },
  saferPlay: { en: 'Safer play', es: 'Juego responsable' },
} satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The way to an entry, in bold. */
export const way = (language: Language, ...entries: readonly (keyof typeof ENTRIES)[]): string =>
  `<b>${entries.map((entry) => ENTRIES[entry][language]).join(' → ')}</b>`;
