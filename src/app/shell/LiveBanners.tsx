import { useSignals } from '@preact/signals-react/runtime';
import { connection } from '#src/data/api/connection.ts';
import { isUpdating } from '#src/data/api/worker-state.ts';
import { readConfig } from '#src/data/db/config-row.ts';
import { storageState } from '#src/data/db/database.ts';
import { useFirstScreenQuery } from '#src/data/db/use-first-screen-query.ts';
import { isForgetful } from '#src/device/items.ts';
import { language, type TextKey, useT } from '#src/i18n/t.ts';
import { clockTime } from '#src/lib/time.ts';
import { useMaintenance } from '#src/patterns/stored-screen/use-maintenance.ts';
import { Banner } from '#src/ui/Banner/Banner.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { hasJustReturned } from '../updates/connection.ts';
import { applyUpdate, needRefresh } from '../updates/update.ts';

type Tone = 'offline' | 'weak' | 'good' | 'update';

/** At most one line: the most important one. */
export function LiveBanners() {
  useSignals();
  const t = useT();
  const notice = useNotice();
  const isUpdate = notice?.tone === 'update';
  const isBusy = isUpdating.value;
  return (
    <Banner
      tone={notice?.tone ?? 'good'}
      text={notice && ('text' in notice ? notice.text : t(notice.key, notice.params))}
      action={
        isUpdate && (
          <Button isBusy={isBusy} onClick={() => void applyUpdate()}>
            {t('common.update')}
          </Button>
        )
      }
    />
  );
}

type BannerNotice =
  | { readonly tone: Tone; readonly key: TextKey; readonly params?: Record<string, string> }
  | { readonly tone: Tone; readonly text: string };

function useNotice(): BannerNotice | undefined {
  useSignals();
  const locale = language.value;
  const state = connection.value;
  const storage = storageState.value;
  const keepsLess = isForgetful.value;
  const isUpdateReady = needRefresh.value;
  const config = useFirstScreenQuery(readConfig, undefined, { isUrgent: true });
  const isBack = hasJustReturned.value;
  const maintenance = useMaintenance();
  if (state === 'offline') return { tone: 'offline', ...savedAt(config?.readAt, locale) };
  if (state === 'unsure') return { tone: 'weak', key: 'common.weakConnection' };
  if (maintenance) return { tone: 'weak', text: maintenance };
  if (storage === 'released' || isUpdateReady) return { tone: 'update', key: 'common.updateReady' };
  if (isBack) return { tone: 'good', key: 'common.backOnline' };
  if (storage === 'memory') return { tone: 'offline', key: 'common.keepsNothing' };
  return keepsLess ? { tone: 'offline', key: 'common.keepsLess' } : undefined;
}

function savedAt(
  readAt: number | undefined,
  locale: string,
): { key: TextKey; params?: Record<string, string> } {
  if (readAt === undefined) return { key: 'common.offline' };
  return { key: 'common.offlineSince', params: { time: clockTime(Math.floor(readAt / 1000), locale) } };
}
