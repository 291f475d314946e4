import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { db } from '#src/data/db/database.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { readMergedConfig } from '#src/data/config/merged.ts';
import { refreshConfig } from '#src/data/config/refresh.ts';
import { session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { judgeActivity, type Verdict, VIP_ACTIVITY } from '#src/navigation/guards.ts';
import { paths } from '#src/navigation/paths.ts';
import { showToast } from '#src/navigation/toast.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { signInFromHere } from '../sign-in-from-here.ts';
import { Loading } from '../shell/Loading.tsx';
import { forMembers } from '../startup/members.ts';

export interface GuardProps {
  readonly isSignedIn: boolean;
  /** For a member who has signed out on the screen. */
  readonly signedOut: ReactNode;
  readonly children: ReactNode;
}

/** Decides at once from stored data, and asks the platform only if there is none. */
export function ActivityGuard({ isSignedIn, signedOut, children }: GuardProps) {
  const verdict = useVerdict(isSignedIn);
  const [isIn, setIn] = useState(false);
  if (verdict === 'open' && !isIn) setIn(true);
  // A member who was admitted stays; a sign-out is handled by the session listener.
  useLeave(isIn ? undefined : verdict);
  const { hasFailed, askAgain } = useQuestion(verdict === 'unknown', isSignedIn);
  if (isIn) return isSignedIn || verdict === 'open' ? children : signedOut;
  return verdict === 'unknown' && hasFailed ? <NotKnown onRetry={askAgain} /> : <Loading />;
}

/** `undefined` until it has been read. */
function useVerdict(isSignedIn: boolean): Verdict | undefined {
  const { memberId } = useSignalValue(session);
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

function useQuestion(isWanted: boolean, isSignedIn: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    if (!isWanted) return;
    void askPlatform(isSignedIn).then((isAnswered) => setFailed(isAnswered ? -1 : attempt));
  }, [isWanted, isSignedIn, attempt]);
  return { hasFailed: failed === attempt, askAgain: () => setAttempt(attempt + 1) };
}

async function askPlatform(isSignedIn: boolean): Promise<boolean> {
  const member = isSignedIn ? forMembers().then(({ refreshMember }) => refreshMember()) : { ok: true };
  const answers = await Promise.all([refreshConfig(), member]);
  return answers.every(({ ok }) => ok);
}

function NotKnown({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <EmptyState scene="away" title={t('common.needsFirstConnection')}>
      <Button variant="primary" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </EmptyState>
  );
}
