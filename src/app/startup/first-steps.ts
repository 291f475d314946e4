// What the start does in the task that it begins in.
import { setLanguageHeader } from '#src/data/api/language-header.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { session } from '#src/data/session/session.ts';
import { language } from '#src/i18n/t.ts';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import { arrivalQuery, isInvited } from '#src/navigation/arrival.ts';
import { setRecovery } from '../loading/load-chunk.ts';
import { isRestricted, routeOf } from '../routes.ts';
import { loadAccess, screenOf } from '../screens/load-screen.ts';
import { probe } from '../updates/connection.ts';
import { recover, resetRecovery } from '../updates/chunk-recovery.ts';

/** Stores the inviter until the visitor registers. */
export async function keepInvite(): Promise<void> {
  const query = arrivalQuery();
  if (!isInvited(query)) return;
  const auth = await untilLoaded(() => import('#src/features/auth/invite/kept-invite.ts'));
  await auth.keepInvite(query);
}

/** Texts from the platform, such as names of game types, are fetched in the new language. */
export function listenToLanguage(): void {
  let shown = language.peek();
  // Also runs at once: a signal calls a new subscriber with its value.
  language.subscribe((chosen) => {
    setLanguageHeader(chosen);
    if (chosen !== shown) void refreshConfig();
    shown = chosen;
  });
}

export const prepareForMissingCode = (): void =>
  setRecovery(recover, { onLoaded: resetRecovery, onMissing: () => void probe() });

/** The code of the screen at this address need not wait for the database. */
export function beginScreen(): void {
  const route = routeOf(location.pathname);
  if (!route) return;
  const isGuarded = isRestricted(route);
  // A failure is handled where it is drawn.
  if (isGuarded) loadAccess().catch(() => {});
  if (route.screen && (!isGuarded || session.peek().memberId > 0)) screenOf(route).begin();
}
