import { useSignals } from '@preact/signals-react/runtime';
import { platformTime } from '#src/data/api/clock.ts';
import { maintenance } from '#src/data/api/connection.ts';
import { language, useT } from '#src/i18n/t.ts';
import { shortMoment } from '#src/lib/time.ts';

/** What to say while the platform is under maintenance. */
export function useMaintenance(): string | undefined {
  useSignals();
  const t = useT();
  const locale = language.value;
  const now = maintenance.value;
  if (!now) return undefined;
  if (now.until === undefined) return t('common.maintenance');
  return t('common.maintenanceUntil', { time: shortMoment(now.until, platformTime(), locale) });
}
