import { useRefresh } from '#src/data/api/use-refresh.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { useT } from '#src/i18n/t.ts';
import { ConfigFreshness } from '#src/patterns/stored-screen/ConfigFreshness.tsx';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { VipTabs } from '../VipTabs.tsx';
import { LevelCards } from './LevelCards.tsx';

/** What each level needs and gives; known from the config alone. */
export default function LevelsScreen() {
  const t = useT();
  const config = useConfig();
  const refreshing = useRefresh(refreshConfig);
  return (
    <Stack>
      <VipTabs />
      {config ? (
        <>
          <ConfigFreshness refreshing={refreshing} />
          <LevelCards config={config} />
        </>
      ) : (
        <EmptyScreen title={t('bonus.vipUnread')} isRead refreshing={refreshing} />
      )}
    </Stack>
  );
}
