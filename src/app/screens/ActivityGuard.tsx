import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { db } from '#src/data/db/database.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { allOf, type RefreshResult } from '#src/data/api/joined.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { readMergedConfig } from '#src/data/db/merged-config.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import type { Elements } from '#src/lib/elements.ts';
import { judgeActivity, type Verdict, VIP_ACTIVITY } from '#src/navigation/guards.ts';
import { paths } from '#src/navigation/paths.ts';
import { showToast } from '#src/navigation/toast.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { signInFromHere } from '#src/patterns/activity/sign-in-from-here.ts';
import { Loading } from './Loading.tsx';
import { forMembers } from '../loading/members.ts';

export interface GuardProps {
  readonly isSignedIn: boolean;
  /** For a member who has signed out on the screen. */
  readonly signedOut: Elements;
  readonly children: Elements;
}

/** Decides at once from stored data, and asks the platform only if there is none. */
export function ActivityGuard({ isSignedIn, signedOut, children }: GuardProps) {
  const verdict = useVerdict(isSignedIn);
  const [isIn, setIn] = useState(false);
  if (verdict === 'open' && !isIn) setIn(true);
  // A member who was admitted stays; a sign-out is handled by the session listener.
  useLeave(isIn ? undefined : verdict);
  if (isIn) return isSignedIn || verdict === 'open' ? children : signedOut;
  return verdict === 'unknown' ? <Undecided isSignedIn={isSignedIn} /> : <Loading />;
}

/** `undefined` until it has been read. */
function useVerdict(isSignedIn: boolean): Verdict | undefined {
  useSignals();
  const { memberId } = session.value;
  const stored = useLiveQuery(
    () => Promise.all([readMergedConfig(db, memberId), db.members.get(memberId)]),
    [memberId],
  );
  if (!stored) return undefined;
  const [config, member] = stored;
  return judgeActivity(VIP_ACTIVITY, {
    isSignedIn,
    activities: config?.config.activityList,
    openIds: member?.activityIds,
    now: platformTime(),
  });
}

function useLeave(verdict: Verdict | undefined): void {
  const t = useT();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (verdict === 'signIn') navigate(signInFromHere(), { replace: true });
    if (verdict !== 'closed') return;
    navigate(paths.home, { replace: true });
    showToast(t('common.notAvailable'));
  }, [verdict, navigate, t]);
}

/** Until the verdict is known: asks the platform, and says why it does not answer. */
function Undecided({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useT();
  const refreshing = useRefresh(isSignedIn ? askForMember : refreshConfig);
  return <EmptyScreen title={t('common.pageUnread')} isRead refreshing={refreshing} />;
}

async function askForMember(): Promise<RefreshResult> {
  const { refreshMember } = await forMembers();
  return allOf([refreshConfig(), refreshMember()]);
}
