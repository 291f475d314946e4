// Keeps the lobby current: at the start, when the connection returns and when the app comes back into sight.
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { session } from '#src/data/session/session.ts';
import { setTicking } from '#src/lib/ticks.ts';
import { forMembers } from '../loading/members.ts';
import { connectionReturned } from '../updates/connection.ts';

export function keepLobbyFresh(): void {
  refreshLobby();
  connectionReturned.listen(refreshLobby);
  listenToForeground();
}

function refreshLobby(): void {
  void (session.peek().memberId === 0 ? refreshConfig() : forMembers().then((part) => part.refreshMember()));
}

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
