// What the sign-in windows of other services say.
import type { SocialProvider } from '#src/contract/member.ts';
import type { Language } from '../messages/language.ts';

const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
};

interface Words {
  readonly title: string;
  readonly waiting: string;
  readonly go: string;
  readonly unreachable: string;
  readonly alone: string;
  readonly close: string;
}

export function socialTexts(provider: SocialProvider, language: Language): Words {
  const name = PROVIDER_NAMES[provider];
  return language === 'es'
    ? {
        title: `Entrar con ${name}`,
        waiting: `Conectando con ${name} …`,
        go: `Continuar con ${name}`,
        unreachable: `No se puede conectar con ${name}. Cierra esta ventana e inténtalo de nuevo.`,
        alone: 'Esta ventana se abre desde la pantalla de entrada. Vuelve allí e inténtalo de nuevo.',
        close: 'Cerrar',
      }
    : {
        title: `Sign in with ${name}`,
        waiting: `Connecting to ${name} …`,
        go: `Continue with ${name}`,
        unreachable: `Can't reach ${name}. Close this window and try again.`,
        alone: 'This window opens from the sign-in screen. Go back there and try again.',
        close: 'Close',
      };
}
