import { refreshConfig } from '#src/data/config/refresh.ts';
import { refreshBalance, refreshGames } from '#src/data/member/refresh.ts';
import { session } from '#src/data/session/session.ts';
import { setTicking } from '#src/lib/ticks.ts';

/** What may have changed while the app was out of sight: settings, maintenance, games and the balance. */
export function listenToForeground(): void {
  document.addEventListener('visibilitychange', () => {
    setTicking(document.visibilityState === 'visible');
    if (document.visibilityState !== 'visible') return;
    void refreshConfig();
    if (session.peek().memberId === 0) return;
    void refreshGames();
    void refreshBalance();
  });
}
