import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { session } from '#src/data/session/session.ts';
import { setTicking } from '#src/lib/ticks.ts';
import { forMembers } from '../startup/members.ts';

/** What may have changed while the app was out of sight: settings, maintenance, games and the balance. */
export function listenToForeground(): void {
  document.addEventListener('visibilitychange', () => {
    setTicking(document.visibilityState === 'visible');
    if (document.visibilityState !== 'visible') return;
    void refreshConfig();
    if (session.peek().memberId === 0) return;
    void forMembers().then(({ refreshGames, refreshBalance }) => [refreshGames(), refreshBalance()]);
  });
}
