import { platformTime } from '#src/data/api/clock.ts';
import { maintenance } from '#src/data/api/connection.ts';
import { language, useT } from '#src/i18n/t.ts';
import { shortMoment } from '#src/lib/time.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';

/** What to say while the platform is under maintenance. */
export function useMaintenance(): string | undefined {
  const t = useT();
  const locale = useSignalValue(language);
  const now = useSignalValue(maintenance);
  if (!now) return undefined;
  if (now.until === undefined) return t('common.maintenance');
  return t('common.maintenanceUntil', { time: shortMoment(now.until, platformTime(), locale) });
}
