import type { Security } from '#src/contract/auth/methods.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { areRead } from '#src/patterns/stored-screen/are-read.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { refreshProtection } from './actions.ts';
import { Devices } from '../devices/Devices.tsx';
import { Passkeys } from '../passkey/Passkeys.tsx';
import { SecondStep } from './SecondStep.tsx';

export default function SecurityScreen() {
  const t = useT();
  const member = useMember();
  const sessions = useSnapshot('sessions');
  const security = useSnapshot('security');
  const refreshing = useRefresh(refreshProtection);
  const problem = useProblem(refreshing);
  if (member === undefined || !areRead([sessions, security], refreshing) || (!sessions && !security)) {
    const isRead = sessions === null && security === null;
    return <EmptyScreen title={t('common.accountUnread')} isRead={isRead} refreshing={refreshing} />;
  }
  const readAt = Math.min(...[sessions, security].flatMap((row) => (row ? [row.readAt] : [])));
  return (
    <>
      <Freshness readAt={readAt} problem={problem} onRetry={refreshing.again} />
      {sessions && <Devices sessions={sessions.value} />}
      {security && <SignIn security={security.value} mobile={member?.userInfo.mobile} />}
    </>
  );
}

interface SignInProps {
  readonly security: Security;
  readonly mobile: string | undefined;
}

/** What a sign-in can ask for besides the password. */
const SignIn = ({ security, mobile = '' }: SignInProps) => (
  <>
    <Passkeys passkeys={security.passkeys} />
    <SecondStep security={security} mobile={mobile} />
  </>
);
