import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useT } from '#src/i18n/t.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { refreshPush } from './actions.ts';
import { Cannot } from './Cannot.tsx';
import { pushAbility } from './device.ts';
import { useKeptPush } from './kept-push.ts';
import { Topics } from './Topics.tsx';

/** What this device tells the member, by topic. Everything is off until the member turns it on. */
export default function NotificationsScreen() {
  const t = useT();
  const ability = pushAbility();
  const kept = useKeptPush();
  const refreshing = useRefresh(refreshPush);
  if (ability !== 'ready') return <Cannot ability={ability} />;
  if (!kept)
    return <EmptyScreen title={t('common.accountUnread')} isRead={kept === null} refreshing={refreshing} />;
  return <Topics kept={kept} />;
}
