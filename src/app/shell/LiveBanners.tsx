import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { connection } from '#src/data/connection.ts';
import { readConfig } from '#src/data/config-store.ts';
import { db, storageState } from '#src/data/database.ts';
import { language, type TextKey, useT } from '#src/i18n/t.ts';
import { clockTime } from '#src/lib/time.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { Banner } from '#src/ui/Banner/Banner.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { applyUpdate, needRefresh } from '../listeners/update.ts';

type Tone = 'offline' | 'weak' | 'good' | 'update';

const BACK_SHOWN_MS = 3000;

/** One line at most: what matters most to the person now. */
export function LiveBanners() {
  const t = useT();
  const notice = useNotice();
  const isUpdate = notice?.tone === 'update';
  return (
    <Banner
      tone={notice?.tone ?? 'good'}
      text={notice && t(notice.key, notice.params)}
      action={isUpdate && <Button onClick={() => void applyUpdate()}>{t('update.action')}</Button>}
    />
  );
}

interface BannerNotice {
  tone: Tone;
  key: TextKey;
  params?: Record<string, string>;
}

function useNotice(): BannerNotice | undefined {
  const state = useSignalValue(connection);
  const storage = useSignalValue(storageState);
  const isUpdateReady = useSignalValue(needRefresh);
  const savedAt = useSavedAt();
  const isBack = useIsBack(state === 'online');
  if (state === 'offline') return { tone: 'offline', ...savedAt };
  if (state === 'unsure') return { tone: 'weak', key: 'connection.weak' };
  if (storage === 'released' || isUpdateReady) return { tone: 'update', key: 'update.ready' };
  if (isBack) return { tone: 'good', key: 'connection.back' };
  return storage === 'memory' ? { tone: 'offline', key: 'connection.memory' } : undefined;
}

function useSavedAt(): Pick<BannerNotice, 'key' | 'params'> {
  const locale = useSignalValue(language);
  const row = useLiveQuery(() => readConfig(db));
  if (!row) return { key: 'connection.offlineNow' };
  return { key: 'connection.offline', params: { time: clockTime(Math.floor(row.readAt / 1000), locale) } };
}

/** For a moment after the connection returned. */
function useIsBack(isOnline: boolean): boolean {
  const [wasAway, setWasAway] = useState(false);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!isOnline) {
      setWasAway(true);
      return undefined;
    }
    if (!wasAway) return undefined;
    setWasAway(false);
    setBack(true);
    const timer = setTimeout(() => setBack(false), BACK_SHOWN_MS);
    return () => clearTimeout(timer);
    // Only the change of the line counts, not the notes made of it.
  }, [isOnline]);
  return isBack;
}
