// The number of unread mails on the app's icon, where the system shows one.
import { database } from '#src/data/db/database.ts';
import { session } from '#src/data/session/session.ts';

type BadgeApi = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

export function listenToUnreadMails(): void {
  const { setAppBadge, clearAppBadge } = navigator as BadgeApi;
  if (!setAppBadge || !clearAppBadge) return;
  let stop = () => {};
  session.subscribe(({ memberId }) => {
    stop();
    stop = () => {};
    show(0);
    if (memberId > 0) stop = followUnread(memberId, show);
  });
}

/** Refused by systems that show no badges, or not for this app. */
function show(unread: number): void {
  const shown = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
  shown.catch(() => {});
}

function followUnread(memberId: number, next: (unread: number) => void): () => void {
  const end = new AbortController();
  let stop = () => {};
  void database().then(({ db, liveQuery }) => {
    if (end.signal.aborted) return;
    const unread = liveQuery(async () => (await db.members.get(memberId))?.unreadMail ?? 0);
    const subscription = unread.subscribe({ next, error: (error) => reportError(error) });
    stop = () => subscription.unsubscribe();
  });
  return () => {
    end.abort();
    stop();
  };
}
