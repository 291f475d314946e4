// What the app does when a session begins or ends, here or in another tab.
import { navigate } from 'wouter/use-browser-location';
import { authCalls } from '#src/contract/auth.ts';
import { forgetMember } from '#src/data/cleanup.ts';
import { database } from '#src/data/database.ts';
import { refreshMember } from '#src/data/refresh.ts';
import { request } from '#src/data/request.ts';
import {
  type EndedSession,
  followOtherTab,
  savedAccount,
  sessionBegun,
  sessionEnded,
  TOKEN_KEY,
} from '#src/data/session.ts';
import { t } from '#src/i18n/t.ts';
import { ask } from '#src/navigation/dialog.ts';
import { closeOverlay } from '#src/navigation/overlay.ts';
import { loginHref, paths } from '#src/navigation/paths.ts';
import { connectionReturned } from './connection.ts';

export function listenToSession(): void {
  addEventListener('storage', ({ key }) => {
    // `null`: everything was cleared.
    if (key === TOKEN_KEY || key === null) followOtherTab();
  });
  sessionBegun.listen(() => void refreshMember());
  sessionEnded.listen((end) => void afterEnd(end));
  connectionReturned.listen(() => void tellEndedSessions());
  void tellEndedSessions();
}

async function afterEnd({ why, ended }: EndedSession): Promise<void> {
  closeOverlay();
  // A session that the platform or another tab ended needs no telling.
  await forgetMember(ended, { keepToken: why === 'wish' });
  if (why === 'wish') void tellEndedSessions();
  if (why === 'expired') goToLogin();
  else if (!location.pathname.startsWith('/auth/')) navigate(paths.home);
}

/** No further redirect while the login page is open, so no loop can form. */
function goToLogin(): void {
  const isThere = location.pathname === paths.login;
  if (!isThere) navigate(loginHref(savedAccount(), location.pathname + location.search));
  void ask({
    id: 'session-ended',
    title: t('auth.sessionEndedTitle'),
    text: t('auth.sessionEndedText'),
    confirm: t('tips.ok'),
  });
}

/** Tokens that were signed out here, perhaps without a line, and that the platform still has to end. */
async function tellEndedSessions(): Promise<void> {
  const { db } = await database();
  for (const { id, token } of await db.pendingLogouts.toArray()) {
    const reply = await request(authCalls.logout, {}, { token, isQuiet: true });
    // Any word of the platform ends it: a token it does not know is ended too.
    if (reply.ok || reply.kind === 'refused') await db.pendingLogouts.delete(id);
  }
}
