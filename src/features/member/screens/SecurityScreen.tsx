import { useMember } from '#src/data/queries/use-member.ts';
import { useRefresh } from '#src/data/queries/use-refresh.ts';
import { useSnapshot } from '#src/data/queries/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { NotRead } from '#src/reading/NotRead.tsx';
import { useProblem } from '#src/reading/use-problem.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { refreshProtection } from '../actions/protection.ts';
import { Devices } from '../parts/security/Devices.tsx';
import { Passkeys } from '../parts/security/Passkeys.tsx';
import { SecondStep } from '../parts/security/SecondStep.tsx';

export default function SecurityScreen() {
  const t = useT();
  const member = useMember();
  const sessions = useSnapshot('sessions');
  const security = useSnapshot('security');
  const refreshing = useRefresh(refreshProtection);
  const problem = useProblem(refreshing);
  if (!sessions && !security) {
    const isRead = sessions === null && security === null;
    return <NotRead title={t('member.nothingYet')} isRead={isRead} refreshing={refreshing} />;
  }
  const readAt = Math.min(...[sessions, security].flatMap((row) => (row ? [row.readAt] : [])));
  return (
    <>
      <Freshness readAt={readAt} problem={problem} onRetry={refreshing.again} />
      {sessions && <Devices sessions={sessions.value} />}
      {security && <Passkeys passkeys={security.value.passkeys} />}
      {security && <SecondStep security={security.value} mobile={member?.userInfo.mobile ?? ''} />}
    </>
  );
}
