import type { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';

/** What a tap on an offer does. */
export function actionText(address: string, isSignedIn: boolean, t: ReturnType<typeof useT>): string {
  if (!address.startsWith('/')) return t('shell.adOutside', { host: new URL(address).host });
  if (address.startsWith(paths.login)) return t('shell.signIn');
  if (!address.startsWith(paths.gameStart)) return t('shell.adOpen');
  return t(isSignedIn ? 'shell.adPlay' : 'shell.adSignIn');
}
