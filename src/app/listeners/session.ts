// What the app does when a session begins or ends, here or in another tab.
import { navigate } from 'wouter/use-browser-location';
import { dropForeignFirstScreen, forgetOthers } from '#src/data/db/cleanup.ts';
import { askToPersist } from '#src/device/room.ts';
import { dropFirstScreen } from '#src/data/db/first-screen-cache.ts';
import {
  dropHalfSession,
  type EndedSession,
  followOtherTab,
  type SessionEnd,
  sessionBegun,
  sessionEnded,
  TOKEN_KEY,
} from '#src/data/session/session.ts';
import { untilCommonTexts } from '#src/i18n/load-texts.ts';
import { t, type TextKey } from '#src/i18n/t.ts';
import { returnTo } from '#src/navigation/back.ts';
import { endChat } from '#src/navigation/chat.ts';
import { ask, dismissDialogs } from '#src/navigation/dialog.ts';
import { closeOverlay, leaveOverlayFor, openedOverlay } from '#src/navigation/overlay.ts';
import { isSignInPath, paths } from '#src/navigation/paths.ts';
import { dismissToasts } from '#src/navigation/toast.ts';
import { signInFromHere } from '#src/patterns/activity/sign-in-from-here.ts';
import { forMembers } from '../loading/members.ts';

export function listenToSession(): void {
  addEventListener('storage', ({ key }) => {
    // `null` means that all storage was cleared.
    if (key === TOKEN_KEY || key === null) followOtherTab();
  });
  // A page in the back/forward cache receives no events until it is shown again.
  addEventListener('pageshow', () => followOtherTab());
  document.addEventListener('visibilitychange', () => followOtherTab());
  if (dropHalfSession()) void leaveNothing(undefined);
  sessionBegun.listen(() => void afterBegin());
  sessionEnded.listen(afterEnd);
  void Promise.allSettled([forgetOthers(), dropForeignFirstScreen()]);
}

async function afterBegin(): Promise<void> {
  void forMembers().then(({ refreshMember }) => refreshMember());
  void askToPersist();
  await Promise.allSettled([forgetOthers(), dropForeignFirstScreen()]);
}

/** Ends that the platform does not know about yet. */
const QUEUED: readonly SessionEnd[] = ['signOut', 'replaced', 'closed'];

/** Navigates in the same tick, so that no screen is drawn for the member who left. */
function afterEnd({ why, ended, msg }: EndedSession): void {
  dismissDialogs();
  dismissToasts();
  endChat();
  if (why !== 'expired') askBeforeFilling();
  if (why === 'expired') goToLogin();
  else if (why !== 'replaced') goHome();
  if (why === 'expired') void tell('common.sessionEndedTitle', 'common.sessionEndedText');
  if (why === 'cleared') void tell('common.sessionEndedTitle', 'common.dataCleared');
  if (why === 'closed') void tell('common.suspendedTitle', 'common.sessionEndedText', msg);
  void leaveNothing(QUEUED.includes(why) ? ended.token : undefined);
}

/** From now on the browser asks before it hands over a saved password. */
function askBeforeFilling(): void {
  // Absent on an insecure origin and in older browsers.
  const store = navigator.credentials as Partial<CredentialsContainer> | undefined;
  void store?.preventSilentAccess?.().catch(() => {});
}

/** Each on its own: if one storage fails, the others are still cleared. */
async function leaveNothing(tokenToEnd: string | undefined): Promise<void> {
  const part = forMembers();
  const kept = tokenToEnd === undefined ? undefined : part.then(({ queueLogout }) => queueLogout(tokenToEnd));
  await Promise.allSettled([kept, dropFirstScreen(), forgetOthers(), part.then((own) => own.forgetPush())]);
  // What could not be sent now is sent by a later flush.
  await (await part).flush({ isUrgent: true }).catch(() => {});
}

/** `said`: by the platform, in place of the text. */
async function tell(title: TextKey, text: TextKey, said = ''): Promise<void> {
  await untilCommonTexts();
  await ask({ id: 'session-ended', title: t(title), text: said || t(text), confirm: t('common.ok') });
}

/** Back to the lobby, unless the member is signing in. */
function goHome(): void {
  const isHome = location.pathname === paths.home;
  if (isSignInPath(location.pathname)) return;
  if (openedOverlay.peek() && !isHome) leaveOverlayFor(paths.home, navigate);
  else closeOverlay();
  if (location.pathname !== paths.home) void returnTo(paths.home, navigate);
}

/** No redirect during sign-in, so no loop can form; afterwards the interrupted action continues. */
function goToLogin(): void {
  if (isSignInPath(location.pathname)) return;
  const login = signInFromHere();
  const isHome = location.pathname === paths.home;
  // Back leads to the lobby, never to a page that would ask for sign-in again.
  if (openedOverlay.peek()) leaveOverlayFor(login, navigate);
  else navigate(login, { replace: !isHome });
}
