import { useRefresh } from '#src/data/api/use-refresh.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { useStoredConfig } from '#src/data/config/use-config.ts';
import type { StoredConfig } from '#src/data/db/tables/schema.ts';
import { useT } from '#src/i18n/t.ts';
import type { Elements } from '#src/lib/elements.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { ScreenSkeleton } from '#src/patterns/stored-screen/ScreenSkeleton.tsx';
import styles from './WithConfig.module.css';

interface WithConfigProps {
  readonly children: (config: StoredConfig) => Elements;
}

/** The config says which methods there are: their space while it is read, and the reason if it cannot be had. */
export function WithConfig({ children }: WithConfigProps) {
  const config = useStoredConfig();
  return (
    <div className={styles.methods}>
      {config && children(config)}
      {config === undefined && <ScreenSkeleton />}
      {config === null && <NotStored />}
    </div>
  );
}

function NotStored() {
  const t = useT();
  return <EmptyScreen title={t('common.pageUnread')} isRead refreshing={useRefresh(refreshConfig)} />;
}
